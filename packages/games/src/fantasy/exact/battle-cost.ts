// The work of an exact battle of cards: how large the tables of each step are, and how many states each round starts from.
import { expressionMax } from '@oddsmith/kernel';
import type { Budget } from '../../contract/budget.ts';
import { type CardBattle, OPENING, roundOf, strikersIn } from '../card/battle.ts';
import { duelsAtStart } from '../card/challenge.ts';
import type { Strikers } from '../card/formation.ts';
import { testsFear } from '../card/result.ts';
import { type Mood, type Standing, standing } from '../card/side.ts';
import { stepsOf } from '../card/strikes.ts';
import { scenesAfter, standingsOfDuel } from './battle.ts';
import { type Blow, type Line, lineOf, type Rank, standingAt, trialsOf } from './blows.ts';
import { reachOf } from './reach.ts';
import { Spread } from './spread.ts';

/** Tables end where chances are below e to the minus this: 1e-18. */
const TABLE_DEPTH = 41.4;
/** Steps that judging a state costs, as the engine counts them. */
const JUDGED = 20;
/** Who has lost much has recovered little: the part of the pairs that occurs. */
const OCCURRING = 0.5;
/** Cells of the result, and of every round's pages, for each pair of losses. */
const PAGES = 10;

export function cardBattleCost(battle: CardBattle, budget?: Budget): number {
  const { first, second, input } = battle;
  let cost = first.totalWounds * second.totalWounds * PAGES;
  const look = () => budget?.look();
  const spread = new Spread(first, second, look);
  for (let round = 0; round < input.rounds; round++) {
    look();
    const lines = linesOf(battle, round, spread);
    const one = standingAt(lines.first, spread.firstLost[0], lines.second, spread.secondLost[0]);
    const other = standingAt(lines.second, spread.secondLost[0], lines.first, spread.firstLost[0]);
    const bouts = standingsOfDuel(battle);
    const each = averageOver(spread, lines.first, lines.second, bouts, look);
    // Rounds after the second find the tables made.
    const tables = round > 1 ? 0 : tablesCost(one, other) + tablesCost(other, one);
    look();
    cost += timesShaken(one, other) * (spread.states * scenesBefore(battle, round) * each + tables);
    spread.strike(one, other);
  }
  return cost;
}

function linesOf(battle: CardBattle, round: number, { firstLost, secondLost }: Spread): { first: Line; second: Line } {
  const { challenge, first: one, second: other } = battle;
  const duels = duelsAtStart(challenge, one, other, firstLost[0], secondLost[0]);
  const mood = (duel: number): Mood => ({ ...OPENING, opening: round === 0, duel });
  const fighters = roundOf(battle, mood(duels.first), mood(duels.second));
  const first = standing(fighters.first, firstLost[0]);
  const second = standing(fighters.second, secondLost[0]);
  return { first: lineOf(first, second), second: lineOf(second, first) };
}

/** How far the scenes of a single round are spread over its states. */
const SCENES_AFTER_ONE = 0.75;

/** After one round every state belongs to one scene or few, later to all of them. */
function scenesBefore(battle: CardBattle, round: number): number {
  if (round === 0) return 1;
  const scenes = scenesAfter(battle, round);
  return round === 1 ? scenes ** SCENES_AFTER_ONE : scenes;
}

/** A round is solved for the shaken and the steady apart. */
function timesShaken({ fighter }: Rank, { fighter: enemy }: Rank): number {
  const tempers = (own: Standing, other: Standing): number =>
    (testsFear(own, other) ? 2 : 1) * (own.furious === null ? 1 : 2);
  return tempers(fighter, enemy) * tempers(enemy, fighter);
}

/** Where in a range of losses samples are taken: the middles of its thirds. */
const SAMPLES = [1 / 6, 3 / 6, 5 / 6] as const;

function samplesOf([least, most]: readonly [number, number]): readonly number[] {
  return least === most ? [least] : SAMPLES.map((part) => Math.round(least + part * (most - least)));
}

/** Steps of a round from one state, on average. */
function averageOver(
  { firstLost, secondLost }: Spread,
  first: Line,
  second: Line,
  bouts: number,
  look: () => void,
): number {
  let sum = 0;
  const rows = samplesOf(firstLost);
  const columns = samplesOf(secondLost);
  for (const a of rows)
    for (const b of columns) {
      look();
      sum += phaseCost(standingAt(first, a, second, b), standingAt(second, b, first, a), bouts);
    }
  return sum / (rows.length * columns.length);
}

/** The strikes of one round from one state, and judging what comes of them, for every end of a challenge apart. */
function phaseCost(first: Rank, second: Rank, bouts: number): number {
  const state = { height: 1, width: 1, depth: 1 };
  let cost = 0;
  for (const at of stepsOf([...first.blows, ...second.blows].map(({ group }) => group))) {
    const offSecond = tablesAt(first, at, state.height, second.room);
    const offFirst = tablesAt(second, at, state.width, first.room);
    const cells = state.height * state.width * (1 + (state.depth - 1) * OCCURRING);
    cost += cells * offSecond.average * offFirst.average;
    state.height = Math.min(first.room + 1, state.height + offFirst.largest.lost);
    state.width = Math.min(second.room + 1, state.width + offSecond.largest.lost);
    state.depth += offFirst.largest.recovered + offSecond.largest.recovered;
    cost += state.height * state.width * state.depth;
  }
  return cost + bouts * JUDGED * state.height * state.width * state.depth;
}

/** The table of one step: rows of wounds lost, columns of wounds recovered. */
interface Extent {
  readonly lost: number;
  readonly recovered: number;
}

const EMPTY: Extent = { lost: 0, recovered: 0 };

function cellsOf({ lost, recovered }: Extent): number {
  return (lost + 1) * (recovered + 1);
}

/** The tables that strikers use who have lost up to `rows` wounds: cells on average, and the largest. */
function tablesAt(line: Rank, step: number, rows: number, room: number): { average: number; largest: Extent } {
  const blows = line.blows.filter(({ group }) => group.step === step);
  if (blows.length === 0) return { average: 1, largest: EMPTY };
  const capped = (slain: number): Extent => {
    const { lost, recovered } = extentOf(blows, line.strikers(Math.min(slain, line.fighter.models)));
    return { lost: Math.min(lost, room), recovered };
  };
  const slain = Math.floor((rows - 1) / line.fighter.side.card.wounds);
  const largest = capped(0);
  if (slain === 0) return { average: cellsOf(largest), largest };
  // Simpson's rule over the numbers of slain.
  const average = (cellsOf(largest) + 4 * cellsOf(capped(slain >> 1)) + cellsOf(capped(slain))) / 6;
  return { average, largest };
}

function extentOf(blows: readonly Blow[], strikers: Strikers): Extent {
  let lost = 0;
  let recovered = 0;
  for (const blow of blows) {
    const count = strikersIn(blow.group, strikers);
    if (count === 0) continue;
    const trials = trialsOf(blow, count);
    lost += blow.step * reachOf(trials.struck, TABLE_DEPTH);
    // Whole models slain are not recovered.
    recovered += (blow.odds.each.length - 1) * reachOf(trials.recovered, TABLE_DEPTH);
  }
  return { lost, recovered };
}

/** Making the tables of all numbers of strikers, and putting those of one step together. */
function tablesCost(line: Rank, { fighter: target }: Rank): number {
  const strikers = line.strikers(0);
  let cost = 0;
  const together = new Map<number, Extent>();
  for (const { group, odds, mostHits, step, residues } of line.blows) {
    const count = strikersIn(group, strikers);
    if (count === 0) continue;
    const ofOne = Math.min(group.mostAttacks, expressionMax(group.plan.attacks)) * mostHits * step;
    const recovers = odds.recovers > 0;
    const extent = (most: number): Extent => ({
      lost: Math.min(target.side.totalWounds, most),
      recovered: recovers ? most : 0,
    });
    const largest = extent(count * ofOne);
    // Tables grow with the number of strikers: on average they are half of the largest, with recovery a third.
    cost += (residues * count * cellsOf(largest) * cellsOf(extent(ofOne))) / (recovers ? 3 : 2);
    const before = together.get(group.step);
    // All sets of strikers together are about as much work as one of the largest.
    if (before !== undefined) cost += residues * cellsOf(before) * cellsOf(largest);
    together.set(group.step, {
      lost: Math.min(target.side.totalWounds, (before?.lost ?? 0) + largest.lost),
      recovered: (before?.recovered ?? 0) + largest.recovered,
    });
  }
  return cost;
}
