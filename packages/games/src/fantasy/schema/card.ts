// Input of fantasy/battle: two unit cards of one system, and for how many rounds they fight.
import * as z from 'zod';
import { fact } from '../../fact.ts';
import {
  choice,
  described,
  diceExpression,
  type FieldMeta,
  integer,
  oneOf,
  optional,
  refuse,
  toggle,
  whole,
} from '../../field.ts';
import { PLAIN_WEAPON, WEAPON_IDS, WEAPONS, weaponStrength } from '../card/weapons.table.ts';
import { cardRules } from '../rules/card.ts';
import { checkLosses, DICE, save } from './profile.ts';

export const CARD_SYSTEMS = ['oldWorld', 'ninthAge'] as const;
export type CardSystem = (typeof CARD_SYSTEMS)[number];

const TROOP_TYPES = [
  'regularInfantry',
  'heavyInfantry',
  'monstrousInfantry',
  'swarms',
  'lightCavalry',
  'heavyCavalry',
  'monstrousCavalry',
  'warBeasts',
  'lightChariot',
  'heavyChariot',
  'monstrousCreature',
  'behemoth',
  'warMachine',
] as const;
export type TroopType = (typeof TROOP_TYPES)[number];

const HEIGHTS = ['standard', 'large', 'gigantic'] as const;
const ARCS = ['front', 'flank', 'rear'] as const;
const CARD_REROLLS = ['none', '1s', 'fails'] as const;

const MAX_MODELS = 60;
const MAX_FRONTAGE = 30;
const MAX_WOUNDS = 12;
const MAX_LOST = 599;
const MAX_RULES = 40;
const MAX_NAME = 80;
const MAX_ROUNDS = 6;
/** Attacks of one model. */
const MAX_ATTACKS = 20;

const characteristic = (min: number, max: number, value: number, meta: FieldMeta) =>
  whole(min, max, value, { group: 'Profile', ...meta });

const attacks = (value: number, meta: FieldMeta) =>
  described(diceExpression({ max: MAX_ATTACKS, sides: DICE }).default(value), { group: 'Profile', ...meta });

const ruleNames = (description: string) =>
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

const REROLL_LABELS = { none: 'No reroll', '1s': 'Reroll 1s', fails: 'Reroll fails' };

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
const weapon = (group: string) => described(weaponChoice.default(PLAIN_WEAPON), { ...WEAPON_META, group });

const championSchema = z.strictObject({
  weaponSkill: optional(0, 10, { title: 'Weapon Skill', description: "Left empty: the unit's.", start: 4 }),
  strength: optional(1, 10, { title: 'Strength', description: "Left empty: the unit's.", start: 4 }),
  initiative: optional(0, 10, { title: 'Initiative', description: "Left empty: the unit's.", start: 4 }),
  attacks: described(diceExpression({ max: MAX_ATTACKS, sides: DICE }).nullable().default(null), {
    title: 'Attacks',
    description: "Left empty: one more than the unit's.",
  }),
  weapon: described(weaponChoice.nullable().default(null), { ...WEAPON_META, description: "Left empty: the unit's." }),
});

const mountSchema = z.strictObject({
  weaponSkill: characteristic(0, 10, 3, { title: 'Weapon Skill' }),
  strength: characteristic(1, 10, 3, { title: 'Strength' }),
  initiative: characteristic(0, 10, 3, { title: 'Initiative' }),
  attacks: attacks(1, { title: 'Attacks' }),
  armourPiercing: characteristic(0, 10, 0, { title: 'Armour piercing' }),
  count: characteristic(1, 6, 1, { title: 'Beasts', description: 'Beasts of each model.' }),
  weapon: weapon('Mount'),
  rules: ruleNames("Rules of the mount's own strikes."),
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
const crews = z
  .union([crewList, crewSchema, z.null()], { error: fact('crews') })
  .default([])
  .transform((given) => (given === null ? [] : 'weapon' in given ? [given] : given));

export const cardSchema = z
  .strictObject({
    name: described(
      z
        .string({ error: fact('text') })
        .max(MAX_NAME, { error: fact('at-most-of', { most: MAX_NAME, of: 'letters' }) })
        .default(''),
      { title: 'Name', group: 'Unit' },
    ),
    models: characteristic(1, MAX_MODELS, 20, {
      title: 'Models',
      description: 'With the champion, before wounds already lost are taken off.',
      group: 'Unit',
    }),
    frontage: characteristic(1, MAX_FRONTAGE, 5, {
      title: 'Frontage',
      description: 'Models in a rank.',
      group: 'Unit',
    }),
    points: whole(0, 9999, 0, { title: 'Points', description: 'What the whole unit costs.', group: 'Unit' }),
    contact: optional(0, MAX_FRONTAGE, {
      title: 'In contact',
      start: 5,
      description: 'Own front models in base contact. Left empty: worked out from the widths.',
      group: 'Unit',
      advanced: true,
    }),
    baseWidth: characteristic(10, 200, 25, { title: 'Base width', suffix: 'mm', group: 'Unit', advanced: true }),
    baseDepth: characteristic(10, 200, 25, { title: 'Base depth', suffix: 'mm', group: 'Unit', advanced: true }),
    weaponSkill: characteristic(0, 10, 3, { title: 'Weapon Skill', description: 'Offensive Skill in The 9th Age.' }),
    defensiveSkill: optional(0, 10, {
      title: 'Defensive Skill',
      start: 3,
      description: 'The 9th Age only. Left empty: the Offensive Skill.',
      group: 'Profile',
    }),
    strength: characteristic(1, 10, 3, { title: 'Strength' }),
    toughness: characteristic(1, 10, 3, { title: 'Toughness', description: 'Resilience in The 9th Age.' }),
    armourPiercing: characteristic(0, 10, 0, { title: 'Armour piercing', description: 'Without the weapon.' }),
    wounds: characteristic(1, MAX_WOUNDS, 1, { title: 'Wounds', description: 'Health Points in The 9th Age.' }),
    initiative: characteristic(0, 10, 3, { title: 'Initiative', description: 'Agility in The 9th Age.' }),
    attacks: attacks(1, { title: 'Attacks', description: 'A number or dice, rolled for each model.' }),
    leadership: characteristic(2, 10, 7, {
      title: 'Leadership',
      description: "Discipline in The 9th Age; the general's where he is near.",
    }),
    weapon: weapon('Equipment'),
    armourSave: characteristic(1, 7, 7, {
      title: 'Armour save',
      description: 'Without the shield; 7 is none. The 9th Age: 7 less the Armour.',
      group: 'Equipment',
      suffix: '+',
    }),
    shield: toggle({ title: 'Shield', group: 'Equipment' }),
    ward: save({ title: 'Ward', description: 'Aegis in The 9th Age.', group: 'Equipment' }),
    regeneration: save({ title: 'Regeneration', description: 'Fortitude in The 9th Age.', group: 'Equipment' }),
    troopType: oneOf(TROOP_TYPES, 'regularInfantry', {
      title: 'Troop type',
      description: 'The Old World only.',
      group: 'Unit',
    }),
    height: oneOf(HEIGHTS, 'standard', { title: 'Height', description: 'The 9th Age only.', group: 'Unit' }),
    formation: oneOf(['close', 'open', 'skirmish'], 'close', {
      title: 'Formation',
      description: 'The Old World only.',
      group: 'Unit',
      advanced: true,
    }),
    rules: ruleNames('As printed on the card: "Hatred (all enemies)", "Impact Hits (D6+1)".'),
    armyRules: toggle({
      title: 'Army rules',
      description: 'Counts the special rules of single armies too, as the cards of the library do.',
      group: 'Special rules',
    }),
    champion: described(championSchema.nullable().default(null), { title: 'Champion', group: 'Command' }),
    standard: toggle({ title: 'Standard bearer', group: 'Command' }),
    musician: toggle({ title: 'Musician', group: 'Command' }),
    battleStandard: toggle({ title: 'Battle standard in the unit', group: 'Command' }),
    mount: described(mountSchema.nullable().default(null), {
      title: 'Mount',
      description: 'Strikes with its own values.',
      group: 'Mount',
    }),
    crew: described(crews, {
      title: 'Second crew',
      description: 'Others who strike from the model, with values and weapons of their own and the rules of the unit.',
      group: 'Mount',
    }),
    bodyStrength: optional(1, 10, {
      title: 'Strength of impact and stomps',
      start: 4,
      description: "Left empty: the mount's, without a mount the unit's.",
      group: 'Mount',
      advanced: true,
    }),
    bodyPiercing: characteristic(0, 10, 0, {
      title: 'Piercing of impact and stomps',
      group: 'Mount',
      advanced: true,
    }),
    charging: toggle({ title: 'Charges', description: 'Charged this turn.', group: 'Situation' }),
    chargeDistance: optional(0, 48, {
      title: 'Charge distance',
      start: 6,
      description: 'Inches moved. Left empty: far enough.',
      group: 'Situation',
      suffix: '"',
      advanced: true,
    }),
    disorderedCharge: toggle({ title: 'Disordered charge', group: 'Situation', advanced: true }),
    arc: oneOf(ARCS, 'front', {
      title: 'Fights the enemy in the',
      description: 'The side of the enemy that this unit fights.',
      group: 'Situation',
      labels: { front: 'Front', flank: 'Flank', rear: 'Rear' },
    }),
    highGround: toggle({
      title: 'High ground',
      description: 'The Old World only.',
      group: 'Situation',
      advanced: true,
    }),
    disrupted: toggle({ title: 'Disrupted', description: 'The Old World only.', group: 'Situation', advanced: true }),
    breakReroll: oneOf(['none', 'breaks', 'any'], 'none', {
      title: 'Battle standard near',
      description: 'Which results of its break test the unit rolls again.',
      group: 'Situation',
      labels: { none: 'No', breaks: 'Rerolls a break', any: 'Rerolls anything but giving ground' },
    }),
    alreadyLost: characteristic(0, MAX_LOST, 0, {
      title: 'Wounds already lost',
      group: 'Situation',
      advanced: true,
    }),
    toHitModifier: characteristic(-3, 3, 0, {
      title: 'To hit',
      description: '+ helps.',
      group: 'Situation',
      advanced: true,
    }),
    toWoundModifier: characteristic(-3, 3, 0, {
      title: 'To wound',
      description: '+ helps.',
      group: 'Situation',
      advanced: true,
    }),
    rerollHits: oneOf(CARD_REROLLS, 'none', {
      title: 'Hit rerolls',
      group: 'Situation',
      advanced: true,
      labels: REROLL_LABELS,
    }),
    rerollWounds: oneOf(CARD_REROLLS, 'none', {
      title: 'Wound rerolls',
      group: 'Situation',
      advanced: true,
      labels: REROLL_LABELS,
    }),
  })
  .superRefine((unit, context) => checkLosses(context, unit, 'already-lost-too-many'));
export type Card = z.output<typeof cardSchema>;

function weaponLabels(): { [weapon: string]: string } {
  const rows = Object.entries({ ...WEAPONS.ninthAge, ...WEAPONS.oldWorld });
  return Object.fromEntries(rows.map(([id, { name }]) => [id, name]));
}

const card = cardSchema.default(cardSchema.parse({}));

export const cardBattleSchema = z
  .strictObject({
    system: oneOf(CARD_SYSTEMS, 'oldWorld', {
      title: 'Rules of',
      labels: { oldWorld: 'The Old World', ninthAge: 'The 9th Age' },
    }),
    first: described(card, { title: 'First unit' }),
    second: described(card, { title: 'Second unit' }),
    rounds: whole(1, MAX_ROUNDS, 1, {
      title: 'Rounds',
      description: 'The fight ends before when a unit is destroyed, breaks or falls back.',
    }),
  })
  .superRefine(({ system, first, second }, context) => {
    const known = Object.keys(WEAPONS[system]);
    const check = (path: PropertyKey[], given: WeaponChoice | null | undefined): void => {
      if (typeof given === 'string' && !known.includes(given))
        refuse(context, [...path, 'weapon'], 'unknown-weapon', fact('one-of', { values: known }));
      if (typeof given === 'object' && given !== null && weaponStrength(given.strength) === undefined)
        refuse(
          context,
          [...path, 'weapon', 'strength'],
          'unknown-weapon',
          fact('range-or', { least: 1, most: 10, or: ['S', 'S+1'] }),
        );
    };
    for (const [side, unit] of Object.entries({ first, second })) {
      check([side], unit.weapon);
      check([side, 'champion'], unit.champion?.weapon);
      check([side, 'mount'], unit.mount?.weapon);
      for (const [index, { weapon: ofCrew }] of unit.crew.entries()) check([side, 'crew', index], ofCrew);
    }
  });
export type CardBattleInput = z.output<typeof cardBattleSchema>;
