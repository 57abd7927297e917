// The matrix on a phone: for each unit of ours, what it does best against, as a list that is read downwards.
import { useState } from 'react';
import { formatExact, formatMargin } from '../../../format/number.ts';
import { armies as words } from '../../../language/english/armies.ts';
import { useLook } from '../plan/plan.ts';
import { type Figure, figureAt, pairAt, type Table } from './matrix-figures.ts';
import { type MatrixViewProps, RowName } from './matrix-table.tsx';
import { type Shown, weaponsText } from './shown-figure.ts';

/** Of each unit, until more are asked for. */
const SHOWN_AT_FIRST = 3;

export function MatrixList({ table, shown, rows, columns, onOpen }: MatrixViewProps) {
  return (
    <ul aria-label={words.matrix.region} className="divide-y divide-line">
      {rows.map((row) => (
        <RankedTargets key={table.rows[row].unit.id} {...{ table, shown, row, columns, onOpen }} />
      ))}
    </ul>
  );
}

interface RankedTargetsProps extends Pick<MatrixViewProps, 'table' | 'shown' | 'columns' | 'onOpen'> {
  readonly row: number;
}

function RankedTargets({ table, shown, row, columns, onOpen }: RankedTargetsProps) {
  const [all, setAll] = useState(false);
  const ranked = rankedColumns(table, row, columns);
  const mean = table.rowMeans[row];
  const rest = ranked.length - SHOWN_AT_FIRST;
  return (
    <li className="py-2">
      <div className="flex items-center justify-between gap-2 font-medium text-attacker-ink">
        <RowName row={table.rows[row]} side="attacker" />
        {mean !== undefined && (
          <span className="shrink-0 text-s text-muted">
            {words.matrix.mean} {shown.text(mean)}
          </span>
        )}
      </div>
      <ol className="space-y-1">
        {(all ? ranked : ranked.slice(0, SHOWN_AT_FIRST)).map((column) => (
          <li key={table.columns[column].unit.id}>
            <Target {...{ table, shown, row, column }} onOpen={() => onOpen(row, column)} />
          </li>
        ))}
      </ol>
      {rest > 0 && !all && (
        <button type="button" className="button button-quiet -ml-2 text-muted" onClick={() => setAll(true)}>
          {words.panel.more(rest)}
        </button>
      )}
    </li>
  );
}

interface TargetProps {
  readonly table: Table;
  readonly shown: Shown;
  readonly row: number;
  readonly column: number;
  onOpen(): void;
}

function Target({ table, shown, row, column, onOpen }: TargetProps) {
  const { cell: open } = useLook();
  const figure = figureAt(table, row, column);
  const { title } = table.columns[column].unit;
  if (figure === undefined) return <div aria-hidden className="h-11 animate-pulse rounded-s bg-sunken" />;
  const weapons = weaponsText(table, row, column);
  const [unit, enemy] = pairAt(table, row, column);
  return (
    <button
      type="button"
      aria-label={words.matrix.with(shown.cell([table.rows[row].unit.title, title], figure), weapons)}
      aria-pressed={unit.id === open?.[0] && enemy.id === open[1]}
      title={formatExact(figure.value)}
      data-stale={table.stale[row * table.columns.length + column] === 1}
      className="flex min-h-(--target) w-full items-center justify-between gap-2 rounded-s px-2 text-left text-s text-ink data-[stale=true]:opacity-45 aria-pressed:outline-2 aria-pressed:outline-ink"
      style={{ background: shown.shade(figure.value) }}
      onClick={onOpen}
    >
      <span className="min-w-0 break-words">
        {title}
        {weapons !== '' && <span className="block">{weapons}</span>}
      </span>
      <FigureInList figure={figure} shown={shown} />
    </button>
  );
}

function FigureInList({ figure, shown }: { readonly figure: Figure; readonly shown: Shown }) {
  return (
    <span className="shrink-0 text-right text-m font-medium">
      {shown.text(figure)}
      {figure.margin !== undefined && (
        <span className="block text-s leading-3 font-normal">{formatMargin(figure.margin)}</span>
      )}
    </span>
  );
}

/** What the unit does best against first; equal ones as they are listed, those still computed last. */
function rankedColumns(table: Table, row: number, columns: readonly number[]): readonly number[] {
  const valueAt = (column: number) => figureAt(table, row, column)?.value ?? Number.NEGATIVE_INFINITY;
  return [...columns].sort((one, other) => valueAt(other) - valueAt(one));
}
