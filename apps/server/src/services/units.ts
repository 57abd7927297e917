// Units of a game's library on a thread: GET /api/v1/units.
import type { Refused } from '@oddsmith/compute';
import type { Language } from '@oddsmith/games';
import { openUnits } from '@oddsmith/games/units';
import { type ServerSentence, say } from '../words/index.ts';
import { type Written, writeJson } from './json-text.ts';
import { LONGEST_WORDS, MOST_UNITS, USUAL_UNITS } from './unit-limits.ts';

/** As in the address. */
export interface UnitQuestion {
  readonly game?: string;
  readonly q?: string;
  readonly edition?: string;
  readonly system?: string;
  readonly limit?: string;
  /** What the caller likes best. */
  readonly language?: Language | undefined;
}

export async function findUnits(asked: UnitQuestion): Promise<Written | Refused> {
  const { game = '', q = '', edition, system, limit = String(USUAL_UNITS), language } = asked;
  if (q.length > LONGEST_WORDS) return refuse('q', say('search-too-long', { most: LONGEST_WORDS }));
  if (!/^\d{1,3}$/.test(limit) || Number(limit) < 1 || Number(limit) > MOST_UNITS)
    return refuse('limit', say('limit-out-of-range', { most: MOST_UNITS, got: limit.slice(0, 20) }));
  if (edition !== undefined && system !== undefined) return refuse('system', say('edition-or-system'));
  const opened = await openUnits(game, edition ?? system, language);
  return 'error' in opened ? { ...opened, language: language ?? 'en' } : writeJson(opened.units(q, Number(limit)));
}

function refuse(path: string, message: ServerSentence): Refused {
  return { error: { code: `units/${path}-not-allowed`, path, message } };
}
