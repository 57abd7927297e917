// What units bring into an attack besides weapons and stat lines: abilities of either side, as datasheets have them.

import { fact } from '../../contract/fact.ts';
import { described, integer } from '../../form/field.ts';
import * as z from '../../form/zod.ts';
import { effectSchema } from '../data/datasheet.ts';
import { text } from './field-meta.ts';

/** Weapons of an attack, or groups of a side in melee. */
const MOST_PLACES = 40;

const abilitySchema = z.strictObject({
  name: described(text.default(''), { title: 'Name' }),
  effects: described(z.array(effectSchema).max(20, { error: fact('at-most-of', { most: 20, of: 'effects' }) }), {
    title: 'Effects',
    description: 'What it changes, and when: as in the tables of datasheets.',
  }),
  /** Left out, it holds for all. */
  only: described(
    z
      .array(integer(0, MOST_PLACES - 1))
      .max(MOST_PLACES, { error: fact('at-most-of', { most: MOST_PLACES, of: 'places' }) })
      .optional(),
    {
      title: 'Holds for',
      description: 'Places of the weapons it holds for; in melee of the groups. All unless given.',
    },
  ),
});
export type Ability = z.output<typeof abilitySchema>;

export const abilityList = z
  .array(abilitySchema)
  .max(100, { error: fact('at-most-of', { most: 100, of: 'abilities' }) })
  .default([]);

export const abilitiesSchema = z
  .strictObject({
    attacker: described(abilityList, { title: 'Of the attacker' }),
    defender: described(abilityList, { title: 'Of the target' }),
  })
  .prefault({});
export type Abilities = z.output<typeof abilitiesSchema>;
