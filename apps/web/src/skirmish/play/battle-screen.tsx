// A battle being played: board, phase, the selected unit and its odds, log, table and the computer's reasons.
import { openUnits, type Phase, type State, unitById } from '@oddsmith/skirmish';
import { useMemo, useState } from 'react';
import { optionsOf } from '../../components/ui/select.tsx';
import { TabList } from '../../components/ui/tab-list.tsx';
import { skirmishPlay } from '../../language/english/skirmish/play.ts';
import { skirmish } from '../../language/english/skirmish/skirmish.ts';
import { Board, ZoomButtons } from '../board/board.tsx';
import { Legend } from '../board/terrain.tsx';
import { useView } from '../board/view.ts';
import { useComputer } from '../session/computer.ts';
import { choose } from '../session/controls.ts';
import {
  isElsewhere,
  isHumans,
  nowOf,
  type SessionStore,
  shownState,
  useSession,
  useSessionStore,
} from '../session/session.ts';
import { useSettings } from '../session/settings.ts';
import { useExposure } from '../session/use-exposure.ts';
import { sentence } from '../words.ts';
import { PhaseActions, UnitChoice } from './actions/phase-actions.tsx';
import { HandOver, OverwatchQuestion } from './actions/questions.tsx';
import { Refusal } from './actions/refusal.tsx';
import { BattleFrame } from './battle-frame.tsx';
import { useBoardHandlers } from './board-handlers.ts';
import { Coach } from './coach.tsx';
import { Correspondence } from './correspondence.tsx';
import { DeploymentQuestion } from './deployment-question.tsx';
import { DiceTray } from './dice-tray.tsx';
import { Guide } from './guide/guide.tsx';
import { useBattleKeys } from './keys.ts';
import { KeysSheet } from './keys-sheet.tsx';
import { Announcer } from './log/announcer.tsx';
import { LogPanel } from './log/log-panel.tsx';
import { More } from './more.tsx';
import { OddsCard } from './odds-card.tsx';
import { Outlook, SightLines } from './outlook.tsx';
import { OverlayButtons, Overlays, useOverlays } from './overlays.tsx';
import { goOn, leftWords, PhaseButtons } from './phase-bar.tsx';
import { TableTwin } from './table-twin.tsx';
import { TurnSummary } from './turn-summary.tsx';
import { UnitCard, UnitDetails } from './unit-card.tsx';
import { WhyPanel } from './why-panel.tsx';

type TabId = keyof typeof skirmishPlay.tabs;

const TABS = optionsOf<TabId>(skirmishPlay.tabs).map(({ value, label }) => ({ id: value, label }));

export function BattleScreen() {
  const store = useSessionStore();
  const now = useSession(nowOf);
  const state = useSession(shownState);
  const view = useView();
  const hurry = useComputer(store);
  const selected = useSession((session) => session.selected);
  const targets = useSession((session) => session.targets);
  const plan = useSession((session) => session.plan);
  const open = useMemo(() => openUnits(now), [now]);
  const ready = useMemo(() => (isHumans(now) && open.length > 0 ? new Set(open) : undefined), [now, open]);
  const [asking, setAsking] = useAsking(now);
  const [keys, setKeys] = useState(false);
  const overlays = useOverlays();
  const handlers = useBoardHandlers(store);
  const looking = useSession((session) => session.shown !== null);
  const handOver = useHandOver(store, now);
  const elsewhere = useSession(isElsewhere);
  useBattleKeys({
    store,
    view,
    state: now,
    goOn: () => setAsking(goOn(store, now, open, asking)),
    showKeys: () => setKeys(true),
  });
  // While armies are placed nobody can tell yet who will see whom.
  const exposure = useExposure(now, looking || now.phase === 'deployment' ? null : plan);
  return (
    <BattleFrame
      title={skirmish.title}
      state={state}
      board={
        <Board
          view={view}
          state={state}
          selected={selected}
          aimed={targets}
          ready={ready}
          plan={looking ? null : plan}
          handlers={handlers}
          onChoose={(unit, more) => choose(store, unit, more)}
          onFocusUnit={(unit) => store.setState({ looked: unit })}
        >
          <Overlays state={state} shown={overlays.shown} />
          {plan?.problem === null && exposure != null && <SightLines state={now} plan={plan} exposure={exposure} />}
        </Board>
      }
      above={<Guide />}
      notice={
        <>
          {exposure != null && plan?.problem === null && <Outlook state={now} exposure={exposure} />}
          {!looking && <Coach now={now} />}
          <Refusal />
        </>
      }
      below={
        <div className="flex flex-wrap items-center justify-between gap-2">
          <OverlayButtons {...overlays} />
          <ZoomButtons view={view} look="md:hidden" />
          <More onKeys={() => setKeys(true)} />
          <Legend />
        </div>
      }
      side={
        <SidePanel state={state} now={now} open={open}>
          <DiceTray />
          <TurnSummary />
          <DeploymentQuestion />
          {elsewhere && <Correspondence />}
          <p className="pb-1 text-s text-muted" data-testid="left">
            {looking ? skirmishPlay.earlierMoment : sentence(leftWords(now, open))}
          </p>
          {!elsewhere && <PhaseButtons state={now} open={open} asking={asking} onAsk={setAsking} onHurry={hurry} />}
        </SidePanel>
      }
    >
      <Announcer />
      {handOver.name !== undefined && <HandOver name={handOver.name} onReady={handOver.ready} />}
      {keys && <KeysSheet onClose={() => setKeys(false)} />}
    </BattleFrame>
  );
}

/** Asks once before a phase ends; anything that happens takes the question back. */
function useAsking(now: State): readonly [boolean, (asking: boolean) => void] {
  const [asked, setAsked] = useState<State | null>(null);
  return [asked === now, (asking) => setAsked(asking ? now : null)];
}

/** Two people on one device: the other one is called before it decides. */
function useHandOver(store: SessionStore, now: State): { readonly name: string | undefined; ready(): void } {
  const { players } = now.setup;
  const both = players.every((player) => player.kind === 'human') && store.getState().save.pact === undefined;
  const [at, setAt] = useState(now.turn);
  // Once a turn: units are placed, fights chosen and questions answered by both, side by side.
  const due = both && at !== now.turn && now.phase === 'command';
  const ready = () => {
    setAt(now.turn);
    store.setState({ selected: ownChoice(store.getState().selected, now), targets: [], looked: null, plan: null });
  };
  return { name: due ? players[now.actor].name : undefined, ready };
}

/** What the other player looked at is put aside; a unit that has begun something goes on with it. */
function ownChoice(selected: readonly string[], { units, actor, pending }: State): readonly string[] {
  if (pending !== null && pending.kind !== 'overwatch') return [pending.unit];
  return selected.filter((id) => units.some((unit) => unit.id === id && unit.side === actor));
}

interface SidePanelProps {
  readonly state: State;
  readonly now: State;
  readonly open: readonly string[];
  readonly children: React.ReactNode;
}

function SidePanel({ state, now, open, children }: SidePanelProps) {
  const [tab, setTab] = useState<TabId>('unit');
  return (
    <>
      <div className="order-last border-t border-line bg-panel p-2 md:portrait:sticky md:portrait:bottom-0 md:portrait:z-10">
        {children}
      </div>
      <aside aria-label={skirmishPlay.details} className="card flex min-h-0 flex-1 flex-col overflow-hidden">
        <div className="px-3 pt-1">
          <TabList label={skirmishPlay.tabsLabel} tabs={TABS} current={tab} onChoose={(id) => setTab(id)} />
        </div>
        <div
          id={`panel-${tab}`}
          role="tabpanel"
          aria-labelledby={`tab-${tab}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
          tabIndex={0}
          className="min-h-0 flex-1 overflow-y-auto px-3 py-2 -outline-offset-2"
        >
          {tab === 'unit' && <UnitTab state={state} now={now} open={open} />}
          {tab === 'log' && <LogPanel />}
          {tab === 'table' && <TableTwin state={state} open={open} />}
          {tab === 'why' && <WhyPanel now={now} />}
        </div>
      </aside>
    </>
  );
}

function UnitTab({ state, now, open }: Omit<SidePanelProps, 'children'>) {
  const selected = useSession((session) => session.selected);
  const targets = useSession((session) => session.targets);
  const looked = useSession((session) => session.looked);
  const showOdds = useSettings((settings) => settings.showOdds);
  const unit = unitById(state, selected[0] ?? '');
  const enemy = [looked, ...targets].find((id) => {
    const other = unitById(state, id ?? '');
    return other !== undefined && unit !== undefined && other.side !== unit.side && other.models.length > 0;
  });
  const mine = useSession((session) => isHumans(nowOf(session)) && !isElsewhere(session));
  if (now.pending?.kind === 'overwatch' && mine) return <OverwatchQuestion state={now} />;
  if (unit === undefined) {
    if (!mine) return <p className="py-3 text-s text-muted">{skirmishPlay.selectUnit}</p>;
    return <UnitChoice state={now} open={open} />;
  }
  return (
    <>
      <UnitCard state={state} unit={unit} />
      {state === now && mine && <PhaseActions state={now} unit={unit} />}
      {showOdds && enemy != null && <OddsCard state={state} units={selected} target={enemy} />}
      {state === now && mine && <Several phase={now.phase} selected={selected} />}
      <UnitDetails state={state} unit={unit} />
    </>
  );
}

const TOGETHER: Partial<Record<Phase, string>> = skirmishPlay.together;

/** What Shift does on a keyboard: the next tap adds to what is chosen. */
function Several({ phase, selected }: { readonly phase: Phase; readonly selected: readonly string[] }) {
  const store = useSessionStore();
  const several = useSession((session) => session.several);
  const label = TOGETHER[phase];
  if (label === undefined) return null;
  return (
    <div className="flex flex-wrap items-center gap-2 pb-2 text-s">
      <button
        type="button"
        className="button"
        aria-pressed={several}
        onClick={() => store.setState({ several: !several })}
      >
        {label}
      </button>
      {selected.length > 1 && <span className="text-muted">{skirmishPlay.selected(selected.length)}</span>}
    </div>
  );
}
