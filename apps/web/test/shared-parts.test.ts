// Equal parts of the data of a page are written once, and read again as they were.
import { calculators } from '@oddsmith/games/calculators';
import { expect, test } from 'vitest';
import { describeCalculator } from '../descriptions.ts';
import { withoutSharedParts } from '../src/engine/shared-parts.ts';
import { withSharedParts } from '../with-shared-parts.ts';

test.each(calculators.map((calculator) => [calculator.id, calculator] as const))('%s', async (_, calculator) => {
  const data: unknown = JSON.parse(JSON.stringify(await describeCalculator(calculator)));
  const shared = withSharedParts(data);
  expect(withoutSharedParts(JSON.parse(JSON.stringify(shared)))).toEqual(data);
  // Small forms repeat nothing: then there is one pair of brackets more.
  expect(JSON.stringify(shared).length).toBeLessThan(JSON.stringify(data).length + 10);
});
