// The order in which a side loses its units, compiled from the player's wishes and the rules that override them.
import type { OrderItem } from '../../schema/index.ts';
import { type Counts, UNIT_COUNT, UNITS, unitIndex } from '../../units.ts';

/** Units of `type` are taken here while more than `keep` of them are left. */
export interface Segment {
  readonly type: number;
  readonly keep: number;
}

interface Run {
  readonly type: number;
  readonly amount: number;
}

export interface LossRules {
  readonly items: readonly OrderItem[];
  /** Land units kept behind everything else. */
  readonly takes: number;
  readonly aaLast: boolean;
}

/** Plain lists give the same segments for every army, so that armies that shrink to the same units share their states. */
export function isPlain({ takes, aaLast, items }: LossRules): boolean {
  return takes === 0 && !aaLast && items.every((item) => item.amount === null);
}

export function compileOrder(counts: Counts, rules: LossRules): readonly Segment[] {
  if (isPlain(rules)) return lastOnes(rules.items.map((item) => ({ type: unitIndex(item.unit), keep: 0 })));
  let runs = toRuns(counts, rules.items);
  if (rules.aaLast) runs = delayAntiAir(runs);
  if (rules.takes > 0) runs = reserveLand(runs, rules.takes);
  const left = [...counts];
  return lastOnes(
    runs.map(({ type, amount }) => {
      left[type] -= amount;
      return { type, keep: left[type] };
    }),
  );
}

function lastOnes(segments: readonly Segment[]): readonly Segment[] {
  const late = (segment: Segment) => UNITS[segment.type].lostLast === true;
  return [...segments.filter((segment) => !late(segment)), ...segments.filter(late)];
}

function toRuns(counts: Counts, items: readonly OrderItem[]): Run[] {
  const left = [...counts];
  const runs: Run[] = [];
  for (const item of items) {
    const type = unitIndex(item.unit);
    const amount = Math.min(left[type], item.amount ?? left[type]);
    left[type] -= amount;
    if (amount > 0) runs.push({ type, amount });
  }
  return runs;
}

/** AA guns are lost just before the very last of the others. */
function delayAntiAir(runs: readonly Run[]): Run[] {
  const guns = runs.filter((run) => UNITS[run.type].antiAirShots !== undefined);
  const others = runs.filter((run) => UNITS[run.type].antiAirShots === undefined);
  if (others.length === 0) return [...runs];
  const last = others[others.length - 1];
  return [
    ...others.slice(0, -1),
    { type: last.type, amount: last.amount - 1 },
    ...guns,
    { type: last.type, amount: 1 },
  ].filter((run) => run.amount > 0);
}

/** The `takes` land units that would be lost last move behind everything else. */
function reserveLand(runs: readonly Run[], takes: number): Run[] {
  const front: Run[] = [];
  const back: Run[] = [];
  let wanted = takes;
  for (let r = runs.length - 1; r >= 0; r--) {
    const { type, amount } = runs[r];
    const kept = UNITS[type].kind === 'land' ? Math.min(amount, wanted) : 0;
    wanted -= kept;
    if (kept > 0) back.unshift({ type, amount: kept });
    if (amount > kept) front.unshift({ type, amount: amount - kept });
  }
  return [...front, ...back];
}

export const ANY_HIT = 0;
export const SUB_HIT = 1;
export const AIR_HIT = 2;

const IS_AIR = UNITS.map((unit) => unit.kind === 'air');
const IS_SUB = UNITS.map((unit) => unit.submarine === true);
const IS_DESTROYER = UNITS.map((unit) => unit.destroyer === true);
const IS_LAST = UNITS.map((unit) => unit.lostLast === true);

/** The unit a hit takes, or -1 if none may take it. Submarine hits spare aircraft, aircraft hits spare submarines. */
export function nextLoss(
  segments: readonly Segment[],
  counts: ArrayLike<number>,
  hit: number,
  keepsDestroyer: boolean,
): number {
  let held = -1;
  for (let s = 0; s < segments.length; s++) {
    const { type, keep } = segments[s];
    if (counts[type] <= keep) continue;
    if ((hit === SUB_HIT && IS_AIR[type]) || (hit === AIR_HIT && IS_SUB[type])) continue;
    if (held >= 0 && IS_LAST[type]) return held;
    if (keepsDestroyer && IS_DESTROYER[type] && counts[type] === 1) held = type;
    else return type;
  }
  return held;
}

/** The aircraft that AA fire takes first. */
export function nextAircraft(
  segments: readonly Segment[],
  counts: ArrayLike<number>,
  types: readonly boolean[] = IS_AIR,
): number {
  for (const { type, keep } of segments) if (types[type] && counts[type] > keep) return type;
  return -1;
}

export function totalUnits(counts: ArrayLike<number>, from = 0): number {
  let total = 0;
  for (let t = 0; t < UNIT_COUNT; t++) total += counts[from + t];
  return total;
}
