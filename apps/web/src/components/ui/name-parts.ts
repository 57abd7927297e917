// Where the names of units stand in a sentence, so that they can be shown as what they are.
import { capital } from '@oddsmith/games/wording';

/** Part of a sentence; `name` says whose it is where it is one. */
export interface SentencePart {
  readonly text: string;
  readonly name?: string;
}

/** How a unit and the leader with it are called, wherever lists and pages join them. */
const JOINED = ' + ';

/** Splits sentences at these names: whole words only, and the longest where one stands in another. */
export function namesIn(names: readonly string[]): (sentence: string) => readonly SentencePart[] {
  const known = new Map<string, string>();
  const learn = (written: string, name: string) => {
    if (written.trim() !== '' && !known.has(written)) known.set(written, name);
  };
  for (const name of names) learn(name, name);
  // A sentence may begin with it, and either half of two that stand as one leads to both.
  for (const name of names) learn(capital(name), name);
  for (const name of names) for (const half of name.split(JOINED)) learn(half, name);
  if (known.size === 0) return (sentence) => [{ text: sentence }];
  const longestFirst = [...known.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${longestFirst.map(literally).join('|')})(?![\\p{L}\\p{N}])`, 'u');
  // What was caught stands between the rest.
  return (sentence) =>
    sentence.split(pattern).flatMap((text, place): readonly SentencePart[] => {
      const name = place % 2 === 1 ? known.get(text) : undefined;
      if (name !== undefined) return [{ text, name }];
      return text === '' ? [] : [{ text }];
    });
}

function literally(name: string): string {
  return name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
