// POST /api/armies/parse: an Army Forge list as an army of units.
import { problemFromZod } from '@oddsmith/games';
import { type CoverageReport, type RuleSet, resolveUnit, ruleSetOf, unitSchema } from '@oddsmith/games/grimdark';
import { importArmyList } from '@oddsmith/games/importers';
import type { FastifyInstance } from 'fastify';
import { component, replies } from '../../openapi.ts';
import { sendProblem } from '../../problem-reply.ts';
import { type ArmyBody, parseRequest, type UnitBody } from './schemas.ts';

type ImportedArmy = Extract<Awaited<ReturnType<typeof readList>>, { readonly ok: true }>['army'];

function readList(content: string, books: readonly string[] | undefined) {
  return importArmyList(content, { game: 'grimdark', ...(books === undefined ? {} : { books }) });
}

export function armyRoutes(app: FastifyInstance): void {
  app.route({
    method: 'POST',
    url: '/armies/parse',
    schema: {
      operationId: 'parseGrimdarkArmy',
      tags: ['grimdark'],
      summary: 'Read a Grimdark Future list',
      description: 'JSON (share payload, save file with its books) or text of Army Forge, old and new.',
      body: component('GrimdarkParseRequest'),
      response: replies('GrimdarkArmy', 'The army.', { 400: 'This is not a list that can be read.' }),
    },
    async handler(request, reply) {
      const parsed = parseRequest.safeParse(request.body);
      if (!parsed.success) return sendProblem(reply, problemFromZod('armies', parsed.error, request.body));
      const { content, format, books } = parsed.data;
      if (format === 'json' && !content.trimStart().startsWith('{'))
        return sendProblem(reply, { code: 'armies/not-json', path: 'content', message: 'content is not JSON' });
      const result = await readList(content, books);
      return result.ok ? armyOf(result.army) : sendProblem(reply, result.problem);
    },
  });
}

function armyOf(army: ImportedArmy): ArmyBody {
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
