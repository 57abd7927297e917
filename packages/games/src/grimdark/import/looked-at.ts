// Whether the text of a rule that a list brings along is one we have looked at: a name says nothing, eight of them had another text
// in older books. Texts are known by their hash alone; `npm run texts:grimdark` says which of a folder of books are not.
import { lookUp } from '../rules/lookup.ts';
import { PACK_VERSIONS, type PackVersion, statementOf } from '../rules/pack.ts';
import { lookedAt } from './looked-at.table.ts';

export type Standing =
  /** What the pack does is what the text says. */
  | { readonly is: 'same' }
  /** It is the text of other versions of the rules. */
  | { readonly is: 'ofVersions'; readonly versions: readonly PackVersion[] }
  /** We have read it, and it says something that no pack does. */
  | { readonly is: 'other' }
  | { readonly is: 'notLookedAt' }
  /** No pack knows the name. */
  | { readonly is: 'unknown' };

/** One spelling for what lists of several ages spell differently. */
export function plainDescription(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[“”]|''/g, '"')
    .replace(/\s+/g, ' ')
    .trim();
}

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** As in the table: of the name and its text. */
export function textHash(name: string, text: string): string {
  let hash = FNV_OFFSET;
  for (const letter of `${name.trim().toLowerCase()}|${plainDescription(text)}`)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), FNV_PRIME);
  return (hash >>> 0).toString(36);
}

const known = new Map(Object.entries(lookedAt).map(([version, hashes]) => [version, new Set(hashes.split(' '))]));

export function standingOf(name: string, text: string, version: PackVersion): Standing {
  const found = lookUp(name);
  if (found === undefined) return { is: 'unknown' };
  const hash = textHash(name, text);
  const versions = PACK_VERSIONS.filter((pack) => known.get(pack)?.has(hash));
  const own = statementOf(found.rule, version);
  // A rule that was never stated otherwise is the same in all books.
  if (versions.some((pack) => statementOf(found.rule, pack) === own)) return { is: 'same' };
  if (versions.length > 0) return { is: 'ofVersions', versions };
  return { is: known.get('other')?.has(hash) === true ? 'other' : 'notLookedAt' };
}
