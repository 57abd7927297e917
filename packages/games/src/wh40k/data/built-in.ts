// The catalogue that comes with Oddsmith, unpacked when it is first asked for.
import { Catalogue } from './catalogue.ts';
import type { CatalogueFile } from './datasheet.ts';
import { unpackCatalogue } from './pack.ts';

/** In every browser and in Node; the core libraries declare none of these. */
declare function atob(base64: string): string;
declare class TextDecoder {
  decode(bytes?: Uint8Array, options?: { readonly stream: boolean }): string;
}
declare class DecompressionStream {
  constructor(format: 'deflate');
  readonly writable: { getWriter(): { write(bytes: Uint8Array): Promise<void>; close(): Promise<void> } };
  readonly readable: {
    getReader(): { read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array }> };
  };
}

export const PACK_EDITIONS = ['10', '11'] as const;
export type PackEdition = (typeof PACK_EDITIONS)[number];

/** Deflated texts in base64. */
interface Pack {
  readonly core: string;
  readonly details: readonly string[];
}

/** Each pack is loaded when its edition is first asked for. */
const packs: { readonly [edition in PackEdition]: () => Promise<Pack> } = {
  '10': () => import('./pack-10.table.ts'),
  '11': () => import('./pack-11.table.ts'),
};
const loaded = new Map<PackEdition, Promise<Catalogue>>();

export function loadBuiltInCatalogue(edition: PackEdition = '10'): Promise<Catalogue> {
  const before = loaded.get(edition);
  if (before !== undefined) return before;
  const loading = packs[edition]().then(async (pack) => new Catalogue(await unpacked(pack)));
  loaded.set(edition, loading);
  return loading;
}

async function unpacked({ core, details }: Pack): Promise<CatalogueFile> {
  const zlib = nodeZlib();
  if (zlib !== undefined) {
    const inflated = (packed: string) => inflateAtOnce(bytesOf(packed), zlib);
    return unpackCatalogue(inflated(core), (faction) => inflated(details[faction]));
  }
  // A browser inflates in streams alone, so everything is unpacked before anything is asked for.
  const [first, ...texts] = await Promise.all([core, ...details].map((packed) => inflate(bytesOf(packed))));
  return unpackCatalogue(first, (faction) => texts[faction]);
}

function bytesOf(base64: string): Uint8Array {
  const buffer = (globalThis as { readonly Buffer?: NodeBuffer }).Buffer;
  if (buffer !== undefined) return buffer.from(base64, 'base64');
  const binary = atob(base64);
  const bytes = new Uint8Array(binary.length);
  for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i);
  return bytes;
}

interface Zlib {
  inflateSync(bytes: Uint8Array, options: { readonly chunkSize: number }): NodeText;
}
interface NodeText {
  toString(encoding: 'latin1'): string;
}
interface NodeBuffer {
  from(text: string, encoding: 'base64'): Uint8Array;
}
interface NodeProcess {
  getBuiltinModule?(name: 'node:zlib'): Zlib;
}

/** Node's own inflater; undefined in a browser. */
function nodeZlib(): Zlib | undefined {
  return (globalThis as { readonly process?: NodeProcess }).process?.getBuiltinModule?.('node:zlib');
}

/** More than a text unpacks to: in pieces of 16 kB, joined afterwards, it takes twice as long. */
const ONE_PIECE = 1_250_000;

/** The platform's own: an inflater in JavaScript takes 90 ms in a fresh process, the stream 27, Node's zlib alone 9. */
function inflateAtOnce(bytes: Uint8Array, zlib: Zlib): string {
  return zlib.inflateSync(bytes, { chunkSize: Math.min(ONE_PIECE, 16 * bytes.length) }).toString('latin1');
}

async function inflate(bytes: Uint8Array): Promise<string> {
  const stream = new DecompressionStream('deflate');
  const writer = stream.writable.getWriter();
  const written = writer.write(bytes).then(() => writer.close());
  const reader = stream.readable.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    text += decoder.decode(value, { stream: true });
  }
  await written;
  return text + decoder.decode();
}
