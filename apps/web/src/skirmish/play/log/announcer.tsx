// Reads aloud, politely, what has just happened.
import { useMemo } from 'react';
import { useSession } from '../../session/session.ts';
import { logLines } from './log-words.ts';

const MOST = 6;

export function Announcer() {
  const states = useSession((session) => session.states);
  const events = useSession((session) => session.events);
  const text = useMemo(() => {
    const last = events.length - 1;
    if (last < 0) return '';
    return logLines(states[last], events[last])
      .slice(-MOST)
      .map((line) => line.text)
      .join('. ');
  }, [states, events]);
  return (
    <div className="sr-only" role="status" aria-live="polite">
      {text}
    </div>
  );
}
