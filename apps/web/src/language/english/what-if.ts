// "What would I need?" under the sensitivity of a battle.
import { inLanguage } from '../in-language.ts';

export const whatIf = inLanguage('what-if', {
  title: 'What would I need?',
  /** Around the field with the target; `figure` is the title of what is asked for. */
  before: (figure: string) => `For ${figure.toLowerCase()} of`,
  target: 'Target',
  after: 'change one of these:',
  afterPercent: '% change one of these:',
  notAlone: (best: string, value: string) => `not by itself: at best ${best} (${value})`,
  twoAtOnce: 'Two at once:',
  across: 'Across',
  down: 'Down',
  bothFields: 'Both fields',
});
