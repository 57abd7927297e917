// The Command phase (S67-S69), the end of a phase, and giving up.
import { editions } from '@oddsmith/games/wh40k';
import { isBelowHalf, neededToHold } from '../../rules/morale.ts';
import type { Draft } from '../draft.ts';
import { concede as concedeBattle, endPhase, scoreObjectives, scoresAtTheEnd } from '../flow.ts';
import { problemOf } from '../reasons.ts';
import { lineOf, unitsOf, woundsOf } from '../roster.ts';
import type { State, UnitState } from '../state.ts';
import { type ActionRules, checkMoment } from './action-rules.ts';

/** From this round on objectives score. */
const FIRST_SCORING_ROUND = 2;

export function isUnitBelowHalf({ setup }: State, unit: UnitState): boolean {
  const left = { models: unit.models.length, wounds: woundsOf(unit) };
  return isBelowHalf(unit.start, left, editions[setup.edition].halfIsBelow);
}

/** Who tests: units below half strength, and in the 11th edition all that are shocked, until they pass. */
function shaken(state: State): readonly UnitState[] {
  const { shockLasts } = editions[state.setup.edition];
  return unitsOf(state, state.turn).filter((unit) => isUnitBelowHalf(state, unit) || (shockLasts && unit.shocked));
}

function testUnit(draft: Draft, unit: UnitState): void {
  const { setup } = draft.state;
  const needed = neededToHold(unit.models.map((model) => lineOf(setup, unit.side, model).ld));
  const dice = draft.roll('battle-shock', 2, { side: unit.side, unit: unit.id, needed });
  if (dice[0] + dice[1] >= needed) return;
  draft.setUnit(unit.id, { shocked: true });
  draft.emit({ type: 'shocked', unit: unit.id });
}

export const command: ActionRules<'command'> = {
  check: (state) => checkMoment(state, 'command'),
  throwsDice: (state) => shaken(state).length > 0,
  perform(draft) {
    const { turn } = draft.state;
    for (const side of [0, 1] as const) draft.gainCommandPoint(side);
    const tested = shaken(draft.state);
    for (const unit of unitsOf(draft.state, turn)) {
      if (!unit.shocked) continue;
      draft.setUnit(unit.id, { shocked: false });
      draft.emit({ type: 'recovered', unit: unit.id });
    }
    for (const unit of tested) testUnit(draft, unit);
    if (draft.state.round >= FIRST_SCORING_ROUND && !scoresAtTheEnd(draft.state)) scoreObjectives(draft, turn);
    endPhase(draft);
  },
};

export const endPhaseRules: ActionRules<'end-phase'> = {
  check(state) {
    if (state.phase === 'fight') return problemOf('must-fight');
    return checkMoment(state, 'movement', 'shooting', 'charge');
  },
  perform: endPhase,
};

export const concede: ActionRules<'concede'> = {
  check: () => null,
  perform: (draft, { side }) => concedeBattle(draft, side),
};
