// A figure while two fields run through their values: one across, one down, darker where it is greater.
import type { Sweep } from '@oddsmith/analysis';
import { useState } from 'react';
import { ScrollRegion } from '../components/ui/scroll-region.tsx';
import { useReply } from '../engine/use-reply.ts';
import { whatIf } from '../language/english/results/sensitivity.ts';
import { analyse } from '../places/armies/pool.ts';
import type { SweptField } from './need.ts';

interface SweepTableProps {
  readonly calculator: string;
  readonly input: unknown;
  readonly figure: string;
  readonly fields: readonly SweptField[];
  words(path: string, value: unknown): string;
  shown(value: number): string;
}

/** Columns above this many do not fit beside each other. */
const MOST_VALUES = 9;

export function SweepTable({ calculator, input, figure, fields, words, shown }: SweepTableProps) {
  const [first, setAcross] = useState<string | undefined>(undefined);
  const [second, setDown] = useState<string | undefined>(undefined);
  const across = fields.find(({ path }) => path === first) ?? fields[0];
  const down = fields.find(({ path }) => path === second && path !== across.path) ?? fields.find((f) => f !== across);
  const { reply: sweep, late } = useReply(async () => {
    if (down === undefined) return undefined;
    const axes = [down, across].map(({ path, values, value }) => ({ path, values: near(values, value) }));
    const found = await analyse((api) => api.sweep({ calculator, input, axes, figures: [figure] }));
    return 'error' in found ? undefined : found;
  }, [calculator, input, figure, across, down]);
  if (down === undefined) return null;
  return (
    <figure className="mt-3 min-w-0">
      <figcaption className="flex flex-wrap items-center gap-2 text-s">
        {whatIf.twoAtOnce}
        <FieldPicker label={whatIf.across} fields={fields} chosen={across} choose={setAcross} />
        <FieldPicker
          label={whatIf.down}
          fields={fields.filter((field) => field !== across)}
          chosen={down}
          choose={setDown}
        />
      </figcaption>
      {sweep === undefined || late ? (
        <p className="text-s text-muted">…</p>
      ) : (
        <Cells sweep={sweep} figure={figure} across={across} down={down} words={words} shown={shown} />
      )}
    </figure>
  );
}

interface FieldPickerProps {
  readonly label: string;
  readonly fields: readonly SweptField[];
  readonly chosen: SweptField;
  choose(path: string): void;
}

function FieldPicker({ label, fields, chosen, choose }: FieldPickerProps) {
  return (
    <select
      aria-label={label}
      value={chosen.path}
      className="h-(--target) max-w-full rounded-m border border-line bg-panel px-2"
      onChange={(event) => choose(event.target.value)}
    >
      {fields.map(({ path, title }) => (
        <option key={path} value={path}>
          {title}
        </option>
      ))}
    </select>
  );
}

interface CellsProps extends Pick<SweepTableProps, 'figure' | 'words' | 'shown'> {
  readonly sweep: Sweep;
  readonly across: SweptField;
  readonly down: SweptField;
}

function Cells({ sweep, figure, across, down, words, shown }: CellsProps) {
  const [rows, columns] = sweep.axes.map(({ values }) => values);
  const largest = Math.max(...sweep.points.map(({ figures }) => figures[figure] ?? 0));
  return (
    <ScrollRegion className="overflow-x-auto" label={whatIf.bothFields}>
      <table data-testid="two-axes" className="border-separate border-spacing-0.5 text-s">
        <thead>
          <tr>
            <th scope="col" className="text-left font-normal text-muted">
              {down.title} ↓ {across.title} →
            </th>
            {columns.map((value) => (
              <th key={String(value)} scope="col" className="px-2 text-right">
                {words(across.path, value)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((value, r) => (
            <tr key={String(value)}>
              <th scope="row" className="text-left">
                {words(down.path, value)}
              </th>
              {columns.map((other, c) => {
                const found = sweep.points[r * columns.length + c].figures[figure];
                const present = value === down.value && other === across.value;
                const share = found === undefined || largest === 0 ? 0 : found / largest;
                return (
                  <td
                    key={String(other)}
                    className={`rounded-s px-2 text-right ${present ? 'outline-2 outline-ink' : ''}`}
                    style={{
                      background: `color-mix(in oklab, var(--lead-attacker) ${Math.round(100 * share)}%, var(--sunken))`,
                    }}
                  >
                    {found === undefined ? '' : shown(found)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** The values nearest to where the field stands, in their order. */
function near(values: readonly unknown[], value: unknown): readonly unknown[] {
  const at = Math.max(0, values.indexOf(value));
  const from = Math.max(0, Math.min(values.length - MOST_VALUES, at - Math.floor(MOST_VALUES / 2)));
  return values.slice(from, from + MOST_VALUES);
}
