// Battles of this visit, and the way to one kept on the device.
import { hash, type Setup } from '@oddsmith/skirmish';
import { skirmish } from '../../language/english/skirmish/skirmish.ts';
import { refusalWords } from './refusal-words.ts';
import { battleText, keepBattle, newBattleId } from './saved-battles.ts';
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
  const store = sessionOf(id, opened.value.save, opened.value.played);
  open.set(id, store);
  return { ok: true, store };
}

export type TakenBattle = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly why: string };

/** A file or link as a battle of its own on this device; nothing that is kept is touched. */
export async function takeBattle(text: string, id: string): Promise<TakenBattle> {
  const opened = await askEngine((engine) => engine.open(text));
  if (!opened.ok) return { ok: false, why: refusalWords(opened.problem) };
  const store = sessionOf(id, opened.value.save, opened.value.played);
  open.set(id, store);
  void keepBattle(id, opened.value.save, nowOf(store.getState()));
  return { ok: true, id };
}
