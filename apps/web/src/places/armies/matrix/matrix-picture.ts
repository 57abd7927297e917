// The matrix as a picture to post: the sentence, the units, every cell in its colour.

import { escaped, lines, shortLink } from '../../../export/picture.ts';
import { formatMargin } from '../../../format/number.ts';
import { armies as words } from '../../../language/english/armies.ts';
import type { Row } from '../army.ts';
import { figureAt, type Table } from './matrix-figures.ts';
import type { Shown } from './shown-figure.ts';

export interface MatrixPicture {
  readonly title: string;
  /** What the numbers are. */
  readonly foot: string;
  /** Where it came from. */
  readonly link: string;
  readonly table: Table;
  readonly shown: Pick<Shown, 'text' | 'tint'>;
  readonly colours: Colours;
}

interface Colours {
  readonly paper: string;
  readonly ink: string;
  readonly sunken: string;
  readonly '--lead-attacker': string;
  readonly '--lead-defender': string;
}

/** Cells with names and figures while they are few, plain squares above. */
const FEW = 900;

const CELL = { width: 112, height: 44, gap: 4 };
const LEFT = 200;
const PADDING = 16;
const LINE = 20;
/** Characters of a line of the sentence, of a column's name and of a row's. */
const WRAP = { sentence: 76, column: 13, row: 24 };

export function matrixSvg(picture: MatrixPicture): string {
  const { title, table, colours } = picture;
  const sentence = lines(title, WRAP.sentence);
  const size = sizesOf(table);
  const head = PADDING + (sentence.length + 2.4) * LINE;
  const width = Math.max(640, 2 * PADDING + size.left + table.columns.length * size.width);
  const height = head + table.rows.length * size.height + PADDING + LINE;
  const parts = [
    ...sentence.map((line, index) => label(PADDING, PADDING + LINE * (index + 0.8), line, 'font-weight="600"')),
    ...(size.few
      ? table.columns.flatMap((row, c) => columnHead(titleOf(row), PADDING + size.left + c * size.width + 4, head))
      : []),
    ...table.rows.flatMap((_, row) => rowParts(picture, row, head + row * size.height)),
    label(
      PADDING,
      height - PADDING + 4,
      `${picture.foot} ${words.share.made} ${shortLink(picture.link)}`,
      'opacity="0.7"',
    ),
  ];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ` +
    `font-family="system-ui, sans-serif" font-size="14" fill="${escaped(colours.ink)}">` +
    `<rect width="100%" height="100%" fill="${escaped(colours.paper)}"/>${parts.join('')}</svg>`
  );
}

function sizesOf({ rows, columns }: Table) {
  const few = rows.length * columns.length <= FEW;
  if (few) return { few, left: LEFT, ...CELL };
  return { few, left: 0, gap: 0, width: Math.max(3, 1600 / columns.length), height: Math.max(3, 1200 / rows.length) };
}

function titleOf({ unit, count }: Row): string {
  return count > 1 ? `${unit.title} ×${count}` : unit.title;
}

function label(x: number, y: number, words: string, more = ''): string {
  return `<text x="${x}" y="${y}" ${more}>${escaped(words)}</text>`;
}

/** Two lines at most, standing on the cells. */
function columnHead(name: string, x: number, head: number): string[] {
  const [first = '', second] = lines(name, WRAP.column);
  return second === undefined ? [label(x, head - 6, first)] : [label(x, head - 22, first), label(x, head - 6, second)];
}

function rowParts({ table, shown, colours }: MatrixPicture, row: number, top: number): string[] {
  const { few, left, gap, width, height } = sizesOf(table);
  const [first = '', second] = lines(titleOf(table.rows[row]), WRAP.row);
  const middle = top + (height - gap) / 2 + 5;
  const names = !few || second !== undefined ? [] : [label(PADDING, middle, first)];
  if (few && second !== undefined) names.push(label(PADDING, middle - 8, first), label(PADDING, middle + 8, second));
  const cells = table.columns.flatMap((_, column) => {
    const figure = figureAt(table, row, column);
    if (figure === undefined) return [];
    const [colour, share] = shown.tint(figure.value);
    const x = PADDING + left + column * width;
    const box = `x="${x}" y="${top}" width="${width - gap}" height="${height - gap}" rx="${gap}"`;
    const margin = figure.margin === undefined ? '' : ` ${formatMargin(figure.margin)}`;
    const text = label(
      x + width - gap - 8,
      middle,
      `${shown.text(figure)}${margin}`,
      'text-anchor="end" font-weight="500"',
    );
    return [
      `<rect ${box} fill="${escaped(colours.sunken)}"/>`,
      `<rect ${box} fill="${escaped(colours[colour])}" fill-opacity="${share.toFixed(3)}"/>`,
      ...(few ? [text] : []),
    ];
  });
  return [...names, ...cells];
}

/** The colours of the page as it is looked at, light or dark. */
export function coloursOnPage(): Colours {
  const style = getComputedStyle(document.documentElement);
  return {
    paper: style.backgroundColor,
    ink: getComputedStyle(document.body).color,
    sunken: style.getPropertyValue('--sunken'),
    '--lead-attacker': style.getPropertyValue('--lead-attacker'),
    '--lead-defender': style.getPropertyValue('--lead-defender'),
  };
}
