// What the Armies page has done in the engine's thread: lists read, pairings, replays, the rules catalogue.
import { loadWords, type Problem } from '@oddsmith/games';
import {
  type Circumstance,
  type CombatFactor,
  type Coverage,
  type CoverageReport,
  type CoveredRule,
  combatFactors,
  coverageOf,
  coverUnit,
  coverUnits,
  type Diagnostic,
  duelSchema,
  type ImportedUnit,
  lookUp,
  type Replay,
  type RulesVersion,
  replay,
  ruleSetOf,
  rules,
  unitRules as rulesOfUnit,
  type Scenario,
  sampleArmies,
  type Unit,
  type UnitInput,
  unitSchema,
} from '@oddsmith/games/grimdark';
import { importArmyList } from '@oddsmith/games/lists';
import type { GameTasks, Pause } from '../../../engine/game-task.ts';
import { type Language, language } from '../../../language/language.ts';
import type { RunPlan } from '../../../places/armies/plan/run-plan.ts';
import { armyKey } from '../../../places/armies/slots/army-key.ts';
import { EXACT_STEPS } from './exact-steps.ts';
import { type BattleInput, type Pairing, solve } from './solve.ts';
import { typicalLoss } from './typical-loss.ts';

/** An army as it was read; notes are put into words by the page. */
export interface ReadArmy {
  readonly key: string;
  readonly origin: 'sample' | 'list' | 'link';
  readonly name: string;
  readonly note: string;
  readonly rulesVersion: RulesVersion;
  readonly units: readonly ImportedUnit[];
  readonly ruleTexts: { readonly [name: string]: string };
  readonly diagnostics: readonly Diagnostic[];
}

export type ListReading =
  | {
      readonly ok: true;
      readonly army: ReadArmy;
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

function samples(): readonly ReadArmy[] {
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

function armyUnit(id: string, unit: UnitInput): ImportedUnit {
  const models = unit.models.reduce((sum, model) => sum + (model.count ?? 1), 0);
  return { id, unit, points: unit.points ?? 0, models };
}

/** Several files make one list: what is no list itself is a book for it. */
async function read({ files }: { readonly files: readonly string[] }): Promise<ListReading> {
  let refusal: Problem = { code: 'grimdark/import-empty', path: '', message: 'there is nothing in it' };
  for (const [index, content] of files.entries()) {
    const books = files.filter((_, other) => other !== index);
    const result = await importArmyList(content, { game: 'grimdark', books, language });
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
        key: armyKey({ name, units, ruleTexts: texts }),
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

export interface LinkedUnits {
  readonly key: string;
  readonly name: string;
  readonly units: readonly { readonly id: string; readonly unit: unknown }[];
  readonly ruleTexts: { readonly [name: string]: string };
}

/** Units from a link: strangers write links, so each unit is checked. Undefined when one is no unit. */
function adopt({ key, name, units, ruleTexts }: LinkedUnits): ReadArmy | undefined {
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

/** The last rolled pairings: opening one of them once more must not roll its battles again. */
const rolledPairings = new Map<string, Pairing>();
const ROLLED_LIMIT = 100;

interface PairingOrder {
  readonly input: BattleInput;
  readonly run: RunPlan;
}

async function pairing(order: PairingOrder, pause: Pause): Promise<Pairing> {
  const key = JSON.stringify(order);
  const remembered = rolledPairings.get(key);
  if (remembered !== undefined) return remembered;
  const solved = await solve(order.input, order.run, pause);
  if (solved.rolled !== undefined) {
    if (rolledPairings.size >= ROLLED_LIMIT) rolledPairings.clear();
    rolledPairings.set(key, solved);
  }
  return solved;
}

async function factors({ input }: { readonly input: BattleInput }): Promise<readonly CombatFactor[]> {
  const [words] = await loadWords(language, 'grimdark');
  return combatFactors(duelSchema.parse(input), { steps: EXACT_STEPS }, words);
}

interface ReplayOrder {
  readonly input: BattleInput;
  readonly scenario: Scenario;
  readonly seed: number;
}

async function play({ input, scenario, seed }: ReplayOrder, _pause: Pause, language: Language): Promise<Replay> {
  const [words] = await loadWords(language, 'grimdark');
  return replay(duelSchema.parse(input), scenario, seed, words);
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

type UnitRules = ReturnType<typeof rulesOfUnit>;

interface NotesOrder extends RulesOrder {
  readonly attacker: Unit;
  readonly defender: Unit;
  readonly circumstances: { readonly [side in 'attacker' | 'defender']: Partial<Circumstance> };
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

/** What becomes of the rules of both units of a battle. */
function bothRules(input: NotesOrder): { readonly [side in 'attacker' | 'defender']: UnitRules } {
  const set = ruleSetOf(input);
  const of = (side: 'attacker' | 'defender') => rulesOfUnit(input[side], set, input.circumstances[side]);
  return { attacker: of('attacker'), defender: of('defender') };
}

export const tasks = {
  bothRules,
  samples,
  read,
  adopt,
  pairing,
  factors,
  play,
  typicalLoss: lossOf,
  coverage,
  unitRules,
  catalogue,
} satisfies GameTasks;
