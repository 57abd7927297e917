// A battle from elsewhere that opens on the battle page: the JSON of the public Axis & Allies calculator, a battle in words, or a log of one.
import { readExternal } from '@oddsmith/games/axis';
import { readText } from '@oddsmith/games/axis/text';
import { saidProblems } from './said-problems.ts';

export type TakenBattle = { readonly hash: string } | { readonly problem: string };

/** Undefined where the text is something else. */
export async function takeBattle(text: string): Promise<TakenBattle | undefined> {
  const given = parsed(text);
  const input = readExternal(given);
  if (input !== given) return linkTo(input);
  const read = readText(text);
  if (read === undefined) return undefined;
  if ('input' in read) return linkTo(read.input);
  return { problem: await saidProblems(read.problems) };
}

async function linkTo(input: unknown): Promise<TakenBattle> {
  const { encodeLink } = await import('../../battle/codec.ts');
  return { hash: `#/axis/battle/${encodeLink({ input })}` };
}

/** Nothing pasted may throw. */
function parsed(text: string): unknown {
  if (!text.trimStart().startsWith('{')) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
