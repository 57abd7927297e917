// A second question about the battle on screen, answered on a thread of its own so that the battle itself never waits.
import { type ReactNode, useEffect, useState } from 'react';
import { Waiting } from '../../../components/results/waiting.tsx';
import { useAnswer } from '../../../engine/use-answer.ts';
import { Inquiry } from '../../../engine-client.ts';
import { axisResults } from '../../../language/english/axis/results.ts';
import { type AnswerOf, type CalculatorId, isAnswerOf } from '../../calculator-types.ts';

interface SideAnswerProps<Id extends CalculatorId> {
  readonly calculator: Id;
  /** The same object as long as the question is the same. */
  readonly question: unknown;
  readonly children: (answer: AnswerOf<Id>) => ReactNode;
}

export function SideAnswer<Id extends CalculatorId>({ calculator, question, children }: SideAnswerProps<Id>) {
  const [inquiry] = useState(() => new Inquiry());
  useEffect(() => () => inquiry.end(), [inquiry]);
  const state = useAnswer(calculator, question, { inquiry });
  return (
    <div className="space-y-2" aria-busy={state.stale && state.problem === undefined}>
      {state.problem !== undefined && (
        <p className="text-s text-bad">{axisResults.impossible(state.problem.message)}</p>
      )}
      <Waiting state={state} inquiry={inquiry} />
      {state.answer !== undefined && isAnswerOf(calculator, state.answer) && (
        <div className={state.stale ? 'opacity-60' : ''} data-stale={state.stale}>
          {children(state.answer)}
        </div>
      )}
    </div>
  );
}
