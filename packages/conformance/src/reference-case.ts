// A reference case: a question, the answer it must get, the rules it is about and where the answer comes from.
import { readFileSync } from 'node:fs';

export const GAMES = ['killteam', 'fantasy', 'grimdark', 'wh40k', 'axis'] as const;
export type ReferenceGame = (typeof GAMES)[number];

export interface ReferenceCase {
  readonly id: string;
  /** As in requests: "wh40k/attack". */
  readonly calculator: string;
  /** What is at work in it, by the names players use; "no rules" where it is dice alone. */
  readonly rules: readonly string[];
  /** Which of the sources of the README. */
  readonly source: string;
  readonly input: object;
  /** The part of an answer that is compared: numbers, truths, and tables of outcomes with their probabilities. */
  readonly expect: object;
}

/** All cases of a game, in the order of the file. */
export function casesOf(game: ReferenceGame): readonly ReferenceCase[] {
  const text = readFileSync(new URL(`../cases/${game}.jsonl`, import.meta.url), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}
