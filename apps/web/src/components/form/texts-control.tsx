// A list of short texts, such as special rules as printed on a card: chips, and a box to add more.
import type { Path, TextsField } from '@oddsmith/games';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useSetValue, useValue } from '../../battle/context.ts';
import { rareFields } from '../../language/english/rare-fields.ts';
import { FieldFrame } from './field-frame.tsx';
import { fieldId } from './field-id.ts';
import { useFormNotes } from './form-context.ts';

export function TextsControl({ field, path }: { readonly field: TextsField; readonly path: Path }) {
  const value = useValue(path);
  const set = useSetValue(path);
  const { rules } = useFormNotes();
  const [draft, setDraft] = useState('');
  const all: readonly unknown[] = Array.isArray(value) ? value : [];
  const texts = all.filter((one) => typeof one === 'string');
  const others = all.filter((one) => typeof one !== 'string');
  const id = fieldId(path);
  const add = () => {
    const added = draft.split(',').flatMap((text) => (text.trim() === '' ? [] : [text.trim()]));
    setDraft('');
    if (added.length > 0) set([...others, ...texts, ...added].slice(0, field.maxItems));
  };
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
          <input
            id={id}
            value={draft}
            list={`${id}-names`}
            placeholder={rareFields.addRule}
            aria-describedby={describedBy}
            autoComplete="off"
            className="h-(--target) w-36 flex-1 rounded-m border border-line bg-panel px-2 text-s"
            onChange={(event) => setDraft(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
            onBlur={add}
          />
          <datalist id={`${id}-names`}>
            {[...rules.values()].map((rule) => (
              <option key={rule.id} value={rule.name} />
            ))}
          </datalist>
        </div>
      )}
    </FieldFrame>
  );
}
