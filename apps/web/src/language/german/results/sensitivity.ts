// What matters, and what it would need.
import type * as english from '../../english/results/sensitivity.ts';

/** What matters: each field moved by one step. */
export const sensitivity: typeof english.sensitivity = {
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

/** "What would I need?" under the sensitivity of a battle. */
export const whatIf: typeof english.whatIf = {
  title: 'Was bräuchte ich?',
  before: (figure) => `Für ${figure} von`,
  target: 'Zielwert',
  after: 'ändere eins davon:',
  afterPercent: '% ändere eins davon:',
  notAlone: (best, value) => `nicht allein: bestenfalls ${best} (${value})`,
  twoAtOnce: 'Zwei zugleich:',
  across: 'Nebeneinander',
  down: 'Untereinander',
  bothFields: 'Beide Felder',
};
