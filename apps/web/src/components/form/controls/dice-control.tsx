// A number or a dice expression such as 2D6+3; plus and minus change the number or what is added.
import type { DiceField, Path } from '@oddsmith/games';
import { useField } from '../../../battle/context.ts';
import { form } from '../../../language/english/calculator/calculator.ts';
import { FieldFrame } from '../field-frame.tsx';
import { fieldId } from '../field-id.ts';
import { useFieldNotes } from '../form-context.ts';
import { stepExpression } from './dice-text.ts';
import { Stepper } from './stepper.tsx';
import { useDraft } from './use-draft.ts';

export function DiceControl({ field, path }: { readonly field: DiceField; readonly path: Path }) {
  const [value, set] = useField(path);
  const { error } = useFieldNotes(path);
  const draft = useDraft(value);
  const text = draft.text ?? (value === null || value === undefined ? '' : String(value));
  const mayBeEmpty = field.nullable || field.optional;
  const empty = field.nullable ? null : field.optional ? undefined : value;

  const type = (typed: string) => {
    const trimmed = typed.trim();
    const meant = trimmed === '' ? empty : /^\d{1,4}$/.test(trimmed) ? Number(trimmed) : trimmed;
    draft.keep(typed, meant);
    if (meant !== value) set(meant);
  };
  const step = (by: number) => {
    const next = stepExpression(text, by);
    if (next === undefined) return;
    draft.drop();
    set(next);
  };
  return (
    <FieldFrame field={field} path={path} controlId={fieldId(path)}>
      {(describedBy) => (
        <span className="flex items-center gap-2">
          <span className="text-s text-muted max-sm:hidden" aria-hidden>
            {form.dice}
          </span>
          <Stepper
            id={fieldId(path)}
            name={field.title}
            text={text}
            placeholder={mayBeEmpty ? form.notUsed : '10, D6, 2D6+3'}
            invalid={error !== undefined}
            describedBy={describedBy}
            canDecrease={stepExpression(text, -1) !== undefined}
            canIncrease={stepExpression(text, 1) !== undefined}
            widthClass="w-24"
            onType={type}
            onStep={step}
            onBlur={draft.drop}
          />
        </span>
      )}
    </FieldFrame>
  );
}
