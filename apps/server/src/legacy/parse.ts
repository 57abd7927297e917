// POST /api/armies/parse on a thread: a list of One Page Rules in the words of the original simulator.
import type { Refused, TaskContext } from '@oddsmith/compute';
import type { Language } from '@oddsmith/games';
import { type CoverageReport, type RuleSet, resolveUnit, ruleSetOf, unitSchema } from '@oddsmith/games/grimdark';
import { importArmyList } from '@oddsmith/games/lists';
import { type Body, readRequest, type Written, writeJson } from '../services/json-text.ts';
import { say } from '../words/index.ts';
import { type ArmyBody, parseRequest, type UnitBody } from './schemas.ts';

export interface ParseArgument {
  readonly body: Body;
  /** What the caller likes best. */
  readonly language?: Language | undefined;
}

export async function parseArmy({ body, language }: ParseArgument, desk: TaskContext): Promise<Written | Refused> {
  const request = readRequest('armies', parseRequest, body, language);
  if ('error' in request) return request;
  const { content, format, books } = request.value;
  if (format === 'json' && !content.trimStart().startsWith('{'))
    return { error: { code: 'armies/not-json', path: 'content', message: say('content-no-json') } };
  const result = await readGrimdark(content, books, desk, language);
  return result.ok ? writeJson(armyOf(result.army)) : { error: desk.stop() ?? result.problem };
}

function readGrimdark(content: string, books: readonly string[] | undefined, desk: TaskContext, language?: Language) {
  const expired = () => desk.stop() !== undefined;
  return importArmyList(content, { game: 'grimdark', expired, language, ...(books === undefined ? {} : { books }) });
}

type GrimdarkArmy = Extract<Awaited<ReturnType<typeof readGrimdark>>, { readonly ok: true }>['army'];

function armyOf(army: GrimdarkArmy): ArmyBody {
  const rules = ruleSetOf(army);
  const units = army.units.map(({ id, unit, points }) => unitOf(id, unit, points, rules));
  return {
    name: army.name,
    faction: army.factions.join(', '),
    points: army.points ?? units.reduce((sum, unit) => sum + (unit.points ?? 0), 0),
    points_limit: army.pointsLimit ?? null,
    units,
    rules_version: army.rulesVersion,
    rule_texts: army.ruleTexts,
    diagnostics: army.diagnostics.map((entry) => ({ ...entry })),
    coverage: coverageOf(army.coverage),
  };
}

function coverageOf({ rules, recognised, modelled }: CoverageReport): ArmyBody['coverage'] {
  return {
    counted: [...rules.counted],
    read_from_text: [...rules['read from text']],
    needs_support: [...rules['needs support']],
    no_effect: [...rules['no effect']],
    not_modelled: [...rules['not modelled']],
    recognised_rate: 100 * recognised,
    modelled_rate: 100 * modelled,
  };
}

function unitOf(id: string, written: unknown, points: number, rules: RuleSet): UnitBody {
  const unit = unitSchema.parse(written);
  const { startingModels, startingWounds } = resolveUnit(unit, [], rules);
  return {
    id,
    name: unit.name,
    points,
    quality: unit.quality,
    defense: unit.defense,
    special_rules: unit.rules,
    models: unit.models,
    model_count: startingModels,
    total_wounds: startingWounds,
  };
}
