// The answer to the battle on screen: the last good one stays visible, marked stale, until the next arrives.
import { type Answer, isRefusal, type Problem } from '@oddsmith/games';
import { useEffect, useState } from 'react';
import { ask } from '../engine-client.ts';

export interface AnswerState {
  readonly answer: Answer | undefined;
  /** The input that `answer` belongs to. */
  readonly answered: unknown;
  readonly problem: Problem | undefined;
  /** The answer is older than the input. */
  readonly stale: boolean;
}

export function useAnswer(calculator: string, input: unknown): AnswerState {
  const [state, setState] = useState<Omit<AnswerState, 'stale'>>({
    answer: undefined,
    answered: undefined,
    problem: undefined,
  });
  useEffect(() => {
    let current = true;
    ask({ calculator, input }).then(
      (reply) => {
        if (!current || reply === undefined) return;
        if (isRefusal(reply)) setState((old) => ({ ...old, problem: reply.error }));
        else setState({ answer: reply, answered: input, problem: undefined });
      },
      (reason: unknown) => {
        if (current) setState((old) => ({ ...old, problem: crash(reason) }));
      },
    );
    return () => {
      current = false;
    };
  }, [calculator, input]);
  const known = state.answer?.calculator === calculator ? state : { ...state, answer: undefined };
  return { ...known, stale: known.answered !== input };
}

function crash(reason: unknown): Problem {
  const text = reason instanceof Error ? reason.message : String(reason);
  return {
    code: 'engine/failed',
    path: '',
    message: `the engine stopped: ${text}. Undo the last change and try again.`,
  };
}
