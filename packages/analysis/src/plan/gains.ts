// What one shooter alone can add at each target and number of wounds, and the order of these figures.
import type { Shots, Way } from './shots.ts';

export class Gains {
  /** `at[t] + left` is the place of a target with so many wounds left. */
  readonly at: Int32Array;
  readonly places: number;
  /** `most[shooter][place]`: 0 for a target that is gone or cannot be shot at. */
  readonly most: readonly Float64Array[];
  /** `sorted[shooter]`: its figures, each once, rising from 0; `rank[shooter][place]` is where a figure stands among them. */
  readonly sorted: readonly Float64Array[];
  readonly rank: readonly Int32Array[];
  /** `falling[shooter][target]`: what may be left of it, from the highest rank down. */
  readonly falling: readonly (readonly Int32Array[])[];
  /** `even[shooter][target]`: up to how much left of it is less left worth more, before and after the shot. */
  readonly even: readonly Int32Array[];

  constructor(shots: Shots, ways: Shots['plain'], worth: readonly Float64Array[]) {
    this.at = new Int32Array(worth.length);
    for (let t = 1; t < worth.length; t++) this.at[t] = this.at[t - 1] + worth[t - 1].length;
    this.places = worth.reduce((sum, table) => sum + table.length, 0);
    this.most = ways.map((row) => {
      const most = new Float64Array(this.places);
      row.forEach((list, t) => {
        for (const way of list)
          for (let left = 1; left < worth[t].length; left++) {
            const gain = gainOf(shots, way, left, worth[t]);
            if (gain > most[this.at[t] + left]) most[this.at[t] + left] = gain;
          }
      });
      return most;
    });
    this.sorted = this.most.map((most) => Float64Array.from(new Set([0, ...most])).sort());
    this.rank = this.most.map((most, i) => {
      const places = new Map([...this.sorted[i]].map((figure, rank) => [figure, rank]));
      return Int32Array.from(most, (figure) => places.get(figure) as number);
    });
    const ofTarget = (figures: Float64Array | Int32Array, t: number) =>
      figures.subarray(this.at[t], this.at[t] + worth[t].length);
    this.falling = this.rank.map((rank) =>
      worth.map((table, t) => {
        const ranks = ofTarget(rank, t);
        return Int32Array.from(table.keys()).sort((a, b) => ranks[b] - ranks[a]);
      }),
    );
    this.even = this.most.map((most) => Int32Array.from(worth, (table, t) => evenUpTo(table, ofTarget(most, t))));
  }
}

/** The highest number up to which neither the worth rises nor the worth with what is added to it. */
function evenUpTo(worth: Float64Array, added: Float64Array | Int32Array): number {
  let left = 0;
  while (
    left + 1 < worth.length &&
    worth[left + 1] <= worth[left] &&
    worth[left + 1] + added[left + 1] <= worth[left] + added[left]
  )
    left++;
  return left;
}

/** What the shot adds to its target's worth at so many wounds; 0 where no battle comes to that. */
export function gainOf(shots: Shots, way: Way, left: number, worth: Float64Array): number {
  if (!Number.isNaN(way.gain[left])) return way.gain[left];
  let sum = 0;
  if (shots.reaches(way.target, left)) {
    const chances = shots.leftAfter(way, left);
    for (let l = 0; l <= left; l++) sum += chances[l] * worth[l];
    sum -= worth[left];
  }
  way.gain[left] = sum;
  return sum;
}
