// All lines of an attack step but the Takedown ones, against targets of one class: wounds put together before they fall.
import { bernoulli, convolve, type Pmf, power, thin } from '@oddsmith/kernel';
import type { Options } from '../schema.ts';
import type { Side } from './side.ts';
import type { Target } from './target.ts';
import { convolveJoint, type Joint, ONE } from './volley.ts';
import { type Kernel, woundKernel } from './wound-chain.ts';

export interface DeadlyLine {
  readonly size: number;
  readonly joint: Joint;
  readonly kernel: Kernel;
}

export interface Barrage {
  readonly deadly: readonly DeadlyLine[];
  /** Wounds of size 1, ignore rolls taken, when all models have the same ones. */
  readonly marks: Joint;
  /** Wounds of size 1 before ignore rolls, with their kernel, when models differ. */
  readonly singles: readonly DeadlyLine[];
  /** Chance of no wound at all, by what is counted beside; only where it would use up an ignore roll. */
  readonly untouched: Pmf;
  readonly hits: Pmf;
  readonly anything: boolean;
  readonly spendsFeat: boolean;
}

export class BarrageBuilder {
  private readonly side: Side;
  private readonly target: Target;
  private readonly options: Options;
  private readonly deadly: DeadlyLine[] = [];
  private readonly singles: DeadlyLine[] = [];
  private marks: Joint = [ONE];
  private untouched: Pmf = ONE;
  private hits: Pmf = ONE;
  private anything = false;

  constructor(side: Side, target: Target, options: Options) {
    this.side = side;
    this.target = target;
    this.options = options;
  }

  addHits(hits: Pmf): void {
    this.hits = convolve(this.hits, hits);
  }

  addLoose(loose: { readonly wounds: Pmf; readonly hits: Pmf }): void {
    if (loose.hits.length === 1) return;
    this.addHits(loose.hits);
    this.add([loose.wounds], 1, false);
  }

  /** Dice of which each wounds with a chance, without a block roll. */
  addWounds(dice: number, chance: number): void {
    this.add([power(bernoulli(chance), dice)], 1, false);
  }

  add(joint: Joint, size: number, skipsRegeneration: boolean): void {
    this.anything = true;
    // Nobody else asks whether there was a wound.
    if (this.target.plan.spendsFeat) this.untouched = convolve(this.untouched, noWounds(joint));
    const ignore = skipsRegeneration ? this.target.ignoreSkipped : this.target.ignore;
    const rolls = this.options.deadlyRegeneration;
    if (size === 1 && this.target.sameIgnore) {
      const keep = 1 - this.commonIgnore(ignore);
      const thinned = keep === 1 ? joint : joint.map((row) => thin(row, keep));
      this.marks = convolveJoint(this.marks, thinned);
      return;
    }
    const kernel = woundKernel(this.side.casualties, size, ignore, rolls);
    (size === 1 ? this.singles : this.deadly).push({ size, joint, kernel });
  }

  private commonIgnore(ignore: Float64Array): number {
    return ignore.reduce((highest, chance) => Math.max(highest, chance), 0);
  }

  build(): Barrage {
    // Array.prototype.sort is stable: equal sizes stay in listed order.
    const deadly = [...this.deadly].sort((a, b) => b.size - a.size);
    const { marks, singles, untouched, hits, anything } = this;
    const { spendsFeat } = this.target.plan;
    return { deadly, singles, marks, untouched, hits, anything, spendsFeat };
  }
}

/** Chance of no wound at all, by what is counted beside. */
export function noWounds(joint: Joint): Pmf {
  return Float64Array.from(joint, (row) => row[0]);
}
