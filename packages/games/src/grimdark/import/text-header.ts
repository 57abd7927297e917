// The first line of a printed list: name, books, version and points, between "++" or plainly above the units.

interface Header {
  /** '' when the line has points only. */
  readonly name: string;
  readonly system?: string;
  readonly points?: number;
  readonly factions: readonly string[];
  readonly version?: string;
}

const BRACKET = /\[(?:([A-Za-z]+)\s+)?([\d,.]+)\s*(?:pts?|points)\]/i;
/** "Lantern Company - 1000 pts", "Lantern Company (1,000 points)" */
const LOOSE_POINTS = /(?:^|[\s,:(-]+)([\d,.]*\d)\s*(?:pts?|points)\)?$/i;
/** Longer lines are sentences. */
const LONGEST_NAME = 80;
/** A header names at most a dozen books. */
const LONGEST_HEADER = 400;
/** Points stand at the end of a line: looking at its last letters keeps the search short. */
const TAIL = 40;

/** "The Ashen Pact - Jackals (v3.4.1), Blessed Sisters (v3.4.1) [GF 1000pts] [8 Units]" */
export function readHeader(line: string): Header {
  const text = line
    .replace(/\*\*|__|^#+/g, '')
    .trim()
    .slice(0, LONGEST_HEADER);
  const bracket = BRACKET.exec(text);
  const tail = Math.max(0, text.length - TAIL);
  const loose = bracket === null ? LOOSE_POINTS.exec(text.slice(tail)) : null;
  const points = bracket?.[2] ?? loose?.[1];
  const bare = loose === null ? text : text.slice(0, tail + loose.index);
  const title = bare.replace(/\s*\[[^\]]*\]/g, '').trim();
  const version = /\(v([\d.]+)\)/i.exec(title)?.[1];
  const dash = title.lastIndexOf(' - ');
  const books = (dash < 0 ? title : title.slice(dash + 3))
    .split(',')
    .map((book) => book.replace(/\(v[\d.]+\)/i, '').trim())
    .filter((book) => book !== '');
  return {
    name: (dash < 0 ? title : title.slice(0, dash)).replace(/\s*\(v[\d.]+\)/gi, '').trim(),
    ...(bracket?.[1] === undefined ? {} : { system: bracket[1].toLowerCase() }),
    ...(points === undefined ? {} : { points: Number(points.replace(/[,.]/g, '')) }),
    factions: books,
    ...(version === undefined ? {} : { version }),
  };
}

/** The line with points or a version; else the last that reads like a name and not like a sentence. */
export function looksLikeHeader(lines: readonly string[]): string | undefined {
  const printed = lines.find((line) => {
    const start = line.slice(0, LONGEST_HEADER);
    return BRACKET.test(start) || LOOSE_POINTS.test(line.slice(-TAIL)) || /\(v\d/i.test(start);
  });
  if (printed !== undefined) return printed;
  return lines.findLast((line) => line.length <= LONGEST_NAME && /\p{L}/u.test(line) && !/[.:;?!]$/.test(line));
}
