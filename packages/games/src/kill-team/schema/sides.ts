// One side of a battle: attacker, defender, fighter.
import * as z from 'zod';
import { choice, type FieldMeta, flag, integer } from '../../field.ts';
import { STRATEGIES, strategies } from '../strategies.ts';
import {
  abilities,
  count,
  damageReduction,
  feelNoPain,
  MAX_DICE,
  MAX_WOUNDS,
  name,
  oneChoice,
  optional,
  promotions,
  protection,
  reroll,
  target,
  weapon,
  wounds,
} from './fields.ts';

const REROLL_CHOICES = ['fails', 'optimal'] as const;

const strategyLabels = Object.fromEntries(STRATEGIES.map((id) => [id, strategies[id].title]));

const rerollChoice = choice(REROLL_CHOICES)
  .default('fails')
  .meta({
    title: 'Rerolled dice',
    group: 'Rules',
    advanced: true,
    rule: 'rerollChoice',
    labels: { fails: 'fails only', optimal: 'whatever serves best' },
  } satisfies FieldMeta);

export const attackerSchema = z.strictObject({
  ...weapon,
  rerollChoice,
  piercing: optional(0, MAX_DICE, { title: 'Piercing', group: 'Rules', rule: 'piercing' }),
  piercingCrits: optional(0, MAX_DICE, { title: 'Piercing Crits', group: 'Rules', rule: 'piercingCrits' }),
  saturate: flag()
    .default(false)
    .meta({ title: 'Saturate', group: 'Rules', rule: 'saturate' } satisfies FieldMeta),
  hot: flag()
    .default(false)
    .meta({ title: 'Hot', group: 'Rules', advanced: true, rule: 'hot' } satisfies FieldMeta),
  wounds: optional(1, MAX_WOUNDS, {
    title: 'Wounds of the user',
    start: 8,
    description: 'For the chance that Hot kills it.',
    suffix: 'W',
    group: 'Weapon',
    advanced: true,
  }),
  abilities: abilities('attacker'),
});
export type Attacker = z.output<typeof attackerSchema>;

export const defenderSchema = z
  .strictObject({
    name,
    dice: integer(0, MAX_DICE)
      .default(3)
      .meta({ title: 'Defence dice', group: 'Profile' } satisfies FieldMeta),
    save: target({ title: 'Save', group: 'Profile' }, 3),
    wounds,
    coverNormals: integer(0, MAX_DICE)
      .default(0)
      .meta({ title: 'Cover saves', group: 'Profile', rule: 'cover' } satisfies FieldMeta),
    coverCrits: count({ title: 'Critical cover saves', group: 'Profile', rule: 'coverCrits' }),
    invulnerable: optional(2, 6, {
      title: 'Invulnerable save',
      suffix: '+',
      group: 'Rules',
      advanced: true,
      rule: 'invulnerable',
    }),
    retainedNormals: count({ title: 'Retained saves', group: 'Profile', rule: 'retainedNormals' }),
    piercingReduction: count({ title: 'Piercing reduced by', group: 'Rules', rule: 'piercingReduction' }),
    downgradeCrits: count({ title: 'Crits that become normals', group: 'Rules', rule: 'downgradeCrits' }),
    ...protection,
    hardy: optional(2, 7, { title: 'Hardy', suffix: '+', group: 'Rules', advanced: true, rule: 'hardy' }),
    reroll,
    rerollChoice,
    ...promotions,
    abilities: abilities('defender'),
  })
  .superRefine(oneChoice);
export type Defender = z.output<typeof defenderSchema>;

const fighterFields = {
  ...weapon,
  wounds,
  ...protection,
  startingWounds: optional(1, MAX_WOUNDS, {
    title: 'Starting wounds',
    start: 10,
    description: 'The Wounds stat, for Injured; left out, the wounds it has.',
    suffix: 'W',
    group: 'Profile',
    advanced: true,
    rule: 'startingWounds',
  }),
  abilities: abilities('fighter'),
  strategy: choice(STRATEGIES)
    .default('maxDamage')
    .meta({ title: 'Strategy', group: 'Strategy', labels: strategyLabels } satisfies FieldMeta),
};

type FighterFields = z.output<z.ZodObject<typeof fighterFields>>;

function soundFighter(fighter: FighterFields, context: z.RefinementCtx<FighterFields>): void {
  oneChoice(fighter, context);
  notBelowWounds('startingWounds', 'at the start', fighter, context);
}

export const fighterSchema = z.strictObject(fighterFields).superRefine(soundFighter);
export type Fighter = z.output<typeof fighterSchema>;

type WoundsBefore = { readonly wounds: number } & { readonly [field: string]: unknown };

/** Wounds at an earlier moment cannot be fewer than those of now. */
function notBelowWounds<Side extends WoundsBefore>(
  field: keyof Side & string,
  when: string,
  side: Side,
  context: z.RefinementCtx<Side>,
): void {
  const before = side[field];
  if (typeof before !== 'number' || before >= side.wounds) return;
  context.addIssue({
    code: 'custom',
    path: [field],
    message: `${before} wounds ${when} are fewer than the ${side.wounds} now`,
    params: { code: 'more-wounds-than-before' },
    input: side,
  });
}

/** A fighter in the middle of a round: `wounds` are those left now. */
const openFighterFields = {
  ...fighterFields,
  // Fewer than a fresh fighter has, so that the standard position has something at stake.
  wounds: integer(1, MAX_WOUNDS)
    .default(7)
    .meta({ title: 'Wounds left', suffix: 'W', group: 'Profile' } satisfies FieldMeta),
  strategy: choice(STRATEGIES)
    .default('optimalKill')
    .meta({
      title: 'Strategy',
      description: 'How this fighter plays when the choice is the other one’s.',
      group: 'Strategy',
      labels: strategyLabels,
    } satisfies FieldMeta),
  crits: integer(0, MAX_DICE)
    .default(1)
    .meta({ title: 'Crits left', group: 'Open dice' } satisfies FieldMeta),
  normals: integer(0, MAX_DICE)
    .default(2)
    .meta({ title: 'Normals left', group: 'Open dice' } satisfies FieldMeta),
  hasStruck: flag()
    .default(false)
    .meta({ title: 'Has struck this round', group: 'Open dice', advanced: true } satisfies FieldMeta),
  hasCritStruck: flag()
    .default(false)
    .meta({ title: 'Has struck with a crit this round', group: 'Open dice', advanced: true } satisfies FieldMeta),
  used: integer(0, MAX_DICE)
    .default(0)
    .meta({
      title: 'Dice ignored, halved or reduced',
      description: 'Of those this fighter may so treat in a round.',
      group: 'Open dice',
      advanced: true,
    } satisfies FieldMeta),
  roundStartWounds: optional(1, MAX_WOUNDS, {
    title: 'Wounds when the round began',
    start: 10,
    description: 'Only the four heuristic strategies look at this; left out, the wounds of now.',
    suffix: 'W',
    group: 'Open dice',
    advanced: true,
  }),
};

export const openFighterSchema = z.strictObject(openFighterFields).superRefine((fighter, context) => {
  soundFighter(fighter, context);
  notBelowWounds('roundStartWounds', 'when the round began', fighter, context);
});
export type OpenFighter = z.output<typeof openFighterSchema>;

/** An operative that Devastating reaches beside the target. */
export const bystanderSchema = z.strictObject({ name, wounds, feelNoPain, damageReduction });
