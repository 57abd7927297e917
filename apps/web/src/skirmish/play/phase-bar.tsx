// The score, where the turn stands, what is left to do, and the one button that goes on.
import { type Action, legal, type Phase, type State, type UnitState } from '@oddsmith/skirmish';
import { Redo2, Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { formatChance } from '../../format/number.ts';
import { skirmishPlay } from '../../language/english/skirmish/play.ts';
import { skirmish } from '../../language/english/skirmish/skirmish.ts';
import { takeBack } from '../session/controls.ts';
import { act, isHumans, redo, type SessionStore, useSession, useSessionStore, whyNoUndo } from '../session/session.ts';
import { PHASE_WORDS, TURN_PHASES, unitNameOf } from '../words.ts';
import { STRONG } from './strong.ts';

const { left: words, turn } = skirmishPlay;

export function ScoreLine({ state }: { readonly state: State }) {
  const { players } = state.setup;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 text-s" data-testid="score">
      <span className="flex gap-3">
        {([0, 1] as const).map((side) => (
          <span key={side} className={side === 0 ? 'text-attacker-ink' : 'text-defender-ink'}>
            <span aria-hidden>{side === 0 ? '●' : '◎'}</span> {players[side].name}{' '}
            <b className="text-l">{state.vp[side]}</b>
            <span className="text-muted">
              {skirmishPlay.vp}
              {state.setup.stratagems && skirmishPlay.cp(state.cp[side])}
            </span>
          </span>
        ))}
      </span>
      <span className="text-muted">
        {turn.roundOf(state.round)} · {state.phase === 'over' ? turn.over : turn.of(players[state.turn].name)}
      </span>
    </div>
  );
}

export function PhaseSteps({ state }: { readonly state: State }) {
  const phases: readonly Phase[] =
    state.phase === 'deployment' || state.phase === 'roll-off' ? ['deployment', 'roll-off'] : TURN_PHASES;
  return (
    <ol className="flex gap-1 text-s" aria-label={turn.phases}>
      {phases.map((phase) => (
        <li
          key={phase}
          aria-current={phase === state.phase ? 'step' : undefined}
          className="flex-auto truncate border-b-2 sm:flex-1 border-line pb-0.5 text-center text-muted aria-[current=step]:border-accent aria-[current=step]:font-semibold aria-[current=step]:text-ink"
        >
          {PHASE_WORDS[phase]}
        </li>
      ))}
    </ol>
  );
}

const CAN_STILL: { readonly [phase in Phase]?: (units: number) => string } = words.canStill;

/** A roll or a fight that waits for somebody: who, and for what. */
function pendingWords(state: State, pending: NonNullable<State['pending']>): string {
  const who = state.setup.players[state.actor].name;
  if (pending.kind === 'overwatch') return words.overwatch(who);
  const unit = unitNameOf(state, pending.unit);
  if (pending.kind === 'advance') return words.advance(unit, pending.roll);
  if (pending.kind === 'charge') return words.charge(unit, pending.dice[0] + pending.dice[1]);
  return pending.stage === 'strike' ? words.strike(who, unit) : words.consolidate(who, unit);
}

/** "2 units can still shoot". */
export function leftWords(state: State, open: readonly string[]): string {
  if (state.pending !== null) return pendingWords(state, state.pending);
  const who = state.setup.players[state.actor].name;
  if (state.phase === 'deployment') return words.toPlace(who, open.length);
  if (state.phase === 'fight') return words.toFight(state.fightStep === 'first', who, open.length);
  const canStill = CAN_STILL[state.phase];
  if (canStill === undefined) return '';
  return open.length === 0 ? words.nothing : canStill(open.length);
}

interface Onward {
  readonly label: string;
  readonly action: Action;
  readonly asks: boolean;
}

function onwardOf(state: State, open: readonly string[]): Onward | undefined {
  const { actions } = legal(state);
  if (actions.includes('roll-off')) return { label: turn.rollOff, action: { type: 'roll-off' }, asks: false };
  if (actions.includes('command')) return { label: turn.begin(state.round), action: { type: 'command' }, asks: false };
  if (actions.includes('end-phase'))
    return { label: turn.end(skirmish.phaseNames[state.phase]), action: { type: 'end-phase' }, asks: open.length > 0 };
  return undefined;
}

/** Goes on to the next phase; true where it asks before, because something is left to do. */
export function goOn(store: SessionStore, state: State, open: readonly string[], asked: boolean): boolean {
  const onward = onwardOf(state, open);
  if (onward === undefined || !isHumans(state)) return false;
  if (onward.asks && !asked) return true;
  act(store, onward.action);
  return false;
}

interface PhaseButtonsProps {
  readonly state: State;
  readonly open: readonly string[];
  readonly asking: boolean;
  onAsk(asking: boolean): void;
  onHurry(): void;
}

export function PhaseButtons({ state, open, asking, onAsk, onHurry }: PhaseButtonsProps) {
  const store = useSessionStore();
  const thinking = useSession((session) => session.thinking);
  const looking = useSession((session) => session.shown !== null);
  const stuck = useSession(whyNoUndo);
  const again = useSession((session) => session.undone.length > 0);
  const onward = onwardOf(state, open);
  const human = isHumans(state);
  return (
    <div className="flex items-center gap-2">
      <IconButton
        label={stuck === null ? turn.undo : turn.noUndo(stuck)}
        look={stuck === null ? '' : 'text-muted opacity-60'}
        onClick={() => takeBack(store)}
      >
        <Undo2 aria-hidden className="size-4" />
      </IconButton>
      <IconButton label={turn.redo} look="" disabled={!again} onClick={() => redo(store)}>
        <Redo2 aria-hidden className="size-4" />
      </IconButton>
      <div className="min-w-0 flex-1">
        {looking ? (
          <button type="button" className={`button w-full ${STRONG}`} onClick={() => store.setState({ shown: null })}>
            {turn.backToNow}
          </button>
        ) : thinking ? (
          <Thinking state={state} onHurry={onHurry} />
        ) : asking ? (
          <div className="flex gap-2">
            <button type="button" className="button flex-1" onClick={() => onAsk(false)}>
              {turn.notYet}
            </button>
            <button type="button" className={`button flex-1 ${STRONG}`} onClick={() => goOn(store, state, open, true)}>
              {turn.endAnyway}
            </button>
          </div>
        ) : (
          human &&
          onward !== undefined && (
            <button
              type="button"
              className={`button w-full ${STRONG}`}
              onClick={() => goOn(store, state, open, false) && onAsk(true)}
            >
              {onward.label}
            </button>
          )
        )}
      </div>
    </div>
  );
}

/** Shares of a turn that its phases take, as the computer plays them: most of its thought goes into moves. */
const SHARES: { readonly [phase in Phase]?: readonly [from: number, to: number] } = {
  movement: [0, 0.6],
  shooting: [0.6, 0.8],
  charge: [0.8, 0.9],
  fight: [0.9, 1],
};

const IS_DONE: { readonly [phase in Phase]?: (unit: UnitState) => boolean } = {
  movement: ({ moved }) => moved !== 'no',
  shooting: ({ shot }) => shot,
  charge: ({ declared }) => declared,
  fight: ({ fought }) => fought,
};

/** How much of a turn is over, by phases and by the units that are done in this one. */
function shareOfTurn({ phase, units, turn: side }: State): number {
  const [from, to] = SHARES[phase] ?? [0, 0];
  const own = units.filter((unit) => unit.side === side && unit.models.length > 0);
  const isDone = IS_DONE[phase];
  const done = isDone === undefined || own.length === 0 ? 0 : own.filter(isDone).length / own.length;
  return from + (to - from) * done;
}

function Thinking({ state, onHurry }: { readonly state: State; onHurry(): void }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 1000);
    return () => clearTimeout(timer);
  }, []);
  const share = shareOfTurn(state);
  const thinks = turn.thinks(state.setup.players[state.actor].name);
  return (
    <div className="flex items-center gap-2 text-s" data-testid="thinking">
      <span className="min-w-0 flex-1">
        <span className="block truncate">
          {thinks} <span className="text-muted">{turn.shareDone(formatChance(share))}</span>
        </span>
        <progress className="block h-1 w-full accent-(--accent)" value={share} max={1} aria-label={thinks} />
      </span>
      {late && (
        <button type="button" className="button" onClick={onHurry}>
          {turn.decideNow}
        </button>
      )}
    </div>
  );
}
