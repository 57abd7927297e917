// What matters, and what it would need.
import type * as english from '../../english/results/sensitivity.ts';

/** What matters: each field moved by one step. */
export const sensitivity: typeof english.sensitivity = {
  trying: 'Jedes Feld wird um einen Schritt nach oben und unten verändert …',
  tooLarge: 'Diese Schlacht ist zu groß, um jede Änderung durchzuprobieren.',
  nothing: 'Kein einzelner Schritt eines Feldes ändert die Antwort.',
  moves: (figure, base) =>
    `${figure}: jetzt ${base}. Jede Zeile ist ein Schritt in einem Feld; wähle sie, um ihn zu machen.`,
  on: 'an',
  off: 'aus',
  none: 'nichts',
  used: 'benutzt',
};

/** "What would I need?" under the sensitivity of a battle. */
export const whatIf: typeof english.whatIf = {
  title: 'Was bräuchte ich?',
  before: (figure) => `${figure}: für`,
  target: 'Zielwert',
  after: 'ändere eins davon:',
  afterPercent: '% ändere eins davon:',
  notAlone: (best, value) => `nicht allein: bestenfalls ${best} (${value})`,
  twoAtOnce: 'Zwei zugleich:',
  across: 'Nebeneinander',
  down: 'Untereinander',
  bothFields: 'Beide Felder',
};
