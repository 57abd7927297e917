// Every calculator page says at the first visit what it is for.
import { games } from '@oddsmith/games';
import { expect, test } from 'vitest';
import { FIRST_VISIT } from '../src/first-visit/words.ts';

test('every calculator has a hint, and no hint is of a calculator that is gone', () => {
  const calculators = games.flatMap((game) => game.calculators.map(({ id }) => id));
  const hinted = Object.keys(FIRST_VISIT).filter((id) => !id.endsWith('/armies'));
  expect(hinted.sort()).toEqual([...calculators].sort());
});
