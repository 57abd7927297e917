// What matters: each field moved by one step.
import type { sensitivity as english } from '../english/sensitivity.ts';

export const sensitivity: typeof english = {
  trying: 'Jedes Feld wird einen Schritt nach oben und unten versucht …',
  tooLarge: 'Diese Schlacht ist zu groß, um jede Änderung zu versuchen.',
  nothing: 'Kein einzelner Schritt eines Feldes ändert die Antwort.',
  moves: (figure, base) =>
    `So ändert sich „${figure}“ (${base}) mit einem Schritt eines Feldes. Wähle eine Zeile, um den Schritt zu machen.`,
  on: 'an',
  off: 'aus',
  none: 'nichts',
  used: 'benutzt',
};
