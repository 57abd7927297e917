// Stop or go on: what another round is worth at every state the first wave is likely to pass through.
import type { Budget } from '../../budget.ts';
import type { StopRow } from '../findings.ts';
import type { Battle } from '../schema/index.ts';
import { toArmy, toCounts, UNIT_COUNT } from '../units.ts';
import { FIGHTS } from './arena.ts';
import { WaveField } from './wave.ts';

/** States less likely than this are left out of the table. */
const RARE = 1e-4;
const MOST_ROWS = 400;

export function stopTable(battle: Battle, budget: Budget): StopRow[] {
  const field = new WaveField(battle, 0, [toCounts(battle.waves[0].defense.units)], budget);
  const values = field.valueEverything();
  const { arena, attacker, defender } = field;
  arena.visits = new Float64Array(arena.cells);
  field.fight([1]);
  const rows: StopRow[] = [];
  for (let i = 0; i < attacker.size; i++)
    for (let j = 0; j < defender.size; j++) {
      const self = i * arena.columns + j;
      if (arena.visits[self] < RARE || arena.settle(i, j) !== FIGHTS) continue;
      const away = arena.withdraw(i, j);
      if (away === FIGHTS) continue;
      rows.push({
        attackerLeft: toArmy(attacker.counts, i * UNIT_COUNT),
        defenderLeft: toArmy(defender.counts, j * UNIT_COUNT),
        visits: arena.visits[self],
        goOnProfit: values.goOnProfit[self] - field.stopValue(i, j, away),
        goOnWinChance: values.goOnWin[self],
        stop: arena.stops?.[self] === 1,
      });
    }
  return rows.sort((a, b) => b.visits - a.visits).slice(0, MOST_ROWS);
}
