// A line of free text: names.
import type { Path, TextField } from '@oddsmith/games';
import { useField } from '../../../battle/context.ts';
import { FieldFrame } from '../field-frame.tsx';
import { fieldId } from '../field-id.ts';

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
