// The armies at hand: the two lists that were pasted for this game, those kept in this browser, and the examples.

import { type Army, type ArmySide, type Host, type Hosts, hostOf, SIDES } from '../../places/armies/army.ts';
import { keptArmies } from '../../places/armies/slots/army-storage.ts';
import { armyIn } from '../../store/army-slots.ts';
import { readLists, readSamples } from './units/read-armies.ts';

const GAME = 'grimdark';

/** Milliseconds since 1970; 0 where nothing was pasted. */
export async function newestArmy(): Promise<number> {
  const kept = await Promise.all(SIDES.map((side) => armyIn(GAME, side)));
  return Math.max(0, ...kept.map((one) => one?.at ?? 0));
}

export async function ownArmies(): Promise<{ readonly hosts: Partial<Hosts>; readonly at: number }> {
  const [attacker, defender] = await Promise.all([hostIn('attacker'), hostIn('defender')]);
  return {
    hosts: { ...(attacker === undefined ? {} : { attacker }), ...(defender === undefined ? {} : { defender }) },
    at: await newestArmy(),
  };
}

/** Undefined where the slot is empty, or its list can no longer be read: then the sample army stands there. */
async function hostIn(side: ArmySide): Promise<Host | undefined> {
  const kept = await armyIn(GAME, side);
  if (kept === undefined) return undefined;
  const reading = await readLists([kept.list]);
  return reading?.ok ? hostOf(reading.army) : undefined;
}

/** Those a unit can be picked from, the one of its side first; each army once, under the first heading it has. */
export async function armiesFor(side: ArmySide): Promise<readonly Army[]> {
  const [slots, kept, samples] = await Promise.all([ownArmies(), keptArmies(), readSamples()]);
  const other = side === 'attacker' ? 'defender' : 'attacker';
  const pasted = [slots.hosts[side], slots.hosts[other]].flatMap((host) => (host === undefined ? [] : [host.army]));
  const all = [...pasted, ...kept, ...samples];
  return all.filter(({ key }, place) => all.findIndex((army) => army.key === key) === place);
}
