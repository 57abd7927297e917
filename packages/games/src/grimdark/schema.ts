// What a Grimdark Future battle is: units, one attack step, and a duel of nine scenarios. Limits and defaults live here only.
import { emitter } from '@oddsmith/words';
import { fact } from '../contract/fact.ts';
import { choice, described, flag, integer, oneOf, refuse, toggle, whole } from '../form/field.ts';
import * as z from '../form/zod.ts';
import { strikeUnit } from './plan/spell.ts';
import { resolveUnit, ruleSetOf } from './rules/resolve.ts';
import { type Cast, castSchema, MAX_CASTS, spellsSchema } from './spell-schema.ts';
import { MAX_MODELS, ruleName, type UnitInput, unitSchema } from './unit-schema.ts';
import type { en } from './words/en.ts';

const say = emitter<typeof en>();

export {
  type Model,
  modelSchema,
  type Unit,
  type UnitInput,
  unitSchema,
  type Weapon,
  weaponSchema,
} from './unit-schema.ts';

export const PHASES = ['shooting', 'melee'] as const;
export type Phase = (typeof PHASES)[number];

/** In the order of the rules: from the shortest exchange to the longest. */
export const SCENARIOS = [
  'shooting_only',
  'mutual_shooting',
  'charge',
  'receive_charge',
  'shoot_then_charge',
  'approach_1_turn',
  'approach_2_turns',
  'full_engagement',
  'fighting_retreat',
] as const;
export type Scenario = (typeof SCENARIOS)[number];

export const RULES_VERSIONS = [
  '3.5',
  '3.5.3',
  '3.5.2',
  '3.5.1',
  '3.5.0',
  '3.4.1',
  '3.4',
  '3.3',
  '3.2',
  '3.1',
  '3.0',
] as const;
export type RulesVersion = (typeof RULES_VERSIONS)[number];

export const OUTCOMES_BY = ['wounds', 'models', 'objective'] as const;

export const optionsSchema = z.strictObject({
  blastCopiesKeepAp: described(flag().default(true), { title: 'Blast copies keep the AP of a 6' }),
  ignoreRolls: oneOf(['each', 'best'], 'each', {
    title: 'Several ignore rules',
    labels: { each: 'roll for each until one succeeds', best: 'only the best one' },
  }),
  bypassAllIgnores: toggle({ title: 'Skipping Regeneration skips every ignore rule' }),
  deadlyRegeneration: oneOf(['after', 'before'], 'after', {
    title: 'Ignore rolls against Deadly',
    labels: { after: 'for every wound after multiplying', before: 'once before multiplying' },
  }),
  unstoppableIgnoresCover: toggle({ title: 'Unstoppable ignores cover' }),
  indirectIgnoresCover: described(flag().default(true), { title: 'Indirect ignores cover' }),
  fearlessAfterAutoFail: described(flag().default(true), { title: 'Fearless works after an automatic failure' }),
  fearPer: oneOf(['model', 'unit'], 'model', {
    title: 'Fear counts',
    labels: { model: 'for every model', unit: 'once, the highest' },
  }),
  takedownTarget: oneOf(['heroFirst', 'nextCasualty'], 'heroFirst', {
    title: 'Takedown picks',
    labels: { heroFirst: 'a hero first', nextCasualty: 'the next casualty' },
  }),
  versatileAttack: oneOf(['ap', 'hit'], 'ap', {
    title: 'Versatile attackers choose',
    labels: { ap: 'AP +1', hit: '+1 to hit' },
  }),
  versatileDefense: oneOf(['block', 'evade'], 'block', {
    title: 'Versatile defenders choose',
    labels: { block: '+1 to block', evade: '−1 to be hit' },
  }),
});
export type Options = z.output<typeof optionsSchema>;

/** Names of rules; a spell may stand among them. */
const gifts = z
  .array(z.union([ruleName, castSchema]))
  .max(100, { error: fact('at-most-of', { most: 100, of: 'rules' }) });

export const supportSchema = z.strictObject({
  attacker: described(gifts.default([]), { title: 'Attacker is given' }),
  defender: described(gifts.default([]), { title: 'Defender is given' }),
});
export type { Cast } from './spell-schema.ts';
export type Support = z.output<typeof supportSchema>;

/** One value for each side, with its own default where it is left out. */
function sides<Field extends z.ZodType>(field: () => Field) {
  return z.strictObject({ attacker: field(), defender: field() });
}

const startSchema = z.strictObject({
  wounds: whole(0, 20_000, 0, { title: 'Wounds marked before' }),
  shaken: toggle({ title: 'Shaken' }),
});

const startsSchema = sides(() => startSchema.default(() => startSchema.parse({})));
/** A front rank of five is what most units get to bear. */
const reachSchema = sides(() => integer(0, MAX_MODELS).nullable().default(null).meta({ start: 5 }));
/** What a unit did before, which some rules ask about. */
export const circumstanceSchema = z.strictObject({
  nearTerrain: toggle({ title: 'Near terrain', description: 'Most models are within 1" of terrain.' }),
  arrived: toggle({ title: 'Just arrived', description: 'From reserve, in this round.' }),
  kills: whole(0, 2, 0, { title: 'Enemy units destroyed', description: 'By this unit, two at most count.' }),
  close: toggle({ title: 'Comes close', description: 'For Breath Attack, Storm of ... and Surprise Attack.' }),
  sweeping: toggle({ title: 'Moves over the enemy', description: 'For Strafing weapons and Crossing attacks.' }),
  mending: toggle({ title: 'Mends itself', description: 'For Mend on its own models, and Reanimation.' }),
  actsTwice: toggle({ title: 'Acts twice', description: 'Once, for Inquisitorial Agent and Martial Prowess.' }),
  markers: whole(0, 20, 0, {
    title: 'Wounds ignored before',
    description: 'For Regenerative Strength, by each model.',
  }),
});
export type Circumstance = z.output<typeof circumstanceSchema>;

/** As a form names it. */
export function circumstanceTitle(name: keyof Circumstance): string {
  return circumstanceSchema.shape[name].meta()?.title ?? name;
}

const circumstancesSchema = sides(() => circumstanceSchema.default(() => circumstanceSchema.parse({})));
const bothSchema = sides(() => flag().default(true));
const keepSchema = sides(() => flag().default(false));

const DEFAULT_ATTACKER: UnitInput = {
  name: 'Iron Wardens',
  points: 165,
  quality: 3,
  defense: 3,
  rules: ['Fearless'],
  models: [
    {
      count: 4,
      weapons: [
        { name: 'Bolt Carbine', range: 24, attacks: 1, rules: ['AP(1)'] },
        { name: 'Blade', range: 0, attacks: 2, rules: [] },
      ],
    },
    {
      count: 1,
      weapons: [
        { name: 'Fusion Lance', range: 18, attacks: 1, rules: ['AP(4)', 'Deadly(3)'] },
        { name: 'Blade', range: 0, attacks: 2, rules: [] },
      ],
    },
  ],
};

const DEFAULT_DEFENDER: UnitInput = {
  name: 'Scrapyard Mob',
  points: 110,
  quality: 5,
  defense: 5,
  rules: ['Furious'],
  models: [
    {
      count: 10,
      weapons: [
        { name: 'Slug Gun', range: 18, attacks: 1, rules: [] },
        { name: 'Cleaver', range: 0, attacks: 2, rules: [] },
      ],
    },
  ],
};

const DISTANCE = fact('range', { least: 0, most: 120 });

const battleFields = {
  attacker: described(
    unitSchema.default(() => unitSchema.parse(DEFAULT_ATTACKER)),
    { title: 'Attacker' },
  ),
  defender: described(
    unitSchema.default(() => unitSchema.parse(DEFAULT_DEFENDER)),
    { title: 'Defender' },
  ),
  distance: described(
    z.number({ error: DISTANCE }).min(0, { error: DISTANCE }).max(120, { error: DISTANCE }).default(12),
    {
      title: 'Distance',
      description: 'The gap before the attack; a charge comes from there.',
      group: 'Situation',
      suffix: '"',
    },
  ),
  cover: toggle({ title: 'Cover', description: 'The defender is in cover when shot at.', group: 'Situation' }),
  moved: toggle({ title: 'Moved', description: 'Shooters moved before shooting.', group: 'Situation' }),
  targetMoved: toggle({
    title: 'Target moved',
    description: 'Units that are shot at moved in this round: no bonus of Entrenched or Mobile Artillery.',
    group: 'Situation',
    advanced: true,
  }),
  rulesVersion: oneOf(RULES_VERSIONS, '3.5', { title: 'Rules version', group: 'Rules', advanced: true }),
  options: described(
    optionsSchema.default(() => optionsSchema.parse({})),
    { title: 'Readings of open rules', group: 'Rules', advanced: true },
  ),
  ruleTexts: described(
    z
      .record(ruleName, z.string().max(2000, { error: fact('at-most-of', { most: 2000, of: 'characters' }) }))
      .default({}),
    {
      title: 'Rule texts',
      description: 'Descriptions of rules that no pack knows, by name: read where their wording is understood.',
      group: 'Rules',
      advanced: true,
    },
  ),
  support: described(
    supportSchema.default(() => supportSchema.parse({})),
    {
      title: 'Support',
      description: 'Rules given by friends for the whole battle.',
      group: 'Rules',
      advanced: true,
    },
  ),
  spells: described(
    spellsSchema.default(() => spellsSchema.parse({})),
    {
      title: 'Spells',
      description: 'Cast before the first step: rules that a unit has for the whole battle, or hits on the enemy.',
      group: 'Rules',
      advanced: true,
    },
  ),
  start: described(
    startsSchema.default(() => startsSchema.parse({})),
    { title: 'At the start', group: 'Situation', advanced: true },
  ),
  reach: described(
    reachSchema.default(() => reachSchema.parse({})),
    {
      title: 'Models in melee reach',
      description: 'At most so many models strike in a melee; empty: all of them.',
      group: 'Situation',
      advanced: true,
    },
  ),
  circumstances: described(
    circumstancesSchema.default(() => circumstancesSchema.parse({})),
    {
      title: 'Circumstances',
      description: 'Switches for rules that ask what a unit did before or may do besides: off, they do nothing.',
      group: 'Situation',
      advanced: true,
    },
  ),
  keepLimited: described(
    keepSchema.default(() => keepSchema.parse({})),
    {
      title: 'Keep Limited weapons',
      description: 'Weapons for one use are kept for another battle.',
      group: 'Situation',
      advanced: true,
    },
  ),
};

/** Of units that are well by themselves: none begins with more wounds than it has; spells must not be too many to work out. */
function isPossible(input: StartedBattle, context: z.RefinementCtx): void {
  if (context.issues.length > 0) return;
  const rules = ruleSetOf(input);
  for (const side of ['attacker', 'defender'] as const) {
    const casts = castsOf(input, side);
    if (casts.length > MAX_CASTS)
      context.addIssue({
        code: 'custom',
        path: ['spells', side],
        message: fact('at-most-of', { most: MAX_CASTS, of: 'spells' }),
      });
    if (casts.some(({ hits, hitRules }) => hits > 0 && strikeUnit(hits, hitRules, rules).traits.takedown))
      refuse(context, ['spells', side], 'spell-picks-model', say('spell-picks-model'));
    const { wounds } = input.start[side];
    if (wounds === 0) continue;
    const given = input.support[side].filter((gift) => typeof gift === 'string');
    const { startingWounds } = resolveUnit(input[side], given, rules);
    if (wounds > startingWounds)
      refuse(
        context,
        ['start', side, 'wounds'],
        'start-too-many-wounds',
        say('start-too-many-wounds', { unit: input[side].name, all: startingWounds, given: wounds }),
      );
  }
}

/** Spells of one side, wherever they stand. */
export function castsOf(input: Pick<StartedBattle, 'support' | 'spells'>, side: 'attacker' | 'defender'): Cast[] {
  return [...input.support[side].filter((gift) => typeof gift !== 'string'), ...input.spells[side]];
}

type StartedBattle = z.output<z.ZodObject<typeof battleFields>>;

const attackObject = z.strictObject({
  ...battleFields,
  phase: oneOf(PHASES, 'shooting', {
    title: 'Phase',
    group: 'Situation',
    labels: { shooting: 'Shooting', melee: 'Melee' },
  }),
  charging: toggle({ title: 'Charging', description: 'In melee: the attacker charged.', group: 'Situation' }),
  fatigued: toggle({ title: 'Fatigued', description: 'In melee: the attacker hits on 6 only.', group: 'Situation' }),
});
export const attackSchema = attackObject.superRefine(isPossible);
export type AttackInput = z.output<typeof attackSchema>;

export const SCENARIO_TITLES: { readonly [scenario in Scenario]: string } = {
  shooting_only: 'Shooting only',
  mutual_shooting: 'Mutual shooting',
  charge: 'Charge',
  receive_charge: 'Receive charge',
  shoot_then_charge: 'Shoot, then be charged',
  approach_1_turn: 'Approach, 1 turn',
  approach_2_turns: 'Approach, 2 turns',
  full_engagement: 'Full engagement',
  fighting_retreat: 'Fighting retreat',
};

const duelObject = z.strictObject({
  ...battleFields,
  scenarios: described(
    z
      .array(choice(SCENARIOS))
      .min(1, { error: fact('some-scenario') })
      .max(SCENARIOS.length, { error: fact('at-most-of', { most: SCENARIOS.length, of: 'scenarios' }) })
      .default(() => [...SCENARIOS]),
    { title: 'Scenarios', group: 'Situation', labels: SCENARIO_TITLES },
  ),
  outcomeBy: oneOf(OUTCOMES_BY, 'wounds', {
    title: 'Who wins',
    description: 'What is compared when neither side is destroyed or routed; or who holds the objective alone.',
    group: 'Situation',
    labels: {
      wounds: 'larger share of wounds left',
      models: 'larger share of models left',
      objective: 'holds the objective',
    },
  }),
  objective: described(
    bothSchema.default(() => bothSchema.parse({})),
    {
      title: 'Near the objective',
      description:
        'Whether the models a unit has left in the end are within reach of it; those out of reach are lost first.',
      group: 'Situation',
      advanced: true,
    },
  ),
  strikeBack: described(
    bothSchema.default(() => bothSchema.parse({})),
    {
      title: 'Strikes back',
      description: 'Whether a unit fights when it is charged.',
      group: 'Situation',
      advanced: true,
    },
  ),
});
export const duelSchema = duelObject.superRefine(isPossible);
export type DuelInput = z.output<typeof duelSchema>;
