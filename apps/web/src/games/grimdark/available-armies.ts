// The armies at hand: the two lists that were pasted for this game, those kept in this browser, and the examples.
import type { Army, ArmySide } from '../../places/armies/army.ts';
import { keptArmies, ownArmies } from '../../places/armies/slots/army-storage.ts';
import { grimdarkArmies } from './armies.ts';

export { ownArmies };

/** Those a unit can be picked from, the one of its side first; each army once, under the first heading it has. */
export async function armiesFor(side: ArmySide): Promise<readonly Army[]> {
  const [slots, kept, samples] = await Promise.all([
    ownArmies(grimdarkArmies),
    keptArmies(grimdarkArmies),
    grimdarkArmies.samples(),
  ]);
  const other = side === 'attacker' ? 'defender' : 'attacker';
  const pasted = [slots[side], slots[other]].flatMap((host) => (host === undefined ? [] : [host.army]));
  const all = [...pasted, ...kept, ...samples];
  return all.filter(({ key }, place) => all.findIndex((army) => army.key === key) === place);
}
