// What must hold of a field, as data: zod carries nothing but text, so the id and its values travel in it.
import { emitter, type Given, type Message } from '@oddsmith/words';
import type { facts } from '../words/facts.ts';

type Facts = typeof facts;

/** A message in the shape of a text. */
export type Carried = string & { readonly carried: never };

const MARK = '\u0000';
const message = emitter<Facts>();

/** For `error` of a schema: `z.number({ error: fact('number') })`. Read again where problems are made of what zod found. */
export function fact<Id extends keyof Facts & string>(id: Id, ...values: Given<Facts, Id>): Carried {
  return (MARK + JSON.stringify(message(id, ...values))) as Carried;
}

const WHOLE = '\u0001';

/** A message that stands by itself, not behind the name of a field. */
export function sentence(said: Message): Carried {
  return (WHOLE + JSON.stringify(said)) as Carried;
}

export function sentenceIn(text: string): Message | undefined {
  return text.startsWith(WHOLE) ? (JSON.parse(text.slice(WHOLE.length)) as Message) : undefined;
}

/** The fact in a text that zod carried; undefined where it is another one. */
export function factIn(text: string): Message | undefined {
  return text.startsWith(MARK) ? (JSON.parse(text.slice(MARK.length)) as Message) : undefined;
}
