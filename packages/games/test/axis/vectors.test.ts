// Every reference result, through the interface of specs/axis.md and through our own.
import { calculateWith } from '@oddsmith/games';
import {
  type BattleFindings,
  calculators,
  fromExternal,
  type MultiwaveOutput,
  multiwaveExternal,
  recommend as recommendArmy,
  battle as solveBattle,
  bombing as solveBombing,
} from '@oddsmith/games/axis';
import { describe, expect, test } from 'vitest';
import { type Army, formatArmy } from '../../src/axis/units.ts';
import { battles, compareBattle, Differences, type Got, raids, recommendations } from './vectors.ts';

function fromExternalOutput(output: MultiwaveOutput): Got {
  const rows = (table: MultiwaveOutput['casualtiesInfoArr'][number]['attack']) =>
    table.map((row) => [row.casualties, row.survivors, row.retreaters, row.amount] as const);
  const { attack, defense, takesTerritory, rounds, outcome } = output;
  return {
    attack,
    defense,
    takesTerritory,
    rounds,
    outcome,
    casualties: output.casualtiesInfoArr.map(({ attack, defense }) => ({
      attack: rows(attack),
      defense: rows(defense),
    })),
    profit: output.profitDistribution[0].map(({ ipc, prob }) => [ipc, prob] as const),
  };
}

function fromFindings({ waves }: BattleFindings): Got {
  const side = (who: 'attacker' | 'defender') => ({
    survives: waves.map((wave) => wave[`${who}Survives`]),
    incrementalLoss: waves.map((wave) => wave[`${who}Loss`]),
    cumulativeIpcLoss: waves.map((wave) => wave[`${who}LossTotal`]),
  });
  const rows = (table: BattleFindings['waves'][number]['casualties']['attack']) =>
    table.map(
      (row) => [formatArmy(row.lost), formatArmy(row.left), formatArmy(row.retreated), row.probability] as const,
    );
  return {
    attack: side('attacker'),
    defense: side('defender'),
    takesTerritory: waves.map((wave) => wave.takesTerritory),
    rounds: waves.map((wave) => wave.rounds),
    outcome: waves.map((wave) => wave.outcome),
    casualties: waves.map(({ casualties }) => ({ attack: rows(casualties.attack), defense: rows(casualties.defense) })),
    profit: waves[0].profit,
  };
}

describe('battles', () => {
  test('are all here', () => {
    expect(battles).toHaveLength(498);
    expect(raids).toHaveLength(28);
  });

  test.each(battles)('$id', ({ input, expect: want, tol }) => {
    expect(compareBattle(fromExternalOutput(multiwaveExternal(input)), want, tol)).toEqual([]);
    expect(compareBattle(fromFindings(solveBattle(fromExternal(input))), want, tol)).toEqual([]);
  });
});

const DICE = { standard: 'standard', lowluck: 'lowLuck', biased: 'biased' } as const;

describe('bombing', () => {
  test.each(raids)('$id', ({ input, expect: want, tol }) => {
    const got = solveBombing({
      bombers: input.attack.units.bom,
      capacity: input.defense.units.ic,
      dice: DICE[input.diceMode],
      inProgress: input.in_progress,
    });
    const differences = new Differences(tol);
    differences.check('attack.survives', got.summary.attackerSurvives, want.attack.survives);
    differences.check('defense.survives', got.summary.capacityLeft, want.defense.survives);
    differences.check('attack.ipcLoss', got.summary.attackerLoss, want.attack.ipcLoss);
    differences.check('defense.ipcLoss', got.summary.damage, want.defense.ipcLoss);
    for (const name of ['bombersLost', 'damage', 'profit'] as const) {
      const { min, probabilities } = got.distributions[name];
      differences.pairs(
        name,
        probabilities.map((p, k) => [min + k, p] as const),
        want[name],
      );
    }
    expect(differences.list).toEqual([]);
  });
});

describe('recommendations', () => {
  test('are all here', () => {
    expect(recommendations).toHaveLength(26);
  });

  test.each(recommendations)('$id', ({ input, expect: want, tol }) => {
    const { attDefType: side, optimizeMode, targetPercentage, minArmy, ...battle } = input;
    const got = recommendArmy({
      ...fromExternal(battle),
      side,
      goal: optimizeMode === 'maxProfit' ? 'maxProfit' : { winChance: targetPercentage },
      minArmy: minArmy ?? {},
      // What these results were made with.
      criterion: 'survives',
    });
    const listed = want.armies.map(({ army }) => formatArmy(army as Army)).sort();
    const differences = new Differences(tol);
    if (want.maxProfit !== undefined) differences.check('profit', got.profit, want.maxProfit);
    else {
      expect(got.feasible).toBe(want.feasible);
      if (want.minCost) differences.check('cost', got.cost, want.minCost);
    }
    expect(differences.list).toEqual([]);
    expect(got.armies.map(({ army }) => formatArmy(army)).sort()).toEqual(listed);
    expect(got.checked).toBe(want.armiesConsidered);
  });
});

describe("the public calculator's JSON", () => {
  const { input } = battles[0];

  test('is read by axis/battle like our own', () => {
    expect(calculateWith(calculators, { calculator: 'axis/battle', input })).toMatchObject({
      summary: solveBattle(fromExternal(input)).summary,
    });
  });

  test.each([
    ['an unknown unit', { ...input, wave_info: [{ ...input.wave_info[0], attack: { units: { tank: 1 }, ool: [] } }] }],
    ['unknown dice', { ...input, diceMode: 'loaded' }],
    ['no waves', { ...input, wave_info: 'none' }],
  ])('%s is refused in words', (_, given) => {
    expect(calculateWith(calculators, { calculator: 'axis/battle', input: given })).toMatchObject({
      error: { code: expect.stringMatching(/^axis\//) },
    });
  });
});
