// The steps of every weapon of a unit, worked out from the course of its attack.
import { type Pmf, totalMass } from '@oddsmith/kernel';
import type { Budget } from '../../contract/budget.ts';
import type { WoundCounts } from './counts.ts';
import { pooledUnsaved, pooledUnsavedCost } from './pool.ts';
import { addSteps, diceSteps, diceStepsWithRerolls, plus, scaled, unsavedOf, type WeaponSteps } from './steps.ts';
import { trackingCost } from './tracking-cost.ts';
import { mixedUnsaved, mixedUnsavedCost } from './unsaved.ts';
import type { Course, Turn } from './volley.ts';
import { DamageTracker } from './weapon-damage.ts';

/**
 * By pool. Weighted with the chance of the states the unit was played against. A distribution that takes more than `mostSteps` is
 * left out; the mean damage costs nothing and is always there.
 */
export function weaponSteps(course: Course, mostSteps: number, budget: Budget): readonly WeaponSteps[] {
  const tracked = trackingCost(course, budget) <= mostSteps ? new DamageTracker(course, budget) : undefined;
  const pools: WeaponSteps[] = [];
  course.turns.forEach((turn, index) => {
    const steps = {
      ...diceAndSaves(course, turn, mostSteps, budget),
      damage: tracked?.damageOf(index),
      meanDamage: course.meanDamage[index],
    };
    const { pool } = turn;
    pools[pool] = pools[pool] === undefined ? steps : addSteps(pools[pool], steps);
  });
  return pools;
}

function diceAndSaves(
  course: Course,
  turn: Turn,
  mostSteps: number,
  budget: Budget,
): Omit<WeaponSteps, 'damage' | 'meanDamage'> {
  const total = { attacks: NOTHING, hits: NOTHING, wounds: NOTHING };
  let unsaved: Pmf | undefined = NOTHING;
  const single = course.reserves.states.length === 1;
  course.reserves.states.forEach((state, index) => {
    const met = statesMet(course, turn, index, budget);
    const mass = totalMass(met);
    if (mass === 0) return;
    const outcomes = turn.outcomes?.[index];
    const dice =
      single || outcomes === undefined
        ? diceSteps(turn.weapon.odds, budget)
        : diceStepsWithRerolls(turn.weapon.odds, state, outcomes, budget);
    total.attacks = sum(total.attacks, scaled(dice.attacks, mass));
    total.hits = sum(total.hits, scaled(dice.hits, mass));
    total.wounds = sum(total.wounds, scaled(dice.wounds, mass));
    const more = unsavedBy(turn, { met, mass, single, outcomes }, mostSteps, budget);
    unsaved = unsaved && more && sum(unsaved, more);
  });
  return { ...total, unsaved };
}

const NOTHING: Pmf = new Float64Array(1);

function sum(one: Pmf, other: Pmf): Pmf {
  return one === NOTHING ? other : plus(one, other);
}

/** The states a weapon finds with one reserve, whatever waits. */
function statesMet({ reserves, vector }: Course, { rows }: Turn, state: number, budget: Budget): Float64Array {
  if (rows.length === 1) return rows[0];
  const met = new Float64Array(vector.length);
  for (let r = state; r < rows.length; r += reserves.states.length) {
    for (let i = 0; i < met.length; i++) met[i] += rows[r][i];
    budget.spend(met.length);
  }
  return met;
}

/** How a weapon met the target with one reserve. */
interface Meeting {
  readonly met: Float64Array;
  readonly mass: number;
  /** There is nothing to spend. */
  readonly single: boolean;
  readonly outcomes: readonly WoundCounts[] | undefined;
}

function unsavedBy(
  { weapon }: Turn,
  { met, mass, single, outcomes = [] }: Meeting,
  mostSteps: number,
  budget: Budget,
): Pmf | undefined {
  const { failedSave, rerollsSave } = weapon;
  if (failedSave !== undefined && !rerollsSave)
    return scaled(single ? weapon.unsaved() : unsavedOf(outcomes, failedSave, budget), mass);
  const pool = weapon.pool?.();
  if (pool !== undefined)
    return pooledUnsavedCost(pool, met, outcomes) > mostSteps ? undefined : pooledUnsaved(pool, met, outcomes, budget);
  if (mixedUnsavedCost(met, outcomes) > mostSteps) return undefined;
  return mixedUnsaved(weapon.savedOrFailed(), met, outcomes, budget);
}
