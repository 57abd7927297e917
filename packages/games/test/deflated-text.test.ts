// Base85 of the packs, held against the example of its specification, and texts of every length there and back.
import { expect, test } from 'vitest';
import { deflated } from '../../../scripts/deflated.ts';
import { bytesOf, deflatedText } from '../src/lists/deflated-text.ts';

test('reads the example of the specification (ZeroMQ RFC 32)', () => {
  expect([...bytesOf('HelloWorld')]).toEqual([0x86, 0x4f, 0xd2, 0x6f, 0xb5, 0x59, 0xf7, 0x5b]);
});

test('reads bytes that do not fill their last word', () => {
  expect([...bytesOf('Hello@@')]).toEqual([0x86, 0x4f, 0xd2, 0x6f, 0xff]);
  expect([...bytesOf('@@')]).toEqual([0xff]);
  expect([...bytesOf('')]).toEqual([]);
});

test('a pack is read as it was written, however long it is', async () => {
  for (let length = 0; length < 40; length++) {
    const text = Array.from({ length }, (_, i) => String.fromCharCode(33 + ((i * 37) % 90))).join('');
    expect(await deflatedText(deflated(text).slice(1, -1))).toBe(text);
  }
});
