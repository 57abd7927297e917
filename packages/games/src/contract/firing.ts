// One side's attack takes wounds off one target: what plans, efficiency and lists against lists are made of. A calculator that
// can say so hands this out beside its answers; analyses know no more of a game than this.
import { checked } from './answer-check.ts';
import type { Budget } from './budget.ts';
import type { Findings } from './calculator.ts';
import type { Unspoken } from './problem.ts';

/** What an attack takes off a target: `lost[row][state]` wounds, and how likely each state is. */
export interface Losses {
  readonly lost: readonly Int32Array[];
  readonly chances: Float64Array;
}

/** A way to spend the one re-roll of a phase on a shot, as what is laid over its input. */
export interface OfferedReroll {
  readonly name: string;
  readonly input: unknown;
}

/** An attack by itself; one of several at a target whose wounds left tell its state; one at a target in two rows. */
export type FiringUse = 'single' | 'sequence' | 'rows';

/** Inputs are complete: defaults filled in, checked by the schema. */
export interface Firing<Input = unknown, Battle = unknown> {
  /** Fields by which an input says who attacks with what, and at whom: where a question has one of them, all its units share it. */
  readonly attack: readonly string[];
  readonly target: readonly string[];
  /**
   * Wounds the target stands with. Two rows where this attack picks models out before the others, as Precision does: the
   * others, then those who are picked, each row losing wounds in its own order. Else one.
   */
  standing(battle: Battle): readonly number[];
  /** The attack made ready once: what it takes off a target with so many wounds left, in one row or in two. */
  losses(battle: Battle): (left: readonly number[], budget: Budget) => Losses;
  /** The distribution of wounds lost in an answer. */
  readonly lost: string;
  /** Models or operatives slain by the attack. */
  kills(findings: Findings, battle: Battle): number | undefined;
  rerolls?(input: Input): readonly OfferedReroll[];
  /** Why this is no attack at one target whose state can be told. */
  refusal?(battle: Battle, use: FiringUse): Unspoken | undefined;
  /** Calculators of other ways to attack that a plan does not weigh against this one: they cost both sides. */
  readonly notWeighed?: readonly string[];
  /** Fields that may be used once, and would work in every attack of a plan. */
  readonly onceOnly?: readonly string[];
}

/** A typical target of a game, for when no second army is at hand. Points are round figures of what such units cost. */
export interface Archetype {
  readonly title: string;
  readonly points: number;
  readonly target: unknown;
}

/** Losses of a calculator that answers for a target with fewer wounds left: its answer says what is lost. */
export function lossesOfAnswers(
  calculator: string,
  distribution: string,
  answer: (left: number, budget: Budget) => Findings,
): (left: readonly number[], budget: Budget) => Losses {
  return ([left], budget) => {
    const findings = checked(calculator, answer(left, budget));
    const { probabilities, min } = findings.distributions[distribution];
    return {
      // More than there was is not lost.
      lost: [Int32Array.from(probabilities, (_, i) => Math.min(left, min + i))],
      chances: Float64Array.from(probabilities),
    };
  };
}
