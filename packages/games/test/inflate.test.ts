// What the platform unpacks, in Node at once and in browsers as a stream: the same bytes, the same limit, the same damage.
import { deflateSync, strToU8, zlibSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { inflate, inflateStream, UnpacksToMore } from '../src/lists/inflate.ts';

const TEXT = strToU8('twenty attacks that hit on 3+ and wound on 4+ '.repeat(3_000));
const PACKED = { deflate: zlibSync(TEXT), 'deflate-raw': deflateSync(TEXT) };

describe.each([
  ['at once', inflate],
  ['as a stream', inflateStream],
])('%s', (_, unpack) => {
  test.each(['deflate', 'deflate-raw'] as const)('%s', async (format) => {
    expect(Buffer.from(await unpack(PACKED[format], format, TEXT.length))).toEqual(Buffer.from(TEXT));
    await expect(unpack(PACKED[format], format, TEXT.length - 1)).rejects.toBeInstanceOf(UnpacksToMore);
  });

  test('damaged and cut off', async () => {
    const packed = PACKED['deflate-raw'];
    for (const bytes of [new Uint8Array(40).fill(255), packed.subarray(0, packed.length - 20)])
      await expect(unpack(bytes, 'deflate-raw', TEXT.length)).rejects.not.toBeInstanceOf(UnpacksToMore);
  });
});
