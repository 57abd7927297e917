// What was said when it was last written down: test/said/<part>.json, readable for a sample and as one short hash a text for the rest.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { LANGUAGES, type Language, type Said, type Speech } from './speech.ts';

/** Texts one a line, or their hashes in one line. */
type Kept = readonly string[] | string;
export type Store = { readonly [id: string]: { readonly [language in Language]?: Kept } };

const FOLDER = new URL('../../test/said/', import.meta.url);
const fileOf = (part: string): URL => new URL(`${part}.json`, FOLDER);

export function readStore(part: string): Store {
  const file = fileOf(part);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Store) : {};
}

/** Languages that are not written keep what was stored of them. */
export function writeStore(part: string, said: readonly Said[], languages: readonly Language[]): void {
  const before = readStore(part);
  const entries = said.map(({ id, speech }) => [id, { ...before[id], ...keptOf(id, speech, languages) }]);
  writeFileSync(fileOf(part), `${JSON.stringify(Object.fromEntries(entries), null, 1)}\n`);
}

function keptOf(id: string, speech: Speech, languages: readonly Language[]): Store[string] {
  const readable = isReadable(id);
  return Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const texts = languages.includes(language) ? speech[language] : undefined;
      return texts === undefined ? [] : [[language, readable ? texts : texts.map(hashOf).join(' ')]];
    }),
  );
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Eight digits: a changed text goes unnoticed once in four thousand million. */
export const hashOf = (text: string): string => digest(text).slice(0, 8);

/** Half of the battles are readable, and of what is long or much alike an eighth. */
const LONG = / (refuses|rolled|as a table)|^(calc|simulate|games) /;

/** By the id alone, so that what is added makes no other readable. */
function isReadable(id: string): boolean {
  return Number.parseInt(digest(id).slice(0, 2), 16) < (LONG.test(id) ? 32 : 128);
}
