// The best expected objective from every state that can come up: dynamic programming over the shooters left and the wounds of
// all targets. The last shooter's choice has a closed form, so the two last levels, nearly all the work, need no table.
import { Budget, type BudgetLimits } from '@oddsmith/games';
import type { CheckedPlan } from './question.ts';
import type { Shots, Way } from './shots.ts';
import { StateTable } from './state-table.ts';
import { worthTables } from './worth.ts';

/** Whether a Command Re-roll is still at hand. */
export type Spare = 0 | 1;

/** State numbers must stay whole numbers of a float64. */
const MOST_STATES = 2 ** 52;

export class Programme {
  /** Wounds left of every target in the state that is looked at; put back by whoever changes it. */
  readonly left: Int32Array;
  readonly shots: Shots;
  readonly everybody: number;
  /** `ways[spare][shooter][target]`. */
  readonly ways: readonly [Shots['plain'], Shots['plain']];
  readonly worth: readonly Float64Array[];
  private readonly given: boolean;
  private readonly kill: boolean;
  /** Targets that count: all of them, or those to be destroyed. */
  private readonly counted: readonly number[];
  private readonly stride: Float64Array;
  private state = 0;
  private readonly tables: readonly [StateTable[], StateTable[]];
  /** `gains[spare][shooter][target][left]`: the most the shooter alone can add there; NaN until asked for. */
  private readonly gains: readonly [Float64Array[][], Float64Array[][]];
  /** The highest gain at so many wounds or fewer. */
  private readonly highest: readonly [Float64Array[][], Float64Array[][]];
  private readonly budget: Budget;

  constructor(plan: CheckedPlan, shots: Shots, limits: BudgetLimits) {
    this.shots = shots;
    this.left = shots.wounds.slice();
    this.everybody = 2 ** plan.shooters.length - 1;
    this.worth = worthTables(plan, shots.wounds);
    this.given = plan.order === 'given';
    this.kill = plan.objective === 'kill';
    this.counted = [...plan.targets.keys()].filter((t) => !this.kill || plan.focus.includes(plan.targets[t].title));
    this.stride = new Float64Array(plan.targets.length);
    let stride = 1;
    for (const t of this.counted) {
      this.stride[t] = stride;
      this.state += shots.wounds[t] * stride;
      stride *= shots.wounds[t] + 1;
    }
    this.fits = stride <= MOST_STATES;
    const tables = () => Array.from({ length: this.everybody + 1 }, () => new StateTable());
    this.tables = [tables(), tables()];
    const gains = () =>
      plan.shooters.map(() => this.worth.map((table) => new Float64Array(table.length).fill(Number.NaN)));
    this.gains = [gains(), gains()];
    this.highest = [gains(), gains()];
    const all = shots.plain.map((row, i) => row.map((ways, t) => [...ways, ...shots.spent[i][t]]));
    this.ways = [shots.plain, all];
    this.budget = new Budget(limits);
  }

  /** Whether the states can be numbered at all. */
  readonly fits: boolean;

  get states(): number {
    return this.tables.flat().reduce((sum, table) => sum + table.size, 0);
  }

  /** The objective if nobody fires any more. */
  final(): number {
    let sum = 0;
    for (const t of this.counted) {
      if (this.kill && this.left[t] > 0) return 0;
      sum += this.worth[t][this.left[t]];
    }
    return this.kill ? 1 : sum;
  }

  /** Shooters who may act next: any that is left, or the first of them. */
  movers(waiting: number): readonly number[] {
    const first = 31 - Math.clz32(waiting & -waiting);
    if (this.given) return [first];
    const movers: number[] = [];
    for (let i = first; 1 << i <= waiting; i++) if (waiting & (1 << i)) movers.push(i);
    return movers;
  }

  /** The best expected objective with these shooters still to act. */
  value(waiting: number, spare: Spare): number {
    if (waiting === 0) return this.final();
    if ((waiting & (waiting - 1)) === 0) return this.last(31 - Math.clz32(waiting), spare);
    const table = this.tables[spare][waiting];
    const known = table.get(this.state);
    if (!Number.isNaN(known)) return known;
    const best = this.best(waiting, spare);
    table.set(this.state, best);
    return best;
  }

  /** The best of stopping, every shot and, in given order, holding; shots that cannot be better are not followed. */
  private best(waiting: number, spare: Spare): number {
    const now = this.final();
    const movers = this.movers(waiting);
    let best = now;
    // The shot that adds most by itself first: it makes most of the others not worth following.
    let obvious: Way | undefined;
    let most = 0;
    if (!this.kill)
      for (const i of movers)
        for (const t of this.counted)
          for (const way of this.ways[spare][i][t]) {
            const gain = this.left[t] === 0 ? 0 : this.gainOf(way, this.left[t]);
            if (gain <= most) continue;
            most = gain;
            obvious = way;
          }
    if (obvious !== undefined) best = Math.max(best, this.after(obvious, waiting, spare));
    for (const i of movers) {
      const rest = waiting & ~(1 << i);
      const ceiling = this.kill ? 1 : now + this.peaks(rest, spare);
      for (const t of this.counted) {
        if (this.left[t] === 0) continue;
        for (const way of this.ways[spare][i][t]) {
          if (way === obvious || (!this.kill && ceiling + this.gainOf(way, this.left[t]) <= best)) continue;
          best = Math.max(best, this.after(way, waiting, spare));
        }
      }
      // Holding fire keeps the state for those who come later; in free order the shooter could fire later instead.
      if (this.given && ceiling > best) best = Math.max(best, this.value(rest, spare));
    }
    return best;
  }

  /** More than these shooters can add from here on: each the most it could add at any state a target can still come to. */
  private peaks(waiting: number, spare: Spare): number {
    let sum = 0;
    for (let i = 0; 1 << i <= waiting; i++) {
      if ((waiting & (1 << i)) === 0) continue;
      let most = 0;
      for (const t of this.counted) most = Math.max(most, this.peak(spare, i, t, this.left[t]));
      sum += most;
    }
    return sum;
  }

  private peak(spare: Spare, shooter: number, target: number, left: number): number {
    const table = this.highest[spare][shooter][target];
    if (Number.isNaN(table[left]))
      table[left] =
        left === 0 ? 0 : Math.max(this.peak(spare, shooter, target, left - 1), this.gain(spare, shooter, target, left));
    return table[left];
  }

  private gainOf(way: Way, left: number): number {
    const { gain } = way;
    if (!Number.isNaN(gain[left])) return gain[left];
    const chances = this.shots.leftAfter(way, left);
    const worth = this.worth[way.target];
    let sum = 0;
    for (let l = 0; l <= left; l++) sum += chances[l] * worth[l];
    gain[left] = sum - worth[left];
    return gain[left];
  }

  /** The expected objective if this is done now and all else is best. */
  after(way: Way, waiting: number, spare: Spare): number {
    const rest = waiting & ~(1 << way.shooter);
    const kept: Spare = way.reroll === null ? spare : 0;
    const { target } = way;
    const stride = this.stride[target];
    if (stride === 0) return this.value(rest, kept);
    const wounds = this.left[target];
    const chances = this.shots.leftAfter(way, wounds);
    this.budget.spend(chances.length);
    if (rest !== 0 && (rest & (rest - 1)) === 0) return this.beforeLast(chances, target, 31 - Math.clz32(rest), kept);
    const state = this.state;
    let sum = 0;
    for (let left = 0; left <= wounds; left++) {
      if (chances[left] === 0) continue;
      this.left[target] = left;
      this.state = state - (wounds - left) * stride;
      sum += chances[left] * this.value(rest, kept);
    }
    this.left[target] = wounds;
    this.state = state;
    return sum;
  }

  /** Puts another number of wounds on a target, and says what it had. */
  setLeft(target: number, left: number): number {
    const before = this.left[target];
    this.left[target] = left;
    this.state += (left - before) * this.stride[target];
    return before;
  }

  /** One shooter left: its best shot from this state. */
  private last(shooter: number, spare: Spare): number {
    if (this.kill) {
      const alive = this.counted.filter((t) => this.left[t] > 0);
      if (alive.length === 0) return 1;
      return alive.length === 1 ? this.gain(spare, shooter, alive[0], this.left[alive[0]]) : 0;
    }
    let best = 0;
    let sum = 0;
    for (const t of this.counted) {
      sum += this.worth[t][this.left[t]];
      best = Math.max(best, this.gain(spare, shooter, t, this.left[t]));
    }
    return sum + best;
  }

  /** A shot at `target` with these chances, then the last shooter: only this target's wounds differ between the outcomes. */
  private beforeLast(chances: Float64Array, target: number, last: number, spare: Spare): number {
    if (this.kill) return this.killBeforeLast(chances, target, last, spare);
    let others = 0;
    let rival = 0;
    for (const t of this.counted) {
      if (t === target) continue;
      others += this.worth[t][this.left[t]];
      rival = Math.max(rival, this.gain(spare, last, t, this.left[t]));
    }
    const worth = this.worth[target];
    const gains = this.gains[spare][last][target];
    let sum = 0;
    for (let left = 0; left < chances.length; left++) {
      if (chances[left] === 0) continue;
      let gain = gains[left];
      if (Number.isNaN(gain)) gain = this.gain(spare, last, target, left);
      sum += chances[left] * (others + worth[left] + (gain > rival ? gain : rival));
    }
    return sum;
  }

  private killBeforeLast(chances: Float64Array, target: number, last: number, spare: Spare): number {
    const others = this.counted.filter((t) => t !== target && this.left[t] > 0);
    if (others.length > 1) return 0;
    if (others.length === 1) return chances[0] * this.gain(spare, last, others[0], this.left[others[0]]);
    let sum = chances[0];
    for (let left = 1; left < chances.length; left++)
      if (chances[left] > 0) sum += chances[left] * this.gain(spare, last, target, left);
    return sum;
  }

  /** What one shooter can add to one target's worth; 0 for a target that is gone, or cannot be shot at. */
  private gain(spare: Spare, shooter: number, target: number, left: number): number {
    const table = this.gains[spare][shooter][target];
    if (!Number.isNaN(table[left])) return table[left];
    let best = 0;
    if (left > 0) for (const way of this.ways[spare][shooter][target]) best = Math.max(best, this.gainOf(way, left));
    table[left] = best;
    return best;
  }
}
