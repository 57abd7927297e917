// Rules together: seeded random handfuls of them on tiny attacks and duels, walked on every path of the dice.
import { attackCalculator, coverageOf, duelCalculator, rules } from '@oddsmith/games/grimdark';
import { Random, TooManyPaths } from '@oddsmith/kernel';
import { expect, test } from 'vitest';
import { expectAllPathsEqualExact } from '../agreement.ts';
import {
  ALL_SWITCHED,
  attackSituations,
  duelSituations,
  inputOf,
  PLACES,
  type Situation,
  shootingDuels,
  withRule,
} from './situations.ts';

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

/** Ways into a battle and spells, beside the rules of its units. */
const SETTINGS: readonly ((dice: Random) => object)[] = [
  () => ({}),
  () => ({ start: { defender: { wounds: 1 } } }),
  () => ({ start: { attacker: { wounds: 1 }, defender: { shaken: true } } }),
  () => ({ start: { attacker: { shaken: true } } }),
  () => ({ reach: { attacker: 1, defender: 1 } }),
  () => ({ keepLimited: { attacker: true } }),
  () => ALL_SWITCHED,
  () => ({ ...ALL_SWITCHED, start: { attacker: { wounds: 1 } } }),
  (dice) => ({ support: { attacker: [{ rule: printed(dice), help: 1 }] } }),
  (dice) => ({ support: { defender: [{ rule: printed(dice), cast: 5, hinder: 1 }, printed(dice)] } }),
];
const DUEL_SETTINGS: typeof SETTINGS = [
  ...SETTINGS,
  () => ({ strikeBack: { attacker: false } }),
  () => ({ strikeBack: { defender: false } }),
  () => ({ outcomeBy: 'objective' }),
  () => ({ objective: { attacker: false } }),
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
  const situations = kind === 'attack' ? attackSituations : [...duelSituations.slice(0, 3), ...shootingDuels];
  const settings = kind === 'attack' ? SETTINGS : DUEL_SETTINGS;
  let walked = 0;
  for (let tried = 0; tried < 6 * wanted && walked < wanted; tried++) {
    const input = {
      ...inputOf(randomBattle(dice, situations)),
      options: pick(dice, OPTIONS),
      ...pick(dice, settings)(dice),
    };
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

test('300 tiny attacks', () => walk('attack', 300, 11));
test('100 tiny duels', () => walk('duel', 100, 12));
