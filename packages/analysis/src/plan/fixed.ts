// The best plan made before the dice: each shooter has a target and a way or none, in a fixed order; nothing is seen on the way.
import { type CheckedPlan, countedTargets } from './question.ts';
import type { Shots, Way } from './shots.ts';
import { worthTables } from './worth.ts';

export interface FixedPlan {
  readonly value: number;
  readonly ways: readonly Way[];
  /** Whether all such plans were tried. */
  readonly proven: boolean;
}

/** What a group of shooters does to one target, in its best order. */
interface Sequence {
  readonly value: number;
  readonly ways: readonly Way[];
}

/** Orders and ways that are tried at one target: a moment of work. Beyond it one is improved step by step. */
const MOST_SEQUENCES = 200_000;

/** All plans of these ways where they can be tried, else the best that changing one shot at a time leads to. */
export function fixedPlan(plan: CheckedPlan, shots: Shots, ways: Shots['plain']): FixedPlan {
  const most = Math.max(...plan.targets.map((_, t) => sequences(plan, ways, t)));
  return most <= MOST_SEQUENCES ? bestFixed(plan, shots, ways) : improvedFixed(plan, shots, ways);
}

/** How many orders of how many shots there are at one target. */
function sequences({ order }: CheckedPlan, ways: Shots['plain'], t: number): number {
  // chosen[k]: ways to choose k shooters and a shot for each.
  const chosen = [1];
  for (const row of ways)
    for (let k = chosen.length; k > 0; k--) chosen[k] = (chosen[k] ?? 0) + chosen[k - 1] * row[t].length;
  let orders = 1;
  return chosen.reduce((sum, count, k) => {
    if (order === 'free' && k > 1) orders *= k;
    return sum + count * orders;
  }, 0);
}

function bestFixed(plan: CheckedPlan, shots: Shots, tried: Shots['plain']): FixedPlan {
  const everybody = 2 ** plan.shooters.length - 1;
  const kill = plan.objective === 'kill';
  // best[mask]: what these shooters achieve at the targets looked at so far.
  let best: (Sequence | undefined)[] = new Array(everybody + 1).fill(undefined);
  best[0] = { value: kill ? 1 : 0, ways: [] };
  for (const t of countedTargets(plan)) {
    const groups = sequencesAt(plan, shots, tried, t);
    const next: (Sequence | undefined)[] = new Array(everybody + 1).fill(undefined);
    for (let mask = 0; mask <= everybody; mask++) {
      shots.look();
      for (let group = mask; ; group = (group - 1) & mask) {
        const here = groups[group];
        const before = best[mask & ~group];
        if (here !== undefined && before !== undefined) {
          const value = kill ? before.value * here.value : before.value + here.value;
          if (value > (next[mask]?.value ?? Number.NEGATIVE_INFINITY))
            next[mask] = { value, ways: [...before.ways, ...here.ways] };
        }
        if (group === 0) break;
      }
    }
    best = next;
  }
  const found = best.reduce((a, b) => ((b?.value ?? -1) > (a?.value ?? -1) ? b : a)) as Sequence;
  const ways = plan.order === 'given' ? [...found.ways].sort((a, b) => a.shooter - b.shooter) : found.ways;
  return { value: found.value, ways, proven: true };
}

/** In the listed order; each shooter in turn takes the shot that helps most, until none does. */
function improvedFixed(plan: CheckedPlan, shots: Shots, ways: Shots['plain']): FixedPlan {
  const worth = worthTables(plan, shots.remnants);
  const chosen: (Way | undefined)[] = plan.shooters.map(() => undefined);
  const present = () => valueOfShots(plan, shots, worth, chosen);
  let value = present();
  for (let pass = 0, improved = true; improved && pass < MOST_PASSES; pass++) {
    improved = false;
    for (const [i, row] of ways.entries())
      for (const way of row.flat()) {
        const before = chosen[i];
        chosen[i] = way;
        const other = present();
        if (other > value + 1e-12) {
          value = other;
          improved = true;
        } else chosen[i] = before;
      }
  }
  return { value, ways: chosen.filter((way) => way !== undefined), proven: false };
}

const MOST_PASSES = 20;

/** Targets are independent of each other when nothing is seen on the way. */
function valueOfShots(
  plan: CheckedPlan,
  shots: Shots,
  worth: readonly Float64Array[],
  chosen: readonly (Way | undefined)[],
): number {
  const kill = plan.objective === 'kill';
  let value = kill ? 1 : 0;
  for (const t of countedTargets(plan)) {
    let chances = new Float64Array(shots.whole[t] + 1);
    chances[shots.whole[t]] = 1;
    for (const way of chosen) if (way?.target === t) chances = chancesAfter(shots, way, chances);
    const mean = chances.reduce((sum, chance, left) => sum + chance * worth[t][left], 0);
    value = kill ? value * mean : value + mean;
  }
  return value;
}

/** What is left to do at a target: the mean worth of it after these shots, by what is left of it before them. */
interface Tail {
  readonly worth: Float64Array;
  readonly ways: readonly Way[];
}

/**
 * For every group of shooters the best it can do at one target in any order. Built from the last shot to the first, so that
 * what is worth less than another tail of the same shooters, whatever was left, is dropped: a few of thousands stay.
 */
function sequencesAt(plan: CheckedPlan, shots: Shots, tried: Shots['plain'], t: number): (Sequence | undefined)[] {
  const whole = shots.whole[t];
  const tails: Tail[][] = [[{ worth: worthTables(plan, shots.remnants)[t], ways: [] }]];
  for (let group = 1; group < 2 ** plan.shooters.length; group++) {
    const best: Tail[] = [];
    for (let i = 0; i < plan.shooters.length; i++) {
      if ((group & (1 << i)) === 0) continue;
      shots.look();
      for (const tail of tails[group & ~(1 << i)])
        for (const way of tried[i][t])
          keepBest(best, { worth: worthBefore(shots, way, tail.worth), ways: [way, ...tail.ways] });
      // The first of the group fires first.
      if (plan.order === 'given') break;
    }
    tails.push(best);
  }
  return tails.map((some) =>
    some
      .map(({ worth, ways }) => ({ value: worth[whole], ways }))
      .reduce<Sequence | undefined>((a, b) => (a === undefined || b.value > a.value ? b : a), undefined),
  );
}

/** So many are compared with a new one: there are seldom more than ten. */
const MOST_COMPARED = 100;

function keepBest(best: Tail[], tail: Tail): void {
  const compared = Math.min(best.length, MOST_COMPARED);
  for (let k = 0; k < compared; k++) if (isNowhereLess(best[k].worth, tail.worth)) return;
  for (let k = compared - 1; k >= 0; k--) if (isNowhereLess(tail.worth, best[k].worth)) best.splice(k, 1);
  best.push(tail);
}

function isNowhereLess(one: Float64Array, other: Float64Array): boolean {
  for (let i = 0; i < one.length; i++) if (one[i] < other[i]) return false;
  return true;
}

/** Mean worth of the target once this shot and what follows is done, by what was left of it. */
export function worthBefore(shots: Shots, way: Way, after: Float64Array): Float64Array {
  return after.map((now, left) =>
    left === 0 || !shots.reaches(way.target, left) ? now : product(shots.leftAfter(way, left), after),
  );
}

function product(chances: Float64Array, values: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < chances.length; i++) sum += chances[i] * values[i];
  return sum;
}

/** What may be left of a target after a shot, by what may be left before. */
export function chancesAfter(shots: Shots, way: Way, chances: Float64Array): Float64Array<ArrayBuffer> {
  const after = new Float64Array(chances.length);
  after[0] = chances[0];
  for (let left = 1; left < chances.length; left++) {
    if (chances[left] === 0) continue;
    const next = shots.leftAfter(way, left);
    for (let l = 0; l <= left; l++) after[l] += chances[left] * next[l];
  }
  return after;
}
