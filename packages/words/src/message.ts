// What is said, as data: an id and its values. A catalogue turns them into a sentence of one language.
import type { Writer } from './writer.ts';

/** The sentences of one place by their ids. The English one declares which ids there are and which values each needs. */
export type Catalogue = { readonly [id: string]: (values: never, w: Writer) => string };

/** Undefined for a sentence that needs no values. */
export type ValuesOf<C extends Catalogue, Id extends keyof C> =
  Parameters<C[Id]> extends [infer Values, ...unknown[]] ? Values : undefined;

/** A sentence before it is put into words: plain data that crosses threads, JSON and Redis. */
export interface Message {
  readonly id: string;
  readonly values?: unknown;
}

/** The messages of one catalogue. */
export type MessageOf<C extends Catalogue, Id extends keyof C & string = keyof C & string> = {
  readonly [Each in Id]: { readonly id: Each; readonly values: ValuesOf<C, Each> };
}[Id];

/** The same ids with the same values: a missing or misspelt one does not compile. */
export type Translation<C extends Catalogue> = {
  readonly [Id in keyof C]: (values: ValuesOf<C, Id>, w: Writer) => string;
};

/** What a function takes behind an id: the values, or nothing where the sentence needs none. */
export type Given<C extends Catalogue, Id extends keyof C> =
  ValuesOf<C, Id> extends undefined ? readonly [] : readonly [values: ValuesOf<C, Id>];

/** Makes the messages of a catalogue; of the catalogue itself only the type is needed, so that engines carry no sentences. */
export function emitter<C extends Catalogue>() {
  return <Id extends keyof C & string>(id: Id, ...[values]: Given<C, Id>): MessageOf<C, Id> =>
    ({ id, values }) as MessageOf<C, Id>;
}
