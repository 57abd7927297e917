// Runs the examples of the game's README: each line is an expression and, behind the comment, its value.
import { readFileSync } from 'node:fs';
import { attack, battle, combat, twoAgainstOne } from '@oddsmith/games/fantasy';
import { expect, test } from 'vitest';

const readme = readFileSync(new URL('../../src/fantasy/README.md', import.meta.url), 'utf8');
const examples = [...readme.matchAll(/^((?:attack|combat|battle|twoAgainstOne)\(.*\).*); \/\/ (.*)$/gm)].map(
  ([, code, value]) => ({
    code,
    value,
  }),
);

test('the README has examples', () => expect(examples.length).toBeGreaterThanOrEqual(5));

test.each(examples)('$code', ({ code, value }) => {
  const result: unknown = new Function('attack', 'combat', 'battle', 'twoAgainstOne', `return ${code}`)(
    attack,
    combat,
    battle,
    twoAgainstOne,
  );
  expect(Number(result).toFixed(value.split('.')[1]?.length ?? 0)).toBe(value);
});
