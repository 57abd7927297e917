// The last resort for a shape without a control of its own: JSON text.
import type { JsonField, Path } from '@oddsmith/games';
import { useState } from 'react';
import { useField } from '../../../battle/context.ts';
import { rareFields } from '../../../language/english/calculator/rare-fields.ts';
import { FieldFrame } from '../field-frame.tsx';
import { fieldId } from '../field-id.ts';

export function JsonControl({ field, path }: { readonly field: JsonField; readonly path: Path }) {
  const [value, set] = useField(path);
  const [draft, setDraft] = useState<string | undefined>(undefined);
  const [broken, setBroken] = useState(false);
  const type = (text: string) => {
    setDraft(text);
    try {
      set(JSON.parse(text));
      setBroken(false);
    } catch {
      setBroken(true);
    }
  };
  return (
    <FieldFrame field={field} path={path} wide controlId={fieldId(path)}>
      {(describedBy) => (
        <>
          <textarea
            id={fieldId(path)}
            value={draft ?? JSON.stringify(value, null, 1) ?? ''}
            rows={3}
            spellCheck={false}
            aria-invalid={broken}
            aria-describedby={describedBy}
            className="w-full rounded-m border border-line bg-panel p-2 font-mono text-s aria-invalid:border-bad"
            onChange={(event) => type(event.target.value)}
            onBlur={() => !broken && setDraft(undefined)}
          />
          {broken && <p className="text-s text-bad">{rareFields.notJson}</p>}
        </>
      )}
    </FieldFrame>
  );
}
