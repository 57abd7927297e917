// Method "auto" where time runs out, not steps: every game rolls what it cannot work out in time, and says so.
import { describe, expect, test } from 'vitest';
import { calculators } from '../src/calculators.ts';
import { type Answer, type CalculateOptions, calculateWith, type Refusal } from '../src/index.ts';

function ask(calculator: string, input: object, options: CalculateOptions, more: object = {}): Answer | Refusal {
  return calculateWith(calculators, { calculator, input, ...more }, options);
}

/** So much of the time is gone from the look on that is named, and nothing before. */
function from(look: number, share = 0.7): () => number {
  let looks = 0;
  return () => (++looks >= look ? share : 0);
}

const WARNING = {
  code: 'request/simulated-out-of-time',
  severity: 'warning',
  path: '',
  message: 'the exact answer took more than half of the time allowed: this is a simulation',
};

const fighter = { attacks: 6, wounds: 20, normalDamage: 1, criticalDamage: 2 };
const army = { units: { inf: 60, art: 30 } };
/** Battles that look at the clock more than four times on their way. */
const LONG = [
  ['killteam/fight', { first: fighter, second: fighter, rounds: 3 }],
  ['fantasy/battle', {}],
  ['grimdark/duel', {}],
  ['wh40k/attack', {}],
  ['axis/battle', { waves: [{ attack: army, defense: army }] }],
] as const;

describe('a calculation that runs out of time half-way is simulated', () => {
  test.each(LONG)('%s', (calculator, input) => {
    expect(ask(calculator, input, { timeGone: from(Number.POSITIVE_INFINITY) })).toMatchObject({
      method: 'exact',
    });
    const answer = ask(calculator, input, { timeGone: from(4) }) as Answer;
    expect(answer).toMatchObject({ method: 'simulated', simulation: { iterations: 10_000 } });
    expect(answer.advice[0]).toEqual(WARNING);
  });
});

describe('a calculation that has no time left for exact figures is simulated', () => {
  test.each(calculators.map(({ id }) => id))('%s', (calculator) => {
    expect(ask(calculator, {}, { timeGone: () => 0.7 }, { iterations: 200 })).toMatchObject({
      method: 'simulated',
      simulation: { iterations: 200 },
    });
  });
});

test('a simulation in place of exact figures ends in time, and says how many battles it rolled', () => {
  let looks = 0;
  const answer = ask('killteam/shoot', {}, { timeGone: () => 0.6 + ++looks / 1_000 }) as Answer;
  expect(answer.method).toBe('simulated');
  expect(answer.simulation?.iterations).toBeGreaterThan(500);
  expect(answer.simulation?.iterations).toBeLessThan(10_000);
});

test('what was asked for is not cut short', () => {
  const timeGone = () => 1;
  expect(ask('killteam/shoot', {}, { timeGone }, { method: 'simulate' })).toMatchObject({
    simulation: { iterations: 10_000 },
  });
  expect(ask('killteam/shoot', {}, { timeGone }, { method: 'exact' })).toMatchObject({ method: 'exact' });
});
