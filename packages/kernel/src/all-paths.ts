// Plays something once for every sequence of dice, each with its probability: while that is feasible, it is the exact answer.
import type { Dice } from './dice.ts';
import { DieByDie } from './die-by-die.ts';
import { Random } from './random.ts';

class Path extends DieByDie {
  readonly log = undefined;
  readonly faces: number[] = [];
  readonly sides: number[] = [];
  depth = 0;

  die(sides: number): number {
    if (this.depth === this.faces.length) {
      this.faces.push(1);
      this.sides.push(sides);
    } else if (this.sides[this.depth] !== sides) {
      throw new Error('the play rolled other dice on the same path: it depends on something besides its dice');
    }
    return this.faces[this.depth++];
  }

  probability(): number {
    let product = 1;
    for (let i = 0; i < this.depth; i++) product *= this.sides[i];
    return 1 / product;
  }

  /** Moves to the next sequence in lexical order; false when all have been walked. */
  advance(): boolean {
    if (this.depth < this.faces.length)
      throw new Error('the play stopped early on the same path: it depends on something besides its dice');
    while (this.faces.length > 0) {
      const last = this.faces.length - 1;
      if (this.faces[last] < this.sides[last]) {
        this.faces[last]++;
        this.depth = 0;
        return true;
      }
      this.faces.pop();
      this.sides.pop();
    }
    return false;
  }
}

export class TooManyPaths extends Error {}

/** Random dice that count how many sequences of the same dice there are. */
class Probe extends DieByDie {
  readonly log = undefined;
  readonly random = new Random(1);
  sequences = 1;

  die(sides: number): number {
    this.sequences *= sides;
    return this.random.die(sides);
  }
}

const PROBES = 64;
/** A guess may be wrong: only what is far too much is refused unwalked. */
const FAR = 4;

/** Knuth's estimate of the size of a tree: a path of chance p stands for 1 / p of them, so the mean is their number. */
function estimatedPaths(play: (dice: Dice) => unknown): number {
  const probe = new Probe();
  let sum = 0;
  for (let i = 0; i < PROBES; i++) {
    probe.sequences = 1;
    play(probe);
    sum += probe.sequences;
  }
  return sum / PROBES;
}

/**
 * Walks every dice sequence of `play`; the probabilities given to `visit` sum to 1. Those who set a limit draw plays until one is
 * small enough: most that are not are found out by a few random plays.
 * @internal the yardstick of the engines, used by their tests alone.
 */
export function walkAllPaths<Outcome>(
  play: (dice: Dice) => Outcome,
  visit: (outcome: Outcome, probability: number) => void,
  limit?: number,
): void {
  const maxPaths = limit ?? 5_000_000;
  if (limit !== undefined && estimatedPaths(play) > FAR * limit)
    throw new TooManyPaths(`far more than ${limit} dice sequences`);
  const path = new Path();
  let walked = 0;
  do {
    if (++walked > maxPaths) throw new TooManyPaths(`more than ${maxPaths} dice sequences`);
    const outcome = play(path);
    visit(outcome, path.probability());
  } while (path.advance());
}
