// What the figures make of a rule, in words for players.
import type { Coverage } from '@oddsmith/games/grimdark';

export const COVERAGE_WORDS: { readonly [coverage in Coverage]: { readonly title: string; readonly meaning: string } } =
  {
    counted: { title: 'Counted', meaning: 'The figures take it into account.' },
    'read from text': { title: 'Read from its text', meaning: 'Understood from the description in your list.' },
    'needs support': { title: 'Needs context', meaning: 'Given by another unit: add it under Support to count it.' },
    'no effect': {
      title: 'No effect here',
      meaning: 'About movement, deployment or magic: it changes nothing in a duel.',
    },
    'not modelled': { title: 'Not modelled', meaning: 'Unknown to the rule packs: the figures leave it out.' },
  };
