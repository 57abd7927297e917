// Axis & Allies: the battles of the public calculator's own timing table, ours exact.
import { type AnyCalculator, Budget, prepareBattle } from '@oddsmith/games';
import { type BattleInput, calculators } from '@oddsmith/games/axis';
import type { Benchmark } from './benchmark.ts';

const UNLIMITED = { steps: Number.POSITIVE_INFINITY };

function calculatorOf(id: string): AnyCalculator {
  return calculators.find((candidate) => candidate.id === id)!;
}

function calculation(id: string, input: unknown): () => unknown {
  const calculator = calculatorOf(id);
  const battle = prepareBattle(calculator, input);
  return () => calculator.exact(battle, new Budget(UNLIMITED));
}

function preparing(id: string, input: unknown): () => unknown {
  const calculator = calculatorOf(id);
  const parsed = calculator.input.parse(input);
  return () => calculator.prepare(parsed);
}

type Units = NonNullable<NonNullable<BattleInput['waves']>[number]['attack']>['units'];

function land(attack: Units, defense: Units): BattleInput {
  return { waves: [{ attack: { units: attack }, defense: { units: defense } }] };
}

/** Orders of loss of the defence that these battles have been timed with from the start, so that figures stay comparable. */
const GUNS_FIRST = ['aa', 'inf', 'art', 'arm', 'bom', 'fig'];
const CARRIERS_EARLY = ['sub', 'des', 'acc', 'cru', 'bom', 'fig', 'dbat', 'bat'];

function timed(attack: Units, defense: Units, orderOfLoss = GUNS_FIRST): BattleInput {
  return { waves: [{ attack: { units: attack }, defense: { units: defense, orderOfLoss } }] };
}

const fleet = { sub: 8, des: 6, cru: 5, acc: 5, fig: 10, bat: 5 };
const enemyFleet = { ...fleet, sub: 6 };
const withoutDestroyers = (units: Units) => ({ ...units, des: 0 });
const wave = (defense: Units) => ({
  attack: { units: { inf: 10, art: 3, arm: 4, fig: 3 } },
  defense: { units: defense, orderOfLoss: GUNS_FIRST },
});

export const benchmarks: Benchmark[] = [
  {
    name: '35 v 26 with AA',
    targetMs: 2.5,
    peerMs: 12.5,
    run: calculation('axis/battle', timed({ inf: 20, art: 5, arm: 5, fig: 5 }, { inf: 20, fig: 5, aa: 1 })),
  },
  {
    name: 'preparing 35 v 26 with AA',
    targetMs: 0.1,
    run: preparing('axis/battle', timed({ inf: 20, art: 5, arm: 5, fig: 5 }, { inf: 20, fig: 5, aa: 1 })),
  },
  {
    name: '57 v 58',
    targetMs: 28,
    peerMs: 140,
    run: calculation(
      'axis/battle',
      timed({ inf: 25, art: 10, arm: 10, fig: 8, bom: 4 }, { inf: 35, art: 6, arm: 8, fig: 6, aa: 3 }),
    ),
  },
  {
    name: '100 v 100 with AA',
    targetMs: 150,
    peerMs: 784,
    run: calculation(
      'axis/battle',
      timed({ inf: 45, art: 15, arm: 20, fig: 14, bom: 6 }, { inf: 60, art: 10, arm: 12, fig: 14, aa: 4 }),
    ),
  },
  {
    name: '200 v 200',
    targetMs: 1300,
    peerMs: 5700,
    run: calculation(
      'axis/battle',
      timed({ inf: 100, art: 30, arm: 40, fig: 20, bom: 10 }, { inf: 130, art: 20, arm: 25, fig: 20, aa: 5 }),
    ),
  },
  {
    name: '300 v 300 with AA',
    targetMs: 500,
    run: calculation(
      'axis/battle',
      land({ inf: 150, art: 45, arm: 60, fig: 30, bom: 15 }, { inf: 195, art: 30, arm: 35, fig: 30, aa: 10 }),
    ),
  },
  {
    name: '400 v 400 with AA',
    targetMs: 1000,
    run: calculation(
      'axis/battle',
      land({ inf: 200, art: 60, arm: 80, fig: 40, bom: 20 }, { inf: 260, art: 40, arm: 50, fig: 40, aa: 10 }),
    ),
  },
  {
    name: 'cheapest of 58,211 armies that takes and holds',
    targetMs: 2000,
    run: calculation('axis/recommend', {
      waves: [
        {
          attack: { units: { inf: 20, art: 10, arm: 8, fig: 6, bom: 3 } },
          defense: { units: { inf: 12, art: 4, arm: 4, fig: 3, aa: 1 } },
        },
        { attack: { units: { inf: 6, arm: 4, fig: 2 } }, conquerorDefends: true },
      ],
      goal: { winChance: 0.7 },
    }),
  },
  {
    name: 'best retreat 200 v 200',
    targetMs: 2000,
    run: calculation('axis/battle', {
      waves: [
        {
          attack: { units: { inf: 100, art: 30, arm: 40, fig: 20, bom: 10 } },
          defense: { units: { inf: 130, art: 20, arm: 25, fig: 20, aa: 5 } },
          retreat: { optimal: 'profit' },
        },
      ],
    }),
  },
  {
    name: 'naval without destroyers 60 v 60',
    targetMs: 2000,
    run: calculation('axis/battle', {
      ...land({ sub: 14, cru: 10, acc: 8, fig: 18, bat: 10 }, { sub: 14, cru: 10, acc: 8, fig: 18, bat: 10 }),
      naval: true,
    }),
  },
  {
    name: 'naval 160 v 160',
    targetMs: 1000,
    run: calculation('axis/battle', {
      ...land(
        { sub: 32, des: 24, cru: 20, acc: 20, fig: 44, bat: 20 },
        { sub: 32, des: 24, cru: 20, acc: 20, fig: 44, bat: 20 },
      ),
      naval: true,
    }),
  },
  {
    name: 'naval 39 v 37',
    targetMs: 50,
    peerMs: 281,
    run: calculation('axis/battle', { ...timed(fleet, enemyFleet, CARRIERS_EARLY), naval: true }),
  },
  {
    name: 'naval without destroyers 33 v 31',
    targetMs: 250,
    peerMs: 2500,
    run: calculation('axis/battle', {
      ...timed(withoutDestroyers(fleet), withoutDestroyers(enemyFleet), CARRIERS_EARLY),
      naval: true,
    }),
  },
  {
    name: 'profit-based retreat, naval 39 v 37',
    targetMs: 1500,
    peerMs: 24_000,
    run: calculation('axis/battle', {
      naval: true,
      waves: [{ ...timed(fleet, enemyFleet, CARRIERS_EARLY).waves![0], retreat: { profitBelow: 0 } }],
    }),
  },
  {
    name: 'three waves on land',
    targetMs: 5,
    peerMs: 22,
    run: calculation('axis/battle', {
      waves: [wave({ inf: 15, art: 3, arm: 3, fig: 4, aa: 2 }), wave({ inf: 3 }), wave({ inf: 3 })],
    }),
  },
  {
    name: 'most profitable of 4,535 armies, retreat by profit, deadzone',
    targetMs: 500,
    peerMs: 5200,
    run: calculation('axis/recommend', {
      waves: [
        {
          attack: { units: { inf: 20, art: 5, arm: 5, fig: 5 } },
          defense: { units: { inf: 12, fig: 3, aa: 1 }, orderOfLoss: GUNS_FIRST },
          retreat: { profitBelow: 0 },
        },
      ],
      deadzone: true,
      goal: 'maxProfit',
    }),
  },
];
