// Both sides of the last wave together: every pair of survivors with its probability.
import { type JointRow, sortKey } from '../../findings.ts';
import { Summed } from '../../summed.ts';
import { toArmy, UNIT_COUNT } from '../../units.ts';
import { totalUnits } from '../graph/order.ts';
import type { FoughtWave, SolvedBattle } from '../series.ts';

/** A row takes about as long as this many steps. */
export const STEPS_PER_ROW = 1000;

export function jointRows(solved: SolvedBattle): JointRow[] {
  const { fought } = solved.waves[solved.waves.length - 1];
  const rows = new Summed<JointRow>();
  for (const wave of fought) addEndings(wave, rows);
  return rows.list().sort((a, b) => b.probability - a.probability);
}

function addEndings({ field, ending }: FoughtWave, rows: Summed<JointRow>): void {
  const { attacker, defender } = field;
  for (const { i, j, probability } of ending.endings()) {
    field.pairs.budget.spend(STEPS_PER_ROW);
    const here = Array.from(field.attackerLeft.subarray(i * UNIT_COUNT, (i + 1) * UNIT_COUNT));
    const away = Array.from(attacker.away.subarray(i * UNIT_COUNT, (i + 1) * UNIT_COUNT));
    const gone = totalUnits(field.defenderLeft, j * UNIT_COUNT) === 0;
    const row = {
      attackerLeft: gone ? toArmy(here) : {},
      attackerRetreated: gone ? toArmy(away) : toArmy(here.map((n, t) => n + away[t])),
      defenderLeft: toArmy(field.defenderLeft, j * UNIT_COUNT),
      defenderRetreated: toArmy(defender.away, j * UNIT_COUNT),
      probability,
    };
    const key = [row.attackerLeft, row.attackerRetreated, row.defenderLeft, row.defenderRetreated].map(sortKey).join();
    rows.add(key, probability, () => row);
  }
}
