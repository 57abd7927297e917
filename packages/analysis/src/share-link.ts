// Any JSON state as a short piece of a web address, and back: a version digit, then deflate in base64url.
import { nestingProblem, type Unspoken } from '@oddsmith/games';
import { emitter, type MessageOf } from '@oddsmith/words';
import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate';
import { fromBase64url, toBase64url } from './base64url.ts';
import type { en } from './words/en.ts';

const VERSION = '1';
const say = emitter<typeof en>();

/** The longest state a link may unfold to. The largest real one, two full armies, is below 60 kB. */
export const LINK_LIMIT_BYTES = 262_144;

/** Deflate shrinks at most 1032 to 1, so a slice of this size never unfolds to more than about 260 kB. */
const SLICE_BYTES = 256;

export type DecodedLink =
  | { readonly ok: true; readonly state: unknown }
  | { readonly ok: false; readonly problem: Unspoken & { readonly code: LinkFault } };

/** Pages put it into their own words. */
export type LinkFault = `link/${'empty' | 'unknown-version' | 'damaged' | 'too-deep' | 'too-large'}`;

/** The state must be JSON: what JSON.stringify leaves out (undefined, functions) is not in the link. */
export function encodeLink(state: unknown): string {
  return VERSION + toBase64url(deflateSync(strToU8(JSON.stringify(state ?? null)), { level: 9 }));
}

/** Reads what `encodeLink` wrote. Links come from strangers: nothing in them can throw or fill the memory. */
export function decodeLink(text: string): DecodedLink {
  if (text === '') return problem('link/empty', say('link-empty'));
  if (text[0] !== VERSION) return problem('link/unknown-version', say('link-version', { start: text[0] }));
  // Incompressible states grow by a third in base64; anything much longer cannot be one of ours.
  if (text.length > LINK_LIMIT_BYTES * 1.4) return tooLarge();
  const packed = fromBase64url(text.slice(1));
  if (packed === undefined) return problem('link/damaged', say('link-characters'));
  try {
    const bytes = unfold(packed);
    if (bytes === undefined) return tooLarge();
    const state: unknown = JSON.parse(strFromU8(bytes));
    // Whatever is done with a state next may recurse: five thousand brackets would stop it without a word.
    const tooDeep = nestingProblem(state);
    return tooDeep === undefined
      ? { ok: true, state }
      : problem('link/too-deep', say('link-too-deep', { why: tooDeep.message }));
  } catch {
    // The inflater and the JSON parser have no way but throwing to say that a text is not theirs.
    return problem('link/damaged', say('link-damaged'));
  }
}

/** Inflates in small slices and gives up at the limit, so that a few bytes cannot ask for gigabytes. */
function unfold(packed: Uint8Array): Uint8Array | undefined {
  const parts: Uint8Array[] = [];
  let size = 0;
  const inflate = new Inflate((part) => {
    parts.push(part);
    size += part.length;
  });
  for (let start = 0; start < packed.length || start === 0; start += SLICE_BYTES) {
    const end = start + SLICE_BYTES;
    inflate.push(packed.subarray(start, end), end >= packed.length);
    if (size > LINK_LIMIT_BYTES) return undefined;
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

function tooLarge(): DecodedLink {
  return problem('link/too-large', say('link-too-large', { most: LINK_LIMIT_BYTES / 1024 }));
}

function problem(code: LinkFault, message: MessageOf<typeof en>): DecodedLink {
  return { ok: false, problem: { code, path: '', message } };
}
