// The matrix for a spreadsheet: one line a pairing, full precision.
import { csv } from '@oddsmith/analysis';
import { chosenUnits, type Hosts, nameOf } from '../armies/army.ts';
import type { FigureTable } from './matrix-figures.ts';

export function matrixCsv(hosts: Hosts, table: FigureTable): string {
  const rows: unknown[][] = [['attacker', 'defender', 'win', 'draw', 'loss', 'method', 'win margin 95%']];
  const columns = chosenUnits(hosts.defender);
  chosenUnits(hosts.attacker).forEach((unit, row) => {
    columns.forEach((enemy, column) => {
      const figure = table[row]?.[column];
      if (figure === undefined) return;
      const { odds, margin } = figure;
      const method = margin === undefined ? ['exact', 0] : ['simulated', margin];
      rows.push([nameOf(unit), nameOf(enemy), ...odds, ...method]);
    });
  });
  return csv(rows);
}
