// Runs the examples of the game's README: each line is an expression and, behind the comment, its value.
import { readFileSync } from 'node:fs';
import { attack, combat } from '@oddsmith/games/fantasy';
import { expect, test } from 'vitest';

const readme = readFileSync(new URL('../../src/fantasy/README.md', import.meta.url), 'utf8');
const examples = [...readme.matchAll(/^((?:attack|combat)\(.*\).*); \/\/ (.*)$/gm)].map(([, code, value]) => ({
  code,
  value,
}));

test('the README has examples', () => expect(examples.length).toBeGreaterThanOrEqual(3));

test.each(examples)('$code', ({ code, value }) => {
  const result: unknown = new Function('attack', 'combat', `return ${code}`)(attack, combat);
  expect(Number(result).toFixed(value.split('.')[1]?.length ?? 0)).toBe(value);
});
