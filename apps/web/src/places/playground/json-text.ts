// JSON as it is being written, whole or not: where the cursor is in it, and where a path stands. Nothing here needs the text to be valid.

export type TextPath = readonly (string | number)[];

export interface Cursor {
  /** Of the object or list the cursor is in, or of the value whose place it is. */
  readonly path: TextPath;
  readonly expects: 'key' | 'value' | 'nothing';
  /** The piece under the cursor, from its beginning up to it, without a quotation mark. */
  readonly typed: string;
  readonly from: number;
  readonly to: number;
  /** Fields that the object has by now, the one under the cursor not among them. */
  readonly keys: readonly string[];
}

interface Level {
  readonly list: boolean;
  readonly keys: string[];
  key: string | undefined;
  index: number;
  /** A value is wanted next, not a name. */
  value: boolean;
  /** It is there; a comma comes next. */
  full: boolean;
}

const TOKEN = /"(?:[^"\\\n]|\\.)*"?|[{}[\],:]|[^\s{}[\],:"]+/g;

/** Told of every value: where it begins and at which path. */
type OnValue = (path: TextPath, from: number, to: number) => void;

function walk(text: string, until: number, onValue?: OnValue): readonly Level[] {
  const levels: Level[] = [];
  const starts: number[] = [];
  const path = () => pathOf(levels);
  const valueAt = (from: number, to: number) => onValue?.(path(), from, to);
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const end = index + token.length;
    const mark = '{}[],:'.includes(token);
    if (end > until || (end === until && !mark)) break;
    const level = levels.at(-1);
    if (token === '{' || token === '[') {
      if (level !== undefined) level.full = true;
      starts.push(index);
      levels.push({ list: token === '[', keys: [], key: undefined, index: 0, value: token === '[', full: false });
    } else if (token === '}' || token === ']') {
      levels.pop();
      valueAt(starts.pop() ?? 0, end);
    } else if (level === undefined) valueAt(index, end);
    else if (token === ',') {
      if (level.list) level.index += 1;
      Object.assign(level, { key: undefined, value: level.list, full: false });
    } else if (token === ':') level.value = true;
    else if (level.value) {
      level.full = true;
      valueAt(index, end);
    } else {
      level.key = unquoted(token);
      level.keys.push(level.key);
    }
  }
  return levels;
}

function pathOf(levels: readonly Level[]): TextPath {
  return levels.flatMap(({ list, index, key }): TextPath => (list ? [index] : key === undefined ? [] : [key]));
}

function unquoted(token: string): string {
  return token.replace(/^"|"$/g, '');
}

export function cursorIn(text: string, offset: number): Cursor {
  const [piece = { 0: '', index: offset }] = [...text.matchAll(TOKEN)].filter(
    ({ 0: token, index }) => index < offset && offset <= index + token.length && !'{}[],:'.includes(token),
  );
  const ended = piece[0].length > 1 && piece[0].endsWith('"');
  const closed = ended && offset === piece.index + piece[0].length;
  // A text that is still open seems to go on to the end of its line, or to the next quotation mark: brackets and fields are not part of it.
  const open = piece[0].startsWith('"') && (!ended || /[\]},:]/.test(piece[0].slice(offset - piece.index)));
  const levels = walk(text, offset);
  const level = levels.at(-1);
  const place = {
    from: piece.index,
    to: open ? offset : piece.index + piece[0].length,
    typed: unquoted(text.slice(piece.index, offset)),
  };
  if (level === undefined || level.full || closed)
    return { ...place, path: pathOf(levels), expects: 'nothing', keys: [] };
  if (level.value) return { ...place, path: pathOf(levels), expects: 'value', keys: [] };
  if (level.key !== undefined) return { ...place, path: pathOf(levels), expects: 'nothing', keys: [] };
  return { ...place, path: pathOf(levels), expects: 'key', keys: [...level.keys, ...keysBehind(text, place.to)] };
}

/** Names that follow in the same object. */
function keysBehind(text: string, from: number): string[] {
  const found: string[] = [];
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"(?=\s*:)|[{}[\]]/g)) {
    if (index < from) continue;
    if (token === '{' || token === '[') depth += 1;
    else if (token === '}' || token === ']') depth -= 1;
    else if (depth === 0) found.push(unquoted(token));
    if (depth < 0) break;
  }
  return found;
}

/** Where the value of a path stands; of the last part of it that is there, where the rest is not. */
export function placeOf(text: string, path: TextPath): { readonly from: number; readonly to: number } {
  let best = { from: 0, to: text.length, length: -1 };
  walk(text, text.length, (found, from, to) => {
    const along = found.length <= path.length && found.every((part, i) => String(part) === String(path[i]));
    if (along && found.length > best.length) best = { from, to, length: found.length };
  });
  return { from: best.from, to: best.to };
}

export function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
