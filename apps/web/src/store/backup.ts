// Everything saved as one file, and back.
import { asObject } from '@oddsmith/games';
import { store as words } from '../language/english/library/store.ts';
import { readRecord, type SavedRecord } from './record.ts';

const FORMAT = 'oddsmith/saved';
const VERSION = 1;

/** Small choices by their keys. */
export type Texts = { readonly [key: string]: string };

export function writeBackup(records: readonly unknown[], remembered: Texts): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, records, remembered }, bytesAsText, 1);
}

export type ReadBackup =
  | {
      readonly ok: true;
      readonly records: readonly SavedRecord[];
      readonly remembered: Texts;
      readonly unreadable: number;
    }
  | { readonly ok: false; readonly why: string };

export function readBackup(text: string): ReadBackup {
  let file: unknown;
  try {
    file = JSON.parse(text, textAsBytes);
  } catch {
    return { ok: false, why: words.notJson };
  }
  const { format, version, records, remembered }: Partial<Record<string, unknown>> = { ...asObject(file) };
  if (format !== FORMAT || !Array.isArray(records)) return { ok: false, why: words.notOurs };
  if (version !== VERSION) return { ok: false, why: words.otherVersion(JSON.stringify(version), VERSION) };
  const read = records.map(readRecord).filter((record) => record !== undefined);
  return { ok: true, records: read, remembered: textsOf(remembered), unreadable: records.length - read.length };
}

/** Files of older versions have none. */
function textsOf(value: unknown): Texts {
  const texts = Object.entries(asObject(value) ?? {});
  return Object.fromEntries(texts.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

const BYTES = 'base64:';

/** Zipped lists are bytes, which JSON has no word for. */
function bytesAsText(_: string, value: unknown): unknown {
  if (!(value instanceof Uint8Array)) return value;
  return { [BYTES]: btoa(Array.from(value, (byte) => String.fromCharCode(byte)).join('')) };
}

function textAsBytes(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !(BYTES in value) || typeof value[BYTES] !== 'string')
    return value;
  try {
    return Uint8Array.from(atob(value[BYTES]), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}
