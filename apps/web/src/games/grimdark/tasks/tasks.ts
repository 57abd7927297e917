// What the Armies page has done in the engine's thread: lists read, matrices, pairings, replays, the rules catalogue.
import { MatrixPairs } from '@oddsmith/analysis';
import type { Problem } from '@oddsmith/games';
import {
  type CombatFactor,
  type Coverage,
  type CoverageReport,
  type CoveredRule,
  combatFactors,
  coverageOf,
  coverUnit,
  coverUnits,
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
import { importArmyList } from '@oddsmith/games/importers';
import type { GameTasks, TaskRun } from '../../../engine/game-task.ts';
import type { Army, ArmyUnit } from '../armies/army.ts';
import { fingerprint } from '../armies/fingerprint.ts';
import type { RunPlan } from '../plan/run-plan.ts';
import { type BattleInput, type Pairing, type Rolled, type Settings, STEPS, solve } from './solve.ts';
import { typicalLoss } from './typical-loss.ts';

export type Odds = readonly [win: number, draw: number, loss: number];

export interface Cell {
  readonly attacker: number;
  readonly defender: number;
  /** Absent when it is exact. */
  readonly rolled?: Rolled;
  readonly scenarios: { readonly [scenario in Scenario]?: Odds };
}

export interface MatrixOrder {
  readonly attackers: readonly UnitInput[];
  readonly defenders: readonly UnitInput[];
  readonly settings: Settings;
  readonly run: RunPlan;
}

export interface MatrixUpdate {
  readonly cells: readonly Cell[];
  readonly done: number;
  readonly total: number;
  /** Of the pairing being worked on, 0 to 1. */
  readonly part: number;
}

export type ArmyReading =
  | {
      readonly ok: true;
      /** Notes are put into words by the page. */
      readonly army: Army;
      readonly version: string | undefined;
    }
  | { readonly ok: false; readonly problem: Problem };

export interface RuleEntry {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  readonly category: (typeof rules)[number]['category'];
  readonly coverage: Coverage;
}

const REPORT_MS = 60;

function samples(): readonly Army[] {
  return sampleArmies.map((sample) => ({
    key: sample.id,
    origin: 'sample',
    name: sample.name,
    note: sample.faction,
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
async function read({ files }: { readonly files: readonly string[] }): Promise<ArmyReading> {
  let refusal: Problem = { code: 'grimdark/import-empty', path: '', message: 'there is nothing in it' };
  for (const [index, content] of files.entries()) {
    const books = files.filter((_, other) => other !== index);
    const result = await importArmyList(content, { game: 'grimdark', books });
    if (!result.ok) {
      if (index === 0 || refusal.code === 'grimdark/import-army-book') refusal = result.problem;
      continue;
    }
    const { name, factions, version, rulesVersion, units, ruleTexts, diagnostics } = result.army;
    const texts = Object.fromEntries(Object.entries(ruleTexts).filter(([rule]) => lookUp(rule) === undefined));
    return {
      ok: true,
      version,
      army: {
        key: fingerprint(JSON.stringify([name, units, texts])),
        origin: 'list',
        name,
        note: factions.filter((faction) => faction !== name).join(', '),
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
    note: '',
    rulesVersion: '3.5',
    units: read.flatMap(({ id, parsed }) => (parsed.success ? [armyUnit(id, parsed.data)] : [])),
    ruleTexts,
    diagnostics: [],
  };
}

/** Cells by what they depend on: choosing one more unit computes one more row, not all of them. */
const known = new Map<string, Omit<Cell, 'attacker' | 'defender'>>();
const KNOWN_LIMIT = 4000;
/** Whole answers of the last rolled pairings: opening a cell must not roll its battles again. */
const rolledPairings = new Map<string, Pairing>();
const ROLLED_LIMIT = 100;

type Pausing = Pick<TaskRun, 'pause'>;

interface PairingOrder {
  readonly input: BattleInput;
  readonly run: RunPlan;
}

async function solveOnce(order: PairingOrder, run: Pausing, onPart?: (part: number) => void): Promise<Pairing> {
  const key = JSON.stringify(order);
  const remembered = rolledPairings.get(key);
  if (remembered !== undefined) return remembered;
  const pairing = await solve(order.input, order.run, run.pause, onPart);
  if (pairing.rolled !== undefined) {
    if (rolledPairings.size >= ROLLED_LIMIT) rolledPairings.clear();
    rolledPairings.set(key, pairing);
  }
  return pairing;
}

function pairing(order: PairingOrder, run: TaskRun): Promise<Pairing> {
  return solveOnce(order, run);
}

async function cellOf(
  order: PairingOrder,
  run: Pausing,
  onPart: (part: number) => void,
): Promise<Omit<Cell, 'attacker' | 'defender'>> {
  const whole = JSON.stringify(order);
  // A counted cell does not depend on iterations and seed.
  const counted = JSON.stringify(order.input);
  const remembered = (order.run.method === 'exact' ? known.get(counted) : undefined) ?? known.get(whole);
  if (remembered !== undefined) return remembered;
  const { rolled, scenarios } = await solveOnce(order, run, onPart);
  const odds = Object.fromEntries(
    Object.entries(scenarios).map(([scenario, { win, draw, loss }]) => [scenario, [win, draw, loss]]),
  );
  const cell = { scenarios: odds, ...(rolled === undefined ? {} : { rolled }) };
  if (known.size >= KNOWN_LIMIT) known.clear();
  known.set(rolled === undefined ? counted : whole, cell);
  return cell;
}

async function matrix(
  { attackers, defenders, settings, run: plan }: MatrixOrder,
  run: TaskRun<MatrixUpdate>,
): Promise<number> {
  const pairs = new MatrixPairs(attackers, defenders);
  const { total } = pairs;
  let waiting: Cell[] = [];
  let done = 0;
  let reported = performance.now();
  const report = (part: number) => {
    run.report({ cells: waiting, done, total, part });
    waiting = [];
    reported = performance.now();
  };
  const onPart = (part: number) => {
    if (part < 1 && performance.now() - reported >= REPORT_MS) report(part);
  };
  for (let index = 0; index < total; index++) {
    const { row, column } = pairs.at(index);
    const order = { input: { ...settings, attacker: attackers[row], defender: defenders[column] }, run: plan };
    // Awaited first: reports on the way replace the list.
    const cell = await cellOf(order, run, onPart);
    waiting.push({ attacker: row, defender: column, ...cell });
    done++;
    if (done < total && performance.now() - reported < REPORT_MS) continue;
    report(0);
    await run.pause();
    reported = performance.now();
  }
  return total;
}

function factors({ input }: { readonly input: BattleInput }): readonly CombatFactor[] {
  return combatFactors(duelSchema.parse(input), { steps: STEPS });
}

interface ReplayOrder {
  readonly input: BattleInput;
  readonly scenario: Scenario;
  readonly seed: number;
}

function play(order: ReplayOrder): Replay {
  return replay(duelSchema.parse(order.input), order.scenario, order.seed);
}

/** From the given seed on. */
function lossOf({ input, scenario, seed }: ReplayOrder): { readonly seed: number | undefined } {
  const duel = duelSchema.parse(input);
  return { seed: typicalLoss((one) => replay(duel, scenario, one), seed) };
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
  typicalLoss: lossOf,
  coverage,
  unitRules,
  catalogue,
} satisfies GameTasks;
