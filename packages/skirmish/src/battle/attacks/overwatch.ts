// S83: whether the other side is asked for Overwatch, at the start of a move and at its end.
import { rangeOfUnits, within } from '../../rules/measure.ts';
import type { Side } from '../../setup/missions.ts';
import type { Draft } from '../draft.ts';
import type { Reason } from '../reasons.ts';
import { bodiesOf, hasModel, isAlive, unitById, unitsOf } from '../roster.ts';
import { type Overwatch, otherSide, type State, type UnitState } from '../state.ts';
import { unitShots } from './shots.ts';

const REACH = 24;
export const OVERWATCH = 'overwatch';

/** Units of a side that could fire at the one that moves. */
export function watchers(state: State, side: Side, against: UnitState): readonly UnitState[] {
  if (!state.setup.stratagems || state.cp[side] < 1 || state.used.includes(`${OVERWATCH}:${side}`)) return [];
  return unitsOf(state, side).filter((unit) => whyNoOverwatch(state, unit, against) === null);
}

/** Why a unit, of a side that may be asked, cannot fire at the one that moves. */
export function whyNoOverwatch(state: State, unit: UnitState, against: UnitState): Reason | null {
  if (unit.shocked) return 'shocked';
  if (hasModel(state, unit, (keywords) => keywords.has('Titanic'))) return 'titanic';
  const near = within(rangeOfUnits(bodiesOf(state, unit), bodiesOf(state, against)), REACH);
  return near && unitShots(state, unit, [against]).length > 0 ? null : 'out-of-range';
}

/** Asks where somebody could give it; whether it does. */
export function asksForOverwatch(
  draft: Draft,
  moving: string,
  moment: Pick<Overwatch, 'at' | 'rolled'>,
  then: Overwatch['then'],
): boolean {
  const { state } = draft;
  const unit = unitById(state, moving);
  const side = otherSide(state.turn);
  if (unit === undefined || !isAlive(unit) || watchers(state, side, unit).length === 0) return false;
  draft.set({ pending: { kind: 'overwatch', against: moving, ...moment, then }, actor: side });
  return true;
}

/** A move has ended: the turn goes on, once the other side has been asked. */
export function endOfMove(draft: Draft, moved: string): void {
  draft.set({ pending: null });
  asksForOverwatch(draft, moved, { at: 'end', rolled: null }, null);
}
