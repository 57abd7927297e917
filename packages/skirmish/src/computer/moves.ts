// What each place a unit might go to is worth (S94).

import { memoizeWeak } from '@oddsmith/games';
import { editions } from '@oddsmith/games/wh40k';
import type { Dice } from '@oddsmith/kernel';
import type { ActionOf } from '../battle/action.ts';
import { applyParsed, throwsDice } from '../battle/apply/index.ts';
import { weaponsOf } from '../battle/attacks/shots.ts';
import { isUnitEngaged } from '../battle/flow.ts';
import { formation } from '../battle/moves/formation.ts';
import { bodiesOf, enemiesOf, nameOf, speedsOf, unitById, unitsOf } from '../battle/roster.ts';
import type { Objective, State, UnitState } from '../battle/state.ts';
import { chanceOfTwoDice, isInChargeRange, neededRoll } from '../rules/charge.ts';
import { say } from '../words/say.ts';
import { type Candidate, candidate } from './candidate.ts';
import { goals } from './goals.ts';
import type { Judgement } from './judgement.ts';
import {
  APPROACH,
  distanceTo,
  type Errands,
  errandsOf,
  heldWorth,
  IN_RANGE,
  OBJECTIVE,
  promisedMarkers,
} from './markers.ts';
import type { Worth } from './worth.ts';

/** Where a unit should go, and what others see to. */
interface Errand {
  readonly goal: Objective | undefined;
  readonly promised: ReadonlySet<Objective>;
}

/** What the markers are worth as they are held now, and how near the unit is to the one it makes for. */
function objectiveWorth(state: State, unit: UnitState, { goal, promised }: Errand, { contested }: Judgement): number {
  const approach = goal === undefined ? 0 : APPROACH * Math.max(0, distanceTo(state, unit, goal) - IN_RANGE);
  return heldWorth(state, unit.side, { promised, contested }) - approach;
}

/** No dice are thrown by the moves that are tried. */
export const NO_DICE: Dice = {
  die: () => {
    throw new Error('a move that is thought about throws no dice');
  },
  d6: () => NO_DICE.die(6),
  d3: () => NO_DICE.die(3),
  roll: () => NO_DICE.die(6),
  log: undefined,
};

/** Where moves are tried nobody is asked for Overwatch: they would wait for an answer. */
export function unwatched(state: State): State {
  return state.setup.stratagems ? withoutPoints(state) : state;
}

const withoutPoints = memoizeWeak((state: State): State => ({ ...state, cp: [0, 0] }));

export interface MoveThinking {
  readonly worth: Worth;
  readonly judgement: Judgement;
  /** Evaluations after which nothing new is tried. */
  readonly effort: number;
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
  errand: Errand,
  { worth, judgement }: MoveThinking,
): Tried {
  const charge = judgement.ahead ? bestCharge(after, unit, worth, judgement) : 0;
  const destroyed = worth.bestShooting(after, unit) + charge;
  const objectives = objectiveWorth(after, unit, errand, judgement);
  return { one: candidate(action, label, { destroyed, objectives }), after };
}

/** What a fight is worth that is fought a turn later. */
const FADE = 0.75;
/** Turns of walking that are looked ahead. */
const MOST_TURNS = 4;
/** A fight mostly goes on in the enemy's turn, and nobody shoots into it meanwhile. */
export const FIGHTS = 1.5;

/** The chance to be in a fight that takes `needed` inches, now or after turns of walking, each of which costs. */
function prospect(needed: number, speed: number, now: boolean): number {
  let best = now ? chanceOfTwoDice(needed) : 0;
  for (let turns = 1, fade = FADE; turns <= MOST_TURNS; turns++, fade *= FADE)
    best = Math.max(best, fade * chanceOfTwoDice(Math.max(2, needed - turns * speed)));
  return best;
}

/** What the best charge from here is worth, this turn or later: the chance to arrive times the fight less its answer. */
function bestCharge(state: State, unit: UnitState, worth: Worth, { strikeBack }: Judgement): number {
  if (isUnitEngaged(state, unit)) return 0;
  const own = bodiesOf(state, unit);
  const speed = Math.min(...speedsOf(state, unit));
  let best = 0;
  for (const enemy of enemiesOf(state, unit)) {
    const bodies = bodiesOf(state, enemy);
    const answer = strikeBack.ahead * worth.striking(state, enemy, unit, false);
    const fight = worth.striking(state, unit, enemy, true) - answer;
    if (fight <= 0) continue;
    const now = unit.moved !== 'advance' && isInChargeRange(own, bodies);
    best = Math.max(
      best,
      FIGHTS * prospect(neededRoll(own, [bodies], editions[state.setup.edition].charge), speed, now) * fight,
    );
  }
  return best;
}

/** The same with the enemy's answer. An enemy shoots at one of ours: each of them carries its share of the danger. */
function answered({ one, after }: Tried, unitId: string, { worth, judgement }: MoveThinking): Candidate {
  const unit = unitById(after, unitId);
  if (unit === undefined) return one;
  const danger = enemiesOf(after, unit).reduce((sum, enemy) => sum + worth.shootingAt(after, enemy, unit), 0);
  const risked = danger / unitsOf(after, unit.side).length;
  return candidate(one.action, one.label, { ...one.parts, risked }, judgement.risk);
}

/** What is asked of every place a unit might go to. */
interface Search {
  readonly goal: Objective | undefined;
  /** The place an action leads to, judged; undefined where it is not legal or throws dice. */
  consider(action: Candidate['action'], label: Candidate['label']): Tried | undefined;
}

function searchFor(state: State, unit: UnitState, how: MoveThinking): Search {
  const errands: Errands = how.judgement.marches ? errandsOf(state, unit.side) : new Map();
  const goal = errands.get(unit);
  const errand: Errand = { goal, promised: promisedMarkers(state, unit, errands) };
  return {
    goal,
    consider(action, label) {
      if (throwsDice(unwatched(state), action)) return undefined;
      const applied = applyParsed(unwatched(state), action, NO_DICE);
      if (!applied.ok) return undefined;
      const after = { ...applied.state, pending: null };
      const moved = unitById(after, unit.id);
      return moved === undefined ? undefined : judged({ action, label, after }, moved, errand, how);
    },
  };
}

/** One move that somebody made or thinks of, judged like those of the computer. */
export function judgedMove(
  state: State,
  unit: UnitState,
  action: ActionOf<'move'>,
  how: MoveThinking,
): Candidate | undefined {
  const tried = searchFor(state, unit, how).consider(action, say('reads-there', { unit: nameOf(state, unit) }));
  return tried === undefined ? undefined : answered(tried, unit.id, how);
}

/** Everything one unit might do in its Movement phase, or with an Advance it has rolled. */
export function moveCandidates(state: State, unit: UnitState, how: MoveThinking): Candidate[] {
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
  const search = searchFor(state, unit, how);
  const { goal } = search;
  const tried: Tried[] = [];
  const consider = (action: Candidate['action'], label: Candidate['label']) => {
    const found = search.consider(action, label);
    if (found !== undefined) tried.push(found);
  };
  consider(stays, say('reads-stay', { unit: nameOf(state, unit) }));
  const speed = Math.min(...speedsOf(state, unit)) + bonus;
  // A unit that is locked may lose models as it leaves: it is left where it is unless it cannot fight.
  if (speed > 0 && !locked)
    for (const { to, label } of goals(state, unit, speed, how.judgement.breadth)) {
      if (how.worth.spent > how.effort) break;
      const paths = formation(state, unit.id, to);
      if (Array.isArray(paths) && paths.length > 0) consider({ type: 'move', unit: unit.id, kind, paths }, label);
    }
  const found = how.judgement.ahead ? bestAnswered(state, tried, unit, how) : tried.map(({ one }) => one);
  if (goal === undefined || kind !== 'normal' || speed === 0) return found;
  // The place nearest to the marker is where an Advance would go on from.
  const nearest = tried.reduce((one, other) =>
    distanceAfter(other, unit, goal) < distanceAfter(one, unit, goal) ? other : one,
  );
  const left = distanceAfter(nearest, unit, goal) - IN_RANGE;
  return left > 0 ? [...found, advancing(state, unit, answered(nearest, unit.id, how), left, how.judgement)] : found;
}

function distanceAfter({ after }: Tried, { id }: UnitState, goal: Objective): number {
  const unit = unitById(after, id);
  return unit === undefined ? Number.POSITIVE_INFINITY : distanceTo(after, unit, goal);
}

function bestAnswered(state: State, tried: readonly Tried[], unit: UnitState, how: MoveThinking): Candidate[] {
  return tried
    .toSorted((a, b) => b.one.score - a.one.score)
    .slice(0, how.judgement.answered(enemiesOf(state, unit).length))
    .map((each) => answered(each, unit.id, how));
}

/** What the D6 of an Advance adds to a marker that is still `left` inches away after the usual move. */
function advanceGain(left: number): number {
  let gain = 0;
  for (let roll = 1; roll <= 6; roll++) gain += APPROACH * Math.min(roll, left) + (roll >= left ? OBJECTIVE : 0);
  return gain / 6;
}

/** What an Advance is worth before it is rolled: the best place, some inches nearer, with the guns that may still fire. */
function advancing(state: State, unit: UnitState, { parts }: Candidate, left: number, { risk }: Judgement): Candidate {
  const guns = weaponsOf(state, unit).filter(({ profile }) => profile.kind === 'ranged');
  const firing = guns.filter(({ keywords }) => keywords.has('Assault')).length / Math.max(1, guns.length);
  const advanced = {
    destroyed: firing * parts.destroyed,
    risked: parts.risked,
    objectives: parts.objectives + advanceGain(left),
  };
  return candidate(
    { type: 'advance', unit: unit.id },
    say('reads-advance', { unit: nameOf(state, unit) }),
    advanced,
    risk,
  );
}
