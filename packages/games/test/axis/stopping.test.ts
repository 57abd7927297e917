// When to stop: the engine's decisions against value iteration that knows nothing of it.
import { type BattleInput, battle as solveBattle } from '@oddsmith/games/axis';
import { describe, expect, test } from 'vitest';
import { battleCalculator as calculator } from '../../src/axis/calculators/battle.ts';
import { expectAllPathsEqualExact } from '../agreement.ts';
import {
  acc,
  arm,
  art,
  des,
  fig,
  inf,
  landedInf,
  orderOf,
  type Piece,
  solveTiny,
  sub,
  type TinyBattle,
  unitsOf,
} from './tiny-battle.ts';

type WaveInput = NonNullable<BattleInput['waves']>[number];

const armies: readonly (readonly [string, readonly Piece[], readonly Piece[]])[] = [
  ['infantry and a fighter against infantry', [inf, inf, fig], [inf, inf]],
  ['artillery lost before the infantry it supports', [art, inf, inf], [inf, inf]],
  ['a tank against more than it can bear', [inf, arm], [inf, inf, inf]],
  ['landed infantry, artillery and a fighter', [landedInf, art, fig], [inf, inf]],
  ['landed infantry lost last', [fig, arm, landedInf], [inf, arm]],
];

function waveOf({ attack, defense, stopFor, rounds }: TinyBattle): WaveInput {
  return {
    attack: { units: unitsOf(attack), orderOfLoss: orderOf(attack) },
    defense: { units: unitsOf(defense), orderOfLoss: orderOf(defense) },
    retreat: stopFor === undefined ? {} : { optimal: stopFor },
    rounds: rounds ?? null,
  };
}

describe.each(armies)('%s', (_, attack, defense) => {
  test.each([
    [0, false],
    [5, false],
    [3, true],
    [12, true],
  ])('stops for profit, territory %i, deadzone %s', (territoryValue, deadzone) => {
    for (const rounds of [undefined, 1, 2, 4]) {
      const tiny: TinyBattle = { attack, defense, stopFor: 'profit', territoryValue, deadzone, rounds };
      const { summary } = solveBattle({ waves: [waveOf(tiny)], territoryValue, deadzone });
      expect(summary.profit, `rounds ${rounds}`).toBeCloseTo(solveTiny(tiny).profit, 10);
    }
  });

  test('stops for the win chance, with and without a limit of rounds', () => {
    for (const rounds of [undefined, 2, 3]) {
      const tiny: TinyBattle = { attack, defense, stopFor: 'winChance', rounds };
      const { summary } = solveBattle({ waves: [waveOf(tiny)] });
      expect(summary.takesChance, `rounds ${rounds}`).toBeCloseTo(solveTiny(tiny).win, 10);
      // Leaving never helps to take a territory: nobody left behind fights better for it.
      expect(summary.takesChance).toBeCloseTo(solveTiny({ ...tiny, stopFor: undefined }).win, 10);
    }
  });
});

test('a limit of rounds changes the best decision', () => {
  const attack = [inf, inf, arm];
  const defense = [inf, inf, inf];
  const tiny = (rounds?: number): TinyBattle => ({ attack, defense, stopFor: 'profit', territoryValue: 4, rounds });
  const solve = (rounds?: number) =>
    solveBattle({ waves: [waveOf(tiny(rounds))], territoryValue: 4, report: { stopTable: true } });
  const limited = solve(3);
  const at = (rows: typeof limited.stopTable) =>
    rows!.filter(({ attackerLeft, defenderLeft }) => attackerLeft.inf === 1 && defenderLeft.inf === 2);
  // One infantry and a tank against two infantry: worth it with all the time in the world, not for one round more.
  const free = at(solve().stopTable);
  expect(free.map(({ stop, round }) => [stop, round])).toEqual([[false, undefined]]);
  expect(
    at(limited.stopTable)
      .map(({ stop, round }) => [round, stop])
      .sort(),
  ).toEqual([
    [1, false],
    [2, true],
  ]);
  // The last round: hits earn 3 x (1/6 + 1/2), both at once take the territory; one hit costs 3, two cost 9.
  const last = at(limited.stopTable).find(({ round }) => round === 2)!;
  expect(last.goOnProfit).toBeCloseTo(2 + (4 / 12) * (8 / 9) - (4 / 9) * 3 - (1 / 9) * 9, 12);
  expect(limited.summary.profit).toBeCloseTo(solveTiny(tiny(3)).profit, 10);
});

test('limited rounds and a rule about profit: every dice path', () => {
  for (const retreat of [{ profitBelow: 1 }, { winChanceBelow: 0.4 }, { optimal: 'profit' as const }])
    expectAllPathsEqualExact(
      calculator,
      {
        waves: [
          {
            attack: { units: { inf: 1, fig: 1 } },
            defense: { units: { inf: 2 } },
            rounds: 2,
            retreat,
          },
        ],
        dice: 'lowLuck',
        territoryValue: 4,
      },
      { maxPaths: 5_000 },
    );
});

describe('what later waves earn counts when deciding to stop', () => {
  test.each(armies)('%s', (_, attack, defense) => {
    const second = [inf, arm];
    const reinforcements = [inf];
    for (const territoryValue of [0, 6]) {
      const future = (left: readonly Piece[]) =>
        solveTiny({ attack: second, defense: [...reinforcements, ...left], territoryValue }).profit;
      const tiny: TinyBattle = { attack, defense, stopFor: 'profit', territoryValue, future };
      const { summary } = solveBattle({
        waves: [
          waveOf(tiny),
          {
            attack: { units: unitsOf(second), orderOfLoss: ['inf', 'arm'] },
            defense: { units: { inf: 1 }, orderOfLoss: ['inf', 'arm'] },
          },
        ],
        territoryValue,
        valueFutureWaves: true,
      });
      // The twin's future is counted from what is there now: reinforcements cost the attacker nothing.
      expect(summary.profit).toBeCloseTo(solveTiny(tiny).profit, 9);
    }
  });
});

test('mistake 17: the value of later waves is counted once when submarines and aircraft cannot reach each other', () => {
  const future = (left: readonly Piece[]) => solveTiny({ attack: [des, des], defense: left }).profit;
  const submarine = future([sub]);
  const both = future([sub, acc]);
  // Fighter against submarine and carrier: the carrier is hit 1/2, the fighter 1/3, the submarine takes no part. Without
  // the carrier it is a stand-off: both live, and the next wave meets the submarine.
  const goOn = (standOff: number) =>
    ((1 / 3) * (acc.cost + standOff) + (1 / 6) * (acc.cost - fig.cost + submarine) + (1 / 6) * (both - fig.cost)) /
    (2 / 3);
  const right = goOn(submarine) - both;
  const twice = goOn(2 * submarine) - both;
  expect(Math.abs(twice - right)).toBeGreaterThan(0.1);
  const roundsWith = (profitBelow: number) =>
    solveBattle({
      naval: true,
      waves: [
        {
          attack: { units: { fig: 1 } },
          defense: { units: { sub: 1, acc: 1 }, orderOfLoss: ['sub', 'acc'] },
          retreat: { profitBelow },
        },
        { attack: { units: { des: 2 } }, defense: { orderOfLoss: ['sub', 'acc'] } },
      ],
      valueFutureWaves: true,
    }).waves[0].rounds;
  // He goes on below the right value and stops above it; counting twice would move that point.
  expect(roundsWith(right - 0.01)).toBeCloseTo(1.5, 12);
  expect(roundsWith(right + 0.01)).toBeCloseTo(1, 12);
});
