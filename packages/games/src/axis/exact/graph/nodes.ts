// The nodes of a graph while it grows, and the graph they become.
import type { Budget } from '../../../contract/budget.ts';
import { type Counts, UNIT_COUNT, UNITS } from '../../units.ts';
import { eachNode } from '../each-node.ts';
import { COMMITTED, flagsOf, type Graph, type Start } from './graph.ts';
import { nextAircraft, type Segment, totalUnits } from './order.ts';

/** What is left of a side: units in the fight, units away, the order in which the former are lost. */
export interface Remains {
  readonly counts: Counts;
  readonly away: Counts;
  readonly spare: number;
  readonly committed: boolean;
  readonly segments: readonly Segment[];
}

export class Nodes {
  size = 0;
  private counts = new Uint16Array(64 * UNIT_COUNT);
  private away = new Uint16Array(64 * UNIT_COUNT);
  private readonly spare: number[] = [];
  private readonly committed: boolean[] = [];
  private readonly segments: (readonly Segment[])[] = [];
  private readonly index = new Map<string, number>();
  private readonly orders: (readonly Segment[])[] = [];
  /** Units that occur at all: a key need not speak of the others. */
  private readonly present: readonly number[];

  constructor(starts: readonly Start[]) {
    this.present = UNITS.flatMap((_, t) => (starts.some((start) => start.counts[t] > 0) ? [t] : []));
  }

  push({ counts, away, spare, committed, segments }: Remains): number {
    const at = this.size * UNIT_COUNT;
    if (at === this.counts.length) {
      this.counts = doubled(this.counts);
      this.away = doubled(this.away);
    }
    for (const t of this.present) {
      this.counts[at + t] = counts[t];
      this.away[at + t] = away[t];
    }
    this.spare.push(spare);
    this.committed.push(committed);
    this.segments.push(segments);
    return this.size++;
  }

  at(node: number): Remains {
    const counts = [...NOTHING];
    const away = [...NOTHING];
    for (const t of this.present) {
      counts[t] = this.counts[node * UNIT_COUNT + t];
      away[t] = this.away[node * UNIT_COUNT + t];
    }
    return {
      counts,
      away,
      spare: this.spare[node],
      committed: this.committed[node],
      segments: this.segments[node],
    };
  }

  /** Armies with the same units left, the same order and the same units away are one node. */
  key({ counts, away, spare, committed, segments }: Remains): string {
    let order = this.orders.indexOf(segments);
    if (order < 0) order = this.orders.findIndex((known) => sameOrder(known, segments));
    if (order < 0) order = this.orders.push(segments) - 1;
    let key = String.fromCharCode(order, spare, committed ? 1 : 0);
    for (const t of this.present) key += String.fromCharCode(counts[t], away[t]);
    return key;
  }

  find(key: string): number {
    return this.index.get(key) ?? -1;
  }

  remember(key: string, node: number): void {
    this.index.set(key, node);
  }

  strength(node: number): number {
    return totalUnits(this.counts, node * UNIT_COUNT) + this.spare[node];
  }

  /** The graph with its nodes in the order of `sorted`; edges are given in that order already. */
  toGraph(
    starts: Graph['starts'],
    sorted: Int32Array,
    edges: Pick<Graph, 'dead' | 'dived' | 'split' | 'after' | 'alike'>,
    budget: Budget,
  ): Graph {
    const size = this.size;
    const counts = new Uint16Array(size * UNIT_COUNT);
    const away = new Uint16Array(size * UNIT_COUNT);
    const spare = new Uint16Array(size);
    const flags = new Uint16Array(size);
    const hits = new Int32Array(size);
    eachNode(size, budget, (position) => {
      const node = sorted[position];
      const at = position * UNIT_COUNT;
      for (const t of this.present) {
        counts[at + t] = this.counts[node * UNIT_COUNT + t];
        away[at + t] = this.away[node * UNIT_COUNT + t];
      }
      spare[position] = this.spare[node];
      flags[position] = flagsOf(counts, at) | (this.committed[node] ? COMMITTED : 0);
      hits[position] = totalUnits(counts, at) + spare[position];
    });
    return { size, counts, away, spare, flags, hits, starts, ...edges };
  }
}

function doubled(given: Uint16Array): Uint16Array<ArrayBuffer> {
  const result = new Uint16Array(given.length * 2);
  result.set(given);
  return result;
}

function sameOrder(a: readonly Segment[], b: readonly Segment[]): boolean {
  if (a.length !== b.length) return false;
  return a.every((segment, s) => segment.type === b[s].type && segment.keep === b[s].keep);
}

export const NOTHING: Counts = new Array<number>(UNIT_COUNT).fill(0);

/** The army after 0, 1, 2, ... aircraft fell to AA fire. */
export function withoutAircraft(start: Start, shots: number): Counts[] {
  const results: Counts[] = [start.counts];
  for (let shot = 0; shot < shots; shot++) {
    const counts = [...results[shot]];
    const type = nextAircraft(start.segments, counts);
    if (type < 0) break;
    counts[type]--;
    results.push(counts);
  }
  return results;
}
