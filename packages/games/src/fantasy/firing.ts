// fantasy/attack for many attacks at once: a finite target is the wounds it has left, whether they pass on to the next model or not.
import { emitter } from '@oddsmith/words';
import type { Firing, FiringUse } from '../contract/firing.ts';
import type { Unspoken } from '../contract/problem.ts';
import { sameValue } from '../form/form-value.ts';
import type { AttackBattle } from './battle.ts';
import { attackLosses } from './exact/attack.ts';
import { type AttackInput, attackSchema } from './schema/index.ts';
import type { checks } from './words/en/checks.ts';

const say = emitter<typeof checks>();

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

function refusal({ input, target }: AttackBattle, _use: FiringUse): Unspoken | undefined {
  if (target === null) {
    return { code: 'plan/no-target', path: 'input.target', message: say('endless-target') };
  }
  const unread = OF_THE_TARGET.find((field) => input.profiles.length > 0 && !sameValue(input[field], LEFT_OUT[field]));
  if (unread === undefined) return undefined;
  return { code: 'plan/profiles', path: `input.${unread}`, message: say('target-unread', { field: unread }) };
}
