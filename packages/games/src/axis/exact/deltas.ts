// What one more unit of each kind would change.
import type { Budget } from '../../budget.ts';
import { type DeltaRow, summaryOf } from '../findings.ts';
import { type Battle, canTakePart } from '../schema/index.ts';
import { UNITS } from '../units.ts';
import { solveBattle } from './battle.ts';

export function unitDeltas(battle: Battle, base: { readonly [name: string]: number }, budget: Budget): DeltaRow[] {
  const rows: DeltaRow[] = [];
  for (const side of ['attack', 'defense'] as const)
    for (const unit of UNITS) {
      if (unit.reportedAs !== undefined || !canTakePart(unit.id, side, battle.naval)) continue;
      if (unit.landed && !UNITS.some((other) => other.landed && (battle.waves[0][side].units[other.id] ?? 0) > 0))
        continue;
      const summary = summaryOf(
        solveBattle(reinforced(battle, side, unit.id), budget).waves.map(({ result }) => result),
      );
      rows.push({
        side,
        unit: unit.id,
        winChance: summary.winChance - base.winChance,
        profit: summary.profit - base.profit,
      });
    }
  return rows;
}

/** One more of a unit in the first wave. */
function reinforced(battle: Battle, side: 'attack' | 'defense', id: (typeof UNITS)[number]['id']): Battle {
  const [first, ...rest] = battle.waves;
  const units = { ...first[side].units, [id]: (first[side].units[id] ?? 0) + 1 };
  return { ...battle, waves: [{ ...first, [side]: { ...first[side], units } }, ...rest] };
}
