// The win-rate matrix: units of the first army down, of the second across; arrow keys move, Enter opens a pairing.
import { type KeyboardEvent, useRef, useState } from 'react';
import { ScrollRegion } from '../../../components/ui/scroll-region.tsx';
import { UnitName } from '../../../components/ui/unit-name.tsx';
import { formatChance, formatExact, formatMargin } from '../../../format/number.ts';
import { grimdarkArmies as words } from '../../../language/english/grimdark/armies.ts';
import { chosenUnits, nameOf } from '../../../places/armies/army.ts';
import type { Odds } from '../../../places/armies/matrix/known-cells.ts';
import { type Figure, type FigureTable, lead, rowFigures } from '../../../places/armies/matrix/matrix-figures.ts';
import { MatrixNote } from '../../../places/armies/matrix/matrix-note.tsx';
import { ScenarioFilter } from '../../../places/armies/plan/layer-filter.tsx';
import { useLook, useLookStore, usePlan } from '../../../places/armies/plan/plan.ts';
import { RunButton } from '../../../places/armies/plan/run-button.tsx';
import { shownUnit } from '../units/shown-unit.ts';
import type { MatrixState } from './use-matrix.ts';

interface MatrixCardProps {
  readonly matrix: MatrixState;
  readonly table: FigureTable;
}

export function MatrixCard({ matrix, table }: MatrixCardProps) {
  const { hosts } = usePlan();
  const rows = chosenUnits(hosts.attacker);
  const columns = chosenUnits(hosts.defender);
  const means = rowFigures(table);
  const fresh = new Set(matrix.cells.map(({ attacker, defender }) => `${attacker} ${defender}`));
  const { body, focused, onKeyDown } = useGrid(rows.length, columns.length);
  if (rows.length === 0 || columns.length === 0) return null;
  return (
    <section aria-labelledby="matrix-title" className="card min-w-0 p-3">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h2 id="matrix-title" className="text-m font-semibold">
          {words.matrix.title}
        </h2>
        <div className="flex flex-wrap items-center gap-2">
          <RunButton />
          <ScenarioFilter />
        </div>
      </div>
      <ScrollRegion className="overflow-x-auto" label={words.matrix.region}>
        <table className="w-full border-separate border-spacing-1 text-s">
          <caption className="sr-only">
            {words.matrix.caption(hosts.attacker.army.name, hosts.defender.army.name)}
          </caption>
          <thead>
            <tr>
              <td className="sticky left-0 z-1 bg-panel" />
              {columns.map((unit) => (
                <th
                  key={unit.id}
                  scope="col"
                  className="min-w-20 px-1 pb-1 text-left align-bottom font-medium text-defender-ink"
                >
                  <UnitName unit={shownUnit(unit, hosts.defender.army)} />
                </th>
              ))}
              <th scope="col" className="min-w-16 px-1 pb-1 text-left align-bottom font-medium text-muted">
                {words.matrix.mean}
              </th>
            </tr>
          </thead>
          <tbody ref={body} onKeyDown={onKeyDown}>
            {rows.map((unit, row) => (
              <tr key={unit.id}>
                <th
                  scope="row"
                  className="sticky left-0 z-1 min-w-28 max-w-44 bg-panel py-1 pr-2 text-left font-medium text-attacker-ink"
                >
                  <UnitName unit={shownUnit(unit, hosts.attacker.army)} />
                </th>
                {columns.map((enemy, column) => (
                  <td key={enemy.id} className="p-0">
                    <CellButton
                      figure={table[row][column]}
                      names={[nameOf(unit), nameOf(enemy)]}
                      cell={[unit.id, enemy.id]}
                      place={`${row} ${column}`}
                      stale={!fresh.has(`${row} ${column}`)}
                      tabbable={focused === `${row} ${column}`}
                    />
                  </td>
                ))}
                <td className="px-2 text-right font-semibold">
                  {means[row] !== undefined && <Chance figure={means[row]} />}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <Legend />
      <MatrixNote cells={matrix.cells} />
    </section>
  );
}

interface CellButtonProps {
  readonly figure: Figure | undefined;
  readonly names: readonly [string, string];
  readonly cell: readonly [string, string];
  readonly place: string;
  /** Of the plan before. */
  readonly stale: boolean;
  readonly tabbable: boolean;
}

/** The win chance, and its margin beneath it. */
function Chance({ figure: { odds, margin } }: { readonly figure: Figure }) {
  return (
    <>
      {formatChance(odds[0])}
      {margin !== undefined && <span className="block text-s leading-3 font-normal">{formatMargin(margin)}</span>}
    </>
  );
}

function CellButton({ figure, names, cell, place, stale, tabbable }: CellButtonProps) {
  const look = useLookStore();
  const open = useLook().cell;
  if (figure === undefined) return <div aria-hidden className="h-11 min-w-16 animate-pulse rounded-s bg-sunken" />;
  const { odds, margin } = figure;
  const about = margin === undefined ? words.exact : words.matrix.cellSimulated(formatMargin(margin));
  const [win, draw, loss] = odds.map(formatChance);
  const said = words.matrix.cell({ ours: names[0], theirs: names[1], win, draw, loss, about });
  const isOpen = open?.[0] === cell[0] && open[1] === cell[1];
  return (
    <button
      type="button"
      data-place={place}
      tabIndex={tabbable ? 0 : -1}
      aria-label={said}
      aria-pressed={isOpen}
      title={`${said} (${formatExact(odds[0])})`}
      data-stale={stale}
      className="h-11 w-full min-w-16 rounded-s px-2 transition-opacity duration-150 data-[stale=true]:opacity-45 text-right text-m font-medium text-ink outline-offset-1 hover:outline-2 hover:outline-line-strong aria-pressed:outline-2 aria-pressed:outline-ink"
      style={{ background: shade(odds) }}
      onClick={() => {
        look.setState({ cell: isOpen ? undefined : cell });
      }}
    >
      <Chance figure={figure} />
    </button>
  );
}

/** Orange above one half, blue below, through the plain surface. */
function shade(odds: Odds): string {
  const ahead = lead(odds);
  const end = ahead > 0 ? 'var(--lead-attacker)' : 'var(--lead-defender)';
  return `color-mix(in oklab, ${end} ${(Math.abs(ahead) * 100).toFixed(1)}%, var(--sunken))`;
}

function Legend() {
  const { hosts } = usePlan();
  const steps = [0, 0.2, 0.4, 0.6, 0.8, 1];
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-s text-muted">
      <span>{words.matrix.never(hosts.attacker.army.name)}</span>
      <span aria-hidden className="flex overflow-hidden rounded-s">
        {steps.map((win) => (
          <span key={win} className="h-3 w-6" style={{ background: shade([win, 0, 1 - win]) }} />
        ))}
      </span>
      <span>{words.matrix.always}</span>
      <span>{words.matrix.legend}</span>
    </div>
  );
}

const MOVES: { readonly [key: string]: readonly [number, number] } = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

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

function clamp(index: number, length: number): number {
  return Math.max(0, Math.min(length - 1, index));
}
