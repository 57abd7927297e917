// Numbers of a stat line as on a datasheet: a small box under its letters.
import type { Path } from '@oddsmith/games';
import { type ComponentProps, useState } from 'react';
import { useField } from '../../battle/context.ts';
import { fieldId } from '../../components/form/field-id.ts';
import { useFieldNotes } from '../../components/form/form-context.ts';
import { trueMinus } from '../../format/number.ts';

interface StatInputProps {
  readonly path: Path;
  /** As on the datasheet: "S". */
  readonly label: string;
  /** Read out instead of the letters: "Strength of Bolt rifle". */
  readonly name: string;
  /** Counted below zero, whether a minus is typed or not: players say AP 3 for -3. */
  readonly below?: boolean;
  /** Dice such as D6+3 are allowed. */
  readonly dice?: boolean;
  readonly className?: string;
}

/** One that is typed: attacks, strength, wounds. */
export function StatInput({ path, label, name, dice, below, className = '' }: StatInputProps) {
  const [value, set] = useField(path);
  const type = (text: string) => {
    const plain = text.replace('−', '-');
    if (/^-?\d{1,4}$/.test(plain)) set(below ? 0 - Math.abs(Number(plain)) : Number(plain));
    else if (dice && plain !== '' && plain !== '-') set(plain);
  };
  return (
    <StatBox
      path={path}
      label={label}
      shown={typeof value === 'number' ? trueMinus(value) : String(value ?? '')}
      className={className}
      input={{ 'aria-label': name }}
      onType={type}
    />
  );
}

interface StatBoxProps {
  readonly path: Path;
  readonly label: string;
  /** While nobody types. */
  readonly shown: string;
  readonly className?: string;
  readonly input: ComponentProps<'input'>;
  onType(text: string): void;
}

/** What every number of a stat line looks like. */
export function StatBox({ path, label, shown, className = '', input, onType }: StatBoxProps) {
  const { error } = useFieldNotes(path);
  const [draft, setDraft] = useState<string | undefined>(undefined);
  return (
    <label className={`min-w-0 text-center text-s text-muted ${className}`}>
      <span aria-hidden>{label}</span>
      <input
        id={fieldId(path)}
        value={draft ?? shown}
        placeholder="–"
        aria-invalid={error !== undefined}
        title={error}
        autoComplete="off"
        spellCheck={false}
        className={`block h-(--target) w-full min-w-0 rounded-m border bg-panel px-1 text-center text-m font-medium text-ink ${error === undefined ? 'border-line' : 'border-bad'}`}
        onChange={({ target }) => {
          setDraft(target.value);
          onType(target.value.trim());
        }}
        onFocus={(event) => event.target.select()}
        onBlur={() => setDraft(undefined)}
        {...input}
      />
      {error !== undefined && <span className="sr-only">{error}</span>}
    </label>
  );
}
