// The sensitivity of the answer, worked out beside it once the tab is open.
import type { Sensitivity } from '@oddsmith/analysis';
import type { Refusal } from '@oddsmith/games';
import { useEffect, useState } from 'react';
import { askSensitivity } from '../../engine-client.ts';

const WAIT_MS = 150;

export function useSensitivity(calculator: string, input: unknown): Sensitivity | Refusal | undefined {
  const [known, setKnown] = useState<{ readonly input: unknown; readonly found: Sensitivity | Refusal } | undefined>(
    undefined,
  );
  useEffect(() => {
    let current = true;
    // A held stepper would otherwise ask for dozens of analyses.
    const timer = setTimeout(() => {
      askSensitivity({ calculator, input }).then(
        (found) => current && setKnown({ input, found }),
        () => undefined,
      );
    }, WAIT_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [calculator, input]);
  return known !== undefined && known.input === input ? known.found : undefined;
}
