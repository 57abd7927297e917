// Splits a stream into lines of JSON, holding no more than one line and one chunk at a time.
import type { Unspoken } from '@oddsmith/games';
import { message } from './words/words-in.ts';

/** A longer line is cut short and marked, so that input without line breaks cannot fill the memory. */
export const MAX_LINE = 1024 * 1024;

interface Line {
  readonly number: number;
  readonly text: string;
  readonly tooLong: boolean;
}

/** A line of JSON, or why it is none. */
export type ParsedLine = { readonly value: unknown } | { readonly error: Unspoken };

/** The lines each chunk completes, together: whoever writes line by line gets answers line by line. Empty ones are left out. */
export async function* parsedLines(
  chunks: AsyncIterable<Uint8Array | string>,
  size: number,
): AsyncGenerator<ParsedLine[]> {
  for await (const group of lineGroups(chunks, size))
    yield group.filter(({ text, tooLong }) => tooLong || text.trim() !== '').map(parseLine);
}

async function* lineGroups(chunks: AsyncIterable<Uint8Array | string>, size: number): AsyncGenerator<Line[]> {
  const decoder = new TextDecoder();
  let number = 0;
  let rest = '';
  let tooLong = false;
  const finish = (text: string): Line => {
    const line = { number: ++number, text: tooLong ? '' : text, tooLong: tooLong || text.length > MAX_LINE };
    tooLong = false;
    return line;
  };
  for await (const chunk of chunks) {
    const parts = (rest + (typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true }))).split('\n');
    rest = parts.pop() ?? '';
    for (let i = 0; i < parts.length; i += size) yield parts.slice(i, i + size).map(finish);
    if (rest.length > MAX_LINE) tooLong = true;
    if (tooLong) rest = '';
  }
  rest += decoder.decode();
  if (rest !== '' || tooLong) yield [finish(rest)];
}

function parseLine({ number, text, tooLong }: Line): ParsedLine {
  if (tooLong)
    return {
      error: {
        code: 'request/too-large',
        path: '',
        message: message('line-too-long', { line: number, most: MAX_LINE }),
      },
    };
  try {
    return { value: JSON.parse(text) };
  } catch (thrown) {
    const why = (thrown as Error).message;
    return {
      error: { code: 'request/malformed-json', path: '', message: message('line-no-json', { line: number, why }) },
    };
  }
}
