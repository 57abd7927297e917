// Keys that work anywhere on the page, unless a text is being typed.
import { useEffect } from 'react';
import { hasOwnUndo, takeBack, undoKey } from '../undo/step.ts';
import { type Commands, useCommandStore } from './commands.ts';

type CommandName = Exclude<keyof Commands, 'findings' | 'examples' | 'switches' | 'reveal'>;

const KEYS: { readonly [key: string]: CommandName } = {
  r: 'random',
  c: 'copyLink',
  a: 'pickAttacker',
  d: 'pickDefender',
  v: 'chooseVerb',
  e: 'edit',
};

export function useShortcuts(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { commands, show, sheet } = useCommandStore.getState();
      // Keys mean what is in front: nothing happens behind a dialog.
      const isBehind = sheet !== undefined || document.querySelector('[role=dialog]') !== null;
      if (isBehind || event.defaultPrevented || event.altKey) return;
      if (event.ctrlKey || event.metaKey) {
        if (event.key.toLowerCase() === 'k') {
          event.preventDefault();
          show('search');
          return;
        }
        const direction = undoKey(event);
        // A text that is not sent yet has a way back of its own, and so has the board of a skirmish.
        if (direction === undefined || isDraft(event.target) || hasOwnUndo(location.hash.split('/')[2])) return;
        event.preventDefault();
        void takeBack(direction);
        return;
      }
      if (isTyping(event.target)) return;
      if (event.key === '?') show('help');
      else if (event.key === '/') show('search');
      else {
        const command = commands[KEYS[event.key.toLowerCase()]];
        if (command === undefined) return;
        command();
      }
      event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}

function isDraft(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && (target.type === 'search' || target.form !== null);
}

/** Whole-number boxes take no letters, so letters may be commands there. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
  return target instanceof HTMLInputElement && target.inputMode !== 'numeric';
}
