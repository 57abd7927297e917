// Rules together: seeded random handfuls of them on tiny attacks and duels, walked on every path of the dice.
import { attackCalculator, coverageOf, duelCalculator, rules } from '@oddsmith/games/grimdark';
import { Random, TooManyPaths } from '@oddsmith/kernel';
import { expect, test } from 'vitest';
import { expectAllPathsEqualExact } from '../agreement.ts';
import { attackSituations, duelSituations, inputOf, PLACES, type Situation, withRule } from './situations.ts';

const counted = rules.filter(
  (rule) => coverageOf(rule.name, { version: '3.5' }) === 'counted' && rule.name !== 'Blast',
);
const VERSIONS = ['3.5', '3.5', '3.5.2', '3.4', '3.0'] as const;
const OPTIONS = [
  {},
  { blastCopiesKeepAp: false },
  { ignoreRolls: 'best' },
  { bypassAllIgnores: true },
  { deadlyRegeneration: 'before' },
  { unstoppableIgnoresCover: true },
  { fearlessAfterAutoFail: false },
  { fearPer: 'unit' },
  { takedownTarget: 'nextCasualty' },
  { versatileAttack: 'hit', versatileDefense: 'evade' },
];

function pick<T>(dice: Random, from: readonly T[]): T {
  return from[dice.uint32() % from.length];
}

function printed(dice: Random): string {
  const rule = pick(dice, counted);
  const wrapper = pick(dice, ['', '', '', '', ' in Melee', ' when Shooting', ' Aura']);
  return `${rule.name}${rule.rating === undefined ? '' : '(1)'}${wrapper}`;
}

function randomBattle(dice: Random, situations: readonly Situation[]): Situation {
  let situation = pick(dice, situations);
  for (let i = 0; i < 4; i++) situation = withRule(situation, [printed(dice)], pick(dice, PLACES));
  const { attacker, defender } = situation;
  return {
    ...situation,
    attacker: { ...attacker, points: 100 },
    defender: { ...defender, points: 60 },
    rulesVersion: pick(dice, VERSIONS),
  };
}

/** Walks random battles until enough of them were small; says how many were too large. */
function walk(kind: 'attack' | 'duel', wanted: number, seed: number): void {
  const dice = new Random(seed);
  const situations = kind === 'attack' ? attackSituations : duelSituations.slice(0, 3);
  let walked = 0;
  for (let tried = 0; tried < 6 * wanted && walked < wanted; tried++) {
    const input = { ...inputOf(randomBattle(dice, situations)), options: pick(dice, OPTIONS) };
    try {
      if (kind === 'attack') expectAllPathsEqualExact(attackCalculator, input, { maxPaths: 5_000 });
      else expectAllPathsEqualExact(duelCalculator, input, { maxPaths: 15_000 });
      walked++;
    } catch (thrown) {
      if (!(thrown instanceof TooManyPaths)) throw thrown;
    }
  }
  expect(walked).toBe(wanted);
}

test('200 tiny attacks', () => walk('attack', 200, 11));
test('60 tiny duels', () => walk('duel', 60, 12));
