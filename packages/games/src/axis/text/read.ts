// A text that may be a battle: one line, or a log of its dice.
import { type LogBattle, looksLikeLog, readLog } from './battle-log.ts';
import { looksLikeBattle, readBattle, type TextBattle } from './battle-text.ts';

export function readText(text: string): TextBattle | LogBattle | undefined {
  if (looksLikeLog(text)) return readLog(text);
  return looksLikeBattle(text) ? readBattle(text) : undefined;
}
