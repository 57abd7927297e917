// Battles with dice that show what the test says: every die has its place, and none is left over.
import { prepareBattle } from '@oddsmith/games';
import { attackCalculator, duelCalculator } from '@oddsmith/games/grimdark';
import { Scripted } from '@oddsmith/kernel';
import { expect, test } from 'vitest';
import type { AttackOutcome } from '../../src/grimdark/simulate/attack.ts';
import type { DuelOutcome } from '../../src/grimdark/simulate/duel.ts';

const unit = (rules: string[], count: number, tough: number, attacks: number, weaponRules: string[]) => ({
  name: 'Unit',
  quality: 4,
  defense: 4,
  rules,
  models: [{ count, tough, weapons: [{ name: 'Blade', range: 0, attacks, rules: weaponRules }] }],
});

function attack(faces: number[], input: object): AttackOutcome {
  const dice = new Scripted(faces);
  const outcome = attackCalculator.simulate(prepareBattle(attackCalculator, { phase: 'melee', ...input }))(dice);
  dice.assertExhausted();
  return outcome;
}

function charge(faces: number[], input: object): DuelOutcome[number] {
  const dice = new Scripted(faces);
  const battle = prepareBattle(duelCalculator, { scenarios: ['charge'], distance: 6, ...input });
  const [outcome] = duelCalculator.simulate(battle)(dice);
  dice.assertExhausted();
  return outcome;
}

test('hits first, then blocks; a 6 of Surge is two hits', () => {
  const outcome = attack([6, 3, 4, 5], {
    attacker: unit([], 2, 1, 1, ['Surge']),
    defender: unit([], 3, 1, 1, []),
  });
  // 6 and 3 to hit: one hit and one more; 4 and 5 block both.
  expect(outcome).toMatchObject({ hits: 2, wounds: 0 });
});

test('Deadly wounds one model, each part can be ignored', () => {
  const outcome = attack([4, 1, 5, 2, 2], {
    attacker: unit([], 1, 1, 1, ['Deadly(3)']),
    defender: unit(['Regeneration'], 2, 3, 1, []),
  });
  // To hit 4, to block 1, then three ignore rolls: 5 ignores, 2 and 2 do not.
  expect(outcome).toMatchObject({ hits: 1, wounds: 2, kills: 0 });
});

test('a charge: strike, strike back, morale', () => {
  const outcome = charge([4, 1, 2, 3], {
    attacker: unit([], 1, 1, 1, []),
    defender: unit([], 1, 2, 1, []),
  });
  // Hit and not blocked: one wound. The answer misses. The defender is at half and fails on 3: routed.
  expect(outcome).toEqual({
    result: 1,
    holder: 'attacker',
    attacker: { status: 0, wounds: 0, models: 1, atHalf: false, lossShare: 0 },
    defender: { status: 2, wounds: 1, models: 1, atHalf: true, lossShare: 1 },
  });
});

test('Counter strikes before the charger and takes an Impact die', () => {
  const outcome = charge([5, 1], {
    attacker: unit(['Impact(1)'], 1, 1, 1, []),
    defender: unit([], 1, 1, 1, ['Counter']),
  });
  expect(outcome.result).toBe(-1);
});
