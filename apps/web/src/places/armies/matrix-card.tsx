// The matrix with what can be done to it: another figure, another order, points as weights, files.
import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { optionsOf, Select } from '../../components/ui/select.tsx';
import { armies } from '../../language/english/armies.ts';
import type { ArmyGame, FigureChoice } from './armies-game.ts';
import { MatrixCanvas } from './matrix/matrix-canvas.tsx';
import { MatrixTable } from './matrix/matrix-table.tsx';
import { saveCsv, savePng } from './matrix-file.ts';
import { type SortKey, sorted, type Table } from './table.ts';

/** Elements above this many make the page slow; a canvas does not care. */
const TABLE_CELLS = 900;

const SORTS = optionsOf<SortKey>(armies.matrix.orders);

interface MatrixCardProps {
  readonly game: ArmyGame;
  readonly table: Table;
  readonly figure: FigureChoice;
  readonly situation: string;
  /** Cells are still missing: a file would be written with holes. */
  readonly running: boolean;
  onOpen(row: number, column: number): void;
}

export function MatrixCard({ game, table, figure, situation, running, onOpen }: MatrixCardProps) {
  const [sort, setSort] = useState<SortKey>('listed');
  const rows = useMemo(() => sorted(table.rows, table.rowMeans, sort), [table, sort]);
  const columns = useMemo(() => sorted(table.columns, table.columnMeans, sort), [table, sort]);
  if (table.rows.length === 0 || table.columns.length === 0)
    return <p className="card p-3 text-s">{armies.matrix.tickOne}</p>;
  const View = table.values.length <= TABLE_CELLS ? MatrixTable : MatrixCanvas;
  const file = { table, figure, rows, columns, title: armies.matrix.file(game.title, figure.title, situation) };
  return (
    <section aria-labelledby="matrix-title" className="card min-w-0 p-3">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h2 id="matrix-title" className="text-m font-semibold">
          {figure.title}
        </h2>
        <div className="flex flex-wrap items-center gap-2">
          <Select label={armies.matrix.order} value={sort} look="text-s" options={SORTS} onChoose={setSort} />
          <button type="button" className="button button-quiet" disabled={running} onClick={() => saveCsv(file)}>
            <Download aria-hidden className="size-4" />
            CSV
          </button>
          <button type="button" className="button button-quiet" disabled={running} onClick={() => void savePng(file)}>
            <Download aria-hidden className="size-4" />
            PNG
          </button>
        </div>
      </div>
      <View game={game} table={table} figure={figure} rows={rows} columns={columns} onOpen={onOpen} />
      <p className="mt-2 text-s text-muted">{armies.matrix.note}</p>
    </section>
  );
}
