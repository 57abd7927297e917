// The best plan made before the dice: each shooter has a target and a way or none, in a fixed order; nothing is seen on the way.
import { BudgetExceeded } from '@oddsmith/games';
import type { CheckedPlan } from './question.ts';
import type { Shots, Way } from './shots.ts';
import { worthTables } from './worth.ts';

export interface FixedPlan {
  readonly value: number;
  readonly ways: readonly Way[];
}

/** What a group of shooters does to one target, in its best order. */
interface Sequence {
  readonly value: number;
  readonly ways: readonly Way[];
}

/** Orders and ways that are tried at one target: a second of work. Beyond it the best could not be named, so none is. */
const MOST_SEQUENCES = 2_000_000;

export function fixedPlan(plan: CheckedPlan, shots: Shots): FixedPlan {
  const everybody = 2 ** plan.shooters.length - 1;
  const kill = plan.objective === 'kill';
  const worth = worthTables(plan, shots.wounds);
  // best[mask]: what these shooters achieve at the targets looked at so far.
  let best: (Sequence | undefined)[] = new Array(everybody + 1).fill(undefined);
  best[0] = { value: kill ? 1 : 0, ways: [] };
  plan.targets.forEach((target, t) => {
    if (kill && !plan.focus.includes(target.title)) return;
    const groups = sequencesAt(plan, shots, t, worth[t]);
    const next: (Sequence | undefined)[] = new Array(everybody + 1).fill(undefined);
    for (let mask = 0; mask <= everybody; mask++)
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
    best = next;
  });
  const found = best.reduce((a, b) => ((b?.value ?? -1) > (a?.value ?? -1) ? b : a)) as Sequence;
  const ways = plan.order === 'given' ? [...found.ways].sort((a, b) => a.shooter - b.shooter) : found.ways;
  return { value: found.value, ways };
}

/** For every group of shooters the best it can do at one target: every order and every way is tried. */
function sequencesAt(plan: CheckedPlan, shots: Shots, t: number, worth: Float64Array): (Sequence | undefined)[] {
  const groups: (Sequence | undefined)[] = new Array(2 ** plan.shooters.length).fill(undefined);
  const start = new Float64Array(shots.wounds[t] + 1);
  start[shots.wounds[t]] = 1;
  const given = plan.order === 'given';
  let tried = 0;
  const extend = (group: number, from: number, chances: Float64Array, ways: readonly Way[]): void => {
    let value = 0;
    for (let left = 0; left < chances.length; left++) value += chances[left] * worth[left];
    if (value > (groups[group]?.value ?? Number.NEGATIVE_INFINITY)) groups[group] = { value, ways };
    if (++tried > MOST_SEQUENCES)
      throw new BudgetExceeded('budget/exceeded', 'there are too many plans made before the dice to try them all');
    for (let i = given ? from : 0; i < plan.shooters.length; i++) {
      if (group & (1 << i)) continue;
      for (const way of shots.plain[i][t]) extend(group | (1 << i), i + 1, shot(shots, way, chances), [...ways, way]);
    }
  };
  extend(0, 0, start, []);
  return groups;
}

function shot(shots: Shots, way: Way, chances: Float64Array): Float64Array {
  const after = new Float64Array(chances.length);
  after[0] = chances[0];
  for (let left = 1; left < chances.length; left++) {
    if (chances[left] === 0) continue;
    const next = shots.leftAfter(way, left);
    for (let l = 0; l <= left; l++) after[l] += chances[left] * next[l];
  }
  return after;
}
