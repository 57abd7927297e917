import { describe, expect, test } from 'vitest';
import { MAX_LINE } from '../src/lines.ts';
import { oddsmith } from './terminal.ts';

const good = '{"id":"a","calculator":"fake/sum","input":{}}';

async function replies(stdin: string | AsyncIterable<Uint8Array | string>, args: readonly string[] = []) {
  const { code, out, err } = await oddsmith(['batch', ...args], { stdin });
  return {
    code,
    err,
    lines: out
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line)),
  };
}

describe('batch', () => {
  test('answers every line in order; a bad one never stops the rest', async () => {
    const { code, err, lines } = await replies(
      [
        good,
        'not json',
        '',
        '[1,2]',
        '{"id":3,"calculator":"fake/sum","input":{"dice":7}}',
        '{"id":4,"calculator":"fake/none","input":{}}',
        '{"id":5,"calculator":"fake/broken","input":{}}',
        `{"id":6,"calculator":"fake/sum","input":${'['.repeat(9_000)}${']'.repeat(9_000)}}`,
        '{"id":7,"calculator":"fake/sum","input":{"__proto__":{"dice":1}}}',
        '{"calculator":"fake/sum","input":{"dice":1}}',
      ].join('\n'),
    );
    expect(code).toBe(0);
    expect(err).toBe('9 lines, 7 refused\n');
    expect(lines).toMatchObject([
      { id: 'a', result: { summary: { meanTotal: expect.closeTo(7, 12) } } },
      { id: null, error: { code: 'request/malformed-json', message: expect.stringMatching(/^line 2 is not JSON: /) } },
      { id: null, error: { code: 'request/wrong-type' } },
      { id: 3, error: { code: 'fake/dice-out-of-range', path: 'dice' } },
      { id: 4, error: { code: 'request/unknown-calculator' } },
      { id: 5, error: { code: 'internal/failure' } },
      { id: 6, error: { code: 'request/too-deep' } },
      { id: 7, error: { code: 'fake/unknown-field', path: '__proto__' } },
      { id: null, result: { summary: { meanTotal: expect.closeTo(3.5, 12) } } },
    ]);
  });

  test('a pairing is a line like any other question, as JSON or as a spreadsheet', async () => {
    const values = [
      [20, 6],
      [10, 2],
    ];
    const { lines } = await replies(
      [
        { id: 1, kind: 'pairing', mine: ['A', 'B'], theirs: ['X', 'Y'], values },
        { id: 2, kind: 'pairing', sheet: ',X,Y\nA,20,6\nB,10,2' },
        { id: 3, kind: 'pairing', sheet: ',X,Y\nA,20,?\nB,10,2' },
      ]
        .map((line) => JSON.stringify(line))
        .join('\n'),
    );
    expect(lines).toMatchObject([
      { id: 1, result: { kind: 'pairing', value: 19 } },
      { id: 2, result: { kind: 'pairing', value: 19 } },
      { id: 3, error: { code: 'pairing/sheet', path: 'sheet' } },
    ]);
  });

  test('reads lines however they are cut, with and without a last line break', async () => {
    const text = `${good}\n{"id":"ключ ⚔️","calculator":"fake/sum","input":{}}\r\n${good}`;
    const bytes = new TextEncoder().encode(text);
    for (const size of [1, 3, 7, 1_000]) {
      const chunks = async function* () {
        for (let i = 0; i < bytes.length; i += size) yield bytes.slice(i, i + size);
      };
      const { lines } = await replies(chunks());
      expect(lines.map(({ id, result }) => [id, result.calculator])).toEqual([
        ['a', 'fake/sum'],
        ['ключ ⚔️', 'fake/sum'],
        ['a', 'fake/sum'],
      ]);
    }
  });

  test('a line without end does not fill the memory', async () => {
    const endless = async function* () {
      yield `${good}\n`;
      for (let i = 0; i < 40; i++) yield 'x'.repeat(100_000);
      yield `\n${good}\n`;
    };
    const { lines } = await replies(endless());
    expect(lines).toMatchObject([
      { id: 'a' },
      { id: null, error: { code: 'request/too-large', message: `line 2 is longer than ${MAX_LINE} characters` } },
      { id: 'a', result: {} },
    ]);
  });

  test('answers a line before the next one is asked', async () => {
    let answered = () => {};
    const wait = () =>
      new Promise<void>((resolve) => {
        answered = resolve;
      });
    const asked = async function* () {
      for (let i = 0; i < 3; i++) {
        const answer = wait();
        yield `${good}\n`;
        await answer;
      }
    };
    const { batch } = await import('../src/commands/batch.ts');
    const { libraryOf } = await import('./terminal.ts');
    const { calculators } = await import('../../../packages/compute/test/fixtures/calculators.mjs');
    const written: string[] = [];
    const stdout = async (text: string) => {
      written.push(text);
      answered();
    };
    const io = {
      stdin: asked(),
      stdinIsTerminal: false,
      stdinEnds: true,
      hasUnread: async () => false,
      stdout,
      stderr: () => {},
      stopSignal: () => new AbortController().signal,
      stderrIsTerminal: false,
      colour: false,
      width: 80,
      env: {},
    };
    expect(await batch({}, io, libraryOf(calculators))).toBe(0);
    expect(written).toHaveLength(3);
  });

  test('a line that takes too long is answered in its place', async () => {
    const slow = '{"id":"slow","calculator":"fake/patient","method":"exact","input":{}}';
    const { lines } = await replies([good, slow, good].join('\n'), ['--time-ms', '50']);
    expect(lines).toMatchObject([{ result: {} }, { id: 'slow', error: { code: 'budget/exceeded' } }, { result: {} }]);
  });

  test('keeps the order on threads', async () => {
    const count = 500;
    const input = Array.from({ length: count }, (_, id) => {
      const iterations = id % 50 === 0 ? 20_000 : 10;
      return JSON.stringify({ id, calculator: 'fantasy/attack', input: {}, method: 'simulate', iterations });
    });
    const { lines, err } = await replies(input.join('\n'), ['--threads', '2']);
    expect(err).toBe(`${count} lines, 0 refused\n`);
    expect(lines.map(({ id }) => id)).toEqual(Array.from({ length: count }, (_, id) => id));
  });
});
