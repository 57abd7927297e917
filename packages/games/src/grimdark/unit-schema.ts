// What a unit of Grimdark Future is: models, weapons, rules. Limits and defaults of units live here only.

import { fact } from '../contract/fact.ts';
import { described, integer, optional, toggle, whole } from '../form/field.ts';
import * as z from '../form/zod.ts';

const name = z.string({ error: fact('text') }).max(200, { error: fact('at-most-of', { most: 200, of: 'characters' }) });

/** As printed on the card, rating in brackets: "Deadly(3)". */
export const ruleName = z
  .string({ error: fact('name-of-rule') })
  .min(1, { error: fact('not-empty') })
  .max(120, { error: fact('at-most-of', { most: 120, of: 'characters' }) })
  .refine((printed) => !/\(\s*[+-]?\d{4,}/.test(printed), { error: fact('rating-below', { below: 1000 }) });

export const ruleNames = z.array(ruleName).max(100, { error: fact('at-most-of', { most: 100, of: 'rules' }) });

const stat = (title: string) =>
  described(integer(2, 6), { title, description: `Needs this or more on a die: 2 to 6.`, suffix: '+' });

/** Of one unit; the largest that army books allow has 40. */
export const MAX_MODELS = 200;

export const weaponSchema = z.strictObject({
  name: described(name.default('Weapon'), { title: 'Weapon' }),
  range: whole(0, 360, 0, { title: 'Range', description: 'In inches; 0 is a melee weapon.', suffix: '"' }),
  attacks: whole(0, 200, 1, { title: 'Attacks', description: 'Dice per copy.' }),
  count: whole(1, 100, 1, { title: 'Copies', description: 'Copies each model carries.', advanced: true }),
  rules: described(ruleNames.default([]), { title: 'Weapon rules', description: 'AP(1), Rending, Blast(3) ...' }),
});
export type Weapon = z.output<typeof weaponSchema>;

export const modelSchema = z.strictObject({
  name: described(name.default(''), { title: 'Model' }),
  count: whole(1, 100, 1, { title: 'Models' }),
  tough: optional(1, 100, {
    title: 'Tough',
    start: 3,
    description: 'Wounds it takes to slay one; empty: from its Tough(X) rule, else 1.',
  }),
  hero: toggle({ title: 'Hero', description: 'A joined hero: dies last, lends its Quality for morale.' }),
  quality: optional(2, 6, { title: 'Quality', description: "Empty: the unit's.", suffix: '+', advanced: true }),
  defense: optional(2, 6, { title: 'Defense', description: "Empty: the unit's.", suffix: '+', advanced: true }),
  rules: described(ruleNames.default([]), { title: 'Model rules', description: 'Rules of these models only.' }),
  weapons: described(
    z
      .array(weaponSchema)
      .max(50, { error: fact('at-most-of', { most: 50, of: 'weapons' }) })
      .default([]),
    {
      title: 'Weapons',
    },
  ),
});
export type Model = z.output<typeof modelSchema>;

export const unitSchema = z.strictObject({
  name: described(name.default('Unit'), { title: 'Name' }),
  points: optional(0, 100_000, { title: 'Points', start: 100 }),
  quality: stat('Quality'),
  defense: stat('Defense'),
  rules: described(ruleNames.default([]), {
    title: 'Unit rules',
    description: 'Rules every model has, heroes included.',
  }),
  models: described(
    z
      .array(modelSchema)
      .min(1, { error: fact('has-some', { of: 'model' }) })
      .max(50, { error: fact('at-most-of', { most: 50, of: 'entries' }) })
      .refine((models) => models.reduce((sum, model) => sum + model.count, 0) <= MAX_MODELS, {
        error: fact('at-most-of', { most: MAX_MODELS, of: 'models' }),
      }),
    { title: 'Models', description: 'The ones you would give up first, first.' },
  ),
});
export type Unit = z.output<typeof unitSchema>;
/** A unit as it is written: what has a default may be left out. */
export type UnitInput = z.input<typeof unitSchema>;
