// The guide table against looking up the running total from the start, and draws against the distribution.
import { binomialPmf, expressionPmf, Random, Sampler } from '@oddsmith/kernel';
import { expect, test } from 'vitest';
import { chiSquareLimit, chiSquareOf } from './chi-square.ts';

const CASES: { readonly [name: string]: Float64Array } = {
  '2D6': expressionPmf({ count: 2, sides: 6, plus: 0 }),
  'a certain outcome': Float64Array.of(0, 0, 0, 1, 0),
  'rare first and last': Float64Array.of(1e-6, 0.4999995, 0, 0.4999985, 1e-6),
  'many outcomes': binomialPmf(600, 0.4),
  'a total below 1': Float64Array.of(0.2, 0.3, 0.1),
};

for (const [name, pmf] of Object.entries(CASES)) {
  test(`${name}: words lead where the running total says`, () => {
    const sampler = new Sampler(pmf);
    const total = pmf.reduce((sum, p) => sum + p, 0);
    const random = new Random(8);
    const words = [
      0,
      1,
      2 ** 24 - 1,
      2 ** 24,
      2 ** 31,
      2 ** 32 - 1,
      ...Array.from({ length: 3000 }, () => random.uint32()),
    ];
    for (const word of words) {
      let outcome = 0;
      let below = pmf[0];
      while (word >= (below / total) * 2 ** 32) below += pmf[++outcome];
      expect(sampler.outcomeOf(word)).toBe(outcome);
    }
  });

  test(`${name}: draws stay inside the chi-square band`, () => {
    const sampler = new Sampler(pmf);
    const random = new Random(77);
    const counts = new Array<number>(pmf.length).fill(0);
    const draws = 200_000;
    for (let i = 0; i < draws; i++) counts[sampler.draw(random)]++;
    // Cells with few expected draws are put together, as the statistic asks for.
    const total = pmf.reduce((sum, p) => sum + p, 0);
    const cells: number[] = [0];
    const chances: number[] = [0];
    pmf.forEach((p, n) => {
      const rare = (p / total) * draws < 10;
      if (!rare) {
        cells.push(0);
        chances.push(0);
      }
      cells[rare ? 0 : cells.length - 1] += counts[n];
      chances[rare ? 0 : chances.length - 1] += p / total;
    });
    pmf.forEach((p, n) => {
      if (p === 0) expect(counts[n]).toBe(0);
    });
    expect(chiSquareOf(cells, chances)).toBeLessThan(chiSquareLimit(Math.max(1, cells.length - 1)));
  });
}
