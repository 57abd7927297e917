// Answers to variants of the battle on screen, computed beside it; the last complete set stays until the next is ready.
import { useEffect, useState } from 'react';
import { askVariant } from '../../engine-client.ts';
import type { AnswerOf, CalculatorId } from '../../games/calculator-types.ts';

/** `inputs` must be memoised: a new list asks again. */
export function useVariants<Id extends CalculatorId>(
  calculator: Id,
  inputs: readonly unknown[],
): readonly AnswerOf<Id>[] {
  const [answers, setAnswers] = useState<readonly AnswerOf<Id>[]>([]);
  useEffect(() => {
    let current = true;
    Promise.all(inputs.map((input) => askVariant(calculator, input))).then(
      (replies) => {
        if (!current) return;
        const good = replies.filter((reply) => reply !== undefined);
        if (good.length === inputs.length) setAnswers(good);
      },
      // The table stays as it was; the answer on screen is not concerned.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [calculator, inputs]);
  return answers;
}
