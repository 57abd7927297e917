// What matters, and what it would need.
import { inLanguage } from '../../in-language.ts';

/** What matters: each field moved by one step. */
export const sensitivity = inLanguage('sensitivity', {
  trying: 'Trying every field one step up and down…',
  tooLarge: 'This battle is too large to try every change.',
  nothing: 'No single step of any field changes the answer.',
  moves: (figure: string, base: string) =>
    `${figure}: ${base} now. Each line is one step of one field; choose it to take the step.`,
  on: 'on',
  off: 'off',
  none: 'none',
  used: 'used',
});

/** "What would I need?" under the sensitivity of a battle. */
export const whatIf = inLanguage('whatIf', {
  title: 'What would I need?',
  /** Around the field with the target; `figure` is the title of what is asked for. */
  before: (figure: string) => `${figure}: to reach`,
  target: 'Target',
  after: 'change one of these:',
  afterPercent: '% change one of these:',
  notAlone: (best: string, value: string) => `not on its own: ${best} at best (${value})`,
  twoAtOnce: 'Two at once:',
  across: 'Across',
  down: 'Down',
  bothFields: 'Both fields',
});
