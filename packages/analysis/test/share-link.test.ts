// Links must bring back every state, and survive whatever strangers put into an address bar.
import { decodeLink, encodeLink, LINK_LIMIT_BYTES } from '@oddsmith/analysis';
import { Random } from '@oddsmith/kernel';
import fc from 'fast-check';
import { deflateSync } from 'fflate';
import { expect, test } from 'vitest';

const battle = {
  calculator: 'some/battle',
  input: { attacker: { attacks: '2D6+3', hit: 3, abilities: ['one', 'two'] }, defender: null, rounds: 2.5 },
  view: { chart: 'atLeast', pinned: [true, false] },
};

function codeOf(text: string): string {
  const decoded = decodeLink(text);
  return decoded.ok ? 'ok' : decoded.problem.code;
}

function packed(bytes: Uint8Array): string {
  return `1${Buffer.from(deflateSync(bytes, { level: 9 })).toString('base64url')}`;
}

test('a battle comes back as it was, in a short address-safe text', () => {
  const link = encodeLink(battle);
  expect(decodeLink(link)).toEqual({ ok: true, state: battle });
  expect(link).toMatch(/^1[\w-]+$/);
  expect(link.length).toBeLessThan(encodeURIComponent(JSON.stringify(battle)).length);
});

test('the body is plain raw deflate in standard base64url', () => {
  expect(codeOf(packed(Buffer.from('{"a":1}')))).toBe('ok');
  expect(decodeLink(packed(Buffer.from('{"a":[1,null,"é"]}')))).toEqual({ ok: true, state: { a: [1, null, 'é'] } });
});

test('a state that nests five thousand deep is refused, not opened', () => {
  for (const [open, close] of [
    ['[', ']'],
    ['{"a":', '}'],
  ]) {
    const text = `{"input":${open.repeat(5_000)}1${close.repeat(5_000)}}`;
    expect(codeOf(packed(Buffer.from(text)))).toBe('link/too-deep');
  }
});

test('every JSON value survives the round trip', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), (state) => {
      const plain = JSON.parse(JSON.stringify(state));
      expect(decodeLink(encodeLink(state))).toEqual({ ok: true, state: plain });
    }),
    { numRuns: 500, seed: 1 },
  );
});

test('a state as large as the limit survives, incompressible or not', () => {
  const random = new Random(7);
  let noise = '';
  while (noise.length < LINK_LIMIT_BYTES - 2) noise += String.fromCharCode(35 + (random.uint32() % 57));
  expect(decodeLink(encodeLink(noise))).toEqual({ ok: true, state: noise });
  const flat = 'a'.repeat(LINK_LIMIT_BYTES - 2);
  expect(decodeLink(encodeLink(flat))).toEqual({ ok: true, state: flat });
});

test('what cannot be read is named', () => {
  expect(codeOf('')).toBe('link/empty');
  expect(codeOf('2abc')).toBe('link/unknown-version');
  expect(decodeLink('2abc')).toMatchObject({
    problem: { message: { id: 'link-version', values: { start: '2' } } },
  });
  expect(codeOf('1ab cd')).toBe('link/damaged');
  expect(codeOf('1é')).toBe('link/damaged');
  expect(codeOf('1')).toBe('link/damaged');
  expect(codeOf('1A')).toBe('link/damaged');
  expect(codeOf(encodeLink(battle).slice(0, -5))).toBe('link/damaged');
  expect(codeOf(packed(Buffer.from('not json')))).toBe('link/damaged');
  // No bytes make a text of 4n + 1 characters, even where the inflater would not miss the last one.
  const whole = encodeLink({ calculator: 'xy' });
  expect((whole.length - 1) % 4).toBe(0);
  expect(codeOf(whole)).toBe('ok');
  expect(codeOf(`${whole}A`)).toBe('link/damaged');
  expect(codeOf(encodeLink('a'.repeat(LINK_LIMIT_BYTES - 1)))).toBe('link/too-large');
  expect(codeOf(`1${'A'.repeat(400_000)}`)).toBe('link/too-large');
});

test('a bomb is given up at the limit', () => {
  const bomb = packed(new Uint8Array(16 * 1024 * 1024));
  expect(bomb.length).toBeLessThan(100_000);
  const before = process.memoryUsage().arrayBuffers;
  expect(codeOf(bomb)).toBe('link/too-large');
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(4 * 1024 * 1024);
});

test('10,000 mutated and random texts never throw', () => {
  const random = new Random(2026);
  const good = encodeLink(battle);
  const pick = (text: string) => text[random.uint32() % text.length];
  const seen = new Set<string>();
  for (let i = 0; i < 10_000; i++) {
    let text = i % 2 === 0 ? good : '1';
    if (i % 2 === 0) {
      for (let changes = 1 + (random.uint32() % 4); changes > 0; changes--) {
        const at = random.uint32() % (text.length + 1);
        text = text.slice(0, at) + pick(`${good}é%\0 =+/`) + text.slice(at + (random.uint32() % 3));
      }
    } else {
      for (let length = random.uint32() % 200; length > 0; length--) text += pick(good);
    }
    seen.add(codeOf(text));
  }
  expect([...seen]).toContain('link/damaged');
  for (const code of seen) expect(code).toMatch(/^(ok|link\/[a-z-]+)$/);
});
