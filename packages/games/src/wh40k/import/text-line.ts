// One line of a text list: its indentation, its bullet, and the unit with points that it may name.
import { plainText } from '../data/name.ts';

export interface Line {
  /** Counted from 1. */
  readonly number: number;
  readonly indent: number;
  readonly bullet: boolean;
  /** A small bullet hangs on the big one above it. */
  readonly small: boolean;
  /** BattleScribe writes depth as dots: ". . 7x Jakhals". */
  readonly dots: number;
  /** Without bullet; spaces inside are single. */
  readonly text: string;
}

const BULLET =
  /^(?:[\u2022\u25e6\u00b7\u25cf\u25aa\u25ab\u2023\u27a4\u25ba\u25b8\u25b6\u25a0\u25a1\u2219\u2043]\s?|[*+\u2212-]\s)/;
/** New Recruit marks the modes of a weapon with an arrow, also behind their number. */
const INNER_ARROW = /(^|[\s,(])\u27a4\s?/g;
const SMALL_BULLET = /^[\u25e6\u25aa\u25ab]/;
/** All but a single plain one, which nothing is gained by replacing. */
const SPACES = /\s{2,}|[^\S ]/g;
const DOTS = /^(?:\.\s?){1,10}(?=\S)/;

export function readLine(raw: string, number: number): Line {
  const plain = plainText(raw);
  const expanded = (plain.includes('\t') ? plain.replace(/\t/g, '    ') : plain).trimEnd();
  const body = expanded.trimStart();
  const dots = DOTS.exec(body)?.[0] ?? '';
  // "+ DETACHMENT: ..." is a field of a tournament header, "+ Battleline +" a heading.
  const bullet = dots !== '' || (BULLET.test(body) && !body.startsWith('+'));
  const text = dots === '' ? (bullet ? body.replace(BULLET, '') : body) : body.slice(dots.length);
  return {
    number,
    indent: expanded.length - body.length,
    bullet,
    small: SMALL_BULLET.test(body),
    dots: dots.replace(/\s/g, '').length,
    text: (text.includes('\u27a4') ? text.replace(INNER_ARROW, '$1') : text).replace(SPACES, ' ').trim(),
  };
}

/** Bounded everywhere: a line of brackets and digits is looked at once. */
const POINTS = /[([](\d[\d,.]{0,8}) ?(?:points?|pts?|pontos|puntos|punkte)\.?(?:, [^()[\]]{0,60})?[)\]]/i;
/** "- 80 pts", " 80", "(80): Bolt rifle": without the word only a known name makes it a unit. */
const LOOSE_POINTS = / (?:[-:]? ?(\d{2,4}) ?(?:points?|pts?)?\.?$|[([](\d{2,4})[)\]](?:$|: ?))/i;
/** "Intercessor Squad x5". */
const TAIL_COUNT = / ?[x\u00d7] ?(\d{1,3})$/i;
/** "Char1: ", "[Leader] ", "10x ", "10 ". */
const HEAD = /^(?:[A-Za-z]{1,12}\d{1,3}: ?|\[[A-Za-z ]{1,20}\] ?)?(?:(\d{1,4}) ?x? )?(\S.*)$/;

export interface UnitLine {
  readonly count: number | undefined;
  readonly name: string;
  readonly points: number;
  /** What stands behind the points. */
  readonly gear: string | undefined;
  readonly square: boolean;
}

/** "5x Intercessor Squad (80 pts): Bolt rifle"; undefined for lines without points of their own. */
export function readUnitLine(text: string): UnitLine | undefined {
  const points = POINTS.exec(text);
  if (points === null || points.index === 0) return undefined;
  const after = text.slice(points.index + points[0].length).trim();
  if (after !== '' && !/^[:;,-]/.test(after)) return undefined;
  const head = readHead(text.slice(0, points.index).trimEnd());
  if (head === undefined) return undefined;
  return {
    ...head,
    points: readPoints(points[1]),
    gear: after.replace(/^[:;,-] ?/, '') || undefined,
    square: points[0].startsWith('['),
  };
}

/** "Intercessor Squad - 80 pts": points without brackets, at the end of a short line. */
export function readLooseUnitLine(text: string): UnitLine | undefined {
  if (text.length > 400) return undefined;
  const points = LOOSE_POINTS.exec(text);
  const head = points === null ? undefined : readHead(text.slice(0, points.index).replace(/[ :-]+$/, ''));
  if (points === null || head === undefined) return undefined;
  const gear = text.slice(points.index + points[0].length).trim() || undefined;
  return { ...head, points: readPoints(points[1] ?? points[2]), gear, square: false };
}

/** "5x Intercessor Squad" or "Intercessor Squad x5". */
function readHead(text: string): Pick<UnitLine, 'count' | 'name'> | undefined {
  const head = HEAD.exec(text);
  if (head === null) return undefined;
  const tail = head[1] === undefined ? TAIL_COUNT.exec(head[2]) : null;
  if (tail !== null && tail.index > 0) return { count: Number(tail[1]), name: head[2].slice(0, tail.index) };
  return { count: head[1] === undefined ? undefined : Number(head[1]), name: head[2] };
}

export function readPoints(text: string): number {
  return Number(text.replace(/[,.]/g, ''));
}
