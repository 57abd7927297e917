// Units of a game's library on a thread: GET /api/v1/units.
import type { Refusal } from '@oddsmith/games';
import { openUnits } from '@oddsmith/games/units';
import { type Written, writeJson } from './json-text.ts';
import { LONGEST_WORDS, MOST_UNITS, USUAL_UNITS } from './unit-limits.ts';

/** As in the address. */
export interface UnitQuestion {
  readonly game?: string;
  readonly q?: string;
  readonly edition?: string;
  readonly system?: string;
  readonly limit?: string;
}

export async function findUnits(asked: UnitQuestion): Promise<Written | Refusal> {
  const { game = '', q = '', edition, system, limit = String(USUAL_UNITS) } = asked;
  if (q.length > LONGEST_WORDS) return refuse('q', `q must have at most ${LONGEST_WORDS} letters`);
  if (!/^\d{1,3}$/.test(limit) || Number(limit) < 1 || Number(limit) > MOST_UNITS)
    return refuse('limit', `limit must be 1 to ${MOST_UNITS}, got "${limit.slice(0, 20)}"`);
  if (edition !== undefined && system !== undefined)
    return refuse('system', 'a game has editions or systems: name one of the two');
  const opened = await openUnits(game, edition ?? system);
  return 'error' in opened ? opened : writeJson(opened.units(q, Number(limit)));
}

function refuse(path: string, message: string): Refusal {
  return { error: { code: `units/${path}-not-allowed`, path, message } };
}
