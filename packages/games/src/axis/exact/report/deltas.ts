// What one more unit of each kind would change.
import type { Budget } from '../../../budget.ts';
import { type BattleSummary, type DeltaRow, summaryOf } from '../../findings.ts';
import { type Battle, type Role, withArmy } from '../../plan.ts';
import { canTakePart } from '../../schema/index.ts';
import { UNITS } from '../../units.ts';
import { solveSeries } from '../series.ts';

export function unitDeltas(battle: Battle, base: BattleSummary, budget: Budget): DeltaRow[] {
  const rows: DeltaRow[] = [];
  for (const side of ['attack', 'defense'] as const)
    UNITS.forEach((unit, t) => {
      if (unit.reportedAs !== undefined || !canTakePart(unit.id, side, battle.naval)) return;
      const { counts } = battle.waves[0][side];
      if (unit.landed && !UNITS.some((other, k) => other.landed && counts[k] > 0)) return;
      const summary = summaryOf(battle, solveSeries(reinforced(battle, side, t), budget, false));
      rows.push({
        side,
        unit: unit.id,
        winChance: summary.winChance - base.winChance,
        profit: summary.profit - base.profit,
      });
    });
  return rows;
}

/** One more of a unit in the first wave. */
function reinforced(battle: Battle, role: Role, type: number): Battle {
  const { counts } = battle.waves[0][role];
  return withArmy(
    battle,
    0,
    role,
    counts.map((n, t) => (t === type ? n + 1 : n)),
  );
}
