// Every dialect that lists of One Page Rules are written in: the signs it is told by, and what reads it.
import type { ReadingBudget } from '../../lists/budget.ts';
import type { ArmyBook } from './army-book.ts';
import type { Json } from './forge-json.ts';
import type { ForgeList } from './forge-list.ts';
import { isSaveFile, readSaveFile } from './save-file.ts';
import { isSharePayload, readSharePayload } from './share-payload.ts';
import { isPlainUnit, readTextList } from './text-list.ts';

interface TextDialect {
  readonly id: string;
  /** What tells lines of it from those of others. */
  text(lines: readonly string[]): boolean;
  /** Undefined where no line looks like a unit. */
  read(lines: readonly string[], budget: ReadingBudget): ForgeList | undefined;
}

interface FileDialect {
  readonly id: string;
  /** The same for a JSON document. */
  file(document: Json): boolean;
  read(document: Json, books: readonly ArmyBook[]): ForgeList;
  /** It refers to army books, which whoever brings the list supplies. */
  readonly needsBooks?: true;
}

/** Of those whose signs hold it is the first. A new one is an entry here and a sample in the tests. */
export const DIALECTS = [
  { id: 'army-forge-share', file: isSharePayload, read: readSharePayload },
  { id: 'army-forge-save', file: isSaveFile, read: readSaveFile, needsBooks: true },
  { id: 'plain-text', text: (lines: readonly string[]) => lines.some(isPlainUnit), read: readTextList },
  { id: 'army-forge-text', text: () => true, read: readTextList },
] as const satisfies readonly (TextDialect | FileDialect)[];
export type ListFormat = (typeof DIALECTS)[number]['id'];

const dialects: readonly ((TextDialect | FileDialect) & { readonly id: ListFormat })[] = DIALECTS;

export function dialectOfText(lines: readonly string[]): (TextDialect & { readonly id: ListFormat }) | undefined {
  return dialects.filter((one) => 'text' in one).find(({ text }) => text(lines));
}

export function dialectOfFile(document: Json): (FileDialect & { readonly id: ListFormat }) | undefined {
  return dialects.filter((one) => 'file' in one).find(({ file }) => file(document));
}
