// A small box under its letters, as on a datasheet: what every number of a stat line looks like.
import type { Path } from '@oddsmith/games';
import { type ComponentProps, useState } from 'react';
import { fieldId } from '../../components/form/field-id.ts';
import { useFieldNotes } from '../../components/form/form-context.ts';

interface StatBoxProps {
  readonly path: Path;
  readonly label: string;
  /** While nobody types. */
  readonly shown: string;
  readonly className?: string;
  readonly input: ComponentProps<'input'>;
  onType(text: string): void;
}

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
