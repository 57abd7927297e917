// What a chart says in words.
import type { charts as english } from '../english/charts.ts';

export const charts: typeof english = {
  chance: 'Chance',
  readWithKeys: (title) => `${title}: Werte mit den Pfeiltasten lesen`,
  mean: (mean) => `Mittel ${mean}`,
  median: (median) => `Median ${median}`,
  given: (outcome) => `gewürfelt ${outcome}`,
  orMore: (outcome, axis) => `${outcome} oder mehr ${axis}`,
  exactlySo: (outcome, axis) => `genau ${outcome} ${axis}`,
  exactly: 'genau',
  atLeast: 'mindestens',
  always: (outcome, axis) => `Immer ${outcome} ${axis}.`,
  between: (min, max, axis, mean, median) => `Zwischen ${min} und ${max} ${axis}; im Mittel ${mean}, Median ${median}.`,
  likely: (mode, chance, low, high) =>
    `Am wahrscheinlichsten ${mode} (${chance}). Die mittlere Hälfte aller Schlachten liegt zwischen ${low} und ${high}.`,
};
