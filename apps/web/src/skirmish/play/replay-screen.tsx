// A battle looked back on: played, stepped, scrubbed, at any speed; from any moment it can be played on.
import { hash, unitById } from '@oddsmith/skirmish';
import { Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { skirmishResult, skirmishReview } from '../../language/english/skirmish/record.ts';
import { skirmish } from '../../language/english/skirmish/skirmish.ts';
import { battleHash, HOME } from '../address.ts';
import { Board, ZoomButtons } from '../board/board.tsx';
import { useView } from '../board/view.ts';
import { choose } from '../session/controls.ts';
import { nowOf, shownState, useSession, useSessionStore } from '../session/session.ts';
import { BattleFrame } from './battle-frame.tsx';
import { useBoardHandlers } from './board-handlers.ts';
import { LogPanel } from './log/log-panel.tsx';
import { logLines } from './log/log-words.ts';
import { ReviewSection } from './result/review.tsx';
import { ShareButton } from './result/share.tsx';
import { UnitCard, UnitDetails } from './unit-card.tsx';

const words = skirmishResult.replay;

const SPEEDS: readonly number[] = [1, 2, 4, 8];
const STEP_MS = 900;

export function ReplayScreen() {
  const store = useSessionStore();
  const view = useView();
  const state = useSession(shownState);
  const last = useSession((session) => session.states.length - 1);
  const at = useSession((session) => session.shown ?? session.states.length - 1);
  const selected = useSession((session) => session.selected);
  const handlers = useBoardHandlers(store);
  const player = usePlayer();
  const stateHash = useMemo(() => hash(state), [state]);
  const unit = unitById(state, selected[0] ?? '');
  return (
    <BattleFrame
      title={words.title}
      state={state}
      board={
        <Board view={view} state={state} selected={selected} handlers={handlers} onChoose={(id) => choose(store, id)} />
      }
      below={
        <>
          <Caption />
          <ZoomButtons view={view} look="md:hidden" />
          <div className="flex items-center gap-1">
            <IconButton label={words.back} look="" disabled={at === 0} onClick={() => player.jump(at - 1)}>
              <SkipBack aria-hidden className="size-4" />
            </IconButton>
            <IconButton label={player.playing ? words.pause : words.play} look="" onClick={player.toggle}>
              {player.playing ? <Pause aria-hidden className="size-4" /> : <Play aria-hidden className="size-4" />}
            </IconButton>
            <IconButton label={words.on} look="" disabled={at === last} onClick={() => player.jump(at + 1)}>
              <SkipForward aria-hidden className="size-4" />
            </IconButton>
            <input
              type="range"
              aria-label={words.moment}
              aria-valuetext={words.action(at, last)}
              min={0}
              max={last}
              value={at}
              className="h-(--target) min-w-0 flex-1"
              onChange={(event) => player.jump(Number(event.target.value))}
            />
            <span className="text-s text-muted" data-testid="moment" data-hash={stateHash}>
              {at} / {last}
            </span>
            <button type="button" className="button" onClick={player.faster} aria-label={words.speed(player.speed)}>
              {player.speed}×
            </button>
          </div>
        </>
      }
      side={
        <aside className="card flex min-h-0 flex-1 flex-col gap-2 overflow-y-auto p-3" aria-label={words.details}>
          <PlayOn />
          {unit !== undefined && <UnitCard state={state} unit={unit} />}
          {unit !== undefined && <UnitDetails state={state} unit={unit} />}
          <Reviewed onMoment={player.jump} />
          <LogPanel />
        </aside>
      }
    />
  );
}

/** Worked out only where somebody asks for it. */
function Reviewed({ onMoment }: { onMoment(action: number): void }) {
  const [open, setOpen] = useState(false);
  if (open) return <ReviewSection onMoment={onMoment} />;
  return (
    <button type="button" className="button" onClick={() => setOpen(true)}>
      {skirmishReview.title}
    </button>
  );
}

function PlayOn() {
  const id = useSession((session) => session.id);
  const hash = useSession((session) => session.save.hash);
  const over = useSession((session) => nowOf(session).phase === 'over');
  return (
    <div className="flex flex-wrap items-center gap-2" data-testid="hash" data-hash={hash}>
      <a className="button" href={battleHash(id)}>
        {over ? words.result : words.playOn}
      </a>
      <ShareButton />
      <a className="button button-quiet" href={HOME}>
        {skirmish.menu}
      </a>
    </div>
  );
}

/** What the action before this moment did. */
function Caption() {
  const states = useSession((session) => session.states);
  const events = useSession((session) => session.events);
  const at = useSession((session) => session.shown ?? session.states.length - 1);
  const text = useMemo(
    () =>
      at === 0
        ? words.begins
        : logLines(states[at - 1], events[at - 1])
            .map((line) => line.text)
            .join('. '),
    [states, events, at],
  );
  return (
    <p className="min-h-[36px] text-s" aria-live="polite">
      {text}
    </p>
  );
}

function usePlayer() {
  const store = useSessionStore();
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(SPEEDS[0]);
  useEffect(() => {
    store.setState({ shown: 0, selected: [], targets: [], plan: null, problem: null });
    return () => store.setState({ shown: null });
  }, [store]);
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => {
      const { shown, states } = store.getState();
      const next = (shown ?? 0) + 1;
      if (next >= states.length) setPlaying(false);
      else store.setState({ shown: next });
    }, STEP_MS / speed);
    return () => clearInterval(timer);
  }, [store, playing, speed]);
  return {
    playing,
    speed,
    toggle: () => setPlaying((before) => !before),
    faster: () => setSpeed((before) => SPEEDS[(SPEEDS.indexOf(before) + 1) % SPEEDS.length]),
    jump(to: number) {
      setPlaying(false);
      store.setState({ shown: to });
    },
  };
}
