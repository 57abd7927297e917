// The matrix as files: CSV with full precision, PNG with every cell in its colour.
import { csv } from '@oddsmith/analysis';
import { download, fileName } from '../../export/download.ts';
import { escaped, pngOf } from '../../export/picture.ts';
import { armies } from '../../language/english/armies.ts';
import type { FigureChoice } from './armies-game.ts';
import { shownFigure } from './matrix/matrix-table.tsx';
import type { Table } from './table.ts';

export interface MatrixFile {
  readonly table: Table;
  readonly figure: FigureChoice;
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  /** Of the game and what is shown: "Warhammer 40,000: chance to destroy, shooting". */
  readonly title: string;
}

export function saveCsv({ table, figure, rows, columns, title }: MatrixFile): void {
  const heading = figure.chance === true ? armies.matrix.chanceColumn(figure.title) : figure.title;
  const at = (r: number, c: number) => r * table.columns.length + c;
  const armed = columns.map((c) => rows.some((r) => table.weapons[at(r, c)] !== ''));
  const heads = columns.flatMap((c, i) => [table.columns[c].title, ...(armed[i] ? [armies.matrix.weaponColumn] : [])]);
  const lines: unknown[][] = [[heading, ...heads]];
  for (const r of rows) {
    const cells = columns.flatMap((c, i) => {
      const value = table.values[at(r, c)];
      return [Number.isNaN(value) ? '' : value, ...(armed[i] ? [table.weapons[at(r, c)]] : [])];
    });
    lines.push([table.rows[r].title, ...cells]);
  }
  download(new Blob([csv(lines)], { type: 'text/csv' }), fileName(title, 'csv'));
}

export async function savePng(file: MatrixFile): Promise<void> {
  download(await pngOf(svgOf(file)), fileName(file.title, 'png'));
}

const LEFT = 200;
const PADDING = 16;
/** Cells with a figure in them while they are few, plain squares above. */
const FEW = 400;

function svgOf({ table, figure, rows, columns, title }: MatrixFile): string {
  const few = rows.length * columns.length <= FEW;
  const [width, height] = few ? [92, 36] : [Math.max(3, 1600 / columns.length), Math.max(3, 1200 / rows.length)];
  const style = getComputedStyle(document.documentElement);
  const [ink, paper] = [getComputedStyle(document.body).color, style.backgroundColor];
  const top = PADDING + 24 + (few ? 100 : 12);
  const parts = [`<text x="${PADDING}" y="${PADDING + 14}" font-weight="600">${escaped(title)}</text>`];
  const left = few ? LEFT : PADDING;
  if (few) {
    columns.forEach((c, i) => {
      const x = left + i * width + 12;
      parts.push(
        `<text transform="translate(${x} ${top - 8}) rotate(-35)">${escaped(table.columns[c].title.slice(0, 26))}</text>`,
      );
    });
  }
  rows.forEach((r, row) => {
    const y = top + row * height;
    if (few)
      parts.push(`<text x="${PADDING}" y="${y + height / 2 + 5}">${escaped(table.rows[r].title.slice(0, 26))}</text>`);
    columns.forEach((c, column) => {
      const value = table.values[r * table.columns.length + c];
      const x = left + column * width;
      const share = table.largest > 0 && value > 0 ? value / table.largest : 0;
      parts.push(
        `<rect x="${x}" y="${y}" width="${width - (few ? 3 : 0)}" height="${height - (few ? 3 : 0)}" fill="${escaped(style.getPropertyValue('--lead-attacker'))}" fill-opacity="${share.toFixed(3)}"/>`,
      );
      if (few)
        parts.push(
          `<text x="${x + width - 10}" y="${y + height / 2 + 5}" text-anchor="end">${escaped(shownFigure(value, figure))}</text>`,
        );
    });
  });
  const w = left + columns.length * width + PADDING + (few ? 60 : 0);
  const h = top + rows.length * height + PADDING;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" font-family="system-ui, sans-serif" font-size="13" fill="${escaped(ink)}"><rect width="100%" height="100%" fill="${escaped(paper)}"/>${parts.join('')}</svg>`;
}
