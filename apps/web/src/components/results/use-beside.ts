// The answer to the pinned situation, computed beside the one on screen.
import { type Answer, isRefusal } from '@oddsmith/games';
import { useEffect, useState } from 'react';
import { askBeside } from '../../engine-client.ts';

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
