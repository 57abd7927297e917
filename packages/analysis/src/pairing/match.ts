// The match as a sum of games: what a number of points is worth to the team, and how likely each number is.
import type { MadeGame } from './programme.ts';
import type { CheckedPairing, Match } from './question.ts';

/** The chance of each number of points of several games together. */
export function together(games: readonly Float64Array[]): Float64Array {
  return games.reduce(sumOf, Float64Array.of(1));
}

function sumOf(one: Float64Array, other: Float64Array): Float64Array {
  const sum = new Float64Array(one.length + other.length - 1);
  for (let i = 0; i < one.length; i++) for (let j = 0; j < other.length; j++) sum[i + j] += one[i] * other[j];
  return sum;
}

/** What is left of a worth by points once a game, or several, are played: by the points that are still to come. */
export function before(worth: Float64Array, chances: Float64Array): Float64Array {
  const left = new Float64Array(worth.length - chances.length + 1);
  writeBefore(worth, chances, left);
  return left;
}

/** The same into an array that is there already. */
export function writeBefore(worth: Float64Array, chances: Float64Array, left: Float64Array): void {
  for (let points = 0; points < left.length; points++) {
    let sum = 0;
    for (let i = 0; i < chances.length; i++) sum += chances[i] * worth[points + i];
    left[points] = sum;
  }
}

/** A win is 1, a loss 0, by all my points: those of theirs are the rest of what there is. */
function worthOfMatch({ margin, draw }: Match, players: number, total: number): Float64Array {
  return Float64Array.from({ length: players * total + 1 }, (_, points) => {
    const ahead = 2 * points - players * total;
    if (ahead > 0 && ahead >= margin) return 1;
    return ahead < 0 && -ahead >= margin ? 0 : draw;
  });
}

/** What the match is worth by the points of the games that are not made yet. */
export function worthAfter({ match, cells, total }: CheckedPairing, games: readonly MadeGame[]): Float64Array {
  return before(worthOfMatch(match, cells.length, total ?? 0), pointsOf(games));
}

export function pointsOf(games: readonly MadeGame[]): Float64Array {
  return together(games.map(({ table }) => table.chances ?? CERTAIN));
}

const CERTAIN = Float64Array.of(1);

export interface MatchChances {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
}

/** How the match ends where all games are made. */
export function chancesOf(games: readonly MadeGame[], { margin }: Match, total: number): MatchChances {
  const points = pointsOf(games);
  const share = (draw: number) => before(worthOfMatch({ margin, draw }, games.length, total), points)[0];
  const win = share(0);
  const notLost = share(1);
  return { win, draw: Math.max(0, notLost - win), loss: Math.max(0, 1 - notLost) };
}
