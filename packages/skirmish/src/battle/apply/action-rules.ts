// What every kind of action brings: whether it may be done, whether it throws dice, and what it does.
import type { Refused } from '../../words/say.ts';
import type { ActionOf, ActionType, Path } from '../action.ts';
import type { Draft } from '../draft.ts';
import { problemOf } from '../reasons.ts';
import { isAlive, unitById } from '../roster.ts';
import type { Phase, State, UnitState } from '../state.ts';

export interface ActionRules<Type extends ActionType> {
  /** The first reason why not, or null. The battle is known to go on. */
  check(state: State, action: ActionOf<Type>): Refused | null;
  /** Asked of legal actions only; left out where they never do. */
  throwsDice?(state: State, action: ActionOf<Type>): boolean;
  perform(draft: Draft, action: ActionOf<Type>): void;
}

/** It is this phase, and no roll waits to be used. */
export function checkMoment(state: State, ...phases: readonly Phase[]): Refused | null {
  if (!phases.includes(state.phase)) return problemOf('wrong-phase', 'type');
  return state.pending === null ? null : problemOf('roll-pending');
}

/** A living unit of the side that decides. */
export function checkOwnUnit(state: State, id: string): UnitState | Refused {
  const unit = unitById(state, id);
  if (unit === undefined || !isAlive(unit)) return problemOf('unknown-unit', 'unit');
  return unit.side === state.actor ? unit : problemOf('not-your-turn', 'unit');
}

/** The same at the moment when it may do something. */
export function checkOwnUnitIn(phase: Phase, state: State, id: string): UnitState | Refused {
  return checkMoment(state, phase) ?? checkOwnUnit(state, id);
}

export function isProblem(value: object): value is Refused {
  return 'code' in value && 'message' in value;
}

function isRounded(inches: number): boolean {
  return Math.round(inches * 1000) / 1000 === inches;
}

export function checkRounded(
  places: readonly { readonly x: number; readonly y: number; readonly z: number }[],
): Refused | null {
  const off = places.some(({ x, y, z }) => ![x, y, z].every(isRounded));
  return off ? problemOf('place-not-rounded', 'places') : null;
}

export function checkPathsRounded(paths: readonly Path[]): Refused | null {
  const off = paths.some(({ to, z = 0 }) => !isRounded(z) || to.some((corner) => !corner.every(isRounded)));
  return off ? problemOf('place-not-rounded', 'paths') : null;
}
