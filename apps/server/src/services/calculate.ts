// One battle, or many: what POST /api/v1/calculate and /batch do on a thread.
import {
  execute,
  executeEntry,
  type Fault,
  languageOf,
  type Part,
  type PartRange,
  type Refused,
  refuseEntry,
  TAKES_LONGER,
  type TaskContext,
} from '@oddsmith/compute';
import { FifoCache, type Language } from '@oddsmith/games';
import { MAX_BATCH } from '../http/limits.ts';
import { type ServerSentence, say } from '../words/index.ts';
import { type Body, parseJson, REPLY_TOO_LARGE, type Read, readJson, type Written, writeJson } from './json-text.ts';

export interface Calculation {
  readonly body: Body;
  /** That the caller likes best, where the body names none. */
  readonly language?: Language | undefined;
}

export function calculate({ body, language }: Calculation, desk: TaskContext): Written | Refused {
  const read = readJson(body);
  if ('error' in read) return read;
  const reply = execute(desk.calculators, read.value, { ...desk, language });
  return 'error' in reply ? { ...reply, language: languageOf(read.value) ?? language ?? 'en' } : writeJson(reply);
}

export interface BatchPart extends PartRange {
  readonly key: string;
  readonly body: Body;
  /** Characters that the answers may still have, all together. */
  readonly room: number;
}

const batches = new FifoCache<Read<readonly unknown[]>>(2);

export async function batch(
  { key, body, from, to, room, refuse }: BatchPart,
  desk: TaskContext,
): Promise<Part | Refused> {
  const read = batches.get(key, () => readBatch(body));
  if ('error' in read) return read;
  const entries = read.value.slice(from, to);
  const items: string[] = [];
  let left = room;
  for (const entry of entries) {
    if (items.length > 0 && desk.enough()) break;
    const reply = refuse === undefined ? await executeEntry(desk.calculators, entry, desk) : refuseEntry(entry, refuse);
    // What is too long for the quick thread is asked for again, unless something is done already.
    if ('error' in reply && reply.error.code === TAKES_LONGER) {
      if (items.length > 0) break;
      return { error: reply.error };
    }
    const json = JSON.stringify(reply);
    items.push(json.length <= left ? json : JSON.stringify(refuseEntry(entry, REPLY_TOO_LARGE)));
    left -= json.length;
  }
  return { total: read.value.length, items };
}

function readBatch(body: Body): Read<readonly unknown[]> {
  const read = parseJson(body);
  if ('error' in read) return read;
  const { value } = read;
  if (!Array.isArray(value)) return { error: wrong('request/wrong-type', say('body-no-array')) };
  if (value.length > MAX_BATCH)
    return {
      error: wrong('request/too-many', say('batch-too-many', { most: MAX_BATCH, got: value.length })),
    };
  return { value };
}

function wrong(code: string, message: ServerSentence): Fault {
  return { code, path: '', message };
}
