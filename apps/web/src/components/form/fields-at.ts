// The description of what stands at a path of a form.
import type { Field, Path } from '@oddsmith/games';

export function fieldAt(form: Field, path: Path): Field | undefined {
  let field: Field | undefined = form;
  for (const part of path) {
    if (field?.kind === 'list') field = field.item;
    else if (field?.kind === 'object') field = field.fields.find((child) => child.key === part);
    else return undefined;
  }
  return field;
}

/** The fields of the object at a path. */
export function fieldsAt(form: Field, path: Path): readonly Field[] {
  const field = fieldAt(form, path);
  return field?.kind === 'object' ? field.fields : [];
}
