// The way to the mustering thread.
import type { Force, SetupUnit } from '@oddsmith/skirmish';
import { type Language, language } from '../../language/language.ts';
import { threadOf } from '../../workers/start.ts';

export interface CatalogueEntry {
  readonly name: string;
  readonly faction: string;
  readonly detail: string;
}

export type ReadList =
  | { readonly ok: true; readonly force: Force; readonly remarks: readonly string[] }
  | { readonly ok: false; readonly why: string };

export interface Muster {
  search(text: string): Promise<readonly CatalogueEntry[]>;
  unit(name: string, faction: string): Promise<SetupUnit | undefined>;
  list(data: string | Uint8Array, language: Language): Promise<ReadList>;
}

const thread = threadOf<Muster>('muster');

export function searchCatalogue(text: string): Promise<readonly CatalogueEntry[]> {
  return thread.call((muster) => muster.search(text));
}

export function catalogueUnit({ name, faction }: CatalogueEntry): Promise<SetupUnit | undefined> {
  return thread.call((muster) => muster.unit(name, faction));
}

export function readList(data: string | Uint8Array): Promise<ReadList> {
  return thread.call((muster) => muster.list(data, language));
}
