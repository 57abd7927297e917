// Finished chunks of an analysis in a file, so that the next run computes only what is missing.
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { ChunkOfCells } from '@oddsmith/compute';
import { UsageError } from './exit.ts';
import { message } from './words/words-in.ts';

const VERSION = 1;

export interface Checkpoint {
  readonly done: readonly ChunkOfCells[];
  add(chunk: ChunkOfCells): void;
}

interface Head {
  readonly oddsmith: 'checkpoint';
  readonly version: number;
  readonly kind: string;
  readonly question: string;
  readonly total: number;
}

/** Opens or begins the file; one that belongs to another question is refused, not overwritten. */
export function openCheckpoint(file: string, kind: string, question: object, total: number): Checkpoint {
  const head: Head = { oddsmith: 'checkpoint', version: VERSION, kind, question: fingerprint(question), total };
  const add = (chunk: ChunkOfCells) => appendFileSync(file, `${JSON.stringify(chunk)}\n`);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (text === '') {
    writeFileSync(file, `${JSON.stringify(head)}\n`);
    return { done: [], add };
  }
  const [first, ...lines] = text.split('\n');
  if (JSON.stringify(parsed(first)) !== JSON.stringify(head))
    throw new UsageError(message('other-checkpoint', { file }), { code: 'checkpoint/other-question' });
  const done = lines.flatMap((line) => (isChunk(parsed(line)) ? [parsed(line) as ChunkOfCells] : []));
  // A torn last line is dropped: written whole again, or new chunks would be joined to it.
  if (!text.endsWith('\n')) writeFileSync(file, [head, ...done].map((line) => `${JSON.stringify(line)}\n`).join(''));
  return { done, add };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function isChunk(value: unknown): value is ChunkOfCells {
  const { from, cells } = (value ?? {}) as { readonly from?: unknown; readonly cells?: unknown };
  return Number.isInteger(from) && Array.isArray(cells);
}

function fingerprint(question: object): string {
  return createHash('sha256').update(canonical(question)).digest('hex');
}

/** JSON with the keys of every object in the order of their code units. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonical(item ?? null)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value).filter(([, part]) => part !== undefined);
  fields.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`).join(',')}}`;
}
