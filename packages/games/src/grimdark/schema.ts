// What a Grimdark Future battle is: units, one attack step, and a duel of nine scenarios. Limits and defaults live here only.
import * as z from 'zod';
import { choice, type FieldMeta, flag, integer } from '../field.ts';
import { resolveUnit, ruleSetOf } from './rules/resolve.ts';

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

/** Checks the description of a field and keeps its literal type, which zod asks for. */
function meta<const Meta extends FieldMeta>(description: Meta): Meta {
  return description;
}

const name = z.string({ error: 'must be a text' }).max(200, { error: 'must be at most 200 characters' });

/** As printed on the card, rating in brackets: "Deadly(3)". */
const ruleName = z
  .string({ error: 'must be the name of a rule' })
  .min(1, { error: 'must not be empty' })
  .max(120, { error: 'must be at most 120 characters' });

const ruleNames = z.array(ruleName).max(100, { error: 'must be at most 100 rules' });

const stat = (title: string) =>
  integer(2, 6).meta(meta({ title, description: `Needs this or more on a die: 2 to 6.`, suffix: '+' }));

/** Of one unit; the largest that army books allow has 40. */
const MAX_MODELS = 200;

export const weaponSchema = z.strictObject({
  name: name.default('Weapon').meta(meta({ title: 'Weapon' })),
  range: integer(0, 360)
    .default(0)
    .meta(meta({ title: 'Range', description: 'In inches; 0 is a melee weapon.', suffix: '"' })),
  attacks: integer(0, 200)
    .default(1)
    .meta(meta({ title: 'Attacks', description: 'Dice per copy.' })),
  count: integer(1, 100)
    .default(1)
    .meta(meta({ title: 'Copies', description: 'Copies each model carries.', advanced: true })),
  rules: ruleNames.default([]).meta(meta({ title: 'Weapon rules', description: 'AP(1), Rending, Blast(3) ...' })),
});
export type Weapon = z.output<typeof weaponSchema>;

export const modelSchema = z.strictObject({
  name: name.default('').meta(meta({ title: 'Model' })),
  count: integer(1, 100)
    .default(1)
    .meta(meta({ title: 'Models' })),
  tough: integer(1, 100)
    .nullable()
    .default(null)
    .meta(meta({ title: 'Tough', description: 'Wounds it takes to kill one; empty: from its Tough(X) rule, else 1.' })),
  hero: flag()
    .default(false)
    .meta(meta({ title: 'Hero', description: 'A joined hero: dies last, lends its Quality for morale.' })),
  quality: integer(2, 6)
    .nullable()
    .default(null)
    .meta(meta({ title: 'Quality', description: "Empty: the unit's.", suffix: '+', advanced: true })),
  defense: integer(2, 6)
    .nullable()
    .default(null)
    .meta(meta({ title: 'Defense', description: "Empty: the unit's.", suffix: '+', advanced: true })),
  rules: ruleNames.default([]).meta(meta({ title: 'Model rules', description: 'Rules of these models only.' })),
  weapons: z
    .array(weaponSchema)
    .max(50, { error: 'must be at most 50 weapons' })
    .default([])
    .meta(meta({ title: 'Weapons' })),
});
export type Model = z.output<typeof modelSchema>;

export const unitSchema = z.strictObject({
  name: name.default('Unit').meta(meta({ title: 'Name' })),
  points: integer(0, 100_000)
    .nullable()
    .default(null)
    .meta(meta({ title: 'Points', suffix: 'pts' })),
  quality: stat('Quality'),
  defense: stat('Defense'),
  rules: ruleNames
    .default([])
    .meta(meta({ title: 'Unit rules', description: 'Rules every model has, heroes included.' })),
  models: z
    .array(modelSchema)
    .min(1, { error: 'must have at least one model' })
    .max(50, { error: 'must be at most 50 entries' })
    .refine((models) => models.reduce((sum, model) => sum + model.count, 0) <= MAX_MODELS, {
      error: `must be at most ${MAX_MODELS} models`,
    })
    .meta(meta({ title: 'Models', description: 'The ones you would give up first, first.' })),
});
export type Unit = z.output<typeof unitSchema>;
/** A unit as it is written: what has a default may be left out. */
export type UnitInput = z.input<typeof unitSchema>;

export const optionsSchema = z.strictObject({
  blastCopiesKeepAp: flag()
    .default(true)
    .meta(meta({ title: 'Blast copies keep the AP of a 6' })),
  ignoreRolls: choice(['each', 'best'])
    .default('each')
    .meta(
      meta({
        title: 'Several ignore rules',
        labels: { each: 'roll for each until one succeeds', best: 'only the best one' },
      }),
    ),
  bypassAllIgnores: flag()
    .default(false)
    .meta(meta({ title: 'Skipping Regeneration skips every ignore rule' })),
  deadlyRegeneration: choice(['after', 'before'])
    .default('after')
    .meta(
      meta({
        title: 'Ignore rolls against Deadly',
        labels: { after: 'for every wound after multiplying', before: 'once before multiplying' },
      }),
    ),
  unstoppableIgnoresCover: flag()
    .default(false)
    .meta(meta({ title: 'Unstoppable ignores cover' })),
  indirectIgnoresCover: flag()
    .default(true)
    .meta(meta({ title: 'Indirect ignores cover' })),
  fearlessAfterAutoFail: flag()
    .default(true)
    .meta(meta({ title: 'Fearless works after an automatic failure' })),
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
    .meta(meta({ title: 'Versatile defenders choose', labels: { block: '+1 to block', evade: '-1 to be hit' } })),
});
export type Options = z.output<typeof optionsSchema>;

/** Tokens that casters nearby may spend for or against a spell. */
const tokens = (title: string, description: string) => integer(0, 6).default(0).meta(meta({ title, description }));

/** A rule that holds only if a spell works. */
export const castSchema = z.strictObject({
  rule: ruleName.meta(meta({ title: 'Rule' })),
  cast: integer(2, 6)
    .default(4)
    .meta(meta({ title: 'Casting roll', suffix: '+' })),
  help: tokens('Help', 'Spell tokens spent for it.'),
  hinder: tokens('Hindrance', 'Spell tokens spent against it.'),
});
export type Cast = z.output<typeof castSchema>;

/** Spells of one side: every one of them doubles the battles to be worked out. */
const MAX_CASTS = 4;

const gifts = z
  .array(z.union([ruleName, castSchema]))
  .max(100, { error: 'must be at most 100 rules' })
  .refine((given) => given.filter((gift) => typeof gift !== 'string').length <= MAX_CASTS, {
    error: `must have at most ${MAX_CASTS} spells`,
  });

export const supportSchema = z.strictObject({
  attacker: gifts.default([]).meta(meta({ title: 'Attacker is given' })),
  defender: gifts.default([]).meta(meta({ title: 'Defender is given' })),
});
export type Support = z.output<typeof supportSchema>;

/** One value for each side, with its own default where it is left out. */
function sides<Field extends z.ZodType>(field: () => Field) {
  return z.strictObject({ attacker: field(), defender: field() });
}

const startSchema = z.strictObject({
  wounds: integer(0, 20_000)
    .default(0)
    .meta(meta({ title: 'Wounds marked before' })),
  shaken: flag()
    .default(false)
    .meta(meta({ title: 'Shaken' })),
});

const startsSchema = sides(() => startSchema.default(() => startSchema.parse({})));
const reachSchema = sides(() =>
  integer(1, MAX_MODELS)
    .nullable()
    .default(null)
    .meta(meta({ title: 'Models', description: 'Empty: all of them.' })),
);
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
  cover: flag()
    .default(false)
    .meta(meta({ title: 'Cover', description: 'The defender is in cover when shot at.', group: 'Situation' })),
  moved: flag()
    .default(false)
    .meta(meta({ title: 'Moved', description: 'Shooters moved before shooting.', group: 'Situation' })),
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
        description: 'Rules given by friends for the whole battle; as a spell, if its casting roll succeeds.',
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
        description: 'At most so many models strike in a melee.',
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

/** A unit cannot begin with more wounds than it has. */
function startIsPossible(input: StartedBattle, context: z.RefinementCtx): void {
  const rules = ruleSetOf(input);
  for (const side of ['attacker', 'defender'] as const) {
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

type StartedBattle = z.output<z.ZodObject<typeof battleFields>>;

const attackObject = z.strictObject({
  ...battleFields,
  phase: choice(PHASES)
    .default('shooting')
    .meta(meta({ title: 'Phase', group: 'Situation', labels: { shooting: 'Shooting', melee: 'Melee' } })),
  charging: flag()
    .default(false)
    .meta(meta({ title: 'Charging', description: 'In melee: the attacker charged.', group: 'Situation' })),
  fatigued: flag()
    .default(false)
    .meta(meta({ title: 'Fatigued', description: 'In melee: the attacker hits on 6 only.', group: 'Situation' })),
});
export const attackSchema = attackObject.superRefine(startIsPossible);
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
export const duelSchema = duelObject.superRefine(startIsPossible);
export type DuelInput = z.output<typeof duelSchema>;
