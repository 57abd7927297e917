// Keeps the address and the battle in step: #/fantasy/attack/<code>, written without filling the browser's history.
import { useEffect } from 'react';
import { useBattleStore } from '../battle/context.ts';
import { isExample } from '../battle/example.ts';
import { type LinkState, writeCode } from '../battle/link.ts';
import { currentTab, enterBattle, showBattle } from '../battle/open-battles.ts';
import { openCode } from '../battle/opening.ts';
import { type Battle, heldBy } from '../battle/store.ts';
import { stateLeft, stay } from '../battle/visits.ts';
import { isSheetEntry } from '../components/ui/sheet-entry.ts';
import { checkInput } from '../engine-client.ts';
import { openDocument } from '../undo/document.ts';

const WRITE_AFTER_MS = 250;

/** The code in the present address, '' when it names another page or none. */
export function codeOfAddress(calculator: string): string {
  const [game, name, code] = location.hash.replace(/^#?\/?/, '').split('/');
  return `${game}/${name}` === calculator ? (code ?? '') : '';
}

function stateOf({ input, pinned, view }: Battle): LinkState {
  return { input, ...(pinned === undefined ? {} : { pinned }), view };
}

/** The link to exactly what is on screen, without waiting for the address to catch up. */
export async function linkOf(battle: Battle): Promise<string> {
  const code = await writeCode(battle.calculator.form, stateOf(battle));
  return `${location.href.split('#')[0]}#/${battle.calculator.id}/${code}`;
}

export function useAddress(): void {
  const store = useBattleStore();
  useEffect(() => {
    const { calculator } = store.getState();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let written = codeOfAddress(calculator.id);
    let gone = false;
    let isBehind = false;
    let followed = 0;
    let tab = currentTab();
    const keep = () => {
      const battle = store.getState();
      stay({ calculator: calculator.id, opened: battle.opened, left: stateOf(battle) }, isExample(battle));
    };
    const write = async () => {
      keep();
      // The entry of an open sheet goes when it closes, and what was written on it: the battle would go back with it.
      if (isSheetEntry()) return writeSoon();
      const battle = store.getState();
      const code = await writeCode(calculator.form, stateOf(battle));
      if (gone || store.getState() !== battle) return;
      if (isSheetEntry()) return writeSoon();
      // A link pasted a moment ago is followed, not written over.
      if (codeOfAddress(calculator.id) !== written) return;
      written = code;
      isBehind = false;
      history.replaceState(history.state, '', `#/${calculator.id}/${code}`);
      showIn(tab, battle, code);
    };
    const writeSoon = () => {
      isBehind = true;
      clearTimeout(timer);
      timer = setTimeout(write, WRITE_AFTER_MS);
    };
    const follow = async () => {
      const code = codeOfAddress(calculator.id);
      if ((code === written && !isBehind) || !isAddressOf(calculator.id)) return;
      clearTimeout(timer);
      written = code;
      const turn = ++followed;
      if (code === '') return write();
      const isKnown = enterBattle(calculator.id, code);
      tab = currentTab();
      const { state, notice } = await openCode(calculator, code, checkInput);
      // A link that takes longer to read does not come in the way of the next one.
      if (!gone && turn === followed) store.getState().open(state, notice, !isKnown);
    };
    // A bare address already means the standard battle.
    if (written === '' && stateLeft(calculator.id) !== undefined) writeSoon();
    const unsubscribe = store.subscribe(writeSoon);
    const close = openDocument(`battle ${calculator.id}`, {
      value: () => heldBy(store.getState()),
      take: (held, settled) => store.getState().take(held, settled),
      tab: () => tab,
    });
    addEventListener('hashchange', follow);
    addEventListener('pagehide', keep);
    return () => {
      gone = true;
      clearTimeout(timer);
      unsubscribe();
      close();
      removeEventListener('hashchange', follow);
      removeEventListener('pagehide', keep);
      keep();
      const battle = store.getState();
      // What was changed a moment ago belongs to the tab that is left.
      if (isBehind) void writeCode(calculator.form, stateOf(battle)).then((code) => showIn(tab, battle, code));
    };
  }, [store]);
}

/** The tab of a battle is called after who meets whom, as the title of the page is. */
function showIn(tab: string | undefined, battle: Battle, code: string): void {
  const title = document.title.split(' · ').at(-2) ?? '';
  showBattle(tab, { calculator: battle.calculator.id, code, title, example: isExample(battle) });
}

/** Whether the present address shows this calculator: with or without a code, or the bare game. */
function isAddressOf(calculator: string): boolean {
  const path = location.hash.replace(/^#?\/?/, '');
  return path === calculator || path.startsWith(`${calculator}/`) || path === calculator.split('/')[0];
}
