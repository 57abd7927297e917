// One side of a wave as a graph: a node is what is left of it, an edge is a hit taken, a dive or a withdrawal.
import { REPORTED_AS, UNIT_COUNT, UNITS } from '../../units.ts';
import type { Segment } from './order.ts';

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
  /** Hits in a row that fall on the same units whether submarines score them or anybody else; empty without submarines. */
  readonly alike: Int32Array;
  /** Node of start s after k aircraft fell to AA fire. */
  readonly starts: readonly (readonly number[])[];
}

export interface GraphOptions {
  /** Kinds of hit the enemy can score. */
  readonly hitKinds: readonly number[];
  readonly keepsDestroyer: boolean;
  /** Submarines that dive at most. */
  readonly dives: number;
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

export function flagsOf(counts: ArrayLike<number>, from: number): number {
  let total = 0;
  let helpless = 0;
  let subs = 0;
  let air = 0;
  let destroyers = 0;
  for (let t = 0; t < UNIT_COUNT; t++) {
    const n = counts[from + t];
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

/** Nodes of the longest line, the dead one included. */
export function longestLine({ size, dead }: Graph): number {
  let longest = 0;
  for (let head = 0; head < size; head = dead[head] + 1) longest = Math.max(longest, dead[head] + 1 - head);
  return longest;
}

/** Units alive when a battle ends at a node, those that dived or withdrew included. */
export function aliveAt(left: Uint16Array, { away }: Graph, node: number): number[] {
  const counts: number[] = [];
  for (let at = node * UNIT_COUNT; at < (node + 1) * UNIT_COUNT; at++) counts.push(left[at] + away[at]);
  return counts;
}

const RENAMED = UNITS.map((_, t) => t).filter((t) => REPORTED_AS[t] !== t);

/** Whole, damaged and repaired battleships are one thing in reports, and between two waves. */
export function merged(counts: ArrayLike<number>, from = 0): number[] {
  const result = new Array<number>(UNIT_COUNT);
  for (let t = 0; t < UNIT_COUNT; t++) result[t] = counts[from + t];
  for (const t of RENAMED) {
    result[REPORTED_AS[t]] += result[t];
    result[t] = 0;
  }
  return result;
}
