// axis/battle solved exactly: the waves, and whatever else the report asks for.
import type { Budget } from '../../budget.ts';
import { type BattleFindings, distributionsOf, summaryOf, type Totals, type ValueRow, ValueSums } from '../findings.ts';
import type { Battle } from '../schema/index.ts';
import { hasTotals, ordersOf } from '../tally.ts';
import type { Army } from '../units.ts';
import { valueOfArmy } from '../values.ts';
import { followAllWaves } from './all-waves.ts';
import { type SolvedBattle, solveBattle } from './battle.ts';
import { unitDeltas } from './deltas.ts';
import { jointRows } from './joint.ts';
import { luckOf } from './luck.ts';
import { resolveOrders } from './optimal-order.ts';
import { roundTable } from './round-table.ts';
import { stopTable } from './stop-table.ts';

export function exact(given: Battle, budget: Budget): BattleFindings {
  const battle = resolveOrders(given, budget);
  const solved = solveBattle(battle, budget);
  const waves = solved.waves.map(({ result }) => result);
  const { report } = battle;
  const swaps = battle.waves.some((wave) => wave.conquerorDefends);
  const followed = battle.waves.length > 1 && hasTotals(battle) ? followAllWaves(battle, solved, budget) : undefined;
  const totals = followed?.totals ?? totalsOf(battle, solved);
  return {
    errorBound: solved.dropped,
    distributions: distributionsOf(totals),
    summary: summaryOf(waves),
    waves,
    orders: ordersOf(battle),
    ...(followed === undefined ? {} : { allWaves: followed.report }),
    ...(report.joint ? { joint: jointRows(solved) } : {}),
    ...(report.rounds > 0 ? { roundByRound: roundTable(battle, report.rounds, solved.futures[0], budget) } : {}),
    ...(report.stopTable ? { stopTable: stopTable(battle, solved.futures[0], budget) } : {}),
    ...(report.deltas ? { deltas: unitDeltas(battle, summaryOf(waves), budget) } : {}),
    ...(report.played === null || totals === undefined || swaps ? {} : { luck: luckOf(battle, totals, report.played) }),
  };
}

function totalsOf(battle: Battle, solved: SolvedBattle): Totals | undefined {
  if (battle.waves.length > 1) return undefined;
  const values = (
    rows: readonly { readonly lost: Army; readonly probability: number }[],
    side: 'attack' | 'defense',
  ): ValueRow[] => {
    const sums = new ValueSums();
    for (const { lost, probability } of rows) sums.add(valueOfArmy(battle, lost, side), probability);
    return sums.rows();
  };
  const { casualties, profit } = solved.waves[0].result;
  return {
    attackerLoss: values(casualties.attack, 'attack'),
    defenderLoss: values(casualties.defense, 'defense'),
    profit,
  };
}
