// Objectives that add up over the targets: points, points of destroyed units, units.
import type { BudgetLimits } from '@oddsmith/games';
import { ChanceRows } from './chance-rows.ts';
import { Gains, gainOf } from './gains.ts';
import { Levels, type Pair } from './levels.ts';
import { Pairs } from './pairs.ts';
import { Programme, type Spare } from './programme.ts';
import type { CheckedPlan } from './question.ts';
import type { Shots, Way } from './shots.ts';
import type { Span } from './span.ts';
import { tolerance } from './worth.ts';

export class AdditiveProgramme extends Programme {
  /** `gains[spare]`. */
  private readonly gains: readonly [Gains, Gains];
  private readonly pairs: Pairs;
  private readonly levels: Levels;
  private latest: PairLine | undefined;

  constructor(plan: CheckedPlan, shots: Shots, limits: BudgetLimits) {
    super(plan, shots, limits);
    const { plain, spent } = shots;
    const either = plain.map((row, i) => row.map((ways, t) => [...ways, ...spent[i][t]]));
    const kept = new Gains(shots, plain, this.worth);
    this.gains = [kept, plan.commandReroll ? new Gains(shots, either, this.worth) : kept];
    const rows = new ChanceRows(shots);
    this.pairs = new Pairs(rows, this.worth, this.gains, this.given);
    const { everybody, given, canonical, budget } = this;
    const movers = (waiting: number) => this.movers(waiting);
    this.levels = new Levels({ shots, everybody, given, canonical, budget, movers }, rows, this);
  }

  get states(): number {
    return this.levels.states;
  }

  solve(onDone: (share: number) => void): void {
    this.levels.solve(onDone);
  }

  final(): number {
    return this.worthAt(this.left);
  }

  private worthAt(left: Int32Array): number {
    let sum = 0;
    for (let t = 0; t < left.length; t++) sum += this.worth[t][left[t]];
    return sum;
  }

  value(waiting: number, spare: Spare): number {
    const others = waiting & (waiting - 1);
    if (waiting === 0) return this.final();
    if (others === 0) return this.final() + this.most(31 - Math.clz32(waiting), spare);
    if ((others & (others - 1)) === 0) return this.final() + this.pairs.most(waiting, spare, this.left);
    return this.levels.value(waiting, spare, this.left);
  }

  /** The most one shooter can add to this state. */
  private most(shooter: number, spare: Spare): number {
    const { at, most } = this.gains[spare];
    const gains = most[shooter];
    const { left } = this;
    let best = 0;
    for (let t = 0; t < left.length; t++) {
      const gain = gains[at[t] + left[t]];
      if (gain > best) best = gain;
    }
    return best;
  }

  stopped(span: Span): Float64Array {
    const left = this.shots.whole.slice();
    return new Float64Array(span.length).map((_, place) => {
      span.setTo(left, place);
      return this.worthAt(left);
    });
  }

  withTwo(into: Float64Array, stopped: Float64Array, span: Span, { waiting, spare }: Pair): void {
    const target = span.targets[span.targets.length - 1];
    const left = this.shots.whole.slice();
    const line = new Float64Array(this.worth[target].length);
    for (let place = 0; place < span.length; place += line.length) {
      span.setTo(left, place);
      this.budget.spend(4 * line.length * left.length);
      this.pairs.fill(line, waiting, spare, target, left);
      for (let l = 0; l < line.length; l++) into[place + l] = stopped[place + l] + line[l];
    }
  }

  override lastShot(shooter: number): Way | null {
    const { at, most } = this.gains[0];
    const best = this.most(shooter, 0);
    const enough = best - tolerance(this.final() + best);
    if (enough <= 0) return null;
    const gains = most[shooter];
    for (let t = 0; t < this.left.length; t++) {
      const left = this.left[t];
      if (gains[at[t] + left] < enough) continue;
      const ways = this.shots.plain[shooter][t];
      for (let w = 0; w < ways.length; w++)
        if (gainOf(this.shots, ways[w], left, this.worth[t]) >= enough) return ways[w];
    }
    return null;
  }

  /** What the best first shot of two at a target brings is in a table; elsewhere to look is to know. */
  mayReach({ shooter, target, reroll }: Way, waiting: number, enough: number, spare: Spare): boolean {
    const rest = waiting & ~(1 << shooter);
    if (rest === 0 || (rest & (rest - 1)) !== 0 || spare === 1 || reroll !== null) return true;
    return this.final() + this.pairs.mostAt(shooter, 31 - Math.clz32(rest), target, this.left) >= enough;
  }

  after(way: Way, waiting: number, spare: Spare): number {
    const { target } = way;
    const rest = waiting & ~(1 << way.shooter);
    const kept: Spare = way.reroll === null ? spare : 0;
    if (rest === 0) return this.final() + gainOf(this.shots, way, this.left[target], this.worth[target]);
    const before = this.left[target];
    const chances = this.shots.leftAfter(way, before);
    this.budget.spend(chances.length);
    const others = rest & (rest - 1);
    const line = others !== 0 && (others & (others - 1)) === 0 ? this.lineOf(rest, kept, target) : undefined;
    let sum = 0;
    for (let left = 0; left < chances.length; left++) {
      this.setLeft(target, left);
      sum += chances[left] * (line === undefined ? this.value(rest, kept) : this.final() + line[left]);
    }
    this.setLeft(target, before);
    return sum;
  }

  /** What two shooters add by what is left of the target; the ways of one shooter ask for the same line. */
  private lineOf(pair: number, spare: Spare, target: number): Float64Array {
    const others = this.stateNumber - this.left[target] * this.stride[target];
    const { latest } = this;
    if (latest?.pair === pair && latest.spare === spare && latest.target === target && latest.others === others)
      return latest.line;
    const line = latest?.target === target ? latest.line : new Float64Array(this.worth[target].length);
    this.pairs.fill(line, pair, spare, target, this.left);
    this.latest = { pair, spare, target, others, line };
    return line;
  }
}

/** What two shooters add, by what is left of a target while the others stand as they do in a state. */
interface PairLine {
  readonly pair: number;
  readonly spare: Spare;
  readonly target: number;
  /** The number of the state without the target. */
  readonly others: number;
  readonly line: Float64Array;
}
