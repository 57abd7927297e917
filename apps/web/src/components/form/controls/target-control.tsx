// A target number of a die as a field of a form.
import type { IntegerField, Path } from '@oddsmith/games';
import { useField } from '../../../battle/context.ts';
import { FieldFrame } from '../field-frame.tsx';
import { fieldId } from '../field-id.ts';
import { TargetFaces } from './target-faces.tsx';

export function TargetControl({ field, path }: { readonly field: IntegerField; readonly path: Path }) {
  const [value, set] = useField(path);
  const id = fieldId(path);
  return (
    <FieldFrame field={field} path={path} wide labelId={`${id}-label`}>
      {(describedBy) => (
        <TargetFaces
          id={id}
          labelledBy={`${id}-label`}
          describedBy={describedBy}
          faces={field}
          value={value}
          onChoose={(chosen) => set(chosen === null && !field.nullable ? undefined : chosen)}
        />
      )}
    </FieldFrame>
  );
}
