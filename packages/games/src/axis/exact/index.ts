// axis/battle solved exactly: the waves, and whatever else the report asks for.
import type { Budget } from '../../contract/budget.ts';
import { weighOrders } from '../advisor/order-table.ts';
import { weighDecisions } from '../advisor/weigh.ts';
import { type BattleFindings, battleFindings, hasTotals, type Totals, type ValueRow, ValueSums } from '../findings.ts';
import type { Battle } from '../plan.ts';
import type { Army } from '../units.ts';
import { valueOfArmy } from '../values.ts';
import { orderBattle } from './cost.ts';
import { followAllWaves } from './report/all-waves.ts';
import { unitDeltas } from './report/deltas.ts';
import { jointRows } from './report/joint.ts';
import { luckOf } from './report/luck.ts';
import { roundTable } from './report/round-table.ts';
import { stopTable } from './report/stop-table.ts';
import { luckOfDice } from './report/thrown.ts';
import { type SolvedBattle, solveSeries } from './series.ts';

export function exact(given: Battle, budget: Budget): BattleFindings {
  const { battle, search } = orderBattle(given, budget);
  const solved = solveSeries(battle, budget);
  const { report } = battle;
  const followed = battle.waves.length > 1 && hasTotals(battle) ? followAllWaves(battle, solved, budget) : undefined;
  const totals = followed?.totals ?? totalsOf(battle, solved);
  const found = battleFindings(battle, solved, {
    errorBound: solved.dropped,
    totals,
    orderSearch: search,
    allWaves: followed?.report,
  });
  const rolled = luckOfDice(battle);
  return {
    ...found,
    ...(rolled === undefined ? {} : { rolled }),
    ...(report.joint ? { joint: jointRows(solved) } : {}),
    ...(report.rounds > 0 ? { roundByRound: roundTable(battle, solved.outlooks[0], budget) } : {}),
    ...(report.stopTable ? { stopTable: stopTable(battle, solved.outlooks[0], budget) } : {}),
    ...(report.orders ? { orderTable: weighOrders(battle, budget) } : {}),
    ...(battle.advise ? { decisions: weighDecisions(battle, budget) } : {}),
    ...(report.deltas ? { deltas: unitDeltas(battle, found.summary, budget) } : {}),
    ...(report.played === null || totals === undefined || battle.swaps
      ? {}
      : { luck: luckOf(battle, totals, report.played) }),
  };
}

function totalsOf(battle: Battle, solved: SolvedBattle): Totals | undefined {
  if (battle.waves.length > 1) return undefined;
  const sumOf = (
    rows: readonly { readonly lost: Army; readonly probability: number }[],
    values: readonly number[],
  ): ValueRow[] => {
    const sums = new ValueSums();
    for (const { lost, probability } of rows) sums.add(valueOfArmy(values, lost), probability);
    return sums.rows();
  };
  const { casualties, profit } = solved.waves[0].result;
  return {
    attackerLoss: sumOf(casualties.attack, battle.attackValues),
    defenderLoss: sumOf(casualties.defense, battle.defenseValues),
    profit,
  };
}
