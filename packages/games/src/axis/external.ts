// The interface of specs/axis.md for people who come from that engine: its input and output shapes around our battle.
import { Budget } from '../contract/budget.ts';
import { InvalidInput } from '../contract/calculate.ts';
import { problemsFromZod } from '../contract/problem.ts';
import { followAllWaves } from './exact/report/all-waves.ts';
import { solveSeries } from './exact/series.ts';
import type { CasualtyRow, Outcome, WaveResult } from './findings.ts';
import { planBattle } from './plan.ts';
import { battleSchema, fromExternal, type MultiwaveInput } from './schema/index.ts';
import { type Army, formatArmy, UNIT_IDS, UNITS } from './units.ts';

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

/** A side in every wave. */
function sideOf(results: readonly WaveResult[], side: 'attacker' | 'defender'): ExternalSideOutput {
  const totals = results.map((result) => result[`${side}LossTotal`]);
  return {
    survives: results.map((result) => result[`${side}Survives`]),
    ipcLoss: totals,
    incrementalLoss: results.map((result) => result[`${side}Loss`]),
    cumulativeIpcLoss: totals,
  };
}

/** Throws InvalidInput on units and modes that do not exist. */
export function multiwaveExternal(input: MultiwaveInput): MultiwaveOutput {
  const native = fromExternal(input);
  const parsed = battleSchema.safeParse(native);
  if (!parsed.success) throw new InvalidInput(problemsFromZod({ scope: 'axis', error: parsed.error, input: native }));
  const battle = planBattle(parsed.data);
  const solved = solveSeries(battle, new Budget());
  const results = solved.waves.map(({ result }) => result);
  const floor = input.report_prune_threshold ?? 0;
  const casualties = ({ attack, defense }: WaveResult['casualties']): ExternalCasualties => ({
    attack: rows(attack, floor, input, 1),
    defense: rows(defense, floor, input, -1),
  });
  const overAll = () => {
    const { attackerLost, defenderLost } = followAllWaves(battle, solved, new Budget()).report;
    const lostOnly = (given: typeof attackerLost) => given.map((row) => ({ ...row, left: {}, retreated: {} }));
    return casualties({ attack: lostOnly(attackerLost), defense: lostOnly(defenderLost) });
  };
  const casualtiesInfoArr = results.map((result) => casualties(result.casualties));
  let allWaves: ExternalCasualties | undefined;
  return {
    get casualtiesInfo() {
      allWaves ??= results.length === 1 ? casualtiesInfoArr[0] : overAll();
      return allWaves;
    },
    attack: sideOf(results, 'attacker'),
    defense: sideOf(results, 'defender'),
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
