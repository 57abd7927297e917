// What a Grimdark Future battle is: units, one attack step, and a duel of nine scenarios. Limits and defaults live here only.
import * as z from 'zod';
import { choice, type FieldMeta, flag, integer } from '../field.ts';
import { strikeUnit } from './plan/spell.ts';
import { resolveUnit, ruleSetOf } from './rules/resolve.ts';
import { type Cast, castSchema, MAX_CASTS, spellsSchema } from './spell-schema.ts';
import { MAX_MODELS, meta, ruleName, type UnitInput, unitSchema } from './unit-schema.ts';

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

export const OUTCOMES_BY = ['wounds', 'models'] as const;
export type OutcomeBy = (typeof OUTCOMES_BY)[number];

/** Off, unless it starts on. */
function switchOf(description: FieldMeta, start = false) {
  return flag()
    .default(start)
    .meta({ ...description });
}

export const optionsSchema = z.strictObject({
  blastCopiesKeepAp: switchOf({ title: 'Blast copies keep the AP of a 6' }, true),
  ignoreRolls: choice(['each', 'best'])
    .default('each')
    .meta(
      meta({
        title: 'Several ignore rules',
        labels: { each: 'roll for each until one succeeds', best: 'only the best one' },
      }),
    ),
  bypassAllIgnores: switchOf({ title: 'Skipping Regeneration skips every ignore rule' }),
  deadlyRegeneration: choice(['after', 'before'])
    .default('after')
    .meta(
      meta({
        title: 'Ignore rolls against Deadly',
        labels: { after: 'for every wound after multiplying', before: 'once before multiplying' },
      }),
    ),
  unstoppableIgnoresCover: switchOf({ title: 'Unstoppable ignores cover' }),
  indirectIgnoresCover: switchOf({ title: 'Indirect ignores cover' }, true),
  fearlessAfterAutoFail: switchOf({ title: 'Fearless works after an automatic failure' }, true),
  fearPer: choice(['model', 'unit'])
    .default('model')
    .meta(meta({ title: 'Fear counts', labels: { model: 'for every model', unit: 'once, the highest' } })),
  takedownTarget: choice(['heroFirst', 'nextCasualty'])
    .default('heroFirst')
    .meta(meta({ title: 'Takedown picks', labels: { heroFirst: 'a hero first', nextCasualty: 'the next casualty' } })),
  versatileAttack: choice(['ap', 'hit'])
    .default('ap')
    .meta(meta({ title: 'Versatile attackers choose', labels: { ap: 'AP +1', hit: '+1 to hit' } })),
  versatileDefense: choice(['block', 'evade'])
    .default('block')
    .meta(meta({ title: 'Versatile defenders choose', labels: { block: '+1 to block', evade: '−1 to be hit' } })),
});
export type Options = z.output<typeof optionsSchema>;

/** Names of rules; a spell may stand among them. */
const gifts = z.array(z.union([ruleName, castSchema])).max(100, { error: 'must be at most 100 rules' });

export const supportSchema = z.strictObject({
  attacker: gifts.default([]).meta(meta({ title: 'Attacker is given' })),
  defender: gifts.default([]).meta(meta({ title: 'Defender is given' })),
});
export type { Cast } from './spell-schema.ts';
export type Support = z.output<typeof supportSchema>;

/** One value for each side, with its own default where it is left out. */
function sides<Field extends z.ZodType>(field: () => Field) {
  return z.strictObject({ attacker: field(), defender: field() });
}

const startSchema = z.strictObject({
  wounds: integer(0, 20_000)
    .default(0)
    .meta(meta({ title: 'Wounds marked before' })),
  shaken: switchOf({ title: 'Shaken' }),
});

const startsSchema = sides(() => startSchema.default(() => startSchema.parse({})));
/** A front rank of five is what most units get to bear. */
const reachSchema = sides(() => integer(1, MAX_MODELS).nullable().default(null).meta({ start: 5 }));
/** What a unit did before, which some rules ask about. */
export const circumstanceSchema = z.strictObject({
  nearTerrain: switchOf({ title: 'Near terrain', description: 'Most models are within 1" of terrain.' }),
  arrived: switchOf({ title: 'Just arrived', description: 'From reserve, in this round.' }),
  kills: integer(0, 2)
    .default(0)
    .meta(meta({ title: 'Enemy units destroyed', description: 'By this unit, two at most count.' })),
  close: switchOf({ title: 'Comes close', description: 'For Breath Attack, Storm of ... and Surprise Attack.' }),
  sweeping: switchOf({ title: 'Moves over the enemy', description: 'For Strafing weapons and Crossing attacks.' }),
  mending: switchOf({ title: 'Mends itself', description: 'For Mend on its own models, and Reanimation.' }),
  actsTwice: switchOf({ title: 'Acts twice', description: 'Once, for Inquisitorial Agent and Martial Prowess.' }),
  markers: integer(0, 20)
    .default(0)
    .meta(meta({ title: 'Wounds ignored before', description: 'For Regenerative Strength, by each model.' })),
});
export type Circumstance = z.output<typeof circumstanceSchema>;

/** As a form names it. */
export function circumstanceTitle(name: keyof Circumstance): string {
  return circumstanceSchema.shape[name].meta()?.title ?? name;
}

const circumstancesSchema = sides(() => circumstanceSchema.default(() => circumstanceSchema.parse({})));
const strikeBackSchema = sides(() => flag().default(true));
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

const DISTANCE = 'must be 0 to 120';

const battleFields = {
  attacker: unitSchema.default(() => unitSchema.parse(DEFAULT_ATTACKER)).meta(meta({ title: 'Attacker' })),
  defender: unitSchema.default(() => unitSchema.parse(DEFAULT_DEFENDER)).meta(meta({ title: 'Defender' })),
  distance: z
    .number({ error: DISTANCE })
    .min(0, { error: DISTANCE })
    .max(120, { error: DISTANCE })
    .default(12)
    .meta(
      meta({
        title: 'Distance',
        description: 'The gap before the attack; a charge comes from there.',
        group: 'Situation',
        suffix: '"',
      }),
    ),
  cover: switchOf({ title: 'Cover', description: 'The defender is in cover when shot at.', group: 'Situation' }),
  moved: switchOf({ title: 'Moved', description: 'Shooters moved before shooting.', group: 'Situation' }),
  rulesVersion: choice(RULES_VERSIONS)
    .default('3.5')
    .meta(meta({ title: 'Rules version', group: 'Rules', advanced: true })),
  options: optionsSchema
    .default(() => optionsSchema.parse({}))
    .meta(meta({ title: 'Readings of open rules', group: 'Rules', advanced: true })),
  ruleTexts: z
    .record(ruleName, z.string().max(2000, { error: 'must be at most 2000 characters' }))
    .default({})
    .meta(
      meta({
        title: 'Rule texts',
        description: 'Descriptions of rules that no pack knows, by name: read where their wording is understood.',
        group: 'Rules',
        advanced: true,
      }),
    ),
  support: supportSchema
    .default(() => supportSchema.parse({}))
    .meta(
      meta({
        title: 'Support',
        description: 'Rules given by friends for the whole battle.',
        group: 'Rules',
        advanced: true,
      }),
    ),
  spells: spellsSchema
    .default(() => spellsSchema.parse({}))
    .meta(
      meta({
        title: 'Spells',
        description: 'Cast before the first step: rules that a unit has for the whole battle, or hits on the enemy.',
        group: 'Rules',
        advanced: true,
      }),
    ),
  start: startsSchema
    .default(() => startsSchema.parse({}))
    .meta(meta({ title: 'At the start', group: 'Situation', advanced: true })),
  reach: reachSchema
    .default(() => reachSchema.parse({}))
    .meta(
      meta({
        title: 'Models in melee reach',
        description: 'At most so many models strike in a melee; empty: all of them.',
        group: 'Situation',
        advanced: true,
      }),
    ),
  circumstances: circumstancesSchema
    .default(() => circumstancesSchema.parse({}))
    .meta(
      meta({
        title: 'Circumstances',
        description: 'Switches for rules that ask what a unit did before or may do besides: off, they do nothing.',
        group: 'Situation',
        advanced: true,
      }),
    ),
  keepLimited: keepSchema
    .default(() => keepSchema.parse({}))
    .meta(
      meta({
        title: 'Keep Limited weapons',
        description: 'Weapons for one use are kept for another battle.',
        group: 'Situation',
        advanced: true,
      }),
    ),
};

/** Of units that are well by themselves: none begins with more wounds than it has; spells must not be too many to work out. */
function isPossible(input: StartedBattle, context: z.RefinementCtx): void {
  if (context.issues.length > 0) return;
  const rules = ruleSetOf(input);
  for (const side of ['attacker', 'defender'] as const) {
    const casts = castsOf(input, side);
    if (casts.length > MAX_CASTS)
      context.addIssue({ code: 'custom', path: ['spells', side], message: `must be at most ${MAX_CASTS} spells` });
    if (casts.some(({ hits, hitRules }) => hits > 0 && strikeUnit(hits, hitRules, rules).traits.takedown))
      context.addIssue({
        code: 'custom',
        path: ['spells', side],
        message: 'hits of a spell fall on the unit: none of their rules can pick out a model',
        params: { code: 'spell-picks-model' },
      });
    const { wounds } = input.start[side];
    if (wounds === 0) continue;
    const given = input.support[side].filter((gift) => typeof gift === 'string');
    const { startingWounds } = resolveUnit(input[side], given, rules);
    if (wounds > startingWounds)
      context.addIssue({
        code: 'custom',
        path: ['start', side, 'wounds'],
        message: `${input[side].name} has ${startingWounds} wounds in all, not ${wounds}`,
        params: { code: 'start-too-many-wounds' },
      });
  }
}

/** Spells of one side, wherever they stand. */
export function castsOf(input: Pick<StartedBattle, 'support' | 'spells'>, side: 'attacker' | 'defender'): Cast[] {
  return [...input.support[side].filter((gift) => typeof gift !== 'string'), ...input.spells[side]];
}

type StartedBattle = z.output<z.ZodObject<typeof battleFields>>;

const attackObject = z.strictObject({
  ...battleFields,
  phase: choice(PHASES)
    .default('shooting')
    .meta(meta({ title: 'Phase', group: 'Situation', labels: { shooting: 'Shooting', melee: 'Melee' } })),
  charging: switchOf({ title: 'Charging', description: 'In melee: the attacker charged.', group: 'Situation' }),
  fatigued: switchOf({ title: 'Fatigued', description: 'In melee: the attacker hits on 6 only.', group: 'Situation' }),
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
  scenarios: z
    .array(choice(SCENARIOS))
    .min(1, { error: 'must name at least one scenario' })
    .max(SCENARIOS.length, { error: `must be at most ${SCENARIOS.length} scenarios` })
    .default(() => [...SCENARIOS])
    .meta(meta({ title: 'Scenarios', group: 'Situation', labels: SCENARIO_TITLES })),
  outcomeBy: choice(OUTCOMES_BY)
    .default('wounds')
    .meta(
      meta({
        title: 'Who wins',
        description: 'What is compared when neither side is destroyed or routed.',
        group: 'Situation',
        labels: { wounds: 'larger share of wounds left', models: 'larger share of models left' },
      }),
    ),
  strikeBack: strikeBackSchema
    .default(() => strikeBackSchema.parse({}))
    .meta(
      meta({
        title: 'Strikes back',
        description: 'Whether a unit fights when it is charged.',
        group: 'Situation',
        advanced: true,
      }),
    ),
});
export const duelSchema = duelObject.superRefine(isPossible);
export type DuelInput = z.output<typeof duelSchema>;
