// What the fighters of a fight play for, and the values of every start of a round.
import { type Objective, strategies } from '../strategies.ts';
import type { FightTables } from './fight-tables.ts';
import type { Pair } from './move-size.ts';

/** A heuristic fighter has no slot. */
export const NO_SLOT = -1;

export class Objectives {
  /** For each fighter: which list of values is its objective, and with which sign. */
  readonly slot: Pair<number>;
  readonly sign: Pair<number>;
  /** How many lists of values there are. */
  readonly slots: number;
  readonly stride: number;
  /** Value of a round's start by [rounds left][slot][wounds1 * stride + wounds2]; filled from the last round backwards. */
  readonly roundValues: Float64Array[][] = [];
  private readonly goals: readonly Objective[];
  /** Objective of slot s is measured from this fighter's side. */
  private readonly owner: readonly number[];

  constructor({ plan, most1, most2 }: FightTables) {
    this.stride = most2 + 1;
    const [one, two] = plan.fighters.map(({ strategy }) => strategies[strategy].objective);
    // Two fighters with the same objective play a zero-sum game: one list serves both.
    const zeroSum = one !== undefined && one === two;
    this.slot = [one ? 0 : NO_SLOT, two ? (zeroSum || !one ? 0 : 1) : NO_SLOT];
    this.sign = [1, zeroSum ? -1 : 1];
    this.goals = zeroSum ? [one] : [one, two].filter((goal) => goal !== undefined);
    this.owner = zeroSum ? [0] : [0, 1].filter((fighter) => this.slot[fighter] !== NO_SLOT);
    this.slots = this.goals.length;
    if (this.slots > 0) this.roundValues.push(this.goals.map((_, slot) => this.endValues(slot, most1, most2)));
  }

  private endValues(slot: number, most1: number, most2: number): Float64Array {
    const values = new Float64Array((most1 + 1) * this.stride);
    for (let w1 = 0; w1 <= most1; w1++)
      for (let w2 = 0; w2 <= most2; w2++) values[w1 * this.stride + w2] = this.endValue(slot, w1, w2);
    return values;
  }

  private endValue(slot: number, w1: number, w2: number): number {
    const gain = this.goals[slot] === 'kill' ? (w2 === 0 ? 1 : 0) - (w1 === 0 ? 1 : 0) : w1 - w2;
    return this.owner[slot] === 0 ? gain : -gain;
  }
}
