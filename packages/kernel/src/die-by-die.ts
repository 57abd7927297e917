// Dice whose every way of rolling comes down to one die after the other.
import type { Dice, DiceLog } from './dice.ts';
import type { DiceExpression } from './dice-expression.ts';

export abstract class DieByDie implements Dice {
  abstract readonly log: DiceLog | undefined;

  abstract die(sides: number, reason?: string): number;

  d6(reason?: string): number {
    return this.die(6, reason);
  }

  d3(reason?: string): number {
    return this.die(3, reason);
  }

  roll(expression: DiceExpression, reason?: string): number {
    let total = expression.plus;
    for (let i = 0; i < expression.count; i++) total += this.die(expression.sides, reason);
    return Math.max(0, total);
  }
}
