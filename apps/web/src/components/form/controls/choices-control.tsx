// Any number of choices from a set, such as the abilities of an operative, as chips.
import type { ChoicesField, Path } from '@oddsmith/games';
import { useField } from '../../../battle/context.ts';
import { FieldFrame } from '../field-frame.tsx';
import { fieldId } from '../field-id.ts';
import { useFormNotes } from '../form-context.ts';
import { Chip } from './chip.tsx';

export function ChoicesControl({ field, path }: { readonly field: ChoicesField; readonly path: Path }) {
  const [value, set] = useField(path);
  const { rules } = useFormNotes();
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const groupOf = (choice: unknown) => rules.get(String(choice))?.excludes;
  const change = (choice: unknown, on: boolean) => {
    const group = on ? groupOf(choice) : undefined;
    // What cannot go together is unticked by the other.
    const stays = (option: unknown) => chosen.includes(option) && (group === undefined || groupOf(option) !== group);
    // In the order of the set, so that the same abilities always make the same link.
    set(field.options.map((option) => option.value).filter((option) => (option === choice ? on : stays(option))));
  };
  const id = fieldId(path);
  return (
    <FieldFrame field={field} path={path} wide labelId={`${id}-label`}>
      {() => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be labelled by the frame's own label
        <div id={id} role="group" aria-labelledby={`${id}-label`} tabIndex={-1} className="flex flex-wrap gap-1.5">
          {field.options.map((option) => {
            const rule = rules.get(String(option.value));
            return (
              <Chip
                key={String(option.value)}
                label={rule?.name ?? option.label}
                meaning={rule?.summary}
                on={chosen.includes(option.value)}
                onChange={(on) => change(option.value, on)}
              />
            );
          })}
        </div>
      )}
    </FieldFrame>
  );
}
