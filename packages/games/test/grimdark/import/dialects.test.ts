// Every dialect of the table has a sample of our own that is read as it: a new dialect shows here what it breaks.
import { expect, test } from 'vitest';
import { DIALECTS, type ListFormat } from '../../../src/grimdark/import/dialects.ts';
import { importArmy } from '../../../src/grimdark/import/index.ts';
import * as lists from './lists.ts';

const SAMPLES: { readonly [dialect in ListFormat]: string } = {
  'army-forge-share': lists.SHARE_NEW,
  'army-forge-save': lists.SAVE,
  'plain-text': lists.PLAIN,
  'army-forge-text': lists.TEXT,
};

test.each(DIALECTS.map(({ id }) => id))('%s', (id) => {
  const result = importArmy(SAMPLES[id], [lists.BOOK]);
  if (!result.ok) throw new Error(result.problem.message);
  expect(result.army.format).toBe(id);
  expect(result.army.units.length).toBeGreaterThan(0);
  expect(result.army.units.every(({ points, models }) => points > 0 && models > 0)).toBe(true);
});
