// The one way to roll dice: thrown by a seeded generator, a script, or every path at once.
import type { DiceExpression } from './dice-expression.ts';

/** A remark between the dice: a text, or a message for whoever puts it into words. */
export type Note = string | { readonly id: string; readonly values?: unknown };

/** What a replay shows: dice as they fall, and remarks between them. */
export interface DiceLog {
  die(sides: number, face: number, reason: string): void;
  note(note: Note): void;
}

export interface Dice {
  /** A fair die: 1 to `sides`. `reason` names the roll in a replay and costs nothing otherwise. */
  die(sides: number, reason?: string): number;
  d6(reason?: string): number;
  d3(reason?: string): number;
  /** The total of a dice expression, never below 0. */
  roll(expression: DiceExpression, reason?: string): number;
  /** Present only while a play is being recorded: guard every note with `dice.log?.note(...)`. */
  readonly log: DiceLog | undefined;
}
