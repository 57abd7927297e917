// Attacks whose order matters: armour that wears away, wounds that do not pass from model to model.
// One attack is a linear map on the states of the target, so N attacks are N sparse vector steps. Every step adds
// non-negative terms: nothing cancels, small tails stay good.
import { type Pmf, repeatedPmf } from '@oddsmith/kernel';
import type { Budget } from '../../contract/budget.ts';
import type { Volley } from '../battle.ts';
import type { Plan } from '../plan.ts';
import { type AttackMap, attackMap, type HitMap, type Layout } from './hit-map.ts';
import { longestStep, mostWounds, NEGLIGIBLE, oddsOf, sunderLevels } from './odds.ts';

export interface ChainTarget {
  /** Wounds lost before the first attack. */
  readonly start: number;
  /** Wounds after which nothing more happens. */
  readonly limit: number;
  /** Wounds of a model whose excess wounds are lost; null where they pass on. */
  readonly woundsEach: number | null;
}

/** Wounds lost after all volleys, those before the first attack included. */
export function lostInOrder(volleys: readonly Volley[], target: ChainTarget, budget: Budget): Pmf {
  const chain = new Chain(
    volleys.map((volley) => volley.plan),
    target,
  );
  for (const [index, { plan, models }] of volleys.entries())
    chain.strike(index, repeatedPmf(plan.attacks, models), budget);
  return chain.lost();
}

/** A target under attack: the chance of each of its states. */
export class Chain {
  private readonly levels: number;
  private readonly maps: readonly AttackMap[];
  private readonly longest: number;
  private readonly limit: number;
  private readonly residues: number;
  /** Cells of one level: up to the limit, and room for one attack to overshoot it. */
  private readonly width: number;
  private readonly spare: Float64Array[] = [];
  private state: Float64Array;
  /** States from here on are still empty. */
  private reach: number;

  constructor(plans: readonly Plan[], target: ChainTarget) {
    this.levels = sunderLevels(plans);
    const odds = plans.map((plan) => oddsOf(plan, this.levels));
    this.longest = Math.max(0, ...odds.map(longestStep));
    const layout: Layout = { woundsEach: target.woundsEach, longest: this.longest };
    this.maps = odds.map((one) => attackMap(one, layout));
    this.limit = target.limit;
    this.residues = target.woundsEach ?? 1;
    this.width = target.limit + 1 + Math.max(0, ...odds.map(mostWounds));
    this.reach = target.start + 1;
    this.state = new Float64Array(this.levels * this.width);
    this.state[target.start] = 1;
  }

  /** As many attacks of a plan as `times` says, one after the other. */
  strike(plan: number, times: Pmf, budget: Budget): void {
    const map = this.maps[plan];
    const result = new Float64Array(this.state.length);
    for (let attacks = 0; ; attacks++) {
      if (times[attacks] > 0) addScaled(result, times[attacks], this.state);
      if (attacks === times.length - 1) break;
      const next = this.cleared(0);
      this.reach = Math.min(this.width, this.reach + map.farthest);
      if (map.extraAttacks) this.attackWithExtras(map, this.state, next);
      else this.attack(map, this.state, next);
      this.settle(next);
      this.spare[0] = this.state;
      this.state = next;
      budget.spend(this.levels * this.reach * (this.longest + 2) * (map.extraAttacks ? 9 : 3));
    }
    this.state = result;
  }

  lost(): Pmf {
    const result = new Float64Array(this.limit + 1);
    for (let level = 0; level < this.levels; level++)
      for (let lost = 0; lost <= this.limit; lost++) result[lost] += this.state[level * this.width + lost];
    return result;
  }

  /** Adds to `out` what one attack makes of `from`. */
  private attack(map: AttackMap, from: Float64Array, out: Float64Array): void {
    addScaled(out, map.misses, from);
    this.resolveHit(map.single, from, out, out);
    if (map.firstOfTwo === null) return;
    const once = this.cleared(1);
    this.resolveHit(map.firstOfTwo, from, once, once);
    this.resolveHit(map.second, once, out, out);
  }

  /** The same, with one more attack for each unsaved wound, made before the next attack. */
  private attackWithExtras(map: AttackMap, from: Float64Array, out: Float64Array): void {
    const woundedOnce = this.cleared(2);
    addScaled(out, map.misses, from);
    this.resolveHit(map.single, from, out, woundedOnce);
    if (map.firstOfTwo !== null) {
      const quiet = this.cleared(3);
      const wounded = this.cleared(4);
      const woundedTwice = this.cleared(5);
      this.resolveHit(map.firstOfTwo, from, quiet, wounded);
      this.resolveHit(map.second, quiet, out, woundedOnce);
      this.resolveHit(map.second, wounded, woundedOnce, woundedTwice);
      this.attack(map, woundedTwice, woundedOnce);
    }
    this.attack(map, woundedOnce, out);
  }

  /** One hit: adds the states without an unsaved wound to `quiet`, those with one to `wounded`. */
  private resolveHit(hit: HitMap, from: Float64Array, quiet: Float64Array, wounded: Float64Array): void {
    const { levels, width, residues, reach } = this;
    const { unsaved, sunder } = hit;
    const cells = this.longest + 1;
    for (let level = 0; level < levels; level++) {
      const stopped = hit.stopped[level];
      const saved = hit.saved[level];
      const here = level * width;
      const worse = Math.min(levels - 1, level + sunder) * width;
      for (let lost = 0; lost < reach; lost++) {
        const chance = from[here + lost];
        if (chance < NEGLIGIBLE) continue;
        quiet[here + lost] += stopped * chance;
        quiet[worse + lost] += saved * chance;
        const row = (level * residues + (lost % residues)) * cells;
        for (let step = 0; step < cells; step++) wounded[worse + lost + step] += unsaved[row + step] * chance;
      }
    }
  }

  /** Puts what went beyond the limit back on it. */
  private settle(states: Float64Array): void {
    this.reach = Math.min(this.reach, this.limit + 1);
    for (let level = 0; level < this.levels; level++) {
      const limit = level * this.width + this.limit;
      for (let cell = limit + 1; cell < limit + this.width - this.limit; cell++) {
        states[limit] += states[cell];
        states[cell] = 0;
      }
    }
  }

  /** A cleared array of states, kept from attack to attack. */
  private cleared(index: number): Float64Array {
    this.spare[index] ??= new Float64Array(this.state.length);
    return this.spare[index].fill(0);
  }
}

function addScaled(target: Float64Array, weight: number, source: Float64Array): void {
  for (let i = 0; i < source.length; i++) target[i] += weight * source[i];
}
