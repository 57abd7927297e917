// The estimate of the work against the work done, over two hundred random inputs of every calculator.
import { type AnyCalculator, Budget, BudgetExceeded, DEFAULT_STEPS, prepareBattle } from '@oddsmith/games';
import { type BattleInput, calculators } from '@oddsmith/games/axis';
import { Random } from '@oddsmith/kernel';
import { describe, expect, test } from 'vitest';
import { battleCalculator } from '../../src/axis/calculators/battle.ts';
import { expectCostNearSteps } from '../cost-agreement.ts';

type WaveInput = NonNullable<BattleInput['waves']>[number];
type Units = Record<string, number>;

class Draw {
  /** Armies are drawn up to this part of their limits. */
  share = 1;
  private readonly random: Random;

  constructor(seed: number) {
    this.random = new Random(seed);
  }

  upTo(most: number): number {
    return this.random.die(most + 1) - 1;
  }

  pick<T>(values: readonly T[]): T {
    return values[this.upTo(values.length - 1)];
  }

  army(most: Units): Units {
    const army = Object.fromEntries(Object.entries(most).map(([id, n]) => [id, this.upTo(Math.ceil(n * this.share))]));
    const [first] = Object.keys(most);
    return { ...army, [first]: 1 + army[first] };
  }
}

const INVADERS = { inf: 25, art: 8, arm: 10, fig: 6, bom: 2 };
const GARRISON = { inf: 25, art: 5, arm: 6, fig: 5, aa: 2 };
const LANDING = { inf_a: 10, art_a: 3, arm_a: 4, inf: 4, fig: 4, bom: 1, bat: 1, cru: 2 };
const SURFACE = { des: 5, cru: 5, acc: 2, fig: 6, bat: 4 };
const FLEET = { sub: 5, ...SURFACE };
const HUNTERS = { sub: 6, cru: 4, acc: 2, fig: 6, bat: 2 };
const LARGE_FLEET = { sub: 14, des: 12, cru: 8, acc: 5, fig: 16, bat: 6 };

function rules(draw: Draw): Partial<WaveInput> {
  return draw.pick<Partial<WaveInput>>([
    {},
    {},
    {},
    { rounds: 1 + draw.upTo(4) },
    { retreat: { unitsAtMost: 1 + draw.upTo(4) } },
    { retreat: { profitBelow: 0 } },
    { retreat: { winChanceBelow: 0.4 } },
    { retreat: { optimal: 'winChance' } },
    { rounds: 1 + draw.upTo(4), retreat: { optimal: 'profit' } },
    { retreat: { killChanceAbove: 0.5 } },
  ]);
}

const wave = (attack: Units, defense: Units, rest: Partial<WaveInput> = {}): WaveInput => ({
  attack: { units: attack },
  defense: { units: defense },
  ...rest,
});

/** Land, sea, fleets with and without destroyers, several waves, large fleets. */
function randomBattle(draw: Draw): BattleInput {
  const dice = draw.pick(['standard', 'standard', 'lowLuck', 'biased'] as const);
  const kind = draw.upTo(9);
  if (kind <= 2) return { dice, waves: [wave(draw.army(INVADERS), draw.army(GARRISON), rules(draw))] };
  if (kind === 3) return { dice, waves: [wave(draw.army(LANDING), draw.army(GARRISON), rules(draw))] };
  if (kind === 4)
    return {
      dice,
      waves: [
        wave(draw.army(INVADERS), draw.army(GARRISON)),
        wave(draw.army(INVADERS), draw.army({ inf: 4, fig: 1 }), { conquerorDefends: draw.upTo(1) === 1 }),
      ],
    };
  if (kind === 5) return { dice, naval: true, waves: [wave(draw.army(LARGE_FLEET), draw.army(LARGE_FLEET))] };
  if (kind === 6)
    return { dice, naval: true, waves: [wave(draw.army(FLEET), draw.army(FLEET)), wave(draw.army(HUNTERS), {})] };
  const [ours, theirs] = draw.pick([
    [FLEET, FLEET],
    [HUNTERS, SURFACE],
    [HUNTERS, HUNTERS],
    [SURFACE, SURFACE],
  ]);
  return { dice, naval: true, waves: [wave(draw.army(ours), draw.army(theirs), rules(draw))] };
}

function randomRecommendation(draw: Draw): object {
  const kind = draw.upTo(5);
  const stock = { inf: 9, art: 3, arm: 3, fig: 3 };
  if (kind === 0)
    return {
      naval: true,
      waves: [wave(draw.army({ sub: 3, des: 2, cru: 2, fig: 3 }), draw.army({ sub: 2, des: 2, cru: 2, fig: 2 }))],
    };
  if (kind === 1)
    return { side: 'defender', waves: [wave(draw.army({ inf: 10, arm: 4, fig: 3 }), draw.army({ ...stock, aa: 1 }))] };
  if (kind === 2)
    return {
      waves: [
        wave(draw.army({ inf: 4, arm: 2, fig: 2 }), draw.army({ inf: 6, fig: 2 })),
        wave(draw.army({ inf: 3, arm: 2 }), {}, { conquerorDefends: true }),
      ],
    };
  if (kind === 3)
    return {
      side: 'defender',
      waves: [{ defense: { units: draw.army({ inf: 7, art: 2, arm: 2, fig: 2, aa: 1 }) } }],
      territories: Array.from({ length: 2 + draw.upTo(3) }, () => ({
        attack: { units: draw.army({ inf: 4, arm: 2, fig: 1 }) },
      })),
      hold: 1 + draw.upTo(1),
    };
  return {
    waves: [wave(draw.army(stock), draw.army({ inf: 10, art: 2, fig: 3, aa: 1 }), rules(draw))],
    goal: 'maxProfit',
  };
}

function randomLanding(draw: Draw): object {
  const transports = 1 + draw.upTo(4);
  const naval = draw.pick([FLEET, SURFACE]);
  return {
    sea: { attack: { units: { ...draw.army(naval), tra: transports } }, defense: { units: draw.army(naval) } },
    cargo: Array.from({ length: transports }, () => draw.pick([{ inf: 2 }, { inf: 1, arm: 1 }, { inf: 1, art: 1 }])),
    land: { attack: { units: draw.army({ inf: 6, fig: 3 }) }, defense: { units: draw.army(GARRISON) } },
  };
}

const INPUTS: { readonly [id: string]: (draw: Draw) => object } = {
  'axis/battle': randomBattle,
  'axis/amphibious': randomLanding,
  'axis/bombing': (draw) => ({ bombers: draw.upTo(100), capacity: draw.upTo(1000) }),
  'axis/recommend': randomRecommendation,
};

describe('the estimate is near the steps spent', () => {
  test.each(calculators as readonly AnyCalculator[])('$id', (calculator) => {
    const draw = new Draw(7);
    for (let n = 0; n < 200; n++) {
      // Every fifth at full size: the others are as many kinds and rules at a tenth of the work.
      draw.share = n % 5 === 0 ? 1 : 0.4;
      expectCostNearSteps(calculator, INPUTS[calculator.id](draw));
    }
  });

  test.each(['deltas', 'stopTable', 'joint'])('with %s', (report) => {
    const draw = new Draw(7);
    for (let n = 0; n < 4; n++)
      expectCostNearSteps(battleCalculator, { ...randomBattle(draw), report: { [report]: true } });
  });
});

describe('solved exactly, not simulated', () => {
  const stack = { inf: 200, art: 60, arm: 80, fig: 40, bom: 20 };
  const garrison = { inf: 260, art: 40, arm: 50, fig: 40, aa: 10 };
  const half = (units: Units) => Object.fromEntries(Object.entries(units).map(([id, n]) => [id, n / 2]));
  const hunters = { sub: 14, cru: 10, acc: 8, fig: 18, bat: 10 };
  const armada = { sub: 32, des: 24, cru: 20, acc: 20, fig: 44, bat: 20 };

  test.each<[string, BattleInput]>([
    ['400 v 400 with AA', { waves: [wave(stack, garrison)] }],
    [
      'the best retreat of 200 v 200',
      { waves: [wave(half(stack), half(garrison), { retreat: { optimal: 'profit' } })] },
    ],
    ['60 v 60 at sea without destroyers', { naval: true, waves: [wave(hunters, hunters)] }],
    ['160 ships a side', { naval: true, waves: [wave(armada, armada)] }],
  ])('%s', (_, input) => {
    expect(battleCalculator.cost(prepareBattle(battleCalculator, input))).toBeLessThan(DEFAULT_STEPS);
  });
});

describe('sides too large to count', () => {
  const units = { sub: 400, des: 400, cru: 400, fig: 400 };
  const battle = prepareBattle(battleCalculator, { naval: true, waves: [wave(units, units)] });

  test('are estimated above any budget', () => {
    expect(battleCalculator.cost(battle)).toBeGreaterThan(1e10);
  });

  test('stop while they are built, before they fill the memory', () => {
    expect(() => battleCalculator.exact(battle, new Budget({ steps: 10_000_000 }))).toThrow(BudgetExceeded);
  });
});
