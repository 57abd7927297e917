// Pieces of a unit card: special rules, weapons, and those who strike from a model.

import { fact } from '../../contract/fact.ts';
import {
  choice,
  described,
  diceExpression,
  type FieldMeta,
  integer,
  oneOf,
  optional,
  toggle,
  whole,
} from '../../form/field.ts';
import * as z from '../../form/zod.ts';
import { PLAIN_WEAPON, WEAPON_IDS, WEAPONS } from '../card/weapons.table.ts';
import { cardRules } from '../rules/card.ts';
import { DICE, save } from './profile.ts';

const MAX_RULES = 40;
export const MAX_NAME = 80;
/** Attacks of one model. */
const MAX_ATTACKS = 20;

export const characteristic = (min: number, max: number, value: number, meta: FieldMeta) =>
  whole(min, max, value, { group: 'Profile', ...meta });

export const attacks = (value: number, meta: FieldMeta) =>
  described(diceExpression({ max: MAX_ATTACKS, sides: DICE }).default(value), { group: 'Profile', ...meta });

export const ruleNames = (description: string) =>
  described(
    z
      .array(
        z
          .string({ error: fact('name-of-rule') })
          .max(MAX_NAME, { error: fact('at-most-of', { most: MAX_NAME, of: 'letters' }) }),
      )
      .max(MAX_RULES, { error: fact('holds-at-most', { most: MAX_RULES, of: 'rules' }) })
      .default([]),
    {
      title: 'Special rules',
      description,
      group: 'Special rules',
      suggestions: [...new Set(cardRules.map(({ name }) => name))],
    },
  );

export const REROLL_LABELS = { none: 'No reroll', '1s': 'Reroll 1s', fails: 'Reroll fails' };

const MAX_WEAPON_RULES = 8;
const MAX_STRENGTH_TEXT = 8;

/** A text whose choices depend on the system: the battle refuses a weapon that the system does not have. */
const weaponName = z.string({ error: fact('name-of-weapon') }).meta({ enum: WEAPON_IDS });

export const weaponObject = z.strictObject({
  name: described(
    z.string({ error: fact('text') }).max(MAX_NAME, { error: fact('at-most-of', { most: MAX_NAME, of: 'letters' }) }),
    { title: 'Name' },
  ),
  strength: described(
    z
      .union([integer(1, 10), z.string().max(MAX_STRENGTH_TEXT)], {
        error: fact('range-or', { least: 1, most: 10, or: ['S', 'S+1'] }),
      })
      .default('S'),
    { title: 'Strength' },
  ),
  armourPiercing: characteristic(0, 10, 0, { title: 'Armour piercing' }),
  chargingArmourPiercing: optional(0, 10, { title: 'Armour piercing when charging' }),
  attacks: described(
    z
      .string({ error: fact('bonus') })
      .regex(/^\+(\d|\d?D[36])$/i, { error: fact('bonus') })
      .nullable()
      .default(null),
    { title: 'Attacks' },
  ),
  twoHands: toggle({ title: 'Two hands' }),
  strikes: described(choice(['first', 'last']).nullable().default(null), { title: 'Strikes' }),
  rules: described(
    z
      .array(
        z
          .string({ error: fact('name-of-rule') })
          .max(MAX_NAME, { error: fact('at-most-of', { most: MAX_NAME, of: 'letters' }) }),
      )
      .max(MAX_WEAPON_RULES, { error: fact('holds-at-most', { most: MAX_WEAPON_RULES, of: 'rules' }) })
      .default([]),
    { title: 'Special rules' },
  ),
});
export type WeaponObject = z.output<typeof weaponObject>;
export type WeaponChoice = string | WeaponObject;

const WEAPON_META: FieldMeta = {
  title: 'Weapon',
  description: 'By name, or as an object with strength, piercing, attacks and rules.',
  labels: weaponLabels(),
};
const weaponChoice = z.union([weaponName, weaponObject], { error: fact('name-of-weapon') });
export const weapon = (group: string) => described(weaponChoice.default(PLAIN_WEAPON), { ...WEAPON_META, group });

export const championSchema = z.strictObject({
  weaponSkill: optional(0, 10, { title: 'Weapon Skill', description: "Left empty: the unit's.", start: 4 }),
  strength: optional(1, 10, { title: 'Strength', description: "Left empty: the unit's.", start: 4 }),
  initiative: optional(0, 10, { title: 'Initiative', description: "Left empty: the unit's.", start: 4 }),
  attacks: described(diceExpression({ max: MAX_ATTACKS, sides: DICE }).nullable().default(null), {
    title: 'Attacks',
    description: "Left empty: one more than the unit's.",
  }),
  weapon: described(weaponChoice.nullable().default(null), { ...WEAPON_META, description: "Left empty: the unit's." }),
});

export const mountSchema = z.strictObject({
  weaponSkill: characteristic(0, 10, 3, { title: 'Weapon Skill' }),
  strength: characteristic(1, 10, 3, { title: 'Strength' }),
  initiative: characteristic(0, 10, 3, { title: 'Initiative' }),
  attacks: attacks(1, { title: 'Attacks' }),
  armourPiercing: characteristic(0, 10, 0, { title: 'Armour piercing' }),
  count: characteristic(1, 6, 1, { title: 'Beasts', description: 'Beasts of each model.' }),
  weapon: weapon('Mount'),
  rules: ruleNames("Rules of the mount's own strikes."),
});

const CHARACTER_REROLLS = ['none', '1s', 'fails'] as const;

/** A character with a card of its own. What magic items do is written as values and rules. */
export const characterSchema = z.strictObject({
  name: described(
    z
      .string({ error: fact('text') })
      .max(MAX_NAME, { error: fact('at-most-of', { most: MAX_NAME, of: 'letters' }) })
      .default(''),
    { title: 'Name' },
  ),
  weaponSkill: characteristic(0, 10, 5, { title: 'Weapon Skill' }),
  strength: characteristic(1, 10, 4, { title: 'Strength' }),
  initiative: characteristic(0, 10, 5, { title: 'Initiative' }),
  attacks: attacks(3, { title: 'Attacks' }),
  leadership: characteristic(2, 10, 8, { title: 'Leadership' }),
  wounds: characteristic(1, 12, 2, { title: 'Wounds' }),
  defensiveSkill: optional(0, 10, {
    title: 'Defensive Skill',
    start: 5,
    description: 'The 9th Age only. Left empty: the Offensive Skill.',
  }),
  toughness: characteristic(1, 10, 4, { title: 'Toughness', description: 'In a challenge.' }),
  armourSave: characteristic(1, 7, 7, { title: 'Armour save', description: 'Without the shield.', suffix: '+' }),
  shield: toggle({ title: 'Shield' }),
  ward: save({ title: 'Ward', description: 'Aegis in The 9th Age.' }),
  regeneration: save({ title: 'Regeneration', description: 'Fortitude in The 9th Age.' }),
  armourPiercing: characteristic(0, 10, 0, { title: 'Armour piercing', description: 'Without the weapon.' }),
  weapon: weapon('Profile'),
  toHitModifier: characteristic(-3, 3, 0, { title: 'To hit', description: '+ helps.' }),
  toWoundModifier: characteristic(-3, 3, 0, { title: 'To wound', description: '+ helps.' }),
  rerollHits: oneOf(CHARACTER_REROLLS, 'none', { title: 'Hit rerolls', labels: REROLL_LABELS }),
  rerollWounds: oneOf(CHARACTER_REROLLS, 'none', { title: 'Wound rerolls', labels: REROLL_LABELS }),
  rules: ruleNames('Rules of the character and its magic items.'),
  mount: described(mountSchema.nullable().default(null), { title: 'Mount' }),
});

export const shootingSchema = z.strictObject({
  ballisticSkill: characteristic(1, 10, 3, { title: 'Ballistic Skill', description: 'The 9th Age: 7 less the Aim.' }),
  attacks: attacks(1, { title: 'Shots', description: 'Of one model.' }),
  strength: characteristic(1, 10, 3, { title: 'Strength' }),
  armourPiercing: characteristic(0, 10, 0, { title: 'Armour piercing' }),
  hitModifier: characteristic(-5, 3, 0, {
    title: 'To hit',
    description: '+ helps. The 1 for standing and shooting comes off by itself; long range in The 9th Age does not.',
  }),
  quick: toggle({ title: 'Quick shot', description: 'Shoots however near the charge begins. The Old World only.' }),
  rules: ruleNames('Rules of the shots.'),
});

const MAX_WOUNDS_LOST = 600;
const between = { error: fact('range', { least: 0, most: 1 }) };
const chance = z.number(between).min(0, between).max(1, between);

/** An answer of fantasy/attack has it as `distributions.wounds`; what else stands there is not read. */
export const lossesSchema = z.object({
  min: integer(0, MAX_WOUNDS_LOST).default(0),
  probabilities: z
    .array(chance)
    .min(1, { error: fact('not-empty') })
    .max(MAX_WOUNDS_LOST + 1, { error: fact('holds-at-most', { most: MAX_WOUNDS_LOST + 1, of: 'entries' }) })
    .readonly(),
});

const MAX_CREW = 4;

export const crewSchema = z.strictObject({
  name: described(
    z
      .string({ error: fact('text') })
      .max(MAX_NAME, { error: fact('at-most-of', { most: MAX_NAME, of: 'letters' }) })
      .default(''),
    { title: 'Name' },
  ),
  weaponSkill: characteristic(0, 10, 3, { title: 'Weapon Skill' }),
  strength: characteristic(1, 10, 3, { title: 'Strength' }),
  initiative: characteristic(0, 10, 3, { title: 'Initiative' }),
  attacks: attacks(1, { title: 'Attacks', description: 'Of one of them.' }),
  count: characteristic(1, 6, 1, { title: 'How many', description: 'Alike on each model.' }),
  armourPiercing: characteristic(0, 10, 0, { title: 'Armour piercing', description: 'Without the weapon.' }),
  weapon: weapon('Profile'),
  rules: ruleNames('Rules of their own strikes.'),
});

const crewList = z.array(crewSchema).max(MAX_CREW, { error: fact('holds-at-most', { most: MAX_CREW, of: 'crews' }) });
/** One crew may stand without its list, none as null. */
export const crews = z
  .union([crewList, crewSchema, z.null()], { error: fact('crews') })
  .default([])
  .transform((given) => (given === null ? [] : 'weapon' in given ? [given] : given));

function weaponLabels(): { [weapon: string]: string } {
  const rows = Object.entries({ ...WEAPONS.ninthAge, ...WEAPONS.oldWorld });
  return Object.fromEntries(rows.map(([id, { name }]) => [id, name]));
}
