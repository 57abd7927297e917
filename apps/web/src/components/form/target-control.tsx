// A target number of a die: a row of faces to tap, the same in every game.
import type { IntegerField, Option, Path } from '@oddsmith/games';
import { useSetValue, useValue } from '../../battle/context.ts';
import { form } from '../../language/english/form.ts';
import { FieldFrame } from './field-frame.tsx';
import { fieldId } from './field-id.ts';
import { Segmented } from './segmented.tsx';

/** 7+ is what no die shows. */
const WORST = 7;

export function isTargetNumber({ suffix, min, max }: IntegerField): boolean {
  return suffix === '+' && min >= 1 && max <= WORST;
}

export function TargetControl({ field, path }: { readonly field: IntegerField; readonly path: Path }) {
  const value = useValue(path);
  const set = useSetValue(path);
  const id = fieldId(path);
  return (
    <FieldFrame field={field} path={path} wide labelId={`${id}-label`}>
      {(describedBy) => (
        <Segmented
          id={id}
          labelledBy={`${id}-label`}
          describedBy={describedBy}
          options={facesOf(field)}
          value={value ?? null}
          onChoose={(chosen) => set(chosen === null && !field.nullable ? undefined : chosen)}
        />
      )}
    </FieldFrame>
  );
}

function facesOf({ min, max, nullable, optional }: IntegerField): readonly Option[] {
  const faces = Array.from({ length: max - min + 1 }, (_, place) => min + place);
  const none: readonly Option[] = nullable || optional ? [{ value: null, label: form.none }] : [];
  return [...faces.map((value) => ({ value, label: `${value}+` })), ...none];
}
