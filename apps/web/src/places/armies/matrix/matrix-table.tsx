// The matrix as a table: arrow keys move, Enter opens the pair in the calculator.
import { type KeyboardEvent, useRef, useState } from 'react';
import { ScrollRegion } from '../../../components/ui/scroll-region.tsx';
import { UnitName } from '../../../components/ui/unit-name.tsx';
import { formatChance, formatExact, formatMean } from '../../../format/number.ts';
import { armies } from '../../../language/english/armies.ts';
import { type ArmyGame, type FigureChoice, shownUnit } from '../armies-game.ts';
import type { Table } from '../table.ts';

export interface MatrixViewProps {
  readonly game: ArmyGame;
  readonly table: Table;
  readonly figure: FigureChoice;
  /** Places of rows and columns in the order they are shown. */
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  onOpen(row: number, column: number): void;
}

export function shownFigure(value: number, figure: FigureChoice): string {
  if (Number.isNaN(value)) return '–';
  return figure.chance ? formatChance(value) : formatMean(value);
}

/** Stronger the more it does, through the plain surface. */
export function shade(value: number, largest: number): string {
  const share = largest > 0 && value > 0 ? value / largest : 0;
  return `color-mix(in oklab, var(--lead-attacker) ${(share * 100).toFixed(1)}%, var(--sunken))`;
}

/** Rows and columns an arrow key goes. */
export const MOVES: { readonly [key: string]: readonly [number, number] } = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

export function MatrixTable({ game, table, figure, rows, columns, onOpen }: MatrixViewProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [focused, setFocused] = useState('0 0');
  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (move === undefined) return;
    event.preventDefault();
    const [r, c] = ((event.target as HTMLElement).dataset.place ?? focused).split(' ').map(Number);
    const next = `${clamp(r + move[0], rows.length)} ${clamp(c + move[1], columns.length)}`;
    setFocused(next);
    body.current?.querySelector<HTMLElement>(`[data-place="${next}"]`)?.focus();
  };
  return (
    <ScrollRegion className="overflow-x-auto" label={armies.matrix.region}>
      <table className="w-full border-separate border-spacing-1 text-s">
        <caption className="sr-only">{armies.matrix.caption(figure.title)}</caption>
        <thead>
          <tr>
            <td className="sticky left-0 z-1 bg-panel" />
            {columns.map((c) => (
              <th
                key={c}
                scope="col"
                className="min-w-20 px-1 pb-1 text-left align-bottom font-medium text-defender-ink"
              >
                <UnitName unit={shownUnit(game, table.columns[c])} />
              </th>
            ))}
            <th scope="col" className="min-w-16 px-1 pb-1 text-left align-bottom font-medium text-muted">
              {armies.matrix.mean}
            </th>
          </tr>
        </thead>
        <tbody ref={body} onKeyDown={onKeyDown}>
          {rows.map((r, row) => (
            <tr key={r}>
              <th
                scope="row"
                className="sticky left-0 z-1 min-w-28 max-w-44 bg-panel py-1 pr-2 text-left font-medium text-attacker-ink"
              >
                <UnitName unit={shownUnit(game, table.rows[r])} />
              </th>
              {columns.map((c, column) => {
                const value = table.values[r * table.columns.length + c];
                const weapons = table.weapons[r * table.columns.length + c];
                const words = armies.matrix.cell(
                  table.rows[r].title,
                  table.columns[c].title,
                  armies.matrix.with(`${armies.within(figure.title)} ${shownFigure(value, figure)}`, weapons),
                );
                return (
                  <td key={c} className="p-0">
                    <button
                      type="button"
                      data-place={`${row} ${column}`}
                      tabIndex={focused === `${row} ${column}` ? 0 : -1}
                      aria-label={words}
                      title={armies.matrix.openCell(words, formatExact(value))}
                      className="min-h-11 w-full min-w-16 rounded-s px-2 py-0.5 text-right text-m font-medium text-ink outline-offset-1 hover:outline-2 hover:outline-line-strong"
                      style={{ background: shade(value, table.largest) }}
                      onClick={() => onOpen(r, c)}
                    >
                      {shownFigure(value, figure)}
                      {weapons !== '' && <span className="block max-w-36 truncate text-s font-normal">{weapons}</span>}
                    </button>
                  </td>
                );
              })}
              <td className="px-2 text-right font-semibold">{shownFigure(table.rowMeans[r], figure)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className="sticky left-0 z-1 bg-panel py-1 pr-2 text-left font-medium text-muted">
              {armies.matrix.mean}
            </th>
            {columns.map((c) => (
              <td key={c} className="px-2 text-right font-semibold">
                {shownFigure(table.columnMeans[c], figure)}
              </td>
            ))}
            <td />
          </tr>
        </tfoot>
      </table>
    </ScrollRegion>
  );
}

export function clamp(index: number, length: number): number {
  return Math.max(0, Math.min(length - 1, index));
}
