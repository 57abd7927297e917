// Rerolls of the player's choice: die after die, each result seen before the next is chosen, for the best value.
import type { Budget } from '../../contract/budget.ts';
import type { PoolPlan } from '../plan.ts';
import { TIE_TOLERANCE } from '../strategies.ts';
import { commonestCounts, type DieOdds, dieOdds, multinomial, rolledDice } from './pool.ts';

/** P(c, n) of the rolled dice, c * (dice + 1) + n, when rerolls maximise `worth`, given in the same order. */
export function bestRerolls(plan: PoolPlan, worth: Float64Array, budget: Budget): Float64Array {
  const dice = rolledDice(plan);
  const odds = dieOdds(plan);
  if (dice === 0) return Float64Array.of(1);
  const { choice } = plan.reroll;
  budget.spend(rerollSteps(plan));
  return choice === 'oneFace'
    ? new OneFaceRerolls(dice, odds, worth, budget).play()
    : new FreeRerolls(dice, odds, worth, budget, Math.min(choice!, dice)).play();
}

/** Steps of finding the best rerolls of a pool. */
export function rerollSteps(plan: PoolPlan): number {
  const dice = rolledDice(plan);
  const { choice } = plan.reroll;
  if (choice === 'oneFace') return 30 * (dice + 1) ** 3;
  let states = 0;
  for (let again = 0; again <= Math.min(choice!, dice); again++)
    states += new Pairs(dice - again).size * new Pairs(again).size;
  return states * 60;
}

/** In the order that settles ties. */
const FAIL = 0;
const STOP = 1;
const NORMAL = 2;
const CRIT = 3;

/** The first choice within a hair of the best. */
function firstBest(values: readonly number[]): number {
  const most = Math.max(...values);
  return values.findIndex((value) => value >= most - TIE_TOLERANCE);
}

/** Pairs (c, n) with c + n at most `most`, as numbers. */
class Pairs {
  readonly size: number;
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
    this.size = ((most + 1) * (most + 2)) / 2;
  }

  of(c: number, n: number): number {
    // Rows of c: most + 1, most, ... entries.
    return c * (this.most + 1) - (c * (c - 1)) / 2 + n;
  }
}

/** What is still as it was rolled (c, n, rest fails) and what came of dice already rerolled. */
interface Layer {
  readonly kept: Pairs;
  readonly again: Pairs;
  readonly values: Float64Array;
  readonly choices: Uint8Array;
  readonly weights: Float64Array;
}

/** Up to so many dice, whatever they show. */
class FreeRerolls {
  private readonly budget: Budget;
  private readonly dice: number;
  private readonly odds: DieOdds;
  private readonly worth: Float64Array;
  /** By the number of dice rerolled. */
  private readonly layers: Layer[] = [];

  /** `most`: dice that may be rerolled. */
  constructor(dice: number, odds: DieOdds, worth: Float64Array, budget: Budget, most: number) {
    this.budget = budget;
    this.dice = dice;
    this.odds = odds;
    this.worth = worth;
    for (let again = 0; again <= most; again++) {
      const kept = new Pairs(dice - again);
      const done = new Pairs(again);
      const size = kept.size * done.size;
      this.layers.push({
        kept,
        again: done,
        values: new Float64Array(size),
        choices: new Uint8Array(size),
        weights: new Float64Array(size),
      });
    }
    for (let again = most; again >= 0; again--)
      this.each(again, (c, n, ac, an, at) => this.choose(again, c, n, ac, an, at));
  }

  private each(again: number, then: (c: number, n: number, ac: number, an: number, at: number) => void): void {
    const { kept, again: done } = this.layers[again];
    const left = this.dice - again;
    for (let c = 0; c <= left; c++)
      for (let n = 0; c + n <= left; n++) {
        this.budget.look();
        for (let ac = 0; ac <= again; ac++)
          for (let an = 0; ac + an <= again; an++) then(c, n, ac, an, kept.of(c, n) * done.size + done.of(ac, an));
      }
  }

  private choose(again: number, c: number, n: number, ac: number, an: number, at: number): void {
    const layer = this.layers[again];
    const stop = this.worth[(c + ac) * (this.dice + 1) + n + an];
    if (again === this.layers.length - 1) {
      layer.values[at] = stop;
      layer.choices[at] = STOP;
      return;
    }
    const fails = this.dice - again - c - n;
    const none = Number.NEGATIVE_INFINITY;
    const options = [
      fails > 0 ? this.after(again, c, n, ac, an) : none,
      stop,
      n > 0 ? this.after(again, c, n - 1, ac, an) : none,
      c > 0 ? this.after(again, c - 1, n, ac, an) : none,
    ];
    const chosen = firstBest(options);
    layer.values[at] = options[chosen];
    layer.choices[at] = chosen;
  }

  /** The value once a die has been taken up and rolled again. */
  private after(again: number, c: number, n: number, ac: number, an: number): number {
    const { kept, again: done, values } = this.layers[again + 1];
    const base = kept.of(c, n) * done.size;
    const { crit, normal, fail } = this.odds;
    return (
      crit * values[base + done.of(ac + 1, an)] +
      normal * values[base + done.of(ac, an + 1)] +
      fail * values[base + done.of(ac, an)]
    );
  }

  play(): Float64Array {
    const stride = this.dice + 1;
    const start = multinomial(this.dice, this.odds);
    const result = new Float64Array(stride * stride);
    const [first] = this.layers;
    for (let c = 0; c <= this.dice; c++)
      for (let n = 0; c + n <= this.dice; n++) first.weights[first.kept.of(c, n)] = start[c * stride + n];
    this.layers.forEach((layer, again) => {
      this.each(again, (c, n, ac, an, at) => {
        const weight = layer.weights[at];
        if (weight === 0) return;
        const choice = layer.choices[at];
        if (choice === STOP) result[(c + ac) * stride + n + an] += weight;
        else this.pass(again + 1, c - (choice === CRIT ? 1 : 0), n - (choice === NORMAL ? 1 : 0), ac, an, weight);
      });
    });
    return result;
  }

  private pass(again: number, c: number, n: number, ac: number, an: number, weight: number): void {
    const { kept, again: done, weights } = this.layers[again];
    const base = kept.of(c, n) * done.size;
    weights[base + done.of(ac + 1, an)] += weight * this.odds.crit;
    weights[base + done.of(ac, an + 1)] += weight * this.odds.normal;
    weights[base + done.of(ac, an)] += weight * this.odds.fail;
  }
}

/** Kinds of faces in the order that settles ties. */
const KINDS = [FAIL, NORMAL, CRIT] as const;

/** Any number of the dice that show one face. */
class OneFaceRerolls {
  private readonly budget: Budget;
  private readonly dice: number;
  private readonly odds: DieOdds;
  private readonly worth: Float64Array;
  /** By kind and dice of the face not yet rerolled: values of what is settled, c * (dice + 1) + n. */
  private readonly values: Float64Array[][] = [];
  private readonly again: Uint8Array[][] = [];
  private readonly weights: Float64Array[][] = [];

  constructor(dice: number, odds: DieOdds, worth: Float64Array, budget: Budget) {
    this.budget = budget;
    this.dice = dice;
    this.odds = odds;
    this.worth = worth;
    for (const kind of KINDS) {
      this.values[kind] = [];
      this.again[kind] = [];
      this.weights[kind] = [];
      for (let open = 0; open <= dice; open++) this.solve(kind, open);
    }
  }

  private solve(kind: number, open: number): void {
    this.budget.look();
    const stride = this.dice + 1;
    const values = new Float64Array(stride * stride);
    const again = new Uint8Array(stride * stride);
    const settled = this.dice - open;
    for (let c = 0; c <= settled; c++)
      for (let n = 0; c + n <= settled; n++) {
        const at = c * stride + n;
        const stop = this.worth[(c + (kind === CRIT ? open : 0)) * stride + n + (kind === NORMAL ? open : 0)];
        values[at] = stop;
        if (open === 0) continue;
        const next = this.values[kind][open - 1];
        const { crit, normal, fail } = this.odds;
        const roll = crit * next[at + stride] + normal * next[at + 1] + fail * next[at];
        // A fail is rather rerolled than kept, a success rather kept than rerolled.
        const rerolls = kind === FAIL ? roll >= stop - TIE_TOLERANCE : roll > stop + TIE_TOLERANCE;
        if (rerolls) {
          again[at] = 1;
          values[at] = roll;
        }
      }
    this.values[kind].push(values);
    this.again[kind].push(again);
    this.weights[kind].push(new Float64Array(stride * stride));
  }

  play(): Float64Array {
    const { dice, odds } = this;
    const stride = dice + 1;
    const start = multinomial(dice, odds);
    const result = new Float64Array(stride * stride);
    const faces = [odds.fail, 0, odds.normal, odds.crit].map((chance) => Math.round(chance * 6));
    const most = faces.map((count) => commonestCounts(dice, count));
    for (let c = 0; c <= dice; c++)
      for (let n = 0; c + n <= dice; n++) {
        const chance = start[c * stride + n];
        if (chance === 0) continue;
        this.budget.look();
        const shown = [dice - c - n, 0, n, c];
        this.eachMost(most, shown, (counts, share) => this.choose(counts, c, n, chance * share));
      }
    for (const kind of KINDS) for (let open = dice; open >= 0; open--) this.roll(kind, open, result);
    return result;
  }

  /** How many dice the commonest face of each kind shows: more on a face is never worse, so the others do not matter. */
  private eachMost(
    most: readonly Float64Array[],
    shown: readonly number[],
    then: (counts: readonly number[], share: number) => void,
  ): void {
    const stride = this.dice + 1;
    for (let f = 0; f <= shown[FAIL]; f++)
      for (let n = 0; n <= shown[NORMAL]; n++)
        for (let c = 0; c <= shown[CRIT]; c++) {
          const share =
            most[FAIL][shown[FAIL] * stride + f] *
            most[NORMAL][shown[NORMAL] * stride + n] *
            most[CRIT][shown[CRIT] * stride + c];
          if (share > 0) then([f, 0, n, c], share);
        }
  }

  private choose(counts: readonly number[], c: number, n: number, chance: number): void {
    const stride = this.dice + 1;
    const settledAt = (kind: number) =>
      (c - (kind === CRIT ? counts[CRIT] : 0)) * stride + n - (kind === NORMAL ? counts[NORMAL] : 0);
    const worths = KINDS.map((kind) =>
      counts[kind] === 0 ? Number.NEGATIVE_INFINITY : this.values[kind][counts[kind]][settledAt(kind)],
    );
    const kind = KINDS[firstBest(worths)];
    this.weights[kind][counts[kind]][settledAt(kind)] += chance;
  }

  /** Rolls the dice of a face one after the other, all chances together. */
  private roll(kind: number, open: number, result: Float64Array): void {
    const stride = this.dice + 1;
    const weights = this.weights[kind][open];
    const { crit, normal, fail } = this.odds;
    for (let at = 0; at < weights.length; at++) {
      const weight = weights[at];
      if (weight === 0) continue;
      if (this.again[kind][open][at] === 0) {
        result[at + (kind === CRIT ? open * stride : kind === NORMAL ? open : 0)] += weight;
        continue;
      }
      const next = this.weights[kind][open - 1];
      next[at + stride] += weight * crit;
      next[at + 1] += weight * normal;
      next[at] += weight * fail;
    }
  }
}
