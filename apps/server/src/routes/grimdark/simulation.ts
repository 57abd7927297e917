// POST /api/simulation/run, /run-enhanced and /visualize: units of two armies against each other.
import { randomUUID } from 'node:crypto';
import type { Runner } from '@oddsmith/compute';
import { DEFAULT_ITERATIONS, isRefusal, type Problem, problemFromZod } from '@oddsmith/games';
import {
  type DuelInput,
  duelCalculator,
  duelSchema,
  factorVariants,
  RULES_VERSIONS,
  rankFactors,
  replay,
  variantInput,
} from '@oddsmith/games/grimdark';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { whileConnectedFor } from '../../connection.ts';
import type { Context } from '../../context.ts';
import { component, replies } from '../../openapi.ts';
import { sendProblem } from '../../problem-reply.ts';
import { clientOf } from '../jobs.ts';
import { aggregates } from './aggregates.ts';
import { type DuelAnswer, matchupOf, type Pairing } from './matchup-reply.ts';
import { type ArmyBody, type RunRequest, runRequest, toUnit, type UnitBody, visualizeRequest } from './schemas.ts';

/** Pairings of one request; each is up to nine exact duels. */
const MAX_PAIRINGS = 10_000;
/** Each pairing with factors is twenty to forty pairings. */
const MAX_ENHANCED = 1_000;
const FACTORS = 30;
/** Two whole armies with their rule texts. */
const BODY_LIMIT = 8 * 1024 * 1024;
/** A pairing of a job may take this long. */
const PAIRING_MS = 60_000;
/** Steps of exact work in a millisecond on a busy machine, and what a pairing too large to count comes to when it is rolled. */
const STEPS_A_MS = 300_000;
const MOST_STEPS = 2_000_000_000;
/** Reading and explaining a pairing, whatever it costs to count. */
const OVERHEAD_MS = 5;
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

export function simulationRoutes(app: FastifyInstance, { runner, jobs, settings }: Context): void {
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
      response: {
        ...replies(reply, 'The results.', { 400: 'The request is wrong.' }),
        202: {
          description: 'It takes longer than a request may: {"job"} says where the results will be.',
          ...component('JobTaken'),
        },
      },
    },
    bodyLimit: BODY_LIMIT,
  });

  /** At once where the time of a request is enough, otherwise as a job whose result is the same. */
  const respond = (
    request: FastifyRequest,
    reply: FastifyReply,
    most: number,
    work: (simulator: Simulator, pairings: readonly Pairing[]) => Promise<object>,
  ) =>
    answer(reply, async () => {
      const run = parseRun(request.body);
      const pairings = pairingsOf(run, most);
      const each = most === MAX_ENHANCED ? FACTORS : 1;
      if (timeMsOf(pairings, run) * each <= (timeBudgetMs * runner.parallelism) / 2) {
        const signal = whileConnectedFor(reply, timeBudgetMs);
        const now = await refusalOf(() => work(new Simulator(runner, run, signal, timeBudgetMs), pairings));
        // An estimate that was too low: there is still the other way.
        if (!('error' in now) || (now.error as Problem).code !== 'budget/exceeded') return now;
      }
      const client = clientOf(request);
      const asker = { client: typeof client === 'string' ? client : undefined, address: request.ip };
      const about = { kind: 'simulation', calculator: CALCULATOR, total: pairings.length };
      const job = jobs.add(about, asker, (signal) =>
        refusalOf(() => work(new Simulator(runner, run, signal, PAIRING_MS), pairings)),
      );
      if (!('id' in job)) return job;
      reply.status(202).header('location', `/api/v1/jobs/${job.id}`);
      return { job };
    });

  app.route({
    ...route('/simulation/run', 'runGrimdark', 'Units of two armies against each other', 'GrimdarkRunReply'),
    handler: (request, reply) =>
      respond(request, reply, MAX_PAIRINGS, async (simulator, pairings) => {
        const answers = await simulator.duels(pairings.map(({ input }) => input));
        return {
          matchups: answers.map((duel, i) => matchupOf(pairings[i], duel)),
          timestamp: new Date().toISOString(),
        };
      }),
  });

  app.route({
    ...route(
      '/simulation/run-enhanced',
      'runGrimdarkEnhanced',
      'The same, with what decides each pairing',
      'GrimdarkEnhancedReply',
    ),
    handler: (request, reply) =>
      respond(request, reply, MAX_ENHANCED, async (simulator, pairings) => {
        const answers = await simulator.duels(pairings.map(({ input }) => input));
        // One pairing after the other: each already fills the threads.
        const factors: Awaited<ReturnType<Simulator['factors']>>[] = [];
        for (const [i, pairing] of pairings.entries()) factors.push(await simulator.factors(pairing, answers[i]));
        return {
          simulation_id: randomUUID(),
          matchups: answers.map((duel, i) => ({ ...matchupOf(pairings[i], duel), combat_factors: factors[i] })),
          ...aggregates(pairings, answers),
          timestamp: new Date().toISOString(),
        };
      }),
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

/** About how long the pairings take one after the other. */
function timeMsOf(pairings: readonly Pairing[], { method, iterations }: RunRequest): number {
  if (method === 'simulate') return (pairings.length * (iterations ?? DEFAULT_ITERATIONS)) / 20;
  const steps = pairings.reduce((sum, { input }) => sum + costOf(input), 0);
  return pairings.length * OVERHEAD_MS + steps / STEPS_A_MS;
}

function costOf(input: DuelInput): number {
  return Math.min(MOST_STEPS, duelCalculator.cost(duelCalculator.prepare(input)));
}

/** What was refused on the way, as the answer. */
async function refusalOf(work: () => Promise<object>): Promise<object> {
  try {
    return await work();
  } catch (thrown) {
    if (thrown instanceof Refused) return { error: thrown.problem };
    throw thrown;
  }
}

function parseRun(body: unknown): RunRequest {
  const parsed = runRequest.safeParse(body);
  if (!parsed.success) throw new Refused(problemFromZod('simulation', parsed.error, body));
  return parsed.data;
}

async function answer(reply: FastifyReply, work: () => Promise<object>) {
  const result = await refusalOf(work);
  return 'error' in result ? sendProblem(reply, result.error as Problem) : result;
}
