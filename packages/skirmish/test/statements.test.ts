// Every statement of the rules is named by the title of a test, here or with the page.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const STATEMENTS = 96;
const FOLDERS = [new URL('.', import.meta.url), new URL('../../../apps/web/test/', import.meta.url)];

/** What stands first in a call of `test` or `describe`, or of what their `each` returns. */
const TITLE = /(?:\b(?:test|describe)\(|\)\()\s*(['`])((?:(?!\1).)*)\1/g;

function titles(): string[] {
  const sources = FOLDERS.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => readFileSync(new URL(file, folder), 'utf8')),
  );
  return sources.flatMap((source) => [...source.matchAll(TITLE)].map(([, , title]) => title));
}

test('S1 to S96 are all named by a test', () => {
  const named = new Set(titles().flatMap(numbersIn));
  const missing = Array.from({ length: STATEMENTS }, (_, index) => index + 1).filter((number) => !named.has(number));
  expect(missing).toEqual([]);
});

function numbersIn(title: string): number[] {
  // This file's own title names them all without testing any.
  if (title.startsWith('S1 to S96')) return [];
  return [...title.matchAll(/\bS(\d+)\b/g)].map(([, number]) => Number(number));
}
