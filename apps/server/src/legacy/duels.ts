// Units of two armies against each other, and one battle die by die: the simulation routes on a thread.
import { MatrixPairs } from '@oddsmith/analysis';
import { type Fault, type Part, type PartRange, type Refused, TAKES_LONGER, type TaskContext } from '@oddsmith/compute';
import {
  Budget,
  BudgetExceeded,
  calculateParsed,
  DEFAULT_ITERATIONS,
  isRefusal,
  Kept,
  problemFromZod,
} from '@oddsmith/games';
import {
  type Duel,
  duelCalculator,
  duelSchema,
  factorVariants,
  RULES_VERSIONS,
  rankFactors,
  replay,
  type Unit,
  unitSchema,
  variantInput,
} from '@oddsmith/games/grimdark';
import type * as z from 'zod';
import { type Body, type Read, readRequest, type Written, writeJson } from '../services/json-text.ts';
import { type ServerSentence, say } from '../words/index.ts';
import type { Fought } from './aggregates.ts';
import { type DuelAnswer, matchupOf, type Pairing } from './matchup-reply.ts';
import { type ArmyBody, type RunRequest, runRequest, type UnitBody, visualizeRequest } from './schemas.ts';

/** Pairings of one request; each is up to nine exact duels. */
const MAX_PAIRINGS = 10_000;
/** Each pairing with factors is twenty to forty pairings. */
const MAX_ENHANCED = 1_000;
const FACTORS = 30;
/** Steps of exact work in a millisecond on a busy machine, and what a pairing too large to count comes to when it is rolled. */
const STEPS_A_MS = 300_000;
const MOST_STEPS = 2_000_000_000;
/** Reading and explaining a pairing, whatever it costs to count. */
const OVERHEAD_MS = 5;
/** The time of all is told from so many, or from those that were looked at when there was no more time to look. */
const SAMPLE = 50;

export interface DuelsArgument {
  readonly key: string;
  readonly body: Body;
  /** With what decides each pairing. */
  readonly enhanced: boolean;
}

/** A request that was read: every unit is parsed once, and rule texts are read once. */
interface Run {
  readonly request: RunRequest;
  readonly attackers: readonly UnitBody[];
  readonly defenders: readonly UnitBody[];
  readonly pairs: MatrixPairs;
  readonly units: ReadonlyMap<UnitBody, Unit>;
  readonly base: Duel;
}

const runs = new Kept<Read<Run>>(2);

/** Work that is refused somewhere inside. */
class Stopped extends Error {
  readonly problem: Fault;

  constructor(problem: Fault) {
    super(problem.code);
    this.problem = problem;
  }
}

/** How many pairings there are, and about how long they take one after the other. */
export function planDuels(argument: DuelsArgument, desk: TaskContext): { total: number; timeMs: number } | Refused {
  const read = runOf(argument);
  if ('error' in read) return read;
  const run = read.value;
  const { total } = run.pairs;
  const each = argument.enhanced ? FACTORS : 1;
  const { method, iterations } = run.request;
  if (method === 'simulate') return { total, timeMs: (each * total * (iterations ?? DEFAULT_ITERATIONS)) / 20 };
  const stride = Math.max(1, Math.floor(total / SAMPLE));
  let steps = 0;
  let seen = 0;
  for (let index = 0; index < total && !(seen > 0 && desk.enough()); index += stride) {
    const cost = costOf(pairingOf(run, index).input, desk);
    if (typeof cost === 'object') {
      if (seen === 0) return cost;
      break;
    }
    steps += Math.min(MOST_STEPS, cost);
    seen++;
  }
  return { total, timeMs: each * total * (OVERHEAD_MS + steps / seen / STEPS_A_MS) };
}

/** Steps of a pairing, as far as there is time to count them. */
function costOf(input: Duel, desk: TaskContext): number | Refused {
  try {
    return duelCalculator.cost(duelCalculator.prepare(input), new Budget({ expired: () => desk.stop() !== undefined }));
  } catch (thrown) {
    if (!(thrown instanceof BudgetExceeded)) throw thrown;
    return { error: reasonOf({ code: thrown.code, path: '', message: thrown.said }, desk) };
  }
}

export interface DuelsPart extends Part {
  /** What each pairing came to, for what is said about all of them. */
  readonly fought: readonly Fought[];
}

export function duels(argument: DuelsArgument & PartRange, desk: TaskContext): DuelsPart | Refused {
  const read = runOf(argument);
  if ('error' in read) return read;
  const run = read.value;
  const { total } = run.pairs;
  const items: string[] = [];
  const fought: Fought[] = [];
  const to = Math.min(total, argument.to);
  for (let index = argument.from; index < to; index++) {
    if (items.length > 0 && desk.enough()) break;
    try {
      const pairing = pairingOf(run, index);
      const answer = duelOf(pairing.input, run.request, desk);
      const matchup = matchupOf(pairing, answer);
      const factors = argument.enhanced ? { combat_factors: factorsOf(pairing, answer, run.request, desk) } : {};
      items.push(JSON.stringify({ ...matchup, ...factors }));
      const { win, draw, loss } = answer.summary;
      const { attacker, defender } = pairing;
      fought.push({ attacker: nameOf(attacker), defender: nameOf(defender), win, draw, loss });
    } catch (thrown) {
      if (!(thrown instanceof Stopped)) throw thrown;
      if (thrown.problem.code === TAKES_LONGER && items.length > 0) break;
      return { error: thrown.problem };
    }
  }
  return { total, items, fought };
}

export function visualize({ body }: { readonly body: Body }, desk: TaskContext): Written | Refused {
  const asked = readRequest('simulation', visualizeRequest, body);
  if ('error' in asked) return asked;
  const { attacker_unit, defender_unit, scenario, seed, rules_version, rule_texts, defender_in_cover } = asked.value;
  return refusing(() => {
    const input = checked(duelSchema, '', {
      attacker: unitOf(attacker_unit, 'attacker_unit'),
      defender: unitOf(defender_unit, 'defender_unit'),
      cover: defender_in_cover,
      rulesVersion: versionOf(rules_version),
      ruleTexts: rule_texts,
    });
    const reason = desk.stop();
    if (reason !== undefined) throw new Stopped(reason);
    const { events, winner, rounds } = replay(input, scenario, seed);
    return writeJson({ events, winner, total_rounds: rounds, seed });
  });
}

function runOf({ key, body, enhanced }: DuelsArgument): Read<Run> {
  return runs.get(key, () => refusing(() => ({ value: readRun(body, enhanced ? MAX_ENHANCED : MAX_PAIRINGS) })));
}

function refusing<Result extends object>(work: () => Result): Result | Refused {
  try {
    return work();
  } catch (thrown) {
    if (thrown instanceof Stopped) return { error: thrown.problem };
    throw thrown;
  }
}

function readRun(body: Body, most: number): Run {
  const asked = readRequest('simulation', runRequest, body);
  if ('error' in asked) throw new Stopped(asked.error);
  const request = asked.value;
  const attackers = select(request.army_a, request.selected_unit_ids_a, 'selected_unit_ids_a');
  const defenders = select(request.army_b, request.selected_unit_ids_b, 'selected_unit_ids_b');
  const count = attackers.length * defenders.length;
  if (count > most) refuse('too-many', '', say('too-many-pairings', { most, got: count }));
  const units = new Map<UnitBody, Unit>();
  for (const [army, chosen] of [
    ['army_a', attackers],
    ['army_b', defenders],
  ] as const)
    for (const unit of chosen)
      if (!units.has(unit)) units.set(unit, unitOf(unit, `${army}.units[${request[army].units.indexOf(unit)}]`));
  const base = checked(duelSchema, '', {
    attacker: units.get(attackers[0]),
    defender: units.get(defenders[0]),
    scenarios: request.scenarios,
    cover: request.defender_in_cover,
    rulesVersion: versionOf(request.army_a.rules_version),
    ruleTexts: { ...request.army_b.rule_texts, ...request.army_a.rule_texts },
  });
  return { request, attackers, defenders, pairs: new MatrixPairs(attackers, defenders), units, base };
}

function select(army: ArmyBody, ids: readonly string[], path: string): UnitBody[] {
  return ids.map((id) => {
    const unit = army.units.find((candidate) => candidate.id === id);
    return (
      unit ??
      refuse('unknown-unit', path, say('no-unit-in-army', { id: id.slice(0, 60), army: army.name.slice(0, 60) }))
    );
  });
}

function refuse(fact: string, path: string, message: ServerSentence): never {
  throw new Stopped({ code: `simulation/${fact}`, path, message });
}

/** Undefined where the calculators know no such version: they take their usual one. */
function versionOf(text: string): Duel['rulesVersion'] | undefined {
  return RULES_VERSIONS.find((known) => known === text);
}

/** As the calculators take it. */
function unitOf(body: UnitBody, path: string): Unit {
  const { name, points, quality, defense, special_rules: rules, models } = body;
  const rounded = points === null ? null : Math.round(points);
  return checked(unitSchema, path, { name, points: rounded, quality, defense, rules, models });
}

/** Parsed, or refused with the place in the request. */
function checked<Schema extends z.ZodType>(schema: Schema, path: string, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const problem = problemFromZod('simulation', parsed.error, value);
  throw new Stopped({ ...problem, path: [path, problem.path].filter((part) => part !== '').join('.') });
}

function pairingOf({ pairs, attackers, defenders, units, base }: Run, index: number): Pairing {
  const { row, column } = pairs.at(index);
  const attacker = attackers[row];
  const defender = defenders[column];
  const input = { ...base, attacker: units.get(attacker) as Unit, defender: units.get(defender) as Unit };
  return { attacker, defender, input };
}

function duelOf(input: Duel, { method, iterations, seed }: RunRequest, desk: TaskContext): DuelAnswer {
  const answer = calculateParsed(
    duelCalculator,
    input,
    { method, iterations, seed },
    {
      expired: () => desk.stop() !== undefined,
      ...(desk.costAtMost === undefined ? {} : { costAtMost: desk.costAtMost }),
    },
  );
  if (isRefusal(answer)) throw new Stopped(reasonOf(answer.error, desk));
  return answer as DuelAnswer;
}

/** What was stopped or not begun on the quick thread is done on another. */
function reasonOf(problem: Fault, desk: TaskContext): Fault {
  if (desk.costAtMost !== undefined && problem.code === 'budget/cancelled') return { ...problem, code: TAKES_LONGER };
  return desk.stop() ?? problem;
}

function factorsOf({ input }: Pairing, answer: DuelAnswer, request: RunRequest, desk: TaskContext) {
  const variants = factorVariants(input);
  const summaries = variants.map((variant) => duelOf(variantInput(input, variant), request, desk).summary);
  return rankFactors(input, answer.summary, variants, summaries).map(({ side, kind, name, on, change, sentence }) => ({
    side,
    kind,
    name,
    on,
    change: 100 * change,
    description: sentence,
  }));
}

function nameOf({ id, name }: UnitBody): Fought['attacker'] {
  return { id, name };
}
