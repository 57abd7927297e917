// Bodies of the original simulator as questions: which units fight, and what all their pairings have in common.
import type { Fault, Refused, TaskContext } from '@oddsmith/compute';
import { problemFromZod } from '@oddsmith/games';
import { type Duel, duelSchema, RULES_VERSIONS, replay, type Unit, unitSchema } from '@oddsmith/games/grimdark';
import type * as z from 'zod';
import type { TimedQuestion } from '../jobs/answer-or-job.ts';
import { type Body, readRequest, type Written, writeJson } from '../services/json-text.ts';
import { type ServerSentence, say } from '../words/index.ts';
import { openRun, timeOf } from './run-work.ts';
import { type ArmyBody, type RunRequest, runRequest, type UnitBody, visualizeRequest } from './schemas.ts';

/** Pairings of one request; each is up to nine exact duels. */
const MAX_PAIRINGS = 10_000;
/** Each pairing with factors is twenty to forty pairings. */
const MAX_ENHANCED = 1_000;
const KIND = 'simulation';

/** A unit as the list names it, and as the calculator takes it. */
export interface NamedUnit extends Pick<UnitBody, 'id' | 'name'> {
  readonly unit: Unit;
}

export interface RunQuestion extends Pick<RunRequest, 'method' | 'iterations' | 'seed'> {
  readonly kind: typeof KIND;
  /** With what decides each pairing. */
  readonly enhanced: boolean;
  /** Each once, however often it fights. */
  readonly units: readonly NamedUnit[];
  readonly attackers: readonly number[];
  readonly defenders: readonly number[];
  /** What all pairings have in common. */
  readonly common: Omit<Duel, 'attacker' | 'defender'>;
}

export interface RunArgument {
  readonly body: Body;
  readonly enhanced: boolean;
}

/** Work that is refused somewhere inside. */
class Stopped extends Error {
  readonly problem: Fault;

  constructor(problem: Fault) {
    super(problem.code);
    this.problem = problem;
  }
}

/** The question, and about how long all its pairings take one after the other. */
export function readRun({ body, enhanced }: RunArgument, desk: TaskContext): TimedQuestion | Refused {
  const read = refusing(() => questionOf(body, enhanced));
  if ('error' in read) return read;
  const run = openRun(read);
  const timed = timeOf(run, desk);
  if (typeof timed === 'object') return timed;
  return { kind: KIND, calculator: 'grimdark/duel', total: run.total, question: JSON.stringify(read), timeMs: timed };
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

function refusing<Result extends object>(work: () => Result): Result | Refused {
  try {
    return work();
  } catch (thrown) {
    if (thrown instanceof Stopped) return { error: thrown.problem };
    throw thrown;
  }
}

function questionOf(body: Body, enhanced: boolean): RunQuestion {
  const asked = readRequest('simulation', runRequest, body);
  if ('error' in asked) throw new Stopped(asked.error);
  const request = asked.value;
  const { army_a, army_b, scenarios, defender_in_cover, method, iterations, seed } = request;
  const attackers = select(army_a, request.selected_unit_ids_a, 'selected_unit_ids_a');
  const defenders = select(army_b, request.selected_unit_ids_b, 'selected_unit_ids_b');
  const most = enhanced ? MAX_ENHANCED : MAX_PAIRINGS;
  const count = attackers.length * defenders.length;
  if (count > most) refuse('too-many', '', say('too-many-pairings', { most, got: count }));
  const units: NamedUnit[] = [];
  const places = new Map<UnitBody, number>();
  const placesIn = (army: 'army_a' | 'army_b', chosen: readonly UnitBody[]) =>
    chosen.map((body) => {
      const known = places.get(body);
      if (known !== undefined) return known;
      const unit = unitOf(body, `${army}.units[${request[army].units.indexOf(body)}]`);
      places.set(body, units.push({ id: body.id, name: body.name, unit }) - 1);
      return units.length - 1;
    });
  const sides = { attackers: placesIn('army_a', attackers), defenders: placesIn('army_b', defenders) };
  const { attacker, defender, ...common } = checked(duelSchema, '', {
    attacker: units[sides.attackers[0]].unit,
    defender: units[sides.defenders[0]].unit,
    scenarios,
    cover: defender_in_cover,
    rulesVersion: versionOf(army_a.rules_version),
    ruleTexts: { ...army_b.rule_texts, ...army_a.rule_texts },
  });
  return { kind: KIND, enhanced, units, ...sides, common, method, iterations, seed };
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

function refuse(what: string, path: string, message: ServerSentence): never {
  throw new Stopped({ code: `simulation/${what}`, path, message });
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
