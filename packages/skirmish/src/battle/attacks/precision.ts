// Precision (S54): wounds of weapons that have it go to the leader of the target, if that is asked for and the leader is seen.
import { isVisible } from '../../rules/cover.ts';
import type { Shot } from '../action.ts';
import { bodiesOf, isLeader, unitById } from '../roster.ts';
import type { State, UnitState } from '../state.ts';
import { weaponKeywords } from './shots.ts';

function seesLeader(state: State, unit: UnitState, target: UnitState, firing: readonly string[]): boolean {
  const bodies = bodiesOf(state, target);
  const leaders = bodies.filter((_, index) => isLeader(state.setup, target.side, target.models[index]));
  return bodiesOf(state, unit).some(
    (body, index) =>
      firing.includes(unit.models[index].id) && leaders.some((leader) => isVisible(body, leader, state.setup.terrain)),
  );
}

/** Whether some of these shots, all at one target, pick out its leader. */
export function picksLeader(state: State, unit: UnitState, target: UnitState, shots: readonly Shot[]): boolean {
  const asking = shots.filter(({ precision }) => precision === true);
  return (
    asking.length > 0 &&
    seesLeader(
      state,
      unit,
      target,
      asking.flatMap(({ models }) => models),
    )
  );
}

/** The same shots, asking for Precision wherever that makes a difference. */
export function precisely(state: State, unitId: string, shots: readonly Shot[]): Shot[] {
  const unit = unitById(state, unitId);
  return shots.map((shot) => {
    const target = unitById(state, shot.target);
    if (unit === undefined || target === undefined) return shot;
    const profile = state.setup.forces[unit.side].units[shot.of].weapons.at(shot.weapon);
    const able = profile !== undefined && weaponKeywords(profile).has('Precision');
    return able && seesLeader(state, unit, target, shot.models) ? { ...shot, precision: true } : shot;
  });
}
