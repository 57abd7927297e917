// What kind of file this is, told from its bytes: an archive, XML, JSON or plain text.
import type { Problem } from '../../problem.ts';

/** In every browser and in Node; the core libraries do not declare it. */
declare class TextDecoder {
  constructor(encoding?: 'utf-16le');
  decode(bytes: Uint8Array): string;
}

/** No army list comes near this. */
export const MAX_BYTES = 20_000_000;
/** What an archive may unpack to. */
const MAX_UNPACKED = 40_000_000;

export type Container =
  | { readonly kind: 'xml' | 'json' | 'text'; readonly text: string }
  | { readonly kind: 'refused'; readonly problem: Problem };

export async function openContainer(data: Uint8Array | string): Promise<Container> {
  if (data.length > MAX_BYTES)
    return refuse('too-large', `the file is larger than ${MAX_BYTES / 1e6} MB: that is no army list`);
  if (typeof data === 'string') return classify(data);
  if (data[0] === 0x50 && data[1] === 0x4b) return openArchive(data);
  return classify(decode(data));
}

async function openArchive(data: Uint8Array): Promise<Container> {
  const { unzipSync } = await import('fflate');
  let tooLarge = false;
  let files: { [name: string]: Uint8Array };
  try {
    files = unzipSync(data, {
      filter: (file) => {
        if (!/\.ros$/i.test(file.name)) return false;
        if (file.originalSize > MAX_UNPACKED || file.originalSize > file.size * 1000 + 1_000_000) tooLarge = true;
        return !tooLarge;
      },
    });
  } catch {
    return refuse('broken-archive', 'the archive is damaged and cannot be opened');
  }
  if (tooLarge) return refuse('archive-too-large', 'the archive unpacks to far more than an army list can hold');
  const roster = Object.values(files)[0];
  if (roster === undefined) return refuse('archive-without-roster', 'the archive holds no .ros roster file');
  if (roster.length > MAX_UNPACKED)
    return refuse('archive-too-large', 'the archive unpacks to far more than an army list can hold');
  return classify(decode(roster));
}

function classify(text: string): Container {
  const start = text.replace(/^\ufeff/, '').trimStart();
  if (start === '') return refuse('empty', 'there is nothing in it: paste an army list or choose a file');
  if (/^<(!doctype html|html)\b/i.test(start))
    return refuse('web-page', 'this is a web page, not a list: copy the text of the list, or export it as a file');
  if (start.startsWith('<')) return { kind: 'xml', text: start };
  if (start.startsWith('{') || start.startsWith('[')) return { kind: 'json', text: start };
  // Text never holds NUL; pictures and programs do.
  if (start.includes('\0')) return refuse('not-text', 'this is neither a roster file nor text');
  return { kind: 'text', text: start };
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  return new TextDecoder().decode(bytes);
}

export function refuse(fact: string, message: string): { readonly kind: 'refused'; readonly problem: Problem } {
  return { kind: 'refused', problem: { code: `wh40k/import-${fact}`, path: '', message } };
}
