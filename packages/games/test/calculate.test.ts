// The contract that every game gets for free, tried on a calculator small enough to know by heart: heads of some coins.
import {
  type Answer,
  type AnyCalculator,
  Budget,
  BudgetExceeded,
  type CalculateOptions,
  type Calculator,
  calculateWith,
  exactFunction,
  type Findings,
  fact,
  InvalidInput,
  isRefusal,
  type Problem,
} from '@oddsmith/games';
import { power, summarize } from '@oddsmith/kernel';
import { emitter } from '@oddsmith/words';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { expectCostNearSteps } from './cost-agreement.ts';

interface Coins {
  readonly coins: number;
  readonly heads: number;
}

const messages = { mean: ({ mean }: { mean: number }) => `mean ${mean}`, dull: () => 'one coin is dull' };
const say = emitter<typeof messages>();

/** `estimate` stands in for the cost; the engine spends `steps`. */
function coinCalculator(estimate = 1, steps = 1): Calculator<Coins, Coins, Findings, number> {
  const findingsOf = (pmf: Float64Array): Findings => {
    const heads = summarize(pmf);
    return { errorBound: 0, distributions: { heads }, summary: { none: pmf[0] } };
  };
  return {
    id: 'coins/toss',
    title: 'Coins',
    question: 'How many heads?',
    input: z.strictObject({
      coins: z
        .int({ error: fact('range', { least: 1, most: 9 }) })
        .min(1, { error: fact('range', { least: 1, most: 9 }) })
        .max(9)
        .default(2),
      /** Faces of six that count as heads. */
      heads: z.int().min(0).max(6).default(3),
    }),
    words: { messages },
    rules: [],
    presets: [],
    prepare: (input) => input,
    cost: () => estimate,
    exact: ({ coins, heads }, budget) => {
      for (let i = 0; i < 10; i++) budget.spend(steps / 10);
      return findingsOf(power(Float64Array.of(1 - heads / 6, heads / 6), coins));
    },
    simulate:
      ({ coins, heads }) =>
      (dice) => {
        let count = 0;
        for (let i = 0; i < coins; i++) if (dice.d6('coin') <= heads) count++;
        return count;
      },
    tally: () => {
      const counts = new Float64Array(10);
      let battles = 0;
      const shares = () => counts.map((count) => count / battles);
      return {
        add: (count, weight = 1) => {
          counts[count] += weight;
          battles += weight;
        },
        headline: () => ({ value: shares()[0], deviation: Math.sqrt(shares()[0] * (1 - shares()[0])) }),
        findings: () => findingsOf(shares()),
      };
    },
    explain: (_, findings) => ({ sentence: say('mean', { mean: findings.distributions.heads.mean }), steps: [] }),
    advise: ({ coins }) =>
      coins === 1 ? [{ code: 'coins/one', severity: 'info', path: 'coins', message: say('dull') }] : [],
  };
}

const coins = coinCalculator();

function ask(request: object, options?: CalculateOptions, calculator: AnyCalculator = coins): Answer {
  const reply = calculateWith([calculator], { calculator: 'coins/toss', input: {}, ...request }, options);
  if (isRefusal(reply)) throw new Error(`${reply.error.code}: ${reply.error.message}`);
  return reply;
}

function refusal(request: unknown, options?: CalculateOptions, calculator: AnyCalculator = coins): Problem {
  const reply = calculateWith([calculator], request, options);
  if (!isRefusal(reply)) throw new Error('an answer came where a refusal was due');
  return reply.error;
}

describe('a request', () => {
  test('is answered exactly unless it says otherwise', () => {
    const answer = ask({ input: { coins: 1 } });
    expect(answer).toMatchObject({
      calculator: 'coins/toss',
      method: 'exact',
      errorBound: 0,
      summary: { none: 0.5 },
      sentence: 'mean 0.5',
      steps: [],
      advice: [{ code: 'coins/one' }],
    });
    expect(answer).not.toHaveProperty('simulation');
  });

  test.each([undefined, null])('takes %s as an input of defaults', (input) => {
    expect(ask({ input }).distributions.heads.mean).toBe(1);
  });

  test.each<[unknown, Partial<Problem>]>([
    [
      { calculator: 'coins/toss', input: {}, sede: 1 },
      { code: 'request/unknown-field', path: 'sede' },
    ],
    [
      { calculator: 'coins/flip', input: {} },
      { code: 'request/unknown-calculator', path: 'calculator' },
    ],
    [{ input: {} }, { code: 'request/calculator-missing', path: 'calculator', message: 'calculator is missing' }],
    [
      { calculator: 'coins/toss', input: {}, method: 'guess' },
      { code: 'request/method-not-allowed', path: 'method' },
    ],
    [
      { calculator: 'coins/toss', input: {}, iterations: 0 },
      { code: 'request/iterations-out-of-range', path: 'iterations' },
    ],
    [
      { calculator: 'coins/toss', input: {}, seed: -1 },
      { code: 'request/seed-out-of-range', path: 'seed' },
    ],
    [
      { calculator: 'coins/toss', input: {}, precision: 0 },
      { code: 'request/precision-out-of-range', path: 'precision' },
    ],
    [
      { calculator: 'coins/toss', input: { coins: 10n } },
      { code: 'coins/coins-wrong-type', message: 'coins must be 1 to 9, got 10' },
    ],
    [
      { calculator: 'coins/toss', input: { coins: 0 } },
      { code: 'coins/coins-out-of-range', path: 'coins' },
    ],
    [
      { calculator: 'coins/toss', input: { dice: 2 } },
      { code: 'coins/unknown-field', path: 'dice' },
    ],
    [
      { calculator: 'coins/toss', input: [] },
      { code: 'coins/input-wrong-type', path: '' },
    ],
    [null, { path: '' }],
    [7, { path: '' }],
  ])('is refused with code and path: %#', (request, problem) => {
    expect(refusal(request)).toMatchObject(problem);
  });
});

describe('a simulation', () => {
  test('runs as often as asked and says how sure it is', () => {
    const { method, simulation, summary } = ask({ method: 'simulate', iterations: 5_000, seed: 9 });
    expect(method).toBe('simulated');
    expect(simulation).toMatchObject({ iterations: 5_000, seed: 9 });
    expect(simulation?.standardError).toBeCloseTo(Math.sqrt((summary.none * (1 - summary.none)) / 5_000), 12);
    expect(Math.abs(summary.none - 0.25)).toBeLessThan(4 * (simulation?.standardError ?? 0));
  });

  test('repeats itself with the same seed and not with another', () => {
    const request = { method: 'simulate', iterations: 1_000 };
    expect(ask({ ...request, seed: 5 })).toEqual(ask({ ...request, seed: 5 }));
    expect(ask({ ...request, seed: 5 }).distributions).not.toEqual(ask({ ...request, seed: 6 }).distributions);
  });

  test('with a precision runs until the margin is below it, and no longer than needed', () => {
    const { simulation } = ask({ method: 'simulate', precision: 0.005 });
    expect(1.96 * (simulation?.standardError ?? 1)).toBeLessThan(0.005);
    // (1.96 / 0.005)^2 × 0.25 × 0.75 is about 28,800.
    expect(simulation?.iterations).toBeGreaterThan(20_000);
    expect(simulation?.iterations).toBeLessThan(40_000);
  });

  test('with a precision and a number of iterations stops at the first of them', () => {
    expect(ask({ method: 'simulate', precision: 0.0001, iterations: 3_000 }).simulation?.iterations).toBe(3_000);
  });

  test('does not take an event it has not seen yet for impossible', () => {
    // Nine coins with heads on 5 of 6: no heads at all once in ten million. Unseen, its margin is 3/n, not 0.
    const { simulation } = ask({ method: 'simulate', precision: 0.0002, input: { coins: 9, heads: 5 } });
    expect(simulation?.iterations).toBeGreaterThan(3 / 0.0002);
  });

  test('tells how far it is', () => {
    const seen: [number, number][] = [];
    ask({ method: 'simulate', iterations: 5_000 }, { onProgress: (done, total) => seen.push([done, total]) });
    expect(seen).toEqual([
      [2_000, 5_000],
      [4_000, 5_000],
      [5_000, 5_000],
    ]);
  });
});

describe('a budget', () => {
  const request = { calculator: 'coins/toss', input: {} };

  test('that the estimate exceeds makes "auto" simulate and say so', () => {
    const answer = ask({}, { steps: 1_000 }, coinCalculator(5e6));
    expect(answer.method).toBe('simulated');
    expect(answer.advice[0]).toEqual({
      code: 'request/simulated-over-budget',
      severity: 'warning',
      path: '',
      message: 'the exact answer needs about 5.0e+6 steps, more than the 1.0e+3 steps allowed: this is a simulation',
    });
  });

  test('that runs out half-way, because the estimate was too low, makes "auto" simulate too', () => {
    const answer = ask({}, { steps: 1_000 }, coinCalculator(1, 2_000));
    expect(answer.method).toBe('simulated');
    expect(answer.advice[0].code).toBe('request/simulated-over-budget');
  });

  test('of time makes "auto" simulate once half of it is gone, and hand over what was rolled near its end', () => {
    let asked = 0;
    const answer = ask({}, { timeGone: () => 0.6 + ++asked / 1_000 }, coinCalculator(1, 1e9));
    expect(answer.method).toBe('simulated');
    expect(answer.advice[0].code).toBe('request/simulated-out-of-time');
    expect(answer.simulation?.iterations).toBeGreaterThan(0);
    expect(answer.simulation?.iterations).toBeLessThan(10_000);
    expect(
      refusal({ ...request, method: 'exact' }, { timeGone: () => 0.6, steps: 1_000 }, coinCalculator(1, 2_000)),
    ).toMatchObject({ code: 'budget/exceeded' });
  });

  test('that runs out ends "exact" with a problem', () => {
    expect(refusal({ ...request, method: 'exact' }, { steps: 1_000 }, coinCalculator(1, 2_000))).toMatchObject({
      code: 'budget/exceeded',
    });
  });

  test.each(['auto', 'exact'])('that is cancelled ends "%s" with a problem', (method) => {
    const calculator = coinCalculator(1, 50_000_000);
    expect(refusal({ ...request, method }, { expired: () => true }, calculator).code).toBe('budget/cancelled');
  });

  test('that is cancelled ends a simulation before many battles', () => {
    let looks = 0;
    const expired = (): boolean => ++looks > 3;
    expect(refusal({ ...request, method: 'simulate' }, { expired }).code).toBe('budget/cancelled');
    expect(looks).toBe(4);
  });

  test('of a million steps or of ten ends the work when it is used up', () => {
    for (const steps of [10, 1_000_000, 3_000_000]) {
      const budget = new Budget({ steps });
      let spent = 0;
      expect(() => {
        for (; spent < 10_000_000; spent += steps / 10) budget.spend(steps / 10);
      }).toThrow(BudgetExceeded);
      expect(spent).toBeLessThanOrEqual(steps + 1_000_000);
    }
  });
});

describe('progress', () => {
  /** Calls of onProgress by an engine that spends `steps`, a tenth at a time. */
  const reports = (estimate: number, steps: number, limits: CalculateOptions = {}): [number, number][] => {
    const seen: [number, number][] = [];
    const onProgress = (done: number, total: number) => seen.push([done, total]);
    ask({}, { ...limits, onProgress }, coinCalculator(estimate, steps));
    return seen;
  };

  test('of an exact calculation is steps done of steps estimated', () => {
    expect(reports(40e6, 20e6)).toEqual(Array.from({ length: 10 }, (_, i) => [(i + 1) * 2e6, 40e6]));
  });

  test('never says that all is done while the work goes on', () => {
    expect(reports(10e6, 20e6).map(([done]) => done)).toEqual([2e6, 4e6, 6e6, 8e6, ...Array(6).fill(9.9e6)]);
  });

  test('is silent about small work', () => {
    expect(reports(1_000, 900_000)).toEqual([]);
  });

  test('counts battles where the exact calculation is given up', () => {
    expect(reports(1e6, 50e6, { steps: 10e6 }).at(-1)).toEqual([10_000, 10_000]);
  });
});

describe('a library function', () => {
  const toss = exactFunction(coins);

  test('answers with findings, sentence and advice', () => {
    expect(toss({ coins: 1 })).toMatchObject({
      summary: { none: 0.5 },
      sentence: 'mean 0.5',
      advice: [{ code: 'coins/one' }],
    });
    expect(toss().distributions.heads.mean).toBe(1);
  });

  test('throws the problem on input it refuses', () => {
    expect(() => toss({ coins: 99 })).toThrow(InvalidInput);
  });
});

describe('an estimate of cost is held to the steps spent', () => {
  test('right to a factor of 3', () => {
    for (const [estimate, steps] of [
      [2_900_000, 1_000_000],
      [1_000_000, 2_900_000],
    ])
      expectCostNearSteps(coinCalculator(estimate, steps), {});
  });

  test.each([
    [4_000_000, 1_000_000],
    [1_000_000, 4_000_000],
  ])('%d estimated for %d is refused', (estimate, steps) => {
    expect(() => expectCostNearSteps(coinCalculator(estimate, steps), {})).toThrow('spent');
  });
});
