// What wh40k/attack is asked: weapons, a target and a situation. Limits and defaults of all of it live in this folder only.

import { fact } from '../../contract/fact.ts';
import { described, toggle } from '../../form/field.ts';
import * as z from '../../form/zod.ts';
import { abilitiesSchema, abilityList } from './ability.ts';
import { attackerSchema } from './attacker.ts';
import { contextSchema, modifiersSchema } from './context.ts';
import { edition, points, text } from './field-meta.ts';
import { targetSchema } from './target.ts';
import { type VolleyEntry, volleySchema, weaponCount, weaponSchema } from './weapon.ts';

/** A further unit attacking the same target afterwards: its own weapons, situation and rerolls. */
const followerSchema = z.strictObject({
  name: described(text.default(''), { title: 'Name' }),
  volley: described(volleySchema.prefault([{}]), { title: 'Weapons' }),
  context: described(contextSchema.prefault({}), { title: 'Situation' }),
  abilities: described(abilityList, {
    title: 'Abilities',
    description: 'What it brings itself.',
    advanced: true,
    filledByUnits: true,
  }),
  points: described(points, { title: 'Points', start: 100 }),
});

export const attackSchema = z.strictObject({
  edition,
  weapon: described(weaponSchema.nullable().optional(), {
    title: 'Weapon',
    description: 'One weapon; a bolt rifle when nothing at all is asked for.',
  }),
  count: weaponCount,
  modifiers: modifiersSchema,
  volley: described(volleySchema.nullable().default(null), {
    title: 'Volley',
    description: 'Several weapons of one unit in order, instead of one weapon.',
  }),
  target: described(targetSchema.prefault({}), { title: 'Target' }),
  context: described(contextSchema.prefault({}), { title: 'Situation' }),
  abilities: described(abilitiesSchema, {
    filledByUnits: true,
    title: 'Abilities',
    description: 'What both units bring; each counts where its conditions hold. The situation is what the player adds.',
    advanced: true,
  }),
  attacker: described(attackerSchema.nullable().default(null), { title: 'Attacker', advanced: true }),
  followedBy: described(
    z
      .array(followerSchema)
      .max(10, { error: fact('has-at-most', { most: 10, of: 'units' }) })
      .default([]),
    {
      title: 'Units that attack next',
      description: 'In sequence at what is left.',
      advanced: true,
    },
  ),
  findBestOrder: toggle({
    title: 'Find the best weapon order',
    description: 'Tries the orders of the volley.',
    advanced: true,
  }),
});
export type AttackInput = z.output<typeof attackSchema>;

/** What is fired when nothing at all is asked for. */
const EXAMPLE: VolleyEntry = {
  weapon: weaponSchema.parse({ name: 'Bolt rifle', keywords: ['Assault', 'Heavy'] }),
  count: 10,
  modifiers: null,
  modes: [],
  modeFixed: false,
};

/** The weapons of the first unit in order, however the request gave them. */
export function volleyEntries(input: AttackInput): readonly VolleyEntry[] {
  if (input.volley !== null) return input.volley;
  if (input.weapon)
    return [{ weapon: input.weapon, count: input.count, modifiers: input.modifiers, modes: [], modeFixed: false }];
  return input.weapon === undefined && input.context.mortalWounds === null ? [EXAMPLE] : [];
}

export type { Abilities } from './ability.ts';
export type { Attacker } from './attacker.ts';
export type { Context, Reroll } from './context.ts';
export { DEFENCES, type Defences, type Target, type TargetGroup } from './target.ts';
export { type VolleyEntry, volleySchema } from './weapon.ts';
