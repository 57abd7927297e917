// Battles of this visit, and the way to one kept on the device.
import {
  commitTo,
  hash,
  joinPact,
  newSave,
  type Pact,
  type Played,
  pactStage,
  revealIn,
  type Save,
  type Setup,
  type State,
  saveFrom,
  seedOfPact,
  sequelOf,
  start,
} from '@oddsmith/skirmish';
import { skirmish } from '../../language/english/skirmish/skirmish.ts';
import { refusalWords } from './refusal-words.ts';
import { battleText, keepBattle, newBattleId } from './saved-battles.ts';
import { keepSeat, newSecret, seatOf } from './seats.ts';
import { newSession, nowOf, type SessionStore, sessionOf } from './session.ts';
import { askEngine } from './threads.ts';

const open = new Map<string, SessionStore>();

export function startBattle(setup: Setup, seed: number, name: string): string {
  const store = newSession(setup, seed, name);
  const session = store.getState();
  open.set(session.id, store);
  void keepBattle(session.id, session.save, nowOf(session));
  return session.id;
}

/** A battle that begins in the middle. */
export function startFrom(state: State, seed: number, name: string): string {
  const id = newBattleId();
  const save = saveFrom(state, seed, name);
  open.set(id, sessionOf(id, save, { states: [state], events: [] }));
  void keepBattle(id, save, state);
  return id;
}

/** A battle for two people in two places; this one sits at side 0 and commits to a secret. */
export async function startByLink(setup: Setup, name: string): Promise<string> {
  const [id, secret] = [newBattleId(), newSecret()];
  const pact = commitTo(secret);
  const save: Save = { ...newSave(setup, 0, name), pact };
  const state = start(setup);
  open.set(id, sessionOf(id, save, { states: [state], events: [] }, 0));
  await keepSeat(pact, { side: 0, secret, battle: id });
  await keepBattle(id, save, state);
  return id;
}

/** The moment before an action as a battle of its own, for a person to decide otherwise. */
export function tryAgain(store: SessionStore, action: number, side: 0 | 1, name: (battle: string) => string): string {
  const { save, states, events } = store.getState();
  const players = save.setup.players.map((player, index) =>
    index === side ? { kind: 'human' as const, name: player.name } : player,
  ) as [Setup['players'][0], Setup['players'][1]];
  const setup = { ...save.setup, players };
  const cut = {
    ...save,
    setup,
    name: name(save.name),
    actions: save.actions.slice(0, action),
    hash: hash(states[action]),
  };
  const id = newBattleId();
  const begun = sessionOf(id, cut, {
    states: states.slice(0, action + 1).map((state) => ({ ...state, setup })),
    events: events.slice(0, action),
  });
  open.set(id, begun);
  void keepBattle(id, cut, nowOf(begun.getState()));
  return id;
}

export type FoundBattle =
  | { readonly ok: true; readonly store: SessionStore }
  | { readonly ok: false; readonly why: string };

export async function findBattle(id: string): Promise<FoundBattle> {
  const known = open.get(id);
  if (known !== undefined) return { ok: true, store: known };
  const text = await battleText(id);
  if (text === undefined) return { ok: false, why: skirmish.notKept };
  const opened = await askEngine((engine) => engine.open(text));
  if (!opened.ok) return { ok: false, why: refusalWords(opened.problem) };
  const { save, played } = opened.value;
  const seat = save.pact === undefined ? undefined : await seatOf(save.pact);
  const store = sessionOf(id, save, played, seat?.side ?? null);
  open.set(id, store);
  return { ok: true, store };
}

export type TakenBattle =
  | { readonly ok: true; readonly id: string; readonly byLink: boolean }
  | { readonly ok: false; readonly why: string };

/** A file or link as a battle of its own on this device; nothing that is kept is touched. */
export async function takeBattle(text: string, id: string): Promise<TakenBattle> {
  const opened = await askEngine((engine) => engine.open(text));
  if (!opened.ok) return { ok: false, why: refusalWords(opened.problem) };
  const { save, played } = opened.value;
  if (save.pact !== undefined) return takeTurn(save, save.pact, played, id);
  const store = sessionOf(id, save, played);
  open.set(id, store);
  void keepBattle(id, save, nowOf(store.getState()));
  return { ok: true, id, byLink: false };
}

/** What a pact still waits for, done by who sits here; the seed of the dice once both secrets are known. */
function continued(save: Save, pact: Pact, side: 0 | 1, secret: string): Save {
  const stage = pactStage(pact);
  if (stage === 'join' && side === 1) return { ...save, pact: joinPact(pact, secret) };
  if (stage !== 'reveal' || side !== 0) return save;
  const sealed = revealIn(pact, secret);
  return { ...save, pact: sealed, seed: seedOfPact(sealed) ?? 0 };
}

/** A turn from elsewhere: it goes on with the battle that is known here, and may not change its past. */
async function takeTurn(came: Save, pact: Pact, played: Played, newId: string): Promise<TakenBattle> {
  const seat = await seatOf(pact);
  if (seat === undefined) {
    const secret = newSecret();
    // Who opens a battle that is under way sits at neither side: it can be watched.
    const joins = pactStage(pact) === 'join';
    const save = joins ? continued(came, pact, 1, secret) : came;
    if (joins) await keepSeat(pact, { side: 1, secret, battle: newId });
    open.set(newId, sessionOf(newId, save, played, joins ? 1 : null));
    await keepBattle(newId, save, played.states[played.states.length - 1]);
    return { ok: true, id: newId, byLink: true };
  }
  const found = await findBattle(seat.battle);
  const known = found.ok ? found.store.getState().save : undefined;
  const sequel = known === undefined ? 'goes-on' : sequelOf(known, came);
  if (sequel === 'rewritten') return { ok: false, why: skirmish.rewritten };
  if (sequel === 'goes-on') {
    const save = continued(came, pact, seat.side, seat.secret);
    const state = played.states[played.states.length - 1];
    const next = sessionOf(seat.battle, save, played, seat.side).getState();
    if (found.ok) found.store.setState(next);
    else open.set(seat.battle, sessionOf(seat.battle, save, played, seat.side));
    await keepBattle(seat.battle, save, state);
  }
  return { ok: true, id: seat.battle, byLink: true };
}
