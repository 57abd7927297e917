// A good policy for phases too large to solve: targets are dealt with one after the other, never returning, and each shot depends on
// what the last one left. Its value is exact; whoever is spared at one target fires at the next.
import type { Budget } from '@oddsmith/games';
import { climb } from './ladder.ts';
import type { TargetFate } from './policy.ts';
import type { CheckedPlan } from './question.ts';
import type { Shots, Way } from './shots.ts';
import { branchesAfter, type Choice, type Following, type PolicyNode, shotOf, shownTree } from './tree.ts';
import { tolerance } from './worth.ts';

export interface Phase {
  readonly plan: CheckedPlan;
  readonly shots: Shots;
  readonly worth: readonly Float64Array[];
  readonly counted: readonly number[];
  readonly budget: Budget;
}

/** A state the policy comes to, target k of the order before it. */
interface Reached {
  readonly k: number;
  readonly waiting: number;
  readonly left: number;
  readonly probability: number;
  /** What targets dealt with before are worth. */
  readonly done: number;
}

export class Sequential {
  private readonly phase: Phase;
  /** Targets in the order they are dealt with. */
  private readonly order: readonly number[];
  /** One table for each target of the order. */
  private readonly tables: readonly Float64Array[];
  private readonly everybody: number;
  /** By target of the order, then by state. */
  private readonly choices: Map<number, Choice>[] = [];
  private readonly fates: Map<number, readonly TargetFate[]>[] = [];

  constructor(phase: Phase, order: readonly number[]) {
    this.phase = phase;
    this.order = order;
    this.everybody = 2 ** phase.plan.shooters.length - 1;
    const { shots, budget } = phase;
    const tables: Float64Array[] = [];
    const price = new Float64Array(phase.plan.shooters.length);
    for (let k = order.length - 1; k >= 0; k--) {
      const target = order[k];
      const given = phase.plan.order === 'given';
      const ways = shots.plain.map((row) => row[order[k]]);
      const later = tables[0];
      const stop = (waiting: number, left: number) => this.stopped(k, left, this.next(later, k, waiting));
      tables.unshift(climb({ shots, ways, target, given, stop, price, budget }));
    }
    this.tables = tables;
  }

  get value(): number {
    return this.at(0, this.everybody, this.phase.shots.whole[this.order[0]]);
  }

  get states(): number {
    return this.tables.reduce((sum, table) => sum + table.length, 0);
  }

  private get kill(): boolean {
    return this.phase.plan.objective === 'kill';
  }

  /** The value of leaving target k of the order with so much left, when what follows is worth `next`. */
  private stopped(k: number, left: number, next: number): number {
    if (this.kill) return left === 0 ? next : 0;
    return this.phase.worth[this.order[k]][left] + next;
  }

  private next(later: Float64Array | undefined, k: number, waiting: number): number {
    if (later === undefined) return this.kill ? 1 : 0;
    const whole = this.phase.shots.whole[this.order[k + 1]];
    return later[waiting * (whole + 1) + whole];
  }

  private at(k: number, waiting: number, left: number): number {
    return this.tables[k][waiting * (this.phase.shots.whole[this.order[k]] + 1) + left];
  }

  /** The value if this is the first shot and its target the first that is dealt with. */
  after(way: Way): number {
    const { shots } = this.phase;
    const chances = shots.leftAfter(way, shots.whole[way.target]);
    const rest = this.everybody & ~(1 << way.shooter);
    return chances.reduce((sum, chance, left) => sum + chance * this.at(0, rest, left), 0);
  }

  /** The value if this shooter holds its fire for good. */
  afterHolding(shooter: number): number {
    return this.at(0, this.everybody & ~(1 << shooter), this.phase.shots.whole[this.order[0]]);
  }

  /** The shot at target k, who holds, or null: on to the next. */
  private choose(k: number, waiting: number, left: number): Choice {
    const state = waiting * (this.phase.shots.whole[this.order[k]] + 1) + left;
    this.choices[k] ??= new Map();
    let choice = this.choices[k].get(state);
    if (choice === undefined) {
      choice = this.findChoice(k, waiting, left);
      this.choices[k].set(state, choice);
    }
    return choice;
  }

  private findChoice(k: number, waiting: number, left: number): Choice {
    const best = this.at(k, waiting, left);
    const enough = best - tolerance(best);
    if (left === 0 || this.stopped(k, left, this.next(this.tables[k + 1], k, waiting)) >= enough) return null;
    const { shots, plan } = this.phase;
    const given = plan.order === 'given';
    for (let i = 0; 1 << i <= waiting; i++) {
      if ((waiting & (1 << i)) === 0) continue;
      const rest = waiting & ~(1 << i);
      for (const way of shots.plain[i][this.order[k]]) {
        const chances = shots.leftAfter(way, left);
        if (chances.reduce((sum, chance, l) => sum + chance * this.at(k, rest, l), 0) >= enough) return way;
      }
      if (given) return { holds: i };
    }
    return null;
  }

  tree(): PolicyNode {
    const whole = this.phase.shots.whole[this.order[0]];
    return shownTree(this.phase.plan.prune, (following) =>
      this.treeFrom({ k: 0, waiting: this.everybody, left: whole, probability: 1, done: 0 }, following),
    );
  }

  private treeFrom(reached: Reached, following: Following): PolicyNode {
    const { k, waiting, left, probability, done } = reached;
    const { plan, shots, worth } = this.phase;
    const way = this.choose(k, waiting, left);
    if (way === null) {
      const gone = this.kill ? 0 : done + worth[this.order[k]][left];
      const failed = this.kill && left > 0;
      if (!failed && waiting !== 0 && k + 1 < this.order.length) {
        const whole = shots.whole[this.order[k + 1]];
        return this.treeFrom({ k: k + 1, waiting, left: whole, probability, done: gone }, following);
      }
      return { probability, value: done + this.at(k, waiting, left), shot: null };
    }
    const value = done + this.at(k, waiting, left);
    if ('holds' in way) {
      const then = this.treeFrom({ ...reached, waiting: waiting & ~(1 << way.holds) }, following);
      return { probability, value, shot: shotOf(plan, way), branches: [{ left: null, probability, then }], pruned: 0 };
    }
    const shot = { way, before: left, probability, following };
    const after = branchesAfter(shots, shot, (l, here) =>
      this.treeFrom({ k, waiting: waiting & ~(1 << way.shooter), left: l, probability: here, done }, following),
    );
    return { probability, value, shot: shotOf(plan, way), ...after };
  }

  fate(): readonly TargetFate[] {
    return this.fateFrom(0, this.everybody, this.phase.shots.whole[this.order[0]]);
  }

  private fateFrom(k: number, waiting: number, left: number): readonly TargetFate[] {
    const { plan, shots } = this.phase;
    const key = waiting * (shots.whole[this.order[k]] + 1) + left;
    const known = this.fates[k]?.get(key);
    if (known !== undefined) return known;
    const way = this.choose(k, waiting, left);
    const fates = plan.targets.map(() => ({ destroyed: 0, lost: 0 }));
    const add = (part: readonly TargetFate[], chance: number) => {
      for (let t = 0; t < fates.length; t++) {
        fates[t].destroyed += chance * part[t].destroyed;
        fates[t].lost += chance * part[t].lost;
      }
    };
    if (way === null) {
      const target = this.order[k];
      if (k + 1 < this.order.length && !(this.kill && left > 0))
        add(this.fateFrom(k + 1, waiting, shots.whole[this.order[k + 1]]), 1);
      fates[target] = { destroyed: left === 0 ? 1 : 0, lost: shots.lost(target, left) };
    } else if ('holds' in way) add(this.fateFrom(k, waiting & ~(1 << way.holds), left), 1);
    else
      for (const [l, chance] of shots.leftAfter(way, left).entries())
        if (chance > 0) add(this.fateFrom(k, waiting & ~(1 << way.shooter), l), chance);
    this.fates[k] ??= new Map();
    this.fates[k].set(key, fates);
    return fates;
  }
}

export interface Listed {
  readonly best: Sequential;
  readonly order: readonly number[];
}

/** The best of a few orders: as listed, by worth a wound, by worth, by wounds, and by what everybody does to each first. */
export function bestSequential(phase: Phase, onDone: (share: number) => void): Listed {
  const { plan, shots, counted } = phase;
  const points = (t: number) => plan.targets[t].points ?? 1;
  const by = (rank: (t: number) => number) => [...counted].sort((a, b) => rank(b) - rank(a));
  const orders = [
    [...counted],
    by((t) => points(t) / shots.woundsOf(t)),
    by(points),
    by((t) => -shots.woundsOf(t)),
    by((t) => -points(t) / shots.woundsOf(t)),
  ];
  let best: Sequential | undefined;
  let order = orders[0];
  const seen = new Set<string>();
  for (const [at, candidate] of orders.entries()) {
    onDone(at / orders.length);
    if (seen.has(candidate.join())) continue;
    seen.add(candidate.join());
    const found = new Sequential(phase, candidate);
    if (best !== undefined && found.value <= best.value) continue;
    best = found;
    order = candidate;
  }
  return { best: best as Sequential, order };
}
