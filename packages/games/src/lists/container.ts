// What kind of file this is, told from its bytes: an archive, XML, JSON or plain text.
import { nestsDeeper } from '../contract/depth-limit.ts';
import { decodeText } from './encoding.ts';
import { type ListSentence, say } from './words/index.ts';

/** No army list comes near this, packed or unpacked; 8 MB of anything is answered within two seconds. */
export const MAX_BYTES = 10_000_000;

/** Readers say what is too deep for them; this is for brackets whose parsing alone takes seconds. */
const MOST_LEVELS = 10_000;

export type Container =
  | { readonly kind: 'xml' | 'json' | 'text'; readonly text: string }
  | { readonly kind: 'refused'; readonly fact: string; readonly said: ListSentence };

/** Never rejects on bad input. The reader of archives is loaded when one arrives: most lists are text. */
export async function openContainer(data: Uint8Array | string): Promise<Container> {
  if (data.length > MAX_BYTES) return refuse('too-large', say('file-too-large', { most: MAX_BYTES / 1e6 }));
  if (typeof data === 'string') return classify(data);
  if (data[0] !== 0x50 || data[1] !== 0x4b) return classify(decodeText(data));
  const { unpackRoster } = await import('./archive.ts');
  const unpacked = await unpackRoster(data, MAX_BYTES);
  return 'bytes' in unpacked ? classify(decodeText(unpacked.bytes)) : refuse(unpacked.fact, unpacked.said);
}

function classify(text: string): Container {
  const start = text.replace(/^\ufeff/, '').trimStart();
  if (start === '') return refuse('empty', say('empty'));
  if (/^<(!doctype html|html)\b/i.test(start)) return refuse('web-page', say('web-page'));
  // "<:skull:123>" is how a chat writes a picture.
  if (/^<[?!/a-z]/i.test(start)) return { kind: 'xml', text: start };
  if (start.startsWith('{') || /^\[\s*[{["\]]/.test(start)) {
    if (nestsDeeper(start, MOST_LEVELS)) return refuse('too-deep', say('nests-too-deep', { most: MOST_LEVELS }));
    return { kind: 'json', text: start };
  }
  // Text never holds NUL; pictures and programs do.
  if (start.includes('\0')) return refuse('not-text', say('not-text'));
  return { kind: 'text', text: text.replace(/^\ufeff/, '') };
}

function refuse(fact: string, said: ListSentence): Container & { readonly kind: 'refused' } {
  return { kind: 'refused', fact, said };
}
