// One side of a battle: attacker, defender, fighter.
import { emitter } from '@oddsmith/words';
import { oneOf, optional, refuse, toggle, whole } from '../../form/field.ts';
import * as z from '../../form/zod.ts';
import { STRATEGIES, strategies } from '../strategies.ts';
import type { checks } from '../words/en/checks.ts';
import {
  abilities,
  count,
  damageReduction,
  feelNoPain,
  MAX_DICE,
  MAX_WOUNDS,
  name,
  oneChoice,
  promotions,
  protection,
  reroll,
  target,
  weapon,
  wounds,
} from './fields.ts';

const say = emitter<typeof checks>();

const strategyLabels = Object.fromEntries(STRATEGIES.map((id) => [id, strategies[id].title]));

const rerollChoice = oneOf(['fails', 'optimal'], 'fails', {
  title: 'Rerolled dice',
  group: 'Rules',
  advanced: true,
  rule: 'rerollChoice',
  labels: { fails: 'fails only', optimal: 'whatever serves best' },
});

export const attackerSchema = z.strictObject({
  ...weapon,
  rerollChoice,
  piercing: optional(0, MAX_DICE, { title: 'Piercing', group: 'Rules', rule: 'piercing' }),
  piercingCrits: optional(0, MAX_DICE, { title: 'Piercing Crits', group: 'Rules', rule: 'piercingCrits' }),
  saturate: toggle({ title: 'Saturate', group: 'Rules', rule: 'saturate' }),
  soulstrike: toggle({ title: 'Soulstrike', group: 'Rules', advanced: true, rule: 'soulstrike' }),
  hot: toggle({ title: 'Hot', group: 'Rules', advanced: true, rule: 'hot' }),
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

const MOST_APL = 9;

export const defenderSchema = z
  .strictObject({
    name,
    dice: whole(0, MAX_DICE, 3, { title: 'Defence dice', group: 'Profile' }),
    save: target({ title: 'Save', group: 'Profile' }, 3),
    wounds,
    apl: whole(1, MOST_APL, 2, {
      title: 'APL',
      description: 'What saves are rolled against under Soulstrike.',
      group: 'Profile',
      advanced: true,
    }),
    coverNormals: whole(0, MAX_DICE, 0, { title: 'Cover saves', group: 'Profile', rule: 'cover' }),
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
  strategy: oneOf(STRATEGIES, 'maxDamage', { title: 'Strategy', group: 'Strategy', labels: strategyLabels }),
};

type FighterFields = z.output<z.ZodObject<typeof fighterFields>>;

function soundFighter(fighter: FighterFields, context: z.RefinementCtx): void {
  oneChoice(fighter, context);
  notBelowWounds('startingWounds', 'battle', fighter, context);
}

export const fighterSchema = z.strictObject(fighterFields).superRefine(soundFighter);
export type Fighter = z.output<typeof fighterSchema>;

type WoundsBefore = { readonly wounds: number } & { readonly [field: string]: unknown };

/** Wounds at an earlier moment cannot be fewer than those of now. */
function notBelowWounds(field: string, since: 'battle' | 'round', side: WoundsBefore, context: z.RefinementCtx): void {
  const before = side[field];
  if (typeof before !== 'number' || before >= side.wounds) return;
  refuse(
    context,
    [field],
    'more-wounds-than-before',
    say('more-wounds-than-before', { before, since, now: side.wounds }),
  );
}

/** A fighter in the middle of a round: `wounds` are those left now. */
const openFighterFields = {
  ...fighterFields,
  // Fewer than a fresh fighter has, so that the standard position has something at stake.
  wounds: whole(1, MAX_WOUNDS, 7, { title: 'Wounds left', suffix: 'W', group: 'Profile' }),
  strategy: oneOf(STRATEGIES, 'optimalKill', {
    title: 'Strategy',
    description: 'How this fighter plays when the choice is the other one’s.',
    group: 'Strategy',
    labels: strategyLabels,
  }),
  crits: whole(0, MAX_DICE, 1, { title: 'Crits left', group: 'Open dice' }),
  normals: whole(0, MAX_DICE, 2, { title: 'Normals left', group: 'Open dice' }),
  hasStruck: toggle({ title: 'Has struck this round', group: 'Open dice', advanced: true }),
  hasCritStruck: toggle({ title: 'Has struck with a crit this round', group: 'Open dice', advanced: true }),
  used: whole(0, MAX_DICE, 0, {
    title: 'Dice ignored, halved or reduced',
    description: 'Of those this fighter may so treat in a round.',
    group: 'Open dice',
    advanced: true,
  }),
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
  notBelowWounds('roundStartWounds', 'round', fighter, context);
});
export type OpenFighter = z.output<typeof openFighterSchema>;

/** An operative that Devastating reaches beside the target. */
export const bystanderSchema = z.strictObject({ name, wounds, feelNoPain, damageReduction });
