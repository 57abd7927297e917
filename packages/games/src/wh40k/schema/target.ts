// The unit that is attacked: one kind of model, or groups in the order in which models are lost.
import * as z from 'zod';
import { choice, flag, integer } from '../../field.ts';
import { field, filledShape, keywords, meta, ownShape, points, rollNeeded, text } from './field-meta.ts';
import { MOST_GROUPS } from './limits.ts';

export const SAVE_REROLLS = ['none', 'ones', 'fails'] as const;

const REROLL_LABELS = { none: 'none', ones: 'rolls of 1', fails: 'failed rolls' } as const;

const feelNoPain = (title: string, description?: string) =>
  field(integer(2, 6), null, {
    title,
    suffix: '+',
    ...(description === undefined ? { rule: 'feelNoPain' } : { description, advanced: true }),
  });

/** What a group may set for itself or take from the unit; the value is what not having it comes to. */
const defences = {
  invuln: field(integer(2, 6), null, { title: 'Invulnerable', suffix: '+', rule: 'invulnerable' }),
  fnp: feelNoPain('Feel No Pain'),
  fnpMortal: feelNoPain('Feel No Pain (mortal)', 'Works against mortal wounds and Devastating Wounds only.'),
  fnpPsychic: feelNoPain('Feel No Pain (Psychic)', 'Works against Psychic weapons only.'),
  damageReduction: field(integer(0, 20), 0, {
    title: 'Damage reduction',
    description: 'Subtracted from the Damage of each attack.',
    rule: 'damageReduction',
  }),
  halveDamage: field(flag(), false, { title: 'Halve damage', rule: 'halveDamage', advanced: true }),
  setDamage: field(integer(0, 20), null, { title: 'Damage changed to', rule: 'setDamage', advanced: true }),
  apReduction: field(integer(0, 6), 0, {
    title: 'AP reduction',
    description: 'Worsens the AP of each attack, not past 0.',
    advanced: true,
  }),
  rerollSaves: field(choice(SAVE_REROLLS), 'none', { title: 'Reroll saves', labels: REROLL_LABELS, advanced: true }),
  stealth: field(flag(), false, { title: 'Stealth', rule: 'stealth', advanced: true }),
};

const statLine = {
  models: integer(1, 200)
    .default(5)
    .meta(meta({ title: 'Models' })),
  wounds: integer(1, 200)
    .default(2)
    .meta(meta({ title: 'W', description: 'Wounds of one model.' })),
  toughness: integer(1, 99)
    .default(4)
    .meta(meta({ title: 'T', description: 'Toughness.' })),
  save: integer(2, 7)
    .default(3)
    .meta(meta({ title: 'Sv', description: 'Armour save; 7 is none.', suffix: '+' })),
  firstModelWounds: integer(1, 200)
    .nullable()
    .default(null)
    .meta(
      meta({
        title: 'Wounds left on a wounded model',
        description: 'One model has been wounded before.',
        advanced: true,
      }),
    ),
  points: points.meta(
    meta({ title: 'Points', start: 100, description: 'What all these models cost together.', advanced: true }),
  ),
};

export const groupShape = {
  name: text.default('').meta(meta({ title: 'Name' })),
  ...statLine,
  character: flag()
    .default(false)
    .meta(
      meta({ title: 'Character', description: 'An attached leader: loses its models last, Precision picks it out.' }),
    ),
  keywords: keywords.default([]).meta(meta({ title: 'Keywords' })),
  ...ownShape(defences),
};

const groupSchema = z.strictObject(groupShape).superRefine(woundedWithinWounds);

export const unitShape = {
  name: text.default('').meta(meta({ title: 'Name' })),
  ...statLine,
  keywords: keywords
    .default([])
    .meta(meta({ title: 'Keywords', description: 'Infantry, Vehicle, Fly ...: what Anti looks at.' })),
  ...filledShape(defences),
  ...filledShape({
    ignoreFirstFailedSave: field(flag(), false, {
      title: 'Ignore the first failed save',
      description: 'Once in the request, the first attack whose save fails does nothing.',
      advanced: true,
    }),
  }),
  commandReroll: choice(['save'])
    .nullable()
    .default(null)
    .meta(meta({ title: 'Command Re-roll', rule: 'commandReroll', labels: { save: 'a save' }, advanced: true })),
  leadership: rollNeeded(5, 8)
    .default(null)
    .meta(
      meta({ title: 'Ld', description: 'For the chance of Battle-shock afterwards.', suffix: '+', advanced: true }),
    ),
  startingStrength: integer(1, 400)
    .nullable()
    .default(null)
    .meta(
      meta({
        title: 'Starting strength',
        start: 10,
        description: 'Models at the start of the battle; those of the request unless given.',
        advanced: true,
      }),
    ),
};

export function groupList<Group extends z.ZodType>(group: Group) {
  return z
    .array(group)
    .min(1, { error: 'must have at least one group' })
    .max(MOST_GROUPS, { error: `must have at most ${MOST_GROUPS} groups` })
    .nullable()
    .default(null)
    .meta(
      meta({
        title: 'Groups',
        description: 'Mixed or attached unit in the order in which models are lost; replaces T, Sv, W and models.',
      }),
    );
}

export const targetSchema = z
  .strictObject({ ...unitShape, groups: groupList(groupSchema) })
  .superRefine(woundedWithinWounds);
export type Target = z.output<typeof targetSchema>;
export type TargetGroup = z.output<typeof groupSchema>;

export function woundedWithinWounds(
  value: { readonly firstModelWounds: number | null; readonly wounds: number },
  context: z.RefinementCtx,
): void {
  if (value.firstModelWounds === null || value.firstModelWounds <= value.wounds) return;
  context.addIssue({
    code: 'custom',
    path: ['firstModelWounds'],
    message: `must be at most ${value.wounds}, the wounds of a model`,
    params: { code: 'first-model-wounds-out-of-range' },
    input: value.firstModelWounds,
  });
}
