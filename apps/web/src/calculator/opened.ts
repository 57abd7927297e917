// The battle a mode opens with: that of the address, else the one that was left here, with what the player changed elsewhere since.
import { complete, sameValue } from '@oddsmith/games';
import type { LinkState } from '../battle/link.ts';
import { currentTab, enterBattle } from '../battle/open-battles.ts';
import { type Check, type Opening, openCode } from '../battle/opening.ts';
import type { Carry } from '../battle/pair.ts';
import { type BattleStore, createBattleStore, defaultState, heldBy } from '../battle/store.ts';
import { stateLeft, stateLogged, visitsSince } from '../battle/visits.ts';
import type { CalculatorDescription } from '../engine/engine.ts';
import { record } from '../undo/log.ts';

export interface Engines {
  readonly carry: Carry | undefined;
  readonly check: Check;
  standardOf(calculator: string): Promise<unknown>;
}

/** In the open battle of this window; every change goes into the log of undo. */
export async function openBattleStore(
  description: CalculatorDescription,
  code: string,
  engines: Engines,
): Promise<BattleStore> {
  const { id, form } = description;
  const document = `battle ${id}`;
  const isKnown = enterBattle(id, code);
  const tab = currentTab();
  const logged = stateLogged(id);
  const left = await soundState(description, engines.check);
  const opening =
    code === '' ? await openLeft(description, left, engines) : await openCode(description, code, engines.check);
  const store = createBattleStore(description, opening.state, opening.notice, (before, after, place) =>
    record({ document, tab: currentTab(), before, after, place }),
  );
  // Whatever an address brought, the way back is to what stood here before; what was taken over from another mode goes back with what was
  // changed there.
  const { input, pinned } = logged ?? defaultState(description);
  const before = { input: complete(form, input), ...(pinned !== undefined && { pinned: complete(form, pinned) }) };
  if (code === '' || (logged !== undefined && !isKnown))
    record({ document, tab, before, after: heldBy(store.getState()), joined: code === '' });
  return store;
}

async function openLeft(
  description: CalculatorDescription,
  left: LinkState | undefined,
  { carry, ...engines }: Engines,
): Promise<Opening> {
  const state = left ?? defaultState(description);
  const since = visitsSince(description.id);
  if (carry === undefined || since.length === 0) return { state, notice: undefined };
  const { withChangesSince, withPair } = await import('./carried.ts');
  const isFresh = left === undefined || sameValue(left.input, description.standard);
  const taken = isFresh ? withPair : withChangesSince;
  const input = await taken(description, state.input, { ...engines, carry, since });
  return { state: { ...state, input }, notice: undefined };
}

/** One that another version kept may make no battle any more. */
async function soundState({ id, standard }: CalculatorDescription, check: Check): Promise<LinkState | undefined> {
  const state = stateLeft(id);
  if (state === undefined || sameValue(state.input, standard)) return state;
  return (await check(id, state.input)) === null ? state : undefined;
}
