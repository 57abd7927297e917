// One attack on one target: attack pool against defence pool, saves used as well as they can be, choices made where a player has any.
import type { Pmf } from '@oddsmith/kernel';
import type { Budget } from '../../contract/budget.ts';
import type { ShotPlan } from '../plan.ts';
import { ChoosingVolley } from './choosing-volley.ts';
import { DamageByCrits } from './damage-by-crits.ts';
import { hitsArePlain, plainDamage } from './plain-hits.ts';
import { type Pool, poolOf } from './pool.ts';
import type { WeightedPool } from './pool-counts.ts';

/** What one attack does. */
export interface VolleyOdds {
  readonly attack: Pool;
  /** The saves rolled, with the chance that they are. */
  readonly saves: readonly WeightedPool[];
  readonly damage: Pmf;
}

export function volleyOdds(shot: ShotPlan, budget: Budget): VolleyOdds {
  return hasChoices(shot) ? new ChoosingVolley(shot, budget).odds() : plainVolley(shot, budget);
}

/** Whether a player decides anything of its dice. */
export function hasChoices({ attack, saves }: ShotPlan): boolean {
  return attack.chooses || saves.chooses || attack.declines || saves.declines;
}

function plainVolley(shot: ShotPlan, budget: Budget): VolleyOdds {
  const attack = poolOf(shot.attack);
  const saves = poolOf(shot.saves);
  const afterCrit = shot.savesAfterCrit === shot.saves ? saves : poolOf(shot.savesAfterCrit);
  budget.spend(attack.size * saves.size * 4);
  const damage = hitsArePlain(shot)
    ? plainDamage(shot, attack, saves, afterCrit)
    : new DamageByCrits(shot, budget).of(attack, saves, afterCrit);
  if (afterCrit === saves) return { attack, saves: [{ pool: saves, chance: 1 }], damage };
  const crit = critChance(attack);
  return {
    attack,
    saves: [
      { pool: saves, chance: 1 - crit },
      { pool: afterCrit, chance: crit },
    ],
    damage,
  };
}

/** That an attack keeps a crit. */
export function critChance(attack: Pool): number {
  let chance = 0;
  for (let a = 0; a < attack.size; a++) if (attack.crits[a] > 0) chance += attack.chance[a];
  // Rounding may carry a certain crit over 1, and what is left of it below nothing.
  return Math.min(1, chance);
}
