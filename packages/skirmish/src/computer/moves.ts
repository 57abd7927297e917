// Where a unit might go (S93), and what each place is worth (S94).
import type { Dice } from '@oddsmith/kernel';
import type { ActionOf } from '../battle/action.ts';
import { apply } from '../battle/apply/index.ts';
import { isUnitEngaged } from '../battle/flow.ts';
import { formation } from '../battle/formation.ts';
import { bodiesOf, lineOf, nameOf, unitById, unitsOf } from '../battle/roster.ts';
import { weaponsOf } from '../battle/shots.ts';
import { type Objective, otherSide, type State, type UnitState } from '../battle/state.ts';
import { circleAround } from '../geometry/polygon.ts';
import { distance, type Point } from '../geometry/segment.ts';
import { cosine, sine } from '../geometry/sine.ts';
import { rangeOfUnits } from '../rules/measure.ts';
import { control, type Marker } from '../rules/objectives.ts';
import { rounded } from '../setup/auto-deploy.ts';
import { type Candidate, candidate, ranked } from './candidate.ts';
import type { Worth } from './worth.ts';

/** What holding an objective into the next Command phase is worth, in points. */
const OBJECTIVE = 80;
/** What an inch nearer to an objective nobody of ours stands on is worth. */
const APPROACH = 1.5;

/** `few`: objectives and enemies; `usual`: ranges and cover too; `many`: ways around and out of reach as well. */
export type Breadth = 'few' | 'usual' | 'many';

interface Goal {
  readonly to: Point;
  readonly label: string;
}

function stepTowards(from: Point, to: Point, inches: number): Point {
  const far = distance(from, to);
  if (far === 0) return from;
  const share = Math.min(1, inches / far);
  return [rounded(from[0] + share * (to[0] - from[0])), rounded(from[1] + share * (to[1] - from[1]))];
}

/** How far inside a range a unit stops that wants to use it, and how far outside one that it shuns. */
const MARGIN = 0.2;
const CHARGE = 12;

/** Ranges that matter to a unit: of its guns, half of them, and of a charge. */
function rangesOf(state: State, unit: UnitState): readonly number[] {
  const ranges = weaponsOf(state, unit).flatMap(({ profile: { kind, range } }) =>
    kind === 'ranged' && typeof range === 'number' ? [range, range / 2] : [],
  );
  return [...new Set([...ranges, CHARGE])];
}

/** Enemies, the nearest first: where work is cut short the far ones are left out. */
function nearestEnemies(state: State, unit: UnitState): readonly UnitState[] {
  const own = bodiesOf(state, unit);
  return unitsOf(state, otherSide(unit.side))
    .map((enemy, index) => ({ enemy, index, far: rangeOfUnits(own, bodiesOf(state, enemy)) }))
    .sort((one, other) => one.far - other.far || one.index - other.index)
    .map(({ enemy }) => enemy);
}

/** S93: towards every objective, towards and away from every enemy, to cover, and just inside and outside ranges that matter. */
function goals(state: State, unit: UnitState, inches: number, breadth: Breadth): Goal[] {
  const [first] = bodiesOf(state, unit);
  const from: Point = [first.x, first.y];
  const found: Goal[] = state.objectives.map(({ x, y }, index) => ({
    to: stepTowards(from, [x, y], inches),
    label: `towards objective ${index + 1}`,
  }));
  for (const enemy of nearestEnemies(state, unit)) found.push(...goalsAbout(state, unit, enemy, inches, breadth));
  return breadth === 'few' ? found : [...found, ...coverGoals(state, from, inches)];
}

function goalsAbout(state: State, unit: UnitState, enemy: UnitState, inches: number, breadth: Breadth): Goal[] {
  const [first] = bodiesOf(state, unit);
  const [body] = bodiesOf(state, enemy);
  const from: Point = [first.x, first.y];
  const to: Point = [body.x, body.y];
  const away: Point = [2 * from[0] - body.x, 2 * from[1] - body.y];
  const name = nameOf(state, enemy);
  const found: Goal[] = [1, 0.5].map((share) => ({
    to: stepTowards(from, to, inches * share),
    label: `towards ${name}`,
  }));
  found.push({ to: stepTowards(from, away, inches), label: `away from ${name}` });
  if (breadth === 'few') return found;
  const far = rangeOfUnits(bodiesOf(state, unit), bodiesOf(state, enemy));
  for (const range of rangesOf(state, unit)) {
    const step = far - range + MARGIN;
    if (step > 0 && step < inches) found.push({ to: stepTowards(from, to, step), label: `into ${range}" of ${name}` });
  }
  if (breadth === 'usual') return found;
  for (const range of rangesOf(state, enemy)) {
    const step = range + MARGIN - far;
    if (step > 0 && step < inches)
      found.push({ to: stepTowards(from, away, step), label: `out of ${range}" of ${name}` });
  }
  for (const turn of [45, 315]) {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const aside: Point = [from[0] + dx * cosine(turn) - dy * sine(turn), from[1] + dx * sine(turn) + dy * cosine(turn)];
    found.push({ to: stepTowards(from, aside, inches), label: `around ${name}` });
  }
  return found;
}

/** The middles of ruins and woods within reach. */
function coverGoals(state: State, from: Point, inches: number): Goal[] {
  return state.setup.terrain.flatMap(({ kind, footprint }) => {
    const { centre, radius } = circleAround(footprint);
    const near = distance(from, centre) <= inches + radius;
    return near && (kind === 'ruin' || kind === 'woods')
      ? [{ to: stepTowards(from, centre, inches), label: `into ${kind === 'ruin' ? 'a ruin' : 'woods'}` }]
      : [];
  });
}

function distanceTo(state: State, unit: UnitState, { x, y }: Marker): number {
  const [first] = bodiesOf(state, unit);
  return distance([first.x, first.y], [x, y]);
}

/** Markers this unit should make for: those no friend is nearer to, or all where there are none. */
function goalsOf(state: State, unit: UnitState): readonly Objective[] {
  const friends = unitsOf(state, unit.side).filter((friend) => friend.id !== unit.id);
  const open = state.objectives.filter((marker) => {
    const far = distanceTo(state, unit, marker);
    return friends.every((friend) => distanceTo(state, friend, marker) > far);
  });
  return open.length > 0 ? open : state.objectives;
}

/** Objectives this side would control, and how near the unit is to one it should go to. */
function objectiveWorth(state: State, unit: UnitState): number {
  const holders = state.units.flatMap((one) =>
    bodiesOf(state, one).map((body, index) => ({
      ...body,
      side: one.side,
      oc: one.shocked ? 0 : lineOf(state.setup, one.side, one.models[index]).oc,
    })),
  );
  const held = state.objectives.filter((marker) => control(marker, holders).holder === unit.side).length;
  const away = goalsOf(state, unit).map((marker) => distanceTo(state, unit, marker));
  return OBJECTIVE * held - (away.length === 0 ? 0 : APPROACH * Math.min(...away));
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
  /** Weigh what the enemy could answer. */
  readonly enemyPly: boolean;
  /** Evaluations after which nothing new is tried. */
  readonly effort: number;
  /** How many places are tried (S95). */
  readonly breadth: Breadth;
}

function judged(
  state: State,
  unitId: string,
  action: Candidate['action'],
  label: string,
  how: MoveThinking,
): Candidate {
  const unit = unitById(state, unitId);
  if (unit === undefined) return candidate(action, label, {});
  // An enemy shoots at one of ours: each of them carries its share of the danger.
  const sharers = unitsOf(state, unit.side).length;
  const risked = how.enemyPly
    ? unitsOf(state, otherSide(unit.side)).reduce((sum, enemy) => sum + how.worth.shootingAt(state, enemy, unit), 0) /
      sharers
    : 0;
  const shooting = unit.moved === 'fall-back' ? 0 : how.worth.bestShooting(state, unit);
  return candidate(action, label, {
    destroyed: shooting,
    risked,
    objectives: objectiveWorth(state, unit),
  });
}

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
  const found: Candidate[] = [];
  const consider = (action: Candidate['action'], label: string) => {
    const applied = apply(state, action, NO_DICE);
    if (applied.ok) found.push(judged({ ...applied.state, pending: null }, unit.id, action, label, how));
  };
  consider(stays, `${name} stays`);
  const speed = Math.min(...unit.models.map((model) => lineOf(state.setup, unit.side, model).m ?? 0)) + bonus;
  // A unit that is locked may lose models as it leaves: it is left where it is unless it cannot fight.
  if (speed <= 0 || locked) return found;
  for (const { to, label } of goals(state, unit, speed, how.breadth)) {
    if (how.worth.spent > how.effort) break;
    const paths = formation(state, unit.id, to);
    if (Array.isArray(paths) && paths.length > 0)
      consider({ type: 'move', unit: unit.id, kind, paths }, `${name} ${label}`);
  }
  return kind === 'normal' ? [...found, advancing(state, unit, found)] : found;
}

/** Inches an Advance adds on average. */
const ADVANCE = 3.5;

/** What an Advance is worth before it is rolled: the best place, some inches nearer, with the guns that may still fire. */
function advancing(state: State, unit: UnitState, found: readonly Candidate[]): Candidate {
  const objectives = Math.max(...found.map(({ parts }) => parts.objectives)) + APPROACH * ADVANCE;
  const guns = weaponsOf(state, unit).filter(({ profile }) => profile.kind === 'ranged');
  const firing = guns.filter(({ keywords }) => keywords.has('Assault')).length / Math.max(1, guns.length);
  const destroyed = firing * Math.max(...found.map(({ parts }) => parts.destroyed));
  const risked = Math.min(...found.map(({ parts }) => parts.risked));
  return candidate({ type: 'advance', unit: unit.id }, `${nameOf(state, unit)} advances`, {
    destroyed,
    risked,
    objectives,
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
