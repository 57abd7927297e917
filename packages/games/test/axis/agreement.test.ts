// The exact engine against the played battle: every dice path of small battles, seeded runs of larger ones.
import { Budget, prepareBattle } from '@oddsmith/games';
import { battle as solveBattle } from '@oddsmith/games/axis';
import { Random, TooManyPaths } from '@oddsmith/kernel';
import { describe, expect, test } from 'vitest';
import { many } from '../../../../test/depth.ts';
import { battleCalculator as calculator } from '../../src/axis/calculators/battle.ts';
import { expectAllPathsEqualExact } from '../agreement.ts';
import { type Limits, randomBattle } from './random-battle.ts';
import { twin } from './twin.ts';

/** Walks all paths of battles of this shape until `wanted` were small enough. */
function walk(firstSeed: number, wanted: number, limits: Limits, maxPaths: number): void {
  let walked = 0;
  for (let seed = firstSeed; walked < many('axis', wanted); seed++) {
    try {
      expectAllPathsEqualExact(calculator, randomBattle(seed, limits), { maxPaths });
      walked++;
    } catch (thrown) {
      if (!(thrown instanceof TooManyPaths)) throw thrown;
    }
  }
}

describe('every dice path gives the exact answer', () => {
  test('one round of up to three units a side', () =>
    walk(1000, 40, { units: 3, waves: 1, rounds: 1, landed: false }, 1_500));
  test('two rounds of one or two units', () => walk(2000, 30, { units: 2, waves: 1, rounds: 2, landed: false }, 1_500));
  test('low luck, three rounds', () =>
    walk(3000, 30, { units: 4, waves: 1, rounds: 3, landed: false, dice: 'lowLuck' }, 1_500));
  test('two waves', () => walk(4000, 30, { units: 2, waves: 2, rounds: 1, landed: false }, 1_500));
});

describe('seeded runs lie in their band', () => {
  test('sixty medium battles, several waves at sea among them', () => {
    let navalWaves = 0;
    for (let seed = 5000; seed < 5060; seed++) {
      const input = randomBattle(seed, { units: 6, waves: 3, landed: true });
      if (
        input.waves!.some(
          (wave) =>
            wave.retreat?.profitBelow !== undefined ||
            wave.retreat?.winChanceBelow !== undefined ||
            wave.retreat?.optimal !== undefined,
        )
      )
        for (const wave of input.waves!) Object.assign(wave, { retreat: {} });
      if (input.naval && input.waves!.length > 1) navalWaves++;
      const parsed = prepareBattle(calculator, input);
      const exact = calculator.exact(parsed, new Budget());
      const play = calculator.simulate(parsed);
      const tally = calculator.tally(parsed);
      const dice = new Random(seed);
      const iterations = 500;
      for (let n = 0; n < iterations; n++) tally.add(play(dice));
      tally.findings().waves.forEach((got, w) => {
        const want = exact.waves[w];
        const chances: [string, number, number][] = [
          ['both', got.outcome.both, want.outcome.both],
          ['attackerOnly', got.outcome.attackerOnly, want.outcome.attackerOnly],
          ['defenderOnly', got.outcome.defenderOnly, want.outcome.defenderOnly],
          ['neither', got.outcome.neither, want.outcome.neither],
          ['takes', got.takesTerritory, want.takesTerritory],
        ];
        for (const [name, a, b] of chances)
          if (Math.abs(a - b) > 4.5 * Math.sqrt(Math.max(0, b * (1 - b)) / iterations) + 10 / iterations)
            expect.fail(`${seed} wave ${w} ${name}: played ${a}, exact ${b}\n${JSON.stringify(input)}`);
      });
    }
    expect(navalWaves).toBeGreaterThan(12);
  });
});

describe('rounds that change nothing are summed rightly', () => {
  test('forty battles to the end, landings and retreats among them', () => {
    for (let seed = 7000; seed < 7040; seed++) {
      const input = randomBattle(seed, { units: 2, waves: 1, landed: true });
      const solved = solveBattle(input).waves[0];
      const [want] = twin(input);
      const got = { ...solved.outcome, attackerLoss: solved.attackerLoss, rounds: solved.rounds };
      for (const key of ['both', 'attackerOnly', 'defenderOnly', 'neither', 'attackerLoss', 'rounds'] as const)
        if (Math.abs(got[key] - want[key]) > 1e-11 * (1 + Math.abs(want[key])))
          expect.fail(`${seed} ${key}: exact ${got[key]}, twin ${want[key]}\n${JSON.stringify(input)}`);
    }
  });
});

describe('nothing is lost', () => {
  test('random battles sum to one', () => {
    for (let seed = 10_000; seed < 10_000 + many('axis', 1_500); seed++) {
      const input = randomBattle(seed, { units: 4, waves: seed % 4 === 0 ? 2 : 1, landed: true });
      const { waves, errorBound } = solveBattle(input);
      let fought = 1;
      waves.forEach((wave, w) => {
        const { both, attackerOnly, defenderOnly, neither } = wave.outcome;
        const sum = both + attackerOnly + defenderOnly + neither;
        if (w === 0 && Math.abs(sum - 1) > 1e-12) expect.fail(`${seed}: ${sum}\n${JSON.stringify(input)}`);
        if (sum > fought + 1e-12) expect.fail(`${seed} wave ${w}: ${sum} after ${fought}`);
        for (const rows of [wave.casualties.attack, wave.casualties.defense]) {
          const listed = rows.reduce((total, row) => total + row.probability, 0);
          if (Math.abs(listed - sum) > 1e-12) expect.fail(`${seed} wave ${w}: rows ${listed}, fought ${sum}`);
        }
        fought = sum;
      });
      expect(errorBound).toBe(0);
    }
  });
});
