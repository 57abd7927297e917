// The estimate of the work against the work done, in steps of the budget: over seeded random battles of every kind.
import { Budget, BudgetExceeded, type Calculator } from '@oddsmith/games';
import { type BattleInput, calculators } from '@oddsmith/games/axis';
import { Random } from '@oddsmith/kernel';
import { describe, expect, test } from 'vitest';

/** The estimate may be this many times too low or too high. */
const TOO_LOW = 2.5;
const TOO_HIGH = 4;
const BATTLES = 12;

class CountingBudget extends Budget {
  counted = 0;

  override spend(steps: number): void {
    this.counted += steps;
  }
}

type WaveInput = NonNullable<BattleInput['waves']>[number];
type Units = Record<string, number>;

class Draw {
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
    const army = Object.fromEntries(Object.entries(most).map(([id, n]) => [id, this.upTo(n)]));
    const [first] = Object.keys(most);
    return { ...army, [first]: 1 + army[first] };
  }
}

const INVADERS = { inf: 25, art: 8, arm: 10, fig: 6, bom: 2 };
const GARRISON = { inf: 25, art: 5, arm: 6, fig: 5 };
const LANDING = { inf_a: 10, art_a: 3, arm_a: 4, inf: 4, fig: 4, bom: 1, bat: 1, cru: 2 };
const SURFACE = { des: 5, cru: 5, acc: 2, fig: 6, bat: 4 };
const FLEET = { sub: 5, ...SURFACE };
const HUNTERS = { sub: 6, cru: 4, acc: 2, fig: 6, bat: 2 };
const byValue = (draw: Draw): WaveInput['retreat'] =>
  draw.pick([{ profitBelow: 0 }, { winChanceBelow: 0.4 }, { optimal: 'profit' }, { optimal: 'winChance' }] as const);
const bySight = (draw: Draw): WaveInput['retreat'] => ({ unitsAtMost: 1 + draw.upTo(4) });

interface Kind {
  readonly name: string;
  readonly input: (draw: Draw) => object;
  readonly id?: string;
}

const wave = (attack: Units, defense: Units, rest: Partial<WaveInput> = {}): WaveInput => ({
  attack: { units: attack },
  defense: { units: defense },
  ...rest,
});
const land = (draw: Draw, rest?: Partial<WaveInput>) => ({
  waves: [wave(draw.army(INVADERS), draw.army(GARRISON), rest)],
});
const sea = (draw: Draw, ours: Units, theirs: Units, rest?: Partial<WaveInput>) => ({
  naval: true,
  waves: [wave(draw.army(ours), draw.army(theirs), rest)],
});

const KINDS: readonly Kind[] = [
  { name: 'land', input: (draw) => land(draw) },
  {
    name: 'land with AA guns',
    input: (draw) => ({ waves: [wave(draw.army(INVADERS), { ...draw.army(GARRISON), aa: 1 + draw.upTo(2) })] }),
  },
  { name: 'land, low luck', input: (draw) => ({ ...land(draw), dice: 'lowLuck' }) },
  { name: 'land, limited rounds', input: (draw) => land(draw, { rounds: 1 + draw.upTo(6) }) },
  { name: 'land, retreat at sight', input: (draw) => land(draw, { retreat: bySight(draw) }) },
  { name: 'land, retreat by value', input: (draw) => land(draw, { retreat: byValue(draw) }) },
  {
    name: 'land, limited rounds and retreat by value',
    input: (draw) => land(draw, { rounds: 1 + draw.upTo(6), retreat: byValue(draw) }),
  },
  {
    name: 'amphibious',
    input: (draw) => ({ waves: [wave(draw.army(LANDING), draw.army(GARRISON))] }),
  },
  {
    name: 'amphibious, limited rounds',
    input: (draw) => ({ waves: [wave(draw.army(LANDING), draw.army(GARRISON), { rounds: 1 + draw.upTo(4) })] }),
  },
  {
    name: 'amphibious, retreat at sight',
    input: (draw) => ({ waves: [wave(draw.army(LANDING), draw.army(GARRISON), { retreat: bySight(draw) })] }),
  },
  {
    name: 'amphibious, retreat by value',
    input: (draw) => ({ waves: [wave(draw.army(LANDING), draw.army(GARRISON), { retreat: byValue(draw) })] }),
  },
  {
    name: 'land, several waves',
    input: (draw) => ({
      waves: Array.from({ length: 2 + draw.upTo(1) }, (_, w) =>
        wave(draw.army(INVADERS), w === 0 ? draw.army(GARRISON) : draw.army({ inf: 4, fig: 1 })),
      ),
    }),
  },
  {
    name: 'land, several waves, the conqueror defends',
    input: (draw) => ({
      waves: [
        wave(draw.army(INVADERS), draw.army(GARRISON)),
        wave(draw.army(INVADERS), { inf: draw.upTo(3) }, { conquerorDefends: true }),
      ],
    }),
  },
  { name: 'sea without submarines', input: (draw) => sea(draw, SURFACE, SURFACE) },
  { name: 'fleets', input: (draw) => sea(draw, FLEET, FLEET) },
  { name: 'fleets, low luck', input: (draw) => ({ ...sea(draw, FLEET, FLEET), dice: 'lowLuck' }) },
  { name: 'submarines against destroyers', input: (draw) => sea(draw, HUNTERS, SURFACE) },
  { name: 'fleets without destroyers', input: (draw) => sea(draw, HUNTERS, HUNTERS) },
  {
    name: 'fleets that dive and keep a destroyer',
    input: (draw) =>
      sea(draw, FLEET, FLEET, { attackerSubmerges: true, defenderSubmerges: true, attackerKeepsDestroyer: true }),
  },
  {
    name: 'fleets, limited rounds',
    input: (draw) => sea(draw, FLEET, FLEET, { rounds: 1 + draw.upTo(3) }),
  },
  {
    name: 'fleets, retreat at sight',
    input: (draw) => sea(draw, FLEET, FLEET, { retreat: bySight(draw) }),
  },
  {
    name: 'fleets, retreat by value',
    input: (draw) => sea(draw, FLEET, FLEET, { retreat: byValue(draw) }),
  },
  {
    name: 'fleets without destroyers, retreat by value',
    input: (draw) => sea(draw, HUNTERS, HUNTERS, { retreat: byValue(draw) }),
  },
  {
    name: 'fleets, two waves',
    input: (draw) => ({
      naval: true,
      waves: [
        wave(draw.army(FLEET), draw.army(FLEET)),
        wave(draw.army(HUNTERS), { sub: draw.upTo(1), des: draw.upTo(1), fig: draw.upTo(2) }),
      ],
    }),
  },
  {
    name: 'land, retreat at a risk',
    input: (draw) => ({
      waves: [
        wave(draw.army({ inf: 12, art: 3, fig: 4 }), draw.army({ inf: 12, fig: 4 }), {
          retreat: draw.pick([{ killChanceAbove: 0.5 }, { airLossChanceAbove: 0.3 }]),
        }),
      ],
    }),
  },
  {
    name: 'fleets, retreat at a risk',
    input: (draw) =>
      sea(
        draw,
        { sub: 2, des: 2, cru: 2, fig: 2 },
        { sub: 2, des: 1, cru: 2, fig: 1 },
        {
          retreat: draw.pick([{ killChanceAbove: 0.5 }, { airLossChanceAbove: 0.3 }]),
        },
      ),
  },
  {
    name: 'land, several waves, reported together',
    input: (draw) => ({
      waves: Array.from({ length: 2 + draw.upTo(1) }, (_, w) =>
        wave(draw.army({ inf: 8, arm: 3, fig: 2 }), w === 0 ? draw.army({ inf: 10, fig: 2 }) : draw.army({ inf: 2 })),
      ),
      report: { allWaves: true },
    }),
  },
  {
    name: 'a split over five',
    id: 'axis/recommend',
    input: (draw) => ({
      side: 'defender',
      waves: [{ defense: { units: draw.army({ inf: 7, art: 2, arm: 2, fig: 2, aa: 1 }) } }],
      territories: Array.from({ length: 5 }, () => ({ attack: { units: draw.army({ inf: 4, arm: 2, fig: 1 }) } })),
      hold: 2 + draw.upTo(2),
      goal: { winChance: 0.5 },
      criterion: 'takes',
    }),
  },
  {
    name: 'what to send',
    id: 'axis/recommend',
    input: (draw) => ({
      waves: [wave(draw.army({ inf: 10, art: 4, arm: 4, fig: 3 }), draw.army({ inf: 10, art: 2, fig: 3, aa: 1 }))],
      goal: { winChance: 0.8 },
    }),
  },
  {
    name: 'what to send, retreat by value',
    id: 'axis/recommend',
    input: (draw) => ({
      waves: [
        wave(draw.army({ inf: 10, art: 4, arm: 4, fig: 3 }), draw.army({ inf: 10, art: 2, fig: 3 }), {
          retreat: byValue(draw),
        }),
      ],
      goal: 'maxProfit',
    }),
  },
  {
    name: 'what to send in so many rounds',
    id: 'axis/recommend',
    input: (draw) => ({
      waves: [
        wave(draw.army({ inf: 6, art: 2, arm: 2, fig: 2 }), draw.army({ inf: 10, art: 2, fig: 3 }), {
          rounds: 1 + draw.upTo(2),
        }),
      ],
      goal: { winChance: 0.8 },
    }),
  },
  {
    name: 'what to send to sea',
    id: 'axis/recommend',
    input: (draw) => ({
      naval: true,
      waves: [wave(draw.army({ sub: 3, des: 2, cru: 2, fig: 3 }), draw.army({ sub: 2, des: 2, cru: 2, fig: 2 }))],
      goal: { winChance: 0.8 },
    }),
  },
  {
    name: 'what to leave',
    id: 'axis/recommend',
    input: (draw) => ({
      side: 'defender',
      waves: [wave(draw.army({ inf: 10, arm: 4, fig: 3 }), draw.army({ inf: 10, art: 2, fig: 3, aa: 2 }))],
      goal: { winChance: 0.8 },
    }),
  },
  {
    name: 'a split of defenders',
    id: 'axis/recommend',
    input: (draw) => {
      const territories = 2 + draw.upTo(3);
      return {
        side: 'defender',
        waves: [{ defense: { units: draw.army({ inf: 6, art: 2, fig: 2 }) } }],
        territories: Array.from({ length: territories }, () => ({
          attack: { units: draw.army({ inf: 4, arm: 2, fig: 1 }) },
        })),
        hold: 1 + draw.upTo(territories - 1),
        goal: { winChance: 0.5 },
        criterion: 'takes',
      };
    },
  },
];

function expectWithin(id: string, given: unknown): void {
  // biome-ignore lint/suspicious/noExplicitAny: the input is parsed by the same calculator.
  const calculator = calculators.find((candidate) => candidate.id === id) as Calculator<any, any, any>;
  const input = calculator.input.parse(given);
  const cost = calculator.cost(input);
  const budget = new CountingBudget();
  calculator.exact(input, budget);
  const text = `cost ${cost.toExponential(2)}, spent ${budget.counted.toExponential(2)}: ${JSON.stringify(given)}`;
  expect(cost * TOO_LOW, text).toBeGreaterThan(budget.counted);
  expect(cost, text).toBeLessThan(budget.counted * TOO_HIGH);
}

describe('the estimate is near the steps spent', () => {
  test.each(KINDS.map((kind, index) => [kind.name, kind, index] as const))('%s', (_, kind, index) => {
    const draw = new Draw(100 + index);
    for (let i = 0; i < BATTLES; i++) expectWithin(kind.id ?? 'axis/battle', kind.input(draw));
  });

  test('large fleets', () => {
    const fleet = { sub: 8, des: 6, cru: 5, acc: 5, fig: 10, bat: 5 };
    const enemy = { ...fleet, sub: 6 };
    expectWithin('axis/battle', { naval: true, waves: [wave(fleet, enemy)] });
    expectWithin('axis/battle', { naval: true, waves: [wave({ ...fleet, des: 0 }, { ...enemy, des: 0 })] });
    expectWithin('axis/battle', { naval: true, waves: [wave(fleet, enemy, { retreat: { profitBelow: 0 } })] });
  });

  test.each(['deltas', 'stopTable', 'joint'])('with %s', (report) => {
    const draw = new Draw(7);
    for (let i = 0; i < 4; i++) expectWithin('axis/battle', { ...land(draw), report: { [report]: true } });
    expectWithin('axis/battle', { ...sea(draw, HUNTERS, SURFACE), report: { [report]: true } });
  });
});

describe('sides too large to count', () => {
  const units = { sub: 400, des: 400, cru: 400, fig: 400 };
  const given = { naval: true, waves: [wave(units, units)] };

  test('are estimated above any budget', () => {
    const [calculator] = calculators;
    expect(calculator.id).toBe('axis/battle');
    // biome-ignore lint/suspicious/noExplicitAny: the input is parsed by the same calculator.
    expect((calculator as Calculator<any, any, any>).cost(calculator.input.parse(given))).toBeGreaterThan(1e12);
  });

  test('stop while they are built, before they fill the memory', () => {
    const calculator = calculators.find(({ id }) => id === 'axis/battle') as Calculator<never, never, never>;
    const input = calculator.input.parse(given) as never;
    expect(() => calculator.exact(input, new Budget({ steps: 10_000_000 }))).toThrow(BudgetExceeded);
  });
});
