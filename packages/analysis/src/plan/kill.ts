// The chance that all targets of the focus are destroyed: searched for from the start on, as far as bounds do not settle it.
import type { BudgetLimits } from '@oddsmith/games';
import { climb } from './ladder.ts';
import { countOf, Programme, type Spare } from './programme.ts';
import type { CheckedPlan } from './question.ts';
import type { Shots, Way } from './shots.ts';
import { StateTable } from './state-table.ts';

export class KillProgramme extends Programme {
  /** `alone[spare][target]`: the chance to destroy it with nothing else to do, by waiting shooters and wounds. */
  private readonly alone: readonly [readonly Float64Array[], readonly Float64Array[]];
  /** The same with and without the re-roll: `ways[spare][shooter][target]`. */
  private readonly ways: readonly [Shots['plain'], Shots['plain']];
  /** `tables[spare][waiting]`. */
  private readonly tables: readonly [StateTable[], StateTable[]];

  constructor(plan: CheckedPlan, shots: Shots, limits: BudgetLimits) {
    super(plan, shots, limits);
    const { plain: kept, spent } = this.tried;
    this.ways = [kept, kept.map((row, i) => row.map((ways, t) => [...ways, ...spent[i][t]]))];
    const tables = () => Array.from({ length: this.everybody + 1 }, () => new StateTable());
    this.tables = [tables(), tables()];
    const plain = this.climbAll();
    this.alone = [plain, plan.commandReroll ? this.climbAll(plain) : plain];
  }

  get states(): number {
    return this.tables.flat().reduce((sum, table) => sum + table.size, 0);
  }

  /** What is asked for is searched for. */
  solve(): void {}

  private climbAll(without?: readonly Float64Array[]): readonly Float64Array[] {
    const { shots, tried, given, budget, counted } = this;
    const price = new Float64Array(shots.plain.length);
    return this.worth.map((_, target) => {
      if (!counted.includes(target)) return new Float64Array(0);
      const ways = tried.plain.map((row) => row[target]);
      const spent = without && {
        ways: tried.spent.map((row) => row[target]),
        price: 0,
        without: without[target],
      };
      const stop = (_waiting: number, left: number) => Number(left === 0);
      return climb({ shots, ways, target, given, stop, price, budget, ...(spent && { spent }) });
    });
  }

  final(): number {
    return this.standing() === 0 ? 1 : 0;
  }

  private standing(): number {
    let count = 0;
    for (const t of this.counted) if (this.left[t] > 0) count++;
    return count;
  }

  value(waiting: number, spare: Spare): number {
    const known = this.known(waiting, spare);
    if (!Number.isNaN(known)) return known;
    const alike = this.canonical[waiting];
    const best = this.best(alike, spare);
    this.tables[spare][alike].set(this.stateNumber, best);
    return best;
  }

  /** The same where it need not be searched for, NaN elsewhere. */
  private known(waiting: number, spare: Spare): number {
    return this.settled(waiting, spare) ?? this.tables[spare][this.canonical[waiting]].get(this.stateNumber);
  }

  /** Nobody destroys two targets. One that stands alone is a ladder; with as many as shooters each must take one down. */
  private settled(waiting: number, spare: Spare): number | undefined {
    const standing = this.standing();
    if (standing === 0) return 1;
    const shooters = countOf(waiting);
    if (standing > shooters) return 0;
    if (standing === 1) {
      const target = this.counted.find((t) => this.left[t] > 0) as number;
      return this.aloneAt(target, waiting, spare);
    }
    return standing === shooters ? this.eachOne(waiting, spare, 0) : undefined;
  }

  private aloneAt(target: number, waiting: number, spare: Spare): number {
    return this.alone[spare][target][waiting * this.worth[target].length + this.left[target]];
  }

  /** Every standing target from this place on to a shooter of its own, in the best way: the order does not matter. */
  private eachOne(waiting: number, spare: Spare, from: number): number {
    const place = this.counted.findIndex((t, at) => at >= from && this.left[t] > 0);
    if (place < 0) return 1;
    const target = this.counted[place];
    let best = 0;
    for (let i = 0; 1 << i <= waiting; i++) {
      const one = 1 << i;
      if ((waiting & one) === 0) continue;
      const rest = waiting & ~one;
      best = Math.max(best, this.aloneAt(target, one, 0) * this.eachOne(rest, spare, place + 1));
      if (spare === 1) best = Math.max(best, this.aloneAt(target, one, 1) * this.eachOne(rest, 0, place + 1));
    }
    return best;
  }

  /** All of them fall no likelier than the hardest of them would under the fire of everybody. */
  private bound(waiting: number, spare: Spare, without = -1): number {
    let least = 1;
    for (const t of this.counted)
      if (t !== without && this.left[t] > 0) least = Math.min(least, this.aloneAt(t, waiting, spare));
    return least;
  }

  private best(waiting: number, spare: Spare): number {
    let best = 0;
    for (const i of this.movers(waiting)) {
      const rest = waiting & ~(1 << i);
      for (const t of this.counted) {
        if (this.left[t] === 0) continue;
        for (const way of this.ways[spare][i][t])
          if (this.bound(rest, way.reroll === null ? spare : 0, t) > best)
            best = Math.max(best, this.after(way, waiting, spare, best));
      }
      if (this.given && this.bound(rest, spare) > best) best = Math.max(best, this.value(rest, spare));
    }
    return best;
  }

  /** Where it cannot be more than `least` the likely outcomes show that, and the many others need not be followed. */
  after(way: Way, waiting: number, spare: Spare, least = Number.NEGATIVE_INFINITY): number {
    const rest = waiting & ~(1 << way.shooter);
    const kept: Spare = way.reroll === null ? spare : 0;
    if (this.stride[way.target] === 0) return this.value(rest, kept);
    this.budget.spend(this.left[way.target] + 1);
    return this.afterShot(way, rest, kept, least);
  }

  /** The mean over what a shot leaves of its target. */
  private afterShot(way: Way, rest: number, spare: Spare, least: number): number {
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

  mayReach(way: Way, waiting: number, enough: number, spare: Spare): boolean {
    return this.bound(waiting & ~(1 << way.shooter), way.reroll === null ? spare : 0, way.target) >= enough;
  }
}
