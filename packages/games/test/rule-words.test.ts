// Readers hear of a rule in the edition their battle is played by.
import { editionOf, ruleWords, summaryInEdition } from '@oddsmith/games';
import { expect, test } from 'vitest';

const rule = { id: 'howl', name: 'Howl', summary: 'Howls.', summaryIn: { '11': 'Howls twice.' }, category: 'sound' };

test.each([
  [{ edition: '11' }, 'Howls twice.'],
  [{ edition: '10' }, 'Howls.'],
  // A charge is of the edition of its fight.
  [{ edition: null, fight: { edition: '11' } }, 'Howls twice.'],
  [{}, 'Howls.'],
  [null, 'Howls.'],
])('%j', (input, summary) => {
  expect(summaryInEdition(rule, editionOf(input))).toBe(summary);
});

test('effects stay with the engines', () => {
  const played = { ...rule, effect: () => ({}) };
  expect(ruleWords(played)).toEqual(rule);
});
