// A small share of `npm run attack -- --only pages`: a deployment under an open page, a server that is away, two tabs, two versions of the
// site, damaged stores and a full one.
import { attackPages } from '../scripts/attack/pages/pages.ts';
import { expect, needsChromium, test } from './calculator.ts';

needsChromium();

const SEED = 12;

test('whatever befalls a page, it comes to the right answer, and what was saved is there', async () => {
  test.setTimeout(300_000);
  const rows = await attackPages(1, SEED);
  expect(rows.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`))).toEqual([]);
  for (const { name, outcome } of rows) expect(`${name}: ${outcome}`).toContain('1 ended');
});
