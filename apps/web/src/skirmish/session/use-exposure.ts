// What the place a unit is dragged to would mean: asked again as it moves, never twice at a time.
import type { Exposure, State } from '@oddsmith/skirmish';
import { useEffect, useRef, useState } from 'react';
import type { Plan } from './plan.ts';
import { askEngine } from './threads.ts';

interface Question {
  readonly state: State;
  readonly plan: Plan;
}

/** The latest answer for a plan of this unit; undefined while there is none. */
export function useExposure(state: State, plan: Plan | null): Exposure | null | undefined {
  const [answer, setAnswer] = useState<{ readonly unit: string; readonly found: Exposure | null }>();
  const waiting = useRef<Question>(undefined);
  const busy = useRef(false);
  useEffect(() => {
    waiting.current = plan === null ? undefined : { state, plan };
    const askNext = () => {
      const question = waiting.current;
      waiting.current = undefined;
      if (question === undefined) return;
      busy.current = true;
      const { unit, ends } = question.plan;
      askEngine((engine) => engine.exposure(question.state, unit, ends))
        .then((found) => setAnswer({ unit, found }))
        .catch(() => setAnswer({ unit, found: null }))
        .finally(() => {
          busy.current = false;
          askNext();
        });
    };
    if (!busy.current) askNext();
  }, [state, plan]);
  return plan !== null && answer?.unit === plan.unit ? answer.found : undefined;
}
