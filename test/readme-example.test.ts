// The judge of the README judged: it must find every example and see every difference.
import { expect, test } from 'vitest';
import { difference, findExamples } from './readme-example.ts';

const document = `# Title

\`\`\`sh
one
two
\`\`\`

\`\`\`text
shown
\`\`\`

\`\`\`sh not run: never ends
three
\`\`\`
Words between.
\`\`\`json
{}
\`\`\`
\`\`\`ts
four
\`\`\`
`;

test('examples, reasons and expected output are found', () => {
  expect(findExamples(document)).toEqual([
    { language: 'sh', text: 'one\ntwo', line: 3, expected: { language: 'text', text: 'shown' } },
    { language: 'sh', text: 'three', line: 12, notRun: 'never ends' },
    { language: 'ts', text: 'four', line: 19 },
  ]);
  expect(() => findExamples('```sh\nopen')).toThrow('line 1 does not close');
  expect(() => findExamples('```sh slow\n```')).toThrow('line 1 says "slow" instead of "not run: why"');
});

test('text must be equal but for lines of three dots', () => {
  const differs = (output: string, text: string) => difference(output, { language: 'text', text }) !== undefined;
  expect(differs('a\nb\n', 'a\nb')).toBe(false);
  expect(differs('a\nb\nc\nd\n', 'a\n...\nd')).toBe(false);
  expect(differs('a\nd\nc\nd\n', 'a\n...\nd')).toBe(false);
  expect(differs('a\nb\nc\n', '...\nb\n...')).toBe(false);
  expect(differs('a\nb\n', 'a\n...')).toBe(false);
  expect(differs('a\nb\n', 'a')).toBe(true);
  expect(differs('a\n', 'a\nb')).toBe(true);
  expect(differs('x\na\n', 'a')).toBe(true);
  expect(differs('a\nb\nc\n', 'a\n...\nb')).toBe(true);
  expect(differs('a\nb\n', '...\nx\n...')).toBe(true);
});

test('JSON must hold what is shown, numbers to the digits shown', () => {
  const differs = (got: unknown, want: unknown) =>
    difference(JSON.stringify(got), { language: 'json', text: JSON.stringify(want) }) !== undefined;
  expect(differs({ a: 1.23456, b: [1, 2], more: true }, { a: 1.2346, b: [1, 2] })).toBe(false);
  expect(differs({ a: 1.23456 }, { a: 1.2345 })).toBe(true);
  expect(differs({ a: 2.4 }, { a: 2 })).toBe(false);
  expect(differs({ a: { b: null } }, { a: { b: null } })).toBe(false);
  expect(differs({ a: {} }, { a: { b: null } })).toBe(true);
  expect(differs({ b: [1, 2, 3] }, { b: [1, 2] })).toBe(true);
  expect(differs({ a: 'x' }, { a: 'y' })).toBe(true);
  expect(differs({ a: '1' }, { a: 1 })).toBe(true);
});
