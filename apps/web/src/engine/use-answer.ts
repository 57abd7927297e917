// The answer to the battle on screen: the last good one stays visible, marked stale, until the next arrives.
import { type Answer, isRefusal, type Problem } from '@oddsmith/games';
import { useEffect, useState } from 'react';
import { answers, type Inquiry } from '../engine-client.ts';

export interface AnswerState {
  readonly answer: Answer | undefined;
  /** The input that `answer` belongs to. */
  readonly answered: unknown;
  readonly problem: Problem | undefined;
  /** The answer is older than the input. */
  readonly stale: boolean;
  /** The player cancelled; the answer stays stale until `again`. */
  readonly stopped: boolean;
  again(): void;
}

/** By default on the thread that answers for the battle on screen. */
export function useAnswer(calculator: string, input: unknown, inquiry: Inquiry = answers): AnswerState {
  const [state, setState] = useState<Pick<AnswerState, 'answer' | 'answered' | 'problem'>>({
    answer: undefined,
    answered: undefined,
    problem: undefined,
  });
  const [stopped, setStopped] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    let current = true;
    setStopped(false);
    inquiry.ask({ calculator, input }).then(
      (reply) => {
        if (!current) return;
        // Nothing newer was asked here, so it was cancelled.
        if (reply === undefined) setStopped(true);
        else if (isRefusal(reply)) setState((old) => ({ ...old, problem: reply.error }));
        else setState({ answer: reply, answered: input, problem: undefined });
      },
      (reason: unknown) => {
        if (current) setState((old) => ({ ...old, problem: crash(reason) }));
      },
    );
    return () => {
      current = false;
    };
  }, [inquiry, calculator, input, attempt]);
  const known = state.answer?.calculator === calculator ? state : { ...state, answer: undefined };
  return { ...known, stale: known.answered !== input, stopped, again: () => setAttempt(attempt + 1) };
}

function crash(reason: unknown): Problem {
  const text = reason instanceof Error ? reason.message : String(reason);
  return {
    code: 'engine/failed',
    path: '',
    message: `the engine stopped: ${text}. Undo the last change and try again.`,
  };
}
