// The best expected objective from every state that can come up: dynamic programming over the shooters left and the wounds of
// all targets. How it is found depends on the objective.
import { Budget, type BudgetLimits } from '@oddsmith/games';
import { type Ways, worthTrying } from './dominance.ts';
import { type CheckedPlan, countedTargets } from './question.ts';
import type { Shots, Way } from './shots.ts';
import { worthTables } from './worth.ts';

/** Whether a Command Re-roll is still at hand. */
export type Spare = 0 | 1;

export abstract class Programme {
  /** What is left of every target in the state that is looked at, by number; put back by whoever changes it. */
  readonly left: Int32Array;
  readonly shots: Shots;
  readonly everybody: number;
  /** Ways a policy may need. */
  readonly tried: Ways;
  readonly worth: readonly Float64Array[];
  /** Targets that count: all of them, or those to be destroyed. */
  readonly counted: readonly number[];
  /** Waiting shooters as their equals: the earliest of each kind. Their value is the same. */
  readonly canonical: Int32Array;
  protected readonly given: boolean;
  protected readonly stride: Float64Array;
  protected readonly budget: Budget;
  private state = 0;
  /** For each shooter the earliest that fires as it does. */
  private readonly kind: Int32Array;
  /** By who waits. */
  private readonly moving: (readonly number[])[] = [];

  constructor(plan: CheckedPlan, shots: Shots, limits: BudgetLimits) {
    this.shots = shots;
    this.left = shots.whole.slice();
    this.everybody = 2 ** plan.shooters.length - 1;
    this.worth = worthTables(plan, shots.remnants);
    this.given = plan.order === 'given';
    this.counted = countedTargets(plan);
    this.stride = new Float64Array(plan.targets.length);
    let stride = 1;
    for (const t of this.counted) {
      this.stride[t] = stride;
      this.state += shots.whole[t] * stride;
      stride *= shots.whole[t] + 1;
    }
    this.tried = worthTrying(shots);
    this.budget = new Budget(limits);
    this.kind = kindsOf(shots, this.given);
    this.canonical = canonicalMasks(this.kind);
  }

  /** States whose value has been worked out. */
  abstract get states(): number;

  /** Works out what is worked out at once; tells which part of it is done. */
  abstract solve(onDone: (share: number) => void): void;

  /** The objective if nobody fires any more. */
  abstract final(): number;

  /** The best expected objective with these shooters still to act. */
  abstract value(waiting: number, spare: Spare): number;

  /**
   * The expected objective if this is done now and all else is best. Where that is not more than `least` it may be any number
   * up to it.
   */
  abstract after(way: Way, waiting: number, spare: Spare, least?: number): number;

  /** Whether this shot may bring as much as `enough`; false only where it is certain not to. */
  abstract mayReach(way: Way, waiting: number, enough: number, spare: Spare): boolean;

  /** What the last shooter does, without the re-roll: null for nothing; undefined where that is searched for as for any other. */
  lastShot(_shooter: number): Way | null | undefined {
    return undefined;
  }

  /** Shooters who may act next: any that is left, one of a kind, or in given order the first of them. */
  movers(waiting: number): readonly number[] {
    this.moving[waiting] ??= this.findMovers(waiting);
    return this.moving[waiting];
  }

  private findMovers(waiting: number): readonly number[] {
    const first = 31 - Math.clz32(waiting & -waiting);
    if (this.given) return [first];
    const movers: number[] = [];
    let kinds = 0;
    for (let i = first; 1 << i <= waiting; i++) {
      const kind = 1 << this.kind[i];
      if ((waiting & (1 << i)) === 0 || (kinds & kind) !== 0) continue;
      kinds |= kind;
      movers.push(i);
    }
    return movers;
  }

  /** Puts another number of wounds on a target. */
  setLeft(target: number, left: number): void {
    this.state += (left - this.left[target]) * this.stride[target];
    this.left[target] = left;
  }

  /** The number of the present state among those of equal shooters waiting. */
  get stateNumber(): number {
    return this.state;
  }
}

/** Shooters whose shots are the same tables. In given order their places differ, so nobody is alike. */
function kindsOf({ plain }: Shots, given: boolean): Int32Array {
  const same = (a: number, b: number) =>
    plain[a].every(
      (ways, t) => ways.length === plain[b][t].length && ways.every((way, w) => way.left === plain[b][t][w].left),
    );
  return Int32Array.from(plain, (_, i) => {
    if (given) return i;
    for (let earlier = 0; earlier < i; earlier++) if (same(earlier, i)) return earlier;
    return i;
  });
}

function canonicalMasks(kind: Int32Array): Int32Array {
  return Int32Array.from({ length: 2 ** kind.length }, (_, waiting) => {
    let mask = 0;
    for (let i = 0; i < kind.length; i++) {
      if ((waiting & (1 << i)) === 0) continue;
      let place = kind[i];
      while (kind[place] !== kind[i] || mask & (1 << place)) place++;
      mask |= 1 << place;
    }
    return mask;
  });
}

/** How many shooters of a group there are. */
export function countOf(waiting: number): number {
  let count = 0;
  for (let rest = waiting; rest !== 0; rest &= rest - 1) count++;
  return count;
}
