// Charges: the chance to arrive, times what a fight there is worth.
import type { Action } from '../battle/action.ts';
import { chargePaths } from '../battle/moves/closing.ts';
import { chargeTargets } from '../battle/open-units.ts';
import { chargeOption } from '../battle/options.ts';
import { hasModel, nameOf, unitsOf } from '../battle/roster.ts';
import type { State, UnitState } from '../battle/state.ts';
import { say } from '../words/say.ts';
import { type Candidate, candidate } from './candidate.ts';
import type { Judgement } from './judgement.ts';
import { heldWorth } from './markers.ts';
import { FIGHTS } from './moves.ts';
import { stakesOf } from './plan/stakes.ts';
import type { Worth } from './worth.ts';

/** S94: the chance to arrive times what the fight is worth, against what comes back. */
export function charges(state: State, worth: Worth, judgement: Judgement): Candidate[] {
  return unitsOf(state, state.turn)
    .flatMap((unit) => chargeTargets(state, unit).map((enemy) => chargeCandidate(state, unit, enemy, worth, judgement)))
    .filter(({ score }) => score > 0);
}

function chargeCandidate(
  state: State,
  unit: UnitState,
  enemy: UnitState,
  worth: Worth,
  { contested, strikeBack, plans }: Judgement,
): Candidate {
  const stakes = plans === null ? undefined : stakesOf(state, unit.side);
  const held = (after: State) => heldWorth(after, unit.side, { contested, stakes });
  const { chance } = chargeOption(state, unit, [enemy]);
  const label = say('reads-charge', { unit: nameOf(state, unit), target: nameOf(state, enemy) });
  const action: Action = { type: 'declare-charge', unit: unit.id, targets: [enemy.id] };
  const parts = {
    destroyed: chance * (FIGHTS * worth.striking(state, unit, enemy, true) + silenced(state, enemy, worth)),
    risked: chance * (FIGHTS * worth.striking(state, enemy, unit, false) + silenced(state, unit, worth)),
    objectives: chance * (held(arrived(state, unit, enemy)) - held(state)),
  };
  return candidate(action, label, parts, strikeBack.declared);
}

/** What of its guns a Monster or Vehicle loses in a fight, which it fires at -1 to hit (S51). */
const BIG_GUNS = 0.3;

/** What a unit would have shot next turn, and does not while it is locked in a fight. */
function silenced(state: State, unit: UnitState, worth: Worth): number {
  return (hasModel(state, unit, ({ isLarge }) => isLarge) ? BIG_GUNS : 1) * worth.bestShooting(state, unit);
}

/** The unit where its charge would take it: a marker may be left for it, or won. */
function arrived(state: State, unit: UnitState, enemy: UnitState): State {
  const pending = { kind: 'charge', unit: unit.id, targets: [enemy.id], dice: [6, 6], rerolled: true } as const;
  const paths = chargePaths({ ...state, pending });
  if (!Array.isArray(paths)) return state;
  const ends = new Map(paths.map(({ model, to }) => [model, to.at(-1)]));
  const models = unit.models.map((model) => {
    const [x, y] = ends.get(model.id) ?? [model.x, model.y];
    return { ...model, x, y };
  });
  return { ...state, units: state.units.map((one) => (one.id === unit.id ? { ...one, models } : one)) };
}
