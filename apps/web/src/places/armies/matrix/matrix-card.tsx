// The matrix: units of the first army down, of the second across, with another figure, another layer and another order.
import { useMemo, useState } from 'react';
import { optionsOf, Select } from '../../../components/ui/select.tsx';
import { useNarrow } from '../../../components/unit/use-narrow.ts';
import { armies as words } from '../../../language/english/armies.ts';
import { useGame, useLook, useLookStore, usePlan } from '../plan/plan.ts';
import { RunButton } from '../plan/run-button.tsx';
import { MatrixCanvas } from './matrix-canvas.tsx';
import { pairAt, type SortKey, sorted, type Table } from './matrix-figures.ts';
import { MatrixList } from './matrix-list.tsx';
import { MatrixNote } from './matrix-note.tsx';
import { MatrixTable } from './matrix-table.tsx';
import { shownAs, useReading } from './shown-figure.ts';
import { type MatrixState, TABLE_CELLS } from './use-matrix.ts';

const SORTS = optionsOf<SortKey>(words.matrix.orders);

interface MatrixCardProps {
  readonly matrix: MatrixState;
  readonly table: Table;
}

export function MatrixCard({ matrix, table }: MatrixCardProps) {
  const { cell, figures } = useGame();
  const { cell: open, figure } = useLook();
  const look = useLookStore();
  const reading = useReading();
  const shown = useMemo(() => shownAs(reading, table.largest), [reading, table.largest]);
  const narrow = useNarrow();
  const [sort, setSort] = useState<SortKey>('listed');
  const rows = useMemo(() => sorted(table.rows, table.rowMeans, sort), [table, sort]);
  const columns = useMemo(() => sorted(table.columns, table.columnMeans, sort), [table, sort]);
  if (rows.length === 0 || columns.length === 0) return null;
  const Small = narrow ? MatrixList : MatrixTable;
  const View = table.values.length <= TABLE_CELLS ? Small : MatrixCanvas;
  const openPair = (row: number, column: number) => {
    const [unit, enemy] = pairAt(table, row, column).map(({ id }) => id);
    look.setState({ cell: open?.[0] === unit && open[1] === enemy ? undefined : [unit, enemy] });
  };
  return (
    <section aria-labelledby="matrix-title" className="card min-w-0 p-3">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h2 id="matrix-title" className="text-m font-semibold">
          {shown.title}
        </h2>
        <div className="flex min-w-0 flex-wrap items-center gap-2">
          <RunButton />
          {figures.length > 1 && (
            <Select
              label={words.figure}
              value={figure ?? figures[0].name}
              look="max-w-full text-s"
              options={figures.map(({ name, title }) => ({ value: name, label: title }))}
              onChoose={(name) => look.setState({ figure: name })}
            />
          )}
          <Select label={words.matrix.order} value={sort} look="text-s" options={SORTS} onChoose={setSort} />
        </div>
      </div>
      <View table={table} shown={shown} rows={rows} columns={columns} onOpen={openPair} />
      {cell === 'outcome' ? (
        <Legend shade={shown.shade} />
      ) : (
        <p className="mt-2 text-s text-muted">{narrow ? words.matrix.noteOfList : words.matrix.note}</p>
      )}
      <MatrixNote matrix={matrix} />
    </section>
  );
}

const STEPS = [0, 0.2, 0.4, 0.6, 0.8, 1];

function Legend({ shade }: { shade(win: number): string }) {
  const { hosts } = usePlan();
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-s text-muted">
      <span>{words.matrix.never(hosts.attacker.army.name)}</span>
      <span aria-hidden className="flex overflow-hidden rounded-s">
        {STEPS.map((win) => (
          <span key={win} className="h-3 w-6" style={{ background: shade(win) }} />
        ))}
      </span>
      <span>{words.matrix.always}</span>
      <span>{words.matrix.legend}</span>
    </div>
  );
}
