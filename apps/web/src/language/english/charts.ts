// What a chart says in words.
import { inLanguage } from '../in-language.ts';

export const charts = inLanguage('charts', {
  chance: 'chance',
  readWithKeys: (title: string) => `${title}: read values with the arrow keys`,
  mean: (mean: string) => `mean ${mean}`,
  median: (median: string) => `median ${median}`,
  /** What the player told of the real dice. */
  given: (outcome: string) => `the dice gave ${outcome}`,
  orMore: (outcome: string, axis: string) => `${outcome} or more ${axis}`,
  exactlySo: (outcome: string, axis: string) => `exactly ${outcome} ${axis}`,
  exactly: 'exactly',
  atLeast: 'at least',
  always: (outcome: string, axis: string) => `Always ${outcome} ${axis}.`,
  between: (min: string, max: string, axis: string, mean: string, median: string) =>
    `Between ${min} and ${max} ${axis}; ${mean} on average, median ${median}.`,
  likely: (mode: string, chance: string, low: string, high: string) =>
    `Most likely ${mode} (${chance}). The middle half of all battles lies between ${low} and ${high}.`,
});
