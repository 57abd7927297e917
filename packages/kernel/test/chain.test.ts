// Forward chains against multiplying by the full matrix, and against sums they must reproduce.
import { buildChain, type ChainStep, compoundChain, power, Random, repeatChain, uniform } from '@oddsmith/kernel';
import { expect, test } from 'vitest';
import { expectPmf } from './rational.ts';

/** Random steps forward; about a third of the states absorb. */
function randomSteps(random: Random, states: number): ChainStep[] {
  const steps: ChainStep[] = [];
  for (let from = 0; from < states; from++) {
    if (random.d3() === 1) continue;
    const targets = Array.from({ length: random.die(4) }, () => from + random.die(states - from) - 1);
    const weights = targets.map(() => random.die(9));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    targets.forEach((to, i) => {
      steps.push([from, to, weights[i] / total]);
    });
  }
  return steps;
}

/** The transition matrix, row by row, applied to a fresh vector. */
function matrixStep(states: number, steps: readonly ChainStep[], vector: Float64Array): Float64Array {
  const next = new Float64Array(states);
  for (let s = 0; s < states; s++) {
    const own = steps.filter(([from]) => from === s);
    if (own.length === 0) next[s] += vector[s];
    for (const [, to, chance] of own) next[to] += vector[s] * chance;
  }
  return next;
}

test('steps in place equal the full matrix, a fixed and a random number of times', () => {
  const random = new Random(11);
  for (let round = 0; round < 60; round++) {
    const states = random.die(12);
    const steps = randomSteps(random, states);
    const chain = buildChain(states, steps);
    const start = Float64Array.from({ length: states }, () => random.unit());
    const times = Float64Array.of(0.1, 0, 0.2, 0.3, 0, 0.4);
    const mixed = new Float64Array(states);
    let vector: Float64Array = start;
    for (let n = 0; n < times.length; n++) {
      expectPmf(repeatChain(chain, start, n), vector, 1e-14);
      for (let s = 0; s < states; s++) mixed[s] += times[n] * vector[s];
      vector = matrixStep(states, steps, vector);
    }
    expectPmf(compoundChain(chain, start, times), mixed, 1e-14);
  }
});

test('adding dice up to a ceiling is a chain: equals the convolution, with all above absorbed', () => {
  const ceiling = 20;
  const steps: ChainStep[] = [];
  for (let s = 0; s < ceiling; s++)
    for (let face = 1; face <= 6; face++) steps.push([s, Math.min(ceiling, s + face), 1 / 6]);
  const chain = buildChain(ceiling + 1, steps);
  const start = new Float64Array(ceiling + 1);
  start[0] = 1;
  for (let dice = 0; dice <= 10; dice++) {
    const want = new Float64Array(ceiling + 1);
    power(uniform(1, 6), dice).forEach((p, n) => {
      want[Math.min(ceiling, n)] += p;
    });
    expectPmf(repeatChain(chain, start, dice), want, 1e-14);
  }
});

test('a chain that forgets mass or goes back is refused', () => {
  expect(() => buildChain(3, [[0, 1, 0.5]])).toThrow('the steps of state 0 sum to 0.5');
  expect(() => buildChain(3, [[2, 1, 1]])).toThrow('a chain step leads from state 2 to 1');
  expect(() => buildChain(3, [[2, 3, 1]])).toThrow('a chain step leads from state 2 to 3');
});
