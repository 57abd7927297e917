// Input of fantasy/attack: one profile at the top level or several in order, against an endless or a finite target.

import { fact } from '../../contract/fact.ts';
import { described, oneOf, whole } from '../../form/field.ts';
import * as z from '../../form/zod.ts';
import {
  allocation,
  attacks,
  chargeFields,
  checkAttacks,
  checkLosses,
  countedAttacks,
  MAX_ATTACKS,
  MAX_MODEL_WOUNDS,
  profileFields,
  SYSTEMS,
  skillFields,
} from './profile.ts';

const MAX_PROFILES = 8;
const MAX_TARGET_MODELS = 100;

const attackProfileFields = {
  numAttacks: attacks(10, MAX_ATTACKS, 'A number or dice: 10, D6, 2D6+3. Rolled once for each model.'),
  models: whole(1, MAX_ATTACKS, 1, {
    title: 'Models',
    description: 'How many models make these attacks, each rolling for its own number.',
    group: 'Attack',
    advanced: true,
  }),
  ...profileFields,
  ...skillFields,
};

const attackProfileSchema = z.strictObject(attackProfileFields);
export type AttackProfile = z.output<typeof attackProfileSchema>;

const targetSchema = z
  .strictObject({
    models: whole(1, MAX_TARGET_MODELS, 10, { title: 'Models', description: 'Models the unit started with.' }),
    wounds: whole(1, MAX_MODEL_WOUNDS, 1, { title: 'Wounds each', description: 'Wounds of one model.' }),
    alreadyLost: whole(0, MAX_TARGET_MODELS * MAX_MODEL_WOUNDS, 0, {
      title: 'Already lost',
      description: 'Wounds the unit has lost before.',
    }),
    allocation: allocation(),
  })
  .superRefine((target, context) => checkLosses(context, target, 'already-lost-out-of-range'));
export type Target = z.output<typeof targetSchema>;

export const attackSchema = z
  .strictObject({
    system: oneOf(SYSTEMS, 'dice', {
      title: 'Rules of',
      description: 'Whose rules the named effects follow.',
      group: 'Attack',
      labels: { dice: 'Plain dice', oldWorld: 'The Old World', ninthAge: 'The 9th Age' },
    }),
    ...attackProfileFields,
    ...chargeFields,
    target: described(targetSchema.nullable().default(null), {
      title: 'Target unit',
      description: 'A finite unit: counts the models slain.',
      group: 'Target',
    }),
    profiles: described(
      z
        .array(attackProfileSchema)
        .max(MAX_PROFILES, { error: fact('holds-at-most', { most: MAX_PROFILES, of: 'profiles' }) })
        .default([]),
      {
        title: 'Mixed profiles',
        description: 'Several kinds of attack in order. They replace the attack above.',
        group: 'Attack',
        advanced: true,
      },
    ),
  })
  .superRefine((input, context) => {
    const total = profilesOf(input).reduce((sum, profile) => sum + profile.models * countedAttacks(profile), 0);
    checkAttacks(context, input.profiles.length > 0 ? 'profiles' : 'numAttacks', total, MAX_ATTACKS);
  });
export type AttackInput = z.output<typeof attackSchema>;

/** The attacks a battle is about: `profiles`, or the one at the top level when there are none. */
export function profilesOf(
  input: AttackProfile & { readonly profiles: readonly AttackProfile[] },
): readonly AttackProfile[] {
  return input.profiles.length > 0 ? input.profiles : [input];
}
