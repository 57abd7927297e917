// What wh40k/melee is asked: two units with their weapons, and who charged.
import { emitter } from '@oddsmith/words';
import { fact } from '../../contract/fact.ts';
import { choice, described, optional, refuse, whole } from '../../form/field.ts';
import * as z from '../../form/zod.ts';
import type { en } from '../words/en.ts';
import { abilityList } from './ability.ts';
import { contextSchema, modifiersSchema } from './context.ts';
import { edition } from './field-meta.ts';
import { groupList, groupShape, unitShape, woundedWithinWounds } from './target.ts';
import { modeFields, weaponSchema } from './weapon.ts';

const say = emitter<typeof en>();

const carriedSchema = z.strictObject({
  weapon: described(weaponSchema.prefault({ kind: 'melee' }), { title: 'Weapon' }),
  each: whole(1, 20, 1, {
    title: 'Each',
    description: 'Every living model uses it so many times.',
  }),
  modifiers: modifiersSchema,
  ...modeFields,
});
export type Carried = z.output<typeof carriedSchema>;

const weapons = described(
  z
    .array(carriedSchema)
    .max(20, { error: fact('at-most-of', { most: 20, of: 'weapons' }) })
    .default([]),
  {
    title: 'Weapons',
    description: 'Every living model uses each of them.',
  },
);

const damagedAt = optional(1, 200, {
  title: 'Damaged at',
  description: 'A single model with so many wounds or fewer left hits worse.',
  rule: 'damaged',
  advanced: true,
});

const groupSchema = z
  .strictObject({ ...groupShape, weapons, damagedAt })
  .superRefine(woundedWithinWounds)
  .superRefine(damagedAlone);

const sideSchema = z
  .strictObject({
    ...unitShape,
    groups: groupList(groupSchema),
    weapons,
    damagedAt,
    abilities: described(abilityList, {
      filledByUnits: true,
      title: 'Abilities',
      description: 'Those of its own attacks, and those against attacks on it.',
      advanced: true,
    }),
    context: described(contextSchema.prefault({}), { title: 'Situation' }),
  })
  .superRefine(woundedWithinWounds)
  .superRefine(damagedAlone);
export type Side = z.output<typeof sideSchema>;

export const SIDES = ['first', 'second'] as const;

export const meleeSchema = z.strictObject({
  edition,
  charged: described(choice(SIDES).nullable().default('first'), {
    title: 'Charged',
    labels: { first: 'The unit that strikes first', second: 'The other unit', null: 'Neither' },
  }),
  rounds: whole(1, 2, 1, {
    title: 'Rounds',
    description: 'A second round is fought in the same order, by what is left.',
    advanced: true,
  }),
  first: described(sideSchema.prefault({}), { title: 'Strikes first' }),
  second: described(sideSchema.prefault({}), { title: 'Strikes back' }),
});
export type MeleeInput = z.output<typeof meleeSchema>;

/** Whether a model is damaged can be told of one that stands alone. */
function damagedAlone(
  value: { readonly damagedAt: number | null; readonly models: number; readonly groups?: unknown },
  context: z.RefinementCtx,
): void {
  if (value.damagedAt === null || value.models === 1 || Array.isArray(value.groups)) return;
  refuse(context, ['damagedAt'], 'damaged-at-not-allowed', say('damaged-single'));
}
