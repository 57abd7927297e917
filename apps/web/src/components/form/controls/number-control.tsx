// A number that need not be whole, typed freely.
import type { NumberField, Path } from '@oddsmith/games';
import { useField } from '../../../battle/context.ts';
import { form } from '../../../language/english/calculator/calculator.ts';
import { FieldFrame } from '../field-frame.tsx';
import { fieldId } from '../field-id.ts';
import { useFieldNotes } from '../form-context.ts';
import { useDraft } from './use-draft.ts';

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
