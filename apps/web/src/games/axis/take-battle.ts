// A battle of the public Axis & Allies calculator, pasted as its JSON: it opens on the battle page in our words.
import { readExternal } from '@oddsmith/games/axis/external';

/** Undefined where the text is something else. */
export async function takeBattle(text: string): Promise<{ readonly hash: string } | undefined> {
  const given = parsed(text);
  const input = readExternal(given);
  if (input === given) return undefined;
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
