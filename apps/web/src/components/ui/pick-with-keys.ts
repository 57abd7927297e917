// The keys of every picker: the arrows go from the search box through what it found, Enter in the box takes the first.
import type { KeyboardEvent } from 'react';

/** What can be taken carries this attribute; one that is open already stands for what it holds. */
export const PICK = { 'data-pick': true } as const;

const TURN_MS = 50;
const TURNS = 40;

/** What was typed last may still be looked for: the first of an earlier search is somebody else. */
function takeFirst(list: HTMLElement, turns: number): void {
  if (turns > 0 && list.querySelector('[aria-busy=true]') !== null) {
    setTimeout(() => takeFirst(list, turns - 1), TURN_MS);
    return;
  }
  const picks = [...list.querySelectorAll<HTMLElement>('[data-pick]')];
  picks.find((pick) => pick.getAttribute('aria-expanded') !== 'true')?.click();
}

export function pickWithKeys(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, target } = event;
  if (key !== 'ArrowDown' && key !== 'ArrowUp' && key !== 'Enter') return;
  const search = currentTarget.querySelector<HTMLElement>('input[type=search]');
  const picks = [...currentTarget.querySelectorAll<HTMLElement>('[data-pick]')];
  if (key === 'Enter') {
    if (target !== search) return;
    event.preventDefault();
    takeFirst(currentTarget, TURNS);
    return;
  }
  const here = picks.findIndex((pick) => pick.contains(document.activeElement));
  // Lists and fields among them keep their own arrows.
  if (here < 0 && target !== search) return;
  event.preventDefault();
  const next = key === 'ArrowDown' ? picks[here + 1] : here <= 0 ? search : picks[here - 1];
  next?.focus();
}
