// Shows that an answer is on its way, once that has taken long enough to say so.
import { type ReactNode, useEffect, useState } from 'react';
import type { AnswerState } from '../../engine/use-answer.ts';
import type { Inquiry } from '../../engine-client.ts';
import { lazy, Suspense } from '../ui/lazy.tsx';

// Most battles are done before anybody could read it.
const ProgressLine = lazy(async () => ({ default: (await import('./progress-line.tsx')).ProgressLine }));

interface WaitingProps {
  readonly state: AnswerState;
  readonly inquiry: Inquiry;
  /** Stands here until then. */
  readonly children?: ReactNode;
}

export function Waiting({ state, inquiry, children }: WaitingProps) {
  const slow = useSlow(state.stale && state.problem === undefined);
  if (!slow) return children;
  return (
    <Suspense fallback={null}>
      <ProgressLine inquiry={inquiry} stopped={state.stopped} onAgain={state.again} />
    </Suspense>
  );
}

const SLOW_MS = 200;

/** True once something has been going on for long enough to say so. */
function useSlow(going: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!going) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, [going]);
  return slow;
}
