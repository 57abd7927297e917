// The best policy as a tree a player can follow, and what becomes of the targets under it.
import type { Programme } from './programme.ts';
import type { CheckedPlan } from './question.ts';
import type { Way } from './shots.ts';
import { tolerance } from './worth.ts';

export interface PlanShot {
  readonly shooter: string;
  /** null: holds its fire. */
  readonly target: string | null;
  readonly attack: string | null;
}

export interface PolicyBranch {
  /** Wounds left of the target just shot at, both ends included; null after holding. */
  readonly left: readonly [number, number] | null;
  /** Of these on the models that shots of this phase may pick out; there where some do. */
  readonly picked?: number;
  readonly probability: number;
  readonly then: PolicyNode;
}

export interface PolicyNode {
  readonly probability: number;
  readonly value: number;
  readonly shot: PlanShot | null;
  readonly branches?: readonly PolicyBranch[];
  readonly pruned?: number;
}

/** What to do in a state: a shot, holding, or nothing more. */
type Choice = Way | { readonly holds: number } | null;

export interface TargetFate {
  destroyed: number;
  lost: number;
}

/** Outcomes rarer than this part of `prune` are not even looked at: a branch of such outcomes alone would not be shown. */
const FAINT = 1e-3;

export class Policy {
  private readonly plan: CheckedPlan;
  private readonly programme: Programme;
  /** By waiting shooters, then by the number of the state. */
  private readonly choices: Map<number, Choice>[] = [];
  private readonly done: Map<number, Float64Array>[] = [];
  /** Mean wounds lost by way and by what was left of its target. */
  private readonly lost: number[][] = [];

  constructor(plan: CheckedPlan, programme: Programme) {
    this.plan = plan;
    this.programme = programme;
  }

  /** Expected fate of every target from the present state. */
  fateOf(waiting: number): readonly TargetFate[] {
    const { left, shots } = this.programme;
    const done = this.doneFrom(waiting);
    return this.plan.targets.map((_, t) => ({
      destroyed: Number(left[t] === 0) + done[2 * t],
      lost: shots.lost(t, left[t]) + done[2 * t + 1],
    }));
  }

  /** For each target the chance that it is destroyed from here on, then the mean wounds it loses. */
  private doneFrom(waiting: number): Float64Array {
    const known = this.done[waiting]?.get(this.programme.stateNumber);
    if (known !== undefined) return known;
    const done = new Float64Array(2 * this.plan.targets.length);
    const choice = this.choose(waiting);
    if (choice !== null && 'holds' in choice) this.addDone(done, 1, waiting & ~(1 << choice.holds));
    else if (choice !== null) this.addDoneAfter(done, choice, waiting & ~(1 << choice.shooter));
    this.done[waiting] ??= new Map();
    this.done[waiting].set(this.programme.stateNumber, done);
    return done;
  }

  private addDoneAfter(into: Float64Array, way: Way, rest: number): void {
    const { programme } = this;
    const { target } = way;
    const before = programme.left[target];
    const chances = programme.shots.leftAfter(way, before);
    this.addShot(into, 1, way);
    if (rest === 0) return;
    for (let left = 0; left <= before; left++) {
      if (chances[left] === 0) continue;
      programme.setLeft(target, left);
      this.addDone(into, chances[left], rest);
    }
    programme.setLeft(target, before);
  }

  /** Most states have nobody or one shooter left: these are added up as they come, not kept. */
  private addDone(into: Float64Array, chance: number, waiting: number): void {
    if (waiting === 0) return;
    if ((waiting & (waiting - 1)) !== 0) {
      const done = this.doneFrom(waiting);
      for (let f = 0; f < done.length; f++) into[f] += chance * done[f];
      return;
    }
    const known = this.programme.lastShot(31 - Math.clz32(waiting));
    const last = known === undefined ? this.bestChoice(waiting) : known;
    if (last !== null && !('holds' in last)) this.addShot(into, chance, last);
  }

  /** What a shot does to its target as it stands. */
  private addShot(into: Float64Array, chance: number, way: Way): void {
    const { left, shots } = this.programme;
    const before = left[way.target];
    into[2 * way.target] += chance * shots.leftAfter(way, before)[0];
    into[2 * way.target + 1] += chance * this.meanLost(way, before);
  }

  private meanLost(way: Way, before: number): number {
    this.lost[way.number] ??= [];
    this.lost[way.number][before] ??= this.findMeanLost(way, before);
    return this.lost[way.number][before];
  }

  private findMeanLost(way: Way, before: number): number {
    const { wounds } = this.programme.shots.remnants[way.target];
    const chances = this.programme.shots.leftAfter(way, before);
    let mean = 0;
    for (let left = 0; left < before; left++) mean += chances[left] * (wounds[before] - wounds[left]);
    return mean;
  }

  /** The tree from the present state, which is reached with `probability`. */
  treeFrom(waiting: number, probability: number): PolicyNode {
    const choice = this.choose(waiting);
    const value = this.programme.value(waiting, 0);
    const shot = this.shotOf(choice);
    if (choice === null) return { probability, value, shot };
    const { prune } = this.plan;
    if ((waiting & (waiting - 1)) === 0 && !('holds' in choice)) {
      const { branches, pruned } = this.endsOf(choice, probability);
      return { probability, value, shot, branches, pruned };
    }
    // A number that is left out ends a run: no range may cover it.
    const runs: PolicyBranch[][] = [[]];
    let pruned = 0;
    if ('holds' in choice) {
      const then = this.treeFrom(waiting & ~(1 << choice.holds), probability);
      runs[0].push(branchOf(null, undefined, probability, then));
    } else {
      const { programme } = this;
      const { target } = choice;
      const before = programme.left[target];
      const chances = programme.shots.leftAfter(choice, before);
      for (const left of programme.shots.remnants[target].order) {
        if (left > before || chances[left] === 0) continue;
        const here = probability * chances[left];
        if (here < prune * FAINT) {
          pruned += here;
          runs.push([]);
          continue;
        }
        programme.setLeft(target, left);
        const then = this.treeFrom(waiting & ~(1 << choice.shooter), here);
        programme.setLeft(target, before);
        const seen = programme.shots.seenAs(target, left);
        runs[runs.length - 1].push(branchOf(seen.left, seen.picked, here, then));
      }
    }
    const joined = runs.flatMap(joinNeighbours);
    const shown = joined.filter((branch) => branch.probability >= prune);
    for (const branch of joined) if (branch.probability < prune) pruned += branch.probability;
    return { probability, value, shot, branches: shown, pruned };
  }

  /** What the last shot may lead to: most of the tree, so neighbours are not made one by one and then joined. */
  private endsOf(
    way: Way,
    probability: number,
  ): { readonly branches: readonly PolicyBranch[]; readonly pruned: number } {
    const { programme, plan } = this;
    const { shots } = programme;
    const before = programme.left[way.target];
    const chances = shots.leftAfter(way, before);
    const ends: End[] = [];
    let pruned = 0;
    let open: End | undefined;
    for (const left of shots.remnants[way.target].order) {
      if (left > before || chances[left] === 0) continue;
      const here = probability * chances[left];
      if (here < plan.prune * FAINT) {
        pruned += here;
        open = undefined;
        continue;
      }
      programme.setLeft(way.target, left);
      const value = here * programme.final();
      programme.setLeft(way.target, before);
      const seen = shots.seenAs(way.target, left);
      if (open === undefined || open.picked !== seen.picked || (open.least === 0) !== (seen.left[0] === 0)) {
        open = { least: seen.left[0], most: seen.left[1], picked: seen.picked, probability: 0, value: 0 };
        ends.push(open);
      }
      open.least = Math.min(open.least, seen.left[0]);
      open.most = Math.max(open.most, seen.left[1]);
      open.probability += here;
      open.value += value;
    }
    for (const end of ends) if (end.probability < plan.prune) pruned += end.probability;
    return { branches: ends.filter((end) => end.probability >= plan.prune).map(endBranch), pruned };
  }

  /** Among equals: nothing more, then the earliest shooter, target and attack; holding last. */
  private choose(waiting: number): Choice {
    if (waiting === 0) return null;
    const state = this.programme.stateNumber;
    const known = this.choices[waiting]?.get(state);
    if (known !== undefined) return known;
    const choice = this.bestChoice(waiting);
    this.choices[waiting] ??= new Map();
    this.choices[waiting].set(state, choice);
    return choice;
  }

  private bestChoice(waiting: number): Choice {
    const { programme } = this;
    const best = programme.value(waiting, 0);
    const enough = best - tolerance(best);
    if (programme.final() >= enough) return null;
    const movers = programme.movers(waiting);
    for (const i of movers)
      for (let t = 0; t < this.plan.targets.length; t++) {
        if (programme.left[t] === 0) continue;
        for (const way of programme.shots.plain[i][t])
          if (programme.mayReach(way, waiting, enough, 0) && programme.after(way, waiting, 0, enough) >= enough)
            return way;
      }
    return { holds: movers[0] };
  }

  private shotOf(choice: Choice): PlanShot | null {
    if (choice === null) return null;
    const { shooters, targets } = this.plan;
    if ('holds' in choice) return { shooter: shooters[choice.holds].title, target: null, attack: null };
    const { shooter, target, title } = choice;
    return { shooter: shooters[shooter].title, target: targets[target].title, attack: title };
  }
}

/** Outcomes of a last shot next to each other. */
interface End {
  least: number;
  most: number;
  readonly picked: number | undefined;
  probability: number;
  /** Times the probability. */
  value: number;
}

function endBranch({ least, most, picked, probability, value }: End): PolicyBranch {
  return branchOf([least, most], picked, probability, { probability, value: value / probability, shot: null });
}

/** Made by the ten thousand, so written out rather than spread. */
function branchOf(
  left: PolicyBranch['left'],
  picked: number | undefined,
  probability: number,
  then: PolicyNode,
): PolicyBranch {
  return picked === undefined ? { left, probability, then } : { left, picked, probability, then };
}

/** Neighbouring numbers become one branch where what follows is the same. */
export function joinNeighbours(branches: readonly PolicyBranch[]): readonly PolicyBranch[] {
  const joined: PolicyBranch[] = [];
  for (const branch of branches) {
    const last = joined.at(-1);
    const both = last === undefined ? undefined : joinBranches(last, branch);
    if (both === undefined) joined.push(branch);
    else joined[joined.length - 1] = both;
  }
  return joined;
}

function joinBranches(a: PolicyBranch, b: PolicyBranch): PolicyBranch | undefined {
  if (a.picked !== b.picked) return undefined;
  // Destroyed is never the same as nearly destroyed.
  if (a.left === null || b.left === null || (a.left[0] === 0) !== (b.left[0] === 0)) return undefined;
  const then = joinNodes(a.then, b.then);
  if (then === undefined) return undefined;
  const left: [number, number] = [Math.min(a.left[0], b.left[0]), Math.max(a.left[1], b.left[1])];
  return branchOf(left, a.picked, a.probability + b.probability, then);
}

/** One node for both, or undefined where they tell a player to do different things. */
function joinNodes(a: PolicyNode, b: PolicyNode): PolicyNode | undefined {
  if (a.shot?.shooter !== b.shot?.shooter || a.shot?.target !== b.shot?.target || a.shot?.attack !== b.shot?.attack)
    return undefined;
  const probability = a.probability + b.probability;
  const value = (a.probability * a.value + b.probability * b.value) / probability;
  const { shot } = a;
  if (a.branches === undefined || b.branches === undefined) return { probability, value, shot };
  const pruned = (a.pruned ?? 0) + (b.pruned ?? 0);
  // What one side left out could lie inside a range of the other.
  if (pruned > 0 && !haveSameNumbers(a.branches, b.branches)) return undefined;
  const branches = overlay(a.branches, b.branches);
  return branches === undefined ? undefined : { probability, value, shot, branches, pruned };
}

function haveSameNumbers(a: readonly PolicyBranch[], b: readonly PolicyBranch[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++)
    if (a[i].picked !== b[i].picked || a[i].left?.[0] !== b[i].left?.[0] || a[i].left?.[1] !== b[i].left?.[1])
      return false;
  return true;
}

/** The branches of both in order; those that overlap must agree. */
function overlay(a: readonly PolicyBranch[], b: readonly PolicyBranch[]): readonly PolicyBranch[] | undefined {
  const all = [...a, ...b].sort(
    (x, y) => (x.picked ?? 0) - (y.picked ?? 0) || (x.left?.[0] ?? -1) - (y.left?.[0] ?? -1),
  );
  const laid: PolicyBranch[] = [];
  for (const branch of all) {
    const last = laid.at(-1);
    if (last === undefined) {
      laid.push(branch);
      continue;
    }
    if (last.left === null || branch.left === null) {
      const then = joinNodes(last.then, branch.then);
      if (then === undefined) return undefined;
      laid[laid.length - 1] = { left: null, probability: last.probability + branch.probability, then };
      continue;
    }
    const overlaps = branch.picked === last.picked && branch.left[0] <= last.left[1];
    const both = joinBranches(last, branch);
    if (both !== undefined) laid[laid.length - 1] = both;
    else if (overlaps) return undefined;
    else laid.push(branch);
  }
  return laid;
}
