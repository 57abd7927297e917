// Keeps the address and the battle in step: #/fantasy/attack/<code>, written without filling the browser's history.
import { useEffect } from 'react';
import { useBattleStore } from '../battle/context.ts';
import { writeCode } from '../battle/link.ts';
import { openCode } from '../battle/opening.ts';
import type { Battle } from '../battle/store.ts';
import { checkInput } from '../engine-client.ts';

const WRITE_AFTER_MS = 250;

/** The code in the present address, '' when it names another page or none. */
export function codeOfAddress(calculator: string): string {
  const [game, name, code] = location.hash.replace(/^#?\/?/, '').split('/');
  return `${game}/${name}` === calculator ? (code ?? '') : '';
}

const lastKey = (calculator: string) => `oddsmith:last:${calculator}`;

/** The battle this browser looked at last, so that coming back to a tab finds it again. */
export function lastCode(calculator: string): string {
  try {
    return localStorage.getItem(lastKey(calculator)) ?? '';
  } catch {
    return '';
  }
}

function remember(calculator: string, code: string): void {
  try {
    localStorage.setItem(lastKey(calculator), code);
  } catch {
    // Storage may be full or switched off: the address still holds the battle.
  }
}

function codeOf({ calculator, history, pinned, view }: Battle): string {
  return writeCode(calculator.form, {
    input: history.present,
    ...(pinned === undefined ? {} : { pinned }),
    view,
  });
}

/** The link to exactly what is on screen, without waiting for the address to catch up. */
export function linkOf(battle: Battle): string {
  return `${location.href.split('#')[0]}#/${battle.calculator.id}/${codeOf(battle)}`;
}

export function useAddress(): void {
  const store = useBattleStore();
  useEffect(() => {
    const { calculator } = store.getState();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let written = '';
    const write = () => {
      written = codeOf(store.getState());
      history.replaceState(history.state, '', `#/${calculator.id}/${written}`);
      remember(calculator.id, written);
    };
    const writeSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(write, WRITE_AFTER_MS);
    };
    const follow = async () => {
      const here =
        location.hash.startsWith(`#/${calculator.id}`) || location.hash === `#/${calculator.id.split('/')[0]}`;
      const code = codeOfAddress(calculator.id);
      if (!here || code === written) return;
      clearTimeout(timer);
      if (code === '') return write();
      written = code;
      const { state, notice } = await openCode(calculator, code, checkInput);
      store.getState().open(state, notice);
    };
    write();
    const unsubscribe = store.subscribe(writeSoon);
    addEventListener('hashchange', follow);
    return () => {
      clearTimeout(timer);
      unsubscribe();
      removeEventListener('hashchange', follow);
      // Edits younger than the timer; the address already belongs to the next page.
      remember(calculator.id, codeOf(store.getState()));
    };
  }, [store]);
}
