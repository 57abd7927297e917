// Mistakes of the best public calculator, each with the right answer: from the brute-force twin, or by hand. The numbers are
// those of section 10 of rules/axis.md.
import { InvalidInput } from '@oddsmith/games';
import {
  type BattleInput,
  multiwaveExternal,
  recommend as recommendArmy,
  battle as solveBattle,
} from '@oddsmith/games/axis';
import { describe, expect, test } from 'vitest';
import { twin } from './twin.ts';

type WaveInput = NonNullable<BattleInput['waves']>[number];

/** Every figure of every wave as the twin has it. */
function expectTwin(input: BattleInput, tolerance = 1e-11): ReturnType<typeof solveBattle> {
  const solved = solveBattle(input);
  twin(input).forEach((want, w) => {
    const { outcome, attackerLoss, defenderLoss, rounds } = solved.waves[w];
    const got = { ...outcome, attackerLoss, defenderLoss, rounds };
    for (const key of [
      'both',
      'attackerOnly',
      'defenderOnly',
      'neither',
      'attackerLoss',
      'defenderLoss',
      'rounds',
    ] as const)
      if (Math.abs(got[key] - want[key]) > tolerance * (1 + Math.abs(want[key])))
        expect.fail(`wave ${w} ${key}: exact ${got[key]}, twin ${want[key]}`);
  });
  return solved;
}

const sea = (attack: object, defense: object, rest: Partial<WaveInput> = {}): BattleInput => ({
  naval: true,
  waves: [{ attack: { units: attack }, defense: { units: defense }, ...rest }],
});
const land = (attack: object, defense: object, rest: Partial<WaveInput> = {}): BattleInput => ({
  waves: [{ attack: { units: attack }, defense: { units: defense }, ...rest }],
});

describe('artillery', () => {
  test('mistake 1: support goes when the artillery goes', () => {
    const first = land({ inf: 2, art: 1 }, { inf: 2 });
    const artilleryFirst: BattleInput = {
      waves: [{ ...first.waves![0], attack: { units: { inf: 2, art: 1 }, orderOfLoss: ['art', 'inf'] } }],
    };
    const early = expectTwin(artilleryFirst).summary.winChance;
    const late = expectTwin(first).summary.winChance;
    expect(early).toBeLessThan(late);
  });

  test('mistake 1: support goes when the artillery withdraws', () => {
    expectTwin(land({ inf_a: 2, art: 1 }, { inf: 2 }, { rounds: 1 }));
  });

  test('mistake 2: supported infantry counts as land in deadzone and decisions', () => {
    // Infantry that takes the territory in a deadzone is lost but for half its defence: 3 - 1 = 2.
    const free = solveBattle({
      waves: [{ attack: { units: { inf: 1, art: 1 } }, defense: { units: {} } }],
      deadzone: true,
    });
    expect(free.summary.attackerLoss).toBeCloseTo(2 + 3, 12);
    expectTwin({ ...land({ inf: 2, art: 1 }, { inf: 2 }, { retreat: { profitBelow: 0 } }), deadzone: true });
    expectTwin(land({ inf: 2, art: 1 }, { inf: 2 }, { retreat: { winChanceBelow: 0.4 } }));
  });
});

describe('submarines', () => {
  test('mistake 3: diving beside a whole battleship loses no probability', () => {
    expectTwin(sea({ sub: 1, bat: 1 }, { cru: 1, acc: 1 }, { attackerSubmerges: true }));
  });

  test('mistake 4: dead submarines stay dead in later waves', () => {
    const input: BattleInput = {
      naval: true,
      waves: [
        { attack: { units: { des: 1, cru: 1 } }, defense: { units: { sub: 1, acc: 1 } }, defenderSubmerges: true },
        { attack: { units: { des: 2 } }, defense: { units: {} }, defenderSubmerges: true },
      ],
    };
    const { waves } = expectTwin(input);
    expect(waves[1].defenderLoss).toBeGreaterThanOrEqual(0);
    expect(waves[1].defenderSurvives).toBeLessThanOrEqual(waves[0].defenderSurvives);
  });

  test('mistake 3: battleships defend in several waves and nothing is lost', () => {
    expectTwin({
      naval: true,
      waves: [
        { attack: { units: { sub: 1, fig: 1 } }, defense: { units: { bat: 1, sub: 1 } }, defenderSubmerges: true },
        { attack: { units: { des: 1, sub: 1 } }, defense: { units: {} }, defenderSubmerges: true },
      ],
    });
  });

  test('mistake 5: low luck with submarines and a destroyer sums to one', () => {
    const { waves } = expectTwin({
      ...sea({ sub: 2, des: 1, fig: 1 }, { sub: 1, des: 1, cru: 1, fig: 1 }),
      dice: 'lowLuck',
    });
    const { both, attackerOnly, defenderOnly, neither } = waves[0].outcome;
    expect(both + attackerOnly + defenderOnly + neither).toBeCloseTo(1, 12);
  });

  test('mistake 6: the kept destroyer is kept no longer once the enemy submarines are gone', () => {
    expectTwin(sea({ des: 1, cru: 1, fig: 1 }, { sub: 1, acc: 1 }, { attackerKeepsDestroyer: true }));
  });

  test('mistake 12: fire once, then dive: a switch', () => {
    const input = sea({ sub: 2 }, { cru: 1 }, { attackerSubmerges: true });
    expect(solveBattle(input).summary.standoffChance).toBe(1);
    // Two shots at 2 before anyone fires back: 1 - (2/3)^2 sinks the cruiser.
    const shot = expectTwin({ ...input, switches: { submergeAfterShot: true } });
    expect(shot.summary.winChance).toBeCloseTo(5 / 9, 12);
  });
});

describe('taking and holding', () => {
  const hold: BattleInput = {
    naval: true,
    waves: [
      { attack: { units: { cru: 2 } }, defense: { units: { des: 1 } } },
      { attack: { units: { des: 1, fig: 1 } }, defense: { units: {} }, conquerorDefends: true },
    ],
  };

  test('mistake 7: no chance is above one when the fleet that won defends', () => {
    const { waves } = expectTwin(hold);
    expect(waves[1].attackerSurvives).toBeLessThanOrEqual(1);
    expect(waves[1].takesTerritory).toBe(0);
  });

  test('mistake 7: units that withdrew from a landing do not defend what was taken', () => {
    expectTwin({
      waves: [
        { attack: { units: { inf_a: 1, arm: 1, fig: 1 } }, defense: { units: { inf: 1 } }, rounds: 1 },
        { attack: { units: { inf: 2 } }, defense: { units: {} }, conquerorDefends: true },
      ],
    });
  });
});

describe('retreat', () => {
  test('mistake 8: nobody leaves a battle that is already won', () => {
    const guns = solveBattle(land({ inf: 1, fig: 1 }, { aa: 1 }, { retreat: { unitsAtMost: 5 } }));
    expect(guns.summary.takesChance).toBe(1);
    const transports = solveBattle({
      ...sea({ des: 1 }, { tra: 2 }, { retreat: { unitsAtMost: 5 } }),
      retreatBeforeBattle: true,
    });
    expect(transports.summary.winChance).toBe(1);
    expectTwin(sea({ cru: 1 }, { des: 1, tra: 1 }, { retreat: { unitsAtMost: 1 } }));
  });

  test('mistake 9: dived submarines are not dead in the profit of a decision', () => {
    expectTwin(sea({ cru: 1, des: 1 }, { sub: 2, cru: 1 }, { defenderSubmerges: true, retreat: { profitBelow: 0 } }));
    expectTwin(sea({ sub: 1, cru: 1 }, { cru: 1 }, { attackerSubmerges: true, retreat: { profitBelow: 1 } }));
  });

  test('mistake 9: fighters that will crash count when the carrier is sunk and when it is not', () => {
    expectTwin(sea({ cru: 2 }, { acc: 1, fig: 1 }, { crashFighters: true, retreat: { profitBelow: 2 } }));
  });

  test('mistake 9: bombarding ships count for the first round only', () => {
    const input = land({ inf_a: 1, inf: 1, bat: 1 }, { inf: 2 }, { retreat: { profitBelow: 0 } });
    expectTwin({ ...input, retreatBeforeBattle: true });
    expectTwin(input);
  });

  test('mistake 9: the win chance before the battle includes AA fire', () => {
    for (const winChanceBelow of [0.2, 0.3, 0.4, 0.5, 0.6, 0.7])
      expectTwin({
        ...land({ inf: 1, fig: 2 }, { inf: 1, aa: 1 }, { retreat: { winChanceBelow } }),
        retreatBeforeBattle: true,
      });
  });

  test('mistake 9: diving does not use up the compulsory round', () => {
    const solved = expectTwin(
      sea({ sub: 1, cru: 1 }, { cru: 1 }, { attackerSubmerges: true, retreat: { unitsAtMost: 9 } }),
    );
    expect(solved.waves[0].rounds).toBeCloseTo(1, 12);
  });

  test('mistake 14: a battle that is called off has no rounds', () => {
    const { waves } = solveBattle({
      ...land({ inf: 1 }, { inf: 5 }, { retreat: { profitBelow: 0 } }),
      retreatBeforeBattle: true,
    });
    expect(waves[0].rounds).toBe(0);
    expect(waves[0].outcome.both).toBe(1);
  });

  test('a battle can be called off although submarines would dive first', () => {
    // One round: two cruisers sink the destroyer 1 - 1/4 of the time, which is not enough.
    const rule = { defenderSubmerges: true, rounds: 1 };
    const at = (winChanceBelow: number) =>
      expectTwin({
        ...sea({ cru: 2 }, { sub: 1, des: 1 }, { ...rule, retreat: { winChanceBelow } }),
        retreatBeforeBattle: true,
      }).waves[0].rounds;
    expect(at(0.76)).toBe(0);
    expect(at(0.74)).toBe(1);
  });

  test('mistake 10: transports die in the last round although the submarines dive', () => {
    expectTwin(sea({ sub: 1, cru: 1 }, { cru: 1, tra: 1 }, { attackerSubmerges: true, rounds: 1 }));
    expectTwin(sea({ sub: 1, cru: 1 }, { cru: 1, tra: 1 }, { attackerSubmerges: true, rounds: 2 }));
  });
});

describe('input', () => {
  test('mistake 11: units that the order of loss forgets do not vanish', () => {
    const complete = solveBattle(land({ inf: 2, fig: 1 }, { inf: 2 }));
    const forgetful = solveBattle({
      waves: [{ attack: { units: { inf: 2, fig: 1 }, orderOfLoss: ['inf'] }, defense: { units: { inf: 2 } } }],
    });
    expect(forgetful.summary).toEqual(complete.summary);
    expect(forgetful.advice.map(({ code }) => code)).toContain('axis/order-completed');
  });

  test('mistake 11: nonsense is refused with a place and a sentence', () => {
    const problem = (input: unknown) => {
      try {
        solveBattle(input as BattleInput);
      } catch (thrown) {
        if (thrown instanceof InvalidInput) return thrown.problem;
      }
      return undefined;
    };
    expect(problem({ dice: 'loaded' })?.path).toBe('dice');
    expect(problem(land({ inf: -1 }, {}))?.path).toBe('waves[0].attack.units.inf');
    expect(problem(land({ inf: 1.5 }, {}))?.message).toBe('inf must be 0 to 500, got 1.5');
    expect(problem(land({ aa: 1 }, {}))).toEqual({
      code: 'axis/unit-out-of-place',
      path: 'waves[0].attack.units.aa',
      message: 'AA guns cannot attack on land',
    });
    expect(problem(land({ bat1: 1 }, {}))?.code).toBe('axis/unknown-field');
    expect(problem(land({ inf: 1 }, {}, { crashFighters: true }))?.code).toBe('axis/sea-only');
  });

  test('mistake 11: the names of specs/axis.md still work there: bat1 is a battleship', () => {
    const side = { ool: ['bat'], takes: 0, aaLast: false };
    const output = multiwaveExternal({
      wave_info: [{ attack: { ...side, units: { bat1: 1 } }, defense: { ...side, units: { cru: 1 } } }],
      is_naval: true,
      diceMode: 'standard',
      retreat_round_zero: false,
    });
    const native = solveBattle(sea({ bat: 1 }, { cru: 1 }));
    expect(output.attack.survives[0]).toBeCloseTo(native.waves[0].attackerSurvives, 12);
  });

  test('mistake 12: bombardment can be limited by the units that land', () => {
    const input = land({ inf_a: 1, bat: 1, cru: 1 }, { inf: 2 });
    const limited = expectTwin({ ...input, switches: { bombardmentLimited: true } });
    const oneShip = solveBattle(land({ inf_a: 1, bat: 1 }, { inf: 2 }));
    expect(limited.summary.winChance).toBeCloseTo(oneShip.summary.winChance, 12);
  });

  test('mistake 12: attacking fighters can need a carrier', () => {
    expectTwin({ ...sea({ acc: 1, fig: 3 }, { des: 1 }), switches: { attackerCarriers: true } });
  });

  test('mistake 12: an order of loss may name amounts', () => {
    expectTwin({
      waves: [
        { attack: { units: { inf: 2, fig: 1 }, orderOfLoss: ['1 inf', 'fig', 'inf'] }, defense: { units: { inf: 2 } } },
      ],
    });
  });
});

describe('precision', () => {
  test('mistake 13: pruned probability is reported, not forgotten', () => {
    const input = land({ inf: 12, art: 4, fig: 4 }, { inf: 12, fig: 3, aa: 2 });
    const { waves, errorBound } = solveBattle({ ...input, prune: 1e-6 });
    const { both, attackerOnly, defenderOnly, neither } = waves[0].outcome;
    expect(errorBound).toBeGreaterThan(0);
    expect(both + attackerOnly + defenderOnly + neither + errorBound).toBeCloseTo(1, 12);
  });

  test('mistake 15: losses over all waves are not the product of independent waves', () => {
    const input: BattleInput = {
      waves: [
        { attack: { units: { inf: 1 } }, defense: { units: { inf: 1 } } },
        { attack: { units: { inf: 1 } }, defense: { units: {} } },
      ],
      report: { allWaves: true },
    };
    const { allWaves, waves } = solveBattle(input);
    // Wave two is fought only if wave one lost its infantry (with or without the defender's): both lost is
    // P(first lost, defender left) x P(second lost). A round 1:1 has hit chances 1/6 and 1/3.
    const some = 1 - (5 / 6) * (2 / 3);
    const lost = ((5 / 6) * (1 / 3)) / some;
    const lostBoth = ((1 / 6) * (1 / 3)) / some;
    const expected = lost * (lost + lostBoth);
    const row = allWaves!.attackerLost.find(({ lost: army }) => army.inf === 2);
    expect(row!.probability).toBeCloseTo(expected, 12);
    const side = { ool: ['inf'], takes: 0, aaLast: false };
    const external = multiwaveExternal({
      wave_info: [1, 0].map((defenders) => ({
        attack: { ...side, units: { inf: 1 } },
        defense: { ...side, units: { inf: defenders } },
      })),
      is_naval: false,
      diceMode: 'standard',
    });
    expect(external.casualtiesInfo.attack.find(({ casualties }) => casualties === '2 inf')!.amount).toBeCloseTo(
      expected,
      12,
    );
    const independent = (lost + lostBoth) * waves[1].casualties.attack.find((r) => r.lost.inf === 1)!.probability;
    expect(Math.abs(row!.probability - independent)).toBeGreaterThan(1e-3);
  });
});

describe('recommendation', () => {
  test('mistake 16: an impossible goal is said to be impossible', () => {
    const input = { ...land({ inf: 2 }, { inf: 6 }), goal: { winChance: 0.9 } };
    const before = JSON.stringify(input);
    const found = recommendArmy(input);
    expect(found.feasible).toBe(false);
    expect(found.armies).toEqual([]);
    expect(found.sentence).toMatch(/^No army of these units reaches the goal; 2 infantry comes nearest/);
    expect(JSON.stringify(input)).toBe(before);
  });

  test('mistake 16: the answer is the cheapest of all, by solving every army on its own', () => {
    const input = { ...land({ inf: 4, art: 2, arm: 2, fig: 1 }, { inf: 2, fig: 1, aa: 1 }), goal: { winChance: 0.8 } };
    let least = Number.POSITIVE_INFINITY;
    for (let inf = 0; inf <= 4; inf++)
      for (let art = 0; art <= 2; art++)
        for (let arm = 0; arm <= 2; arm++)
          for (let fig = 0; fig <= 1; fig++) {
            const { waves } = solveBattle(land({ inf, art, arm, fig }, { inf: 2, fig: 1, aa: 1 }));
            if (waves[0].attackerSurvives >= 0.8) least = Math.min(least, 3 * inf + 4 * art + 6 * arm + 10 * fig);
          }
    expect(recommendArmy(input).cost).toBe(least);
  });

  test('mistake 16: a large stock under a retreat rule is valued as each army on its own', () => {
    const defenders = { inf: 12, fig: 3, aa: 1 };
    const rule = { retreat: { profitBelow: 0 } };
    const profitOf = (army: object) => solveBattle({ ...land(army, defenders, rule), deadzone: true }).summary.profit;
    const found = recommendArmy({
      ...land({ inf: 12, art: 5, arm: 4, fig: 5 }, defenders, rule),
      deadzone: true,
      goal: 'maxProfit',
    });
    expect(found.profit).toBeCloseTo(profitOf(found.armies[0].army), 9);
    for (let inf = 0; inf <= 12; inf += 3)
      for (let art = 1; art <= 5; art += 2)
        for (const fig of [3, 5]) expect(profitOf({ inf, art, fig })).toBeLessThanOrEqual(found.profit! + 1e-9);
  });
});
