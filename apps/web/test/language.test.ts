// Every place speaks both languages: the same words under the same names, all translated.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { german } from '../src/language/german/german.ts';

const ENGLISH = new URL('../src/language/english/', import.meta.url);
const GERMAN = new URL('../src/language/german/', import.meta.url);

function filesOf(language: URL): readonly string[] {
  return readdirSync(language, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
}

/** By the name each has in the code. */
const places: readonly (readonly [string, unknown])[] = (
  await Promise.all(filesOf(ENGLISH).map(async (file) => Object.entries(await import(new URL(file, ENGLISH).href))))
).flat();

/** Alike in both languages, besides names of games, units and rules. */
const ALIKE = new Set([
  ' + ',
  '+, −, 0',
  '?',
  'A',
  'AP',
  'Bases',
  'Battle-shock',
  'Champion',
  'Chance',
  'Edition',
  'Escape',
  'FNP',
  'N',
  'W',
  'Feel No Pain',
  'Hazardous',
  'I',
  'Land',
  'Link',
  'Links',
  'Matrix',
  'Median',
  'Mission',
  'Name',
  'OC',
  'Phase',
  'Q',
  'R',
  'S',
  'Shaken',
  'Simulation',
  'Situation',
  'Team',
  'Test',
  'The 9th Age',
  'The Old World',
  'Z, Y',
]);

interface Word {
  readonly name: string;
  readonly english: unknown;
  readonly german: unknown;
}

function wordsBeside(english: unknown, german: unknown, name: string): readonly Word[] {
  if (typeof english !== 'object' || english === null) return [{ name, english, german }];
  const twin = new Map(Object.entries(german ?? {}));
  return Object.entries(english).flatMap(([key, value]) => wordsBeside(value, twin.get(key), `${name}.${key}`));
}

it('German fetches nothing later: pages wait for it, and what fetches files waits with them', () => {
  const fetching = filesOf(GERMAN).filter((file) => /\bimport\(/.test(readFileSync(new URL(file, GERMAN), 'utf8')));
  expect(fetching).toEqual([]);
});

describe('each place of the interface has its words in German', () => {
  const translated = new Map<string, unknown>(Object.entries(german.places));
  it('and no place is missing', () =>
    expect([...translated.keys()].sort()).toEqual(places.map(([place]) => place).sort()));

  it('and each is asked for by its own name', () => {
    const asked = filesOf(ENGLISH)
      .map((file) => readFileSync(new URL(file, ENGLISH), 'utf8'))
      .flatMap((text) => [...text.matchAll(/^export const (\w+) = inLanguage\('(\w+)'/gm)]);
    expect(asked).toHaveLength(places.length);
    for (const [, name, place] of asked) expect(place).toBe(name);
  });

  it.each(places)('%s', (place, english) => {
    for (const word of wordsBeside(english, translated.get(place), place)) {
      expect(typeof word.german, word.name).toBe(typeof word.english);
      if (typeof word.german !== 'string') continue;
      expect(word.german.trim(), word.name).not.toBe('');
      if (!ALIKE.has(word.german)) expect(word.german, `${word.name} is still English`).not.toBe(word.english);
    }
  });
});
