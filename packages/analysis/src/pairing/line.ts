// The likely course: at every step each side's weightiest choice.
import type { ChoiceName, Side } from './formats.ts';
import type { MadeGame, Position, Programme } from './programme.ts';
import type { CheckedPairing } from './question.ts';
import { nextStep, type Option, solved, taken } from './steps.ts';

export interface LineStep {
  readonly module: number;
  readonly choice: ChoiceName;
  readonly chosen: { readonly [side in Side]: Option | null };
}

export interface Line {
  readonly games: readonly MadeGame[];
  readonly steps: readonly LineStep[];
}

/** Weights nearer to each other are equal. */
const SAME_WEIGHT = 1e-9;

export function lineFrom(question: CheckedPairing, programme: Programme, start: Position): Line {
  const steps: LineStep[] = [];
  let from = start;
  for (;;) {
    const { position, step } = nextStep(question, programme, from);
    if (step === undefined) return { games: position.games, steps };
    const { weights } = solved(step);
    const chosen = { mine: weightiest(weights.mine), theirs: weightiest(weights.theirs) };
    const option = (side: Side) => (weights[side] === undefined ? null : step.options[side][chosen[side]]);
    steps.push({
      module: step.module,
      choice: step.choice,
      chosen: { mine: option('mine'), theirs: option('theirs') },
    });
    from = taken(position, step, chosen);
  }
}

function weightiest(weights: readonly number[] = [1]): number {
  const most = Math.max(...weights);
  return weights.findIndex((weight) => weight >= most - SAME_WEIGHT);
}
