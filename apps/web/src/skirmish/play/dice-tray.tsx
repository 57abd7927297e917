// The dice of the last action, face by face; a tap or Escape puts them away.
import { useEffect, useMemo, useState } from 'react';
import { DieFace } from '../../games/grimdark/pairing/die-face.tsx';
import { skirmishLog } from '../../language/english/skirmish/record.ts';
import { useSession } from '../session/session.ts';
import { useSettings } from '../session/settings.ts';
import { clickDice } from './dice-sound.ts';
import { logLines } from './log/log-words.ts';

const SHOW_MS = { on: 4200, fast: 1600, off: 0 } as const;
/** More would not fit, and the log has them all. */
const MOST_FACES = 24;

function wantsLittleMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export function DiceTray() {
  const pace = useSettings((settings) => settings.dice);
  const sound = useSettings((settings) => settings.sound);
  const thrown = useSession((session) => session.thrown);
  const states = useSession((session) => session.states);
  const events = useSession((session) => session.events);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (thrown > 0 && sound) clickDice();
  }, [thrown, sound]);
  useEffect(() => {
    if (thrown === 0 || pace === 'off' || wantsLittleMotion()) return;
    setOpen(true);
    const timer = setTimeout(() => setOpen(false), SHOW_MS[pace]);
    return () => clearTimeout(timer);
  }, [thrown, pace]);
  const lines = useMemo(() => {
    const last = events.length - 1;
    return last < 0 ? [] : logLines(states[last], events[last]).filter(({ dice }) => dice.length > 0);
  }, [states, events]);
  if (!open || lines.length === 0) return null;
  return (
    <button
      type="button"
      className="absolute inset-x-2 top-2 z-10 mx-auto max-h-[70%] max-w-md overflow-hidden rounded-m border border-line bg-panel/95 p-3 text-left text-s"
      aria-label={skirmishLog.putAway}
      data-testid="dice"
      onClick={() => setOpen(false)}
    >
      {lines.slice(0, 4).map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the tray is made anew for every action
        <span key={at} className="block pb-1">
          <span className="block">{line.text}</span>
          {line.dice.map(({ what, faces }) => (
            <span key={what} className="flex flex-wrap items-center gap-0.5">
              <span className="w-16 shrink-0 text-muted">{what}</span>
              {faces.slice(0, MOST_FACES).map((face, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: dice have no names
                <span key={index} className="skirmish-die" style={{ animationDelay: `${Math.min(index, 12) * 30}ms` }}>
                  <DieFace face={face} />
                </span>
              ))}
              {faces.length > MOST_FACES && (
                <span className="text-muted">{skirmishLog.moreDice(faces.length - MOST_FACES)}</span>
              )}
            </span>
          ))}
        </span>
      ))}
    </button>
  );
}
