// Fights in which damage is rolled for or somebody plays optimally: values backwards, then probability forwards.
import type { Budget } from '../../contract/budget.ts';
import { DevastatingSpread } from './devastating.ts';
import type { FightTables } from './fight-tables.ts';
import type { Pair } from './move-size.ts';
import { Objectives } from './objectives.ts';
import { Rounds } from './rounds.ts';

/** A position in the middle of a round, and the wounds at its start. */
export interface OpenRound {
  readonly node: number;
  readonly actor: 0 | 1;
  readonly wounds: Pair<number>;
  readonly starts: Pair<number>;
}

export class Solver {
  private readonly tables: FightTables;
  private readonly budget: Budget;
  private readonly objectives: Objectives;
  private readonly rounds: Rounds;
  private readonly stride: number;
  /** Nodes by falling number of open dice. */
  private readonly order: Int32Array;
  private readonly devastating: DevastatingSpread | undefined;

  constructor(tables: FightTables, budget: Budget) {
    this.tables = tables;
    this.budget = budget;
    this.stride = tables.most2 + 1;
    this.objectives = new Objectives(tables);
    this.rounds = new Rounds(tables, this.objectives, budget);
    this.devastating = tables.devastates ? new DevastatingSpread(tables, budget) : undefined;
    this.order = byFallingDice(tables, budget);
  }

  /** The joint distribution of wounds at the end, P at first * (most2 + 1) + second. */
  fight(): Float64Array {
    const { most1, most2, plan } = this.tables;
    this.solveRounds(plan.rounds - 1);
    const start = new Float64Array((most1 + 1) * this.stride);
    start[most1 * this.stride + most2] = 1;
    return this.forwardRounds(start, plan.rounds);
  }

  /** From the middle of a round: after `move` of the acting fighter, everyone plays on by strategy. */
  afterMove({ node, actor, wounds, starts }: OpenRound, move: number): Float64Array {
    const { rounds } = this.tables.plan;
    this.rounds.limitTo(wounds);
    this.solveRounds(rounds - 1);
    const round = this.rounds.of(rounds, starts[0], starts[1]);
    const ends = new Float64Array((this.tables.most1 + 1) * this.stride);
    round.open(ends);
    round.move(node, actor, move, wounds[0], wounds[1], 1);
    round.close(this.order);
    return this.forwardRounds(ends, rounds - 1);
  }

  /** What the first fighter may hope for, by its objective, once the first round stands at a node and `turn` is to act. */
  worth(node: number, turn: number, wounds: Pair<number>): number {
    const { most1, most2, plan } = this.tables;
    this.solveRounds(plan.rounds - 1);
    return this.rounds.of(plan.rounds, most1, most2).value(0, node, turn, wounds[0], wounds[1]);
  }

  private solveRounds(rounds: number): void {
    const { roundValues, slots } = this.objectives;
    if (slots === 0) return;
    for (let left = roundValues.length; left <= rounds; left++) {
      // Values of the dead stay what they are; the living get theirs below.
      const values = roundValues[0].map((ends) => ends.slice());
      roundValues.push(values);
      const first = this.tables.firstOf(this.tables.plan.rounds - left + 1);
      if (this.devastating === undefined) this.startValues(left, first, values);
      else this.devastating.startValues(this.rounds, left, first, values);
    }
  }

  private startValues(left: number, first: number, values: readonly Float64Array[]): void {
    const { most1, most2 } = this.tables;
    const [reach1, reach2] = this.rounds.reachable;
    for (let w1 = 1; w1 <= most1; w1++)
      for (let w2 = 1; w2 <= most2; w2++) {
        if (reach1[w1] === 0 || reach2[w2] === 0) continue;
        const entries = this.tables.entries(this.tables.injuredState(w1, w2), first);
        const round = this.rounds.of(left, w1, w2);
        this.budget.spend(entries.size * 5);
        for (let slot = 0; slot < values.length; slot++) {
          let total = 0;
          for (let e = 0; e < entries.size; e++)
            total += entries.chance[e] * round.value(slot, entries.node[e], first, w1, w2);
          values[slot][w1 * this.stride + w2] = total;
        }
      }
  }

  private forwardRounds(start: Float64Array, rounds: number): Float64Array {
    let now = start;
    for (let left = rounds; left >= 1; left--) now = this.forward(now, left);
    return now;
  }

  /** One round on a distribution over wounds, one table of chances at a time. */
  private forward(now: Float64Array, left: number): Float64Array {
    const { most1, most2, plan } = this.tables;
    const first = this.tables.firstOf(plan.rounds - left + 1);
    const ends = new Float64Array(now.length);
    for (let w1 = 0; w1 <= most1; w1++) ends[w1 * this.stride] += now[w1 * this.stride];
    for (let w2 = 1; w2 <= most2; w2++) ends[w2] += now[w2];
    const arrivals = this.devastating?.arrivals(now);
    const [matters1, matters2] = this.rounds.startMatters;
    for (let start1 = matters1 ? 1 : most1; start1 <= most1; start1++)
      for (let start2 = matters2 ? 1 : most2; start2 <= most2; start2++) {
        const group = { low1: matters1 ? start1 : 1, high1: start1, low2: matters2 ? start2 : 1, high2: start2 };
        const begins = arrivals === undefined ? hasMass(now, group, this.stride) : arrivals.reach(group);
        if (!begins) continue;
        const round = this.rounds.of(left, start1, start2);
        round.open(ends);
        for (let w1 = group.low1; w1 <= group.high1; w1++)
          for (let w2 = group.low2; w2 <= group.high2; w2++)
            if (arrivals !== undefined) arrivals.enter(round, first, w1, w2);
            else this.enter(round, first, w1, w2, now[w1 * this.stride + w2]);
        round.close(this.order);
      }
    arrivals?.bury(first, ends);
    return ends;
  }

  private enter(round: ReturnType<Rounds['of']>, first: number, w1: number, w2: number, mass: number): void {
    if (mass === 0) return;
    const entries = this.tables.entries(this.tables.injuredState(w1, w2), first);
    this.budget.spend(entries.size * 5);
    for (let e = 0; e < entries.size; e++) round.arrive(entries.node[e], first, w1, w2, mass * entries.chance[e]);
  }
}

/** Wounds at which rounds share a table. */
export interface WoundRange {
  readonly low1: number;
  readonly high1: number;
  readonly low2: number;
  readonly high2: number;
}

function hasMass(now: Float64Array, { low1, high1, low2, high2 }: WoundRange, stride: number): boolean {
  for (let w1 = low1; w1 <= high1; w1++)
    for (let w2 = low2; w2 <= high2; w2++) if (now[w1 * stride + w2] > 0) return true;
  return false;
}

/** Nodes sorted between two looks at the clock. */
const SORTED_PER_LOOK = 16_384;

/** Counting sort: a comparison sort of 50,000 nodes would take longer than a small fight. */
function byFallingDice({ moves }: FightTables, budget: Budget): Int32Array {
  const dice = new Uint8Array(moves.nodes);
  const count = new Int32Array(65);
  for (let node = 0; node < moves.nodes; node++) {
    if (node % SORTED_PER_LOOK === 0) budget.look();
    dice[node] = moves.diceOf(node);
    count[dice[node]]++;
  }
  let next = 0;
  for (let held = count.length - 1; held >= 0; held--) {
    const size = count[held];
    count[held] = next;
    next += size;
  }
  const order = new Int32Array(moves.nodes);
  for (let node = 0; node < moves.nodes; node++) order[count[dice[node]]++] = node;
  return order;
}
