// One analysis that a card of the page asks for: started by a button, watched, cancelled, forgotten when the question changes.

import { isRefusal, type Refusal } from '@oddsmith/games';
import { useEffect, useState } from 'react';
import { type Act, ask, type UnderWay } from '../pool.ts';

export interface AskedQuestion<Result> {
  readonly running: boolean;
  /** 0 to 1. */
  readonly share: number;
  readonly result: Result | undefined;
  readonly failure: string | undefined;
  start(act: Act<Result>): void;
  cancel(): void;
}

/** `about` and `choice`: what was answered for others is no answer. */
export function useQuestion<Result extends object>(about: unknown, choice: string): AskedQuestion<Result> {
  const [asked, setAsked] = useState<UnderWay<Result> | undefined>(undefined);
  const [share, setShare] = useState(0);
  const [reply, setReply] = useState<Result | Refusal | undefined>(undefined);
  useEffect(() => () => asked?.end(), [asked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: any of these makes it another question
  useEffect(() => {
    setAsked(undefined);
    setReply(undefined);
  }, [about, choice]);
  const refused = reply !== undefined && isRefusal(reply);
  return {
    running: asked !== undefined && reply === undefined,
    share,
    result: refused ? undefined : reply,
    failure: refused ? reply.error.message : undefined,
    start(act) {
      const next = ask(act, setShare);
      setShare(0);
      setReply(undefined);
      setAsked(next);
      next.reply.then(setReply, () => setAsked(undefined));
    },
    cancel: () => setAsked(undefined),
  };
}
