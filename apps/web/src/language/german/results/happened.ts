// What the dice really gave, and how lucky that was.
import type * as english from '../../english/results/happened.ts';

export const happened: typeof english.happened = {
  kept: 'In den Verlauf übernommen',
  gave: (axis) => `Deine Würfel ergaben (${axis}):`,
  gaveName: (axis) => `Was deine Würfel ergaben: ${axis}`,
  keep: 'In den Verlauf',
  review: 'Mit allen Würfeln analysieren',
  orLess: 'so viel oder weniger',
  orMore: 'so viel oder mehr',
  usual: 'Nichts Besonderes',
  rare: 'Nicht alltäglich',
  story: 'Das muss man erzählen',
  went: 'Wie es ausging',
  did: 'es gelang',
  not: 'es gelang nicht',
  way: (word, way, chance) => `${word}: ${way}. So gehen ${chance} der Schlachten aus.`,
  luck: (word, outcome, axis, orLess, orMore) =>
    `${word}: ${outcome} ${axis}. ${orLess} der Schlachten ergeben so viel oder weniger, ${orMore} so viel oder mehr.`,
};
