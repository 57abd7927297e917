// How phases, turns and the battle end (S17, S18, S60, S73-S75).
import { stragglers } from '../rules/coherency.ts';
import { fightOrder } from '../rules/fight.ts';
import { isEngaged } from '../rules/measure.ts';
import { control } from '../rules/objectives.ts';
import type { Side } from '../setup/missions.ts';
import type { Draft } from './draft.ts';
import { allHave, bodiesOf, enemiesOf, holdersOf, isAlive, pointsOf, unitsOf } from './roster.ts';
import { otherSide, type Phase, type Result, ROUNDS, type State, type UnitState } from './state.ts';

const POINTS_PER_OBJECTIVE = 5;
const MOST_PER_TURN = 15;
const POINTS_PER_VP = 10;

export function enterPhase(draft: Draft, phase: Phase): void {
  const { round, turn } = draft.state;
  draft.set({ phase, actor: turn });
  draft.emit({ type: 'phase', round, turn, phase });
}

/** The turn of a side begins: its player presses the Command phase. */
export function beginTurn(draft: Draft, round: number, turn: Side): void {
  draft.set({ round, turn });
  enterPhase(draft, 'command');
}

/** S73: at the end of every phase. */
export function determineControl(draft: Draft): void {
  const { state } = draft;
  const models = holdersOf(state);
  const objectives = state.objectives.map((objective, index) => {
    const { holder } = control(objective, models);
    if (holder === objective.holder) return objective;
    draft.emit({ type: 'objective', index, holder });
    return { ...objective, holder };
  });
  draft.set({ objectives });
}

/** S74: what the objectives a side holds are worth. */
export function scoreObjectives(draft: Draft, side: Side): void {
  if (draft.state.setup.mission !== 'take-and-hold') return;
  const held = draft.state.objectives.filter((objective) => objective.holder === side).length;
  draft.score(side, Math.min(MOST_PER_TURN, POINTS_PER_OBJECTIVE * held), 'objectives');
}

/** S74: in round 5 who goes second scores at the end of the turn instead. */
export function scoresAtTheEnd({ round, turn, first }: State): boolean {
  return round === ROUNDS && turn !== first;
}

export function isUnitEngaged(state: State, unit: UnitState): boolean {
  return enemiesOf(state, unit).some((enemy) => isEngaged(bodiesOf(state, unit), bodiesOf(state, enemy)));
}

/** Whose choice it is to fight, with which units. */
export function fightChoice(state: State) {
  const units = state.units.filter(isAlive).map((unit) => ({
    id: unit.id,
    side: unit.side,
    eligible: unit.charged || isUnitEngaged(state, unit),
    fightsFirst: unit.charged || (allHave(state, unit, 'fights-first') && !state.late?.includes(unit.id)),
    fought: unit.fought,
  }));
  const last =
    state.lastFought === null || state.fightStep === null ? null : { side: state.lastFought, step: state.fightStep };
  return fightOrder(state.turn, last, units);
}

/** S60: hands the choice on, or ends the turn when nobody may fight. */
export function nextFight(draft: Draft): void {
  const { step, chooser } = fightChoice(draft.state);
  if (step === 'done' || chooser === null) {
    endTurn(draft);
    return;
  }
  const lastFought = draft.state.fightStep === step ? draft.state.lastFought : null;
  draft.set({ pending: null, fightStep: step, lastFought, actor: chooser });
}

export function endPhase(draft: Draft): void {
  const { phase, turn } = draft.state;
  determineControl(draft);
  draft.set({ used: draft.state.used.filter((name) => name.startsWith('overwatch')) });
  if (phase === 'command') enterPhase(draft, 'movement');
  else if (phase === 'movement') {
    // S19: what a unit not chosen does.
    for (const unit of unitsOf(draft.state, turn))
      if (unit.moved === 'no') draft.setUnit(unit.id, { moved: 'stationary' });
    enterPhase(draft, 'shooting');
  } else if (phase === 'shooting') enterPhase(draft, 'charge');
  else {
    draft.set({ fightStep: null, lastFought: null, late: latecomers(draft.state) });
    enterPhase(draft, 'fight');
    nextFight(draft);
  }
}

/** S60: units with Fights First that nobody fights yet; undefined where there are none, as in most battles. */
function latecomers(state: State): readonly string[] | undefined {
  const late = state.units.filter(
    (unit) =>
      isAlive(unit) &&
      unit.placed &&
      allHave(state, unit, 'fights-first') &&
      !unit.charged &&
      !isUnitEngaged(state, unit),
  );
  return late.length === 0 ? undefined : late.map(({ id }) => id);
}

function endTurn(draft: Draft): void {
  loseStragglers(draft);
  determineControl(draft);
  const { state } = draft;
  draft.set({
    pending: null,
    fightStep: null,
    lastFought: null,
    late: undefined,
    used: [],
    units: state.units.map((unit) => ({
      ...unit,
      moved: 'no',
      shot: false,
      declared: false,
      charged: false,
      fought: false,
    })),
  });
  if (endsByWipe(draft)) return;
  if (scoresAtTheEnd(state)) scoreObjectives(draft, state.turn);
  const second = state.turn !== state.first;
  if (second && state.round === ROUNDS) endByPoints(draft);
  else beginTurn(draft, second ? state.round + 1 : state.round, otherSide(state.turn));
}

/** S18: every unit that does not hold together loses models until it does. */
function loseStragglers(draft: Draft): void {
  for (const { id } of draft.state.units) {
    const unit = draft.unit(id);
    const bodies = bodiesOf(draft.state, unit);
    const lost = stragglers(bodies.map((body, index) => ({ ...body, wounds: unit.models[index].wounds })));
    for (const index of lost) draft.slay(id, unit.models[index].id, 'coherency');
  }
}

function finish(draft: Draft, winner: Side | null, reason: Result['reason']): void {
  const result: Result = { winner, reason, vp: draft.state.vp };
  draft.set({ phase: 'over', pending: null, result });
  draft.emit({ type: 'over', result });
}

/** S75: a side without models has lost, whatever the points. */
export function endsByWipe(draft: Draft): boolean {
  const { state } = draft;
  if (state.phase === 'deployment' || state.phase === 'roll-off' || state.phase === 'over') return false;
  const left = ([0, 1] as const).filter((side) => unitsOf(state, side).length > 0);
  if (left.length === 2) return false;
  scoreAnnihilation(draft);
  finish(draft, left[0] ?? null, 'wiped-out');
  return true;
}

/** S74: at the end, for every full 10 points of enemy units that are gone. */
function scoreAnnihilation(draft: Draft): void {
  const { state } = draft;
  if (state.setup.mission !== 'annihilation') return;
  for (const side of [0, 1] as const)
    draft.score(side, Math.floor(pointsLost(state, otherSide(side)) / POINTS_PER_VP), 'annihilation');
}

/** Points of the units of a side of which nothing is left. */
export function pointsLost(state: State, side: Side): number {
  const gone = state.units.filter((unit) => unit.side === side && !isAlive(unit));
  return gone.reduce((sum, unit) => sum + pointsOf(state, unit), 0);
}

function endByPoints(draft: Draft): void {
  scoreAnnihilation(draft);
  const [one, other] = draft.state.vp;
  finish(draft, one > other ? 0 : other > one ? 1 : null, 'points');
}

export function concede(draft: Draft, side: Side): void {
  finish(draft, otherSide(side), 'conceded');
}
