// One battle in front of the player: its actions and states, what is selected, and what was said about the last attempt.
import {
  type Action,
  apply,
  type BattleEvent,
  type Candidate,
  consolidations,
  diceFor,
  extend,
  hash,
  isTakenBack,
  newSave,
  openUnits,
  type Phase,
  type Played,
  pactStage,
  type Refused,
  type Save,
  type Setup,
  type State,
  start,
  throwsDice,
} from '@oddsmith/skirmish';
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { skirmish } from '../../language/english/skirmish/skirmish.ts';
import type { Plan } from './plan.ts';
import { keepBattle, newBattleId } from './saved-battles.ts';

/** A decision of the computer with a reason, and what it was weighed against. */
export interface Thought {
  /** After so many actions. */
  readonly at: number;
  readonly round: number;
  readonly action: Action;
  readonly why: readonly Candidate[];
}

/** Why nothing came of the last attempt: said by the rules, or by the page in words. */
type SessionProblem = Omit<Refused, 'message'> & { readonly message: Refused['message'] | string };

export interface Session {
  readonly id: string;
  /** In a battle by link the side that is played here; null where both are. */
  readonly seat: 0 | 1 | null;
  readonly save: Save;
  /** Before the first action, and after each. */
  readonly states: readonly State[];
  readonly events: readonly (readonly BattleEvent[])[];
  /** Taken back, the next to be done again first. */
  readonly undone: readonly Action[];
  /** The moment looked at instead of now. */
  readonly shown: number | null;
  readonly selected: readonly string[];
  /** Enemies aimed at. */
  readonly targets: readonly string[];
  /** The enemy under the mouse, the focus or a long press. */
  readonly looked: string | null;
  /** Models are moved one by one. */
  readonly single: boolean;
  /** What is chosen comes on top of what is selected or aimed at. */
  readonly several: boolean;
  /** Weapons with Precision pick out the leader. */
  readonly precise: boolean;
  /** A move that is not made yet. */
  readonly plan: Plan | null;
  readonly problem: SessionProblem | null;
  readonly thinking: boolean;
  /** What the computer weighed before its decisions of this visit, the newest first. */
  readonly thoughts: readonly Thought[];
  /** A sentence while the battle is not kept. */
  readonly notKept: string | undefined;
  /** Counts the actions whose dice are to be shown. */
  readonly thrown: number;
}

export type SessionStore = StoreApi<Session>;

export function newSession(setup: Setup, seed: number, name: string): SessionStore {
  const save = newSave(setup, seed, name);
  return sessionOf(newBattleId(), save, { states: [start(setup)], events: [] });
}

export function sessionOf(id: string, save: Save, { states, events }: Played, seat: 0 | 1 | null = null): SessionStore {
  return createStore<Session>(() => ({
    id,
    seat,
    save,
    states,
    events,
    undone: [],
    shown: null,
    selected: [],
    targets: [],
    looked: null,
    single: false,
    several: false,
    precise: false,
    plan: null,
    problem: null,
    thinking: false,
    thoughts: [],
    notKept: undefined,
    thrown: 0,
  }));
}

export function nowOf({ states }: Session): State {
  return states[states.length - 1];
}

/** The state on screen: now, or the moment that is looked at. */
export function shownState({ states, shown }: Session): State {
  return states[shown ?? states.length - 1];
}

export function isHumans(state: State): boolean {
  return state.phase !== 'over' && state.setup.players[state.actor].kind === 'human';
}

/** In a battle by link: the other player decides, or the dice are not agreed on yet. */
export function isElsewhere(session: Session): boolean {
  const { seat, save } = session;
  if (save.pact === undefined) return false;
  return pactStage(save.pact) !== 'sealed' || nowOf(session).actor !== seat;
}

function keep(store: SessionStore): void {
  const session = store.getState();
  void keepBattle(session.id, session.save, nowOf(session)).then((notKept) => {
    if (notKept !== store.getState().notKept) store.setState({ notKept });
  });
}

/** What nothing is left of after an action, done or taken back. */
const SETTLED = { shown: null, plan: null, problem: null, targets: [] } as const;

/** Does it, or says why not; whether it was done. */
export function act(store: SessionStore, action: Action, undone: readonly Action[] = []): boolean {
  const session = store.getState();
  const state = nowOf(session);
  if (isElsewhere(session)) {
    store.setState({ problem: { code: 'skirmish/not-your-turn', path: '', message: skirmish.elsewhere } });
    return false;
  }
  const applied = apply(state, action, diceFor(session.save.seed, state.throws));
  if (!applied.ok) {
    store.setState({ problem: applied.problem });
    return false;
  }
  const threw = applied.state.throws > state.throws;
  store.setState({
    save: extend(session.save, action, applied.state),
    states: [...session.states, applied.state],
    events: [...session.events, applied.events],
    ...SETTLED,
    undone,
    selected: nextSelected(session.selected, action, applied.state),
    precise: false,
    thrown: session.thrown + (threw ? 1 : 0),
  });
  keep(store);
  settleConsolidation(store);
  return true;
}

/** A unit that has fought and can only stay where it is does so unasked. */
function settleConsolidation(store: SessionStore): void {
  const state = nowOf(store.getState());
  const { pending } = state;
  if (!isHumans(state) || pending?.kind !== 'fight' || pending.stage !== 'consolidate') return;
  const found = consolidations(state, pending.unit);
  if (found.length === 1) act(store, found[0]);
}

/** Phases in which units act one after the other, in any order. */
const ONE_BY_ONE: readonly Phase[] = ['movement', 'shooting', 'charge'];

/** A unit that is done hands on to the next one that can still act, in the order of the force; everything else stays selected. */
function nextSelected(selected: readonly string[], action: Action, state: State): readonly string[] {
  const kept = stillThere(selected, state);
  const acts = 'unit' in action && isHumans(state) && state.pending === null && ONE_BY_ONE.includes(state.phase);
  if (!acts || selected.length !== 1 || selected[0] !== action.unit) return kept;
  return nextOpen(state, action.unit) ?? kept;
}

/** The next unit that can still act after this one; undefined where it can itself, or nobody can. */
export function nextOpen(state: State, after: string | undefined, skips = false): readonly string[] | undefined {
  const open = openUnits(state);
  if (open.length === 0 || (!skips && after !== undefined && open.includes(after))) return undefined;
  const order = state.units.map(({ id }) => id);
  const at = after === undefined ? -1 : order.indexOf(after);
  return [[...order.slice(at + 1), ...order.slice(0, at + 1)].find((id) => open.includes(id)) ?? open[0]];
}

function stillThere(selected: readonly string[], state: State): readonly string[] {
  return selected.filter((id) => state.units.some((unit) => unit.id === id && unit.models.length > 0));
}

/** Why the last action stands, or null when it can be taken back (S88). */
export function whyNoUndo({ save, states, seat }: Session): string | null {
  const last = save.actions.at(-1);
  if (last === undefined) return skirmish.noUndo.nothing;
  const before = states[states.length - 2];
  if (seat !== null && before.actor !== seat) return skirmish.noUndo.otherSide;
  if (isTakenBack(before, last)) return null;
  return throwsDice(before, last) ? skirmish.noUndo.dice : skirmish.noUndo.otherSide;
}

export function undo(store: SessionStore): void {
  const session = store.getState();
  // What is only planned goes first.
  if (session.plan !== null) {
    store.setState({ plan: null, problem: null });
    return;
  }
  const why = whyNoUndo(session);
  if (why !== null) {
    store.setState({ problem: { code: 'skirmish/no-undo', path: '', message: why } });
    return;
  }
  const states = session.states.slice(0, -1);
  const actions = session.save.actions.slice(0, -1);
  store.setState({
    save: { ...session.save, actions, hash: hash(states[states.length - 1]) },
    states,
    events: session.events.slice(0, -1),
    undone: [session.save.actions[actions.length], ...session.undone],
    ...SETTLED,
  });
  keep(store);
}

export function redo(store: SessionStore): void {
  const [next, ...rest] = store.getState().undone;
  if (next !== undefined) act(store, next, rest);
}

export const SessionContext = createContext<SessionStore | undefined>(undefined);

export function useSessionStore(): SessionStore {
  const store = useContext(SessionContext);
  if (store === undefined) throw new Error('a battle is needed around this component');
  return store;
}

export function useSession<T>(select: (session: Session) => T): T {
  return useStore(useSessionStore(), select);
}
