// The exact damage of shooting: attack pool against defence pool, saves used as well as they can be.
import { atLeast, convolve, type Distribution, mean, type Pmf, power, summarize } from '@oddsmith/kernel';
import type { Budget } from '../../budget.ts';
import type { Findings } from '../../calculator.ts';
import { hasSaveTrait, SOFTENED_ABOVE } from '../rules/index.ts';
import type { Attacker, Shoot } from '../schema.ts';
import { type Pool, poolOf } from './pool.ts';
import { type PoolCounts, poolCounts } from './pool-counts.ts';
import { attackPool, defenceDice, defencePoolInput } from './pools.ts';

/** One attack of a series on the same target. */
export interface Volley {
  readonly damage: Distribution;
  /** Chance that the target is dead after this attack. */
  readonly killChance: number;
  /** Mean damage so far. */
  readonly meanDamage: number;
}

export interface ShootFindings extends Findings {
  readonly distributions: { readonly damage: Distribution };
  readonly summary: { readonly killChance: number; readonly meanDamage: number };
  readonly pools: { readonly attack: PoolCounts; readonly defence: PoolCounts };
  /** The attack and each further one, in order; empty when there is only one. */
  readonly volleys: readonly Volley[];
}

export function exactShoot(input: Shoot, budget: Budget): ShootFindings {
  const attack = attackPool(input.attacker, input.edition);
  const { withoutCrit } = defenceDice(input.attacker, input.defender);
  const defence = poolOf(defencePoolInput(input.defender, withoutCrit), input.edition);
  budget.spend(attack.size * defence.size);
  let total = power(volleyDamage(input, input.attacker, attack, defence), input.rounds);
  const volleys: Volley[] = input.volleys.length === 0 ? [] : [volleyOf(total, input.defender.wounds)];
  for (const attacker of input.volleys) {
    const dice = defenceDice(attacker, input.defender).withoutCrit;
    const pool = attackPool(attacker, input.edition);
    const saves = dice === withoutCrit ? defence : poolOf(defencePoolInput(input.defender, dice), input.edition);
    budget.spend(pool.size * saves.size);
    total = convolve(total, volleyDamage(input, attacker, pool, saves));
    volleys.push(volleyOf(total, input.defender.wounds));
  }
  return {
    errorBound: 0,
    distributions: { damage: summarize(total) },
    summary: { killChance: atLeast(total, input.defender.wounds), meanDamage: mean(total) },
    pools: { attack: poolCounts(attack), defence: poolCounts(...savesRolled(input, attack, defence)) },
    volleys,
  };
}

/** The defence dice of the first attack: fewer of them when Piercing Crits meets a crit. */
function savesRolled(input: Shoot, attack: Pool, defence: Pool): [Pool, Pool?, number?] {
  const { withoutCrit, withCrit } = defenceDice(input.attacker, input.defender);
  if (withCrit === withoutCrit) return [defence];
  let crit = 0;
  for (let a = 0; a < attack.size; a++) if (attack.crits[a] > 0) crit += attack.chance[a];
  return [defence, poolOf(defencePoolInput(input.defender, withCrit), input.edition), crit];
}

function volleyOf(total: Pmf, wounds: number): Volley {
  return { damage: summarize(total), killChance: atLeast(total, wounds), meanDamage: mean(total) };
}

/** Damage of one attack before it is repeated. */
function volleyDamage(input: Shoot, attacker: Attacker, attack: Pool, defence: Pool): Pmf {
  const { withoutCrit, withCrit } = defenceDice(attacker, input.defender);
  const pierced =
    withCrit === withoutCrit ? defence : poolOf(defencePoolInput(input.defender, withCrit), input.edition);
  const devastating = attacker.devastating ?? 0;
  const most = Math.max(attacker.criticalDamage, attacker.normalDamage) + devastating;
  const damage = new Float64Array(attacker.attacks * most + 1);
  const saves = savesOf(input, attacker);
  for (let a = 0; a < attack.size; a++) {
    const crits = attack.crits[a];
    const normals = attack.normals[a];
    const pool = crits > 0 ? pierced : defence;
    const sure = devastating * crits;
    for (let d = 0; d < pool.size; d++) {
      const left = leastDamage(saves, crits, normals, pool.crits[d], pool.normals[d]);
      damage[sure + left] += attack.chance[a] * pool.chance[d];
    }
  }
  return input.defender.feelNoPain === null ? damage : afterFeelNoPain(damage, input.defender.feelNoPain);
}

interface Saves {
  readonly criticalDamage: number;
  readonly normalDamage: number;
  readonly ignoresOneDie: boolean;
  readonly softens: boolean;
  readonly fireTeam: boolean;
}

function savesOf(input: Shoot, attacker: Attacker): Saves {
  const { abilities } = input.defender;
  return {
    criticalDamage: attacker.criticalDamage,
    normalDamage: attacker.normalDamage,
    ignoresOneDie: hasSaveTrait(abilities, 'ignoresOneDie'),
    softens: hasSaveTrait(abilities, 'softensOneCrit') && attacker.criticalDamage > SOFTENED_ABOVE,
    fireTeam: input.fireTeam,
  };
}

function leastDamage(saves: Saves, crits: number, normals: number, critSaves: number, normalSaves: number): number {
  if (saves.fireTeam) {
    const blocked = Math.min(normals, critSaves + normalSaves);
    return unblocked(saves, Math.max(0, crits - (critSaves + normalSaves - blocked)), normals - blocked);
  }
  const most = Math.min(crits, critSaves + (normalSaves >> 1));
  let least = Number.POSITIVE_INFINITY;
  // For each number of blocked crits: crit saves go first, because one does what two normal saves do.
  for (let blocked = 0; blocked <= most; blocked++) {
    const byCrits = Math.min(blocked, critSaves);
    const free = critSaves - byCrits + normalSaves - 2 * (blocked - byCrits);
    const left = unblocked(saves, crits - blocked, normals - Math.min(normals, free));
    if (left < least) least = left;
  }
  return least;
}

function unblocked(saves: Saves, crits: number, normals: number): number {
  const all = hits(saves, crits, normals);
  if (!saves.ignoresOneDie) return all;
  const withoutCrit = crits > 0 ? hits(saves, crits - 1, normals) : all;
  const withoutNormal = normals > 0 ? hits(saves, crits, normals - 1) : all;
  return Math.min(withoutCrit, withoutNormal);
}

function hits(saves: Saves, crits: number, normals: number): number {
  const softened = saves.softens && crits > 0 ? 1 : 0;
  return crits * saves.criticalDamage + normals * saves.normalDamage - softened;
}

/** Each point is ignored on the given roll or more. */
function afterFeelNoPain(damage: Pmf, feelNoPain: number): Pmf {
  const through = (feelNoPain - 1) / 6;
  const result = new Float64Array(damage.length);
  // Horner on the generating function, in place: one pass per point instead of a binomial row per outcome.
  for (let d = damage.length - 1; d >= 0; d--) {
    for (let i = damage.length - 1 - d; i > 0; i--) result[i] = result[i] * (1 - through) + result[i - 1] * through;
    result[0] = result[0] * (1 - through) + damage[d];
  }
  return result;
}
