// Every calculator page says at the first visit what it is for.
import { games } from '@oddsmith/games';
import { expect, test } from 'vitest';
import { firstVisit } from '../src/language/english/calculator/first-visit.ts';

test('every calculator has a hint, and no hint is of a calculator that is gone', () => {
  const calculators = games.flatMap((game) => game.calculators.map(({ id }) => id));
  const hinted = Object.keys(firstVisit.pages).filter((id) => !id.endsWith('/armies'));
  expect(hinted.sort()).toEqual([...calculators].sort());
});
