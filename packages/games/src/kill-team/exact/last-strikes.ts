// The end of a fight in which somebody has died, and may have struck once more before.
import type { FightTables } from './fight-tables.ts';
import type { Pair } from './move-size.ts';
import type { MoveTables } from './move-tables.ts';
import { MOVE_COUNT, STRIKE } from './moves.ts';

export class LastStrikes {
  private readonly moves: MoveTables;
  /** Whether anyone may strike once dead. */
  readonly possible: boolean;
  private readonly dying: Pair<boolean>;
  private readonly stride: number;

  constructor({ moves, plan, most2 }: FightTables) {
    const [one, two] = plan.fighters;
    this.moves = moves;
    this.dying = [one.melee.strikesWhenDying, two.melee.strikesWhenDying];
    this.possible = this.dying[0] || this.dying[1];
    this.stride = most2 + 1;
  }

  /** The value of the end, from the values of all ends. */
  value(values: Float64Array, node: number, w1: number, w2: number): number {
    if (!this.strikes(node, w1, w2)) return values[w1 * this.stride + w2];
    const dead = w1 === 0 ? 0 : 1;
    const losses = this.losses(node, dead);
    let total = 0;
    for (let points = 0; points < losses.length; points++)
      if (losses[points] > 0) total += losses[points] * values[this.left(dead, w1, w2, points)];
    return total;
  }

  /** Adds a chance to the end, or to all ends that the last strike can bring. */
  end(ends: Float64Array, node: number, w1: number, w2: number, chance: number): void {
    if (!this.strikes(node, w1, w2)) {
      ends[w1 * this.stride + w2] += chance;
      return;
    }
    const dead = w1 === 0 ? 0 : 1;
    this.losses(node, dead).forEach((share, points) => {
      ends[this.left(dead, w1, w2, points)] += chance * share;
    });
  }

  /** The dead fighter has the rule and dice, and somebody to strike at. */
  private strikes(node: number, w1: number, w2: number): boolean {
    const dead = w1 === 0 ? 0 : 1;
    return this.dying[dead] && (dead === 0 ? w2 : w1) > 0 && this.moves.to[dead * MOVE_COUNT + STRIKE][node] >= 0;
  }

  private left(dead: number, w1: number, w2: number, points: number): number {
    return dead === 0 ? Math.max(0, w2 - points) : Math.max(0, w1 - points) * this.stride;
  }

  /** What the last strike costs the other fighter. */
  private losses(node: number, dead: number): Float64Array {
    const slot = dead * MOVE_COUNT + STRIKE;
    const { damage, row, loweredTo, loweredRow, rows } = this.moves;
    const against = rows[1 - dead];
    if (!against.rolls) {
      const certain = new Float64Array(damage[slot][node] + 1);
      certain[damage[slot][node]] = 1;
      return certain;
    }
    const hit = against.rows[row[slot][node]];
    if (!against.lowers || loweredTo[slot][node] < 0) return hit;
    const less = against.rows[loweredRow[slot][node]];
    return hit.map((chance, points) => chance + against.lowerChance * ((less[points] ?? 0) - chance));
  }
}
