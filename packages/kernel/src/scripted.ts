// Dice that show what a test says they show, and complain when too few or too many are rolled.
import type { Dice } from './dice.ts';
import type { DiceExpression } from './dice-expression.ts';

/** @internal no engine rolls them. */
export class Scripted implements Dice {
  readonly log = undefined;
  private next = 0;
  private readonly faces: readonly number[];

  constructor(faces: readonly number[]) {
    this.faces = faces;
  }

  die(sides: number, reason = 'a die'): number {
    if (this.next >= this.faces.length) throw new Error(`the script has no die left for ${reason}`);
    const face = this.faces[this.next++];
    if (!Number.isInteger(face) || face < 1 || face > sides)
      throw new Error(`script die ${this.next} shows ${face}, but ${reason} needs 1 to ${sides}`);
    return face;
  }

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

  /** Call at the end of a test: throws when fewer dice were rolled than the script holds. */
  assertExhausted(): void {
    const left = this.faces.length - this.next;
    if (left > 0) throw new Error(`${left} of ${this.faces.length} scripted dice were not rolled`);
  }
}
