// The session of this browser: kept as it changes, each change an entry in the log of undo.
import { decodeLink } from '@oddsmith/analysis';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useHash } from '../../shell/hash.ts';
import { remember, remembered } from '../../store/remembered.ts';
import { openDocument } from '../../undo/document.ts';
import { openLog, record } from '../../undo/log.ts';
import { useUndoLog } from '../../undo/log-state.ts';
import { undo as takeBack } from '../../undo/take-back.ts';
import { EXAMPLE, type Session, sessionFrom } from './session.ts';

const KEY = 'oddsmith:pairing';
const DOCUMENT = 'pairing';

export interface SessionHistory {
  readonly session: Session;
  readonly canUndo: boolean;
  change(session: Session): void;
  undo(): void;
}

export function useSession(): SessionHistory {
  const code = useHash().split('/')[2];
  const [session, setSession] = useState(own);
  const present = useRef(session);
  const show = useCallback((next: Session) => {
    present.current = next;
    remember(KEY, JSON.stringify(next));
    setSession(next);
  }, []);
  const change = useCallback(
    (next: Session) => {
      record({ document: DOCUMENT, before: present.current, after: next });
      show(next);
    },
    [show],
  );
  // A link that is opened takes its place; the session before it is a step back.
  useEffect(() => {
    const shared = opened(code);
    if (shared !== undefined) change(shared);
  }, [code, change]);
  // With the page: halls of tournaments have no network.
  useEffect(() => void openLog(), []);
  useEffect(
    () =>
      openDocument(DOCUMENT, {
        value: () => present.current,
        take: (value) => show(sessionFrom(value) ?? present.current),
      }),
    [show],
  );
  const isOwnStep = useUndoLog(({ last }) => last === DOCUMENT);
  const undo = () => {
    if (isOwnStep) void takeBack();
    else if (session.puts.length > 0) change({ ...session, puts: session.puts.slice(0, -1) });
  };
  return { session, canUndo: isOwnStep || session.puts.length > 0, change, undo };
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
