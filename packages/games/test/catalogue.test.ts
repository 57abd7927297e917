// The catalogue names the calculators that the games export, each under its own id.
import { capableOf, games, loadCalculator } from '@oddsmith/games';

import { expect, test } from 'vitest';
import * as axis from '../src/axis/index.ts';
import * as fantasy from '../src/fantasy/index.ts';
import * as grimdark from '../src/grimdark/index.ts';
import * as killTeam from '../src/kill-team/index.ts';
import { listReaders, readerOf } from '../src/lists/readers.ts';
import * as wh40k from '../src/wh40k/index.ts';

test('every calculator of a game is in the catalogue, and loads as itself', async () => {
  const exported = [killTeam, fantasy, grimdark, wh40k, axis].flatMap(({ calculators }) => [...calculators]);
  const listed = games.flatMap(({ calculators }) => calculators.map(({ id }) => id));
  expect(listed).toEqual(exported.map(({ id }) => id));
  for (const calculator of exported) expect(await loadCalculator(calculator.id)).toBe(calculator);
  expect(await loadCalculator('fantasy/nothing')).toBeUndefined();
  expect(await loadCalculator('nothing')).toBeUndefined();
});

test('whoever takes lists has a reader in its game, and every reader somebody to read for', () => {
  const taking = new Set(capableOf('lists').map((id) => id.split('/')[0]));
  expect([...taking].filter((game) => readerOf(game) === undefined)).toEqual([]);
  expect(listReaders.map(({ game }) => game).filter((game) => !taking.has(game))).toEqual([]);
});
