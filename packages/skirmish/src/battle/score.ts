// How a battle stands: what the score shows of a state.
import { control } from '../rules/objectives.ts';
import { isUnitBelowHalf } from './apply/command.ts';
import { holdersOf, isAlive, nameOf, woundsOf } from './roster.ts';
import type { State } from './state.ts';

export function scoreOf(state: State) {
  const { round, turn, phase, vp, cp, result } = state;
  const models = holdersOf(state);
  return {
    ...{ round, turn, phase, vp, cp, result },
    objectives: state.objectives.map(({ x, y, holder }) => ({ x, y, holder, oc: control({ x, y }, models).oc })),
    units: state.units.map((unit) => ({
      id: unit.id,
      side: unit.side,
      name: nameOf(state, unit),
      models: unit.models.length,
      wounds: woundsOf(unit),
      belowHalf: isAlive(unit) && isUnitBelowHalf(state, unit),
      shocked: unit.shocked,
    })),
  };
}
