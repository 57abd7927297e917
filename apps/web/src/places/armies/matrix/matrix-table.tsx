// The matrix as a table: arrow keys move, Enter opens the pair.
import { type KeyboardEvent, useRef, useState } from 'react';
import { ScrollRegion } from '../../../components/ui/scroll-region.tsx';
import { UnitName } from '../../../components/ui/unit-name.tsx';
import { formatExact, formatMargin } from '../../../format/number.ts';
import { armies as words } from '../../../language/english/armies.ts';
import type { ArmySide, Row } from '../army.ts';
import { useGame, useLook, usePlan } from '../plan/plan.ts';
import { type Figure, figureAt, pairAt, type Table } from './matrix-figures.ts';
import { type Shown, weaponsText } from './shown-figure.ts';

export interface MatrixViewProps {
  readonly table: Table;
  readonly shown: Shown;
  /** Places of rows and columns in the order they are shown. */
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  onOpen(row: number, column: number): void;
}

/** With more columns than these the type is smaller, so that an army of 24 units still stands on a desk as a whole. */
const FEW_COLUMNS = 12;

/** In pixels: the names of the rows, their means, and the least that a figure and the longest word of a name need. */
const NAMES_WIDTH = 160;
const MEANS_WIDTH = 72;
const LEAST_WIDTH = 92;
const DENSE_WIDTH = 48;

/** Rows and columns an arrow key goes. */
export const MOVES: { readonly [key: string]: readonly [number, number] } = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

export function clamp(index: number, length: number): number {
  return Math.max(0, Math.min(length - 1, index));
}

export function MatrixTable({ table, shown, rows, columns, onOpen }: MatrixViewProps) {
  const { hosts } = usePlan();
  const { cell: open } = useLook();
  const { body, focused, onKeyDown } = useGrid(rows.length, columns.length);
  const dense = columns.length > FEW_COLUMNS;
  return (
    <ScrollRegion className="overflow-x-auto" label={words.matrix.region}>
      <table
        data-dense={dense}
        style={{ minWidth: NAMES_WIDTH + MEANS_WIDTH + columns.length * (dense ? DENSE_WIDTH : LEAST_WIDTH) }}
        className="group w-full table-fixed border-separate border-spacing-1 text-s data-[dense=true]:border-spacing-0.5"
      >
        <caption className="sr-only">{shown.caption(hosts.attacker.army.name, hosts.defender.army.name)}</caption>
        <thead>
          <tr>
            <td className="sticky left-0 z-1 bg-panel" style={{ width: NAMES_WIDTH }} />
            {columns.map((c) => (
              <th
                key={table.columns[c].unit.id}
                scope="col"
                className="px-1 pb-1 text-left align-bottom font-medium hyphens-auto break-words text-defender-ink [&_button]:max-w-full group-data-[dense=true]:px-0"
              >
                <RowName row={table.columns[c]} side="defender" />
              </th>
            ))}
            <th
              scope="col"
              style={{ width: MEANS_WIDTH }}
              className="px-1 pb-1 text-left align-bottom font-medium text-muted"
            >
              {words.matrix.mean}
            </th>
          </tr>
        </thead>
        <tbody ref={body} onKeyDown={onKeyDown}>
          {rows.map((r, row) => (
            <tr key={table.rows[r].unit.id}>
              <th scope="row" className="sticky left-0 z-1 bg-panel py-1 pr-2 text-left font-medium text-attacker-ink">
                <RowName row={table.rows[r]} side="attacker" />
              </th>
              {columns.map((c, column) => (
                <td key={table.columns[c].unit.id} className="p-0">
                  <CellButton
                    figure={figureAt(table, r, c)}
                    shown={shown}
                    weapons={weaponsText(table, r, c)}
                    names={[table.rows[r].unit.title, table.columns[c].unit.title]}
                    place={`${row} ${column}`}
                    stale={table.stale[r * table.columns.length + c] === 1}
                    open={open !== undefined && isOpen(table, [r, c], open)}
                    tabbable={focused === `${row} ${column}`}
                    onOpen={() => onOpen(r, c)}
                  />
                </td>
              ))}
              <td className="px-2 text-right font-semibold">
                <FigureText figure={table.rowMeans[r]} shown={shown} />
              </td>
            </tr>
          ))}
        </tbody>
        {rows.length > 1 && (
          <tfoot>
            <tr>
              <th scope="row" className="sticky left-0 z-1 bg-panel py-1 pr-2 text-left font-medium text-muted">
                {words.matrix.mean}
              </th>
              {columns.map((c) => (
                <td key={table.columns[c].unit.id} className="px-2 text-right font-semibold">
                  <FigureText figure={table.columnMeans[c]} shown={shown} />
                </td>
              ))}
              <td className="px-2 text-right font-semibold">
                <FigureText figure={table.mean} shown={shown} />
              </td>
            </tr>
          </tfoot>
        )}
      </table>
    </ScrollRegion>
  );
}

interface RowNameProps {
  readonly row: Row;
  readonly side: ArmySide;
  readonly look?: string;
}

/** "Scouts ×3" where three of them bring the same. */
export function RowName({ row, side, look = 'min-h-(--target)' }: RowNameProps) {
  const game = useGame();
  const { army } = usePlan().hosts[side];
  return (
    <>
      <UnitName unit={game.shown(row.unit, army)} className={look} />
      {row.count > 1 && <span className="font-normal text-muted"> ×{row.count}</span>}
    </>
  );
}

/** The figure, and its margin beneath it. */
function FigureText({ figure, shown }: { readonly figure: Figure | undefined; readonly shown: Shown }) {
  if (figure === undefined) return null;
  const { margin } = figure;
  return (
    <>
      {shown.text(figure)}
      {margin !== undefined && <span className="block text-s leading-3 font-normal">{formatMargin(margin)}</span>}
    </>
  );
}

interface CellButtonProps {
  readonly figure: Figure | undefined;
  readonly shown: Shown;
  readonly names: readonly [string, string];
  /** '' where nobody had a choice. */
  readonly weapons: string;
  readonly place: string;
  /** Of the plan before. */
  readonly stale: boolean;
  readonly open: boolean;
  readonly tabbable: boolean;
  onOpen(): void;
}

function CellButton({ figure, shown, names, weapons, place, stale, open, tabbable, onOpen }: CellButtonProps) {
  if (figure === undefined) return <div aria-hidden className="h-11 min-w-9 animate-pulse rounded-s bg-sunken" />;
  const said = words.matrix.with(shown.cell(names, figure), weapons);
  return (
    <button
      type="button"
      data-place={place}
      tabIndex={tabbable ? 0 : -1}
      aria-label={said}
      aria-pressed={open}
      title={`${said} (${formatExact(figure.value)})`}
      data-stale={stale}
      className="min-h-11 w-full rounded-s px-2 py-0.5 transition-opacity duration-150 data-[stale=true]:opacity-45 group-data-[dense=true]:px-0.5 group-data-[dense=true]:text-s text-right text-m font-medium text-ink outline-offset-1 hover:outline-2 hover:outline-line-strong aria-pressed:outline-2 aria-pressed:outline-ink"
      style={{ background: shown.shade(figure.value) }}
      onClick={onOpen}
    >
      <FigureText figure={figure} shown={shown} />
      {weapons !== '' && <span className="ml-auto block max-w-36 truncate text-s font-normal">{weapons}</span>}
    </button>
  );
}

function isOpen(table: Table, [row, column]: readonly [number, number], open: readonly [string, string]): boolean {
  const [unit, enemy] = pairAt(table, row, column);
  return unit.id === open[0] && enemy.id === open[1];
}

/** One tab stop for the whole table. */
function useGrid(rows: number, columns: number) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [place, setPlace] = useState<readonly [number, number]>([0, 0]);
  const row = Math.min(place[0], rows - 1);
  const column = Math.min(place[1], columns - 1);
  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (move === undefined) return;
    event.preventDefault();
    const from = (event.target as HTMLElement).dataset.place?.split(' ').map(Number) ?? [row, column];
    const next = [clamp(from[0] + move[0], rows), clamp(from[1] + move[1], columns)] as const;
    setPlace(next);
    body.current?.querySelector<HTMLElement>(`[data-place="${next[0]} ${next[1]}"]`)?.focus();
  };
  return { body, focused: `${row} ${column}`, onKeyDown };
}
