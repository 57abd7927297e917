// For each enemy unit the one of ours that does best against it.
import { formatMargin } from '../../../format/number.ts';
import { armies as words } from '../../../language/english/armies.ts';
import { useGame, useLookStore } from '../plan/plan.ts';
import { bestCounter, pairAt, type Table } from './matrix-figures.ts';
import { RowName } from './matrix-table.tsx';
import { shownAs, useReading } from './shown-figure.ts';

/** More lines than this nobody reads; the matrix has them all. */
const MOST_SHOWN = 60;

/** Two names of a line: as high as a finger where fingers are used. */
const LOOK = 'max-sm:min-h-(--target)';

export function CountersCard({ table }: { readonly table: Table }) {
  const { cell } = useGame();
  const look = useLookStore();
  const shown = shownAs(useReading(), table.largest);
  if (table.rows.length < 2 || table.columns.length > MOST_SHOWN) return null;
  const counters = table.columns.map((_, column) => bestCounter(table, column));
  if (counters.every((counter) => counter === undefined)) return null;
  const said = cell === 'outcome' ? words.counters.open : words.counters.openFigure;
  return (
    <section aria-labelledby="counters-title" className="card p-3">
      <h2 id="counters-title" className="mb-1 text-m font-semibold">
        {words.counters.title}
      </h2>
      <ul className="grid gap-x-6 text-s xl:grid-cols-2">
        {table.columns.map((enemy, column) => {
          const counter = counters[column];
          if (counter === undefined) return null;
          const row = table.rows[counter.row];
          return (
            <li key={enemy.unit.id} className="flex items-center justify-between gap-3">
              <span className="min-w-0">
                <span className="text-muted">{words.counters.against}</span>{' '}
                <RowName row={enemy} side="defender" look={LOOK} />
                <span className="text-muted">:</span>{' '}
                <span className="font-medium text-attacker-ink">
                  <RowName row={row} side="attacker" look={LOOK} />
                </span>
              </span>
              <button
                type="button"
                className="button button-quiet on-paper shrink-0 font-medium"
                aria-label={said(row.unit.title, enemy.unit.title, shown.text(counter))}
                onClick={() => {
                  const [unit, against] = pairAt(table, counter.row, column);
                  look.setState({ cell: [unit.id, against.id] });
                }}
              >
                {shown.text(counter)}
                {counter.margin !== undefined && (
                  <span className="font-normal text-muted"> {formatMargin(counter.margin)}</span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
