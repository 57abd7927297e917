// Which game and edition a roster belongs to; only the 10th and 11th edition of Warhammer 40,000 are read.
import { type ListSentence, say } from '../../lists/words/index.ts';
import type { Roster } from './roster.ts';

/** Edition by the id of the game system. */
export const EDITIONS: { readonly [id: string]: '10' | '11' | undefined } = {
  'sys-352e-adc2-7639-d6a9': '10',
  'sys-352e-adc2-7639-d610': '11',
};

export type EditionVerdict =
  | { readonly ok: true; readonly edition: '10' | '11'; readonly assumed: boolean }
  | { readonly ok: false; readonly fact: 'wrong-game' | 'wrong-edition'; readonly said: ListSentence };

export function editionOf(roster: Roster): EditionVerdict {
  const known = EDITIONS[roster.gameSystemId];
  if (known !== undefined) return { ok: true, edition: known, assumed: false };
  const name = roster.gameSystemName;
  if (!/40,?000|40k/i.test(name) || /kill\s*team|apocalypse/i.test(name)) {
    return { ok: false, fact: 'wrong-game', said: say('wrong-game', { game: name }) };
  }
  const edition = /(\d+)(?:st|nd|rd|th) edition/i.exec(name)?.[1];
  if (edition === '10' || edition === '11') return { ok: true, edition, assumed: false };
  if (edition !== undefined) return { ok: false, fact: 'wrong-edition', said: say('wrong-edition', { edition }) };
  return { ok: true, edition: '10', assumed: true };
}
