// The faces a target number can be, side by side to tap: the same row wherever a die has to show something.
import type { IntegerField, Option, Path } from '@oddsmith/games';
import { useField } from '../../../battle/context.ts';
import { form } from '../../../language/english/calculator/calculator.ts';
import { FieldFrame } from '../field-frame.tsx';
import { fieldId } from '../field-id.ts';
import { Segmented } from './segmented.tsx';

/** 7+ is what no die shows. */
const WORST = 7;

export function isTargetNumber({ suffix, min, max }: IntegerField): boolean {
  return suffix === '+' && min >= 1 && max <= WORST;
}

/** Which faces there are, and whether there may be none. */
export type Faces = Pick<IntegerField, 'min' | 'max' | 'nullable' | 'optional'>;

interface TargetFacesProps {
  readonly faces: Faces;
  readonly value: unknown;
  readonly id?: string;
  readonly label?: string;
  readonly labelledBy?: string;
  readonly describedBy?: string | undefined;
  onChoose(face: number | null): void;
}

export function TargetFaces({ faces, value, onChoose, ...naming }: TargetFacesProps) {
  return <Segmented {...naming} options={optionsOf(faces)} value={value ?? null} onChoose={onChoose} />;
}

interface FaceOption extends Option {
  readonly value: number | null;
}

function optionsOf({ min, max, nullable, optional }: Faces): readonly FaceOption[] {
  const faces = Array.from({ length: max - min + 1 }, (_, place) => min + place);
  const none: readonly FaceOption[] = nullable || optional ? [{ value: null, label: form.none }] : [];
  return [...faces.map((value) => ({ value, label: `${value}+` })), ...none];
}

/** As a field of a form. */
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
