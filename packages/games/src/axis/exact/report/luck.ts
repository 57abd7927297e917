// How a battle already played compares with what was to be expected.
import type { Luck, Totals } from '../../findings.ts';
import type { Battle } from '../../plan.ts';
import { type Army, isNobody, toCounts, UNITS } from '../../units.ts';
import { valueOfArmy } from '../../values.ts';
import { captureGain } from '../wave/worth.ts';

export function luckOf(battle: Battle, totals: Totals, played: NonNullable<Battle['report']['played']>): Luck {
  const { attackValues, defenseValues } = battle;
  const sent = battle.waves.reduce(
    (sum, { attack }) => sum + valueOfArmy(attackValues, atRisk(battle, attack.units)),
    0,
  );
  const met = battle.waves.reduce((sum, { defense }) => sum + valueOfArmy(defenseValues, defense.units), 0);
  const ourLoss = sent - valueOfArmy(attackValues, played.attackerLeft);
  const theirLoss = met - valueOfArmy(defenseValues, played.defenderLeft);
  const gain =
    isNobody(played.defenderLeft) && !battle.naval
      ? captureGain(attackValues, toCounts(played.attackerLeft), 0, battle.territoryValue, battle.deadzone)
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
function atRisk(battle: Battle, army: Army): Army {
  if (battle.naval) return army;
  return Object.fromEntries(UNITS.filter((unit) => unit.kind !== 'sea').map((unit) => [unit.id, army[unit.id] ?? 0]));
}
