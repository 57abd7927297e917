// Bodies as they come from the wire, read on the thread that works with them; answers as text, never longer than allowed.
import type { Fault, Refused } from '@oddsmith/compute';
import { type Language, nestingOfText, problemsFromZod, Speaker } from '@oddsmith/games';
import { germanOf } from '@oddsmith/games/german';
import type * as z from 'zod';
import { type ServerSentence, say } from '../words/index.ts';

/** Bytes of a body, kept in shared memory where several threads read the same one; or its text, where it is short. */
export type Body = Uint8Array | string;

export type Read<Value> = { readonly value: Value } | Refused;

export function readJson(body: Body): Read<unknown> {
  const text = textOf(body);
  const tooDeep = nestingOfText(text);
  return tooDeep === undefined ? parseText(text) : { error: tooDeep };
}

/** A body that must have a shape; `name` is whose problem it is otherwise. */
export function readRequest<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  body: Body,
  language?: Language,
): Read<z.output<Schema>> {
  const given = readJson(body);
  if ('error' in given) return given;
  const parsed = schema.safeParse(given.value);
  if (parsed.success) return { value: parsed.data };
  const speaker = new Speaker({ id: `${name}/`, rules: [] }, language, [germanOf(name, {}, {})]);
  const [error] = problemsFromZod({ scope: name, error: parsed.error, input: given.value, speaker });
  return { error, language: speaker.language };
}

/** However deep it nests: for a list whose entries are looked at one by one. */
export function parseJson(body: Body): Read<unknown> {
  return parseText(textOf(body));
}

function textOf(body: Body): string {
  return typeof body === 'string' ? body : Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString();
}

function parseText(text: string): Read<unknown> {
  if (text === '') return refuse('request/malformed-json', say('body-empty'));
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (thrown) {
    return refuse('request/malformed-json', say('body-no-json', { why: (thrown as Error).message }));
  }
  if (MAY_NAME_PROTOTYPE.test(text) && namesPrototype(value))
    return refuse('request/forbidden-key', say('forbidden-key'));
  return { value };
}

/** Keys may be written with escapes. */
const MAY_NAME_PROTOTYPE = /__proto__|constructor|\\u/;

/** With a list of its own instead of recursing: it may nest deep. */
function namesPrototype(value: unknown): boolean {
  const left = [value];
  for (let item = left.pop(); left.length > 0 || item !== undefined; item = left.pop()) {
    if (typeof item !== 'object' || item === null) continue;
    if (Object.hasOwn(item, '__proto__')) return true;
    const made = Object.hasOwn(item, 'constructor') ? (item as { constructor: unknown }).constructor : undefined;
    if (typeof made === 'object' && made !== null && Object.hasOwn(made, 'prototype')) return true;
    for (const child of Object.values(item)) if (typeof child === 'object' && child !== null) left.push(child);
  }
  return false;
}

function refuse(code: string, message: ServerSentence): Refused {
  return { error: { code, path: '', message } };
}

/** An answer on its way out. */
export interface Written {
  readonly json: string;
  /** Of what it says. */
  readonly language?: string;
}

/** No answer to one question is near this; a client that gets more has no use for it. */
export const REPLY_BYTES = 16 * 1024 * 1024;

export const REPLY_TOO_LARGE: Fault = {
  code: 'request/reply-too-large',
  path: '',
  message: say('answer-too-large', { most: REPLY_BYTES / 1024 / 1024 }),
};

export function writeJson(value: object): Written | Refused {
  if ('error' in value) return value as Refused;
  const json = JSON.stringify(value);
  if (json.length > REPLY_BYTES) return { error: REPLY_TOO_LARGE };
  const { language } = value as { readonly language?: string };
  return language === undefined ? { json } : { json, language };
}
