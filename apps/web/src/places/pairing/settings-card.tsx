// What the matrix and the event mean: points of a game, spread of results, margin of the round, and which table nobody chooses.
import { useId } from 'react';
import { formatCount } from '../../format/number.ts';
import { pairing as words } from '../../language/english/pairing.ts';
import type { Session } from './session.ts';

interface SettingsCardProps {
  readonly session: Session;
  change(session: Session): void;
}

/** Of the companion for team events, by players from two on; that of two is ours. */
const USUAL_MARGIN = [2, 4, 6, 6, 8, 10, 12];
const TABLES = [0, 1, 2];

export function SettingsCard({ session, change }: SettingsCardProps) {
  const { total, spread, margin, layout, practice, mine, cells } = session;
  const usual = USUAL_MARGIN[mine.length - 2];
  const hasTables = cells.some((row) => row.some((text) => text.includes('|')));
  return (
    <details className="card p-3">
      <summary className="min-h-(--target) cursor-pointer content-center text-m font-semibold">{words.setting}</summary>
      <div className="grid gap-3 sm:grid-cols-2">
        <NumberField
          label={words.total}
          value={total}
          least={1}
          onValue={(value) => change({ ...session, total: value })}
        />
        <NumberField
          label={words.spread}
          hint={words.spreadHint}
          value={spread}
          least={0}
          onValue={(value) => change({ ...session, spread: value })}
        />
        <NumberField
          label={words.margin}
          hint={words.marginHint(formatCount(usual))}
          value={margin ?? usual}
          least={0}
          onValue={(value) => change({ ...session, margin: value === usual ? null : value })}
        />
        {hasTables && (
          <label className="grid gap-1 text-s">
            <span className="text-muted">{words.layout}</span>
            <select
              value={layout ?? ''}
              className="h-(--target) rounded-m border border-line bg-panel px-2"
              onChange={({ target }) =>
                change({ ...session, layout: target.value === '' ? null : Number(target.value) })
              }
            >
              <option value="">{words.anyLayout}</option>
              {TABLES.map((table) => (
                <option key={table} value={table}>
                  {words.layoutNumber(formatCount(table + 1))}
                </option>
              ))}
            </select>
          </label>
        )}
        <label className="flex min-h-(--target) items-center gap-2 text-s">
          <input
            type="checkbox"
            checked={practice}
            className="size-5"
            onChange={({ target }) => change({ ...session, practice: target.checked, puts: [] })}
          />
          {words.practice}
        </label>
      </div>
    </details>
  );
}

interface NumberFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: number;
  readonly least: number;
  onValue(value: number): void;
}

function NumberField({ label, hint, value, least, onValue }: NumberFieldProps) {
  const id = useId();
  return (
    <div className="grid content-start gap-1 text-s">
      <label htmlFor={id} className="text-muted">
        {label}
      </label>
      <input
        id={id}
        type="number"
        min={least}
        value={value}
        inputMode="decimal"
        className="h-(--target) w-full rounded-m border border-line bg-panel px-2"
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={({ target }) => Number(target.value) >= least && target.value !== '' && onValue(Number(target.value))}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
