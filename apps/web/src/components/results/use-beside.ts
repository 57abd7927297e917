// The answer to another situation, computed beside the one on screen.
import { type Answer, isRefusal } from '@oddsmith/games';
import { useEffect, useState } from 'react';
import { askBeside } from '../../engine-client.ts';
import { type AnswerOf, type CalculatorId, isAnswerOf } from '../../games/calculator-types.ts';

export function useBeside(calculator: string, input: unknown): Answer | undefined {
  const [known, setKnown] = useState<{ readonly input: unknown; readonly answer: Answer } | undefined>(undefined);
  useEffect(() => {
    if (input === undefined) return;
    let current = true;
    askBeside({ calculator, input }).then(
      (reply) => {
        if (current && !isRefusal(reply)) setKnown({ input, answer: reply });
      },
      // Only the outline is missing then; the answer on screen is not concerned.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [calculator, input]);
  return known !== undefined && known.input === input ? known.answer : undefined;
}

/** Of a calculator the page knows. */
export function useVariant<Id extends CalculatorId>(calculator: Id, input: unknown): AnswerOf<Id> | undefined {
  const answer = useBeside(calculator, input);
  return answer !== undefined && isAnswerOf(calculator, answer) ? answer : undefined;
}
