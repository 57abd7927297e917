// Units of a game's library on a thread: GET /api/v1/units, and two of them as a battle.
import type { Refused } from '@oddsmith/compute';
import type { Language } from '@oddsmith/games';
import { openUnits, withModes } from '@oddsmith/games/units';
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

/** As in the address. */
export interface BattleQuestion {
  readonly game?: string;
  readonly unit?: string;
  readonly against?: string;
  readonly calculator?: string;
  readonly army?: string;
  readonly aboard?: string;
  readonly mode?: string;
  readonly edition?: string;
  readonly system?: string;
  readonly language?: Language | undefined;
}

/** Two units by their names as a battle that can be calculated, with what the attacker brings besides. */
export async function battleOfUnits(asked: BattleQuestion): Promise<Written | Refused> {
  const { game = '', unit = '', against = '', calculator, army, aboard, mode, edition, system, language } = asked;
  for (const [path, text = ''] of Object.entries({ unit, against, army, aboard, mode }))
    if (text.length > LONGEST_WORDS) return refuse(path, say('search-too-long', { most: LONGEST_WORDS }));
  if (edition !== undefined && system !== undefined) return refuse('system', say('edition-or-system'));
  const opened = await openUnits(game, edition ?? system, language);
  if ('error' in opened) return { ...opened, language: language ?? 'en' };
  const paired = opened.battle(unit, against, calculator, { army, aboard });
  if ('error' in paired) return { ...paired, language: language ?? 'en' };
  const fixed = withModes(paired.input, mode === undefined ? [] : [mode]);
  if ('error' in fixed) return { ...fixed, language: language ?? 'en' };
  const { rules, remarks } = paired;
  return writeJson({ calculator: paired.calculator, input: fixed.input, rules, remarks });
}

function refuse(path: string, message: ServerSentence): Refused {
  return { error: { code: `units/${path}-not-allowed`, path, message } };
}
