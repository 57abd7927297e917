// Slots for hand-made layouts: the fields of one group, or single fields by name, wherever a page puts them.
import type { Field, Path } from '@oddsmith/games';
import { useBattle } from '../../battle/context.ts';
import { engineWord } from '../../language/in-language.ts';
import { FieldSet } from './field-set.tsx';
import { fieldsAt } from './fields-at.ts';
import { GroupCard, type Side } from './group-card.tsx';

interface FormGroupProps {
  /** Group names of the schema, in order; with `fields` left out all their fields are shown. */
  readonly groups?: readonly string[];
  /** Names of fields, for a slot that is not a whole group. */
  readonly fields?: readonly string[];
  /** Of the object the fields stand in: [] for the battle itself. */
  readonly path?: Path;
  readonly title?: string;
  readonly side?: Side;
}

export function FormGroup({ groups, fields: names, path = [], title, side }: FormGroupProps) {
  const form = useBattle((battle) => battle.calculator.form);
  const all = fieldsAt(form, path);
  const fields = all.filter((field) => isWanted(field, groups, names));
  if (fields.length === 0) return null;
  return (
    <GroupCard title={title ?? (groups === undefined ? fields[0].title : engineWord(groups[0]))} side={side}>
      <FieldSet fields={fields} path={path} />
    </GroupCard>
  );
}

function isWanted(field: Field, groups: readonly string[] | undefined, names: readonly string[] | undefined): boolean {
  if (names?.includes(field.key)) return true;
  return groups?.includes(field.group ?? '') ?? false;
}
