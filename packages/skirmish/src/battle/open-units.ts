// Who can still do something in this phase: what is left to do before it ends.
import { rangeOfUnits, within } from '../rules/measure.ts';
import { checkCharger } from './apply/charge.ts';
import { unitShots } from './attacks/shots.ts';
import { fightChoice } from './flow.ts';
import { bodiesOf, lineOf, unitsOf } from './roster.ts';
import { otherSide, type State, type UnitState } from './state.ts';

const CHARGE_RANGE = 12;

/** Enemies a unit may declare a charge at. */
export function chargeTargets(state: State, unit: UnitState): readonly UnitState[] {
  if (checkCharger(state, unit) !== null) return [];
  return unitsOf(state, otherSide(unit.side)).filter((enemy) =>
    within(rangeOfUnits(bodiesOf(state, unit), bodiesOf(state, enemy)), CHARGE_RANGE),
  );
}

function isOpen(state: State, unit: UnitState): boolean {
  if (state.phase === 'movement')
    return unit.moved === 'no' && unit.models.some((model) => (lineOf(state.setup, unit.side, model).m ?? 0) > 0);
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
