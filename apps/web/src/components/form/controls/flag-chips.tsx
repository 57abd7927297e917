// The flags of a group as one flow of chips: dense, and each a single tap.
import type { FlagField, Path } from '@oddsmith/games';
import { useField } from '../../../battle/context.ts';
import { useMeaning } from '../field-frame.tsx';
import { fieldId } from '../field-id.ts';
import { FieldRemarks } from '../field-remarks.tsx';
import { Chip } from './chip.tsx';

interface FlagChipsProps {
  readonly fields: readonly FlagField[];
  /** Of the object the flags stand in. */
  readonly path: Path;
}

export function FlagChips({ fields, path }: FlagChipsProps) {
  if (fields.length === 0) return null;
  return (
    <div>
      <div className="flex flex-wrap gap-1.5">
        {fields.map((field) => (
          <FlagChip key={field.key} field={field} path={[...path, field.key]} />
        ))}
      </div>
      {fields.map((field) => (
        <FieldRemarks key={field.key} path={[...path, field.key]} />
      ))}
    </div>
  );
}

function FlagChip({ field, path }: { readonly field: FlagField; readonly path: Path }) {
  const [value, set] = useField(path);
  const meaning = useMeaning(field);
  return <Chip id={fieldId(path)} label={field.title} meaning={meaning} on={value === true} onChange={set} />;
}
