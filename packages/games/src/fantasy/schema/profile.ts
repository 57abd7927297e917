// What one kind of attack is: the parameters of the attack sequence, with every limit and default.
import { expressionMax } from '@oddsmith/kernel';
import { fact } from '../../contract/fact.ts';
import {
  described,
  diceExpression,
  type FieldMeta,
  oneOf,
  optional,
  refuse,
  toExpression,
  toggle,
  whole,
} from '../../form/field.ts';
import * as z from '../../form/zod.ts';

const HIT_VALUES = [2, 3, 4, 5, 6, 'auto', 'none'] as const;
/** A target number, success without a die, or failure without a die. */
export type HitValue = (typeof HIT_VALUES)[number];

/** To hit also 7 to 9: a natural 6, then 4+, 5+ or 6. */
const HIT_TARGETS = [2, 3, 4, 5, 6, 7, 8, 9, 'auto', 'none'] as const;
export type HitTarget = (typeof HIT_TARGETS)[number];

const SAVES = [2, 3, 4, 5, 6, 'none'] as const;

/** Whose rules the named effects follow: those of no game in particular, or of one of the two. */
export const SYSTEMS = ['dice', 'oldWorld', 'ninthAge'] as const;
export type System = (typeof SYSTEMS)[number];

const TARGET_KINDS = ['infantry', 'cavalry', 'chariot', 'monster', 'warMachine'] as const;
const REROLLS = ['none', '1s', 'successes', 'fails'] as const;
export type Reroll = (typeof REROLLS)[number];

const STRIKES = ['normal', 'impact', 'stomp'] as const;
export type Strike = (typeof STRIKES)[number];

const LETHAL_STRIKES = [false, true, 'armour'] as const;

/** The attacks of one sequence, all profiles together; what is too much work for the budget is simulated. */
export const MAX_ATTACKS = 400;
/** Wounds of one model, and so the most that one unsaved wound can take off. */
export const MAX_MODEL_WOUNDS = 40;

/** The dice these games use. */
export const DICE = [3, 6] as const;

const TARGET_LABELS = { 2: '2+', 3: '3+', 4: '4+', 5: '5+', 6: '6+' };

export function save(meta: FieldMeta) {
  return described(z.literal(SAVES, { error: fact('range-or', { least: 2, most: 6, or: ['none'] }) }).default('none'), {
    ...meta,
    labels: { ...TARGET_LABELS, none: 'None' },
  });
}

function hitValue(value: HitValue, labels: { readonly auto: string; readonly none: string }, meta: FieldMeta) {
  return described(
    z.literal(HIT_VALUES, { error: fact('range-or', { least: 2, most: 6, or: ['auto', 'none'] }) }).default(value),
    {
      ...meta,
      labels: { ...TARGET_LABELS, ...labels },
    },
  );
}

const REROLL_LABELS = { none: 'No reroll', '1s': 'Reroll 1s', successes: 'Reroll successes', fails: 'Reroll fails' };

function reroll(meta: FieldMeta) {
  return oneOf(REROLLS, 'none', { ...meta, labels: REROLL_LABELS });
}

export function attacks(value: number, max: number, description: string) {
  return described(diceExpression({ max, sides: DICE }).default(value), {
    title: 'Attacks',
    description,
    group: 'Attack',
  });
}

/** Everything but the number of attacks and models, which attack and combat count differently. */
export const profileFields = {
  strike: oneOf(STRIKES, 'normal', {
    title: 'Kind of attack',
    description: 'Impact hits come first and need a charge; stomps come last. Both hit automatically.',
    group: 'Attack',
    advanced: true,
    labels: { normal: 'Normal attacks', impact: 'Impact hits', stomp: 'Stomps' },
  }),

  toHit: described(
    z.literal(HIT_TARGETS, { error: fact('range-or', { least: 2, most: 9, or: ['auto', 'none'] }) }).default(4),
    {
      title: 'To hit',
      description: 'The face a die needs to hit; 7 to 9 is a natural 6, then 4+, 5+ or 6.',
      group: 'To hit',
      labels: { ...TARGET_LABELS, 7: '7+', 8: '8+', 9: '9+', auto: 'Automatic', none: 'Impossible' },
    },
  ),
  rerollHits: reroll({
    title: 'Hit rerolls',
    description: 'Which dice to hit are rolled again, once.',
    group: 'To hit',
  }),

  toWound: hitValue(
    4,
    { auto: 'Automatic', none: 'Impossible' },
    { title: 'To wound', description: 'The face a hit needs to wound.', group: 'To wound' },
  ),
  rerollWounds: reroll({
    title: 'Wound rerolls',
    description: 'Which dice to wound are rolled again, once.',
    group: 'To wound',
  }),

  armorSave: hitValue(
    'none',
    { auto: 'Stops everything', none: 'No armour' },
    { title: 'Armour save', description: "The target's armour save before armour piercing.", group: 'Armour' },
  ),
  armorPiercing: whole(0, 10, 0, {
    title: 'Armour piercing',
    description: 'Added to the armour save; above 6 there is no save.',
    group: 'Armour',
  }),
  rerollArmorSaves: reroll({
    title: 'Armour rerolls',
    description: 'Which armour dice the defender rolls again, once.',
    group: 'Armour',
  }),

  specialSave: hitValue(
    'none',
    { auto: 'Stops everything', none: 'No special save' },
    {
      title: 'Special save',
      description: 'Aegis, ward, fortitude or regeneration: rolled after armour, never changed by piercing.',
      group: 'Special save',
    },
  ),
  specialSaveKind: oneOf(['aegis', 'fortitude'], 'aegis', {
    title: 'Kind of special save',
    description: 'Divine attacks trouble an aegis; flaming and lethal attacks deny fortitude.',
    group: 'Special save',
    advanced: true,
    labels: { aegis: 'Aegis (ward)', fortitude: 'Fortitude (regeneration)' },
  }),
  rerollSpecialSaves: reroll({
    title: 'Special save rerolls',
    description: 'Which special save dice the defender rolls again, once.',
    group: 'Special save',
  }),

  ward: save({
    title: 'Ward',
    description: 'A ward or aegis beside the special save.',
    group: 'Special save',
    advanced: true,
  }),
  regeneration: save({
    title: 'Regeneration',
    description: 'Regeneration or fortitude, rolled last; flaming and lethal attacks deny it.',
    group: 'Special save',
    advanced: true,
  }),

  poison: toggle({ title: 'Poison', group: 'Special rules', rule: 'poison' }),
  poisonOn: whole(2, 6, 6, {
    title: 'Poison on',
    description: 'The lowest natural face to hit that poisons, if it hits.',
    group: 'Special rules',
    advanced: true,
    suffix: '+',
  }),
  poisonMode: oneOf(['auto', 'plus2'], 'auto', {
    title: 'Poison effect',
    group: 'Special rules',
    advanced: true,
    labels: { auto: 'Wounds automatically', plus2: '+2 to wound' },
  }),
  lethalStrike: described(z.literal(LETHAL_STRIKES, { error: fact('flag-or', { or: 'armour' }) }).default(false), {
    title: 'Lethal strike',
    group: 'Special rules',
    labels: { false: 'No', true: 'Skips every save', armour: 'Skips armour and fortitude' },
    rule: 'lethalStrike',
  }),
  killingBlow: toggle({ title: 'Killing blow', group: 'Special rules', advanced: true, rule: 'killingBlow' }),
  fury: toggle({ title: 'Fury', group: 'Special rules', rule: 'fury' }),
  redFury: toggle({ title: 'Red fury', group: 'Special rules', advanced: true, rule: 'redFury' }),
  multipleWounds: described(diceExpression({ max: 60, sides: DICE }).default(1), {
    title: 'Multiple wounds',
    description: 'Wounds of each unsaved wound: 1, D3, D6+1 ...',
    group: 'Special rules',
    rule: 'multipleWounds',
  }),
  armourBane: whole(0, 6, 0, { title: 'Armour bane', group: 'Special rules', advanced: true, rule: 'armourBane' }),
  sunder: whole(0, 6, 0, { title: 'Sunder', group: 'Special rules', advanced: true, rule: 'sunder' }),
  divine: toggle({ title: 'Divine attacks', group: 'Special rules', advanced: true, rule: 'divine' }),
  flaming: toggle({ title: 'Flaming attacks', group: 'Special rules', advanced: true, rule: 'flaming' }),
  toxic: toggle({ title: 'Toxic attacks', group: 'Special rules', advanced: true, rule: 'toxic' }),

  targetMaxWounds: optional(1, MAX_MODEL_WOUNDS, {
    title: 'Wounds per model',
    start: 2,
    description: 'The most one unsaved wound can take off. Left empty: the wounds of the target unit, or 1.',
    group: 'Target',
  }),
  targetFlammable: toggle({ title: 'Flammable', group: 'Target', advanced: true, rule: 'flammable' }),
  resilience: optional(1, 10, {
    title: 'Resilience',
    start: 3,
    description: 'Toughness of the target; used by toxic attacks, which always have strength 3.',
    group: 'Target',
    advanced: true,
  }),
};

const sharedProfile = z.strictObject(profileFields);
type SharedProfile = z.output<typeof sharedProfile>;

/** Characteristics from which fantasy/attack takes target numbers; rules read them where they are given. */
export const skillFields = {
  weaponSkill: optional(0, 10, {
    title: 'Weapon skill',
    start: 3,
    description: 'With the skill of the target: to hit from the chart of the system. Offensive Skill in The 9th Age.',
    group: 'To hit',
    advanced: true,
  }),
  targetWeaponSkill: optional(0, 10, {
    title: "Target's skill",
    start: 3,
    description: 'Weapon Skill, or Defensive Skill in The 9th Age.',
    group: 'To hit',
    advanced: true,
  }),
  ballisticSkill: optional(1, 10, {
    title: 'Ballistic skill',
    start: 3,
    description: 'The Old World: to hit when shooting; from 6 on a miss has a second chance.',
    group: 'To hit',
    advanced: true,
  }),
  hitModifier: whole(-5, 3, 0, {
    title: 'Hit modifier',
    description: 'Moves a roll to hit that comes from skills; + helps.',
    group: 'To hit',
    advanced: true,
  }),
  strength: optional(1, 10, {
    title: 'Strength',
    start: 3,
    description: 'With the toughness of the target: to wound from the table.',
    group: 'To wound',
    advanced: true,
  }),
  toughness: optional(1, 10, {
    title: 'Toughness',
    start: 3,
    description: 'Of the target; Resilience in The 9th Age.',
    group: 'To wound',
    advanced: true,
  }),
  monsterSlayer: toggle({
    title: 'Monster slayer',
    group: 'Special rules',
    advanced: true,
    rule: 'monsterSlayer',
  }),
  targetKind: oneOf(TARGET_KINDS, 'infantry', {
    title: 'Kind of target',
    description: 'The Old World: whom a killing blow or a monster slayer can slay.',
    group: 'Target',
    advanced: true,
    labels: {
      infantry: 'Infantry',
      cavalry: 'Cavalry',
      chariot: 'Chariot',
      monster: 'Monster',
      warMachine: 'War machine',
    },
  }),
};

const skillProfile = z.strictObject(skillFields);
type SkillProfile = Partial<z.output<typeof skillProfile>>;

/** A kind of attack as rules read it. */
export interface Profile extends SharedProfile, SkillProfile {
  readonly numAttacks: string | number;
}

/** The most attacks of one model; red fury counts double, because it makes attacks of its own. */
export function countedAttacks(profile: Profile): number {
  return expressionMax(toExpression(profile.numAttacks)) * (profile.redFury ? 2 : 1);
}

/** Whether all attacks together are as few as a calculator takes. */
export function checkAttacks(context: z.RefinementCtx, path: string, total: number, most: number): void {
  const message = fact('attacks-in-all', { most, total });
  if (total > most) refuse(context, [path], 'too-many-attacks', message);
}

interface Battered {
  readonly models: number;
  readonly wounds: number;
  readonly alreadyLost: number;
}

/** A unit that has lost everything does not fight. */
export function checkLosses(context: z.RefinementCtx, { models, wounds, alreadyLost }: Battered, code: string): void {
  const message = fact('below-wounds-of-unit', { wounds: models * wounds });
  if (alreadyLost >= models * wounds) refuse(context, ['alreadyLost'], code, message);
}

export const chargeFields = {
  charged: toggle({
    title: 'Charged',
    description: 'The attacker charged this turn: impact hits happen.',
    group: 'Attack',
    advanced: true,
  }),
  chargeDistance: optional(0, 48, {
    title: 'Charge distance',
    start: 6,
    description: 'Inches moved; below 3 there are no impact hits. Left empty: far enough.',
    group: 'Attack',
    advanced: true,
    suffix: '"',
  }),
};

const ALLOCATIONS = ['pool', 'model'] as const;
export type Allocation = (typeof ALLOCATIONS)[number];

export function allocation() {
  return oneOf(ALLOCATIONS, 'pool', {
    title: 'Excess wounds',
    description: 'Whether wounds beyond the last one of a model pass on to the next model.',
    group: 'Target',
    advanced: true,
    labels: { pool: 'Pass on to the next model', model: 'Are lost with the model' },
  });
}
