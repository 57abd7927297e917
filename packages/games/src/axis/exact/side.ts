// One side of a wave as a graph: a node is what is left of it, an edge is a hit taken, a dive or a withdrawal.
import { UNIT_COUNT, UNITS } from '../units.ts';
import { AIR_HIT, ANY_HIT, nextAircraft, nextLoss, type Segment, SUB_HIT, totalUnits } from './order.ts';

export const EMPTY = 1;
/** Only units that die without a fight. */
export const HELPLESS = 2;
export const DESTROYER = 4;
export const SUBMARINE = 8;
export const AIRCRAFT = 16;
export const ONLY_SUBMARINES = 32;
export const ONLY_AIRCRAFT = 64;
/** Landed units that fight on after the others have withdrawn. */
export const COMMITTED = 128;

export const NO_SPLIT = -1;
export const ALL_LANDED = -2;

export interface Graph {
  readonly size: number;
  /** Units in the fight, UNIT_COUNT entries a node. */
  readonly counts: Uint16Array;
  readonly spare: Uint16Array;
  /** Units that left alive: dived or withdrawn. */
  readonly away: Uint16Array;
  readonly flags: Uint16Array;
  /** Hits until nothing is left in the fight. */
  readonly hits: Int32Array;
  /** Where a node ends when everything in the fight is destroyed. */
  readonly dead: Int32Array;
  /** Node after the submarines dive. */
  readonly dived: Int32Array;
  /** Node after everything but the landed units withdraws, NO_SPLIT or ALL_LANDED. */
  readonly split: Int32Array;
  /** Next node by kind of hit (+3 while the last destroyer is kept); undefined: hits walk along node + 1. */
  readonly after: readonly Int32Array[] | undefined;
  /** Node of start s after k aircraft fell to AA fire. */
  readonly starts: readonly (readonly number[])[];
}

export interface GraphOptions {
  /** Hits walk along plain lines: for one kind of hit, and few armies to start from. */
  readonly lines: boolean;
  /** Kinds of hit the enemy can score. */
  readonly hitKinds: readonly number[];
  readonly keepsDestroyer: boolean;
  readonly submerges: boolean;
  /** Landed units stay when the rest withdraws. */
  readonly splits: boolean;
  /** Most aircraft that AA fire can take. */
  readonly antiAirShots: number;
}

export interface Start {
  readonly counts: readonly number[];
  readonly spare: number;
  readonly segments: readonly Segment[];
}

/** What all builders fill: plain growing lists, turned into typed arrays at the end. */
class Nodes {
  readonly counts: number[] = [];
  readonly away: number[] = [];
  readonly spare: number[] = [];
  readonly committed: boolean[] = [];
  readonly segments: (readonly Segment[])[] = [];
  private readonly index = new Map<string, number>();
  private readonly orders: (readonly Segment[])[] = [];

  get size(): number {
    return this.spare.length;
  }

  push(
    counts: ArrayLike<number>,
    away: ArrayLike<number>,
    spare: number,
    committed: boolean,
    segments: readonly Segment[],
  ) {
    for (let t = 0; t < UNIT_COUNT; t++) {
      this.counts.push(counts[t]);
      this.away.push(away[t]);
    }
    this.spare.push(spare);
    this.committed.push(committed);
    this.segments.push(segments);
    return this.size - 1;
  }

  countsOf(node: number): number[] {
    return this.counts.slice(node * UNIT_COUNT, (node + 1) * UNIT_COUNT);
  }

  awayOf(node: number): number[] {
    return this.away.slice(node * UNIT_COUNT, (node + 1) * UNIT_COUNT);
  }

  /** Armies with the same units left, the same order and the same units away are one node. */
  key(
    counts: readonly number[],
    away: readonly number[],
    spare: number,
    committed: boolean,
    segments: readonly Segment[],
  ) {
    let order = this.orders.findIndex((known) => sameOrder(known, segments));
    if (order < 0) order = this.orders.push(segments) - 1;
    return String.fromCharCode(order, spare, committed ? 1 : 0, ...counts, ...away);
  }

  find(key: string): number {
    return this.index.get(key) ?? -1;
  }

  remember(key: string, node: number): void {
    this.index.set(key, node);
  }
}

function sameOrder(a: readonly Segment[], b: readonly Segment[]): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  return a.every((segment, s) => segment.type === b[s].type && segment.keep === b[s].keep);
}

const NOTHING: readonly number[] = new Array<number>(UNIT_COUNT).fill(0);

/** Start armies of one side and everything they can become. */
export function buildGraph(starts: readonly Start[], options: GraphOptions): Graph {
  return options.lines ? buildLines(starts, options) : buildWeb(starts, options);
}

function withoutAircraft(start: Start, shots: number): number[][] {
  const results = [[...start.counts]];
  for (let shot = 0; shot < shots; shot++) {
    const counts = [...results[shot]];
    const type = nextAircraft(start.segments, counts);
    if (type < 0) break;
    counts[type]--;
    results.push(counts);
  }
  return results;
}

/** One kind of hit: every army is a line of nodes that hits walk along, so that n hits are an addition. */
function buildLines(starts: readonly Start[], options: GraphOptions): Graph {
  const nodes = new Nodes();
  const dead: number[] = [];
  const indexed = starts.length > 1 || options.splits;
  const addLine = (
    counts: number[],
    away: readonly number[],
    spare: number,
    committed: boolean,
    order: readonly Segment[],
  ) => {
    if (indexed) {
      const known = nodes.find(nodes.key(counts, away, spare, committed, order));
      if (known >= 0) return known;
    }
    const head = nodes.size;
    for (let left = spare; ; ) {
      if (indexed) nodes.remember(nodes.key(counts, away, left, committed, order), nodes.size);
      nodes.push(counts, away, left, committed, order);
      if (left > 0) {
        left--;
        continue;
      }
      const type = nextLoss(order, counts, ANY_HIT, false);
      if (type < 0) break;
      counts = [...counts];
      counts[type]--;
    }
    for (let node = head; node < nodes.size; node++) dead.push(nodes.size - 1);
    return head;
  };
  const heads = starts.map((start) =>
    withoutAircraft(start, options.antiAirShots).map((counts) =>
      addLine(counts, NOTHING, start.spare, false, start.segments),
    ),
  );
  const split: number[] = [];
  if (options.splits) {
    const first = nodes.size;
    for (let node = 0; node < first; node++) {
      const [landed, others] = separateLanded(nodes.countsOf(node));
      if (totalUnits(landed) === 0) split.push(NO_SPLIT);
      else if (totalUnits(others) === 0) split.push(ALL_LANDED);
      else split.push(addLine(landed, others, 0, true, nodes.segments[node]));
    }
  }
  const same = Int32Array.from({ length: nodes.size }, (_, node) => node);
  return finish(nodes, heads, same, {
    dead: Int32Array.from(dead),
    dived: same,
    split: Int32Array.from({ length: nodes.size }, (_, node) => split[node] ?? NO_SPLIT),
    after: undefined,
  });
}

function separateLanded(counts: readonly number[]): [number[], number[]] {
  const landed = counts.map((n, t) => (UNITS[t].landed ? n : 0));
  return [landed, counts.map((n, t) => n - landed[t])];
}

/** Several kinds of hit: every reachable set of units is a node, numbered so that hits always lead to a later one. */
function buildWeb(starts: readonly Start[], options: GraphOptions): Graph {
  const nodes = new Nodes();
  const reach = (counts: number[], away: readonly number[], spare: number, order: readonly Segment[]) => {
    const key = nodes.key(counts, away, spare, false, order);
    const known = nodes.find(key);
    if (known >= 0) return known;
    const node = nodes.push(counts, away, spare, false, order);
    nodes.remember(key, node);
    return node;
  };
  const heads = starts.map((start) =>
    withoutAircraft(start, options.antiAirShots).map((counts) => reach(counts, NOTHING, start.spare, start.segments)),
  );
  const after: number[][] = [[], [], [], [], [], []];
  const dived: number[] = [];
  const dead: number[] = [];
  for (let node = 0; node < nodes.size; node++) {
    const counts = nodes.countsOf(node);
    const away = nodes.awayOf(node);
    const order = nodes.segments[node];
    for (let keep = 0; keep <= (options.keepsDestroyer ? 1 : 0); keep++)
      for (const hit of options.hitKinds)
        after[keep * 3 + hit].push(hitNode(nodes, node, counts, away, hit, keep === 1, reach));
    const subs = counts.map((n, t) => (UNITS[t].submarine ? n : 0));
    dived.push(
      options.submerges && totalUnits(subs) > 0
        ? reach(
            counts.map((n, t) => n - subs[t]),
            away.map((n, t) => n + subs[t]),
            nodes.spare[node],
            order,
          )
        : node,
    );
    dead.push(reach([...NOTHING], away, 0, order));
  }
  return sortWeb(nodes, heads, after, dived, dead);
}

type Reach = (counts: number[], away: readonly number[], spare: number, order: readonly Segment[]) => number;

function hitNode(
  nodes: Nodes,
  node: number,
  counts: readonly number[],
  away: readonly number[],
  hit: number,
  keeps: boolean,
  reach: Reach,
): number {
  const order = nodes.segments[node];
  const spare = nodes.spare[node];
  if (spare > 0) return reach([...counts], away, spare - 1, order);
  const type = nextLoss(order, counts, hit, keeps);
  if (type < 0) return node;
  const next = [...counts];
  next[type]--;
  return reach(next, away, 0, order);
}

/** Most hits left first: then every edge leads forward and one sweep visits each pair after all its parents. */
function sortWeb(nodes: Nodes, heads: number[][], after: number[][], dived: number[], dead: number[]): Graph {
  const size = nodes.size;
  const strength = Array.from({ length: size }, (_, node) => totalUnits(nodes.countsOf(node)) + nodes.spare[node]);
  const sorted = Array.from({ length: size }, (_, node) => node).sort((a, b) => strength[b] - strength[a] || a - b);
  const place = new Int32Array(size);
  sorted.forEach((node, position) => {
    place[node] = position;
  });
  const moved = (edges: readonly number[]) => Int32Array.from(sorted, (node) => place[edges[node]]);
  return finish(
    nodes,
    heads.map((head) => head.map((node) => place[node])),
    Int32Array.from(sorted),
    {
      dead: moved(dead),
      dived: moved(dived),
      split: new Int32Array(size).fill(NO_SPLIT),
      after: after.map((edges) => (edges.length === 0 ? new Int32Array(0) : moved(edges))),
    },
  );
}

function finish(
  nodes: Nodes,
  starts: readonly (readonly number[])[],
  sorted: Int32Array,
  edges: Pick<Graph, 'dead' | 'dived' | 'split' | 'after'>,
): Graph {
  const size = nodes.size;
  const counts = new Uint16Array(size * UNIT_COUNT);
  const away = new Uint16Array(size * UNIT_COUNT);
  const spare = new Uint16Array(size);
  const flags = new Uint16Array(size);
  const hits = new Int32Array(size);
  for (let position = 0; position < size; position++) {
    const node = sorted[position];
    for (let t = 0; t < UNIT_COUNT; t++) {
      counts[position * UNIT_COUNT + t] = nodes.counts[node * UNIT_COUNT + t];
      away[position * UNIT_COUNT + t] = nodes.away[node * UNIT_COUNT + t];
    }
    spare[position] = nodes.spare[node];
    const here = counts.subarray(position * UNIT_COUNT, (position + 1) * UNIT_COUNT);
    flags[position] = flagsOf(here) | (nodes.committed[node] ? COMMITTED : 0);
    hits[position] = totalUnits(here) + spare[position];
  }
  return { size, counts, away, spare, flags, hits, starts, ...edges };
}

function flagsOf(counts: ArrayLike<number>): number {
  let total = 0;
  let helpless = 0;
  let subs = 0;
  let air = 0;
  let destroyers = 0;
  for (let t = 0; t < UNIT_COUNT; t++) {
    const n = counts[t];
    if (n === 0) continue;
    const unit = UNITS[t];
    total += n;
    if (unit.helpless) helpless += n;
    if (unit.submarine) subs += n;
    if (unit.destroyer) destroyers += n;
    if (unit.kind === 'air') air += n;
  }
  if (total === 0) return EMPTY;
  return (
    (helpless === total ? HELPLESS : 0) |
    (destroyers > 0 ? DESTROYER : 0) |
    (subs > 0 ? SUBMARINE : 0) |
    (air > 0 ? AIRCRAFT : 0) |
    (subs === total ? ONLY_SUBMARINES : 0) |
    (air === total ? ONLY_AIRCRAFT : 0)
  );
}

export const HIT_KINDS_WITH_SUBMARINES: readonly number[] = [ANY_HIT, SUB_HIT, AIR_HIT];
