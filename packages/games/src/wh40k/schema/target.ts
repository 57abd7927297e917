// The unit that is attacked: one kind of model, or groups in the order in which models are lost.

import { fact } from '../../contract/fact.ts';
import { choice, described, type FieldMeta, flag, integer, optional, refuse, toggle, whole } from '../../form/field.ts';
import * as z from '../../form/zod.ts';
import { field, filledShape, keywords, ownShape, points, rollNeeded, text } from './field-meta.ts';
import { MOST_GROUPS } from './limits.ts';

export const SAVE_REROLLS = ['none', 'ones', 'fails'] as const;

export const DAMAGE_WORDINGS = ['allocated', 'against'] as const;

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
  damageWording: field(choice(DAMAGE_WORDINGS), 'allocated', {
    title: 'Damage changes worded',
    description:
      'How its sheet words reduction, halving and changing of damage; in the 11th edition only "against" touches devastating wounds.',
    labels: { allocated: 'each time an attack is allocated', against: 'attacks against this unit' },
    advanced: true,
  }),
  apReduction: field(integer(0, 6), 0, {
    title: 'AP reduction',
    description: 'Worsens the AP of each attack, not past 0.',
    advanced: true,
  }),
  rerollSaves: field(choice(SAVE_REROLLS), 'none', { title: 'Reroll saves', labels: REROLL_LABELS, advanced: true }),
  stealth: field(flag(), false, { title: 'Stealth', rule: 'stealth', advanced: true }),
};

export const DEFENCES = Object.keys(defences) as readonly (keyof typeof defences)[];

const statLine = {
  models: whole(1, 200, 5, { title: 'Models' }),
  wounds: whole(1, 200, 2, { title: 'W', description: 'Wounds of one model.' }),
  toughness: whole(1, 99, 4, { title: 'T', description: 'Toughness.' }),
  save: whole(2, 7, 3, { title: 'Sv', description: 'Armour save; 7 is none.', suffix: '+' }),
  firstModelWounds: optional(1, 200, {
    title: 'Wounds left on a wounded model',
    description: 'One model has been wounded before.',
    advanced: true,
  }),
  points: described(points, {
    title: 'Points',
    start: 100,
    description: 'What all these models cost together.',
    advanced: true,
  }),
};

export const groupShape = {
  name: described(text.default(''), { title: 'Name' }),
  ...statLine,
  character: toggle({
    title: 'Character',
    description: 'An attached leader: loses its models last, Precision picks it out.',
  }),
  keywords: described(keywords.default([]), { title: 'Keywords' }),
  ...ownShape(defences),
};

const groupSchema = z.strictObject(groupShape).superRefine(woundedWithinWounds);

export const unitShape = {
  name: described(text.default(''), { title: 'Name' }),
  ...statLine,
  keywords: described(keywords.default([]), {
    title: 'Keywords',
    description: 'Infantry, Vehicle, Fly ...: what Anti looks at.',
  }),
  ...filledShape({
    ...defences,
    ignoreFirstFailedSave: field(flag(), false, {
      title: 'Ignore the first failed save',
      description: 'Once in the request, the first attack whose save fails does nothing.',
      advanced: true,
    }),
  }),
  commandReroll: described(choice(['save']).nullable().default(null), {
    title: 'Command Re-roll',
    rule: 'commandReroll',
    labels: { save: 'a save' },
    advanced: true,
  }),
  leadership: described(rollNeeded(5, 8).default(null), {
    title: 'Ld',
    description: 'For the chance of Battle-shock afterwards.',
    suffix: '+',
    advanced: true,
  }),
  startingStrength: optional(1, 400, {
    title: 'Starting strength',
    start: 10,
    description: 'Models at the start of the battle; those of the request unless given.',
    advanced: true,
  }),
};

const GROUPS: FieldMeta = {
  title: 'Groups',
  description: 'Mixed or attached unit in the order in which models are lost; replaces T, Sv, W and models.',
};

export function groupList<Group extends z.ZodType>(group: Group, description = GROUPS) {
  const groups = z
    .array(group)
    .min(1, { error: fact('has-some', { of: 'group' }) })
    .max(MOST_GROUPS, { error: fact('has-at-most', { most: MOST_GROUPS, of: 'groups' }) });
  return described(groups.nullable().default(null), description);
}

export const targetSchema = z
  .strictObject({ ...unitShape, groups: groupList(groupSchema) })
  .superRefine(woundedWithinWounds);
export type Target = z.output<typeof targetSchema>;
export type TargetGroup = z.output<typeof groupSchema>;
export type Defences = Pick<Target, keyof typeof defences>;

export function woundedWithinWounds(
  { firstModelWounds: left, wounds }: { readonly firstModelWounds: number | null; readonly wounds: number },
  context: z.RefinementCtx,
): void {
  if (left !== null && left > wounds)
    refuse(context, ['firstModelWounds'], 'first-model-wounds-out-of-range', fact('at-most-wounds', { most: wounds }));
}
