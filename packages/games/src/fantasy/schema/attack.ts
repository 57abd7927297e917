// Input of fantasy/attack: one profile at the top level or several in order, against an endless or a finite target.

import * as z from 'zod';
import { choice, type FieldMeta, integer } from '../../field.ts';
import {
  allocation,
  attacks,
  chargeFields,
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
  models: integer(1, MAX_ATTACKS)
    .default(1)
    .meta({
      title: 'Models',
      description: 'How many models make these attacks, each rolling for its own number.',
      group: 'Attack',
      advanced: true,
    } satisfies FieldMeta),
  ...profileFields,
  ...skillFields,
};

const attackProfileSchema = z.strictObject(attackProfileFields);
export type AttackProfile = z.output<typeof attackProfileSchema>;

const targetSchema = z
  .strictObject({
    models: integer(1, MAX_TARGET_MODELS)
      .default(10)
      .meta({ title: 'Models', description: 'Models the unit started with.' } satisfies FieldMeta),
    wounds: integer(1, MAX_MODEL_WOUNDS)
      .default(1)
      .meta({ title: 'Wounds each', description: 'Wounds of one model.' } satisfies FieldMeta),
    alreadyLost: integer(0, MAX_TARGET_MODELS * MAX_MODEL_WOUNDS)
      .default(0)
      .meta({ title: 'Already lost', description: 'Wounds the unit has lost before.' } satisfies FieldMeta),
    allocation: allocation(),
  })
  .superRefine((target, context) => {
    if (target.alreadyLost >= target.models * target.wounds)
      context.addIssue({
        code: 'custom',
        path: ['alreadyLost'],
        message: `must be below ${target.models * target.wounds}, the wounds of the whole unit`,
        params: { code: 'already-lost-out-of-range' },
      });
  });
export type Target = z.output<typeof targetSchema>;

export const attackSchema = z
  .strictObject({
    system: choice(SYSTEMS)
      .default('dice')
      .meta({
        title: 'Rules of',
        description: 'Whose rules the named effects follow.',
        group: 'Attack',
        labels: { dice: 'Plain dice', oldWorld: 'The Old World', ninthAge: 'The 9th Age' },
      } satisfies FieldMeta),
    ...attackProfileFields,
    ...chargeFields,
    target: targetSchema
      .nullable()
      .default(null)
      .meta({
        title: 'Target unit',
        description: 'A finite unit: counts the models slain.',
        group: 'Target',
      } satisfies FieldMeta),
    profiles: z
      .array(attackProfileSchema)
      .max(MAX_PROFILES, { error: `must hold at most ${MAX_PROFILES} profiles` })
      .default([])
      .meta({
        title: 'Mixed profiles',
        description: 'Several kinds of attack in order. They replace the attack above.',
        group: 'Attack',
        advanced: true,
      } satisfies FieldMeta),
  })
  .superRefine((input, context) => {
    const total = profilesOf(input).reduce((sum, profile) => sum + profile.models * countedAttacks(profile), 0);
    if (total > MAX_ATTACKS)
      context.addIssue({
        code: 'custom',
        path: input.profiles.length > 0 ? ['profiles'] : ['numAttacks'],
        message: `must be at most ${MAX_ATTACKS} attacks in all, not ${total}; red fury counts double`,
        params: { code: 'too-many-attacks' },
      });
  });
export type AttackInput = z.output<typeof attackSchema>;

/** The attacks a battle is about: `profiles`, or the one at the top level when there are none. */
export function profilesOf(
  input: AttackProfile & { readonly profiles: readonly AttackProfile[] },
): readonly AttackProfile[] {
  return input.profiles.length > 0 ? input.profiles : [input];
}
