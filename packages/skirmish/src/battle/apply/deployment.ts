// Placing units, and the roll for the first turn (S15, S16).

import { judgeDeployment } from '../../rules/deployment.ts';
import { type Side, zoneOf } from '../../setup/missions.ts';
import type { Draft } from '../draft.ts';
import { beginTurn } from '../flow.ts';
import { problemOf } from '../reasons.ts';
import { bodiesOf, bodyOfModel } from '../roster.ts';
import { afterPlacing, placedAt } from '../start.ts';
import { otherSide } from '../state.ts';
import { type ActionRules, checkMoment, checkOwnUnitIn, checkRounded, isProblem } from './action-rules.ts';

export const deploy: ActionRules<'deploy'> = {
  check(state, action) {
    const unit = checkOwnUnitIn('deployment', state, action.unit);
    if (isProblem(unit)) return unit;
    if (unit.placed) return problemOf('already-placed', 'unit');
    if (action.places.length !== unit.models.length) return problemOf('unknown-model', 'places');
    const rounding = checkRounded(action.places);
    if (rounding !== null) return rounding;
    const reason = judgeDeployment({
      zone: zoneOf(state.setup.zones, unit.side),
      models: placedAt(unit, action.places).models.map((model) => bodyOfModel(state.setup, unit.side, model)),
      others: state.units.flatMap((other) => bodiesOf(state, other)),
      terrain: state.setup.terrain,
    });
    return reason === null ? null : problemOf(reason, 'places');
  },

  perform(draft, action) {
    const unit = draft.unit(action.unit);
    draft.setUnit(unit.id, placedAt(unit, action.places));
    draft.emit({ type: 'placed', unit: unit.id });
    draft.set(afterPlacing(draft.state, otherSide(unit.side)));
    const { phase, round, turn } = draft.state;
    if (phase !== 'deployment') draft.emit({ type: 'phase', round, turn, phase });
  },
};

export const rollOff: ActionRules<'roll-off'> = {
  check: (state) => checkMoment(state, 'roll-off'),
  throwsDice: () => true,
  perform(draft) {
    const first = rolledFirst(draft);
    draft.set({ first });
    beginTurn(draft, 1, first);
  },
};

/** Ties are rolled again. */
function rolledFirst(draft: Draft): Side {
  for (;;) {
    const [one] = draft.roll('first turn', 1, { side: 0 });
    const [other] = draft.roll('first turn', 1, { side: 1 });
    if (one !== other) return one > other ? 0 : 1;
  }
}
