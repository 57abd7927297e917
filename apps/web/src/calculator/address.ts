// Keeps the address and the battle in step: #/fantasy/attack/<code>, written without filling the browser's history.
import { useEffect } from 'react';
import { useBattleStore } from '../battle/context.ts';
import { type LinkState, writeCode } from '../battle/link.ts';
import { openCode } from '../battle/opening.ts';
import type { Carried } from '../battle/pair.ts';
import type { Battle } from '../battle/store.ts';
import { isSheetEntry } from '../components/ui/sheet-entry.ts';
import { checkInput } from '../engine-client.ts';

const WRITE_AFTER_MS = 250;

/** The code in the present address, '' when it names another page or none. */
export function codeOfAddress(calculator: string): string {
  const [game, name, code] = location.hash.replace(/^#?\/?/, '').split('/');
  return `${game}/${name}` === calculator ? (code ?? '') : '';
}

/** Battles of this visit, so that coming back to a tab finds them again. */
const left = new Map<string, LinkState>();

/** The modes of this game that were left since this one was, the last of them first. */
export function othersLeft(calculator: string): readonly Carried[] {
  const [game] = calculator.split('/');
  const ofGame = [...left].filter(([id]) => id.startsWith(`${game}/`));
  const since = ofGame.slice(ofGame.findIndex(([id]) => id === calculator) + 1);
  return since.reverse().map(([id, { input }]) => ({ calculator: id, input }));
}

export function stateLeft(calculator: string): LinkState | undefined {
  return left.get(calculator);
}

function stateOf({ history, pinned, view }: Battle): LinkState {
  return { input: history.present, ...(pinned === undefined ? {} : { pinned }), view };
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
    const write = async () => {
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
      const { state, notice } = await openCode(calculator, code, checkInput);
      // A link that takes longer to read does not come in the way of the next one.
      if (!gone && turn === followed) store.getState().open(state, notice);
    };
    // A bare address already means the standard battle.
    if (written === '' && stateLeft(calculator.id) !== undefined) writeSoon();
    const unsubscribe = store.subscribe(writeSoon);
    addEventListener('hashchange', follow);
    return () => {
      gone = true;
      clearTimeout(timer);
      unsubscribe();
      removeEventListener('hashchange', follow);
      // Last in, so that the newest stands at the end.
      left.delete(calculator.id);
      left.set(calculator.id, stateOf(store.getState()));
    };
  }, [store]);
}

/** Whether the present address shows this calculator: with or without a code, or the bare game. */
function isAddressOf(calculator: string): boolean {
  const path = location.hash.replace(/^#?\/?/, '');
  return path === calculator || path.startsWith(`${calculator}/`) || path === calculator.split('/')[0];
}
