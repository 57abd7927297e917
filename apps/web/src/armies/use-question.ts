// One analysis that a card of the page asks for: started by a button, watched, cancelled, forgotten when the question changes.

import type { Refusal } from '@oddsmith/games';
import { useEffect, useState } from 'react';
import { said } from '../language/in-language.ts';
import { type Asked, ask } from './pool.ts';

export interface AskedQuestion<Result> {
  readonly running: boolean;
  /** 0 to 1. */
  readonly share: number;
  readonly result: Result | undefined;
  readonly failure: string | undefined;
  start(question: object): void;
  cancel(): void;
}

/** Both sides and the situation: what was answered for others is no answer. */
export function useQuestion<Result extends object>(
  ours: unknown,
  theirs: unknown,
  situation: unknown,
): AskedQuestion<Result> {
  const [asked, setAsked] = useState<Asked<Result> | undefined>(undefined);
  const [share, setShare] = useState(0);
  const [reply, setReply] = useState<Result | Refusal | undefined>(undefined);
  useEffect(() => () => asked?.end(), [asked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: any of these makes it another question
  useEffect(() => {
    setAsked(undefined);
    setReply(undefined);
  }, [ours, theirs, situation]);
  const refusal = reply !== undefined && 'error' in reply ? (reply as Refusal).error : undefined;
  return {
    running: asked !== undefined && reply === undefined,
    share,
    result: refusal === undefined ? (reply as Result | undefined) : undefined,
    failure: refusal && said(refusal.message),
    start(question) {
      const next = ask<Result>(question, setShare);
      setShare(0);
      setReply(undefined);
      setAsked(next);
      next.reply.then(setReply, () => setAsked(undefined));
    },
    cancel: () => setAsked(undefined),
  };
}
