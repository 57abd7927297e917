// How a battle already played compares with what was to be expected.
import type { Luck, Totals } from '../findings.ts';
import type { Battle } from '../schema/index.ts';
import { type Army, toCounts, UNITS } from '../units.ts';
import { unitValue, valueOfArmy } from '../values.ts';
import { captureGain } from './worth.ts';

export function luckOf(battle: Battle, totals: Totals, played: NonNullable<Battle['report']['played']>): Luck {
  const sent = (side: 'attack' | 'defense') =>
    battle.waves.reduce((sum, wave) => sum + valueOfArmy(battle, fighting(battle, wave[side].units, side), side), 0);
  const ourLoss = sent('attack') - valueOfArmy(battle, played.attackerLeft, 'attack');
  const theirLoss = sent('defense') - valueOfArmy(battle, played.defenderLeft, 'defense');
  const values = UNITS.map((unit) => unitValue(battle, unit, 'attack'));
  const cleared = UNITS.every((unit) => (played.defenderLeft[unit.id] ?? 0) === 0);
  const gain =
    cleared && !battle.naval
      ? captureGain(values, toCounts(played.attackerLeft), 0, battle.territoryValue, battle.deadzone)
      : 0;
  const profit = theirLoss - ourLoss + gain;
  let worse = 0;
  let equal = 0;
  let better = 0;
  let expectedProfit = 0;
  for (const [value, p] of totals.profit) {
    expectedProfit += value * p;
    if (Math.abs(value - profit) < 1e-6) equal += p;
    else if (value < profit) worse += p;
    else better += p;
  }
  return { profit, expectedProfit, worse, equal, better };
}

/** Bombarding ships are not at risk. */
function fighting(battle: Battle, army: Army, side: 'attack' | 'defense'): Army {
  if (battle.naval || side === 'defense') return army;
  return Object.fromEntries(UNITS.filter((unit) => unit.kind !== 'sea').map((unit) => [unit.id, army[unit.id] ?? 0]));
}
