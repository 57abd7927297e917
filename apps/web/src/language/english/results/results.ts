// What stands around every answer, and what its charts say.
import { inLanguage } from '../../in-language.ts';

/** What stands around every answer: figures, charts, tabs, table. */
export const results = inLanguage('results', {
  simulated: (battles: string, margin: string) => `Simulated: ${battles} battles, ±${margin} at 95% confidence.`,
  problem: 'This battle cannot be calculated yet:',
  engineStopped: (why: string) => `the engine stopped: ${why}. Undo the last change and try again.`,
  odds: 'Odds',
  check: 'Check by simulation',
  chart: 'Chart',
  eachNumber: (axis: string) => `Chance of each number: ${axis}`,
  atLeastOf: (axis: string) => `Chance of at least: ${axis}`,
  happened: 'What happened?',
  tray: 'Tray',
  history: 'History',
  steps: 'Steps',
  details: 'Details',
  tabs: { table: 'Table', steps: 'Steps', sensitivity: 'What matters', compare: 'Compare', export: 'Export' },
  pin: 'Pin to compare',
  unpin: 'Unpin',
  exactly: 'Exactly',
  atLeast: 'At least',
  atMost: 'At most',
  loadingTable: 'Loading the table…',
  allOutcomes: 'All outcomes',
  leftOut: 'Numbers that cannot come up are left out.',
  between: (from: string, to: string) => `${from} to ${to}`,
  figures: {
    mean: 'Mean',
    stdDev: 'Std dev',
    median: 'Median',
    mode: 'Mode',
    middleHalf: 'Middle half',
    ninetyFive: '95% at most',
    range: 'Range',
  },
});

/** What a chart says in words. */
export const charts = inLanguage('charts', {
  chance: 'chance',
  readWithKeys: (title: string) => `${title}: read values with the arrow keys`,
  mean: (mean: string) => `mean ${mean}`,
  median: (median: string) => `median ${median}`,
  /** The outline beside the bars. */
  pinned: 'pinned',
  outline: (name: string, mean: string, axis: string) => `The outline, ${name}: ${mean} ${axis} on average.`,
  /** What the player told of the real dice. */
  given: (outcome: string) => `the dice gave ${outcome}`,
  orMore: (outcome: string) => `${outcome} or more`,
  exactlySo: (outcome: string) => `exactly ${outcome}`,
  exactly: 'exactly',
  atLeast: 'at least',
  always: (outcome: string, axis: string) => `Always ${outcome} ${axis}.`,
  between: (min: string, max: string, axis: string, mean: string, median: string) =>
    `Between ${min} and ${max} ${axis}; ${mean} on average, median ${median}.`,
  likely: (mode: string, chance: string, low: string, high: string) =>
    `Most likely ${mode} (${chance}). The middle half of all battles lies between ${low} and ${high}.`,
});
