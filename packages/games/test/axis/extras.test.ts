// What the report adds to a battle, sentences and advice, and splits of defenders.

import { calculateWith, prepareBattle } from '@oddsmith/games';
import {
  type BattleInput,
  calculators,
  recommend as recommendArmy,
  battle as solveBattle,
  bombing as solveBombing,
} from '@oddsmith/games/axis';
import { Random } from '@oddsmith/kernel';
import { describe, expect, test } from 'vitest';
import { battleCalculator as calculator } from '../../src/axis/calculators/battle.ts';
import { bombingCalculator } from '../../src/axis/calculators/bombing.ts';
import { expectAllPathsEqualExact, expectSimulationInBand } from '../agreement.ts';
import { atLeast } from './at-least.ts';

const land = (attack: object, defense: object, rest: BattleInput = {}): BattleInput => ({
  waves: [{ attack: { units: attack }, defense: { units: defense } }],
  ...rest,
});
const duel = land({ inf: 1 }, { inf: 1 });
// One infantry against one: hits 1/6 against 1/3, rounds without a hit repeat.
const SOME = 1 - (5 / 6) * (2 / 3);
const WIN = ((1 / 6) * (2 / 3)) / SOME;
const BOTH_DIE = ((1 / 6) * (1 / 3)) / SOME;

describe('reports', () => {
  test('the joint table is the battle by hand', () => {
    const { joint } = solveBattle({ ...duel, report: { joint: true } });
    expect(joint).toHaveLength(3);
    const chance = (ours: number | undefined, theirs: number | undefined) =>
      joint!.find((row) => row.attackerLeft.inf === ours && row.defenderLeft.inf === theirs)!.probability;
    expect(chance(1, undefined)).toBeCloseTo(WIN, 12);
    expect(chance(undefined, undefined)).toBeCloseTo(BOTH_DIE, 12);
    expect(chance(undefined, 1)).toBeCloseTo(1 - WIN - BOTH_DIE, 12);
  });

  test('round by round', () => {
    const { roundByRound } = solveBattle({ ...duel, report: { rounds: 3 } });
    expect(roundByRound!.map((row) => row.fighting)).toEqual(
      [0, 1, 2, 3].map((round) => expect.closeTo((5 / 9) ** round, 12)),
    );
    expect(roundByRound![1].won).toBeCloseTo(1 / 9, 12);
    expect(roundByRound![1].attackerLoss).toBeCloseTo(3 / 3, 12);
  });

  test('round by round, a fleet with only transports left is beaten at once', () => {
    const { roundByRound } = solveBattle({
      naval: true,
      waves: [{ attack: { units: { des: 2 } }, defense: { units: { des: 1, tra: 1 } } }],
      report: { rounds: 1 },
    });
    // Two destroyers hit on 2 each; the one that fires back sinks one of them at most.
    const hit = 1 - (2 / 3) ** 2;
    expect(roundByRound![1]).toMatchObject({
      won: expect.closeTo(hit, 12),
      lost: 0,
      ended: 0,
      fighting: expect.closeTo(1 - hit, 12),
      attackerLoss: expect.closeTo(8 / 3, 12),
      defenderLoss: expect.closeTo(15 * hit, 12),
    });
  });

  test('the stop table weighs going on against stopping', () => {
    const { stopTable } = solveBattle({ ...duel, report: { stopTable: true } });
    expect(stopTable).toHaveLength(1);
    // From here: +3 with chance of a hit, -3 with chance of being hit.
    expect(stopTable![0].goOnProfit).toBeCloseTo((3 * (1 / 6 - 1 / 3)) / SOME, 12);
    expect(stopTable![0].goOnWinChance).toBeCloseTo(WIN, 12);
    expect(stopTable![0].visits).toBeCloseTo(1 / SOME, 12);
    expect(stopTable![0].stop).toBe(false);
  });

  test('one more unit', () => {
    const { deltas, summary } = solveBattle({ ...duel, report: { deltas: true } });
    const more = solveBattle(land({ inf: 1, arm: 1 }, { inf: 1 })).summary;
    const row = deltas!.find(({ side, unit }) => side === 'attack' && unit === 'arm')!;
    expect(row.winChance).toBeCloseTo(more.winChance - summary.winChance, 12);
    expect(row.profit).toBeCloseTo(more.profit - summary.profit, 12);
  });

  test('luck of a battle already played', () => {
    const { luck } = solveBattle({ ...duel, report: { played: { attackerLeft: { inf: 1 }, defenderLeft: {} } } });
    expect(luck!.profit).toBe(3);
    expect(luck!.equal).toBeCloseTo(WIN, 12);
    expect(luck!.better).toBe(0);
    expect(luck!.worse).toBeCloseTo(1 - WIN, 12);
  });

  test('totals over all waves agree with played battles', () => {
    const input: BattleInput = {
      waves: [
        { attack: { units: { inf: 2, fig: 1 } }, defense: { units: { inf: 3, aa: 1 } } },
        { attack: { units: { inf: 2, arm: 1 } }, defense: { units: { inf: 1 } } },
      ],
      report: { allWaves: true },
      territoryValue: 2,
    };
    const parsed = prepareBattle(calculator, input);
    const { distributions, summary, allWaves } = solveBattle(input);
    expect(distributions.profit.mean).toBeCloseTo(summary.profit, 10);
    expect(allWaves!.profit.reduce((sum, [, p]) => sum + p, 0)).toBeCloseTo(1, 12);
    const tally = calculator.tally(parsed);
    const play = calculator.simulate(parsed);
    const dice = new Random(11);
    const iterations = 3_000;
    for (let n = 0; n < iterations; n++) tally.add(play(dice));
    const played = tally.findings().distributions;
    for (const name of ['attackerLoss', 'defenderLoss', 'profit'])
      expect(Math.abs(played[name].mean - distributions[name].mean)).toBeLessThan(
        (4.5 * distributions[name].stdDev) / Math.sqrt(iterations),
      );
  });

  test.each([false, true])('totals where the conqueror defends, every dice path (at sea: %s)', (naval) => {
    const [first, second, third] = naval ? [{ cru: 1 }, { des: 1 }, { cru: 1 }] : [{ inf: 1 }, { inf: 1 }, { arm: 1 }];
    const input: BattleInput = {
      naval,
      dice: 'lowLuck',
      waves: [
        { attack: { units: { ...first, fig: 1 } }, defense: { units: second }, rounds: 1 },
        { attack: { units: third }, defense: { units: {} }, rounds: 1, conquerorDefends: true },
        { attack: { units: first }, defense: { units: {} }, rounds: 1 },
      ],
      report: { allWaves: true },
      territoryValue: naval ? 0 : 2,
      values: 'power',
    };
    expectAllPathsEqualExact(calculator, input, { maxPaths: 50_000 });
    const { distributions, summary, allWaves } = solveBattle(input);
    expect(distributions.profit.mean).toBeCloseTo(summary.profit, 10);
    for (const rows of [allWaves!.attackerLost, allWaves!.defenderLost])
      expect(rows.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
  });

  test('the stop table shows where to stop, too', () => {
    // One infantry and a fighter against two infantry: with the infantry gone there is nothing to take.
    const { stopTable, waves } = solveBattle({
      waves: [
        {
          attack: { units: { inf: 1, fig: 1 } },
          defense: { units: { inf: 2 } },
          retreat: { unitsAtMost: 1 },
        },
      ],
      report: { stopTable: true },
    });
    const row = stopTable!.find(({ attackerLeft, defenderLeft }) => !attackerLeft.inf && defenderLeft.inf === 1)!;
    expect(row.stop).toBe(true);
    const retreated = waves[0].casualties.attack.find(({ retreated: army }) => army.fig === 1 && !army.inf)!;
    const others = stopTable!.find(({ attackerLeft, defenderLeft }) => !attackerLeft.inf && defenderLeft.inf === 2)!;
    expect(row.visits + others.visits).toBeCloseTo(retreated.probability, 12);
  });

  test('stopping at the best moment earns most', () => {
    const at = (retreat: object) =>
      solveBattle({
        waves: [{ attack: { units: { inf: 3, fig: 2 } }, defense: { units: { inf: 4, arm: 1 } }, retreat }],
        territoryValue: 2,
      }).summary.profit;
    const best = at({ optimal: 'profit' });
    for (const rule of [{}, { unitsAtMost: 2 }, { unitsAtMost: 3 }, { profitBelow: 2 }, { winChanceBelow: 0.3 }])
      expect(best).toBeGreaterThanOrEqual(at(rule) - 1e-10);
  });
});

describe('splits', () => {
  test('more armies than can be compared are refused at once, in words', () => {
    const units = { inf: 60, art: 30, arm: 30, fig: 20, bom: 10 };
    const input = land(units, { inf: 30, fig: 3, aa: 1 });
    expect(calculateWith(calculators, { calculator: 'axis/recommend', input })).toMatchObject({
      error: {
        code: 'budget/exceeded',
        message: expect.stringContaining(`there are ${61 * 31 * 31 * 21 * 11 - 1} armies to compare, too many`),
      },
    });
  });

  test('hold at least one of two: by trying every split', () => {
    const attacks = [{ inf: 2, arm: 1 }, { inf: 3 }];
    const found = recommendArmy({
      side: 'defender',
      waves: [{ defense: { units: { inf: 3, fig: 1 } } }],
      territories: attacks.map((units) => ({ attack: { units } })),
      hold: 1,
      goal: { winChance: 0.5 },
      criterion: 'takes',
    });
    let best = 0;
    for (let inf = 0; inf <= 3; inf++)
      for (let fig = 0; fig <= 1; fig++) {
        const hold = [
          { inf, fig },
          { inf: 3 - inf, fig: 1 - fig },
        ].map((units, t) => 1 - solveBattle(land(attacks[t], units)).summary.takesChance);
        best = Math.max(best, 1 - (1 - hold[0]) * (1 - hold[1]));
      }
    expect(found.split!.chance).toBeCloseTo(best, 12);
    expect(found.split!.territories).toHaveLength(2);
  });

  test('hold three of five: by trying every split', () => {
    const attacks = [{ inf: 1 }, { arm: 1 }, { inf: 2 }, { inf: 1, fig: 1 }, { art: 1 }];
    const found = recommendArmy({
      side: 'defender',
      waves: [{ defense: { units: { inf: 4, fig: 1 } } }],
      territories: attacks.map((units) => ({ attack: { units } })),
      hold: 3,
      goal: { winChance: 0.5 },
      criterion: 'takes',
    });
    const holds = attacks.map((units) =>
      [0, 1].map((fig) =>
        [0, 1, 2, 3, 4].map((inf) =>
          inf + fig === 0 ? 0 : 1 - solveBattle(land(units, { inf, fig })).summary.takesChance,
        ),
      ),
    );
    // Infantry goes anywhere, the fighter to one territory or to none.
    const best = (t: number, left: number, fighter: number, chances: number[]): number => {
      if (t === attacks.length) return atLeast(chances, 3);
      let most = 0;
      for (let inf = 0; inf <= left; inf++)
        most = Math.max(most, best(t + 1, left - inf, fighter, [...chances, holds[t][fighter === t ? 1 : 0][inf]]));
      return most;
    };
    const chance = Math.max(...[0, 1, 2, 3, 4, 5].map((fighter) => best(0, 4, fighter, [])));
    expect(found.split!.chance).toBeCloseTo(chance, 12);
    expect(
      atLeast(
        found.split!.territories.map(({ holdChance }) => holdChance),
        3,
      ),
    ).toBeCloseTo(chance, 12);
  });

  test('at least k of independent events', () => {
    expect(atLeast([0.5, 0.5, 0.5], 2)).toBeCloseTo(0.5, 12);
    expect(atLeast([0.2], 0)).toBe(1);
  });
});

test('a simulation that cannot follow the retreat rule says so', () => {
  const fleet = { sub: 60, des: 60, cru: 60, acc: 60, fig: 90, bat: 60 };
  const input = prepareBattle(calculator, {
    naval: true,
    waves: [{ attack: { units: fleet }, defense: { units: fleet }, retreat: { profitBelow: 0 } }],
  });
  const play = calculator.simulate(input);
  expect(() => play(new Random(1))).toThrow(/too large for a simulation .* retreat by units left/);
});

describe('words', () => {
  test('a battle in one sentence', () => {
    expect(solveBattle(duel).sentence).toBe(
      'The attacker wins 25.0% and takes the territory 25.0% (nobody is left 12.5%). It loses 1.13 IPC on average; about 2 rounds.',
    );
    expect(solveBombing({ bombers: 2, capacity: 20 }).sentence).toBe(
      '2 bombers do 5.83 damage on average for 0.33 bombers lost: +1.83 IPC.',
    );
  });

  test('advice', () => {
    const codes = (input: BattleInput) => solveBattle(input).advice.map(({ code }) => code);
    expect(codes(land({}, { inf: 1 }))).toContain('axis/no-attackers');
    expect(codes(land({ fig: 1 }, { inf: 1 }))).toContain('axis/cannot-take');
    expect(codes(land({ fig: 1, bat: 1 }, { inf: 1 }))).toContain('axis/bombardment-limited');
    expect(codes(land({ fig: 1, bat: 1 }, { inf: 1 }, { switches: { bombardmentLimited: false } }))).toContain(
      'axis/bombards-without-landing',
    );
    expect(codes({ ...duel, retreatBeforeBattle: true })).toContain('axis/no-rule-to-ask');
    expect(codes(duel)).toEqual([]);
  });
});

describe('bombing', () => {
  test.each(['standard', 'lowLuck', 'biased'] as const)('every path of two bombers: %s', (dice) => {
    expectAllPathsEqualExact(bombingCalculator, { bombers: 2, capacity: 7, dice });
  });

  test('ten bombers lie in their band', () => {
    expectSimulationInBand(bombingCalculator, { bombers: 10, capacity: 30 }, { ignore: ['summary'] });
  });
});
