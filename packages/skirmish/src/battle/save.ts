// A battle on file: its setup, a seed and its actions. Everything else follows (S87-S89).
import { fact, unspokenFromZod, z } from '@oddsmith/games';
import type { Message } from '@oddsmith/words';
import { type Parsed, type Setup, setupSchema } from '../setup/schema.ts';
import { type Refused, say } from '../words/say.ts';
import type { Action } from './action.ts';
import { apply, throwsDice } from './apply/index.ts';
import { diceFor } from './dice.ts';
import type { BattleEvent } from './event.ts';
import { hash } from './hash.ts';
import { isKept, type Pact, pactSchema } from './pact.ts';
import { stateOfPosition, stateSchema } from './position.ts';
import { problemOf } from './reasons.ts';
import { start } from './start.ts';
import type { State } from './state.ts';

export const MOST_ACTIONS = 5_000;
export const MOST_BYTES = 5_000_000;
export const FORMAT = 'oddsmith-skirmish';

const saveSchema = z.strictObject({
  format: z.literal(FORMAT, { error: fact('is', { value: `"${FORMAT}"` }) }),
  version: z.literal(1, { error: fact('is', { value: '1' }) }),
  name: z.string().max(200).default(''),
  setup: setupSchema,
  seed: z.int().min(0).max(4_294_967_295),
  /** Where it starts, unless at the deployment its setup describes. */
  from: stateSchema.optional(),
  pact: pactSchema.optional(),
  /** Each is judged when it is played. */
  actions: z.array(z.unknown()).max(MOST_ACTIONS, { error: fact('at-most-of', { most: MOST_ACTIONS, of: 'actions' }) }),
  hash: z.string().max(64),
});

export interface Save {
  readonly format: typeof FORMAT;
  readonly version: 1;
  readonly name: string;
  readonly setup: Setup;
  readonly seed: number;
  readonly from?: Omit<State, 'setup'> | undefined;
  /** Between two people in two places: how they came by their dice. */
  readonly pact?: Pact | undefined;
  readonly actions: readonly Action[];
  readonly hash: string;
}

export interface Played {
  /** Before the first action, and after each. */
  readonly states: readonly State[];
  readonly events: readonly (readonly BattleEvent[])[];
}

export function newSave(setup: Setup, seed: number, name = ''): Save {
  return { format: FORMAT, version: 1, name, setup, seed, actions: [], hash: hash(start(setup)) };
}

/** A battle that begins in the middle. */
export function saveFrom({ setup, ...from }: State, seed: number, name = ''): Save {
  return { format: FORMAT, version: 1, name, setup, seed, from, actions: [], hash: hash({ ...from, setup }) };
}

/** The state before the first action. */
export function openingOf({ setup, from }: Pick<Save, 'setup' | 'from'>): State {
  return from === undefined ? start(setup) : { ...from, setup };
}

/** Replays every action; the first that is not legal refuses the whole. */
function replay(opening: State, seed: number, actions: readonly unknown[]): Parsed<Played> {
  const states = [opening];
  const events: (readonly BattleEvent[])[] = [];
  for (const [index, action] of actions.entries()) {
    const state = states[index];
    const applied = apply(state, action, diceFor(seed, state.throws));
    if (!applied.ok) return { ok: false, problem: illegal(index, applied.problem) };
    states.push(applied.state);
    events.push(applied.events);
  }
  return { ok: true, value: { states, events } };
}

function illegal(index: number, { message }: Refused): Refused {
  return { code: 'skirmish/illegal-action', path: `actions[${index}]`, message };
}

export function play(save: Save): Parsed<Played> {
  const played = replay(openingOf(save), save.seed, save.actions);
  if (!played.ok || hash(played.value.states[save.actions.length]) === save.hash) return played;
  return { ok: false, problem: problemOf('hash-differs', 'hash') };
}

/** A file or link as it came: checked, replayed and compared. */
export function parseSave(text: string): Parsed<{ readonly save: Save; readonly played: Played }> {
  if (text.length > MOST_BYTES) return refusal('too-large', say('too-large', { most: MOST_BYTES, got: text.length }));
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refusal('malformed-json', say('malformed-json'));
  }
  const parsed = saveSchema.safeParse(value);
  if (!parsed.success) return { ok: false, problem: unspokenFromZod('skirmish', parsed.error, value) };
  const { setup, from, pact, seed } = parsed.data;
  if (from !== undefined) {
    const begun = stateOfPosition(setup, from);
    if (!begun.ok) return { ok: false, problem: { ...begun.problem, path: `from.${begun.problem.path}` } };
  }
  if (pact !== undefined && !isKept(pact, seed, parsed.data.actions.length))
    return refusal('pact-broken', say('pact-broken'), 'pact');
  const played = play(parsed.data as Save);
  if (!played.ok) return played;
  return { ok: true, value: { save: parsed.data as Save, played: played.value } };
}

function refusal(code: string, message: Message, path = ''): { readonly ok: false; readonly problem: Refused } {
  return { ok: false, problem: { code: `skirmish/${code}`, path, message } };
}

/** One more action, with the hash that belongs to it. */
export function extend(save: Save, action: Action, state: State): Save {
  return { ...save, actions: [...save.actions, action], hash: hash(state) };
}

/** S88: an action of a human's that threw no dice can be taken back. */
export function isTakenBack(before: State, action: Action): boolean {
  return before.setup.players[before.actor].kind === 'human' && !throwsDice(before, action);
}
