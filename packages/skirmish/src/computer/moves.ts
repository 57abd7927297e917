// What each place a unit might go to is worth (S94).
import type { Dice } from '@oddsmith/kernel';
import type { ActionOf } from '../battle/action.ts';
import { apply } from '../battle/apply/index.ts';
import { isUnitEngaged } from '../battle/flow.ts';
import { formation } from '../battle/formation.ts';
import { bodiesOf, lineOf, nameOf, unitById, unitsOf } from '../battle/roster.ts';
import { weaponsOf } from '../battle/shots.ts';
import { type Objective, otherSide, type State, type UnitState } from '../battle/state.ts';
import { distance } from '../geometry/segment.ts';
import { chanceOfTwoDice, neededRoll } from '../rules/charge.ts';
import { rangeOfUnits, within } from '../rules/measure.ts';
import { control, type Marker } from '../rules/objectives.ts';
import { type Candidate, candidate, RISK, ranked } from './candidate.ts';
import { type Breadth, CHARGE, goals } from './goals.ts';
import type { Worth } from './worth.ts';

/** What holding an objective into the next Command phase is worth, in points. */
const OBJECTIVE = 80;
/** What an inch nearer to an objective nobody of ours stands on is worth. */
const APPROACH = 1.5;

function distanceTo(state: State, unit: UnitState, { x, y }: Marker): number {
  const [first] = bodiesOf(state, unit);
  return distance([first.x, first.y], [x, y]);
}

/** The marker a unit should make for: of all pairs of units and markers the nearest are matched first, one unit to a marker. */
function markerOf(state: State, unit: UnitState): Objective | undefined {
  const pairs = unitsOf(state, unit.side)
    .flatMap((friend) => state.objectives.map((marker) => ({ friend, marker, far: distanceTo(state, friend, marker) })))
    .map((pair, index) => ({ ...pair, index }))
    .sort((one, other) => one.far - other.far || one.index - other.index);
  const taken = new Set<Objective>();
  const sent = new Set<string>();
  for (const { friend, marker } of pairs) {
    if (taken.has(marker) || sent.has(friend.id)) continue;
    if (friend.id === unit.id) return marker;
    taken.add(marker);
    sent.add(friend.id);
  }
  return pairs.find(({ friend }) => friend.id === unit.id)?.marker;
}

/** Objectives that still pay: S74 scores three of them. */
const MOST_SCORED = 3;

/** What this side would score and the other would not, and how near the unit is to the marker it makes for. */
function objectiveWorth(state: State, unit: UnitState, goal: Objective | undefined): number {
  const holders = state.units.flatMap((one) =>
    bodiesOf(state, one).map((body, index) => ({
      ...body,
      side: one.side,
      oc: one.shocked ? 0 : lineOf(state.setup, one.side, one.models[index]).oc,
    })),
  );
  const held = [0, 0];
  for (const marker of state.objectives) {
    const { holder } = control(marker, holders);
    if (holder !== null) held[holder]++;
  }
  const scored = held.map((markers) => Math.min(MOST_SCORED, markers));
  const approach = goal === undefined ? 0 : APPROACH * distanceTo(state, unit, goal);
  return OBJECTIVE * (scored[unit.side] - scored[otherSide(unit.side)]) - approach;
}

/** No dice are thrown by the moves that are tried. */
const NO_DICE: Dice = {
  die: () => {
    throw new Error('a move that is thought about throws no dice');
  },
  d6: () => NO_DICE.die(6),
  d3: () => NO_DICE.die(3),
  roll: () => NO_DICE.die(6),
  log: undefined,
};

export interface MoveThinking {
  readonly worth: Worth;
  /** Weigh what the enemy could answer, and markers that take more than one move; otherwise only what is had at once. */
  readonly ahead: boolean;
  /** Evaluations after which nothing new is tried. */
  readonly effort: number;
  /** How many places are tried (S95). */
  readonly breadth: Breadth;
}

/** A candidate and the state it leads to. */
interface Tried {
  readonly one: Candidate;
  readonly after: State;
}

/** What the place is worth before the enemy answers. */
function judged(
  { action, label, after }: Pick<Candidate, 'action' | 'label'> & { readonly after: State },
  unit: UnitState,
  goal: Objective | undefined,
  how: MoveThinking,
): Tried {
  const destroyed = how.worth.bestShooting(after, unit) + (how.ahead ? bestCharge(after, unit, how.worth) : 0);
  return { one: candidate(action, label, { destroyed, objectives: objectiveWorth(after, unit, goal) }), after };
}

/** What a charge from here is worth this turn: the chance to arrive times the fight less its answer. */
function bestCharge(state: State, unit: UnitState, worth: Worth): number {
  if (unit.moved === 'advance' || isUnitEngaged(state, unit)) return 0;
  const own = bodiesOf(state, unit);
  let best = 0;
  for (const enemy of unitsOf(state, otherSide(unit.side))) {
    const bodies = bodiesOf(state, enemy);
    if (!within(rangeOfUnits(own, bodies), CHARGE)) continue;
    const fight = worth.striking(state, unit, enemy, true) - RISK * worth.striking(state, enemy, unit, false);
    best = Math.max(best, chanceOfTwoDice(neededRoll(own, [bodies])) * fight);
  }
  return best;
}

/** The same with the enemy's answer. An enemy shoots at one of ours: each of them carries its share of the danger. */
function answered({ one, after }: Tried, unitId: string, worth: Worth): Candidate {
  const unit = unitById(after, unitId);
  if (unit === undefined) return one;
  const danger = unitsOf(after, otherSide(unit.side)).reduce(
    (sum, enemy) => sum + worth.shootingAt(after, enemy, unit),
    0,
  );
  return candidate(one.action, one.label, { ...one.parts, risked: danger / unitsOf(after, unit.side).length });
}

/** How many of the best places the enemy's answer is weighed for: it costs more than everything else and seldom lifts a place far. */
const ANSWERED = 5;

/** Everything one unit might do in its Movement phase, or with an Advance it has rolled. */
export function moveCandidates(state: State, unit: UnitState, how: MoveThinking): Candidate[] {
  const name = nameOf(state, unit);
  const { pending } = state;
  const bonus = pending?.kind === 'advance' ? pending.roll : 0;
  const locked = isUnitEngaged(state, unit);
  const kind = pending?.kind === 'advance' ? 'advance' : locked ? 'fall-back' : 'normal';
  const stays: ActionOf<'move'> = {
    type: 'move',
    unit: unit.id,
    kind: kind === 'advance' ? 'advance' : 'stationary',
    paths: [],
  };
  const goal = how.ahead ? markerOf(state, unit) : undefined;
  const tried: Tried[] = [];
  const consider = (action: Candidate['action'], label: string) => {
    const applied = apply(state, action, NO_DICE);
    if (!applied.ok) return;
    const after = { ...applied.state, pending: null };
    const moved = unitById(after, unit.id);
    if (moved !== undefined) tried.push(judged({ action, label, after }, moved, goal, how));
  };
  consider(stays, `${name} stays`);
  const speed = Math.min(...unit.models.map((model) => lineOf(state.setup, unit.side, model).m ?? 0)) + bonus;
  // A unit that is locked may lose models as it leaves: it is left where it is unless it cannot fight.
  if (speed > 0 && !locked)
    for (const { to, label } of goals(state, unit, speed, how.breadth)) {
      if (how.worth.spent > how.effort) break;
      const paths = formation(state, unit.id, to);
      if (Array.isArray(paths) && paths.length > 0)
        consider({ type: 'move', unit: unit.id, kind, paths }, `${name} ${label}`);
    }
  const found = how.ahead ? bestAnswered(tried, unit.id, how.worth) : tried.map(({ one }) => one);
  const left = goal === undefined ? 0 : distanceTo(state, unit, goal) - IN_RANGE - speed;
  return kind === 'normal' && speed > 0 && left > 0
    ? [...found, advancing(state, unit, ranked(found)[0], left)]
    : found;
}

function bestAnswered(tried: readonly Tried[], unitId: string, worth: Worth): Candidate[] {
  return [...tried]
    .map((each, index) => ({ each, index }))
    .sort((a, b) => b.each.one.score - a.each.one.score || a.index - b.index)
    .slice(0, ANSWERED)
    .map(({ each }) => answered(each, unitId, worth));
}

/** From the middle of a marker to where a base is in range of it (S72), a little less. */
const IN_RANGE = 4;

/** What the D6 of an Advance adds to a marker that is still `left` inches away after the usual move. */
function advanceGain(left: number): number {
  let gain = 0;
  for (let roll = 1; roll <= 6; roll++) gain += APPROACH * Math.min(roll, left) + (roll >= left ? OBJECTIVE : 0);
  return gain / 6;
}

/** What an Advance is worth before it is rolled: the best place, some inches nearer, with the guns that may still fire. */
function advancing(state: State, unit: UnitState, { parts }: Candidate, left: number): Candidate {
  const guns = weaponsOf(state, unit).filter(({ profile }) => profile.kind === 'ranged');
  const firing = guns.filter(({ keywords }) => keywords.has('Assault')).length / Math.max(1, guns.length);
  return candidate({ type: 'advance', unit: unit.id }, `${nameOf(state, unit)} advances`, {
    destroyed: firing * parts.destroyed,
    risked: parts.risked,
    objectives: parts.objectives + advanceGain(left),
  });
}

/** S95, hard: how many of a unit's moves are thought on with the unit that moves next. */
const CARRIED_ON = 3;

/** Each of the best moves together with the best answer of the next unit of the same side. */
export function pairedCandidates(
  state: State,
  unit: UnitState,
  next: UnitState | undefined,
  how: MoveThinking,
): Candidate[] {
  const found = ranked(moveCandidates(state, unit, how));
  if (next === undefined) return found;
  const carried = found.slice(0, CARRIED_ON);
  const answers = carried.map(({ action }) => (action.type === 'move' ? bestAnswer(state, action, next, how) : null));
  // What an Advance leaves to the next unit is known only when it is rolled: as much as the best move does.
  const usual = Math.max(...answers.filter((answer) => answer !== null), 0);
  return carried.map((one, index) => ({ ...one, score: one.score + (answers[index] ?? usual) }));
}

function bestAnswer(state: State, action: Candidate['action'], next: UnitState, how: MoveThinking): number | null {
  const applied = apply(state, action, NO_DICE);
  if (!applied.ok) return null;
  const after = { ...applied.state, pending: null, actor: state.actor };
  const effort = how.worth.spent + how.effort / CARRIED_ON;
  return Math.max(...moveCandidates(after, next, { ...how, effort, breadth: 'usual' }).map(({ score }) => score));
}
