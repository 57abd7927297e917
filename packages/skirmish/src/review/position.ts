// What a position is worth: the lead in victory points that it promises side 0, and the chance to win that goes with it.
import { holdersOf, pointsOf, woundsOf } from '../battle/roster.ts';
import { ROUNDS, type State, type UnitState } from '../battle/state.ts';
import { control } from '../rules/objectives.ts';
import type { Side } from '../setup/missions.ts';

// All figures below follow the battles of `normal` against itself: what a marker held, a point of an army left and the round said of the lead at the end.

/** The share of what is held on the markers that outlasts a turn of either side. */
const HELD_A_TURN = 0.5;
/** The same of a turn of which the moves are over. */
const TURN_MOVED = 0.5;
/** The share of what armies are worth on the markers that shows only from round to round. */
const SLOWLY = 0.75;
export const POINTS_PER_MARKER = 5;
const MOST_SCORED = 3;
/** Markers more that an army holds against one that is gone, than against its equal. */
const MARKERS_OF_AN_ARMY = 1.5;
/** S74: a point for every 10. */
const PER_POINT_DESTROYED = 0.1;
const FIRST_SCORING_ROUND = 2;
/** How far the leads at the end lie apart, in victory points, that a position at the start promises. */
const SPREAD = 12.7;
const TURNS = 2 * ROUNDS;
/** With which power of the turns left they come together. */
const NARROWING = 0.75;

/** S74: how often a side scores markers from here on. */
function scoringsLeft({ round, turn, first, phase }: State, side: Side): number {
  const later = ROUNDS - Math.max(round, FIRST_SCORING_ROUND - 1);
  if (round < FIRST_SCORING_ROUND || phase === 'over') return phase === 'over' ? 0 : later;
  const last = round === ROUNDS && side !== first;
  const toCome = last || (turn === side ? phase === 'command' : side !== first);
  return later + (toCome ? 1 : 0);
}

/** Turns of either side, or what is left of them, before a side scores next. */
function turnsUntilScoring(state: State, side: Side): number {
  const { round, turn, first, phase } = state;
  // Nobody knows yet who begins: one turn of each, on average.
  if (first === null) return 2;
  const rest = phase === 'command' || phase === 'movement';
  const current = rest ? 1 : TURN_MOVED;
  if (turn !== side) return current + (round < FIRST_SCORING_ROUND && side !== first ? 2 : 0);
  if (round === ROUNDS && side !== first) return current;
  if (phase === 'command' && round >= FIRST_SCORING_ROUND) return 0;
  return 1 + (rest ? TURN_MOVED : 0);
}

/** How much of what is held now counts, over all scorings to come. */
function heldOver(state: State, side: Side): number {
  let sum = 0;
  let share = HELD_A_TURN ** turnsUntilScoring(state, side);
  for (let n = scoringsLeft(state, side); n > 0; n--) {
    sum += share;
    share *= HELD_A_TURN * HELD_A_TURN;
  }
  return sum;
}

/** How much of what armies are worth shows, over so many scorings. */
function grownOver(scorings: number): number {
  let sum = 0;
  for (let n = 1, kept = SLOWLY; n <= scorings; n++, kept *= SLOWLY) sum += 1 - kept;
  return sum;
}

/** Victory points that the markers are going to bring side 0 more than side 1, as they are held now. */
export function markerLead(state: State): number {
  if (state.setup.mission !== 'take-and-hold' || state.phase === 'over') return 0;
  const models = holdersOf(state);
  const held: [number, number] = [0, 0];
  for (const marker of state.objectives) {
    const { holder } = control(marker, models);
    if (holder !== null) held[holder]++;
  }
  const worth = (side: Side) => POINTS_PER_MARKER * Math.min(MOST_SCORED, held[side]) * heldOver(state, side);
  return worth(0) - worth(1);
}

function armyPoints(state: State): number {
  return state.units.reduce((sum, unit) => sum + pointsOf(state, unit), 0) / 2;
}

/** Victory points that a point of an army is worth while the battle lasts: linear, so that average dice change nothing. */
export function pointWorth(state: State): number {
  if (state.phase === 'over') return 0;
  if (state.setup.mission !== 'take-and-hold') return PER_POINT_DESTROYED;
  const open = ([0, 1] as const).reduce<number>((sum, side) => {
    return sum + grownOver(scoringsLeft(state, side));
  }, 0);
  return (POINTS_PER_MARKER * MARKERS_OF_AN_ARMY * open) / Math.max(1, armyPoints(state));
}

/** Points of a unit for each of its wounds. */
export function pointsPerWound(state: State, unit: UnitState): number {
  return pointsOf(state, unit) / unit.start.wounds;
}

function materialLead(state: State): number {
  return state.units.reduce((sum, unit) => {
    const points = pointsPerWound(state, unit) * woundsOf(unit);
    return unit.side === 0 ? sum + points : sum - points;
  }, 0);
}

/** The lead of side 0 at the end, as the position promises it; at the end, what it is. */
export function promisedLead(state: State): number {
  const [one, other] = state.vp;
  return one - other + markerLead(state) + pointWorth(state) * materialLead(state);
}

function turnsLeft({ round, turn, first, phase }: State): number {
  if (phase === 'over') return 0;
  return 2 * (ROUNDS - round) + (first !== null && turn !== first ? 1 : 2);
}

/** The chance of side 0 to win with such a lead: the more turns are left, the less a lead says. */
export function chanceWith(state: State, lead: number): number {
  if (state.result !== null) {
    const { winner } = state.result;
    return winner === null ? 0.5 : winner === 0 ? 1 : 0;
  }
  return normalBelow(lead / (SPREAD * (turnsLeft(state) / TURNS) ** NARROWING));
}

export function chanceToWin(state: State): number {
  return chanceWith(state, promisedLead(state));
}

/** P(Z <= z) of a standard normal, to seven digits (Abramowitz and Stegun 26.2.17). */
export function normalBelow(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    0.3989422804014327 *
    Math.exp((-z * z) / 2) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z >= 0 ? 1 - tail : tail;
}
