// One of a closed set: buttons side by side where they fit, a list where the labels are long.
import type { ChoiceField, Path } from '@oddsmith/games';
import { useField } from '../../../battle/context.ts';
import { FieldFrame } from '../field-frame.tsx';
import { fieldId } from '../field-id.ts';
import { Segmented } from './segmented.tsx';

/** Characters that still fit into one row of buttons on a phone, padding counted as two each. */
const ROW_CHARACTERS = 44;

export function ChoiceControl({ field, path }: { readonly field: ChoiceField; readonly path: Path }) {
  const [value, set] = useField(path);
  const id = fieldId(path);
  if (fitsRow(field))
    return (
      <FieldFrame field={field} path={path} wide labelId={`${id}-label`}>
        {(describedBy) => (
          <Segmented
            id={id}
            labelledBy={`${id}-label`}
            describedBy={describedBy}
            options={field.options}
            value={value}
            onChoose={set}
          />
        )}
      </FieldFrame>
    );
  const chosen = field.options.findIndex((option) => option.value === value);
  const step = (by: number) => {
    const next = field.options[chosen + by];
    if (next !== undefined) set(next.value);
  };
  return (
    <FieldFrame field={field} path={path} controlId={id}>
      {(describedBy) => (
        <select
          id={id}
          value={chosen}
          aria-describedby={describedBy}
          className="h-(--target) min-w-0 max-w-full rounded-m border border-line bg-panel px-2 text-s"
          onChange={(event) => set(field.options[Number(event.target.value)]?.value ?? value)}
          onKeyDown={(event) => {
            if (event.key === '+') step(1);
            if (event.key === '-') step(-1);
          }}
        >
          {chosen < 0 && <option value={chosen}>{nameOf(value)}</option>}
          {field.options.map((option, index) => (
            <option key={String(option.value)} value={index}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

/** What was written out in place of a choice goes by its own name. */
function nameOf(value: unknown): string {
  return typeof value === 'object' && value !== null && 'name' in value ? String(value.name) : '';
}

/** Target numbers always make a row: 2+ to 6+ are what a player taps most. */
function fitsRow({ options }: ChoiceField): boolean {
  const numbers = options.filter((option) => typeof option.value === 'number').length;
  if (numbers >= 3 && options.length <= 10) return true;
  return options.reduce((sum, option) => sum + option.label.length + 2, 0) <= ROW_CHARACTERS;
}
