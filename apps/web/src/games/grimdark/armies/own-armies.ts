// The two lists that were pasted for this game, as armies of the page.
import { armyIn } from '../../../store/army-slots.ts';
import { type ArmySide, type Host, type Hosts, hostOf, SIDES } from './army.ts';
import { readLists } from './read-armies.ts';

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
