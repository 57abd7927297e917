// Fields that are typed: a line of text, a number that need not be whole, JSON.
import type { JsonField, NumberField, Path, TextField } from '@oddsmith/games';
import { useState } from 'react';
import { useField } from '../../../battle/context.ts';
import { form } from '../../../language/english/calculator/calculator.ts';
import { rareFields } from '../../../language/english/calculator/rare-fields.ts';
import { FieldFrame } from '../field-frame.tsx';
import { fieldId } from '../field-id.ts';
import { useFieldNotes } from '../form-context.ts';
import { useDraft } from './use-draft.ts';

/** Names. */
export function TextControl({ field, path }: { readonly field: TextField; readonly path: Path }) {
  const [value, set] = useField(path);
  return (
    <FieldFrame field={field} path={path} controlId={fieldId(path)}>
      {(describedBy) => (
        <input
          id={fieldId(path)}
          value={typeof value === 'string' ? value : ''}
          maxLength={field.maxLength}
          aria-describedby={describedBy}
          autoComplete="off"
          className="h-(--target) w-full min-w-0 flex-1 basis-40 rounded-m border border-line bg-panel px-2 text-m"
          onChange={(event) => set(event.target.value === '' && field.optional ? undefined : event.target.value)}
        />
      )}
    </FieldFrame>
  );
}

export function NumberControl({ field, path }: { readonly field: NumberField; readonly path: Path }) {
  const [value, set] = useField(path);
  const { error } = useFieldNotes(path);
  const draft = useDraft(value);
  const mayBeEmpty = field.nullable || field.optional;
  const type = (text: string) => {
    const number = Number(text);
    const empty = field.nullable ? null : field.optional ? undefined : value;
    const meant = text.trim() === '' ? empty : Number.isFinite(number) ? number : value;
    draft.keep(text, meant);
    if (meant !== value) set(meant);
  };
  return (
    <FieldFrame field={field} path={path} controlId={fieldId(path)}>
      {(describedBy) => (
        <span className="flex items-center gap-2">
          {field.min !== undefined && field.max !== undefined && (
            <span className="text-s text-muted" aria-hidden>
              {field.min}–{field.max}
            </span>
          )}
          <input
            id={fieldId(path)}
            inputMode="decimal"
            value={draft.text ?? (typeof value === 'number' ? String(value) : '')}
            placeholder={mayBeEmpty ? form.notUsed : ''}
            aria-invalid={error !== undefined}
            aria-describedby={describedBy}
            autoComplete="off"
            className="h-(--target) w-28 rounded-m border border-line bg-panel px-2 text-center text-m font-medium placeholder:text-s placeholder:font-normal placeholder:text-muted aria-invalid:border-bad"
            onChange={(event) => type(event.target.value)}
            onBlur={draft.drop}
          />
          {field.suffix !== undefined && <span className="text-s text-muted">{field.suffix}</span>}
        </span>
      )}
    </FieldFrame>
  );
}

/** The last resort for a shape without a control of its own. */
export function JsonControl({ field, path }: { readonly field: JsonField; readonly path: Path }) {
  const [value, set] = useField(path);
  const [draft, setDraft] = useState<string | undefined>(undefined);
  const [broken, setBroken] = useState(false);
  const type = (text: string) => {
    setDraft(text);
    try {
      set(JSON.parse(text));
      setBroken(false);
    } catch {
      setBroken(true);
    }
  };
  return (
    <FieldFrame field={field} path={path} wide controlId={fieldId(path)}>
      {(describedBy) => (
        <>
          <textarea
            id={fieldId(path)}
            value={draft ?? JSON.stringify(value, null, 1) ?? ''}
            rows={3}
            spellCheck={false}
            aria-invalid={broken}
            aria-describedby={describedBy}
            className="w-full rounded-m border border-line bg-panel p-2 font-mono text-s aria-invalid:border-bad"
            onChange={(event) => type(event.target.value)}
            onBlur={() => !broken && setDraft(undefined)}
          />
          {broken && <p className="text-s text-bad">{rareFields.notJson}</p>}
        </>
      )}
    </FieldFrame>
  );
}
