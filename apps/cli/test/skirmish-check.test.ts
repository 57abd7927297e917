import { expect, test } from 'vitest';
import { oddsmith } from './terminal.ts';

const near = '{"x":10,"y":10,"base":{"round":25.4}}';
const far = '{"x":14,"y":13,"base":{"round":25.4}}';

test('answers every question in order; a bad one never stops the rest', async () => {
  const stdin = [
    `{"id":1,"check":"distance","input":{"a":${near},"b":${far}}}`,
    'not json',
    '',
    '[]',
    `{"id":2,"check":"distance","input":{"a":${near}}}`,
    '{"id":3,"check":"horoscope","input":{}}',
    `{"id":4,"check":"within","input":{"a":[${near}],"b":[${far}],"inches":4}}`,
    `{"id":5,"check":"distance","input":${'['.repeat(9_000)}${']'.repeat(9_000)}}`,
  ].join('\n');
  const { code, out } = await oddsmith(['skirmish', 'check'], { stdin });
  expect(code).toBe(0);
  const replies = out
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
  expect(replies).toMatchObject([
    { id: 1, result: { horizontal: 4, vertical: 0, range: 4 } },
    { id: null, error: { code: 'request/malformed-json' } },
    { id: null, error: { code: 'skirmish/wrong-type' } },
    { id: 2, error: { code: 'skirmish/b-missing', path: 'b' } },
    { id: 3, error: { code: 'skirmish/unknown-check', path: 'check' } },
    { id: 4, result: { within: true } },
    { id: null, error: { code: 'request/too-deep' } },
  ]);
});
