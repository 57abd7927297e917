// Every dialect of the table has a sample of our own that is read as it: a new dialect shows here what it breaks.
import { expect, test } from 'vitest';
import { loadBuiltInCatalogue } from '../../../src/wh40k/data/built-in.ts';
import { DIALECTS, type ListFormat } from '../../../src/wh40k/import/army.ts';
import { importArmy } from '../../../src/wh40k/import/index.ts';
import * as samples from './dialects.ts';
import { ROSTERIZER } from './rosterizer-list.ts';

const SAMPLES: { readonly [dialect in ListFormat]: string } = {
  'new-recruit-simple': samples.NEW_RECRUIT_SIMPLE,
  'battlescribe-text': samples.BATTLESCRIBE_TEXT,
  'new-recruit-short': samples.NEW_RECRUIT_SHORT,
  'wtc-compact': samples.WTC_COMPACT,
  'wtc-full': samples.WTC_FULL,
  'war-organ': samples.WAR_ORGAN,
  'listforge-text': samples.LISTFORGE_TEXT,
  'official-app': samples.OFFICIAL_APP,
  battlescribe: samples.BATTLESCRIBE_XML,
  rosterizer: ROSTERIZER,
  'listforge-json': samples.LISTFORGE_JSON,
  'new-recruit-json': samples.NEW_RECRUIT_JSON,
};

const catalogue = await loadBuiltInCatalogue();

test.each(DIALECTS.map(({ id }) => id))('%s', async (id) => {
  const result = await importArmy(SAMPLES[id], catalogue);
  if (!result.ok) throw new Error(result.problem.message);
  expect(result.army.format).toBe(id);
  expect(result.army.units.map(({ datasheet }) => datasheet)).toContain('Captain');
  expect(result.army.units.every(({ points }) => (points ?? 0) > 0)).toBe(true);
});
