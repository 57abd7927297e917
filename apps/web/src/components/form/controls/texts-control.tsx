// A list of short texts, such as special rules as printed on a card: chips, and a box to add more.
import type { Path, TextsField } from '@oddsmith/games';
import { X } from 'lucide-react';
import { useField } from '../../../battle/context.ts';
import { rareFields } from '../../../language/english/calculator/rare-fields.ts';
import { FieldFrame } from '../field-frame.tsx';
import { fieldId } from '../field-id.ts';
import { useFormNotes } from '../form-context.ts';
import { WordsInput } from './words-input.tsx';

export function TextsControl({ field, path }: { readonly field: TextsField; readonly path: Path }) {
  const [value, set] = useField(path);
  const { rules } = useFormNotes();
  const all: readonly unknown[] = Array.isArray(value) ? value : [];
  const texts = all.filter((one) => typeof one === 'string');
  const others = all.filter((one) => typeof one !== 'string');
  const id = fieldId(path);
  return (
    <FieldFrame field={field} path={path} wide controlId={id}>
      {(describedBy) => (
        <div className="flex flex-wrap gap-1.5">
          {texts.map((text, index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: equal texts may stand in the list twice
              key={`${index}-${text}`}
              type="button"
              className="inline-flex min-h-(--target) items-center gap-1 rounded-[999px] border border-line bg-sunken px-3 text-s"
              aria-label={rareFields.removeText(text)}
              onClick={() => set([...others, ...texts.filter((_, other) => other !== index)])}
            >
              {text}
              <X aria-hidden className="-mr-1 size-3.5" />
            </button>
          ))}
          <WordsInput
            id={id}
            placeholder={rareFields.addRule}
            describedBy={describedBy}
            known={field.suggestions ?? [...rules.values()].map((rule) => rule.name)}
            complete={field.suggestions !== undefined}
            taken={texts}
            onAdd={(words) => set([...others, ...texts, ...words].slice(0, field.maxItems))}
          />
        </div>
      )}
    </FieldFrame>
  );
}
