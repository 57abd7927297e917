// "What would I need?": for the fields that matter most, the nearest value that reaches a target, and the figure over all their values.
import type { Change, Sensitivity, Sweep } from '@oddsmith/analysis';
import type { FormDescription } from '@oddsmith/games';
import { useEffect, useMemo, useState } from 'react';
import { fieldOf, placeWords, valueWords } from '../components/results/sensitivity-words.ts';
import { figureTitle } from '../format/figure-title.ts';
import { formatChance, formatMean } from '../format/number.ts';
import { whatIf as words } from '../language/english/results/sensitivity.ts';
import { analyse } from '../places/armies/pool.ts';
import { needOf, type SweptField, valuesAround } from './need.ts';
import { SweepChart } from './sweep-chart.tsx';
import { SweepTable } from './sweep-table.tsx';

const MOST_FIELDS = 6;
const GOALS = [0.25, 0.5, 0.75, 0.9, 0.95, 0.99];

interface WhatIfProps {
  readonly calculator: string;
  readonly form: FormDescription;
  readonly input: unknown;
  readonly found: Sensitivity;
  readonly chance: boolean;
  /** The changes that move the figure, greatest first. */
  readonly moving: readonly Change[];
  set(path: string, value: unknown): void;
}

export function WhatIf({ calculator, form, input, found, chance, moving, set }: WhatIfProps) {
  const { figure, base } = found;
  const usual = chance ? (GOALS.find((goal) => goal > base + 0.005) ?? 0.99) : Math.ceil(base + 0.5);
  const [goal, setGoal] = useState<number | undefined>(undefined);
  const [open, setOpen] = useState<string | undefined>(undefined);
  const target = goal ?? usual;
  const fields = useMemo(() => fieldsOf(form, moving), [form, moving]);
  const sweeps = useSweeps(calculator, input, figure, fields);
  const shown = (value: number) => (chance ? formatChance(value) : formatMean(value));
  if (fields.length === 0) return null;
  const wide = fields.find(({ path }) => path === open) ?? fields[0];
  const points = sweeps.get(wide.path)?.points;
  return (
    <section aria-labelledby="need-title" className="mt-4 border-t border-line pt-3">
      <h3 id="need-title" className="text-m font-semibold">
        {words.title}
      </h3>
      <label className="mb-2 flex min-h-(--target) flex-wrap items-center gap-2 text-s">
        {words.before(figureTitle(figure))}
        <input
          type="number"
          aria-label={words.target}
          className="h-(--target) w-24 rounded-m border border-line bg-panel px-2 text-m"
          value={chance ? Math.round(target * 1000) / 10 : target}
          min={0}
          step={chance ? 5 : 1}
          onChange={({ target: { value } }) => setGoal(value === '' ? undefined : Number(value) / (chance ? 100 : 1))}
        />
        {chance ? words.afterPercent : words.after}
      </label>
      <ul className="text-s" data-testid="needs">
        {fields.map(({ path, title, value }) => {
          const need = needOf(sweeps.get(path)?.points ?? [], figure, value, target, base);
          const field = fieldOf(form, path);
          return (
            <li key={path} className="flex min-h-(--target) flex-wrap items-center gap-x-3">
              <button
                type="button"
                className="min-h-(--target) min-w-0 flex-1 text-left underline decoration-line-strong underline-offset-2"
                aria-pressed={path === wide.path}
                onClick={() => setOpen(path)}
              >
                {title}
              </button>
              {need === undefined && <span className="text-muted">…</span>}
              {need?.reached === true && (
                <button type="button" className="button" onClick={() => set(path, need.value)}>
                  {valueWords(field, value)} → {valueWords(field, need.value)}: {shown(need.figure)}
                </button>
              )}
              {need?.reached === false && (
                <span className="text-muted">{words.notAlone(shown(need.figure), valueWords(field, need.value))}</span>
              )}
            </li>
          );
        })}
      </ul>
      {points !== undefined && (
        <SweepChart
          title={wide.title}
          points={points}
          figure={figure}
          present={wide.value}
          target={target}
          words={(value) => valueWords(fieldOf(form, wide.path), value)}
          shown={shown}
        />
      )}
      {sweeps.size === fields.length && (
        <SweepTable
          calculator={calculator}
          input={input}
          figure={figure}
          fields={fields}
          words={(path, value) => valueWords(fieldOf(form, path), value)}
          shown={shown}
        />
      )}
    </section>
  );
}

/** Each field once, the one that matters most first. */
function fieldsOf(form: FormDescription, moving: readonly Change[]): readonly SweptField[] {
  const fields = new Map<string, SweptField>();
  for (const { path, within, title, from } of moving) {
    const values = valuesAround(fieldOf(form, path), from);
    if (values === undefined || values.length < 2 || fields.has(path)) continue;
    fields.set(path, { path, title: placeWords([...within, title]), value: from, values });
    if (fields.size === MOST_FIELDS) break;
  }
  return [...fields.values()];
}

function useSweeps(
  calculator: string,
  input: unknown,
  figure: string,
  fields: readonly SweptField[],
): ReadonlyMap<string, Sweep> {
  const [known, setKnown] = useState<{ readonly fields: unknown; readonly sweeps: ReadonlyMap<string, Sweep> }>({
    fields: undefined,
    sweeps: new Map(),
  });
  useEffect(() => {
    let current = true;
    const run = async () => {
      const sweeps = new Map<string, Sweep>();
      for (const { path, values } of fields) {
        if (!current) return;
        const reply = await analyse((api) =>
          api.sweep({ calculator, input, axes: [{ path, values }], figures: [figure] }),
        );
        if (!('error' in reply)) sweeps.set(path, reply);
        if (current) setKnown({ fields, sweeps: new Map(sweeps) });
      }
    };
    run().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [calculator, input, figure, fields]);
  return known.fields === fields ? known.sweeps : new Map();
}
