// Fields by name without the fold for rare ones: for places where they are few and belong.
import type { Path } from '@oddsmith/games';
import { useBattle } from '../../battle/context.ts';
import { FieldSet } from '../../components/form/field-set.tsx';
import { fieldsAt } from '../../components/form/fields-at.ts';

export function PlainFields({ fields, path }: { readonly fields: readonly string[]; readonly path: Path }) {
  const form = useBattle((battle) => battle.calculator.form);
  const placed = fieldsAt(form, path).filter(({ key }) => fields.includes(key));
  if (placed.length === 0) return null;
  return (
    <div className="mt-2">
      <FieldSet fields={placed.map((field) => ({ ...field, advanced: false }))} path={path} />
    </div>
  );
}
