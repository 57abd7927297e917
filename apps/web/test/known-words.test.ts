// Rules as players type them.
import { describe, expect, it } from 'vitest';
import { bestMatches, meantWords } from '../src/components/form/controls/known-words.ts';

const KNOWN = ['Lethal Hits', 'Sustained Hits 1', 'Anti-Infantry 4+', 'Impact Hits (D6+1)', 'Blast'];

describe('a box for rules', () => {
  it('offers names that start with the text before those that contain it', () => {
    expect(bestMatches(KNOWN, 'hits')).toEqual(['Lethal Hits', 'Sustained Hits 1', 'Impact Hits (D6+1)']);
    expect(bestMatches(KNOWN, 'BL')).toEqual(['Blast']);
    expect(bestMatches(KNOWN, '')).toEqual([]);
  });

  it('takes the best match, a rule with a number of its own as typed, and several between commas', () => {
    expect(meantWords(KNOWN, 'leth', 'Lethal Hits')).toEqual({ words: ['Lethal Hits'], unknown: [] });
    expect(meantWords(KNOWN, 'sustained hits 3', undefined)).toEqual({ words: ['sustained hits 3'], unknown: [] });
    expect(meantWords(KNOWN, 'Impact Hits (2)', undefined)).toEqual({ words: ['Impact Hits (2)'], unknown: [] });
    expect(meantWords(KNOWN, 'blast, lethal hits', undefined)).toEqual({
      words: ['Blast', 'Lethal Hits'],
      unknown: [],
    });
  });

  it('says what it does not know', () => {
    expect(meantWords(KNOWN, 'Blast, Sparkling', 'Blast')).toEqual({ words: ['Blast'], unknown: ['Sparkling'] });
  });
});
