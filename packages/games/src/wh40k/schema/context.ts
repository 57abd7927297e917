// The situation of one attacking unit: where it stands, what helps it, which dice it may roll again.
import * as z from 'zod';
import { choice, diceExpression, type FieldMeta, flag, integer } from '../../field.ts';
import { meta as fieldMeta, keywords } from './field-meta.ts';

export const REROLLS = ['none', 'ones', 'fails', 'nonCrits'] as const;
export type Reroll = (typeof REROLLS)[number];

export const DAMAGE_REROLLS = ['none', 'ones', 'belowAverage'] as const;
export type DamageReroll = (typeof DAMAGE_REROLLS)[number];

/** Requests may write null for a field that is not used: the default. */
function meta<const Meta extends FieldMeta>(description: Meta) {
  return { ...fieldMeta(description), nullIsDefault: true } as const;
}

const REROLL_LABELS = {
  none: 'none',
  ones: 'rolls of 1',
  fails: 'failed rolls',
  nonCrits: 'everything that is not critical',
} as const;

const rerolls = choice(REROLLS).nullable().default('none');
const situation = () => flag().nullable().default(false);
const modifier = (bound: number) => integer(-bound, bound).nullable().default(0);
const critical = () => integer(2, 6).nullable().default(6);

const mortalWounds = z
  .union([
    diceExpression({ max: 200 }),
    z.strictObject({
      dice: diceExpression({ max: 200 }).default(6),
      on: integer(2, 6).default(4),
      max: integer(1, 200).nullable().default(null),
    }),
  ])
  .nullable()
  .default(null);

export const contextSchema = z.strictObject({
  halfRange: situation().meta(
    meta({ title: 'Half range', group: 'Situation', description: 'For Rapid Fire and Melta.' }),
  ),
  stationary: situation().meta(meta({ title: 'Stationary', group: 'Situation', description: 'For Heavy.' })),
  charged: situation().meta(meta({ title: 'Charged', group: 'Situation', description: 'For Lance.' })),
  cover: situation().meta(meta({ title: 'Cover', group: 'Situation', rule: 'cover' })),
  precision: situation().meta(
    meta({
      title: 'Use Precision',
      group: 'Situation',
      description: 'Wounds of Precision weapons go to the character.',
    }),
  ),
  unseen: situation().meta(
    meta({ title: 'Target not visible', group: 'Situation', description: 'For Indirect Fire.', advanced: true }),
  ),
  spotted: situation().meta(
    meta({
      title: 'Spotted for Indirect Fire',
      group: 'Situation',
      description: '11th edition: a friend sees the target, so a stationary unit misses less.',
      advanced: true,
    }),
  ),
  overwatch: situation().meta(meta({ title: 'Overwatch', group: 'Situation', rule: 'overwatch', advanced: true })),
  beyond12: situation().meta(
    meta({ title: 'More than 12" away', group: 'Situation', description: 'For Conversion.', advanced: true }),
  ),
  hitModifier: modifier(6).meta(
    meta({ title: 'To hit', group: 'Modifiers', description: 'Summed, then limited to -1..+1.' }),
  ),
  woundModifier: modifier(6).meta(
    meta({ title: 'To wound', group: 'Modifiers', description: 'Summed, then limited to -1..+1.' }),
  ),
  skillModifier: modifier(3).meta(
    meta({
      title: 'Skill improved by',
      group: 'Modifiers',
      description: 'Changes BS or WS itself, outside the -1..+1 limit; never better than 2+.',
      advanced: true,
    }),
  ),
  attacksModifier: modifier(20).meta(
    meta({
      title: 'Attacks',
      group: 'Modifiers',
      description: 'Added to A of every weapon without Extra Attacks; A stays at least 1.',
      advanced: true,
    }),
  ),
  strengthModifier: modifier(20).meta(meta({ title: 'Strength', group: 'Modifiers', advanced: true })),
  apModifier: modifier(6).meta(
    meta({ title: 'AP improved by', group: 'Modifiers', description: '1 turns AP -1 into AP -2.', advanced: true }),
  ),
  damageModifier: modifier(20).meta(meta({ title: 'Damage', group: 'Modifiers', advanced: true })),
  rerollHits: rerolls.meta(meta({ title: 'Reroll hits', group: 'Rerolls', labels: REROLL_LABELS })),
  rerollWounds: rerolls.meta(meta({ title: 'Reroll wounds', group: 'Rerolls', labels: REROLL_LABELS })),
  rerollDamage: choice(DAMAGE_REROLLS)
    .nullable()
    .default('none')
    .meta(
      meta({
        title: 'Reroll damage',
        group: 'Rerolls',
        labels: { none: 'none', ones: 'rolls of 1', belowAverage: 'below average' },
        advanced: true,
      }),
    ),
  rerollOneHit: situation().meta(
    meta({
      title: 'One hit roll',
      group: 'Rerolls',
      description: 'One failed die of the whole attack.',
      advanced: true,
    }),
  ),
  rerollOneWound: situation().meta(
    meta({
      title: 'One wound roll',
      group: 'Rerolls',
      description: 'One failed die of the whole attack.',
      advanced: true,
    }),
  ),
  rerollOneDamage: situation().meta(
    meta({
      title: 'One damage roll',
      group: 'Rerolls',
      description: 'The first damage roll below its average.',
      advanced: true,
    }),
  ),
  declineLethalHits: situation().meta(
    meta({
      title: 'Roll to wound instead of Lethal Hits',
      group: 'Modifiers',
      description: '11th edition only, where Lethal Hits is a choice.',
      advanced: true,
    }),
  ),
  critHitOn: critical().meta(meta({ title: 'Critical hits on', group: 'Modifiers', suffix: '+', advanced: true })),
  critWoundOn: critical().meta(meta({ title: 'Critical wounds on', group: 'Modifiers', suffix: '+', advanced: true })),
  keywords: keywords.default([]).meta(
    fieldMeta({
      title: 'Keywords given',
      group: 'Modifiers',
      description: 'Every weapon of the unit has these too: Lethal Hits from an aura or a stratagem.',
      advanced: true,
    }),
  ),
  mortalWounds: mortalWounds.meta(
    fieldMeta({
      title: 'Mortal wounds besides',
      group: 'Modifiers',
      description: 'A number, dice, or one for each die that shows enough: Grenade is 6 dice on 4+.',
      advanced: true,
    }),
  ),
});
export type Context = z.output<typeof contextSchema>;
