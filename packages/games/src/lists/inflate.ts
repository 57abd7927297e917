// Deflated bytes unpacked by the platform, under a limit: an inflater in JavaScript takes 90 ms of a fresh process for the
// catalogue, the stream of browsers 27, Node's zlib 9.

/** In every browser and in Node; the core libraries do not declare it. */
declare class DecompressionStream {
  constructor(format: DeflateFormat);
  readonly writable: { getWriter(): { write(bytes: Uint8Array): Promise<void>; close(): Promise<void> } };
  readonly readable: {
    getReader(): {
      read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array }>;
      cancel(): Promise<void>;
    };
  };
}

/** With the header of zlib, or bare as in archives. */
export type DeflateFormat = 'deflate' | 'deflate-raw';

/** Thrown where more comes out than allowed; anything else that is thrown means damaged bytes. */
export class UnpacksToMore extends Error {}

interface ZlibOptions {
  readonly chunkSize: number;
  readonly maxOutputLength: number;
}
interface Zlib {
  inflateSync(bytes: Uint8Array, options: ZlibOptions): Uint8Array;
  inflateRawSync(bytes: Uint8Array, options: ZlibOptions): Uint8Array;
}
interface NodeProcess {
  getBuiltinModule?(name: 'node:zlib'): Zlib;
}

export type InflateAtOnce = (packed: Uint8Array, format: DeflateFormat, most: number) => Uint8Array;

/** Larger than what texts of this product unpack to: in pieces of 16 kB, joined afterwards, it takes twice as long. */
const LARGEST_PIECE = 1_250_000;
const SMALLEST_PIECE = 1_024;

/** Node's own inflater, which needs no waiting; undefined in a browser. */
export function nodeInflater(): InflateAtOnce | undefined {
  const zlib = (globalThis as { readonly process?: NodeProcess }).process?.getBuiltinModule?.('node:zlib');
  if (zlib === undefined) return undefined;
  return (packed, format, most) => {
    const chunkSize = Math.max(SMALLEST_PIECE, Math.min(LARGEST_PIECE, 16 * packed.length));
    const options = { chunkSize, maxOutputLength: most };
    try {
      return format === 'deflate' ? zlib.inflateSync(packed, options) : zlib.inflateRawSync(packed, options);
    } catch (thrown) {
      throw (thrown as { readonly code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? new UnpacksToMore() : thrown;
    }
  };
}

/** Piece by piece, so that what unpacks to too much is noticed before it is all there. */
export async function inflateStream(packed: Uint8Array, format: DeflateFormat, most: number): Promise<Uint8Array> {
  const stream = new DecompressionStream(format);
  const writer = stream.writable.getWriter();
  const written = writer.write(packed).then(() => writer.close());
  // Damaged bytes end reading and writing alike: one of the two is enough to hear of it.
  written.catch(() => {});
  const reader = stream.readable.getReader();
  const pieces: Uint8Array[] = [];
  let total = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done || value === undefined) break;
    pieces.push(value);
    total += value.length;
    if (total <= most) continue;
    await reader.cancel();
    throw new UnpacksToMore();
  }
  await written;
  return joined(pieces, total);
}

function joined(pieces: readonly Uint8Array[], total: number): Uint8Array {
  const bytes = new Uint8Array(total);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}

export function inflate(packed: Uint8Array, format: DeflateFormat, most: number): Promise<Uint8Array> {
  const atOnce = nodeInflater();
  if (atOnce === undefined) return inflateStream(packed, format, most);
  return Promise.resolve().then(() => atOnce(packed, format, most));
}
