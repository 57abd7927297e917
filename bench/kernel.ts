// The inner loops everything else is made of.
import { bernoulli, compound, convolve, expressionPmf, power, Random, summarize, thin } from '@oddsmith/kernel';
import type { Benchmark } from './benchmark.ts';

const wide = expressionPmf({ count: 40, sides: 6, plus: 0 });
const attackLike = Float64Array.of(0.7, 0.1, 0.1, 0.05, 0.03, 0.02);
const random = new Random(1);

function rollMillion(): number {
  let total = 0;
  for (let i = 0; i < 1_000_000; i++) total += random.d6();
  return total;
}

export const benchmarks: readonly Benchmark[] = [
  { name: 'convolve 241 x 241', targetMs: 0.06, run: () => convolve(wide, wide) },
  { name: 'power of 6 outcomes, 100 times', targetMs: 0.06, run: () => power(attackLike, 100) },
  {
    name: 'compound 2D6+10 of 6 outcomes',
    targetMs: 0.02,
    run: () => compound(expressionPmf({ count: 2, sides: 6, plus: 10 }), attackLike),
  },
  { name: 'thin 241 outcomes', targetMs: 0.1, run: () => thin(wide, 1 / 3) },
  { name: 'power of a coin, 200 times', targetMs: 0.02, run: () => power(bernoulli(1 / 6), 200) },
  { name: 'summary of 241 outcomes', targetMs: 0.01, run: () => summarize(wide) },
  { name: 'a million d6', targetMs: 6, run: rollMillion },
];
