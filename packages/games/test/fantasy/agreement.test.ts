// The two engines against each other: on every dice path of small battles, and by seeded runs on large ones.
import { type Answer, type AnyCalculator, calculateWith, isRefusal, prepareBattle } from '@oddsmith/games';
import { calculators } from '@oddsmith/games/fantasy';
import { TooManyPaths } from '@oddsmith/kernel';
import { describe, expect, test } from 'vitest';
import { expectAllPathsEqualExact, expectSimulationInBand } from '../agreement.ts';
import { Draw, largeAttack, largeCombat, smallAttack, smallCombat } from './random-battles.ts';

const [attack, combat] = calculators;
const SMALL_ATTACKS = 200;
const SMALL_COMBATS = 60;
const LARGE_ATTACKS = 50;
const LARGE_COMBATS = 15;

/** Battles with more dice sequences are drawn again: walking them would take seconds each. */
const MAX_PATHS = 20_000;

/** How often each rule was in force in a battle that was walked. */
const walked = new Map<string, number>();

function agreeOnSmallBattle(calculator: AnyCalculator, draw: Draw, battle: (draw: Draw) => unknown): void {
  for (;;) {
    const input = battle(draw);
    try {
      expectAllPathsEqualExact(calculator, input, { maxPaths: MAX_PATHS });
      if (calculator === attack) countRules(prepareBattle(attack, input));
      return;
    } catch (thrown) {
      if (!(thrown instanceof TooManyPaths)) throw thrown;
    }
  }
}

function countRules({ profiles }: ReturnType<typeof attack.prepare>): void {
  for (const { rules } of profiles) for (const { id } of rules) walked.set(id, (walked.get(id) ?? 0) + 1);
}

describe('every dice path adds up to the exact answer', () => {
  for (let seed = 1; seed <= SMALL_ATTACKS; seed++)
    test(`attack ${seed}`, () => agreeOnSmallBattle(attack, new Draw(seed), smallAttack));

  test('and every rule took part', () => {
    for (const { id } of attack.rules) expect(walked.get(id) ?? 0, id).toBeGreaterThanOrEqual(5);
  });

  for (let seed = 1; seed <= SMALL_COMBATS; seed++)
    test(`combat ${seed}`, () => agreeOnSmallBattle(combat, new Draw(seed), smallCombat));
});

describe('every cell of a seeded simulation stays inside its band', () => {
  for (let seed = 1; seed <= LARGE_ATTACKS; seed++)
    test(`attack ${seed}`, () =>
      expectSimulationInBand(attack, largeAttack(new Draw(seed)), { iterations: 10_000, seed, ignore: ['summary'] }));

  for (let seed = 1; seed <= LARGE_COMBATS; seed++)
    test(`combat ${seed}`, () =>
      expectSimulationInBand(combat, largeCombat(new Draw(seed)), { iterations: 5_000, seed, ignore: ['summary'] }));
});

/** Half-width of a 99.9% confidence interval in standard errors. */
const MARGIN_999 = 3.2905;

function ask(calculator: string, input: unknown, method: 'exact' | 'simulate', seed: number): Answer {
  const reply = calculateWith(calculators, { calculator, input, method, iterations: 10_000, seed });
  if (isRefusal(reply)) throw new Error(reply.error.message);
  return reply;
}

describe('the headline of a simulation lies inside its own 99.9% band', () => {
  for (let seed = 1; seed <= LARGE_ATTACKS; seed++)
    test(`attack ${seed}`, () => {
      const input = largeAttack(new Draw(1000 + seed));
      const exact = ask('fantasy/attack', input, 'exact', seed);
      const { simulation, summary } = ask('fantasy/attack', input, 'simulate', seed);
      const headline = summary.wipeChance === undefined ? 'meanWounds' : 'wipeChance';
      // Where nothing was seen to vary, what was not seen in n battles is rarer than ln(1000) / n.
      const margin = Math.max(MARGIN_999 * (simulation?.standardError ?? 0), Math.log(1000) / 10_000);
      expect(Math.abs(summary[headline] - exact.summary[headline])).toBeLessThan(margin);
    });
});
