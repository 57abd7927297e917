import type { Translation } from '@oddsmith/words';
import type { checks as en } from '../en/checks.ts';

export const checks: Translation<typeof en> = {
  'endless-target': () =>
    'ein endloses Ziel hat keine Lebenspunkte, die ausgehen könnten: Sag, wie viele Modelle es hat und wie viele Lebenspunkte jedes',
  'target-unread': ({ field }) =>
    `„${field}“ des Ziels wird nicht gelesen, wo der Angreifer Profile hat: Schreib es in jedes davon, oder gib dem Angreifer nur eine Art Attacke`,
  'units-too-large': ({ first, second, most }, w) =>
    `die Einheiten haben ${first} und ${second} Lebenspunkte: malgenommen höchstens ${w.number(most)}`,
};
