// Archives that unfold to more than they are, or are not what they say: read or refused, and the memory stays.
import { gzipSync } from 'node:zlib';
import { deflateSync, strToU8, zipSync } from 'fflate';
import { add, counted, type Row } from './row.ts';
import type { Victim } from './victim.ts';

const LATE_MS = 6_000;
const MB = 1_000_000;

const xml = strToU8('<?xml version="1.0"?><roster name="R" gameSystemName="Warhammer 40,000"></roster>');

const LOCAL_HEAD = 30;
const CENTRAL_HEAD = 46;
const END = 22;

/** Zeros in the frame of a small archive, pressed by Node itself: a fifth of the time. */
function bomb(bytes: number): Uint8Array {
  const name = 'a.ros';
  const gzip = gzipSync(new Uint8Array(bytes), { level: 9 });
  const pressed = gzip.subarray(10, -8);
  const sum = gzip.readUInt32LE(gzip.length - 8);
  const frame = Buffer.from(zipSync({ [name]: new Uint8Array(1) }));
  const local = frame.subarray(0, LOCAL_HEAD + name.length);
  const central = frame.subarray(-END - CENTRAL_HEAD - name.length, -END);
  const end = frame.subarray(-END);
  for (const [head, at] of [
    [local, 14],
    [central, 16],
  ] as const) {
    head.writeUInt16LE(8, at - 6);
    head.writeUInt32LE(sum, at);
    head.writeUInt32LE(pressed.length, at + 4);
    head.writeUInt32LE(bytes, at + 8);
  }
  end.writeUInt32LE(local.length + pressed.length, 16);
  return Buffer.concat([local, pressed, central, end]);
}

/** The size an archive says it has, overwritten in both of its places. */
function lying(size: number): Uint8Array {
  const archive = zipSync({ 'a.ros': new Uint8Array(MB) }, { level: 9 });
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  for (let at = 0; at + 4 <= archive.length; at++) {
    const mark = view.getUint32(at, true);
    if (mark === 0x04034b50) view.setUint32(at + 22, size, true);
    if (mark === 0x02014b50) view.setUint32(at + 24, size, true);
  }
  return archive;
}

const CASES: readonly (readonly [name: string, make: () => Uint8Array])[] = [
  ['a good archive', () => zipSync({ 'a.ros': xml })],
  ['20 MB of zeros', () => bomb(20 * MB)],
  ['200 MB of zeros', () => bomb(200 * MB)],
  ['a size that is too small', () => lying(10)],
  ['a size that is too large', () => lying(0xfffffff0)],
  [
    'ten thousand files',
    () => zipSync(Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`${i}.ros`, xml])), { level: 0 }),
  ],
  ['an archive in an archive', () => zipSync({ 'a.ros': zipSync({ 'a.ros': bomb(10 * MB) }) })],
  ['a name that goes up', () => zipSync({ '../../a.ros': xml })],
  ['cut in half', () => zipSync({ 'a.ros': xml }).slice(0, 60)],
  ['an end without a beginning', () => zipSync({ 'a.ros': xml }).slice(-40)],
  ['only the mark', () => strToU8('PK\u0003\u0004')],
  ['deflate without an archive', () => deflateSync(new Uint8Array(MB))],
  ['entities that grow', () => zipSync({ 'a.ros': strToU8(laughs()) })],
  ['nested 100,000 deep', () => zipSync({ 'a.ros': strToU8('<a>'.repeat(100_000)) })],
  ['8 MB of noise', () => Uint8Array.from({ length: 8 * MB - 1_000 }, (_, i) => (i * 2654435761) >>> 24)],
];

function laughs(): string {
  const entities = Array.from({ length: 9 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join('');
  return `<?xml version="1.0"?><!DOCTYPE r [<!ENTITY l0 "ha">${entities}]><roster>&l9;</roster>`;
}

export async function attackArchives(victim: Victim): Promise<Row> {
  const outcomes = new Map<string, number>();
  const faults: string[] = [];
  const late: string[] = [];
  let worstMs = 0;
  for (const [name, make] of CASES) {
    const body = Buffer.from(make());
    const begun = performance.now();
    const headers = { 'content-type': 'application/octet-stream' };
    const reply = await fetch(`${victim.url}/api/v1/import`, { method: 'POST', body, headers }).catch(() => undefined);
    await reply?.text();
    const ms = performance.now() - begun;
    worstMs = Math.max(worstMs, ms);
    add(outcomes, reply === undefined ? 'hung up on' : reply.ok ? 'read' : 'refused');
    if ((reply?.status ?? 0) >= 500) faults.push(`${name}: ${reply?.status}`);
    if (ms > LATE_MS) late.push(`${name}: ${Math.round(ms)} ms`);
  }
  return { name: 'archives', count: CASES.length, outcome: counted(outcomes), worstMs, faults, late };
}
