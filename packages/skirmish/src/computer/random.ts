// The player who chooses at random among what is legal: an opponent for tests, and the yardstick of the others.
import type { Dice } from '@oddsmith/kernel';
import type { Action, ActionOf } from '../battle/action.ts';
import { check } from '../battle/apply/index.ts';
import { watchers } from '../battle/attacks/overwatch.ts';
import { unitShots } from '../battle/attacks/shots.ts';
import { fightChoice, isUnitEngaged } from '../battle/flow.ts';
import { chargePaths } from '../battle/moves/closing.ts';
import { formation } from '../battle/moves/formation.ts';
import { chargeTargets, openUnits } from '../battle/open-units.ts';
import { bodiesOf, speedsOf, unitById } from '../battle/roster.ts';
import type { State, UnitState } from '../battle/state.ts';
import type { Point } from '../geometry/segment.ts';
import { cosine, sine } from '../geometry/sine.ts';
import { rounded } from '../setup/auto-deploy.ts';
import { freePlaces, pileIn } from './proposals.ts';
import { strikesOf, volleyAt } from './volleys.ts';

function pick<Choice>(dice: Dice, choices: readonly Choice[]): Choice {
  return choices[dice.die(choices.length, 'choice') - 1];
}

/** Something legal to do now. `end-phase` is one choice among those of the units. */
export function randomAction(state: State, dice: Dice): Action {
  const action = propose(state, dice);
  // What was thought up may be illegal for a reason only the rules see: then the simplest thing is done.
  return check(state, action) === null ? action : simplest(state);
}

function propose(state: State, dice: Dice): Action {
  if (state.pending !== null) return answerPending(state, dice);
  if (state.phase === 'deployment') return placement(state, dice);
  if (state.phase === 'roll-off') return { type: 'roll-off' };
  if (state.phase === 'command') return { type: 'command' };
  if (state.phase === 'fight') return choosing(state, dice);
  const open = openUnits(state);
  const index = dice.die(open.length + 1, 'choice') - 1;
  const unit = index === open.length ? undefined : unitById(state, open[index]);
  if (unit === undefined) return { type: 'end-phase' };
  if (state.phase === 'movement') return moving(state, unit, dice);
  return state.phase === 'shooting' ? shooting(state, unit, dice) : charging(state, unit, dice);
}

/** What is always legal where nothing better was found. */
export function simplest(state: State): Action {
  const { pending, phase } = state;
  if (pending?.kind === 'advance') return { type: 'move', unit: pending.unit, kind: 'advance', paths: [] };
  if (pending?.kind === 'charge') return { type: 'charge-stop', unit: pending.unit };
  if (pending?.kind === 'overwatch') return { type: 'pass' };
  if (pending?.kind === 'fight')
    return pending.stage === 'strike'
      ? { type: 'fight', unit: pending.unit, shots: strikesOf(state, pending.unit) }
      : { type: 'consolidate', unit: pending.unit, toward: 'enemy', paths: [] };
  if (phase === 'command') return { type: 'command' };
  if (phase === 'roll-off') return { type: 'roll-off' };
  if (phase === 'fight') return { type: 'pile-in', unit: fightChoice(state).units[0], paths: [] };
  if (phase === 'deployment') return inLine(state);
  return { type: 'end-phase' };
}

/** The next unit of a side along the front of its zone, as if nobody placed them by hand (S16). */
function inLine(state: State): Action {
  const own = state.units.filter(({ side }) => side === state.actor);
  const next = own.findIndex(({ placed }) => !placed);
  const places = freePlaces(state, own[next]?.id ?? '', (next + 0.5) / own.length);
  if (Array.isArray(places)) return { type: 'deploy', unit: own[next].id, places };
  // There is no room left, and nothing else may be done.
  return { type: 'concede', side: state.actor };
}

function answerPending(state: State, dice: Dice): Action {
  const { pending } = state;
  if (pending?.kind === 'advance') {
    const unit = unitById(state, pending.unit);
    return unit === undefined ? simplest(state) : walking(state, unit, 'advance', pending.roll, dice);
  }
  if (pending?.kind === 'charge') {
    const paths = chargePaths(state);
    return Array.isArray(paths) ? { type: 'charge-move', unit: pending.unit, paths } : simplest(state);
  }
  if (pending?.kind === 'overwatch') return watching(state, pending.against, dice);
  return simplest(state);
}

function watching(state: State, against: string, dice: Dice): Action {
  const target = unitById(state, against);
  const open = target === undefined ? [] : watchers(state, state.actor, target);
  if (target === undefined || open.length === 0 || dice.d6('choice') <= 3) return { type: 'pass' };
  const unit = pick(dice, open);
  return { type: 'overwatch', unit: unit.id, shots: volleyAt(state, unit, unitShots(state, unit, [target]), against) };
}

function placement(state: State, dice: Dice): Action {
  const unit = state.units.find((candidate) => candidate.side === state.actor && !candidate.placed);
  if (unit === undefined) return simplest(state);
  const places = freePlaces(state, unit.id, dice.die(99, 'choice') / 100);
  return Array.isArray(places) ? { type: 'deploy', unit: unit.id, places } : simplest(state);
}

function moving(state: State, unit: UnitState, dice: Dice): Action {
  if (isUnitEngaged(state, unit))
    return dice.d6('choice') <= 3
      ? { type: 'move', unit: unit.id, kind: 'stationary', paths: [] }
      : walking(state, unit, 'fall-back', 0, dice);
  const choice = dice.d6('choice');
  if (choice === 1) return { type: 'move', unit: unit.id, kind: 'stationary', paths: [] };
  return choice === 6 ? { type: 'advance', unit: unit.id } : walking(state, unit, 'normal', 0, dice);
}

const TRIES = 4;

/** Somewhere within reach: some directions are tried, then the unit stays. */
function walking(state: State, unit: UnitState, kind: ActionOf<'move'>['kind'], bonus: number, dice: Dice): Action {
  const [first] = bodiesOf(state, unit);
  const speed = Math.min(...speedsOf(state, unit)) + bonus;
  for (let attempt = 0; attempt < TRIES && speed > 0; attempt++) {
    const turn = dice.die(360, 'choice') - 1;
    const far = (speed * dice.d6('choice')) / 6;
    const to: Point = [rounded(first.x + far * cosine(turn)), rounded(first.y + far * sine(turn))];
    const paths = formation(state, unit.id, to);
    if (Array.isArray(paths)) return { type: 'move', unit: unit.id, kind, paths };
  }
  const stays = kind === 'advance' ? 'advance' : 'stationary';
  return { type: 'move', unit: unit.id, kind: stays, paths: [] };
}

function shooting(state: State, unit: UnitState, dice: Dice): Action {
  const shots = unitShots(state, unit);
  const target = pick(dice, [...new Set(shots.map((shot) => shot.target))]);
  return { type: 'shoot', unit: unit.id, shots: volleyAt(state, unit, shots, target) };
}

function charging(state: State, unit: UnitState, dice: Dice): Action {
  return { type: 'declare-charge', unit: unit.id, targets: [pick(dice, chargeTargets(state, unit)).id] };
}

function choosing(state: State, dice: Dice): Action {
  const id = pick(dice, fightChoice(state).units);
  return { type: 'pile-in', unit: id, paths: pileIn(state, id) };
}
