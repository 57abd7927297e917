// What kind of file this is, told from its bytes: an archive, XML, JSON or plain text.
import { nestsDeeper } from '../contract/depth-limit.ts';
import { decodeText } from './encoding.ts';

/** No army list comes near this, packed or unpacked; 8 MB of anything is answered within two seconds. */
export const MAX_BYTES = 10_000_000;

/** Readers say what is too deep for them; this is for brackets whose parsing alone takes seconds. */
const MOST_LEVELS = 10_000;

export type Container =
  | { readonly kind: 'xml' | 'json' | 'text'; readonly text: string }
  | { readonly kind: 'refused'; readonly fact: string; readonly message: string };

/** Never rejects on bad input. The reader of archives is loaded when one arrives: most lists are text. */
export async function openContainer(data: Uint8Array | string): Promise<Container> {
  if (data.length > MAX_BYTES)
    return refuse('too-large', `the file is larger than ${MAX_BYTES / 1e6} MB: that is no army list`);
  if (typeof data === 'string') return classify(data);
  if (data[0] !== 0x50 || data[1] !== 0x4b) return classify(decodeText(data));
  const { unpackRoster } = await import('./archive.ts');
  const unpacked = await unpackRoster(data, MAX_BYTES);
  return 'bytes' in unpacked ? classify(decodeText(unpacked.bytes)) : refuse(unpacked.fact, unpacked.message);
}

function classify(text: string): Container {
  const start = text.replace(/^\ufeff/, '').trimStart();
  if (start === '') return refuse('empty', 'there is nothing in it: paste an army list or choose a file');
  if (/^<(!doctype html|html)\b/i.test(start))
    return refuse('web-page', 'this is a web page, not a list: copy the text of the list, or export it as a file');
  // "<:skull:123>" is how a chat writes a picture.
  if (/^<[?!/a-z]/i.test(start)) return { kind: 'xml', text: start };
  if (start.startsWith('{') || /^\[\s*[{["\]]/.test(start)) {
    if (nestsDeeper(start, MOST_LEVELS))
      return refuse('too-deep', `it nests deeper than ${MOST_LEVELS} levels: that is no army list`);
    return { kind: 'json', text: start };
  }
  // Text never holds NUL; pictures and programs do.
  if (start.includes('\0')) return refuse('not-text', 'this is neither a roster file nor text');
  return { kind: 'text', text: text.replace(/^\ufeff/, '') };
}

function refuse(fact: string, message: string): Container & { readonly kind: 'refused' } {
  return { kind: 'refused', fact, message };
}
