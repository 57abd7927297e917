// The sensitivity of the answer, worked out beside it once the tab is open.
import { useEffect, useState } from 'react';
import type { Matters } from '../../engine/engine.ts';
import { askMatters } from '../../engine-client.ts';

const WAIT_MS = 150;

export function useMatters(calculator: string, input: unknown): Matters | undefined {
  const [known, setKnown] = useState<{ readonly input: unknown; readonly matters: Matters } | undefined>(undefined);
  useEffect(() => {
    let current = true;
    // A held stepper would otherwise ask for dozens of analyses.
    const timer = setTimeout(() => {
      askMatters({ calculator, input }).then(
        (matters) => current && setKnown({ input, matters }),
        () => undefined,
      );
    }, WAIT_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [calculator, input]);
  return known !== undefined && known.input === input ? known.matters : undefined;
}
