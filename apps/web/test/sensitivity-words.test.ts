// Changes of single fields as players read them: what is picked from a list goes by its label.
import { describeForm } from '@oddsmith/games';
import { shootCalculator } from '@oddsmith/games/kill-team';
import { expect, test } from 'vitest';
import { fieldOf, valueWords } from '../src/components/results/sensitivity-words.ts';

test('abilities are called by their names', () => {
  const field = fieldOf(describeForm(shootCalculator.input), 'defender.abilities');
  expect(valueWords(field, [])).toBe('none');
  expect(valueWords(field, ['justAScratch', 'durable'])).toBe('Just a Scratch, Durable');
});
