// The tree of a policy as a player reads it: what to do, what that may leave of the target, and what to do then.
import type { CheckedPlan } from './question.ts';
import type { Shots, Way } from './shots.ts';

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
export type Choice = Way | { readonly holds: number } | null;

export function shotOf(plan: CheckedPlan, choice: NonNullable<Choice>): PlanShot {
  if ('holds' in choice) return { shooter: plan.shooters[choice.holds].title, target: null, attack: null };
  const { shooter, target, title } = choice;
  return { shooter: plan.shooters[shooter].title, target: plan.targets[target].title, attack: title };
}

/** A shot at so much of a target, in a state that is reached with `probability`. */
interface ShotAt {
  readonly way: Way;
  readonly before: number;
  readonly probability: number;
  readonly following: Following;
}

/** What something may lead to, and the chance of what was not followed. */
export interface Branches {
  readonly branches: readonly PolicyBranch[];
  readonly pruned: number;
}

/** Counts outcomes that are followed, and says which are too rare for it. */
export class Following {
  readonly least: number;
  private room: number;

  constructor(least: number, room = Number.POSITIVE_INFINITY) {
    this.least = least;
    this.room = room;
  }

  /** Throws TooManyOutcomes where all would be too many. */
  isRare(probability: number): boolean {
    if (probability < this.least) return true;
    this.room--;
    if (this.room < 0) throw new TooManyOutcomes();
    return false;
  }
}

class TooManyOutcomes extends Error {}

/** Followed in about a tenth of a second. */
const MOST_OUTCOMES = 100_000;
/** Where there are more: outcomes rarer than this part of `prune`, and than this where everything is to be shown. */
const FAINT = 1e-3;
const RAREST = 1e-5;

/**
 * A tree without what is less likely than `prune`. Many rare outcomes make a likely branch, and one that is not followed keeps its
 * neighbours from being joined: so all are followed where that can be done.
 */
export function shownTree(prune: number, follow: (following: Following) => PolicyNode): PolicyNode {
  try {
    return withoutRare(follow(new Following(0, MOST_OUTCOMES)), prune);
  } catch (thrown) {
    if (!(thrown instanceof TooManyOutcomes)) throw thrown;
    return withoutRare(follow(new Following(Math.max(RAREST, prune * FAINT))), prune);
  }
}

/** The tree without what is less likely than `prune`, once all that belongs together has been joined. */
function withoutRare(node: PolicyNode, prune: number): PolicyNode {
  if (node.branches === undefined) return node;
  let { pruned = 0 } = node;
  const branches: PolicyBranch[] = [];
  for (const { left, picked, probability, then } of node.branches) {
    if (probability < prune) pruned += probability;
    else branches.push(branchOf(left, picked, probability, withoutRare(then, prune)));
  }
  return { ...node, branches, pruned };
}

/** What a shot may lead to, neighbours joined. */
export function branchesAfter(
  shots: Shots,
  { way, before, probability, following }: ShotAt,
  follow: (left: number, probability: number) => PolicyNode,
): Branches {
  // A number that is left out ends a run: no range may cover it.
  const runs: PolicyBranch[][] = [[]];
  let pruned = 0;
  const chances = shots.leftAfter(way, before);
  for (const left of shots.remnants[way.target].order) {
    if (left > before || chances[left] === 0) continue;
    const here = probability * chances[left];
    if (following.isRare(here)) {
      pruned += here;
      runs.push([]);
      continue;
    }
    const seen = shots.seenAs(way.target, left);
    runs[runs.length - 1].push(branchOf(seen.left, seen.picked, here, follow(left, here)));
  }
  return { branches: runs.flatMap(joinNeighbours), pruned };
}

/** Made by the ten thousand, so written out rather than spread. */
export function branchOf(
  left: PolicyBranch['left'],
  picked: number | undefined,
  probability: number,
  then: PolicyNode,
): PolicyBranch {
  return picked === undefined ? { left, probability, then } : { left, picked, probability, then };
}

/** Neighbouring numbers become one branch where what follows is the same. */
function joinNeighbours(branches: readonly PolicyBranch[]): readonly PolicyBranch[] {
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
