// The clock is looked at between steps that are spent: no engine spends many at once, nor works on without spending.
import { type AnyCalculator, Budget, BudgetExceeded, calculateWith, prepareBattle } from '@oddsmith/games';
import { type BattleInput, calculators } from '@oddsmith/games/axis';
import { describe, expect, test } from 'vitest';
import { clear, eachNode } from '../../src/axis/exact/each-node.ts';

/** Ten milliseconds of an engine's inner loops. */
const STEPS_AT_ONCE = 5_000_000;

class Watched extends Budget {
  most = 0;
  total = 0;

  override spend(steps: number): void {
    this.most = Math.max(this.most, steps);
    this.total += steps;
    super.spend(steps);
  }
}

function solved(id: string, input: object, steps = Number.POSITIVE_INFINITY) {
  const calculator = calculators.find((one) => one.id === id) as AnyCalculator;
  const budget = new Watched({ steps });
  const battle = prepareBattle(calculator, input);
  try {
    return { budget, findings: calculator.exact(battle, budget) };
  } catch (thrown) {
    if (!(thrown instanceof BudgetExceeded)) throw thrown;
    return { budget, findings: undefined };
  }
}

type Units = Record<string, number>;
type WaveInput = NonNullable<BattleInput['waves']>[number];

const wave = (attack: Units, defense: Units = {}, rest: Partial<WaveInput> = {}): WaveInput => ({
  attack: { units: attack },
  defense: { units: defense },
  ...rest,
});

const stack = { inf: 150, art: 45, arm: 60, fig: 30, bom: 15 };
const garrison = { inf: 195, art: 30, arm: 35, fig: 30, aa: 10 };
const fleet = { sub: 14, des: 4, cru: 10, acc: 8, fig: 18, bat: 10, tra: 5 };
const many = { inf: 30, art: 10, arm: 10, fig: 10, bom: 5 };
const stock = { inf: 20, art: 10, arm: 8, fig: 6, bom: 3 };
const open = (units: Units) => ({ units, orderOfLoss: 'optimal' as const });

describe('large questions, stopped on the way', () => {
  const STEPS = 40_000_000;

  test.each<[string, string, object]>([
    ['300 v 300', 'axis/battle', { waves: [wave(stack, garrison)] }],
    ['three rounds', 'axis/battle', { waves: [wave(stack, garrison, { rounds: 3 })] }],
    ['the best retreat', 'axis/battle', { waves: [wave(stack, garrison, { retreat: { optimal: 'profit' } })] }],
    ['a chance to kill', 'axis/battle', { waves: [wave(stack, garrison, { retreat: { killChanceAbove: 0.5 } })] }],
    ['fleets', 'axis/battle', { naval: true, waves: [wave(fleet, fleet)] }],
    ['fleets that weigh', 'axis/battle', { naval: true, waves: [wave(fleet, fleet, { retreat: { profitBelow: 0 } })] }],
    ['four waves', 'axis/battle', { waves: [wave(many, many), wave(many, many), wave(many), wave(many)] }],
    ['both orders open', 'axis/battle', { waves: [{ attack: open(stack), defense: open(garrison) }] }],
    ['58,211 armies', 'axis/recommend', { waves: [wave(stock, many)], goal: { winChance: 0.7 } }],
    ['the most profit of 58,211', 'axis/recommend', { waves: [wave(stock, many)], goal: 'maxProfit' }],
    [
      '650,000 armies',
      'axis/recommend',
      { waves: [wave({ inf: 60, art: 30, arm: 20, fig: 15 }, { inf: 32, arm: 14, fig: 3 })], goal: { winChance: 0.7 } },
    ],
    [
      '45 defenders over five territories',
      'axis/recommend',
      {
        side: 'defender',
        waves: [{ defense: { units: { inf: 20, art: 8, arm: 7, fig: 8, aa: 2 } } }],
        territories: [5, 6, 7, 8, 9].map((inf) => ({ attack: { units: { inf, art: 2, arm: 3, fig: 2 } } })),
        hold: 3,
      },
    ],
    [
      'a landing of twenty transports',
      'axis/amphibious',
      {
        sea: { attack: { units: { ...fleet, tra: 20 } }, defense: { units: { sub: 10, des: 8, cru: 5, fig: 10 } } },
        cargo: Array.from({ length: 20 }, () => ({ inf: 1, arm: 1 })),
        land: { attack: { units: { inf: 60, fig: 20 } }, defense: { units: { inf: 60, art: 10, fig: 10, aa: 5 } } },
      },
    ],
  ])('%s', (_, id, input) => {
    const { budget } = solved(id, input, STEPS);
    expect(budget.most).toBeLessThanOrEqual(STEPS_AT_ONCE);
    expect(budget.total).toBeLessThanOrEqual(STEPS + STEPS_AT_ONCE);
  });
});

describe('looks at the clock it is given', () => {
  const LOOKS = 25;
  const open65 = { attack: open(many), defense: open(many) };
  const weighing = { waves: [wave(stack, garrison, { retreat: { optimal: 'profit' } })] };
  const landings = {
    sea: { attack: { units: { ...fleet, tra: 20 } }, defense: { units: fleet } },
    cargo: Array.from({ length: 20 }, () => ({ inf: 1, arm: 1 })),
    land: { attack: open({ inf: 60, fig: 20 }), defense: { units: garrison } },
  };
  const clock = () => {
    let looks = 0;
    return { looked: () => looks, expired: () => ++looks >= LOOKS };
  };

  test.each<[string, string, object]>([
    ['four waves', 'axis/battle', { waves: [wave(many, many), wave(many, many), wave(many), wave(many)] }],
    ['four waves of fleets', 'axis/battle', { naval: true, waves: [0, 1, 2, 3].map(() => wave(fleet, fleet)) }],
    ['what to send of a fleet', 'axis/recommend', { naval: true, waves: [wave(fleet, fleet)] }],
    ['a landing', 'axis/amphibious', landings],
  ])('an estimate: %s', (_, id, input) => {
    const calculator = calculators.find((one) => one.id === id) as AnyCalculator;
    const { expired, looked } = clock();
    const battle = prepareBattle(calculator, input);
    expect(() => calculator.cost(battle, new Budget({ expired }))).toThrow('the calculation was stopped');
    expect(looked()).toBe(LOOKS);
  });

  test.each<[string, string, object]>([
    ['orders of loss left open', 'axis/battle', { waves: [open65] }],
    ['a rule that looks ahead', 'axis/battle', weighing],
    ['two thousand pieces a side', 'axis/battle', { waves: [wave({ inf: 400, arm: 400 }, { inf: 400, arm: 400 })] }],
    ['a landing', 'axis/amphibious', landings],
  ])('a simulation: %s', (_, calculator, input) => {
    const { expired, looked } = clock();
    const request = { calculator, input, method: 'simulate', iterations: 10_000 };
    expect(calculateWith(calculators, request, { expired })).toMatchObject({ error: { code: 'budget/cancelled' } });
    expect(looked()).toBe(LOOKS);
  });

  test('a simulated battle of a dozen pieces whose rule weighs looks several times before its first round', () => {
    const landing = { inf_a: 3, art_a: 1, arm_a: 1, fig: 2, bat: 1, cru: 1 };
    const input = { waves: [wave(landing, { inf: 7, arm: 1, aa: 1 }, { retreat: { profitBelow: 0 } })] };
    let looks = 0;
    const expired = () => ++looks < 0;
    calculateWith(calculators, { calculator: 'axis/battle', input, method: 'simulate', iterations: 1 }, { expired });
    expect(looks).toBeGreaterThan(12);
  });

  test('an estimate over a thousand fleets with submarines looks while it lists them', () => {
    const input = { naval: true, waves: [wave({ sub: 8, des: 7, cru: 4, fig: 2 }, { sub: 5, des: 1, fig: 1 })] };
    const calculator = calculators.find(({ id }) => id === 'axis/recommend') as AnyCalculator;
    let looks = 0;
    const battle = prepareBattle(calculator, input);
    calculator.cost(battle, new Budget({ expired: () => ++looks < 0 }));
    expect(looks).toBeGreaterThan(20);
  });

  test('a simulation whose order is not found within the budget plays the standard one, and says so', () => {
    const request = { calculator: 'axis/battle', input: { waves: [open65] }, method: 'simulate', iterations: 50 };
    const answer = calculateWith(calculators, request, { steps: 1_000_000 });
    expect(answer).toMatchObject({ advice: [{ code: 'axis/order-not-proven' }] });
  });
});

describe('passes over states and tables stop within the next look', () => {
  const stoppedAfter = (looks: number) => {
    let seen = 0;
    return new Budget({ expired: () => ++seen > looks });
  };

  test('states of a side', () => {
    let visited = 0;
    const visit = () => {
      visited++;
    };
    expect(() => eachNode(100_000, stoppedAfter(3), visit)).toThrow('the calculation was stopped');
    expect(visited).toBeLessThan(5_000);
  });

  test('tables that are cleared', () => {
    const table = new Float64Array(3_000_000).fill(1);
    expect(() => clear(table, stoppedAfter(2))).toThrow('the calculation was stopped');
    expect(table.indexOf(1)).toBeLessThan(1_500_000);
    clear(table, new Budget());
    expect(table.indexOf(1)).toBe(-1);
  });
});

describe('what is written after a battle is spent for too', () => {
  const battle = { waves: [wave({ inf: 12, art: 4, arm: 4, fig: 3 }, { inf: 14, arm: 3, fig: 2 })] };
  const spent = (input: object) => solved('axis/battle', input).budget.total;

  test('rows of both sides together, rounds, and states to stop at', () => {
    const plain = spent(battle);
    const { budget, findings } = solved('axis/battle', { ...battle, report: { joint: true } });
    const rows = (findings as { readonly joint: readonly unknown[] }).joint.length;
    expect(budget.total - plain).toBeGreaterThan(500 * rows);
    const pairs = 24 * 20;
    expect(spent({ ...battle, report: { rounds: 5 } }) - plain).toBeGreaterThan(5 * pairs);
    expect(spent({ ...battle, report: { stopTable: true } }) - plain).toBeGreaterThan(pairs);
  });

  test('armies of a recommendation', () => {
    const { budget, findings } = solved('axis/recommend', { ...battle, goal: 'maxProfit' });
    expect(budget.total).toBeGreaterThan(1000 * (findings as { readonly checked: number }).checked);
  });
});
