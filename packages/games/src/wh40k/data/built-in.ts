// The catalogue that comes with Oddsmith, unpacked when it is first asked for.
import { inflateStream, nodeInflater } from '../../lists/inflate.ts';
import { addedSheets } from './added-sheets.table.ts';
import { Catalogue } from './catalogue.ts';
import type { CatalogueFile } from './datasheet.ts';
import { unpackCatalogue } from './pack.ts';

/** In every browser and in Node; the core libraries declare none of these. */
declare function atob(base64: string): string;
declare class TextDecoder {
  constructor(encoding: 'latin1');
  decode(bytes: Uint8Array): string;
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
  const loading = packs[edition]().then(async (pack) => withAdded(await unpacked(pack)));
  loaded.set(edition, loading);
  return loading;
}

/** Sheets that no file had when the packs were made. */
function withAdded(file: CatalogueFile): Catalogue {
  return new Catalogue({ ...file, datasheets: [...file.datasheets, ...addedSheets] });
}

/** More than any text of a pack has. */
const MOST_BYTES = 20_000_000;

async function unpacked({ core, details }: Pack): Promise<CatalogueFile> {
  const atOnce = nodeInflater();
  if (atOnce !== undefined) {
    const inflated = (packed: string) => textOf(atOnce(bytesOf(packed), 'deflate', MOST_BYTES));
    return unpackCatalogue(inflated(core), (faction) => inflated(details[faction]));
  }
  // A browser inflates in streams alone, so everything is unpacked before anything is asked for.
  const [first, ...texts] = await Promise.all(
    [core, ...details].map(async (packed) => textOf(await inflateStream(bytesOf(packed), 'deflate', MOST_BYTES))),
  );
  return unpackCatalogue(first, (faction) => texts[faction]);
}

/** A text that was deflated and written in base64. */
export async function deflatedText(packed: string): Promise<string> {
  const atOnce = nodeInflater();
  const bytes = bytesOf(packed);
  return textOf(atOnce ? atOnce(bytes, 'deflate', MOST_BYTES) : await inflateStream(bytes, 'deflate', MOST_BYTES));
}

function bytesOf(base64: string): Uint8Array {
  const buffer = (globalThis as { readonly Buffer?: NodeBuffer }).Buffer;
  if (buffer !== undefined) return buffer.from(base64, 'base64');
  const binary = atob(base64);
  const bytes = new Uint8Array(binary.length);
  for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i);
  return bytes;
}

interface NodeBuffer {
  from(text: string, encoding: 'base64'): Uint8Array;
  from(bytes: ArrayBufferLike, offset: number, length: number): { toString(encoding: 'latin1'): string };
}

/** Packs are ASCII. */
function textOf(bytes: Uint8Array): string {
  const buffer = (globalThis as { readonly Buffer?: NodeBuffer }).Buffer;
  if (buffer === undefined) return new TextDecoder('latin1').decode(bytes);
  return buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}
