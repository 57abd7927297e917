// The steps of every weapon of a unit, worked out from the course of its attack.
import { type Pmf, totalMass } from '@oddsmith/kernel';
import type { Budget } from '../../budget.ts';
import type { WoundCounts } from './counts.ts';
import { pooledUnsaved, pooledUnsavedCost } from './pool.ts';
import { diceSteps, diceStepsWithRerolls, plus, scaled, unsavedCounts, unsavedOf, type WeaponSteps } from './steps.ts';
import { trackingCost } from './tracking-cost.ts';
import { mixedUnsaved, mixedUnsavedCost } from './unsaved.ts';
import type { Course, Turn } from './volley.ts';
import { DamageTracker } from './weapon-damage.ts';

/** About a fifth of a second. Beyond it a distribution is left out; the mean damage costs nothing and is always there. */
const MOST_STEPS = 200_000_000;

/** Weighted with the chance of the states the unit was played against. */
export function weaponSteps(course: Course, budget: Budget): readonly WeaponSteps[] {
  const tracked = trackingCost(course) <= MOST_STEPS ? new DamageTracker(course, budget) : undefined;
  return course.turns.map((turn, index) => ({
    ...diceAndSaves(course, turn, budget),
    damage: tracked?.damageOf(index),
    meanDamage: course.meanDamage[index],
  }));
}

function diceAndSaves(course: Course, turn: Turn, budget: Budget): Omit<WeaponSteps, 'damage' | 'meanDamage'> {
  const total = { attacks: NOTHING, hits: NOTHING, wounds: NOTHING };
  let unsaved: Pmf | undefined = NOTHING;
  course.rerollStates.forEach((state, index) => {
    const met = statesMet(course, turn, index);
    const mass = totalMass(met);
    if (mass === 0) return;
    const single = course.rerollStates.length === 1;
    const outcomes = turn.outcomes?.[index];
    const dice =
      single || outcomes === undefined
        ? diceSteps(turn.weapon.odds)
        : diceStepsWithRerolls(turn.weapon.odds, state, outcomes);
    for (const key of ['attacks', 'hits', 'wounds'] as const) total[key] = plus(total[key], scaled(dice[key], mass));
    const more = unsavedBy(turn, met, mass, single, outcomes, budget);
    unsaved = unsaved && more && plus(unsaved, more);
  });
  return { ...total, unsaved };
}

const NOTHING: Pmf = new Float64Array(1);

/** The states a weapon finds in one reroll state, whatever waits. */
function statesMet({ rerollStates, vector }: Course, { rows }: Turn, state: number): Float64Array {
  if (rows.length === 1) return rows[0];
  const met = new Float64Array(vector.length);
  for (let r = state; r < rows.length; r += rerollStates.length)
    for (let i = 0; i < met.length; i++) met[i] += rows[r][i];
  return met;
}

function unsavedBy(
  { weapon }: Turn,
  met: Float64Array,
  mass: number,
  single: boolean,
  outcomes: readonly WoundCounts[] | undefined,
  budget: Budget,
): Pmf | undefined {
  const counts = outcomes ?? [];
  const { failedSave } = weapon;
  if (failedSave !== undefined)
    return scaled(single ? unsavedCounts(weapon.odds, failedSave) : unsavedOf(counts, failedSave), mass);
  if (weapon.pool !== undefined)
    return pooledUnsavedCost(weapon.pool(), met, counts) > MOST_STEPS
      ? undefined
      : pooledUnsaved(weapon.pool(), met, counts, budget);
  return mixedUnsavedCost(met, counts) > MOST_STEPS
    ? undefined
    : mixedUnsaved(weapon.savedOrFailed(), met, counts, budget);
}
