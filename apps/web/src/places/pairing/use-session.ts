// The session of this browser: kept as it changes, with a way back and forth.
import { decodeLink } from '@oddsmith/analysis';
import { useCallback, useEffect, useState } from 'react';
import { useHash } from '../../shell/hash.ts';
import { remember, remembered } from '../../store/remembered.ts';
import { EXAMPLE, type Session, sessionFrom } from './session.ts';

const KEY = 'oddsmith:pairing';
const MOST_STEPS_BACK = 200;

interface History {
  readonly past: readonly Session[];
  readonly present: Session;
  readonly future: readonly Session[];
}

export interface SessionHistory {
  readonly session: Session;
  readonly canUndo: boolean;
  change(session: Session): void;
  undo(): void;
  redo(): void;
}

export function useSession(): SessionHistory {
  const code = useHash().split('/')[2];
  const [history, setHistory] = useState<History>(() => ({ past: [], present: opened(code) ?? own(), future: [] }));
  // A link that is opened while the page is shown takes its place; the session before it is a step back.
  const [shown, setShown] = useState(code);
  if (shown !== code) {
    setShown(code);
    const shared = opened(code);
    if (shared !== undefined) setHistory(changed(history, shared));
  }
  const { present } = history;
  useEffect(() => remember(KEY, JSON.stringify(present)), [present]);
  const change = useCallback((session: Session) => setHistory((before) => changed(before, session)), []);
  const undo = useCallback(() => setHistory(back), []);
  const redo = useCallback(() => setHistory(forth), []);
  return { session: present, canUndo: history.past.length > 0 || present.puts.length > 0, change, undo, redo };
}

function changed({ past, present }: History, session: Session): History {
  return { past: [...past, present].slice(-MOST_STEPS_BACK), present: session, future: [] };
}

function back(history: History): History {
  const before = history.past.at(-1) ?? withoutLast(history.present);
  if (before === undefined) return history;
  return { past: history.past.slice(0, -1), present: before, future: [history.present, ...history.future] };
}

/** Of a session that was opened or loaded anew the reveals are known, though not how they came about: the last is taken back. */
function withoutLast(session: Session): Session | undefined {
  return session.puts.length === 0 ? undefined : { ...session, puts: session.puts.slice(0, -1) };
}

function forth(history: History): History {
  const [next, ...future] = history.future;
  return next === undefined ? history : { past: [...history.past, history.present], present: next, future };
}

function opened(code: string | undefined): Session | undefined {
  if (code === undefined || code === '') return undefined;
  const decoded = decodeLink(code);
  return decoded.ok ? sessionFrom(decoded.state) : undefined;
}

function own(): Session {
  try {
    return sessionFrom(JSON.parse(remembered(KEY) ?? 'null')) ?? EXAMPLE;
  } catch {
    // Written by hand or by another version: the example then.
    return EXAMPLE;
  }
}
