// S83: whether the other side is asked before the battle goes on.
import { rangeOfUnits, within } from '../../rules/measure.ts';
import type { Side } from '../../setup/missions.ts';
import type { Draft } from '../draft.ts';
import { rollCharge } from '../moves/charging.ts';
import type { Reason } from '../reasons.ts';
import { bodiesOf, isAlive, unitById, unitsOf } from '../roster.ts';
import { type Charge, otherSide, type State, type UnitState } from '../state.ts';
import { unitShots } from './shots.ts';

const REACH = 24;
export const OVERWATCH = 'overwatch';

/** Units of a side that could fire at the one that moved. */
export function watchers(state: State, side: Side, against: UnitState): readonly UnitState[] {
  if (!state.setup.stratagems || state.cp[side] < 1 || state.used.includes(`${OVERWATCH}:${side}`)) return [];
  return unitsOf(state, side).filter((unit) => whyNoOverwatch(state, unit, against) === null);
}

/** Why a unit, of a side that may be asked, cannot fire at the one that moved. */
export function whyNoOverwatch(state: State, unit: UnitState, against: UnitState): Reason | null {
  if (unit.shocked) return 'shocked';
  const near = within(rangeOfUnits(bodiesOf(state, unit), bodiesOf(state, against)), REACH);
  return near && unitShots(state, unit, [against]).length > 0 ? null : 'out-of-range';
}

/** Asks for Overwatch where somebody could give it; else what was waiting goes on. */
export function askForOverwatch(draft: Draft, moved: string, then: Charge | null): void {
  const { state } = draft;
  const unit = unitById(state, moved);
  const side = otherSide(state.turn);
  if (unit !== undefined && isAlive(unit) && watchers(state, side, unit).length > 0) {
    draft.set({ pending: { kind: 'overwatch', against: moved, then }, actor: side });
    return;
  }
  goOn(draft, then);
}

/** After Overwatch was given or not: the turn goes back to its side, and a charge is rolled. */
export function goOn(draft: Draft, then: Charge | null): void {
  draft.set({ pending: null, actor: draft.state.turn });
  if (then === null) return;
  const unit = unitById(draft.state, then.unit);
  if (unit !== undefined && isAlive(unit)) rollCharge(draft, then, false);
}
