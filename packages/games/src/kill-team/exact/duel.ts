// Fights between two heuristics without Feel No Pain: every dice outcome has one end, so a round is a sum over outcomes.
import type { Budget } from '../../budget.ts';
import type { Arena } from './arena.ts';
import { Playouts } from './playout.ts';

/** The joint distribution of wounds left, P at first * (most2 + 1) + second. */
export function duel(arena: Arena, budget: Budget): Float64Array {
  const stride = arena.most2 + 1;
  const ends = new RoundEnds(arena, budget);
  let now = new Float64Array((arena.most1 + 1) * stride);
  now[now.length - 1] = 1;
  for (let round = 1; round <= arena.input.rounds; round++) {
    const next = new Float64Array(now.length);
    for (let w1 = 0; w1 <= arena.most1; w1++)
      for (let w2 = 0; w2 <= arena.most2; w2++) {
        const mass = now[w1 * stride + w2];
        if (mass === 0) continue;
        if (w1 === 0 || w2 === 0) next[w1 * stride + w2] += mass;
        else playRound(arena, ends, arena.firstOf(round), w1, w2, mass, next);
      }
    now = next;
  }
  return now;
}

function playRound(
  arena: Arena,
  ends: RoundEnds,
  first: number,
  wounds1: number,
  wounds2: number,
  mass: number,
  next: Float64Array,
): void {
  const entries = arena.entries(wounds1, wounds2, first);
  const [dev1, dev2] = arena.devastating;
  const stride = arena.most2 + 1;
  if (dev1 === 0 && dev2 === 0) {
    const end = ends.of(wounds1, wounds2, first);
    for (let e = 0; e < entries.size; e++) next[end[entries.node[e]]] += mass * entries.chance[e];
    return;
  }
  for (let e = 0; e < entries.size; e++) {
    const left1 = Math.max(0, wounds1 - dev2 * entries.crits2[e]);
    const left2 = Math.max(0, wounds2 - dev1 * entries.crits1[e]);
    const at = left1 === 0 || left2 === 0 ? left1 * stride + left2 : ends.of(left1, left2, first)[entries.node[e]];
    next[at] += mass * entries.chance[e];
  }
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
  private readonly arena: Arena;
  private readonly budget: Budget;
  private readonly memory: Int16Array;
  private readonly known: (Int16Array | undefined)[] = [];

  constructor(arena: Arena, budget: Budget) {
    this.arena = arena;
    this.budget = budget;
    const [one, two] = arena.fighters;
    const size = Playouts.memorySize(arena.exchange, one.strategy, two.strategy, arena.most1, arena.most2);
    this.memory = borrow(size);
  }

  of(wounds1: number, wounds2: number, first: number): Int16Array {
    const key = ((wounds1 - 1) * this.arena.most2 + wounds2 - 1) * 2 + first;
    this.known[key] ??= this.solve(wounds1, wounds2, first);
    return this.known[key];
  }

  private solve(wounds1: number, wounds2: number, first: number): Int16Array {
    const { exchange, fighters, most2 } = this.arena;
    this.budget.spend(exchange.nodes * 8);
    const playouts = new Playouts(exchange, fighters[0].strategy, fighters[1].strategy, wounds1, wounds2, this.memory);
    const result = new Int16Array(exchange.nodes);
    // All nodes, not those of these wounds: Devastating can bring a fighter here whose dice were rolled uninjured.
    const nodes = this.arena.entryNodes(first);
    for (let i = 0; i < nodes.length; i++) {
      const node = nodes[i];
      const end = playouts.end(node, first, wounds1, wounds2);
      // Packed by the start wounds of this pair there, by the full wounds here.
      const left1 = Math.floor(end / (wounds2 + 1));
      result[node] = left1 * (most2 + 1) + (end - left1 * (wounds2 + 1));
    }
    return result;
  }
}
