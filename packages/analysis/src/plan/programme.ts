// The best expected objective from every state that can come up: dynamic programming over the shooters left and the wounds of
// all targets. What the last shooters are worth is a closed form of the objective (settled), so the largest levels need no table.
import { Budget, type BudgetLimits } from '@oddsmith/games';
import { type Ways, worthTrying } from './dominance.ts';
import type { CheckedPlan } from './question.ts';
import type { Shots, Way } from './shots.ts';
import { StateTable } from './state-table.ts';
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
  /** The same with and without the re-roll: `ways[spare][shooter][target]`. */
  protected readonly ways: readonly [Shots['plain'], Shots['plain']];
  readonly worth: readonly Float64Array[];
  /** Targets that count: all of them, or those to be destroyed. */
  readonly counted: readonly number[];
  protected readonly given: boolean;
  protected readonly stride: Float64Array;
  protected state = 0;
  protected readonly budget: Budget;
  private readonly tables: readonly [StateTable[], StateTable[]];
  /** Waiting shooters as their equals: the earliest of each kind. Their value is the same. */
  private readonly canonical: Int32Array;
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
    const kill = plan.objective === 'kill';
    this.counted = [...plan.targets.keys()].filter((t) => !kill || plan.focus.includes(plan.targets[t].title));
    this.stride = new Float64Array(plan.targets.length);
    let stride = 1;
    for (const t of this.counted) {
      this.stride[t] = stride;
      this.state += shots.whole[t] * stride;
      stride *= shots.whole[t] + 1;
    }
    const tables = () => Array.from({ length: this.everybody + 1 }, () => new StateTable());
    this.tables = [tables(), tables()];
    this.tried = worthTrying(shots);
    const { plain, spent } = this.tried;
    this.ways = [plain, plain.map((row, i) => row.map((ways, t) => [...ways, ...spent[i][t]]))];
    this.budget = new Budget(limits);
    this.kind = kindsOf(shots, this.given);
    this.canonical = canonicalMasks(this.kind);
  }

  get states(): number {
    return this.tables.flat().reduce((sum, table) => sum + table.size, 0);
  }

  /** The objective if nobody fires any more. */
  abstract final(): number;

  /** The value where it is a closed form: few shooters are left. */
  protected abstract settled(waiting: number, spare: Spare): number | undefined;

  /** The best of stopping, every shot and, in given order, holding. */
  protected abstract best(waiting: number, spare: Spare): number;

  /** No policy brings more from the present state. */
  protected abstract bound(waiting: number, spare: Spare): number;

  /** What the last shooter does, without the re-roll: null for nothing; undefined where that is searched for as for any other. */
  lastShot(_shooter: number): Way | null | undefined {
    return undefined;
  }

  /** Whether this shot may bring as much as `enough`; false only where it is certain not to. */
  abstract mayReach(way: Way, waiting: number, enough: number, spare: Spare): boolean;

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

  /** The best expected objective with these shooters still to act. */
  value(waiting: number, spare: Spare): number {
    const known = this.known(waiting, spare);
    if (!Number.isNaN(known)) return known;
    const alike = this.canonical[waiting];
    const best = this.best(alike, spare);
    this.tables[spare][alike].set(this.state, best);
    return best;
  }

  /** The same where it need not be searched for, NaN elsewhere. */
  protected known(waiting: number, spare: Spare): number {
    return this.settled(waiting, spare) ?? this.tables[spare][this.canonical[waiting]].get(this.state);
  }

  /**
   * The expected objective if this is done now and all else is best. Where that is not more than `least` it may be any number
   * up to it: the likely outcomes show that, and the many others need not be followed.
   */
  after(way: Way, waiting: number, spare: Spare, least = Number.NEGATIVE_INFINITY): number {
    const rest = waiting & ~(1 << way.shooter);
    const kept: Spare = way.reroll === null ? spare : 0;
    if (this.stride[way.target] === 0) return this.value(rest, kept);
    this.budget.spend(this.left[way.target] + 1);
    return this.afterShot(way, rest, kept, least);
  }

  /** The mean over what a shot leaves of its target. */
  protected afterShot(way: Way, rest: number, spare: Spare, least: number): number {
    const { target } = way;
    const wounds = this.left[target];
    const chances = this.shots.leftAfter(way, wounds);
    const values = new Float64Array(wounds + 1);
    const open: number[] = [];
    let most = 0;
    for (const left of this.shots.likeliest(way, wounds)) {
      this.setLeft(target, left);
      values[left] = this.known(rest, spare);
      if (Number.isNaN(values[left])) {
        values[left] = this.bound(rest, spare);
        open.push(left);
      }
      most += chances[left] * values[left];
    }
    for (const left of open) {
      if (most <= least) break;
      this.setLeft(target, left);
      const value = this.value(rest, spare);
      most += chances[left] * (value - values[left]);
      values[left] = value;
    }
    this.setLeft(target, wounds);
    if (most <= least) return most;
    let sum = 0;
    for (let left = 0; left <= wounds; left++) sum += chances[left] * values[left];
    return sum;
  }

  /** Puts another number of wounds on a target, and says what it had. */
  setLeft(target: number, left: number): number {
    const before = this.left[target];
    this.left[target] = left;
    this.state += (left - before) * this.stride[target];
    return before;
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
