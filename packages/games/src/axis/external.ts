// The interface of specs/axis.md for people who come from that engine: its input and output shapes around our battle.
import { Budget } from '../budget.ts';
import { InvalidInput } from '../calculate.ts';
import { problemFromZod } from '../problem.ts';
import { followAllWaves } from './exact/report/all-waves.ts';
import { type SolvedBattle, solveSeries } from './exact/series.ts';
import type { CasualtyRow, Outcome } from './findings.ts';
import { type Battle, planBattle } from './plan.ts';
import { type BattleInput, battleSchema } from './schema/index.ts';
import { type Army, formatArmy, UNIT_IDS, UNITS, type UnitId } from './units.ts';

export interface ExternalSide {
  readonly units: { readonly [id: string]: number };
  readonly ool: readonly string[];
  readonly takes?: number;
  readonly aaLast?: boolean;
}

export interface ExternalWave {
  readonly attack: ExternalSide;
  readonly defense: ExternalSide;
  readonly att_submerge?: boolean;
  readonly def_submerge?: boolean;
  readonly att_dest_last?: boolean;
  readonly def_dest_last?: boolean;
  readonly is_crash_fighters?: boolean;
  /** 100, 0 and -1: to the end. */
  readonly rounds?: number;
  readonly retreat_threshold?: number;
  readonly retreat_expected_ipc_profit_threshold?: number;
  readonly retreat_pwin_threshold?: number;
  readonly pwinMode?: 'takes' | 'destroys';
  readonly retreat_strafe_threshold?: number;
  readonly retreat_lose_air_probability?: number;
  readonly use_attackers_from_previous_wave?: boolean;
  readonly ev_deadzone?: boolean;
  readonly ev_territory_value?: number;
}

export interface MultiwaveInput {
  readonly wave_info: readonly ExternalWave[];
  readonly is_naval: boolean;
  readonly diceMode: 'standard' | 'lowluck' | 'biased';
  readonly in_progress?: boolean;
  readonly prune_threshold?: number;
  readonly report_prune_threshold?: number;
  readonly is_deadzone?: boolean;
  readonly territory_value?: number;
  readonly retreat_round_zero?: boolean;
  readonly ev_future_wave?: boolean;
  readonly sortMode?: 'unit_count' | 'ipc_cost';
  readonly debug?: boolean;
  readonly num_runs?: number;
  readonly verbose_level?: number;
  readonly do_roundless_eval?: boolean;
}

export interface ExternalCasualty {
  readonly casualties: string;
  readonly survivors: string;
  readonly retreaters: string;
  readonly amount: number;
  readonly ipcLoss: number;
}

export interface ExternalCasualties {
  readonly attack: readonly ExternalCasualty[];
  readonly defense: readonly ExternalCasualty[];
}

export interface ExternalSideOutput {
  readonly survives: readonly number[];
  readonly ipcLoss: readonly number[];
  readonly incrementalLoss: readonly number[];
  readonly cumulativeIpcLoss: readonly number[];
}

export interface MultiwaveOutput {
  readonly attack: ExternalSideOutput;
  readonly defense: ExternalSideOutput;
  readonly takesTerritory: readonly number[];
  readonly rounds: readonly number[];
  readonly waves: number;
  /** Pairs of states. */
  readonly complexity: number;
  /** Over all waves, worked out when first read. Of several waves only what was lost: what is left is told wave by wave. */
  readonly casualtiesInfo: ExternalCasualties;
  readonly casualtiesInfoArr: readonly ExternalCasualties[];
  readonly profitDistribution: readonly { readonly ipc: number; readonly prob: number }[][];
  /** Not in the original: joint fate after each wave. */
  readonly outcome: readonly Outcome[];
  /** Not in the original: probability dropped by pruning. */
  readonly errorBound: number;
}

const ALIASES: { readonly [id: string]: UnitId } = { bat1: 'bat' };

function army(units: { readonly [id: string]: number }): Army {
  const result: { [id in UnitId]?: number } = {};
  for (const [id, amount] of Object.entries(units)) {
    const name = (ALIASES[id] ?? id) as UnitId;
    result[name] = (result[name] ?? 0) + amount;
  }
  return result;
}

function order(ool: readonly string[]): string[] {
  return ool.map((id) => ALIASES[id] ?? id);
}

/** The original's "no limit" values. */
const TO_THE_END = [100, 0, -1];

function wave(given: ExternalWave, naval: boolean): NonNullable<BattleInput['waves']>[number] {
  const rounds = given.rounds ?? 100;
  return {
    attack: {
      units: army(given.attack.units),
      orderOfLoss: order(given.attack.ool),
      takes: naval ? 0 : (given.attack.takes ?? 0),
    },
    defense: {
      units: army(given.defense.units),
      orderOfLoss: order(given.defense.ool),
      aaLast: !naval && (given.defense.aaLast ?? false),
    },
    attackerSubmerges: naval && (given.att_submerge ?? false),
    defenderSubmerges: naval && (given.def_submerge ?? false),
    attackerKeepsDestroyer: naval && (given.att_dest_last ?? false),
    defenderKeepsDestroyer: naval && (given.def_dest_last ?? false),
    crashFighters: naval && (given.is_crash_fighters ?? false),
    rounds: TO_THE_END.includes(rounds) ? null : rounds,
    retreat: retreat(given, naval),
    conquerorDefends: given.use_attackers_from_previous_wave ?? false,
  };
}

function retreat(
  given: ExternalWave,
  naval: boolean,
): NonNullable<NonNullable<BattleInput['waves']>[number]['retreat']> {
  const air = given.retreat_lose_air_probability;
  return {
    unitsAtMost: given.retreat_threshold === undefined || given.retreat_threshold <= 0 ? null : given.retreat_threshold,
    profitBelow: given.retreat_expected_ipc_profit_threshold ?? null,
    winChanceBelow: given.retreat_pwin_threshold ?? null,
    winMeans: naval ? null : (given.pwinMode ?? 'takes'),
    killChanceAbove: given.retreat_strafe_threshold ?? null,
    airLossChanceAbove: air === undefined || air >= 1 ? null : air,
    deadzone: given.ev_deadzone ?? null,
    territoryValue: given.ev_territory_value ?? null,
  };
}

const DICE = { standard: 'standard', lowluck: 'lowLuck', biased: 'biased' } as const;

/** The same battle in our words. */
export function fromExternal(input: MultiwaveInput): BattleInput {
  return {
    waves: input.wave_info.map((given) => wave(given, input.is_naval)),
    naval: input.is_naval,
    inProgress: input.in_progress ?? false,
    dice: DICE[input.diceMode],
    territoryValue: input.territory_value ?? 0,
    deadzone: input.is_deadzone ?? false,
    retreatBeforeBattle: input.retreat_round_zero ?? true,
    valueFutureWaves: input.ev_future_wave ?? false,
    prune: input.prune_threshold ?? 0,
    // As that engine has it: every ship fires.
    switches: { bombardmentLimited: false },
  };
}

function rows(given: readonly CasualtyRow[], floor: number, input: MultiwaveInput, sign: 1 | -1): ExternalCasualty[] {
  const cost = (units: Army) => UNITS.reduce((sum, unit) => sum + unit.cost * (units[unit.id] ?? 0), 0);
  const count = (units: Army) => UNIT_IDS.reduce((sum, id) => sum + (units[id] ?? 0), 0);
  const weigh = input.sortMode === 'unit_count' ? count : cost;
  return given
    .filter((row) => row.probability >= floor)
    .slice()
    .sort((a, b) => sign * (weigh(a.lost) - weigh(b.lost)))
    .map((row) => ({
      casualties: formatArmy(row.lost),
      survivors: formatArmy(row.left),
      retreaters: formatArmy(row.retreated),
      amount: row.probability,
      ipcLoss: cost(row.lost),
    }));
}

function casualtiesOverAll(
  battle: Battle,
  solved: SolvedBattle,
  floor: number,
  input: MultiwaveInput,
): ExternalCasualties {
  const { attackerLost, defenderLost } = followAllWaves(battle, solved, new Budget()).report;
  const lostOnly = (given: typeof attackerLost) => given.map((row) => ({ ...row, left: {}, retreated: {} }));
  return {
    attack: rows(lostOnly(attackerLost), floor, input, 1),
    defense: rows(lostOnly(defenderLost), floor, input, -1),
  };
}

/** Throws InvalidInput on units and modes that do not exist. */
export function multiwaveExternal(input: MultiwaveInput): MultiwaveOutput {
  const native = fromExternal(input);
  const parsed = battleSchema.safeParse(native);
  if (!parsed.success) throw new InvalidInput(problemFromZod('axis', parsed.error, native));
  const battle = planBattle(parsed.data);
  const solved = solveSeries(battle, new Budget());
  const results = solved.waves.map(({ result }) => result);
  const floor = input.report_prune_threshold ?? 0;
  const casualtiesInfoArr = results.map((result) => ({
    attack: rows(result.casualties.attack, floor, input, 1),
    defense: rows(result.casualties.defense, floor, input, -1),
  }));
  let allWaves: ExternalCasualties | undefined;
  return {
    get casualtiesInfo() {
      allWaves ??= results.length === 1 ? casualtiesInfoArr[0] : casualtiesOverAll(battle, solved, floor, input);
      return allWaves;
    },
    attack: {
      survives: results.map((result) => result.attackerSurvives),
      ipcLoss: results.map((result) => result.attackerLossTotal),
      incrementalLoss: results.map((result) => result.attackerLoss),
      cumulativeIpcLoss: results.map((result) => result.attackerLossTotal),
    },
    defense: {
      survives: results.map((result) => result.defenderSurvives),
      ipcLoss: results.map((result) => result.defenderLossTotal),
      incrementalLoss: results.map((result) => result.defenderLoss),
      cumulativeIpcLoss: results.map((result) => result.defenderLossTotal),
    },
    takesTerritory: results.map((result) => result.takesTerritory),
    rounds: results.map((result) => result.rounds),
    waves: results.length,
    complexity: solved.waves.reduce(
      (sum, { fought }) => sum + fought.reduce((cells, { field }) => cells + field.pairs.cells, 0),
      0,
    ),
    casualtiesInfoArr,
    profitDistribution: results.map((result) =>
      result.profit.filter(([, prob]) => prob >= floor).map(([ipc, prob]) => ({ ipc, prob })),
    ),
    outcome: results.map((result) => result.outcome),
    errorBound: solved.dropped,
  };
}
