// Fights between two heuristics in which nothing is rolled for damage: every dice outcome has one end, so a round is a sum over outcomes.
import type { Budget } from '../../contract/budget.ts';
import type { Entries, FightTables } from './fight-tables.ts';
import type { Pair } from './move-size.ts';
import { MOVE_COUNT, STRIKE } from './moves.ts';
import { Playouts, playoutEntries, type Start } from './playout.ts';

/** The joint distribution of wounds left, P at first * (most2 + 1) + second. */
export function duel(tables: FightTables, budget: Budget): Float64Array {
  const stride = tables.most2 + 1;
  const ends = new RoundEnds(tables, budget);
  let now = new Float64Array((tables.most1 + 1) * stride);
  now[now.length - 1] = 1;
  for (let round = 1; round <= tables.plan.rounds; round++) {
    const first = tables.firstOf(round);
    const next = new Float64Array(now.length);
    for (let wounds1 = 0; wounds1 <= tables.most1; wounds1++)
      for (let wounds2 = 0; wounds2 <= tables.most2; wounds2++) {
        const mass = now[wounds1 * stride + wounds2];
        if (mass === 0) continue;
        if (wounds1 === 0 || wounds2 === 0) next[wounds1 * stride + wounds2] += mass;
        else ends.add({ wounds1, wounds2 }, first, mass, next);
      }
    now = next;
  }
  return now;
}

/** Kept between fights: a typical fight took 10% of its time to allocate this. A fight runs to its end before the next begins. */
let scratch = new Int16Array(0);
const SCRATCH_LIMIT = 4_000_000;

function borrow(size: number): Int16Array {
  if (size > SCRATCH_LIMIT) return new Int16Array(size);
  if (scratch.length < size) scratch = new Int16Array(size);
  return scratch;
}

/** For each pair of wounds at the start of a round: where every entry node ends. Solved once, used in every round. */
class RoundEnds {
  private readonly tables: FightTables;
  private readonly budget: Budget;
  private readonly memory: Int16Array;
  private readonly stride: number;
  /** Wounds each fighter loses to so many packets of Devastating. */
  private readonly losses: Pair<readonly number[]>;
  private readonly known: (Int16Array | undefined)[] = [];

  constructor(tables: FightTables, budget: Budget) {
    this.tables = tables;
    this.budget = budget;
    this.stride = tables.most2 + 1;
    this.losses = [tables.packets[0].map(certainLoss), tables.packets[1].map(certainLoss)];
    this.memory = borrow(playoutEntries(tables.plan, tables.moves.nodes, tables.most1, tables.most2));
  }

  /** Plays one round from a pair of wounds that has so much mass. */
  add({ wounds1, wounds2 }: Start, first: number, mass: number, next: Float64Array): void {
    const { tables } = this;
    const entries = tables.entries(tables.injuredState(wounds1, wounds2), first);
    this.budget.spend(entries.size * 2);
    if (!tables.devastates) {
      const end = this.of(wounds1, wounds2, first);
      for (let e = 0; e < entries.size; e++) next[end[entries.node[e]]] += mass * entries.chance[e];
      return;
    }
    for (let e = 0; e < entries.size; e++) {
      const left1 = Math.max(0, wounds1 - this.losses[0][entries.crits2[e]]);
      const left2 = Math.max(0, wounds2 - this.losses[1][entries.crits1[e]]);
      const alive = left1 > 0 && left2 > 0;
      const at = alive ? this.of(left1, left2, first)[entries.node[e]] : this.deathOf(left1, left2, entries, e);
      next[at] += mass * entries.chance[e];
    }
  }

  /** Devastating has killed someone, who may strike once more with the dice as they were rolled. */
  private deathOf(left1: number, left2: number, entries: Entries, e: number): number {
    const { damage } = this.tables.moves;
    const [one, two] = this.tables.plan.fighters;
    const node = entries.rolled[e];
    if (left1 === 0 && left2 > 0 && one.melee.strikesWhenDying) return Math.max(0, left2 - damage[STRIKE][node]);
    if (left2 === 0 && left1 > 0 && two.melee.strikesWhenDying)
      return Math.max(0, left1 - damage[MOVE_COUNT + STRIKE][node]) * this.stride;
    return left1 * this.stride + left2;
  }

  private of(wounds1: number, wounds2: number, first: number): Int16Array {
    const key = ((wounds1 - 1) * this.tables.most2 + wounds2 - 1) * 2 + first;
    this.known[key] ??= this.solve({ wounds1, wounds2 }, first);
    return this.known[key];
  }

  private solve(start: Start, first: number): Int16Array {
    const { wounds1, wounds2 } = start;
    const playouts = new Playouts(this.tables, start, this.memory, this.budget);
    // All nodes, not those of these wounds: Devastating can bring a fighter here whose dice were rolled uninjured.
    const nodes = this.tables.entryNodes(first);
    const result = new Int16Array(this.tables.moves.nodes);
    this.budget.spend(result.length / 8 + nodes.length * 8);
    for (let i = 0; i < nodes.length; i++) {
      const node = nodes[i];
      const end = playouts.end(node, first, wounds1, wounds2);
      // Packed by the start wounds of this pair there, by the full wounds here.
      const left1 = Math.floor(end / (wounds2 + 1));
      result[node] = left1 * this.stride + (end - left1 * (wounds2 + 1));
    }
    return result;
  }
}

/** Nothing is rolled here, so one number of wounds is certain. */
function certainLoss(losses: Float64Array): number {
  return losses.indexOf(1);
}
