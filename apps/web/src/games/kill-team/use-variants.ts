// Answers to variants of the battle on screen, computed beside it; the last complete set stays until the next is ready.
import { type Answer, isRefusal } from '@oddsmith/games';
import { useEffect, useState } from 'react';
import { askBeside } from '../../engine-client.ts';

/** `inputs` must be memoised: a new list asks again. */
export function useVariants(calculator: string, inputs: readonly unknown[]): readonly Answer[] {
  const [answers, setAnswers] = useState<readonly Answer[]>([]);
  useEffect(() => {
    let current = true;
    Promise.all(inputs.map((input) => askBeside({ calculator, input }))).then(
      (replies) => {
        if (!current) return;
        const good = replies.filter((reply): reply is Answer => !isRefusal(reply));
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
