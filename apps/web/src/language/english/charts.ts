// What a chart says in words.
import { inLanguage } from '../in-language.ts';

export const charts = inLanguage('charts', {
  chance: 'chance',
  readWithKeys: (title: string) => `${title}: read values with the arrow keys`,
  mean: (mean: string) => `mean ${mean}`,
  median: (median: number) => `median ${median}`,
  orMore: (outcome: number, axis: string) => `${outcome} or more ${axis}`,
  exactlySo: (outcome: number, axis: string) => `exactly ${outcome} ${axis}`,
  exactly: 'exactly',
  atLeast: 'at least',
  always: (outcome: number, axis: string) => `Always ${outcome} ${axis}.`,
  between: (min: number, max: number, axis: string, mean: string, median: number) =>
    `Between ${min} and ${max} ${axis}; ${mean} on average, median ${median}.`,
  likely: (mode: number, chance: string, low: number, high: number) =>
    `Most likely ${mode} (${chance}). The middle half of all battles lies between ${low} and ${high}.`,
});
