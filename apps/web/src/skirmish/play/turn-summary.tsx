// What happened since the player last decided: who moved, what was lost, what was scored, and the way to see it again.
import type { BattleEvent, State } from '@oddsmith/skirmish';
import { useEffect, useMemo, useState } from 'react';
import { skirmishPlay } from '../../language/english/skirmish/play.ts';
import { ownSide } from '../session/controls.ts';
import { isHumans, nowOf, useSession, useSessionStore } from '../session/session.ts';
import { unitNameOf } from '../words.ts';

const words = skirmishPlay.summary;

const STEP_MS = 700;

/** The moment at which the turn of the other side began, or the first of the battle; undefined where there is nothing to tell. */
function beginningOf(states: readonly State[]): number | undefined {
  const last = states.length - 1;
  const now = states[last];
  if (now.phase !== 'command' || !isHumans(now)) return undefined;
  let at = last;
  while (at > 0 && states[at - 1].turn !== now.turn && states[at - 1].phase !== 'roll-off') at--;
  // The roll-off belongs to the first turn, whoever won it.
  const from = states[at - 1]?.phase === 'roll-off' ? at - 1 : at;
  return from < last ? from : undefined;
}

function countOf(
  events: readonly BattleEvent[],
  of: (event: BattleEvent) => string | undefined,
): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const event of events) {
    const id = of(event);
    if (id !== undefined) found.set(id, (found.get(id) ?? 0) + 1);
  }
  return found;
}

/** One line for each thing worth knowing. */
function linesOf(before: State, events: readonly BattleEvent[]): string[] {
  const firstRolls = events.flatMap((event) =>
    event.type === 'rolled' && event.purpose === 'first turn' ? [event] : [],
  );
  const moved = [
    ...countOf(events, (event) => (event.type === 'moved' && event.inches > 0 ? event.unit : undefined)).keys(),
  ];
  const slain = countOf(events, (event) => (event.type === 'slain' ? event.model.split('.')[0] : undefined));
  const destroyed = new Set(events.flatMap((event) => (event.type === 'unit-destroyed' ? [event.unit] : [])));
  const names = before.setup.players.map(({ name }) => name);
  const [one, other] = firstRolls.slice(-2);
  return [
    ...(one === undefined || other === undefined
      ? []
      : [words.rollOff(names[0], one.dice[0], names[1], other.dice[0], names[one.dice[0] > other.dice[0] ? 0 : 1])]),
    ...(moved.length === 0 ? [] : [words.moved(moved.map((id) => unitNameOf(before, id)))]),
    ...[...slain].map(([id, count]) =>
      destroyed.has(id) ? words.destroyed(unitNameOf(before, id)) : words.lost(unitNameOf(before, id), count),
    ),
    ...events.flatMap((event) => (event.type === 'vp' ? [words.scored(names[event.side], event.gained)] : [])),
  ];
}

export function TurnSummary() {
  const store = useSessionStore();
  const states = useSession((session) => session.states);
  const events = useSession((session) => session.events);
  const shown = useSession((session) => session.shown);
  const [replaying, setReplaying] = useState(false);
  const from = useMemo(() => beginningOf(states), [states]);
  const last = states.length - 1;
  useEffect(() => {
    if (!replaying) return;
    const timer = setInterval(() => {
      const at = store.getState().shown;
      if (at === null || at >= last) {
        store.setState({ shown: null });
        setReplaying(false);
      } else store.setState({ shown: at + 1 });
    }, STEP_MS);
    return () => clearInterval(timer);
  }, [replaying, store, last]);
  const lines = useMemo(
    () => (from === undefined ? [] : linesOf(states[from], events.slice(from, last).flat())),
    [from, states, events, last],
  );
  if (from === undefined || lines.length === 0) return null;
  const now = nowOf(store.getState());
  const other = now.setup.players[ownSide(now) === 0 ? 1 : 0].name;
  return (
    <section className="space-y-1 pb-2 text-s" aria-label={words.label(other)} data-testid="summary">
      <h2 className="font-semibold">{words.label(other)}</h2>
      <ul className="max-h-[16dvh] space-y-0.5 overflow-y-auto text-muted">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines never change places
          <li key={index}>{line}</li>
        ))}
      </ul>
      {last - from > 1 && (shown === null || replaying) && (
        <button
          type="button"
          className="button"
          onClick={() => {
            store.setState({ shown: replaying ? null : from, plan: null });
            setReplaying(!replaying);
          }}
        >
          {replaying ? words.stop : words.replay}
        </button>
      )}
    </section>
  );
}
