// What the dice really gave, and how lucky that was.
import { inLanguage } from '../../in-language.ts';

export const happened = inLanguage('happened', {
  kept: 'Kept in the history',
  gave: (axis: string) => `Your dice gave (${axis}):`,
  gaveName: (axis: string) => `What your dice gave: ${axis}`,
  keep: 'Keep in the history',
  review: 'Review with all its dice',
  orLess: 'that or less',
  orMore: 'that or more',
  usual: 'Nothing unusual',
  rare: 'Out of the ordinary',
  story: 'One to tell about',
  went: 'How it went',
  did: 'it worked',
  not: 'it did not work',
  way: (word: string, way: string, chance: string) => `${word}: ${way}. ${chance} of battles go this way.`,
  luck: (word: string, outcome: string, axis: string, orLess: string, orMore: string) =>
    `${word}: ${outcome} ${axis}. ${orLess} of battles give that or less, ${orMore} that or more.`,
});
