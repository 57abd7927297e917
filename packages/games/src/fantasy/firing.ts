// fantasy/attack for many attacks at once: a finite target is the wounds it has left, whether they pass on to the next model or not.
import type { Firing, FiringUse } from '../contract/firing.ts';
import type { Problem } from '../contract/problem.ts';
import { sameValue } from '../form/form-value.ts';
import type { AttackBattle } from './battle.ts';
import { attackLosses } from './exact/attack.ts';
import { type AttackInput, attackSchema } from './schema/index.ts';

export const attackFiring: Firing<AttackInput, AttackBattle> = {
  attack: ['numAttacks', 'profiles'],
  target: ['target'],
  standing: ({ target }) => (target === null ? [] : [target.models * target.wounds - target.alreadyLost]),
  losses(battle) {
    const shot = attackLosses(battle);
    return ([left], budget) => {
      const chances = shot(left, budget);
      return { lost: [Int32Array.from(chances, (_, wounds) => wounds)], chances };
    };
  },
  lost: 'wounds',
  // An answer counts the models that fell before, too.
  kills: ({ summary }, { target }) =>
    target === null || summary.meanSlain === undefined
      ? undefined
      : summary.meanSlain - Math.floor(target.alreadyLost / target.wounds),
  refusal,
};

/** Where a profile stands for itself, what the target brings beside it would not be read. */
const OF_THE_TARGET = [
  'armorSave',
  'rerollArmorSaves',
  'specialSave',
  'specialSaveKind',
  'rerollSpecialSaves',
  'ward',
  'regeneration',
  'targetMaxWounds',
  'targetFlammable',
  'targetKind',
  'targetWeaponSkill',
  'resilience',
  'toughness',
] as const satisfies readonly (keyof AttackInput)[];

const LEFT_OUT = attackSchema.parse({});

function refusal({ input, target }: AttackBattle, _use: FiringUse): Problem | undefined {
  if (target === null) {
    const message = 'an endless target has no wounds that could run out: say how many models it has, and wounds each';
    return { code: 'plan/no-target', path: 'input.target', message };
  }
  const unread = OF_THE_TARGET.find((field) => input.profiles.length > 0 && !sameValue(input[field], LEFT_OUT[field]));
  if (unread === undefined) return undefined;
  const message = `${unread} of the target is not read where the attacker has profiles: write it into each of them, or give the attacker one kind of attack`;
  return { code: 'plan/profiles', path: `input.${unread}`, message };
}
