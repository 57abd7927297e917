// What a place would mean: who of the enemy would see the unit there, what they would do to it, and which markers it would hold.
import { forecast } from '../attacks/forecast.ts';
import { unitById, unitsOf } from '../roster.ts';
import { scoreOf } from '../score.ts';
import { type ModelState, otherSide, type State } from '../state.ts';

export interface Exposure {
  /** Enemies that could shoot at it as they stand, with the damage each expects alone. */
  readonly seenBy: readonly { readonly unit: string; readonly damage: number }[];
  /** Markers its side would control. */
  readonly holds: readonly number[];
}

/** `ends`: every model of the unit where it would stand. */
export function exposure(state: State, unitId: string, ends: readonly ModelState[]): Exposure | null {
  const unit = unitById(state, unitId);
  if (unit === undefined) return null;
  const enemy = otherSide(unit.side);
  const next: State = {
    ...state,
    ...{ phase: 'shooting', turn: enemy, actor: enemy, pending: null },
    units: state.units.map((one) => {
      if (one.id === unitId) return { ...one, placed: true, models: [...ends] };
      return one.side === enemy ? { ...one, moved: 'no', shot: false } : one;
    }),
  };
  const seenBy = unitsOf(next, enemy).flatMap(({ id }) => {
    const attack = forecast(next, [id], unitId)?.attack;
    return attack == null ? [] : [{ unit: id, damage: attack.meanDamage }];
  });
  const holds = scoreOf(next).objectives.flatMap(({ oc }, index) => (oc[unit.side] > oc[enemy] ? [index] : []));
  return { seenBy, holds };
}
