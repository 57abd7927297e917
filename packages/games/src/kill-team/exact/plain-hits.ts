// Hits whose damage nothing lowers: what saves leave is a plain minimum, found without tables.
import type { Pmf } from '@oddsmith/kernel';
import { type ShotPlan, SOFTENED_ABOVE } from '../plan.ts';
import { afterFeelNoPain } from './die-damage.ts';
import type { Pool } from './pool.ts';

/** Whether every unblocked die of a shot does its damage, whatever else is unblocked. */
export function hitsArePlain({ guard, criticalDamage }: ShotPlan): boolean {
  const softens = guard.softensOneCrit > 0 && criticalDamage > SOFTENED_ABOVE;
  return guard.limited === null && guard.every === null && !guard.ignoresOneDie && !softens;
}

/** What an unblocked die does. */
interface Hits {
  readonly crit: number;
  readonly normal: number;
  readonly anySaveBlocks: boolean;
}

/** Damage of one attack; `afterCrit` are the saves against an attack that kept a crit. */
export function plainDamage(shot: ShotPlan, attack: Pool, saves: Pool, afterCrit: Pool): Pmf {
  const { guard, normalDamage: normal, devastating, downgradeCrits, anySaveBlocks } = shot;
  const crit = guard.critsDealNormal ? Math.min(shot.criticalDamage, normal) : shot.criticalDamage;
  const hits: Hits = { crit, normal, anySaveBlocks };
  const damage = new Float64Array(shot.attack.dice * (Math.max(crit, normal) + devastating) + 1);
  for (let a = 0; a < attack.size; a++) {
    const kept = attack.crits[a];
    const crits = kept - Math.min(kept, downgradeCrits);
    const normals = attack.normals[a] + kept - crits;
    const pool = kept > 0 ? afterCrit : saves;
    const sure = devastating * kept;
    for (let s = 0; s < pool.size; s++)
      damage[sure + leastLeft(hits, crits, normals, pool.crits[s], pool.normals[s])] +=
        attack.chance[a] * pool.chance[s];
  }
  return afterFeelNoPain(damage, guard.feelNoPain);
}

function leastLeft(hits: Hits, crits: number, normals: number, critSaves: number, normalSaves: number): number {
  if (hits.anySaveBlocks) {
    const blocked = Math.min(normals, critSaves + normalSaves);
    return Math.max(0, crits - (critSaves + normalSaves - blocked)) * hits.crit + (normals - blocked) * hits.normal;
  }
  const most = Math.min(crits, critSaves + (normalSaves >> 1));
  let least = Number.POSITIVE_INFINITY;
  // For each number of blocked crits: crit saves go first, because one does what two normal saves do.
  for (let blocked = 0; blocked <= most; blocked++) {
    const byCrits = Math.min(blocked, critSaves);
    const free = critSaves - byCrits + normalSaves - 2 * (blocked - byCrits);
    const left = (crits - blocked) * hits.crit + Math.max(0, normals - free) * hits.normal;
    if (left < least) least = left;
  }
  return least;
}
