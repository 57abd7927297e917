// What an attack takes off a target with so many wounds left, against the dice: every sequence of them, rolled at that target.
import { Budget, type Firing, isRefusal, parseInput, prepareBattle } from '@oddsmith/games';
import { attackCalculator } from '@oddsmith/games/fantasy';
import { TooManyPaths, walkAllPaths } from '@oddsmith/kernel';
import { describe, expect, test } from 'vitest';
import { many } from '../../../../test/depth.ts';
import { Draw, smallAttack } from './random-battles.ts';

type Attack = Parameters<typeof attackCalculator.prepare>[0];
type Battle = ReturnType<typeof attackCalculator.prepare>;
type Target = NonNullable<Attack['target']>;

const firing: Firing<Attack, Battle> = attackCalculator.firing;

/** Chances of wounds lost, as the dice have it: wounds beyond the last one are not lost. */
function walked(input: Attack, target: Target, left: number): number[] {
  const alreadyLost = target.models * target.wounds - left;
  const battle = attackCalculator.prepare({ ...input, target: { ...target, alreadyLost } });
  const chances = Array.from({ length: left + 1 }, () => 0);
  walkAllPaths(
    attackCalculator.simulate(battle),
    ({ wounds }, probability) => {
      chances[Math.min(left, wounds)] += probability;
    },
    20_000,
  );
  return chances;
}

function lossesAt(input: Attack, left: number): number[] {
  const { lost, chances } = firing.losses(prepareBattle(attackCalculator, input))([left], new Budget());
  const found = Array.from({ length: left + 1 }, () => 0);
  lost[0].forEach((wounds, state) => {
    found[wounds] += chances[state];
  });
  return found;
}

function finiteAttack(seed: number): Attack {
  const draw = new Draw(seed);
  for (;;) {
    const parsed = parseInput(attackCalculator, smallAttack(draw));
    if (isRefusal(parsed)) throw new Error(parsed.error.message);
    const attack = parsed.value as Attack;
    if (attack.target !== null) return { ...attack, target: { ...attack.target, alreadyLost: 0 } };
  }
}

describe('losses at every number of wounds left are what all dice sequences say', () => {
  test.each(Array.from({ length: many('fantasy', 120) }, (_, i) => i + 1))('attack %i', (seed) => {
    const input = finiteAttack(seed);
    const target = input.target as Target;
    for (let left = 1; left <= target.models * target.wounds; left++) {
      let dice: number[];
      try {
        dice = walked(input, target, left);
      } catch (thrown) {
        if (thrown instanceof TooManyPaths) return;
        throw thrown;
      }
      lossesAt(input, left).forEach((chance, lost) => {
        expect(Math.abs(chance - dice[lost]), `${left} left, ${lost} lost`).toBeLessThan(1e-12);
      });
    }
  });
});

const SURE = { toHit: 'auto', toWound: 'auto' };
const battleOf = (input: object): Battle => prepareBattle(attackCalculator, input);
const attackOf = (input: object): Attack => {
  const parsed = parseInput(attackCalculator, input);
  if (isRefusal(parsed)) throw new Error(parsed.error.message);
  return parsed.value as Attack;
};

// By hand: two unsaved wounds of two each on models of three.
test.each([
  // 2 + 2 pass on to the next model.
  ['pool', 6, 4],
  // 2, then the one that is left of the model: the rest is lost with it.
  ['model', 6, 3],
  // One wound is left on the first model, so 1 and then 2.
  ['model', 4, 3],
  ['pool', 3, 3],
])('multiple wounds with %s, %i wounds left: %i are lost', (allocation, left, lost) => {
  const target = { models: 2, wounds: 3, allocation };
  const losses = lossesAt(attackOf({ numAttacks: 2, ...SURE, multipleWounds: 2, target }), left);
  expect(losses.map((chance) => Math.round(chance * 1e12) / 1e12)).toEqual(
    Array.from({ length: left + 1 }, (_, wounds) => Number(wounds === lost)),
  );
});

test('the target stands with what it has left, and models slain before are not slain again', () => {
  const battle = battleOf({ numAttacks: 1, ...SURE, target: { models: 4, wounds: 2, alreadyLost: 3 } });
  expect(firing.standing(battle)).toEqual([5]);
  // Three wounds lost: one model gone, the next one hurt. One more wound slays it.
  expect(firing.kills(attackCalculator.exact(battle, new Budget()), battle)).toBe(1);
});

test('an endless target, and saves that no profile reads, are refused', () => {
  expect(firing.refusal?.(battleOf({}), 'single')).toMatchObject({ code: 'plan/no-target', path: 'input.target' });
  const target = { models: 5 };
  expect(firing.refusal?.(battleOf({ target, armorSave: 4 }), 'sequence')).toBeUndefined();
  expect(firing.refusal?.(battleOf({ target, profiles: [{ numAttacks: 2 }] }), 'sequence')).toBeUndefined();
  const unread = battleOf({ target, armorSave: 4, profiles: [{ numAttacks: 2 }] });
  expect(firing.refusal?.(unread, 'sequence')).toMatchObject({ code: 'plan/profiles', path: 'input.armorSave' });
});
