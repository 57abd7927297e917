// What one more unit of each kind would change.
import type { Budget } from '../../../contract/budget.ts';
import { type BattleSummary, type DeltaRow, summaryOf } from '../../findings.ts';
import { type Battle, withArmy } from '../../plan.ts';
import { canTakePart, UNITS } from '../../units.ts';
import { solveSeries } from '../series.ts';

export function unitDeltas(battle: Battle, base: BattleSummary, budget: Budget): DeltaRow[] {
  const rows: DeltaRow[] = [];
  for (const side of ['attack', 'defense'] as const)
    UNITS.forEach((unit, t) => {
      if (unit.reportedAs !== undefined || !canTakePart(unit.id, side, battle.naval)) return;
      const { counts } = battle.waves[0][side];
      if (unit.landed && !UNITS.some((other, k) => other.landed && counts[k] > 0)) return;
      const more = counts.map((n, k) => (k === t ? n + 1 : n));
      const summary = summaryOf(battle, solveSeries(withArmy(battle, 0, side, more), budget, false));
      rows.push({
        side,
        unit: unit.id,
        winChance: summary.winChance - base.winChance,
        profit: summary.profit - base.profit,
      });
    });
  return rows;
}
