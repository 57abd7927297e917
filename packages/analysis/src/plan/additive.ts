// Objectives that add up over the targets: points, points of destroyed units, units.
import type { BudgetLimits } from '@oddsmith/games';
import { Battery } from './battery.ts';
import { Gains, gainOf } from './gains.ts';
import { Pairs } from './pairs.ts';
import { Programme, type Spare } from './programme.ts';
import type { CheckedPlan } from './question.ts';
import { Relaxation } from './relaxation.ts';
import type { Shots, Way } from './shots.ts';
import { StateTable } from './state-table.ts';
import { tolerance } from './worth.ts';

export class AdditiveProgramme extends Programme {
  /** `gains[spare]`. */
  private readonly gains: readonly [Gains, Gains];
  private readonly pairs: Pairs;
  /** What a target and the last two bring by its wounds, one line after the other; `lines[spare][waiting][target]` says where. */
  private added = new Float64Array(2 ** 16);
  private used = 0;
  /** A line of them by target, while it is worked out. */
  private readonly line: readonly Float64Array[];
  private readonly lines: readonly [StateTable[][], StateTable[][]];
  private readonly relaxation: Relaxation;
  /** `batteries[spare][shooter]`: at every target, without and with the re-roll spent on it. */
  private readonly batteries: readonly [Battery[][], Battery[][]];
  /** Batteries still to be fired, of the states under way, one after the other, and what each may bring at most. */
  private readonly open: Battery[] = [];
  private readonly openBounds: number[] = [];

  constructor(plan: CheckedPlan, shots: Shots, limits: BudgetLimits) {
    super(plan, shots, limits);
    const plain = new Gains(shots, this.ways[0], this.worth);
    this.gains = [plain, plan.commandReroll ? new Gains(shots, this.ways[1], this.worth) : plain];
    this.pairs = new Pairs(shots, this.tried, this.worth, this.gains, this.given);
    this.line = this.worth.map(({ length }) => new Float64Array(length));
    const lines = () => Array.from({ length: this.everybody + 1 }, () => plan.targets.map(() => new StateTable()));
    this.lines = [lines(), lines()];
    const { tried, worth, counted, budget } = this;
    this.relaxation = new Relaxation({ shots, tried, worth, counted, commandReroll: plan.commandReroll, budget });
    const batteries = (ways: Shots['plain'][number], kept: Spare) =>
      ways.filter(({ length }) => length > 0).map((some) => new Battery(some, kept, this.relaxation));
    this.batteries = [
      tried.plain.map((row) => batteries(row, 0)),
      tried.plain.map((row, i) => [...batteries(row, 1), ...batteries(tried.spent[i], 0)]),
    ];
  }

  final(): number {
    let sum = 0;
    for (const t of this.counted) sum += this.worth[t][this.left[t]];
    return sum;
  }

  protected settled(waiting: number, spare: Spare): number | undefined {
    const others = waiting & (waiting - 1);
    if (others === 0) return this.final() + (waiting === 0 ? 0 : this.most(31 - Math.clz32(waiting), spare));
    if ((others & (others - 1)) !== 0) return undefined;
    // First where it stands: the table may grow for it, and then is another one.
    const at = this.pairLine(waiting, spare, 0);
    return this.elsewhere(0) + this.added[at + this.left[0]];
  }

  /** What the others are worth as they stand. */
  private elsewhere(target: number): number {
    return this.final() - this.worth[target][this.left[target]];
  }

  /** The most one shooter can add to this state. */
  private most(shooter: number, spare: Spare): number {
    const { at, most } = this.gains[spare];
    let best = 0;
    for (const t of this.counted) best = Math.max(best, most[shooter][at[t] + this.left[t]]);
    return best;
  }

  /** Batteries are fired from the one with the highest bound down, until the next cannot be better than the best so far. */
  protected best(waiting: number, spare: Spare): number {
    let best = this.final();
    // A re-roll can be left alone: what is known without it is where to start.
    if (spare === 1) best = Math.max(best, this.known(waiting, 0) || 0);
    const from = this.open.length;
    for (const i of this.movers(waiting)) {
      const rest = waiting & ~(1 << i);
      const without = this.relaxation.bound(rest, 0, this.left);
      const having = spare === 0 ? without : this.relaxation.bound(rest, 1, this.left);
      for (const battery of this.batteries[spare][i]) {
        const left = this.left[battery.target];
        if (left === 0) continue;
        const bound = (battery.kept === 0 ? without : having) + battery.mostAfter(rest)[left];
        if (bound <= best) continue;
        this.open.push(battery);
        this.openBounds.push(bound);
      }
      // Holding fire keeps the state for those who come later; in free order the shooter could fire later instead.
      if (this.given && having > best) best = Math.max(best, this.value(rest, spare));
    }
    const to = this.open.length;
    while (true) {
      let next = -1;
      let highest = best;
      for (let k = from; k < to; k++) {
        if (this.openBounds[k] <= highest) continue;
        highest = this.openBounds[k];
        next = k;
      }
      if (next < 0) break;
      this.openBounds[next] = Number.NEGATIVE_INFINITY;
      best = this.fire(this.open[next], waiting, best);
    }
    this.open.length = from;
    this.openBounds.length = from;
    return best;
  }

  /** The best of these ways, or what was best before where none is better. */
  private fire({ shooter, target, ways, kept }: Battery, waiting: number, before: number): number {
    const rest = waiting & ~(1 << shooter);
    const left = this.left[target];
    const base = this.relaxation.bound(rest, kept, this.left);
    const others = rest & (rest - 1);
    // Most states have three left to fire: what stands elsewhere and the line are looked up once.
    const isPair = others !== 0 && (others & (others - 1)) === 0;
    const at = isPair ? this.pairLine(rest, kept, target) : 0;
    const elsewhere = isPair ? this.elsewhere(target) : 0;
    let best = before;
    for (const way of ways) {
      if (base + this.relaxation.changeAfter(way, rest, kept)[left] <= best) continue;
      this.budget.spend(left + 1);
      const value = isPair
        ? elsewhere + this.meanOfLine(this.shots.leftAfter(way, left), at)
        : this.afterShot(way, rest, kept, best);
      if (value > best) best = value;
    }
    return best;
  }

  protected bound(waiting: number, spare: Spare): number {
    return this.relaxation.bound(waiting, spare, this.left);
  }

  override lastShot(shooter: number): Way | null {
    const { at, most } = this.gains[0];
    const best = this.most(shooter, 0);
    const enough = best - tolerance(this.final() + best);
    if (enough <= 0) return null;
    for (const t of this.counted) {
      if (most[shooter][at[t] + this.left[t]] < enough) continue;
      for (const way of this.shots.plain[shooter][t])
        if (gainOf(this.shots, way, this.left[t], this.worth[t]) >= enough) return way;
    }
    return null;
  }

  mayReach(way: Way, waiting: number, enough: number, spare: Spare): boolean {
    const rest = waiting & ~(1 << way.shooter);
    // What the last of them brings is one number.
    if (rest === 0) return true;
    const kept = way.reroll === null ? spare : 0;
    return this.relaxation.boundAfter(way, rest, kept, this.left) >= enough;
  }

  protected override afterShot(way: Way, rest: number, spare: Spare, least: number): number {
    const others = rest & (rest - 1);
    if ((others & (others - 1)) !== 0) return super.afterShot(way, rest, spare, least);
    const { target } = way;
    if (rest === 0) return this.final() + gainOf(this.shots, way, this.left[target], this.worth[target]);
    const chances = this.shots.leftAfter(way, this.left[target]);
    const worth = this.worth[target];
    if (others !== 0) {
      const at = this.pairLine(rest, spare, target);
      return this.elsewhere(target) + this.meanOfLine(chances, at);
    }
    let sum = this.elsewhere(target);
    const last = 31 - Math.clz32(rest);
    const { at, most } = this.gains[spare];
    let rival = 0;
    for (const t of this.counted) if (t !== target) rival = Math.max(rival, most[last][at[t] + this.left[t]]);
    for (let left = 0; left < chances.length; left++)
      sum += chances[left] * (worth[left] + Math.max(rival, most[last][at[target] + left]));
    return sum;
  }

  private meanOfLine(chances: Float64Array, at: number): number {
    const { added } = this;
    let sum = 0;
    for (let left = 0; left < chances.length; left++) sum += chances[left] * added[at + left];
    return sum;
  }

  /** Where it stands what a target and two shooters bring, by its wounds: one line serves every shot at it. */
  private pairLine(pair: number, spare: Spare, target: number): number {
    const lines = this.lines[spare][pair][target];
    const others = this.state - this.left[target] * this.stride[target];
    const place = lines.get(others);
    if (!Number.isNaN(place)) return place;
    const at = this.used;
    const { length } = this.worth[target];
    this.used += length;
    if (this.used > this.added.length) this.grow();
    this.budget.spend(length * this.left.length * 4);
    const line = this.line[target].fill(0);
    this.pairs.raise(line, 31 - Math.clz32(pair & -pair), 31 - Math.clz32(pair), spare, target, this.left);
    const worth = this.worth[target];
    for (let left = 0; left < length; left++) this.added[at + left] = worth[left] + line[left];
    lines.set(others, at);
    return at;
  }

  private grow(): void {
    const added = new Float64Array(2 * this.added.length);
    added.set(this.added);
    this.added = added;
  }
}
