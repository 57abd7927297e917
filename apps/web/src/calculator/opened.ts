// The battle a mode opens with: that of the address, else the one that was left here, with what the player changed elsewhere since.
import { complete, sameValue } from '@oddsmith/games';
import type { LinkState } from '../battle/link.ts';
import { type Check, type Opening, openCode } from '../battle/opening.ts';
import type { Carry } from '../battle/pair.ts';
import { defaultState } from '../battle/store.ts';
import { undoable } from '../battle/undo-log.ts';
import { stateLeft, visitsSince } from '../battle/visits.ts';
import type { CalculatorDescription } from '../engine/engine.ts';
import { withChangesSince, withPair } from './carried.ts';

export interface Opened extends Opening {
  /** What can be taken back, oldest first. */
  readonly past: readonly unknown[];
}

export interface Engines {
  readonly carry: Carry | undefined;
  readonly check: Check;
  standardOf(calculator: string): Promise<unknown>;
}

export async function openMode(description: CalculatorDescription, code: string, engines: Engines): Promise<Opened> {
  const left = await soundState(description, engines.check);
  const opening = code === '' ? await openLeft(description, left, engines) : await openLink(description, code, engines);
  const present = complete(description.form, opening.state.input);
  const past = undoable(description, present);
  // Whatever an address brought, the way back is to what stood here before.
  const isOther = code !== '' && left !== undefined && !sameValue(left.input, present);
  return { ...opening, past: isOther ? [...undoable(description, left.input), left.input] : past };
}

function openLink(description: CalculatorDescription, code: string, { check }: Engines): Promise<Opening> {
  return openCode(description, code, check);
}

async function openLeft(
  description: CalculatorDescription,
  left: LinkState | undefined,
  { carry, ...engines }: Engines,
): Promise<Opening> {
  const state = left ?? defaultState(description);
  if (carry === undefined) return { state, notice: undefined };
  const isFresh = left === undefined || sameValue(left.input, description.standard);
  const taken = isFresh ? withPair : withChangesSince;
  const input = await taken(description, state.input, { ...engines, carry, since: visitsSince(description.id) });
  return { state: { ...state, input }, notice: undefined };
}

/** One that another version kept may make no battle any more. */
async function soundState({ id, standard }: CalculatorDescription, check: Check): Promise<LinkState | undefined> {
  const state = stateLeft(id);
  if (state === undefined || sameValue(state.input, standard)) return state;
  return (await check(id, state.input)) === null ? state : undefined;
}
