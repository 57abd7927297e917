// Brings a field into view and puts the focus on it, once its group has unfolded.
import { parsePath } from '@oddsmith/games';
import { fieldId } from './field-id.ts';

export function focusField(path: string): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const element = document.getElementById(fieldId(parsePath(path) ?? []));
      if (element === null) return;
      const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      element.scrollIntoView({ block: 'center', behavior: calm ? 'instant' : 'smooth' });
      const focusable = element.matches('[role=radiogroup]')
        ? element.querySelector<HTMLElement>('[tabindex="0"]')
        : element;
      focusable?.focus({ preventScroll: true });
    }),
  );
}
