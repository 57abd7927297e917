// A plan made before the dice as a policy: who was to fire at a target that is gone holds its fire, and it ends where nothing is left to do.
import { chancesAfter, type FixedPlan, worthBefore } from './fixed.ts';
import type { TargetFate } from './policy.ts';
import type { Phase } from './sequential.ts';
import type { Way } from './shots.ts';
import { branchesAfter, type Following, type PolicyNode, shotOf, shownTree } from './tree.ts';

/** A shot of the plan, or a shooter without one where all act in the order given. */
type Step = Way | { readonly holds: number };

export class FixedPolicy {
  readonly value: number;
  private readonly phase: Phase;
  private readonly steps: readonly Step[];
  /** `ahead[step][t]`: mean worth of a target after this and all later shots at it, by what is left of it before. */
  private readonly ahead: readonly (readonly Float64Array[])[];

  constructor(phase: Phase, { value, ways }: FixedPlan) {
    this.value = value;
    this.phase = phase;
    const { plan, shots, worth } = phase;
    const given = plan.order === 'given';
    this.steps = given
      ? plan.shooters.map((_, holds) => ways.find(({ shooter }) => shooter === holds) ?? { holds })
      : ways;
    const ahead: (readonly Float64Array[])[] = [worth];
    for (const step of [...this.steps].reverse()) {
      const [later] = ahead;
      const fired = (target: Float64Array, t: number) =>
        'holds' in step || step.target !== t ? target : worthBefore(shots, step, target);
      ahead.unshift(later.map(fired));
    }
    this.ahead = ahead;
  }

  private get kill(): boolean {
    return this.phase.plan.objective === 'kill';
  }

  private fires(from: number, t: number): boolean {
    return this.steps.slice(from).some((step) => !('holds' in step) && step.target === t);
  }

  tree(): PolicyNode {
    const { plan, shots } = this.phase;
    return shownTree(plan.prune, (following) => this.treeFrom(0, [...shots.whole], 1, following));
  }

  private treeFrom(at: number, left: readonly number[], probability: number, following: Following): PolicyNode {
    const { plan, shots, counted } = this.phase;
    const figures = counted.map((t) => this.ahead[at][t][left[t]]);
    const value = figures.reduce((all, figure) => (this.kill ? all * figure : all + figure), this.kill ? 1 : 0);
    const standing = counted.filter((t) => left[t] > 0);
    const open = standing.filter((t) => this.fires(at, t));
    if (open.length === 0 || (this.kill && open.length < standing.length)) return { probability, value, shot: null };
    const step = this.steps[at];
    if ('holds' in step || left[step.target] === 0) {
      const then = this.treeFrom(at + 1, left, probability, following);
      if (plan.order === 'free') return then;
      const shot = shotOf(plan, { holds: at });
      return { probability, value, shot, branches: [{ left: null, probability, then }], pruned: 0 };
    }
    const before = left[step.target];
    const shot = { way: step, before, probability, following };
    const after = branchesAfter(shots, shot, (now, here) =>
      this.treeFrom(at + 1, left.with(step.target, now), here, following),
    );
    return { probability, value, shot: shotOf(plan, step), ...after };
  }

  /** Targets are independent of each other, but that a kill is given up when one of them is left standing. */
  fate(): readonly TargetFate[] {
    const { plan, shots } = this.phase;
    const fates = plan.targets.map(() => ({ destroyed: 0, lost: 0 }));
    const chances = Array.from(shots.whole, (whole) =>
      Float64Array.from({ length: whole + 1 }, (_, l) => Number(l === whole)),
    );
    const meanLost = (t: number) => chances[t].reduce((sum, chance, left) => sum + chance * shots.lost(t, left), 0);
    let goingOn = 1;
    for (const [at, step] of this.steps.entries()) {
      if ('holds' in step) continue;
      const t = step.target;
      const [destroyed, lost] = [chances[t][0], meanLost(t)];
      chances[t] = chancesAfter(shots, step, chances[t]);
      fates[t].destroyed += goingOn * (chances[t][0] - destroyed);
      fates[t].lost += goingOn * (meanLost(t) - lost);
      if (this.kill && !this.fires(at + 1, t)) goingOn *= chances[t][0];
    }
    return fates;
  }
}
