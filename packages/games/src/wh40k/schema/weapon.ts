// A weapon as printed on a datasheet, and a weapon carried by several models.
import * as z from 'zod';
import { choice, diceExpression, integer } from '../../field.ts';
import { standardKeywords } from '../rules/keyword.ts';
import { modifiersSchema } from './context.ts';
import { keywords, meta, rollNeeded, text } from './field-meta.ts';

export const WEAPON_KINDS = ['ranged', 'melee'] as const;

export const weaponSchema = z.strictObject({
  name: text.default('').meta(meta({ title: 'Weapon' })),
  kind: choice(WEAPON_KINDS)
    .default('ranged')
    .meta(meta({ title: 'Kind', description: 'Cover and Stealth count against ranged weapons only.' })),
  attacks: diceExpression({ max: 200 })
    .default(2)
    .meta(meta({ title: 'A', description: 'Attacks of one weapon: a number or dice such as D6+3.' })),
  skill: rollNeeded(2, 6)
    .default(3)
    .meta(meta({ title: 'BS/WS', description: 'Roll needed to hit; empty hits without a roll.', suffix: '+' })),
  strength: diceExpression({ min: 1, max: 99 })
    .default(4)
    .meta(meta({ title: 'S', description: 'Strength: a number, or dice that each hit rolls for itself.' })),
  ap: integer(-12, 0)
    .default(-1)
    .meta(meta({ title: 'AP', description: 'Armour Penetration as on the datasheet: 0, −1, −2 ...' })),
  damage: diceExpression({ max: 200 })
    .default(1)
    .meta(meta({ title: 'D', description: 'Damage: a number or dice such as D3+3.' })),
  keywords: keywords.default([]).meta(
    meta({
      title: 'Keywords',
      description: 'As on the datasheet: Sustained Hits 1, Anti-Vehicle 4+, Blast ...',
      suggestions: standardKeywords(),
    }),
  ),
});

export const weaponCount = integer(1, 200)
  .default(1)
  .meta(meta({ title: 'Models firing', description: 'Each rolls its own attacks.' }));

const volleyEntrySchema = z.strictObject({
  weapon: weaponSchema.prefault({}).meta(meta({ title: 'Weapon' })),
  count: weaponCount,
  modifiers: modifiersSchema,
});
export type VolleyEntry = z.output<typeof volleyEntrySchema>;

/** Weapons of one unit, resolved in the listed order. */
export const volleySchema = z
  .array(volleyEntrySchema)
  .min(1, { error: 'must have at least one weapon' })
  .max(40, { error: 'must have at most 40 weapons' });
