// The matrix for a spreadsheet, in full precision: duels with one line a pairing, single figures as rows and columns.
import { csv } from '@oddsmith/analysis';
import { armies } from '../../../language/english/armies.ts';
import { figureAt, type Reading, type Table } from './matrix-figures.ts';
import { weaponsText } from './shown-figure.ts';

const words = armies.share.csv;

export function matrixCsv(table: Table, reading: Reading): string {
  return csv(reading.kind === 'outcome' ? pairings(table) : figures(table, reading));
}

function pairings(table: Table): unknown[][] {
  const lines: unknown[][] = [
    [words.attacker, words.defender, words.win, words.draw, words.loss, words.method, words.margin],
  ];
  for (const [r, row] of table.rows.entries())
    for (const [c, column] of table.columns.entries()) {
      const figure = figureAt(table, r, c);
      if (figure === undefined) continue;
      const { odds = [], margin } = figure;
      const method = margin === undefined ? [words.exact, 0] : [words.simulated, margin];
      lines.push([row.unit.title, column.unit.title, ...odds, ...method]);
    }
  return lines;
}

function figures(table: Table, { figure }: Extract<Reading, { readonly kind: 'figure' }>): unknown[][] {
  const heading = figure.chance === true ? armies.matrix.chanceColumn(figure.title) : figure.title;
  const armed = table.columns.map((_, c) => table.rows.some((_, r) => weaponsText(table, r, c) !== ''));
  const heads = table.columns.flatMap(({ unit }, c) => [unit.title, ...(armed[c] ? [armies.matrix.weaponColumn] : [])]);
  const cells = (r: number) =>
    table.columns.flatMap((_, c) => [
      figureAt(table, r, c)?.value ?? '',
      ...(armed[c] ? [weaponsText(table, r, c)] : []),
    ]);
  return [[heading, ...heads], ...table.rows.map(({ unit }, r) => [unit.title, ...cells(r)])];
}
