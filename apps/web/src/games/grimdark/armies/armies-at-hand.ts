// The armies a unit can be picked from: the one of its side first, then the other's, kept lists and the examples.

import type { Army, ArmySide } from './army.ts';
import { keptArmies } from './army-storage.ts';
import { ownArmies } from './own-armies.ts';
import { readSamples } from './read-armies.ts';

/** Each army once, under the first heading it has. */
export async function armiesFor(side: ArmySide): Promise<readonly Army[]> {
  const [slots, kept, samples] = await Promise.all([ownArmies(), keptArmies(), readSamples()]);
  const other = side === 'attacker' ? 'defender' : 'attacker';
  const pasted = [slots.hosts[side], slots.hosts[other]].flatMap((host) => (host === undefined ? [] : [host.army]));
  const all = [...pasted, ...kept, ...samples];
  return all.filter(({ key }, place) => all.findIndex((army) => army.key === key) === place);
}
