// The one roster of a zip archive, unpacked under a limit whatever the archive says of itself.

import { decodeText } from './encoding.ts';
import { inflate, UnpacksToMore } from './inflate.ts';
import { type ListSentence, say } from './words/index.ts';

export type Unpacked = { readonly bytes: Uint8Array } | { readonly fact: string; readonly said: ListSentence };

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly packed: number;
  readonly unpacked: number;
  readonly start: number;
}

const MOST_ENTRIES = 64;
const STORED = 0;
const DEFLATED = 8;

const DAMAGED: Unpacked = { fact: 'broken-archive', said: say('broken-archive') };
const TOO_LARGE: Unpacked = {
  fact: 'archive-too-large',
  said: say('archive-too-large'),
};

export async function unpackRoster(data: Uint8Array, most: number): Promise<Unpacked> {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const entries = readDirectory(view, data);
  if (entries === undefined) return DAMAGED;
  if (entries.length > MOST_ENTRIES)
    return { fact: 'archive-too-many', said: say('archive-too-many', { most: MOST_ENTRIES }) };
  const rosters = entries.filter(({ name }) => /\.ros$/i.test(name));
  if (rosters.length === 0) return { fact: 'archive-without-roster', said: say('archive-without-roster') };
  if (rosters.length > 1) return { fact: 'several-rosters', said: say('several-rosters') };
  const [roster] = rosters;
  if (roster.unpacked > most) return TOO_LARGE;
  const packed = contentOf(roster, view, data);
  if (packed === undefined) return DAMAGED;
  if (roster.method === STORED) return packed.length > most ? TOO_LARGE : { bytes: packed };
  return roster.method === DEFLATED ? inflated(packed, most) : DAMAGED;
}

/** The directory at the end of the archive; undefined where it points outside. */
function readDirectory(view: DataView, data: Uint8Array): readonly Entry[] | undefined {
  const end = endOfDirectory(view);
  if (end === undefined) return undefined;
  const count = Math.min(view.getUint16(end + 10, true), MOST_ENTRIES + 1);
  let at = view.getUint32(end + 16, true);
  const entries: Entry[] = [];
  for (let i = 0; i < count; i++) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== 0x02014b50) return undefined;
    const nameEnd = at + 46 + view.getUint16(at + 28, true);
    if (nameEnd > view.byteLength) return undefined;
    entries.push({
      name: decodeText(data.subarray(at + 46, nameEnd)),
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      unpacked: view.getUint32(at + 24, true),
      start: view.getUint32(at + 42, true),
    });
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function endOfDirectory(view: DataView): number | undefined {
  const first = Math.max(0, view.byteLength - 22 - 0xffff);
  for (let at = view.byteLength - 22; at >= first; at--) if (view.getUint32(at, true) === 0x06054b50) return at;
  return undefined;
}

function contentOf({ start, packed }: Entry, view: DataView, data: Uint8Array): Uint8Array | undefined {
  if (start + 30 > view.byteLength || view.getUint32(start, true) !== 0x04034b50) return undefined;
  const from = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
  return from + packed > view.byteLength ? undefined : data.subarray(from, from + packed);
}

async function inflated(packed: Uint8Array, most: number): Promise<Unpacked> {
  try {
    return { bytes: await inflate(packed, 'deflate-raw', most) };
  } catch (thrown) {
    return thrown instanceof UnpacksToMore ? TOO_LARGE : DAMAGED;
  }
}
