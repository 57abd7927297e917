// A whole number with limits; may be "not used" where the schema allows null.
import type { IntegerField, Path } from '@oddsmith/games';
import { X } from 'lucide-react';
import { useField } from '../../../battle/context.ts';
import { trueMinus } from '../../../format/number.ts';
import { form } from '../../../language/english/calculator/calculator.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { FieldFrame } from '../field-frame.tsx';
import { fieldId } from '../field-id.ts';
import { useFieldNotes } from '../form-context.ts';
import { clamp, startOf } from '../integer-range.ts';
import { Stepper } from './stepper.tsx';
import { useDraft } from './use-draft.ts';

export function IntegerControl({ field, path }: { readonly field: IntegerField; readonly path: Path }) {
  const [value, set] = useField(path);
  const { error } = useFieldNotes(path);
  const draft = useDraft(value);
  const now = typeof value === 'number' ? value : null;
  const mayBeEmpty = field.nullable || field.optional;
  const empty = field.nullable ? null : undefined;
  // How far it goes is asked by whoever cannot go on.
  const isAtLimit = now !== null && now !== field.default && (now === field.min || now === field.max);

  const step = (by: number) => {
    draft.drop();
    if (now === null) set(by > 0 ? startOf(field) : empty);
    else if (mayBeEmpty && now + by < field.min && now === field.min) set(empty);
    else set(clamp(now + by, field));
  };
  const type = (text: string) => {
    const meant = meaningOf(text, mayBeEmpty ? empty : value, value);
    draft.keep(text, meant);
    if (meant !== value) set(meant);
  };
  return (
    <FieldFrame field={field} path={path} controlId={fieldId(path)}>
      {(describedBy) => (
        <span className="flex items-center gap-2">
          {isAtLimit && (
            <span className="text-s text-muted" aria-hidden>
              {rangeWords(field)}
            </span>
          )}
          {mayBeEmpty && now !== null && (
            <IconButton
              icon={X}
              label={form.notUsedOf(field.title)}
              look="button-quiet -mr-2 text-muted"
              onClick={() => set(empty)}
            />
          )}
          <Stepper
            id={fieldId(path)}
            name={field.title}
            text={draft.text ?? (now === null ? '' : trueMinus(now))}
            placeholder={mayBeEmpty ? form.notUsed : ''}
            invalid={error !== undefined}
            describedBy={describedBy}
            canDecrease={now !== null && (now > field.min || mayBeEmpty)}
            canIncrease={now === null || now < field.max}
            range={{ min: field.min, max: field.max, now }}
            onType={type}
            onStep={step}
            onBlur={draft.drop}
          />
        </span>
      )}
    </FieldFrame>
  );
}

/** The number typed; `otherwise` while the text is no whole number yet. */
function meaningOf(text: string, empty: unknown, otherwise: unknown): unknown {
  if (text.trim() === '') return empty;
  const plain = text.replace('−', '-');
  return /^\s*-?\d{1,9}\s*$/.test(plain) ? Number(plain) : otherwise;
}

/** "2–6+"; "−6 to 6", where a dash would read as one more minus. */
function rangeWords({ min, max, suffix = '' }: IntegerField): string {
  const between = min < 0 ? form.between(trueMinus(min), trueMinus(max)) : `${min}–${max}`;
  return /^\w\w/.test(suffix) ? `${between} ${suffix}` : `${between}${suffix}`;
}
