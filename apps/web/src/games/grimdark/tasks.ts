// What the Armies page has done in the engine's thread: lists read, matrices, pairings, replays, the rules catalogue.
import { type Answer, calculateWith, isRefusal, type Problem } from '@oddsmith/games';
import {
  type CombatFactor,
  type CoverageReport,
  type CoveredRule,
  calculators,
  combatFactors,
  coverageOf,
  coverUnit,
  coverUnits,
  type DuelFindings,
  type DuelInput,
  duelSchema,
  lookUp,
  type Replay,
  type RulesVersion,
  replay,
  ruleSetOf,
  rules,
  type Scenario,
  sampleArmies,
  type UnitInput,
  unitSchema,
} from '@oddsmith/games/grimdark';
import { importArmy } from '@oddsmith/games/grimdark/import';
import type { GameTasks, TaskRun } from '../../engine/game-task.ts';
import type { Army, ArmyUnit } from './army.ts';
import { fingerprint } from './fingerprint.ts';

/** Everything of a duel but its units, as a page sends it. */
export type Settings = Omit<DuelInput, 'attacker' | 'defender'>;
export type Odds = readonly [win: number, draw: number, loss: number];

export interface Cell {
  readonly attacker: number;
  readonly defender: number;
  readonly exact: boolean;
  readonly scenarios: { readonly [scenario in Scenario]?: Odds };
}

export interface MatrixOrder {
  readonly attackers: readonly UnitInput[];
  readonly defenders: readonly UnitInput[];
  readonly settings: Settings;
}

export interface MatrixUpdate {
  readonly cells: readonly Cell[];
  readonly done: number;
  readonly total: number;
}

export type ArmyReading =
  | { readonly ok: true; readonly army: Army }
  | { readonly ok: false; readonly problem: Problem };

export interface RuleEntry {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  readonly category: string;
  readonly coverage: string;
}

export type Pairing = Answer & DuelFindings;

/** About a third of a second of exact work for one pairing; beyond it the cell is simulated and says so. */
const STEPS = 300_000_000;
const REPORT_MS = 60;

function samples(): readonly Army[] {
  return sampleArmies.map((sample) => ({
    key: sample.id,
    origin: 'sample',
    name: sample.name,
    note: `${sample.faction}, a sample army`,
    rulesVersion: '3.5',
    units: sample.units.map((unit, index) => armyUnit(`u${index + 1}`, unit)),
    ruleTexts: {},
    diagnostics: [],
  }));
}

function armyUnit(id: string, unit: UnitInput): ArmyUnit {
  const models = unit.models.reduce((sum, model) => sum + (model.count ?? 1), 0);
  return { id, unit, points: unit.points ?? 0, models };
}

/** Several files make one list: what is no list itself is a book for it. */
function read({ files }: { readonly files: readonly string[] }): ArmyReading {
  let refusal: Problem = { code: 'grimdark/import-empty', path: '', message: 'there is nothing in it' };
  for (const [index, content] of files.entries()) {
    const result = importArmy(
      content,
      files.filter((_, other) => other !== index),
    );
    if (!result.ok) {
      if (index === 0 || refusal.code === 'grimdark/import-army-book') refusal = result.problem;
      continue;
    }
    const { name, factions, version, rulesVersion, units, ruleTexts, diagnostics } = result.army;
    const texts = Object.fromEntries(Object.entries(ruleTexts).filter(([rule]) => lookUp(rule) === undefined));
    return {
      ok: true,
      army: {
        key: fingerprint(JSON.stringify([name, units, texts])),
        origin: 'list',
        name,
        note: [factions.join(', '), version === undefined ? '' : `version ${version}`].filter(Boolean).join(', '),
        rulesVersion,
        units,
        ruleTexts: texts,
        diagnostics,
      },
    };
  }
  return { ok: false, problem: refusal };
}

export interface LinkedArmy {
  readonly key: string;
  readonly name: string;
  readonly units: readonly { readonly id: string; readonly unit: unknown }[];
  readonly ruleTexts: { readonly [name: string]: string };
}

/** Units from a link: strangers write links, so each unit is checked. Undefined when one is no unit. */
function adopt({ key, name, units, ruleTexts }: LinkedArmy): Army | undefined {
  const read = units.map(({ id, unit }) => ({ id, parsed: unitSchema.safeParse(unit) }));
  if (read.length === 0 || read.some(({ parsed }) => !parsed.success)) return undefined;
  return {
    key,
    origin: 'link',
    name,
    note: 'from a link: the units that were chosen',
    rulesVersion: '3.5',
    units: read.flatMap(({ id, parsed }) => (parsed.success ? [armyUnit(id, parsed.data)] : [])),
    ruleTexts,
    diagnostics: [],
  };
}

/** Cells by what they depend on: choosing one more unit computes one more row, not all of them. */
const known = new Map<string, Omit<Cell, 'attacker' | 'defender'>>();
const KNOWN_LIMIT = 4000;

function cellOf(attacker: UnitInput, defender: UnitInput, settings: Settings): Omit<Cell, 'attacker' | 'defender'> {
  const key = JSON.stringify([settings, attacker, defender]);
  const remembered = known.get(key);
  if (remembered !== undefined) return remembered;
  const answer = pairing({ input: { ...settings, attacker, defender } });
  const scenarios = Object.fromEntries(
    Object.entries(answer.scenarios).map(([scenario, { win, draw, loss }]) => [scenario, [win, draw, loss]]),
  );
  const cell = { exact: answer.method === 'exact', scenarios };
  if (known.size >= KNOWN_LIMIT) known.clear();
  known.set(key, cell);
  return cell;
}

async function matrix({ attackers, defenders, settings }: MatrixOrder, run: TaskRun): Promise<number> {
  const total = attackers.length * defenders.length;
  let waiting: Cell[] = [];
  let done = 0;
  let reported = performance.now();
  for (const [a, attacker] of attackers.entries())
    for (const [d, defender] of defenders.entries()) {
      waiting.push({ attacker: a, defender: d, ...cellOf(attacker, defender, settings) });
      done++;
      if (done < total && performance.now() - reported < REPORT_MS) continue;
      run.report({ cells: waiting, done, total } satisfies MatrixUpdate);
      waiting = [];
      await run.pause();
      reported = performance.now();
    }
  return total;
}

export interface BattleInput extends Settings {
  readonly attacker: UnitInput;
  readonly defender: UnitInput;
}

function pairing({ input }: { readonly input: BattleInput }): Pairing {
  const answer = calculateWith(calculators, { calculator: 'grimdark/duel', input }, { steps: STEPS });
  if (isRefusal(answer)) throw new Error(answer.error.message);
  return answer as Pairing;
}

function factors({ input }: { readonly input: BattleInput }): readonly CombatFactor[] {
  return combatFactors(duelSchema.parse(input), { steps: STEPS });
}

function play(order: { readonly input: BattleInput; readonly scenario: Scenario; readonly seed: number }): Replay {
  return replay(duelSchema.parse(order.input), order.scenario, order.seed);
}

interface RulesOrder {
  readonly rulesVersion: RulesVersion;
  readonly ruleTexts: { readonly [name: string]: string };
}

function coverage(order: RulesOrder & { readonly units: readonly UnitInput[] }): CoverageReport {
  return coverUnits(
    order.units.map((unit) => unitSchema.parse(unit)),
    ruleSetOf(order),
  );
}

function unitRules(order: RulesOrder & { readonly unit: UnitInput }): readonly CoveredRule[] {
  return coverUnit(unitSchema.parse(order.unit), ruleSetOf(order));
}

function catalogue(order: RulesOrder): readonly RuleEntry[] {
  const set = ruleSetOf(order);
  return rules
    .map(({ id, name, summary, category }) => ({ id, name, summary, category, coverage: coverageOf(name, set) }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

export const tasks = {
  samples,
  read,
  adopt,
  matrix,
  pairing,
  factors,
  play,
  coverage,
  unitRules,
  catalogue,
} satisfies GameTasks;

export type ArmyTasks = typeof tasks;
