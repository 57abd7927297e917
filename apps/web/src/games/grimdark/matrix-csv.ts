// The matrix for a spreadsheet: one line a pairing, full precision.
import { chosenUnits, type Hosts, nameOf } from './army.ts';
import type { OddsTable } from './matrix-figures.ts';

export function matrixCsv(hosts: Hosts, table: OddsTable): string {
  const lines = ['attacker,defender,win,draw,loss'];
  const columns = chosenUnits(hosts.defender);
  chosenUnits(hosts.attacker).forEach((unit, row) => {
    columns.forEach((enemy, column) => {
      const odds = table[row]?.[column];
      if (odds !== undefined) lines.push([quoted(nameOf(unit)), quoted(nameOf(enemy)), ...odds].join(','));
    });
  });
  return `${lines.join('\r\n')}\r\n`;
}

/** A name that starts like a formula would be run by spreadsheets. */
function quoted(name: string): string {
  const safe = /^[=+\-@\t]/.test(name) ? `'${name}` : name;
  return `"${safe.replaceAll('"', '""')}"`;
}
