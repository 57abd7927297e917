// The matrix as a picture to post: the sentence, the units, every cell in its colour.

import { escaped, lines, shortLink } from '../../../export/picture.ts';
import { formatChance, formatMargin } from '../../../format/number.ts';
import { grimdarkSheets as words } from '../../../language/english/grimdark/sheets.ts';
import type { FigureTable } from './matrix-figures.ts';

export interface MatrixPicture {
  readonly title: string;
  /** Where it came from. */
  readonly link: string;
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly table: FigureTable;
  readonly colours: {
    readonly paper: string;
    readonly ink: string;
    cell(row: number, column: number): string;
  };
}

const CELL = { width: 112, height: 44, gap: 4 };
const LEFT = 200;
const PADDING = 16;
const LINE = 20;
/** Characters of a line of the sentence, of a column's name and of a row's. */
const WRAP = { sentence: 76, column: 13, row: 24 };

export function matrixSvg(picture: MatrixPicture): string {
  const { title, rows, columns, colours } = picture;
  const sentence = lines(title, WRAP.sentence);
  const head = PADDING + (sentence.length + 2.4) * LINE;
  const width = Math.max(640, 2 * PADDING + LEFT + columns.length * CELL.width);
  const height = head + rows.length * CELL.height + PADDING + LINE;
  const foot = `${words.share.foot} ${shortLink(picture.link)}`;
  const parts = [
    ...sentence.map((line, index) => label(PADDING, PADDING + LINE * (index + 0.8), line, 'font-weight="600"')),
    ...columns.flatMap((name, column) => columnHead(name, PADDING + LEFT + column * CELL.width + 4, head)),
    ...rows.flatMap((_, row) => rowParts(picture, row, head + row * CELL.height)),
    label(PADDING, height - PADDING + 4, foot, 'opacity="0.7"'),
  ];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ` +
    `font-family="system-ui, sans-serif" font-size="14" fill="${escaped(colours.ink)}">` +
    `<rect width="100%" height="100%" fill="${escaped(colours.paper)}"/>${parts.join('')}</svg>`
  );
}

function label(x: number, y: number, words: string, more = ''): string {
  return `<text x="${x}" y="${y}" ${more}>${escaped(words)}</text>`;
}

/** Two lines at most, standing on the cells. */
function columnHead(name: string, x: number, head: number): string[] {
  const [first = '', second] = lines(name, WRAP.column);
  return second === undefined ? [label(x, head - 6, first)] : [label(x, head - 22, first), label(x, head - 6, second)];
}

function rowParts({ rows, columns, table, colours }: MatrixPicture, row: number, top: number): string[] {
  const [first = '', second] = lines(rows[row], WRAP.row);
  const [width, height] = [CELL.width - CELL.gap, CELL.height - CELL.gap];
  const middle = top + height / 2 + 5;
  const names = second === undefined ? [label(PADDING, middle, first)] : [];
  if (second !== undefined) names.push(label(PADDING, middle - 8, first), label(PADDING, middle + 8, second));
  const cells = columns.flatMap((_, column) => {
    const figure = table[row]?.[column];
    if (figure === undefined) return [];
    const left = PADDING + LEFT + column * CELL.width;
    const fill = escaped(colours.cell(row, column));
    const margin = figure.margin === undefined ? '' : ` ${formatMargin(figure.margin)}`;
    const words = `${formatChance(figure.odds[0])}${margin}`;
    return [
      `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="4" fill="${fill}"/>`,
      label(left + width - 8, middle, words, 'text-anchor="end" font-weight="500"'),
    ];
  });
  return [...names, ...cells];
}

/** The colours of the matrix on the page, whose mixing only the browser knows. */
export function coloursOnPage(): MatrixPicture['colours'] {
  const body = getComputedStyle(document.body);
  return {
    paper: getComputedStyle(document.documentElement).backgroundColor,
    ink: body.color,
    cell: (row, column) => {
      const cell = document.querySelector(`[data-place="${row} ${column}"]`);
      return cell === null ? 'none' : getComputedStyle(cell).backgroundColor;
    },
  };
}
