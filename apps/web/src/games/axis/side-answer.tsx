// A second question about the battle on screen, answered on a thread of its own so that the battle itself never waits.
import type { Answer } from '@oddsmith/games';
import { type ReactNode, useEffect, useState } from 'react';
import { Waiting } from '../../components/results/waiting.tsx';
import { useAnswer } from '../../engine/use-answer.ts';
import { Inquiry } from '../../engine-client.ts';

interface SideAnswerProps {
  readonly calculator: string;
  /** The same object as long as the question is the same. */
  readonly question: unknown;
  readonly children: (answer: Answer) => ReactNode;
}

export function SideAnswer({ calculator, question, children }: SideAnswerProps) {
  const [inquiry] = useState(() => new Inquiry());
  useEffect(() => () => inquiry.end(), [inquiry]);
  const state = useAnswer(calculator, question, inquiry);
  return (
    <div className="space-y-2" aria-busy={state.stale && state.problem === undefined}>
      {state.problem !== undefined && <p className="text-s text-bad">Not possible here: {state.problem.message}.</p>}
      <Waiting state={state} inquiry={inquiry} />
      {state.answer !== undefined && (
        <div className={state.stale ? 'opacity-60' : ''} data-stale={state.stale}>
          {children(state.answer)}
        </div>
      )}
    </div>
  );
}
