// The best policy as a tree a player can follow, and what becomes of the targets under it.
import type { Programme } from './programme.ts';
import type { CheckedPlan } from './question.ts';
import type { Way } from './shots.ts';
import {
  type Branches,
  branchesAfter,
  branchOf,
  type Choice,
  type Following,
  type PolicyBranch,
  type PolicyNode,
  shotOf,
  shownTree,
} from './tree.ts';
import { tolerance } from './worth.ts';

export interface TargetFate {
  destroyed: number;
  lost: number;
}

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

  /** What to do from the present state on, with whoever waits. */
  tree(waiting: number): PolicyNode {
    const { programme } = this;
    const start = [...programme.left];
    return shownTree(this.plan.prune, (following) => {
      // A try that was given up stands somewhere in the middle.
      for (const [t, left] of start.entries()) programme.setLeft(t, left);
      return this.treeFrom(waiting, 1, following);
    });
  }

  /** From the present state, which is reached with `probability`. */
  private treeFrom(waiting: number, probability: number, following: Following): PolicyNode {
    const choice = this.choose(waiting);
    const value = this.programme.value(waiting, 0);
    if (choice === null) return { probability, value, shot: null };
    return {
      probability,
      value,
      shot: shotOf(this.plan, choice),
      ...this.after(choice, waiting, probability, following),
    };
  }

  /** All that a choice may lead to, but for what is too faint to be looked at. */
  private after(choice: NonNullable<Choice>, waiting: number, probability: number, following: Following): Branches {
    if ('holds' in choice) {
      const then = this.treeFrom(waiting & ~(1 << choice.holds), probability, following);
      return { branches: [{ left: null, probability, then }], pruned: 0 };
    }
    if ((waiting & (waiting - 1)) === 0) return this.endsOf(choice, probability, following);
    const { programme } = this;
    const { target, shooter } = choice;
    const before = programme.left[target];
    const shot = { way: choice, before, probability, following };
    return branchesAfter(programme.shots, shot, (left, here) => {
      programme.setLeft(target, left);
      const then = this.treeFrom(waiting & ~(1 << shooter), here, following);
      programme.setLeft(target, before);
      return then;
    });
  }

  /** What the last shot may lead to: most of the tree, so neighbours are not made one by one and then joined. */
  private endsOf(way: Way, probability: number, following: Following): Branches {
    const { programme } = this;
    const { shots } = programme;
    const before = programme.left[way.target];
    const chances = shots.leftAfter(way, before);
    const ends: End[] = [];
    let pruned = 0;
    let open: End | undefined;
    for (const left of shots.remnants[way.target].order) {
      if (left > before || chances[left] === 0) continue;
      const here = probability * chances[left];
      if (here < following.least) {
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
    return { branches: ends.map(endBranch), pruned };
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
