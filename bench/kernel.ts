// The inner loops everything else is made of.
import {
  bernoulli,
  binomialPmf,
  binomialTable,
  buildChain,
  type ChainStep,
  compound,
  compoundChain,
  convolve,
  expressionPmf,
  multinomialTable,
  power,
  Random,
  Sampler,
  summarize,
  thin,
  uniform,
} from '@oddsmith/kernel';
import type { Benchmark } from './benchmark.ts';

const wide = expressionPmf({ count: 40, sides: 6, plus: 0 });
const attackLike = Float64Array.of(0.7, 0.1, 0.1, 0.05, 0.03, 0.02);
const random = new Random(1);
const sampler = new Sampler(binomialPmf(20, 1 / 3));

/** Steps of 1 to 3 along 60 states, the last of which absorbs. */
const steps: ChainStep[] = [];
for (let s = 0; s < 60; s++) for (let size = 0; size <= 3; size++) steps.push([s, Math.min(60, s + size), 0.25]);
const chain = buildChain(61, steps);
const start = new Float64Array(61);
start[0] = 1;

function rollMillion(): number {
  let total = 0;
  for (let i = 0; i < 1_000_000; i++) total += random.d6();
  return total;
}

function drawMillion(): number {
  let total = 0;
  for (let i = 0; i < 1_000_000; i++) total += sampler.draw(random);
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
  { name: 'binomial row of 200', targetMs: 0.005, run: () => binomialPmf(200, 1 / 6) },
  { name: 'binomial table to 60', targetMs: 0.01, run: () => binomialTable(60, 1 / 6) },
  {
    name: 'multinomial table, 12 dice in 3 outcomes',
    targetMs: 0.01,
    run: () => multinomialTable(12, [1 / 6, 2 / 6, 3 / 6]),
  },
  {
    name: 'chain of 61 states, up to 40 steps',
    targetMs: 0.05,
    run: () => compoundChain(chain, start, uniform(0, 40)),
  },
  { name: 'summary of 241 outcomes', targetMs: 0.01, run: () => summarize(wide) },
  { name: 'a million d6', targetMs: 6, run: rollMillion },
  { name: 'a million draws from a distribution', targetMs: 10, run: drawMillion },
];
