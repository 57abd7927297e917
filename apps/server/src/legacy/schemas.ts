// Bodies of the Grimdark Future routes, named as players' tools know them from the original simulator: snake_case.
import { fact, MAX_ITERATIONS } from '@oddsmith/games';
import { modelSchema, SCENARIOS, unitSchema } from '@oddsmith/games/grimdark';
import * as z from 'zod';
import { distribution } from '../schemas.ts';

const percent = z.number().min(0).max(100);

export const unitBody = z
  .strictObject({
    id: z.string().max(200).default(''),
    name: unitSchema.shape.name,
    points: z
      .number()
      .min(0)
      .nullable()
      .default(null)
      .meta({ description: 'What the unit costs; without it no points are traded.' }),
    quality: unitSchema.shape.quality,
    defense: unitSchema.shape.defense,
    special_rules: unitSchema.shape.rules,
    models: z.array(modelSchema).min(1, { error: fact('has-some', { of: 'model' }) }),
    model_count: z.int().optional(),
    total_wounds: z.int().optional(),
  })
  .meta({ title: 'Grimdark unit', description: 'A unit of an army list, complete enough to fight with.' });
export type UnitBody = z.output<typeof unitBody>;

const diagnostic = z.looseObject({ code: z.string(), severity: z.string(), message: z.string() });

const ruleNames = z.array(z.string());

const coverage = z
  .strictObject({
    counted: ruleNames,
    read_from_text: ruleNames.meta({ description: 'Understood from the description in the list.' }),
    needs_support: ruleNames.meta({ description: 'Given by a second unit.' }),
    no_effect: ruleNames.meta({ description: 'Without effect in a duel.' }),
    not_modelled: ruleNames,
    recognised_rate: percent,
    modelled_rate: percent,
  })
  .meta({
    title: 'Rule coverage',
    description: "What the calculators make of the list's rules; rates of occurrences.",
  });

export const armyBody = z
  .strictObject({
    name: z.string(),
    faction: z.string().default(''),
    points: z.number().default(0),
    points_limit: z.number().nullable().default(null),
    units: z.array(unitBody).max(200, { error: fact('at-most-of', { most: 200, of: 'units' }) }),
    rules_version: z.string().default('3.5'),
    rule_texts: z.record(z.string(), z.string()).default({}),
    diagnostics: z.array(diagnostic).default([]),
    coverage: coverage.optional(),
  })
  .meta({ title: 'Grimdark army', description: 'An army list as it was read.' });
export type ArmyBody = z.output<typeof armyBody>;

export const parseRequest = z
  .strictObject({
    content: z.string({ error: fact('list-as-text') }),
    format: z.enum(['json', 'txt'], { error: fact('either', { values: ['json', 'txt'] }) }).optional(),
    books: z
      .array(z.string())
      .max(20, { error: fact('at-most-of', { most: 20, of: 'army books' }) })
      .optional(),
  })
  .meta({ title: 'Parse request', description: 'An army list of Army Forge, JSON or text.' });

const scenarioId = z.enum(SCENARIOS, { error: fact('one-of', { values: SCENARIOS }) });
const ids = z.array(z.string()).min(1, { error: fact('some-unit') });

/** The original allowed no more. */
const MAX_RUNS = 2000;

export const runRequest = z
  .strictObject({
    army_a: armyBody,
    army_b: armyBody,
    selected_unit_ids_a: ids,
    selected_unit_ids_b: ids,
    iterations: z
      .int({ error: fact('range', { least: 1, most: MAX_RUNS }) })
      .min(1, { error: fact('range', { least: 1, most: MAX_RUNS }) })
      .max(Math.min(MAX_RUNS, MAX_ITERATIONS), { error: fact('range', { least: 1, most: MAX_RUNS }) })
      .default(1000)
      .meta({ description: 'Battles per scenario when a pairing is simulated; exact answers need none.' }),
    scenarios: z
      .array(scenarioId)
      .min(1, { error: fact('some-scenario') })
      .default(() => [...SCENARIOS]),
    method: z.enum(['auto', 'exact', 'simulate']).default('auto'),
    seed: z.int().min(0).max(4294967295).default(1).meta({ description: 'Of the dice, when a pairing is simulated.' }),
    defender_in_cover: z.boolean().default(false),
  })
  .meta({ title: 'Simulation request', description: 'Units of one army against units of another.' });
export type RunRequest = z.output<typeof runRequest>;

const side = z.strictObject({
  destroyed_rate: percent,
  routed_rate: percent,
  shaken_rate: percent,
  half_strength_rate: percent.meta({ description: 'At half strength or less, destroyed or routed.' }),
  avg_points_lost: z
    .number()
    .nullable()
    .meta({ description: 'All points when destroyed or routed, else by wounds; null without a cost.' }),
  avg_wounds_lost: z.number(),
  avg_models_left: z.number(),
  wounds: distribution,
  models: distribution,
});

const scenarioResult = z
  .strictObject({
    scenario: scenarioId,
    win_rate: percent,
    draw_rate: percent,
    loss_rate: percent,
    avg_kills: z.number().meta({ description: 'Models of the defender that fall, on average.' }),
    avg_wounds: z.number().meta({ description: 'Wounds the defender takes, on average.' }),
    avg_points_traded: z
      .number()
      .nullable()
      .meta({ description: "The defender's lost points less the attacker's, on average; null without both costs." }),
    attacker: side,
    defender: side,
  })
  .meta({ title: 'Scenario result', description: 'One pairing in one scenario, in percent.' });

const matchupShape = {
  attacker_id: z.string(),
  attacker_name: z.string(),
  defender_id: z.string(),
  defender_name: z.string(),
  method: z.enum(['exact', 'simulated']),
  simulation: z
    .strictObject({
      iterations: z.int(),
      seed: z.int(),
      win_rate_margin: z.number().meta({ description: 'Half-width of the 95% interval of win_rate, in percent.' }),
    })
    .optional()
    .meta({ description: 'Only of a simulated pairing.' }),
  win_rate: percent.meta({ description: 'Mean over the scenarios.' }),
  draw_rate: percent,
  loss_rate: percent,
  scenarios: z.array(scenarioResult),
  sentence: z.string(),
};

export const matchup = z
  .strictObject(matchupShape)
  .meta({ title: 'Matchup', description: 'One unit against another.' });

const factor = z
  .strictObject({
    side: z.enum(['attacker', 'defender']),
    kind: z.enum(['rule', 'stat']),
    name: z.string(),
    on: z.string(),
    change: z.number().meta({ description: "Points of the owner's win chance, -100 to 100." }),
    description: z.string(),
  })
  .meta({ title: 'Combat factor', description: 'What a rule is worth, or a better stat would be.' });

export const runReply = z
  .strictObject({ matchups: z.array(matchup), timestamp: z.string() })
  .meta({ title: 'Simulation reply', description: 'Every selected unit against every other.' });

export const enhancedReply = z
  .strictObject({
    simulation_id: z.string(),
    matchups: z.array(z.strictObject({ ...matchupShape, combat_factors: z.array(factor) })),
    row_aggregates: z.array(
      z.strictObject({
        attacker_id: z.string(),
        attacker_name: z.string(),
        avg_win_rate: percent,
        avg_draw_rate: percent,
        avg_loss_rate: percent,
        best_against: z.string(),
        worst_against: z.string(),
      }),
    ),
    best_counters: z.record(
      z.string(),
      z.strictObject({ attacker_id: z.string(), attacker_name: z.string(), win_rate: percent }),
    ),
    timestamp: z.string(),
  })
  .meta({ title: 'Enhanced simulation reply', description: 'Matchups with what decides them, and who counters whom.' });

export const visualizeRequest = z
  .strictObject({
    attacker_unit: unitBody,
    defender_unit: unitBody,
    scenario: scenarioId,
    seed: z.int().min(0).max(4294967295).default(1),
    rules_version: z.string().default('3.5'),
    rule_texts: z.record(z.string(), z.string()).default({}),
    defender_in_cover: z.boolean().default(false),
  })
  .meta({ title: 'Visualization request', description: 'One battle to be shown die by die.' });

const standing = z.strictObject({ models: z.int(), wounds: z.int(), shaken: z.boolean(), routed: z.boolean() });

export const visualizeReply = z
  .strictObject({
    events: z.array(
      z.strictObject({
        kind: z.enum(['round', 'note', 'roll']),
        round: z.int(),
        text: z.string(),
        dice: z.array(z.int().min(1).max(6)),
        attacker: standing,
        defender: standing,
      }),
    ),
    winner: z.enum(['attacker', 'defender', 'draw']),
    total_rounds: z.int(),
    seed: z.int(),
  })
  .meta({ title: 'Visualization', description: 'A battle event by event.' });

const ruleBody = z
  .strictObject({
    name: z.string(),
    category: z.string(),
    triggers: z.array(z.string()).meta({ description: 'When it acts.' }),
    effects: z.array(z.string()).meta({ description: 'What it does, in plain words.' }),
    has_rating: z.boolean(),
    description: z.string(),
  })
  .meta({ title: 'Special rule', description: 'A special rule in one sentence.' });

export const rulesReply = z
  .strictObject({ rules: z.array(ruleBody), categories: z.array(z.string()) })
  .meta({ title: 'Special rules', description: 'Rules of the packs, and the categories they fall into.' });

const factionRule = z.strictObject({ name: z.string(), description: z.string() });

export const factionReply = z
  .strictObject({
    faction_id: z.string(),
    name: z.string(),
    army_book: z
      .strictObject({
        id: z.string(),
        version: z.string(),
        units: z.int(),
        units_with_army_wide_rule: z.int(),
        spells: z.int(),
      })
      .meta({ description: 'The book in numbers; its text is not part of this service.' }),
    army_wide_rules: z.array(factionRule),
    special_rules: z.array(factionRule).meta({ description: 'Boosts of the army-wide rule.' }),
    aura_rules: z.array(factionRule).meta({ description: 'The same as auras.' }),
    common_rules: z.array(factionRule).meta({ description: 'Rules that the books of all factions use.' }),
  })
  .meta({ title: 'Faction', description: 'A faction and the rules that mark it.' });

export const factionsReply = z
  .strictObject({ factions: z.array(factionReply) })
  .meta({ title: 'Factions', description: 'Factions and the rules that mark them.' });
