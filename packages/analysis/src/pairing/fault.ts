// What is wrong with a question, and how its fields are read.
import { isRecord, type Problem } from '@oddsmith/games';
import type { Language } from '@oddsmith/words';
import { type Sentence, say, sentenceIn } from './words/index.ts';

/** What is wrong with a question: thrown while it is read, an answer outside. */
export class PairingFault extends Error {
  readonly code: string;
  readonly path: string;
  readonly sentence: Sentence;

  constructor(code: string, path: string, sentence: Sentence) {
    super(code);
    this.code = `pairing/${code}`;
    this.path = path;
    this.sentence = sentence;
  }

  problemIn(language: Language): Problem {
    const { code, path, sentence } = this;
    return { code, path, message: sentenceIn(language, sentence) };
  }
}

export function record<Field extends string>(
  value: unknown,
  path: string,
  fields: readonly Field[],
  code: string,
): { readonly [field in Field]?: unknown } {
  if (!isRecord(value)) throw new PairingFault(code, path, say('wantedObject', { path }));
  const unknown = Object.keys(value).find((key) => !fields.includes(key as Field));
  if (unknown !== undefined)
    throw new PairingFault(
      'unknown-field',
      within(path, unknown),
      say('unknownField', { field: unknown.slice(0, 60) }),
    );
  return value as { readonly [field in Field]?: unknown };
}

/** What was written, short enough for a sentence. */
export function shown(value: unknown): string {
  return (JSON.stringify(value) ?? 'nothing').slice(0, 60);
}

export function within(path: string, field: string): string {
  return path === '' ? field : `${path}.${field}`;
}

export function oneOf<Word extends string>(value: unknown, known: readonly Word[], path: string, code: string): Word {
  if (known.includes(value as Word)) return value as Word;
  throw new PairingFault(code, path, say('oneOf', { path, known, got: shown(value) }));
}

export function isFiniteNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

export function atLeastZero(value: unknown, path: string, code: string): number {
  if (isFiniteNumber(value) && value >= 0) return value;
  throw new PairingFault(code, path, say('atLeastZero', { path }));
}
