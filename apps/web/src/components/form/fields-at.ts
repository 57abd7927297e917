// The fields of the object at a path of a described form.
import type { Field } from '@oddsmith/games';
import type { Path } from '../../battle/path.ts';

export function fieldsAt(form: Field, path: Path): readonly Field[] {
  let field: Field | undefined = form;
  for (const part of path) {
    if (field?.kind === 'list') field = field.item;
    else if (field?.kind === 'object') field = field.fields.find((child) => child.key === part);
    else return [];
  }
  return field?.kind === 'object' ? field.fields : [];
}
