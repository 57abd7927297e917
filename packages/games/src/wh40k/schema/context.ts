// The situation of one attacking unit: where it stands, what helps it, which dice it may roll again.

import { fact } from '../../contract/fact.ts';
import { choice, described, diceExpression, type FieldMeta, flag, integer, optional } from '../../form/field.ts';
import * as z from '../../form/zod.ts';
import { field, filledShape, inches, keywords, ownShape } from './field-meta.ts';

export const REROLLS = ['none', 'ones', 'fails', 'nonCrits'] as const;
export type Reroll = (typeof REROLLS)[number];

export const DAMAGE_REROLLS = ['none', 'ones', 'belowAverage'] as const;

export const COMMAND_REROLLS = ['hit', 'wound', 'damage', 'attacks'] as const;

/** Of the unit that attacks: all its models, fewer, or below half of them. */
const OWN_STRENGTHS = ['starting', 'belowStarting', 'belowHalf'] as const;

/** Most dice one allowance may reroll. */
const MOST_REROLLS = 200;

const REROLL_LABELS = {
  none: 'none',
  ones: 'rolls of 1',
  fails: 'failed rolls',
  nonCrits: 'everything that is not critical',
} as const;

const situation = (description: FieldMeta) => field(flag(), false, { group: 'Situation', ...description });
const rare = (description: FieldMeta) => situation({ advanced: true, ...description });
const modifier = (bound: number, description: FieldMeta) =>
  field(integer(-bound, bound), 0, { group: 'Modifiers', ...description });
const multiplier = (title: string) => field(integer(1, 10), 1, { title, group: 'Modifiers', advanced: true, start: 2 });
const rerolls = (title: string) => field(choice(REROLLS), 'none', { title, group: 'Rerolls', labels: REROLL_LABELS });
const onlySuccesses = (title: string) =>
  field(flag(), false, {
    title,
    group: 'Modifiers',
    description: 'Worded "a successful unmodified roll": a 6 always, others only if they succeed.',
    advanced: true,
  });
const critical = (title: string) => field(integer(2, 6), 6, { title, group: 'Modifiers', suffix: '+', advanced: true });

const oneReroll = (title: string, description: string) =>
  field(flag(), false, { title, group: 'Rerolls', description, advanced: true });
const someRerolls = (title: string) =>
  field(integer(0, MOST_REROLLS), 0, {
    title,
    group: 'Rerolls',
    description: 'Failed dice of the whole attack, at the first weapons that have them.',
    advanced: true,
  });

/** What may differ from weapon to weapon of one volley. */
const entryFields = {
  halfRange: situation({ title: 'Half range', description: 'For Rapid Fire and Melta.' }),
  stationary: situation({ title: 'Stationary', description: 'For Heavy.' }),
  movedAtMost3: rare({ title: 'Moved at most 3"', description: '11th edition: Heavy works after a short move.' }),
  advanced: rare({ title: 'Advanced', description: 'Only Assault weapons fire; nothing stood still.' }),
  charged: situation({ title: 'Charged', description: 'For Lance.' }),
  cover: situation({ title: 'Cover', rule: 'cover' }),
  beyond12: rare({ title: 'More than 12" away', description: 'For Conversion.' }),
  plungingFire: rare({ title: 'Plunging fire', rule: 'plungingFire' }),
  engaged: rare({ title: 'Engaged', rule: 'engaged' }),
  attackerEngaged: rare({
    title: 'Shooter engaged',
    description: 'The firing unit is engaged: −1 to hit for ranged weapons; in the 11th edition no +1 for Heavy.',
  }),
  damaged: rare({ title: 'Damaged', rule: 'damaged' }),
  hitModifier: modifier(6, { title: 'To hit', description: 'Summed, then limited to −1..+1.' }),
  woundModifier: modifier(6, { title: 'To wound', description: 'Summed, then limited to −1..+1.' }),
  ignoreHitModifiers: field(flag(), false, {
    title: 'Ignores hit modifiers',
    group: 'Modifiers',
    description: 'What worsens BS, WS or the hit roll is left out; what helps stays.',
    advanced: true,
  }),
  skillModifier: modifier(3, {
    title: 'Skill improved by',
    description: 'Changes BS or WS itself, outside the −1..+1 limit; never better than 2+.',
    advanced: true,
  }),
  attacksModifier: modifier(20, {
    title: 'Attacks',
    description: 'Added to A of every weapon, in the 10th edition not with Extra Attacks; A stays at least 1.',
    advanced: true,
  }),
  strengthModifier: modifier(20, { title: 'Strength', advanced: true }),
  apModifier: modifier(6, {
    title: 'AP improved by',
    description: '1 turns AP −1 into AP −2.',
    advanced: true,
  }),
  damageModifier: modifier(20, { title: 'Damage', advanced: true }),
  attacksMultiplier: multiplier('Attacks times'),
  strengthMultiplier: multiplier('Strength times'),
  damageMultiplier: multiplier('Damage times'),
  rerollHits: rerolls('Reroll hits'),
  rerollWounds: rerolls('Reroll wounds'),
  rerollDamage: field(choice(DAMAGE_REROLLS), 'none', {
    title: 'Reroll damage',
    group: 'Rerolls',
    labels: { none: 'none', ones: 'rolls of 1', belowAverage: 'below average' },
    advanced: true,
  }),
  critHitOn: critical('Critical hits on'),
  critHitNeedsSuccess: onlySuccesses('Critical hits must hit'),
  critWoundOn: critical('Critical wounds on'),
  critWoundNeedsSuccess: onlySuccesses('Critical wounds must wound'),
  declineLethalHits: field(flag(), false, {
    title: 'Roll to wound instead of Lethal Hits',
    group: 'Modifiers',
    description: '11th edition only, where Lethal Hits is a choice.',
    advanced: true,
  }),
};

/** What is the same for all weapons of the unit, and dice that may be spent once. */
const unitFields = {
  precision: situation({ title: 'Use Precision', description: 'Wounds of Precision weapons go to the character.' }),
  unseen: rare({ title: 'Target not visible', description: 'For Indirect Fire.' }),
  spotted: rare({
    title: 'Spotted for Indirect Fire',
    description: '11th edition: a friend sees the target, so a stationary unit misses less.',
  }),
  overwatch: rare({ title: 'Overwatch', rule: 'overwatch' }),
  overwatchOn: field(integer(4, 6), 6, {
    title: 'Overwatch hits on',
    group: 'Situation',
    suffix: '+',
    description: 'Some units hit better; only sixes are critical.',
    advanced: true,
  }),
  ownStrength: field(choice(OWN_STRENGTHS), 'starting', {
    title: 'Own strength',
    group: 'Situation',
    description: 'For abilities of units that have lost models. In melee the models left are counted.',
    labels: { starting: 'all models', belowStarting: 'models lost', belowHalf: 'below half' },
    advanced: true,
  }),
  rerollOneHit: oneReroll('One hit roll', 'One failed die of the whole attack.'),
  rerollOneWound: oneReroll('One wound roll', 'One failed die of the whole attack.'),
  rerollOneDamage: oneReroll('One damage roll', 'The first damage roll below its average.'),
  rerollHitDice: someRerolls('Up to so many hit rolls'),
  rerollWoundDice: someRerolls('Up to so many wound rolls'),
};

const distance = inches(200).nullable();
const DISTANCE: FieldMeta = {
  title: 'Distance',
  group: 'Situation',
  description: 'Inches to the target: decides Conversion.',
  suffix: '"',
  advanced: true,
};
const GIVEN: FieldMeta = {
  title: 'Keywords given',
  group: 'Modifiers',
  description: 'Weapons have these too: Lethal Hits from an aura or a stratagem.',
  advanced: true,
};

const fixedDie = (title: string, description: string) =>
  optional(1, 6, {
    title,
    description,
    group: 'Fixed dice',
    advanced: true,
    start: 6,
  });

const mortalWounds = z
  .union(
    [
      diceExpression({ max: 200 }),
      z.strictObject({
        dice: diceExpression({ max: 200 }).default(6),
        on: integer(2, 6).default(4),
        max: integer(1, 200).nullable().default(null),
        /** Each die that shows this or less costs the own unit one: Crushing Impact. */
        ownOn: integer(0, 5).default(0),
      }),
    ],
    { error: fact('dice') },
  )
  .nullable()
  .default(null);

export const contextSchema = z.strictObject({
  ...filledShape(entryFields),
  ...filledShape(unitFields),
  distance: described(distance.default(null), DISTANCE),
  commandReroll: described(choice(COMMAND_REROLLS).nullable().default(null), {
    title: 'Command Re-roll',
    group: 'Rerolls',
    rule: 'commandReroll',
    labels: { hit: 'a hit roll', wound: 'a wound roll', damage: 'a damage roll', attacks: 'a number of attacks' },
    advanced: true,
  }),
  fixedHit: fixedDie('First hit die shows', 'A miracle or fate die: not rolled, never rerolled.'),
  fixedWound: fixedDie('First wound die shows', 'Not rolled, never rerolled.'),
  fixedDamage: fixedDie('First damage die shows', 'For damage of one die; a D3 halves it.'),
  keywords: described(keywords.default([]), GIVEN),
  mortalWounds: described(mortalWounds, {
    title: 'Mortal wounds besides',
    group: 'Modifiers',
    description:
      'A number, dice, or one for each die that shows enough: Grenade is 6 dice on 4+. Low dice may cost the own unit one each.',
    advanced: true,
  }),
});
export type Context = z.output<typeof contextSchema>;

/** The situation of one weapon: what is left out is as in the context. */
export const modifiersSchema = described(
  z
    .strictObject({
      ...ownShape(entryFields),
      distance: described(distance.optional(), DISTANCE),
      keywords: described(keywords.optional(), GIVEN),
    })
    .nullable()
    .default(null),
  {
    title: 'Its own situation',
    description: 'What differs from the situation of the unit for this weapon alone.',
    advanced: true,
  },
);
