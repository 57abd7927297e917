// What a change of a file asks to be tested in full.
import { expect, test } from 'vitest';
import { areasOf } from '../scripts/touched.ts';

test.each([
  ['packages/games/src/axis/exact/round/volley.ts', ['axis']],
  ['packages/games/test/fantasy/cases.ts', ['fantasy']],
  ['packages/games/src/wh40k/rules/catalogue.ts', ['wh40k', 'skirmish']],
  ['apps/web/src/games/kill-team/fight/page.tsx', ['kill-team']],
  ['apps/web/src/shell/header.tsx', ['web']],
  ['apps/web/src/skirmish/board/board.tsx', ['skirmish']],
  ['e2e/wh40k-units.spec.ts', ['wh40k']],
  ['packages/analysis/src/matrix.ts', ['server', 'cli']],
  ['README.md', []],
])('%s: %j', (file, areas) => {
  expect(areasOf([file])).toEqual(areas);
});

test.each([
  'packages/kernel/src/pmf.ts',
  'packages/games/src/contract/calculate.ts',
  'test/depth.ts',
  'package-lock.json',
])('%s is below everything', (file) => {
  expect(areasOf([file])).toHaveLength(9);
});
