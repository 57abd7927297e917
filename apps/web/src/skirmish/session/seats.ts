// Battles by link: which side is played on this device, and the secret it added to the dice.
import type { Pact } from '@oddsmith/skirmish';
import { shelf } from '../../store/saved.ts';

const PREFIX = 'skirmish/seat/';

export interface Seat {
  readonly side: 0 | 1;
  readonly secret: string;
  /** Under which the battle is kept here. */
  readonly battle: string;
}

const BYTES = 16;

/** What nobody can guess. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export async function keepSeat({ commitment }: Pact, seat: Seat): Promise<void> {
  const [at, data] = [Date.now(), { ...seat }];
  await shelf.save({ id: PREFIX + commitment, kind: 'skirmish', game: 'wh40k', name: '', tags: [], at, data });
}

export async function seatOf({ commitment }: Pact): Promise<Seat | undefined> {
  await shelf.loaded();
  const data = shelf.find(PREFIX + commitment)?.data;
  if (typeof data !== 'object' || data === null) return undefined;
  const { side, secret, battle }: Partial<Record<string, unknown>> = { ...data };
  if ((side !== 0 && side !== 1) || typeof secret !== 'string' || typeof battle !== 'string') return undefined;
  return { side, secret, battle };
}
