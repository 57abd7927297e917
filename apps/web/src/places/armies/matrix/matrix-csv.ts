// The matrix for a spreadsheet: one line a pairing, full precision.
import { csv } from '@oddsmith/analysis';
import { grimdarkSheets } from '../../../language/english/grimdark/sheets.ts';
import { chosenUnits, type Hosts, nameOf } from '../army.ts';
import type { FigureTable } from './matrix-figures.ts';

const words = grimdarkSheets.share.csv;

export function matrixCsv(hosts: Hosts, table: FigureTable): string {
  const rows: unknown[][] = [
    [words.attacker, words.defender, words.win, words.draw, words.loss, words.method, words.margin],
  ];
  const columns = chosenUnits(hosts.defender);
  chosenUnits(hosts.attacker).forEach((unit, row) => {
    columns.forEach((enemy, column) => {
      const figure = table[row]?.[column];
      if (figure === undefined) return;
      const { odds, margin } = figure;
      const method = margin === undefined ? [words.exact, 0] : [words.simulated, margin];
      rows.push([nameOf(unit), nameOf(enemy), ...odds, ...method]);
    });
  });
  return csv(rows);
}
