// Brings a field into view and puts the focus on it, once its group has unfolded.
import { parsePath } from '@oddsmith/games';
import { fieldId } from './field-id.ts';
import { unfoldCards } from './folded-cards.ts';

export function focusField(path: string): void {
  const id = fieldId(parsePath(path) ?? []);
  const look = (turns: number): void =>
    afterDrawing(() => {
      const found = document.getElementById(id);
      if (found !== null) return focus(found);
      unfoldCards();
      if (turns > 0) look(turns - 1);
    });
  look(TURNS);
}

/** All fields may have to be fetched first: a second of frames. */
const TURNS = 30;

function afterDrawing(act: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(act));
}

function focus(element: HTMLElement | null): void {
  if (element === null) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block: 'center', behavior: calm ? 'instant' : 'smooth' });
  const focusable = element.matches('[role=radiogroup]')
    ? element.querySelector<HTMLElement>('[tabindex="0"]')
    : element;
  focusable?.focus({ preventScroll: true });
}
