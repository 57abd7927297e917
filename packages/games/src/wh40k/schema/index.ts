// What wh40k/attack is asked: weapons, a target and a situation. Limits and defaults of all of it live in this folder only.
import * as z from 'zod';
import { flag } from '../../field.ts';
import { attackerSchema } from './attacker.ts';
import { contextSchema, modifiersSchema } from './context.ts';
import { edition, meta, points, text } from './field-meta.ts';
import { targetSchema } from './target.ts';
import { type VolleyEntry, volleySchema, weaponCount, weaponSchema } from './weapon.ts';

/** A further unit attacking the same target afterwards: its own weapons, situation and rerolls. */
const followerSchema = z.strictObject({
  name: text.default('').meta(meta({ title: 'Name' })),
  volley: volleySchema.prefault([{}]).meta(meta({ title: 'Weapons' })),
  context: contextSchema.prefault({}).meta(meta({ title: 'Situation' })),
  points: points.meta(meta({ title: 'Points', start: 100 })),
});

export const attackSchema = z.strictObject({
  edition,
  weapon: weaponSchema
    .nullable()
    .optional()
    .meta(meta({ title: 'Weapon', description: 'One weapon; a bolt rifle when nothing at all is asked for.' })),
  count: weaponCount,
  modifiers: modifiersSchema,
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

/** What is fired when nothing at all is asked for. */
const EXAMPLE: VolleyEntry = {
  weapon: weaponSchema.parse({ name: 'Bolt rifle', keywords: ['Assault', 'Heavy'] }),
  count: 10,
  modifiers: null,
};

/** The weapons of the first unit in order, however the request gave them. */
export function volleyEntries(input: AttackInput): readonly VolleyEntry[] {
  if (input.volley !== null) return input.volley;
  if (input.weapon) return [{ weapon: input.weapon, count: input.count, modifiers: input.modifiers }];
  return input.weapon === undefined && input.context.mortalWounds === null ? [EXAMPLE] : [];
}

export type { Attacker } from './attacker.ts';
export type { Context, Reroll } from './context.ts';
export type { Target, TargetGroup } from './target.ts';
export { type VolleyEntry, volleySchema } from './weapon.ts';
