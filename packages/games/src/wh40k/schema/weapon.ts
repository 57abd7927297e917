// A weapon as printed on a datasheet, and a weapon carried by several models.

import { fact } from '../../contract/fact.ts';
import { described, diceExpression, oneOf, toggle, whole } from '../../form/field.ts';
import * as z from '../../form/zod.ts';
import { standardKeywords } from '../rules/keyword.ts';
import { modifiersSchema } from './context.ts';
import { keywords, rollNeeded, text } from './field-meta.ts';

export const WEAPON_KINDS = ['ranged', 'melee'] as const;

export const weaponSchema = z.strictObject({
  name: described(text.default(''), { title: 'Weapon' }),
  kind: oneOf(WEAPON_KINDS, 'ranged', {
    title: 'Kind',
    description: 'Cover and Stealth count against ranged weapons only.',
  }),
  attacks: described(diceExpression({ max: 200 }).default(2), {
    title: 'A',
    description: 'Attacks of one weapon: a number or dice such as D6+3.',
  }),
  skill: described(rollNeeded(2, 6).default(3), {
    title: 'BS/WS',
    description: 'Roll needed to hit; empty hits without a roll.',
    suffix: '+',
  }),
  strength: described(diceExpression({ min: 1, max: 99 }).default(4), {
    title: 'S',
    description: 'Strength: a number, or dice that each hit rolls for itself.',
  }),
  ap: whole(-12, 0, -1, {
    title: 'AP',
    description: 'Armour Penetration as on the datasheet: 0, −1, −2 ...',
  }),
  damage: described(diceExpression({ max: 200 }).default(1), {
    title: 'D',
    description: 'Damage: a number or dice such as D3+3.',
  }),
  keywords: described(keywords.default([]), {
    title: 'Keywords',
    description: 'As on the datasheet: Sustained Hits 1, Anti-Vehicle 4+, Blast ...',
    suggestions: standardKeywords(),
  }),
});

export const weaponCount = whole(1, 200, 1, {
  title: 'Models firing',
  description: 'Each rolls its own attacks.',
});

const MOST_MODES = 5;

/** Of a weapon that is used in one of several modes. */
export const modeFields = {
  modes: described(
    z
      .array(weaponSchema)
      .max(MOST_MODES, { error: fact('at-most-of', { most: MOST_MODES, of: 'weapons' }) })
      .default([]),
    {
      title: 'Other modes',
      description: 'Of this and these the one that does most damage to the target on average is used, and said.',
      advanced: true,
    },
  ),
  modeFixed: toggle({
    title: 'This mode',
    description: 'The weapon as it stands is used, whatever its other modes would do.',
    advanced: true,
  }),
};

const volleyEntrySchema = z.strictObject({
  weapon: described(weaponSchema.prefault({}), { title: 'Weapon' }),
  count: weaponCount,
  modifiers: modifiersSchema,
  ...modeFields,
});
export type VolleyEntry = z.output<typeof volleyEntrySchema>;

/** Weapons of one unit, resolved in the listed order. */
export const volleySchema = z
  .array(volleyEntrySchema)
  .min(1, { error: fact('has-some', { of: 'weapon' }) })
  .max(40, { error: fact('has-at-most', { most: 40, of: 'weapons' }) });
