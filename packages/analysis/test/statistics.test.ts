// Every statistic has a case worked out by hand, and words in every language.
import { resultCsv, STATISTICS } from '@oddsmith/analysis';
import { summarize } from '@oddsmith/kernel';
import { LANGUAGES } from '@oddsmith/words';
import { expect, test } from 'vitest';
import { figureOf } from '../src/figure.ts';

/** Of 0 with 1/2, 1 and 2 with 1/4 each. */
const cases: { readonly [statistic: string]: number } = {
  mean: 3 / 4,
  // 1/2 * (3/4)² + 1/4 * (1/4)² + 1/4 * (5/4)².
  stdDev: Math.sqrt(11 / 16),
  median: 0,
  mode: 0,
  min: 0,
  max: 2,
};

const findings = {
  errorBound: 0,
  distributions: { hits: summarize(Float64Array.of(1 / 2, 1 / 4, 1 / 4)) },
  summary: {},
};

test.each([...STATISTICS])('%s', (statistic) => {
  expect(cases[statistic], `no case for ${statistic}`).toBeDefined();
  expect(figureOf(findings, `hits.${statistic}`)).toBeCloseTo(cases[statistic], 12);
  for (const language of LANGUAGES) {
    const result = { axes: [], figures: [`hits.${statistic}`], points: [] };
    const [head] = resultCsv('sweep', result, [], language).split('\r\n');
    expect(head, `no words for ${statistic} in ${language}`).not.toContain('undefined');
  }
});
