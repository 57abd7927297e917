// Every statement of the rules is named by the title of a test, here or with the page.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const STATEMENTS = 96;
const FOLDERS = [new URL('.', import.meta.url), new URL('../../../apps/web/test/', import.meta.url)];

function titles(): string {
  return FOLDERS.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => readFileSync(new URL(file, folder), 'utf8')),
  ).join('\n');
}

test('S1 to S96 are all named by a test', () => {
  const named = new Set(
    [...titles().matchAll(/['`][^'`\n]*\bS(\d+)\b[^'`\n]*/g)].flatMap(([title]) => numbersIn(title)),
  );
  const missing = Array.from({ length: STATEMENTS }, (_, index) => index + 1).filter((number) => !named.has(number));
  expect(missing).toEqual([]);
});

function numbersIn(title: string): number[] {
  return [...title.matchAll(/\bS(\d+)\b/g)].map(([, number]) => Number(number));
}
