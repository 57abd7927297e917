// The commands a calculator page offers: undo, random battle, copy link, search, share.
import { complete, sameValue } from '@oddsmith/games';
import { useEffect } from 'react';
import { useBattleStore } from '../battle/context.ts';
import { DEFAULT_VIEW, writeCode } from '../battle/link.ts';
import { add } from '../battle/open-battles.ts';
import type { BattleStore } from '../battle/store.ts';
import { checkInput } from '../engine-client.ts';
import type { CalculatorView } from '../games/view.ts';
import { calculator as words } from '../language/english/calculator/calculator.ts';
import { everyday } from '../language/english/everyday.ts';
import { type Example, useCommandStore } from '../shell/commands.ts';
import { linkOf } from './address.ts';
import { pageFindings, revealField, switchFindings } from './page-findings.ts';

/** A random battle may break a rule between fields; a preset never does. */
const TRIES = 8;

export function useCommands({ switches }: CalculatorView): void {
  const store = useBattleStore();
  useEffect(() => {
    const { offer, show } = useCommandStore.getState();
    offer({
      pickAttacker: () => click('pick-attacker'),
      pickDefender: () => click('pick-defender'),
      chooseVerb: () => click('verb'),
      edit: () => store.getState().edit('battle'),
      reset: () => store.getState().reset(),
      random: () => void playRandom(store),
      findings: () => pageFindings(store),
      ...(switches && { switches: (text) => switchFindings(text, store, switches) }),
      reveal: (path) => revealField(store, path),
      examples: () => examplesOf(store),
      another: () => void openAnother(store),
      present: () => ({ calculator: store.getState().calculator.id, input: store.getState().input }),
      share: () => show('share'),
      copyLink: async () => copyAndSay(await linkOf(store.getState()), everyday.linkCopied),
    });
    return () => {
      offer({});
      show(undefined);
    };
  }, [store, switches]);
}

/** What a key opens is what its button opens. */
function click(id: string): void {
  const button = document.getElementById(id);
  // Where the focus goes back to.
  button?.focus();
  button?.click();
}

async function openAnother(store: BattleStore): Promise<void> {
  const { id, form, standard } = store.getState().calculator;
  const code = await writeCode(form, { input: standard, view: DEFAULT_VIEW });
  add({ calculator: id, code, title: '', example: true });
  location.hash = `#/${id}/${code}`;
}

function examplesOf(store: BattleStore): readonly Example[] {
  const { calculator, input: present, replace } = store.getState();
  return calculator.presets.map(({ title, note, input }) => ({
    title,
    note,
    shown: sameValue(complete(calculator.form, input), present),
    open: () => replace(input),
  }));
}

export async function copyAndSay(text: string, message: string): Promise<void> {
  const { copyText } = await import('../export/clipboard.ts');
  const { say } = useCommandStore.getState();
  say((await copyText(text)) ? message : words.cannotCopy);
}

async function playRandom(store: BattleStore): Promise<void> {
  const { randomBattle } = await import('../battle/random.ts');
  const { calculator, replace } = store.getState();
  const chance = () => crypto.getRandomValues(new Uint32Array(1))[0] / 2 ** 32;
  for (let i = 0; i < TRIES; i++) {
    const battle = randomBattle(calculator.form, calculator.presets, chance);
    if ((await checkInput(calculator.id, battle)) === null) return replace(battle);
  }
  replace(calculator.presets[Math.floor(chance() * calculator.presets.length)]?.input ?? calculator.form.default);
}
