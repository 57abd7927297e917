// The matrix for a spreadsheet: one line a pairing, full precision.
import { chosenUnits, type Hosts, nameOf } from '../armies/army.ts';
import type { FigureTable } from './matrix-figures.ts';

export function matrixCsv(hosts: Hosts, table: FigureTable): string {
  const lines = ['attacker,defender,win,draw,loss,method,win margin 95%'];
  const columns = chosenUnits(hosts.defender);
  chosenUnits(hosts.attacker).forEach((unit, row) => {
    columns.forEach((enemy, column) => {
      const figure = table[row]?.[column];
      if (figure === undefined) return;
      const { odds, margin } = figure;
      const method = margin === undefined ? ['exact', 0] : ['simulated', margin];
      lines.push([quoted(nameOf(unit)), quoted(nameOf(enemy)), ...odds, ...method].join(','));
    });
  });
  return `${lines.join('\r\n')}\r\n`;
}

/** A name that starts like a formula would be run by spreadsheets. */
function quoted(name: string): string {
  const safe = /^[=+\-@\t]/.test(name) ? `'${name}` : name;
  return `"${safe.replaceAll('"', '""')}"`;
}
