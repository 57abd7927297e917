// The two engines against each other: on every dice path of small battles, and by seeded runs on large ones.
import type { AnyCalculator } from '@oddsmith/games';
import { calculators } from '@oddsmith/games/fantasy';
import { TooManyPaths } from '@oddsmith/kernel';
import { describe, test } from 'vitest';
import { expectAllPathsEqualExact, expectSimulationInBand } from '../agreement.ts';
import { Draw, largeAttack, largeCombat, smallAttack, smallCombat } from './random-battles.ts';

const [attack, combat] = calculators;

/** Battles with more dice sequences are drawn again: walking them would take seconds each. */
const MAX_PATHS = 150_000;

function agreeOnSmallBattle(calculator: AnyCalculator, draw: Draw, battle: (draw: Draw) => unknown): void {
  for (;;) {
    try {
      expectAllPathsEqualExact(calculator, battle(draw), { maxPaths: MAX_PATHS });
      return;
    } catch (thrown) {
      if (!(thrown instanceof TooManyPaths)) throw thrown;
    }
  }
}

describe('every dice path adds up to the exact answer', () => {
  for (let seed = 1; seed <= 200; seed++)
    test(`attack ${seed}`, () => agreeOnSmallBattle(attack, new Draw(seed), smallAttack));

  for (let seed = 1; seed <= 60; seed++)
    test(`combat ${seed}`, () => agreeOnSmallBattle(combat, new Draw(seed), smallCombat));
});

describe('a seeded simulation stays inside its own band', () => {
  for (let seed = 1; seed <= 50; seed++)
    test(`attack ${seed}`, () =>
      expectSimulationInBand(attack, largeAttack(new Draw(seed)), { iterations: 20_000, seed, ignore: ['summary'] }));

  for (let seed = 1; seed <= 15; seed++)
    test(`combat ${seed}`, () =>
      expectSimulationInBand(combat, largeCombat(new Draw(seed)), { iterations: 10_000, seed, ignore: ['summary'] }));
});
