// The chance that all targets of the focus are destroyed.
import type { BudgetLimits } from '@oddsmith/games';
import { climb } from './ladder.ts';
import { Programme, type Spare } from './programme.ts';
import type { CheckedPlan } from './question.ts';
import type { Shots, Way } from './shots.ts';

export class KillProgramme extends Programme {
  /** `alone[spare][target]`: the chance to destroy it with nothing else to do, by waiting shooters and wounds. */
  private readonly alone: readonly [readonly Float64Array[], readonly Float64Array[]];

  constructor(plan: CheckedPlan, shots: Shots, limits: BudgetLimits) {
    super(plan, shots, limits);
    const plain = this.climbAll();
    this.alone = [plain, plan.commandReroll ? this.climbAll(plain) : plain];
  }

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

  /** Nobody destroys two targets. One that stands alone is a ladder; with as many as shooters each must take one down. */
  protected settled(waiting: number, spare: Spare): number | undefined {
    const standing = this.standing();
    if (standing === 0) return 1;
    const shooters = bits(waiting);
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
  protected bound(waiting: number, spare: Spare, without = -1): number {
    let least = 1;
    for (const t of this.counted)
      if (t !== without && this.left[t] > 0) least = Math.min(least, this.aloneAt(t, waiting, spare));
    return least;
  }

  protected best(waiting: number, spare: Spare): number {
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

  mayReach(way: Way, waiting: number, enough: number, spare: Spare): boolean {
    return this.bound(waiting & ~(1 << way.shooter), way.reroll === null ? spare : 0, way.target) >= enough;
  }
}

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}
