// POST /api/simulation/run, /run-enhanced and /visualize: units of two armies against each other.
import { randomUUID } from 'node:crypto';
import type { Runner } from '@oddsmith/compute';
import { isRefusal, type Problem, problemFromZod } from '@oddsmith/games';
import {
  type DuelInput,
  duelSchema,
  factorVariants,
  RULES_VERSIONS,
  rankFactors,
  replay,
  variantInput,
} from '@oddsmith/games/grimdark';
import type { FastifyInstance } from 'fastify';
import { whileConnectedFor } from '../../connection.ts';
import type { Context } from '../../context.ts';
import { component, replies } from '../../openapi.ts';
import { sendProblem } from '../../problem-reply.ts';
import { aggregates, type DuelAnswer, matchupOf, type Pairing } from './matchup-reply.ts';
import { type ArmyBody, type RunRequest, runRequest, toUnit, type UnitBody, visualizeRequest } from './schemas.ts';

/** Pairings of one request; each is up to nine exact duels. */
const MAX_PAIRINGS = 400;
/** Each pairing with factors is twenty to forty pairings. */
const MAX_ENHANCED = 25;
const CALCULATOR = 'grimdark/duel';

/** Work that ended in a problem is thrown to the route, which sends it. */
class Refused extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

function refuse(fact: string, path: string, message: string): never {
  throw new Refused({ code: `simulation/${fact}`, path, message });
}

function select(army: ArmyBody, ids: readonly string[], path: string): UnitBody[] {
  return ids.map((id) => {
    const unit = army.units.find((candidate) => candidate.id === id);
    return unit ?? refuse('unknown-unit', path, `there is no unit "${id.slice(0, 60)}" in ${army.name}`);
  });
}

function versionOf(text: string): DuelInput['rulesVersion'] {
  return RULES_VERSIONS.find((known) => known === text) ?? '3.5';
}

function pairingsOf(request: RunRequest, most: number): Pairing[] {
  const attackers = select(request.army_a, request.selected_unit_ids_a, 'selected_unit_ids_a');
  const defenders = select(request.army_b, request.selected_unit_ids_b, 'selected_unit_ids_b');
  const count = attackers.length * defenders.length;
  if (count > most) refuse('too-many', '', `at most ${most} pairings in one request, got ${count}`);
  const ruleTexts = { ...request.army_b.rule_texts, ...request.army_a.rule_texts };
  return attackers.flatMap((attacker) =>
    defenders.map((defender) => ({
      attacker,
      defender,
      input: duelSchema.parse({
        attacker: toUnit(attacker),
        defender: toUnit(defender),
        scenarios: request.scenarios,
        cover: request.defender_in_cover,
        rulesVersion: versionOf(request.army_a.rules_version),
        ruleTexts,
      }),
    })),
  );
}

class Simulator {
  private readonly runner: Runner;
  private readonly request: RunRequest;
  private readonly signal: AbortSignal;
  private readonly timeMs: number;

  constructor(runner: Runner, request: RunRequest, signal: AbortSignal, timeMs: number) {
    this.runner = runner;
    this.request = request;
    this.signal = signal;
    this.timeMs = timeMs;
  }

  async duels(inputs: readonly DuelInput[]): Promise<DuelAnswer[]> {
    const { method, iterations, seed } = this.request;
    const requests = inputs.map((input) => ({ calculator: CALCULATOR, input, method, iterations, seed }));
    const answers = await this.runner.calculateAll(requests, { signal: this.signal, timeMs: this.timeMs });
    return answers.map((answer) => {
      if (isRefusal(answer)) throw new Refused(answer.error);
      return answer as DuelAnswer;
    });
  }

  async factors({ input }: Pairing, answer: DuelAnswer) {
    const variants = factorVariants(input);
    const changed = await this.duels(variants.map((variant) => variantInput(input, variant)));
    const summaries = changed.map(({ summary }) => summary);
    return rankFactors(input, answer.summary, variants, summaries).map(
      ({ side, kind, name, on, change, sentence }) => ({
        side,
        kind,
        name,
        on,
        change: 100 * change,
        description: sentence,
      }),
    );
  }
}

export function simulationRoutes(app: FastifyInstance, { runner, settings }: Context): void {
  const { timeBudgetMs } = settings;
  const route = (
    url: string,
    operationId: string,
    summary: string,
    reply: 'GrimdarkRunReply' | 'GrimdarkEnhancedReply',
  ) => ({
    method: 'POST' as const,
    url,
    schema: {
      operationId,
      tags: ['grimdark'],
      summary,
      description: 'Exact unless a pairing is too large or the method says otherwise; rates are percentages.',
      body: component('GrimdarkRunRequest'),
      response: replies(reply, 'The results.', { 400: 'The request is wrong.' }),
    },
  });

  app.route({
    ...route('/simulation/run', 'runGrimdark', 'Units of two armies against each other', 'GrimdarkRunReply'),
    async handler(request, reply) {
      return answer(reply, async () => {
        const run = parseRun(request.body);
        const pairings = pairingsOf(run, MAX_PAIRINGS);
        const simulator = new Simulator(runner, run, whileConnectedFor(reply, timeBudgetMs), timeBudgetMs);
        const answers = await simulator.duels(pairings.map(({ input }) => input));
        return {
          matchups: answers.map((duel, i) => matchupOf(pairings[i], duel)),
          timestamp: new Date().toISOString(),
        };
      });
    },
  });

  app.route({
    ...route(
      '/simulation/run-enhanced',
      'runGrimdarkEnhanced',
      'The same, with what decides each pairing',
      'GrimdarkEnhancedReply',
    ),
    async handler(request, reply) {
      return answer(reply, async () => {
        const run = parseRun(request.body);
        const pairings = pairingsOf(run, MAX_ENHANCED);
        const simulator = new Simulator(runner, run, whileConnectedFor(reply, timeBudgetMs), timeBudgetMs);
        const answers = await simulator.duels(pairings.map(({ input }) => input));
        const factors = await Promise.all(pairings.map((pairing, i) => simulator.factors(pairing, answers[i])));
        return {
          simulation_id: randomUUID(),
          matchups: answers.map((duel, i) => ({ ...matchupOf(pairings[i], duel), combat_factors: factors[i] })),
          ...aggregates(pairings, answers),
          timestamp: new Date().toISOString(),
        };
      });
    },
  });

  app.route({
    method: 'POST',
    url: '/simulation/visualize',
    schema: {
      operationId: 'visualizeGrimdark',
      tags: ['grimdark'],
      summary: 'One battle, die by die',
      description: 'The same units, scenario and seed always give the same battle.',
      body: component('GrimdarkVisualizeRequest'),
      response: replies('GrimdarkVisualizeReply', 'The battle.', { 400: 'The request is wrong.' }),
    },
    async handler(request, reply) {
      return answer(reply, async () => {
        const parsed = visualizeRequest.safeParse(request.body);
        if (!parsed.success) throw new Refused(problemFromZod('simulation', parsed.error, request.body));
        const { attacker_unit, defender_unit, scenario, seed, rules_version, rule_texts, defender_in_cover } =
          parsed.data;
        const input = duelSchema.parse({
          attacker: toUnit(attacker_unit),
          defender: toUnit(defender_unit),
          cover: defender_in_cover,
          rulesVersion: versionOf(rules_version),
          ruleTexts: rule_texts,
        });
        const { events, winner, rounds } = replay(input, scenario, seed);
        return { events, winner, total_rounds: rounds, seed };
      });
    },
  });
}

function parseRun(body: unknown): RunRequest {
  const parsed = runRequest.safeParse(body);
  if (!parsed.success) throw new Refused(problemFromZod('simulation', parsed.error, body));
  return parsed.data;
}

async function answer(reply: Parameters<typeof sendProblem>[0], work: () => Promise<object>) {
  try {
    return await work();
  } catch (thrown) {
    if (thrown instanceof Refused) return sendProblem(reply, thrown.problem);
    throw thrown;
  }
}
