// Who can still do something in this phase: what is left to do before it ends.
import { isInChargeRange } from '../rules/charge.ts';
import { whyNoCharge } from './apply/charge.ts';
import { unitShots } from './attacks/shots.ts';
import { fightChoice } from './flow.ts';
import { bodiesOf, enemiesOf, topSpeed, unitsOf } from './roster.ts';
import type { State, UnitState } from './state.ts';

/** Enemies a unit may declare a charge at. */
export function chargeTargets(state: State, unit: UnitState): readonly UnitState[] {
  if (whyNoCharge(state, unit) !== null) return [];
  return enemiesOf(state, unit).filter((enemy) => isInChargeRange(bodiesOf(state, unit), bodiesOf(state, enemy)));
}

function isOpen(state: State, unit: UnitState): boolean {
  if (state.phase === 'movement') return unit.moved === 'no' && topSpeed(state, unit) > 0;
  if (state.phase === 'shooting') return !unit.shot && unitShots(state, unit).length > 0;
  return chargeTargets(state, unit).length > 0;
}

/** Ids of the units of the side that decides. */
export function openUnits(state: State): readonly string[] {
  const { pending, phase, actor } = state;
  if (pending !== null) return 'unit' in pending ? [pending.unit] : [];
  if (phase === 'deployment')
    return state.units.filter((unit) => unit.side === actor && !unit.placed).map((unit) => unit.id);
  if (phase === 'fight') return fightChoice(state).units;
  if (phase !== 'movement' && phase !== 'shooting' && phase !== 'charge') return [];
  return unitsOf(state, actor)
    .filter((unit) => isOpen(state, unit))
    .map((unit) => unit.id);
}
