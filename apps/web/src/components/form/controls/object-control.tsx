// A part of a battle with fields of its own; where it may be null, a switch decides whether it is used.
import { complete, type ObjectField, type Path } from '@oddsmith/games';
import type { ReactNode } from 'react';
import { useField } from '../../../battle/context.ts';
import { useMeaning } from '../field-frame.tsx';
import { fieldId } from '../field-id.ts';
import { FieldRemarks } from '../field-remarks.tsx';
import { Chip } from './chip.tsx';

interface ObjectControlProps {
  readonly field: ObjectField;
  readonly path: Path;
  readonly children: ReactNode;
}

export function ObjectControl({ field, path, children }: ObjectControlProps) {
  const [value, set] = useField(path);
  const meaning = useMeaning(field);
  const mayBeEmpty = field.nullable || field.optional;
  const used = value !== null && value !== undefined;
  return (
    <fieldset aria-label={field.title} className="min-w-0 space-y-2 rounded-m border border-line p-3">
      {mayBeEmpty ? (
        <Chip
          id={fieldId(path)}
          label={field.title}
          meaning={meaning}
          on={used}
          onChange={(on) => set(on ? complete(field, {}) : field.nullable ? null : undefined)}
        />
      ) : (
        <h4 className="text-s font-semibold">{field.title}</h4>
      )}
      <FieldRemarks path={path} />
      {used && children}
    </fieldset>
  );
}
