// "What would I need?" under the sensitivity of a battle.
import type { whatIf as english } from '../english/what-if.ts';

export const whatIf: typeof english = {
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
