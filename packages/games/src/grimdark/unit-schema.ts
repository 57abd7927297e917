// What a unit of Grimdark Future is: models, weapons, rules. Limits and defaults of units live here only.
import * as z from 'zod';
import { type FieldMeta, flag, integer } from '../field.ts';

/** Checks the description of a field and keeps its literal type, which zod asks for. */
export function meta<const Meta extends FieldMeta>(description: Meta): Meta {
  return description;
}

const name = z.string({ error: 'must be a text' }).max(200, { error: 'must be at most 200 characters' });

/** As printed on the card, rating in brackets: "Deadly(3)". */
export const ruleName = z
  .string({ error: 'must be the name of a rule' })
  .min(1, { error: 'must not be empty' })
  .max(120, { error: 'must be at most 120 characters' })
  .refine((printed) => !/\(\s*[+-]?\d{4,}/.test(printed), { error: 'must have a rating below 1000' });

export const ruleNames = z.array(ruleName).max(100, { error: 'must be at most 100 rules' });

const stat = (title: string) =>
  integer(2, 6).meta(meta({ title, description: `Needs this or more on a die: 2 to 6.`, suffix: '+' }));

/** Of one unit; the largest that army books allow has 40. */
export const MAX_MODELS = 200;

export const weaponSchema = z.strictObject({
  name: name.default('Weapon').meta(meta({ title: 'Weapon' })),
  range: integer(0, 360)
    .default(0)
    .meta(meta({ title: 'Range', description: 'In inches; 0 is a melee weapon.', suffix: '"' })),
  attacks: integer(0, 200)
    .default(1)
    .meta(meta({ title: 'Attacks', description: 'Dice per copy.' })),
  count: integer(1, 100)
    .default(1)
    .meta(meta({ title: 'Copies', description: 'Copies each model carries.', advanced: true })),
  rules: ruleNames.default([]).meta(meta({ title: 'Weapon rules', description: 'AP(1), Rending, Blast(3) ...' })),
});
export type Weapon = z.output<typeof weaponSchema>;

export const modelSchema = z.strictObject({
  name: name.default('').meta(meta({ title: 'Model' })),
  count: integer(1, 100)
    .default(1)
    .meta(meta({ title: 'Models' })),
  tough: integer(1, 100)
    .nullable()
    .default(null)
    .meta(
      meta({
        title: 'Tough',
        start: 3,
        description: 'Wounds it takes to slay one; empty: from its Tough(X) rule, else 1.',
      }),
    ),
  hero: flag()
    .default(false)
    .meta(meta({ title: 'Hero', description: 'A joined hero: dies last, lends its Quality for morale.' })),
  quality: integer(2, 6)
    .nullable()
    .default(null)
    .meta(meta({ title: 'Quality', description: "Empty: the unit's.", suffix: '+', advanced: true })),
  defense: integer(2, 6)
    .nullable()
    .default(null)
    .meta(meta({ title: 'Defense', description: "Empty: the unit's.", suffix: '+', advanced: true })),
  rules: ruleNames.default([]).meta(meta({ title: 'Model rules', description: 'Rules of these models only.' })),
  weapons: z
    .array(weaponSchema)
    .max(50, { error: 'must be at most 50 weapons' })
    .default([])
    .meta(meta({ title: 'Weapons' })),
});
export type Model = z.output<typeof modelSchema>;

export const unitSchema = z.strictObject({
  name: name.default('Unit').meta(meta({ title: 'Name' })),
  points: integer(0, 100_000)
    .nullable()
    .default(null)
    .meta(meta({ title: 'Points', start: 100 })),
  quality: stat('Quality'),
  defense: stat('Defense'),
  rules: ruleNames
    .default([])
    .meta(meta({ title: 'Unit rules', description: 'Rules every model has, heroes included.' })),
  models: z
    .array(modelSchema)
    .min(1, { error: 'must have at least one model' })
    .max(50, { error: 'must be at most 50 entries' })
    .refine((models) => models.reduce((sum, model) => sum + model.count, 0) <= MAX_MODELS, {
      error: `must be at most ${MAX_MODELS} models`,
    })
    .meta(meta({ title: 'Models', description: 'The ones you would give up first, first.' })),
});
export type Unit = z.output<typeof unitSchema>;
/** A unit as it is written: what has a default may be left out. */
export type UnitInput = z.input<typeof unitSchema>;
