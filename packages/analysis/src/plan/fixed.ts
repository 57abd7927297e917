// The best plan made before the dice: each shooter has a target and a way or none, in a fixed order; nothing is seen on the way.
import type { CheckedPlan } from './question.ts';
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
  plan.targets.forEach((target, t) => {
    if (kill && !plan.focus.includes(target.title)) return;
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
  });
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
  for (const [t, { title }] of plan.targets.entries()) {
    if (kill && !plan.focus.includes(title)) continue;
    let chances = new Float64Array(shots.whole[t] + 1);
    chances[shots.whole[t]] = 1;
    for (const way of chosen) if (way?.target === t) chances = shot(shots, way, chances);
    const mean = chances.reduce((sum, chance, left) => sum + chance * worth[t][left], 0);
    value = kill ? value * mean : value + mean;
  }
  return value;
}

/** For every group of shooters the best it can do at one target: every order and every way is tried. */
function sequencesAt(plan: CheckedPlan, shots: Shots, tried: Shots['plain'], t: number): (Sequence | undefined)[] {
  const worth = worthTables(plan, shots.remnants)[t];
  const groups: (Sequence | undefined)[] = new Array(2 ** plan.shooters.length).fill(undefined);
  const start = new Float64Array(shots.whole[t] + 1);
  start[shots.whole[t]] = 1;
  groups[0] = { value: worth[shots.whole[t]], ways: [] };
  const given = plan.order === 'given';
  // What the last shot of a sequence is worth is one product, not a distribution: there are more of them than of all before.
  const last = tried.map((row) => row[t].map((way) => worthAfter(shots, way, worth)));
  const extend = (group: number, from: number, chances: Float64Array, ways: readonly Way[]): void => {
    for (let i = given ? from : 0; i < plan.shooters.length; i++) {
      if (group & (1 << i)) continue;
      const more = group | (1 << i);
      for (const [w, way] of tried[i][t].entries()) {
        const value = product(chances, last[i][w]);
        if (value > (groups[more]?.value ?? Number.NEGATIVE_INFINITY)) groups[more] = { value, ways: [...ways, way] };
        const ends = given ? i + 1 === plan.shooters.length : more === groups.length - 1;
        if (!ends) extend(more, i + 1, shot(shots, way, chances), [...ways, way]);
      }
    }
  };
  extend(0, 0, start, []);
  return groups;
}

/** Mean worth of the target after the shot, by the wounds it had. */
function worthAfter(shots: Shots, way: Way, worth: Float64Array): Float64Array {
  return worth.map((now, left) =>
    left === 0 || !shots.reaches(way.target, left) ? now : product(shots.leftAfter(way, left), worth),
  );
}

function product(chances: Float64Array, values: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < chances.length; i++) sum += chances[i] * values[i];
  return sum;
}

function shot(shots: Shots, way: Way, chances: Float64Array): Float64Array<ArrayBuffer> {
  const after = new Float64Array(chances.length);
  after[0] = chances[0];
  for (let left = 1; left < chances.length; left++) {
    if (chances[left] === 0) continue;
    const next = shots.leftAfter(way, left);
    for (let l = 0; l <= left; l++) after[l] += chances[left] * next[l];
  }
  return after;
}
