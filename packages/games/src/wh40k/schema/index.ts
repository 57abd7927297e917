// What wh40k/attack is asked: weapons, a target and a situation. Limits and defaults of all of it live in this folder only.
import * as z from 'zod';
import { choice, flag, integer } from '../../field.ts';
import { EDITIONS } from '../editions.ts';
import { contextSchema } from './context.ts';
import { keywords, meta, rollNeeded, text } from './field-meta.ts';
import { targetSchema } from './target.ts';
import { volleySchema, weaponCount, weaponSchema } from './weapon.ts';

/** The models that carry the weapons: what Hazardous can hurt, and what they cost. */
const attackerSchema = z.strictObject({
  name: text.default('').meta(meta({ title: 'Name' })),
  models: integer(1, 200)
    .nullable()
    .default(null)
    .meta(meta({ title: 'Models with Hazardous weapons' })),
  wounds: integer(1, 200)
    .nullable()
    .default(null)
    .meta(meta({ title: 'W' })),
  fnp: rollNeeded(2, 6)
    .default(null)
    .meta(meta({ title: 'Feel No Pain', suffix: '+' })),
  fnpMortal: rollNeeded(2, 6)
    .default(null)
    .meta(meta({ title: 'Feel No Pain (mortal)', suffix: '+' })),
  keywords: keywords
    .default([])
    .meta(meta({ title: 'Keywords', description: 'Hazardous of the 11th edition asks for Monster and Vehicle.' })),
  points: integer(0, 10_000)
    .nullable()
    .default(null)
    .meta(meta({ title: 'Points', description: 'What the attacking unit costs.' })),
});
export type Attacker = z.output<typeof attackerSchema>;

/** A further unit attacking the same target afterwards: its own weapons, situation and rerolls. */
const followerSchema = z.strictObject({
  name: text.default('').meta(meta({ title: 'Name' })),
  volley: volleySchema.prefault([{}]).meta(meta({ title: 'Weapons' })),
  context: contextSchema.prefault({}).meta(meta({ title: 'Situation' })),
  points: integer(0, 10_000)
    .nullable()
    .default(null)
    .meta(meta({ title: 'Points' })),
});

export const attackSchema = z.strictObject({
  edition: choice(EDITIONS)
    .default('10')
    .meta(meta({ title: 'Edition', labels: { '10': '10th', '11': '11th' }, advanced: true })),
  weapon: weaponSchema
    .nullable()
    .optional()
    .meta(meta({ title: 'Weapon', description: 'One weapon; a bolt rifle when nothing at all is asked for.' })),
  count: weaponCount,
  volley: volleySchema
    .nullable()
    .default(null)
    .meta(meta({ title: 'Volley', description: 'Several weapons of one unit in order, instead of one weapon.' })),
  target: targetSchema.prefault({}).meta(meta({ title: 'Target' })),
  context: contextSchema.prefault({}).meta(meta({ title: 'Situation' })),
  attacker: attackerSchema
    .nullable()
    .default(null)
    .meta(meta({ title: 'Attacker', advanced: true })),
  followedBy: z
    .array(followerSchema)
    .max(10, { error: 'must have at most 10 units' })
    .default([])
    .meta(meta({ title: 'Units that attack next', description: 'In sequence at what is left.', advanced: true })),
  findBestOrder: flag()
    .default(false)
    .meta(
      meta({ title: 'Find the best weapon order', description: 'Tries the orders of the volley.', advanced: true }),
    ),
});
export type AttackInput = z.output<typeof attackSchema>;

export type { Context, DamageReroll, Reroll } from './context.ts';
export type { SaveReroll } from './target.ts';
export { type VolleyEntry, volleySchema } from './weapon.ts';
