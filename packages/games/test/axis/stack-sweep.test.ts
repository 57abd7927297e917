// Large fleets swept stack by stack end as they do when every pair is fought by itself.
import { Budget, prepareBattle } from '@oddsmith/games';
import type { BattleInput } from '@oddsmith/games/axis';
import { describe, expect, test } from 'vitest';
import { battleCalculator } from '../../src/axis/calculators/battle.ts';
import { WaveField } from '../../src/axis/exact/wave/field.ts';
import { LARGE } from '../../src/axis/exact/wave/setup.ts';
import type { Battle } from '../../src/axis/plan.ts';
import { Draw } from './random-battle.ts';

const SHIPS = ['sub', 'sub', 'sub', 'des', 'cru', 'acc', 'bat', 'dbat', 'tra', 'fig', 'fig', 'bom'];
/** Larger ones take too long pair by pair. */
const MOST_PAIRS = 300_000;

function fleets(seed: number): BattleInput {
  const draw = new Draw(seed);
  const pool = draw.chance(0.4) ? SHIPS.filter((id) => id !== 'des') : SHIPS;
  const force = () => ({
    units: draw.army(pool, 34, 20),
    ...(draw.chance(0.6) ? { orderOfLoss: draw.order() } : {}),
  });
  const dives = () => draw.pick([false, false, false, true, 2]);
  return {
    naval: true,
    dice: draw.pick(['standard', 'standard', 'lowLuck', 'biased'] as const),
    hits: draw.pick(['most', 'asListed'] as const),
    waves: [{ attack: force(), defense: force(), attackerSubmerges: dives(), defenderSubmerges: dives() }],
  };
}

function fought(battle: Battle, together: boolean): WaveField {
  const field = WaveField.of(battle, 0, [battle.waves[0].defense.counts], new Budget({ steps: 1e9 }));
  if (!together) field.pairs.stackSweep = undefined;
  field.pairs.visits = new Float64Array(field.pairs.cells);
  field.decide();
  field.fight([1]);
  return field;
}

function largestDifference(a: Float64Array, b: Float64Array): number {
  return a.reduce((most, value, k) => Math.max(most, Math.abs(value - b[k])), 0);
}

describe('stack by stack', () => {
  const battles = Array.from({ length: 60 }, (_, seed) => prepareBattle(battleCalculator, fleets(seed))).filter(
    (battle) => {
      const { pairs } = WaveField.of(battle, 0, [battle.waves[0].defense.counts], new Budget({ steps: 1e9 }));
      return pairs.cells > LARGE && pairs.cells < MOST_PAIRS && pairs.stackSweep !== undefined;
    },
  );

  test('there are enough of them', () => expect(battles.length).toBeGreaterThan(15));

  test.each(battles.map((battle, n) => [n, battle] as const))('random fleets %i', (_, battle) => {
    const here = fought(battle, true).pairs;
    const there = fought(battle, false).pairs;
    expect(largestDifference(here.mass, there.mass)).toBeLessThan(1e-13);
    expect(largestDifference(here.visits!, there.visits!)).toBeLessThan(1e-12);
    expect(here.rounds).toBeCloseTo(there.rounds, 11);
    // Nothing is lost but what is counted as left out.
    expect(here.dropped).toBeLessThan(1e-12);
    expect(Math.abs(here.mass.reduce((sum, p) => sum + p, 0) + here.dropped - 1)).toBeLessThan(1e-13);
  });
});
