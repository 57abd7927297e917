// One number of a stat line: a small box under its letter, as on a datasheet.
import type { Path } from '@oddsmith/games';
import { type ChangeEvent, useState } from 'react';
import { useSetValue, useValue } from '../../battle/context.ts';
import { fieldId } from '../../components/form/field-id.ts';
import { useFieldNotes } from '../../components/form/form-context.ts';
import { trueMinus } from '../../format/number.ts';

interface StatInputProps {
  readonly path: Path;
  /** As on the datasheet: "BS". */
  readonly label: string;
  /** Read out instead of the letters: "Ballistic Skill of Bolt rifle". */
  readonly name: string;
  /** Printed behind the number when it is not being edited: "+". */
  readonly suffix?: string;
  /** Empty means "not used". */
  readonly nullable?: boolean;
  /** Counted below zero, whether a minus is typed or not: players say AP 3 for -3. */
  readonly below?: boolean;
  /** Dice such as D6+3 are allowed. */
  readonly dice?: boolean;
  readonly className?: string;
}

export function StatInput({ path, label, name, suffix = '', nullable, dice, below, className = '' }: StatInputProps) {
  const value = useValue(path);
  const set = useSetValue(path);
  const { error } = useFieldNotes(path);
  const [draft, setDraft] = useState<string | undefined>(undefined);
  const shown =
    value === null || value === undefined
      ? ''
      : typeof value === 'number'
        ? `${trueMinus(value)}${suffix}`
        : String(value);
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const text = target.value;
    setDraft(text);
    const plain = text.trim().replace(/\+$/, '').replace('−', '-');
    if (plain === '' || plain === '-') {
      if (nullable) set(null);
    } else if (/^-?\d{1,4}$/.test(plain)) set(below ? 0 - Math.abs(Number(plain)) : Number(plain));
    else if (dice) set(plain);
  };
  return (
    <label className={`min-w-0 text-center text-s text-muted ${className}`}>
      <span aria-hidden>{label}</span>
      <input
        id={fieldId(path)}
        value={draft ?? shown}
        placeholder="–"
        aria-label={name}
        aria-invalid={error !== undefined}
        title={error}
        autoComplete="off"
        spellCheck={false}
        className={`block h-(--target) w-full min-w-0 rounded-m border bg-panel px-1 text-center text-m font-medium text-ink ${error === undefined ? 'border-line' : 'border-bad'}`}
        onChange={type}
        onFocus={(event) => event.target.select()}
        onBlur={() => setDraft(undefined)}
      />
      {error !== undefined && <span className="sr-only">{error}</span>}
    </label>
  );
}
