// The dice of the last action, face by face; a tap or Escape puts them away.
import type { State } from '@oddsmith/skirmish';
import { useEffect, useMemo, useState } from 'react';
import { formatTenths } from '../../format/number.ts';
import { DieFace } from '../../games/grimdark/pairing/die-face.tsx';
import { skirmishLog } from '../../language/english/skirmish/record.ts';
import { skirmishSays } from '../../language/skirmish-says.ts';
import { useSession } from '../session/session.ts';
import { useSettings } from '../session/settings.ts';
import { askEngine } from '../session/threads.ts';
import { sentence } from '../words.ts';
import { clickDice } from './dice-sound.ts';
import { logLines, type Thrown } from './log/log-words.ts';

const SHOW_MS = { on: 4200, fast: 1600, off: 0 } as const;
/** More would not fit, and the log has them all. */
const MOST_FACES = 24;

function wantsLittleMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** What was to be expected of the rolls on show. */
function useExpectations(open: boolean): readonly string[] {
  const states = useSession((session) => session.states);
  const events = useSession((session) => session.events);
  const actions = useSession((session) => session.save.actions);
  const [told, setTold] = useState<{ readonly of: State; readonly texts: readonly string[] }>();
  const last = events.length - 1;
  const after = states[last + 1];
  useEffect(() => {
    if (!open || last < 0) return;
    const moment = { before: states[last], after, action: actions[last], events: events[last], index: last };
    askEngine((engine) => engine.rolls(moment))
      .then((found) => setTold({ of: after, texts: found.map((message) => sentence(skirmishSays(message))) }))
      .catch(() => undefined);
  }, [open, last, states, after, actions, events]);
  return told?.of === after ? told.texts : [];
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
  const told = useExpectations(open);
  if (!open || lines.length === 0) return null;
  return (
    <button
      type="button"
      className="mb-2 block max-h-[26dvh] w-full overflow-y-auto rounded-m border border-line bg-panel p-2 text-left text-s"
      aria-label={skirmishLog.putAway}
      data-testid="dice"
      onClick={() => setOpen(false)}
    >
      {lines.slice(0, 4).map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the tray is made anew for every action
        <span key={at} className="block pb-1">
          <span className="block">{line.text}</span>
          {line.dice.map((thrown) => (
            <Faces key={thrown.what} thrown={thrown} />
          ))}
        </span>
      ))}
      {told.map((text) => (
        <span key={text} className="block text-muted">
          {text}
        </span>
      ))}
    </button>
  );
}

const SIDES = 6;

/** The dice of one roll, successes marked, and how many there were against what so many dice bring on average. */
function Faces({ thrown: { what, faces, needs } }: { readonly thrown: Thrown }) {
  const succeeds = (face: number) => needs !== undefined && face >= needs;
  return (
    <span className="flex flex-wrap items-center gap-0.5">
      <span className="w-16 shrink-0 text-muted">{what}</span>
      {faces.slice(0, MOST_FACES).map((face, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: dice have no names
          key={index}
          className={`skirmish-die rounded-[5px] ${succeeds(face) ? 'outline-2 -outline-offset-1 outline-good' : needs === undefined ? '' : 'opacity-60'}`}
          data-success={needs === undefined ? undefined : succeeds(face)}
          style={{ animationDelay: `${Math.min(index, 12) * 30}ms` }}
        >
          <DieFace face={face} />
        </span>
      ))}
      {faces.length > MOST_FACES && (
        <span className="text-muted">{skirmishLog.moreDice(faces.length - MOST_FACES)}</span>
      )}
      {needs !== undefined && (
        <span className="ml-1 text-muted">
          {skirmishLog.succeeded(
            needs > SIDES ? '' : `${needs}+`,
            faces.filter(succeeds).length,
            formatTenths((faces.length * Math.max(0, SIDES + 1 - needs)) / SIDES),
          )}
        </span>
      )}
    </span>
  );
}
