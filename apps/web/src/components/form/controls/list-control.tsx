// A list of parts, such as several kinds of attack: each can be copied and removed, new ones start from the defaults.
import type { ListField, Path } from '@oddsmith/games';
import { Copy, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useField } from '../../../battle/context.ts';
import { rareFields } from '../../../language/english/calculator/rare-fields.ts';
import { Button } from '../../ui/button.tsx';
import { Hint } from '../../ui/hint.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useMeaning } from '../field-frame.tsx';
import { fieldId } from '../field-id.ts';
import { FieldRemarks } from '../field-remarks.tsx';

interface ListControlProps {
  readonly field: ListField;
  readonly path: Path;
  readonly renderItem: (path: Path) => ReactNode;
}

export function ListControl({ field, path, renderItem }: ListControlProps) {
  const [value, set] = useField(path);
  const meaning = useMeaning(field);
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const full = field.maxItems !== undefined && items.length >= field.maxItems;
  return (
    <fieldset aria-label={field.title} className="min-w-0 space-y-2">
      <Hint text={meaning} className="flex items-center justify-between gap-2">
        {() => (
          <>
            <h4 className="text-s font-semibold">
              {field.title}
              {items.length > 0 && <span className="font-normal text-muted"> · {items.length}</span>}
            </h4>
            <Button
              icon={Plus}
              label={rareFields.add(field.title)}
              id={fieldId(path)}
              disabled={full}
              onClick={() => set([...items, items.at(-1) ?? field.item.default])}
            />
          </>
        )}
      </Hint>
      <FieldRemarks path={path} />
      {items.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity of their own; their place is it
        <div key={index} className="rounded-m border border-line p-3">
          <div className="mb-2 flex items-center justify-between">
            <h5 className="text-s font-semibold">{rareFields.part(field.title, index + 1)}</h5>
            <span className="flex gap-1">
              <IconButton
                icon={Copy}
                label={rareFields.copy(field.title, index + 1)}
                disabled={full}
                onClick={() => set([...items.slice(0, index + 1), ...items.slice(index)])}
              />
              <IconButton
                icon={Trash2}
                label={rareFields.remove(field.title, index + 1)}
                disabled={items.length <= field.minItems}
                onClick={() => set(items.filter((_, other) => other !== index))}
              />
            </span>
          </div>
          {renderItem([...path, index])}
        </div>
      ))}
    </fieldset>
  );
}
