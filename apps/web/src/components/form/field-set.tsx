// Fields as controls: the one place that knows which control a kind of field gets.
import type { Field, FlagField, Path } from '@oddsmith/games';
import { ChevronDown } from 'lucide-react';
import { form } from '../../language/english/calculator/calculator.ts';
import { engineWord } from '../../language/in-language.ts';
import { lazy, Suspense } from '../ui/lazy.tsx';
import { ChoiceControl } from './controls/choice-control.tsx';
import { DiceControl } from './controls/dice-control.tsx';
import { FlagChips } from './controls/flag-chips.tsx';
import { IntegerControl } from './controls/integer-control.tsx';
import { ObjectControl } from './controls/object-control.tsx';
import { isTargetNumber, TargetControl } from './controls/target-faces.tsx';
import { useFolding } from './folding.ts';
import { HeadingContext } from './form-context.ts';

// Few games need these, so they come with the games that do.
const RareControl = lazy(async () => ({ default: (await import('./controls/rare-control.tsx')).RareControl }));

const ListControl = lazy(async () => ({ default: (await import('./controls/list-control.tsx')).ListControl }));

interface FieldSetProps {
  readonly fields: readonly Field[];
  /** Of the object the fields stand in. */
  readonly path: Path;
}

/** Everyday fields, then flags as chips, then whatever is rare behind "More rules". */
export function FieldSet({ fields, path }: FieldSetProps) {
  const { visible, foldedCount, rareCount, setCount, open, toggle } = useFolding(fields, path);
  const flags = visible.filter((field): field is FlagField => field.kind === 'flag');
  return (
    <div className="space-y-3">
      {visible
        .filter((field) => field.kind !== 'flag')
        .map((field) => (
          <FieldControl key={field.key} field={field} path={[...path, field.key]} />
        ))}
      <FlagChips fields={flags} path={path} />
      {rareCount > 0 && (foldedCount > 0 || open) && (
        <button type="button" className="button button-quiet -ml-2 text-muted" aria-expanded={open} onClick={toggle}>
          <ChevronDown aria-hidden className={`size-4 transition-transform duration-150 ${open ? 'rotate-180' : ''}`} />
          {open ? form.fewer : form.more(foldedCount)}
          {setCount > 0 && <span className="text-ink"> · {form.set(setCount)}</span>}
        </button>
      )}
    </div>
  );
}

/** A single field wherever a page wants it. */
export function FieldControl({ field, path }: { readonly field: Field; readonly path: Path }) {
  switch (field.kind) {
    case 'integer':
      if (isTargetNumber(field)) return <TargetControl field={field} path={path} />;
      return <IntegerControl field={field} path={path} />;
    case 'choice':
      return <ChoiceControl field={field} path={path} />;
    case 'flag':
      return <FlagChips fields={[field]} path={path.slice(0, -1)} />;
    case 'dice':
      return <DiceControl field={field} path={path} />;
    case 'choices':
    case 'number':
    case 'text':
    case 'texts':
    case 'json':
      return (
        <Suspense fallback={<div className="h-(--target)" />}>
          <RareControl field={field} path={path} />
        </Suspense>
      );
    case 'list': {
      const { item } = field;
      return (
        <Suspense fallback={<div className="h-(--target)" />}>
          <ListControl field={field} path={path} renderItem={(place) => <Part field={item} path={place} />} />
        </Suspense>
      );
    }
    case 'object':
      return (
        <ObjectControl field={field} path={path}>
          <FieldSet fields={field.fields} path={path} />
        </ObjectControl>
      );
  }
}

/** An item of a list: the fields of an object without a frame of their own, or a bare control. */
function Part({ field, path }: { readonly field: Field; readonly path: Path }) {
  if (field.kind === 'object') return <GroupedFields fields={field.fields} path={path} />;
  return <FieldControl field={field} path={path} />;
}

/** With a small heading for each group, where there are several. */
function GroupedFields({ fields, path }: FieldSetProps) {
  const groups = [...new Set(fields.map((field) => field.group ?? ''))];
  if (groups.length < 2) return <FieldSet fields={fields} path={path} />;
  return (
    <div className="divide-y divide-line">
      {groups.map((group) => (
        <fieldset key={group} aria-label={engineWord(group)} className="min-w-0 py-2 first:pt-0 last:pb-0">
          <h6 className="mb-1 text-s font-semibold">{engineWord(group)}</h6>
          <HeadingContext value={engineWord(group)}>
            <FieldSet fields={fields.filter((field) => (field.group ?? '') === group)} path={path} />
          </HeadingContext>
        </fieldset>
      ))}
    </div>
  );
}
