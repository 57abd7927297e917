// The answer to the battle on screen: the last good one stays visible, marked stale, until the next arrives.
import { type Answer, isRefusal, type Problem, sameValue } from '@oddsmith/games';
import { useEffect, useState } from 'react';
import { answers, type Inquiry, warmEngine } from '../engine-client.ts';
import { results } from '../language/english/results/results.ts';
import { isLostFile } from '../shell/lost-file.ts';

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

/** A battle that was answered before anybody asked. */
export interface KnownAnswer {
  readonly standard: unknown;
  readonly answer: Answer;
}

interface AnswerOptions {
  readonly known?: KnownAnswer;
  /** By default the thread that answers for the battle on screen. */
  readonly inquiry?: Inquiry;
}

type Settled = Pick<AnswerState, 'answer' | 'answered' | 'problem'>;

export function useAnswer(calculator: string, input: unknown, options: AnswerOptions = {}): AnswerState {
  const { known, inquiry = answers } = options;
  const [state, setState] = useState<Settled>(
    () => settledBy(known, input) ?? { answer: undefined, answered: undefined, problem: undefined },
  );
  const [stopped, setStopped] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [lost, setLost] = useState<{ readonly reason: unknown } | undefined>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    let current = true;
    setStopped(false);
    const settled = settledBy(known, input);
    if (settled !== undefined) {
      setState(settled);
      return onFirstSign(() => warmEngine(calculator));
    }
    inquiry.ask({ calculator, input }).then(
      (reply) => {
        if (!current) return;
        // Nothing newer was asked here, so it was cancelled.
        if (reply === undefined) setStopped(true);
        else if (isRefusal(reply)) setState((old) => ({ ...old, problem: reply.error }));
        else setState({ answer: reply, answered: input, problem: undefined });
      },
      (reason: unknown) => {
        if (!current) return;
        if (isLostFile(reason)) setLost({ reason });
        else setState((old) => ({ ...old, problem: crash(reason) }));
      },
    );
    return () => {
      current = false;
    };
  }, [inquiry, calculator, input, known, attempt]);
  // The page of what is lost comes back by itself.
  if (lost !== undefined) throw lost.reason;
  const own = state.answer?.calculator === calculator ? state : { ...state, answer: undefined };
  return { ...own, stale: own.answered !== input, stopped, again: () => setAttempt(attempt + 1) };
}

function settledBy(known: KnownAnswer | undefined, input: unknown): Settled | undefined {
  if (known === undefined || !sameValue(known.standard, input)) return undefined;
  return { answer: known.answer, answered: input, problem: undefined };
}

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin'] as const;

/** Who only reads the first answer never pays for the engine; who is about to change something has it by then. */
function onFirstSign(act: () => void): () => void {
  const controller = new AbortController();
  const once = () => {
    controller.abort();
    act();
  };
  for (const sign of SIGNS) addEventListener(sign, once, { signal: controller.signal, passive: true });
  return () => controller.abort();
}

function crash(reason: unknown): Problem {
  const text = reason instanceof Error ? reason.message : String(reason);
  return {
    code: 'engine/failed',
    path: '',
    message: results.engineStopped(text),
  };
}
