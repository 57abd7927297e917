// Text as people paste it, brought to plain lines: chat markup, quotes, pictures, HTML entities, every kind of line end.
import { type ListSentence, say } from './words/index.ts';

/** Ten times the longest list a tournament sees. */
const MOST_LINES = 2_000;
const MOST_LETTERS = 150_000;
/** The longest line of a compact list has about 1,500. */
const MOST_LETTERS_IN_LINE = 6_000;

export type PastedLines =
  | { readonly ok: true; readonly lines: readonly string[] }
  | { readonly ok: false; readonly said: ListSentence };

/** One entry for each line of the text, so that numbers of lines stay what the user sees. Linear in the text. */
export function pastedLines(text: string): PastedLines {
  if (text.length > MOST_LETTERS) return tooLong(say('too-many-characters', { got: text.length, most: MOST_LETTERS }));
  const lines = withoutTags(text).split(/\r\n|[\n\r\u2028\u2029\u0085]/, MOST_LINES + 1);
  if (lines.length > MOST_LINES) return tooLong(say('too-many-lines', { most: MOST_LINES }));
  const long = lines.findIndex((line) => line.length > MOST_LETTERS_IN_LINE);
  if (long >= 0) return tooLong(say('line-too-long', { line: long + 1, characters: lines[long].length }));
  return { ok: true, lines: lines.map(plainLine) };
}

function tooLong(said: ListSentence): PastedLines {
  return { ok: false, said };
}

const ENTITIES: { readonly [name: string]: string } = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  bull: '\u2022',
  middot: '\u00b7',
  ndash: '\u2013',
  mdash: '\u2014',
  rsquo: '\u2019',
  lsquo: '\u2018',
};

/** "Khârn &amp; friends<br>" as a browser would show it. */
function withoutTags(text: string): string {
  const broken = /<(?:br|p|li|div)\b/i.test(text) ? text.replace(/<br\s?\/?>|<\/(?:p|li|div)>/gi, '\n') : text;
  const bare = broken.replace(/<\/?(?:p|li|ul|ol|div|b|i|em|strong|span|code|pre)(?: [^<>]{0,200})?>/gi, '');
  return bare.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** Pictures, but not the small squares and arrows that stand as bullets. */
const PICTURE =
  /(?![\u25aa\u25ab\u25b6\u25c0\u25fb-\u25fe\u00a9\u00ae\u2122])[\p{Extended_Pictographic}\u{1f1e6}-\u{1f1ff}](?:\ufe0f|\u200d|\u20e3)* ?/gu;
const CHAT_PICTURE = /<a?:\w{2,40}:\d{1,25}> ?|(?:^|(?<=\s)):[a-z0-9_+-]{2,40}:(?=\s|$) ?/g;
const UNSEEN = /\u200b|\u200c|\u200d|\u2060|\ufeff|\u00ad|\ufe0e|\ufe0f/g;

/** "*Berzerker Warband*"; a star with a space behind it is a bullet. */
const SLANTED = /(^|[\s(-])\*([^\s*][^*]{0,80})\*(?=$|[\s),.:-])/g;

/** A line without chat markup. Its indentation stays, and so does everything that may be part of a name. */
function plainLine(line: string): string {
  let plain = line;
  if (/[^\0-\x7f]/.test(plain))
    plain = plain
      .replace(PICTURE, '')
      .replace(UNSEEN, '')
      .replace(/[\u00a0\u2007\u202f]/g, ' ');
  if (plain.includes(':')) plain = plain.replace(CHAT_PICTURE, '');
  plain = plain.replace(/^(?:\s?>{1,3}(?:\s|$)){1,4}/, '');
  if (/^\s*(?:```|~~~)\s*[a-z]*\s*$/i.test(plain)) return '';
  plain = plain.replace(/```|\*\*\*?|__|~~|\|\|/g, '');
  if (plain.includes('*')) plain = plain.replace(SLANTED, '$1$2');
  // One alone may be an apostrophe.
  if (plain.includes('`'))
    plain = plain
      .replace(/`([^`]{1,200})`/g, '$1')
      .trimEnd()
      .replace(/^`|`$/g, '');
  return plain.trimEnd();
}
