// The answer to a question about a pairing: from a thread of its own, stopped when the question changes, kept for going back.
import type { Pairing } from '@oddsmith/analysis';
import { isRefusal, type Refusal } from '@oddsmith/games';
import { useCallback, useEffect, useState } from 'react';
import type { Thread } from '../../engine/thread.ts';
import { threadOf } from '../../workers/start.ts';
import type { PairingWorker } from './pairing-service.ts';

export interface Solved {
  readonly answer: Pairing | undefined;
  readonly failure: string | undefined;
  /** 0 to 1 while it is worked out. */
  readonly share: number;
  readonly running: boolean;
  cancel(): void;
}

/** Undo goes back through answers that are known. */
const MOST_KEPT = 200;
const kept = new Map<string, Pairing | Refusal>();

/** For the objective that is quick, and for the one that is not. */
const threads = { points: newThread(), win: newThread() };

function newThread(): Thread<PairingWorker> {
  return threadOf('pairing');
}

export function useSolved(question: object | undefined, on: keyof typeof threads): Solved {
  const key = JSON.stringify(question);
  const [share, setShare] = useState(0);
  const [stopped, setStopped] = useState('');
  const [, setDone] = useState('');
  const known = kept.get(key);
  const wanted = question !== undefined && known === undefined && stopped !== key;
  useEffect(() => {
    if (!wanted) return;
    const thread = threads[on];
    setShare(0);
    thread.onNumber = setShare;
    let current = true;
    const keep = (found: Pairing | Refusal) => {
      if (kept.size >= MOST_KEPT) kept.clear();
      kept.set(key, found);
      if (current) setDone(key);
    };
    thread
      .call((api) => api.solve(JSON.parse(key) as object))
      .then(keep, (reason: unknown) => {
        if (current) keep({ error: { code: 'pairing/failed', path: '', message: String(reason) } });
      });
    return () => {
      current = false;
      // Solved meanwhile, there is nothing to stop.
      if (!kept.has(key)) thread.kill();
    };
  }, [wanted, key, on]);
  const cancel = useCallback(() => setStopped(key), [key]);
  const refused = known !== undefined && isRefusal(known);
  return {
    answer: refused ? undefined : known,
    failure: refused ? known.error.message : undefined,
    share,
    running: wanted,
    cancel,
  };
}

/** An answer that was worked out before. */
export function knownAnswer(question: object | undefined): Pairing | undefined {
  const known = kept.get(JSON.stringify(question));
  return known === undefined || isRefusal(known) ? undefined : known;
}
