// What the charged do about it before the charge is rolled: they shoot, they flee, or they hold.
import type { ChargeRoll } from './charge.ts';
import type { MoveRoll } from './pursuit.ts';
import { moveRoll } from './pursuit.ts';
import { type Fighter, shotTraitsOf } from './side.ts';
import { shotPlan } from './strike-plan.ts';
import type { StrikeGroup } from './strikes.ts';

/** Shots of the front rank at the charger. */
export interface Volley {
  readonly shooter: 'first' | 'second';
  readonly group: StrikeGroup;
  /** Models of a rank. */
  readonly frontage: number;
  /** Wounds of it count for the combat result. */
  readonly scores: boolean;
}

/** null where nobody stands and shoots: the charge does not come, or comes from the side, or begins too near. */
export function volleyOf(shooter: 'first' | 'second', own: Fighter, enemy: Fighter): Volley | null {
  const { card, system } = own.side;
  const { reaction, shooting, frontage } = card;
  const shoots = reaction === 'standAndShoot' || firesAndFlees(own);
  if (!shoots || shooting === null || !own.moment.receivesCharge) return null;
  if (isTooNear(enemy, system === 'oldWorld' && shooting.quick)) return null;
  const traits = shotTraitsOf(own.side, own.moment);
  const duel = { ...own, enemy, shaken: false, enemyShaken: false, rankBonus: 0 };
  const plan = shotPlan(duel, traits, shooting);
  const values = { skill: null, enemySkill: null, strength: shooting.strength, armour: enemy.side.card.armourSave };
  const group = { kind: 'rank', step: 0, plan, mostAttacks: Number.POSITIVE_INFINITY, perModel: 1, values } as const;
  return { shooter, group, frontage, scores: system === 'oldWorld' };
}

/** The Old World: nearer than the charger's Movement; The 9th Age: not farther than its Advance Rate. */
export function isTooNear({ side: { card, system } }: Fighter, quick: boolean): boolean {
  const { movement, chargeDistance } = card;
  if (quick || movement === null || chargeDistance === null) return false;
  return system === 'oldWorld' ? chargeDistance < movement : chargeDistance <= movement;
}

/** The Old World: Fire & Flee. */
function firesAndFlees({ side: { card, system } }: Fighter): boolean {
  return system === 'oldWorld' && card.reaction === 'fireAndFlee';
}

/** What the charged flee with; null where they stay, or where nobody knows how far away the charger is. */
export function flightOf(charge: ChargeRoll | null, volley: Volley | null, runner: Fighter): MoveRoll | null {
  if (charge === null) return null;
  if (runner.side.card.reaction === 'flee') return moveRoll(runner, 'both');
  // Who cannot shoot any more has no time to flee either, and holds.
  return volley !== null && firesAndFlees(runner) ? moveRoll(runner, 'higher') : null;
}
