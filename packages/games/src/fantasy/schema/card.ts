// A unit card of fantasy/battle.

import { fact } from '../../contract/fact.ts';
import { described, oneOf, optional, refuse, toggle, whole } from '../../form/field.ts';
import * as z from '../../form/zod.ts';
import {
  attacks,
  championSchema,
  characteristic,
  characterSchema,
  crews,
  lossesSchema,
  MAX_NAME,
  mountSchema,
  REROLL_LABELS,
  ruleNames,
  shootingSchema,
  weapon,
} from './card-parts.ts';
import { checkLosses, save } from './profile.ts';

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
const REACTIONS = ['hold', 'standAndShoot', 'fireAndFlee', 'flee'] as const;
const CHALLENGES = ['accepts', 'refuses', 'issues'] as const;
const DUELLISTS = ['character', 'champion'] as const;
const CARD_REROLLS = ['none', '1s', 'fails'] as const;

const MAX_MODELS = 60;
const MAX_FRONTAGE = 30;
const MAX_WOUNDS = 12;
const MAX_LOST = 599;
/** Chances as answers print them are rounded. */
const SUM_SLACK = 1e-6;

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
    movement: optional(1, 20, {
      title: 'Movement',
      start: 4,
      description:
        'Advance Rate in The 9th Age. With it a charge over a distance must be rolled for; left empty: it arrives.',
      group: 'Profile',
    }),
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
    character: described(characterSchema.nullable().default(null), {
      title: 'Character',
      description: 'Joined to the unit, beside its models, in the front rank.',
      group: 'Command',
    }),
    challenge: oneOf(CHALLENGES, 'accepts', {
      title: 'Challenges',
      description: 'Nothing happens while neither unit issues one. Duels in The 9th Age.',
      group: 'Command',
      labels: { accepts: 'Accepts', refuses: 'Refuses', issues: 'Issues one' },
    }),
    duellist: oneOf(DUELLISTS, 'character', {
      title: 'Fights challenges',
      description: 'Whoever of the two the unit has.',
      group: 'Command',
      advanced: true,
      labels: { character: 'The character', champion: 'The champion' },
    }),
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
    throughTerrain: toggle({
      title: 'Charges through terrain',
      description: 'Difficult or dangerous ground or a low obstacle on the way. The Old World only.',
      group: 'Situation',
      advanced: true,
    }),
    reaction: oneOf(REACTIONS, 'hold', {
      title: 'When charged',
      group: 'Situation',
      advanced: true,
      labels: { hold: 'Holds', standAndShoot: 'Stands and shoots', fireAndFlee: 'Fires and flees', flee: 'Flees' },
    }),
    shooting: described(shootingSchema.nullable().default(null), {
      title: 'Missile weapon',
      description: 'What the front rank shoots with when it stands and shoots.',
      group: 'Equipment',
    }),
    lostBefore: described(lossesSchema.nullable().default(null), {
      title: 'Losses before the fight',
      description:
        'Chances to lose so many wounds by shooting or magic, beside those already lost: the wounds of an attack, as its answer has them.',
      group: 'Situation',
      advanced: true,
      filledByUnits: true,
    }),
    restrains: toggle({
      title: 'Does not pursue',
      description: 'If it passes a test of Leadership. Only where flight and pursuit are rolled.',
      group: 'Situation',
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
  .superRefine((unit, context) => {
    checkLosses(context, unit, 'already-lost-too-many');
    const sum = unit.lostBefore?.probabilities.reduce((total, chance) => total + chance, 0) ?? 1;
    if (Math.abs(sum - 1) > SUM_SLACK)
      refuse(context, ['lostBefore', 'probabilities'], 'chances-not-one', fact('sums-to-one'));
  });
export type Card = z.output<typeof cardSchema>;

/** Charges over a distance that its Movement may fall short of. */
export function rollsForCharge({ charging, chargeDistance, movement }: Card): boolean {
  return charging && chargeDistance !== null && movement !== null;
}
