// The commands a calculator page offers: undo, random battle, copy link, search, share.
import { useEffect } from 'react';
import { useBattleStore } from '../battle/context.ts';
import type { BattleStore } from '../battle/store.ts';
import { checkInput } from '../engine-client.ts';
import { calculator as words } from '../language/english/calculator/calculator.ts';
import { everyday } from '../language/english/everyday.ts';
import { useCommandStore } from '../shell/commands.ts';
import { linkOf } from './address.ts';
import { pageFindings } from './page-findings.ts';

/** A random battle may break a rule between fields; a preset never does. */
const TRIES = 8;

export function useCommands(): void {
  const store = useBattleStore();
  useEffect(() => {
    const { offer, show } = useCommandStore.getState();
    offer({
      undo: () => store.getState().undo(),
      redo: () => store.getState().redo(),
      reset: () => store.getState().reset(),
      random: () => void playRandom(store),
      findings: () => pageFindings(store),
      present: () => ({ calculator: store.getState().calculator.id, input: store.getState().history.present }),
      share: () => show('share'),
      copyLink: async () => copyAndSay(await linkOf(store.getState()), everyday.linkCopied),
    });
    return () => {
      offer({});
      show(undefined);
    };
  }, [store]);
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
