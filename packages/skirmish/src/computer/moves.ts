// Where a unit might go (S93), and what each place is worth (S94).
import type { Dice } from '@oddsmith/kernel';
import type { ActionOf } from '../battle/action.ts';
import { apply } from '../battle/apply/index.ts';
import { isUnitEngaged } from '../battle/flow.ts';
import { formation } from '../battle/formation.ts';
import { bodiesOf, lineOf, nameOf, unitById, unitsOf } from '../battle/roster.ts';
import { weaponsOf } from '../battle/shots.ts';
import { type Objective, otherSide, type State, type UnitState } from '../battle/state.ts';
import { distance, type Point } from '../geometry/segment.ts';
import { control, type Marker } from '../rules/objectives.ts';
import { rounded } from '../setup/auto-deploy.ts';
import { type Candidate, candidate } from './candidate.ts';
import type { Worth } from './worth.ts';

/** What holding an objective into the next Command phase is worth, in points. */
const OBJECTIVE = 80;
/** What an inch nearer to an objective nobody of ours stands on is worth. */
const APPROACH = 1.5;

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

/** Towards every objective, towards and away from every enemy, by the whole move or half of it. */
function goals(state: State, unit: UnitState, inches: number, enemiesToo: boolean): Goal[] {
  const [first] = bodiesOf(state, unit);
  const from: Point = [first.x, first.y];
  const found: Goal[] = state.objectives.map(({ x, y }, index) => ({
    to: stepTowards(from, [x, y], inches),
    label: `towards objective ${index + 1}`,
  }));
  if (!enemiesToo) return found;
  for (const enemy of unitsOf(state, otherSide(unit.side))) {
    const [body] = bodiesOf(state, enemy);
    const away: Point = [2 * from[0] - body.x, 2 * from[1] - body.y];
    const name = nameOf(state, enemy);
    for (const share of [1, 0.5])
      found.push({ to: stepTowards(from, [body.x, body.y], inches * share), label: `towards ${name}` });
    found.push({ to: stepTowards(from, away, inches), label: `away from ${name}` });
  }
  return found;
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
  for (const { to, label } of goals(state, unit, speed, true)) {
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
