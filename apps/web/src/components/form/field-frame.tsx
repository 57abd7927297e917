// Label, control and remarks of one field, the same for every kind.
import type { Field, Path } from '@oddsmith/games';
import { type ReactNode, use } from 'react';
import { Hint } from '../ui/hint.tsx';
import { FieldRemarks } from './field-remarks.tsx';
import { HeadingContext, useFormNotes } from './form-context.ts';

interface FieldFrameProps {
  readonly field: Field;
  readonly path: Path;
  /** The control fills the width below its label instead of standing beside it. */
  readonly wide?: boolean;
  readonly controlId?: string;
  readonly labelId?: string;
  readonly children: (describedBy: string | undefined) => ReactNode;
}

export function FieldFrame({ field, path, wide = false, controlId, labelId, children }: FieldFrameProps) {
  const meaning = useMeaning(field);
  // Beside its control the label stays: an empty left half would look like a mistake.
  const repeats = use(HeadingContext) === field.title && wide;
  const label = (
    <FieldLabel
      repeats={repeats}
      text={field.title}
      hinted={meaning !== undefined}
      controlId={controlId}
      labelId={labelId}
    />
  );
  return (
    <div className="min-w-0" data-field={path.join('.')}>
      <Hint text={meaning} className={wide ? 'block' : 'flex flex-wrap items-center justify-between gap-x-3 gap-y-1'}>
        {(describedBy) => (
          <>
            {label}
            {children(describedBy)}
          </>
        )}
      </Hint>
      <FieldRemarks path={path} />
    </div>
  );
}

interface FieldLabelProps {
  readonly text: string;
  readonly hinted: boolean;
  readonly repeats: boolean;
  readonly controlId: string | undefined;
  readonly labelId: string | undefined;
}

function FieldLabel({ text, hinted, repeats, controlId, labelId }: FieldLabelProps) {
  const look = `${repeats ? 'sr-only' : 'block'} text-s text-muted ${hinted ? 'decoration-line-strong decoration-dotted underline underline-offset-4' : ''}`;
  if (controlId === undefined)
    return (
      <span id={labelId} className={`${look} pb-1`}>
        {text}
      </span>
    );
  return (
    <label id={labelId} htmlFor={controlId} className={`${look} pb-1`}>
      {text}
    </label>
  );
}

/** The rule's own sentence when the field switches a rule on, else the field's description. */
export function useMeaning(field: Field): string | undefined {
  const { rules } = useFormNotes();
  const rule = field.rule === undefined ? undefined : rules.get(field.rule);
  return rule?.summary ?? field.description;
}
