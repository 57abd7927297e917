// Controls for fields that few games have: sets of choices, free numbers, texts, lists of texts, JSON.
import type { ChoicesField, JsonField, NumberField, Path, TextField, TextsField } from '@oddsmith/games';
import { ChoicesControl } from './choices-control.tsx';
import { TextsControl } from './texts-control.tsx';
import { JsonControl, NumberControl, TextControl } from './typed-controls.tsx';

interface RareControlProps {
  readonly field: ChoicesField | JsonField | NumberField | TextField | TextsField;
  readonly path: Path;
}

export function RareControl({ field, path }: RareControlProps) {
  switch (field.kind) {
    case 'choices':
      return <ChoicesControl field={field} path={path} />;
    case 'number':
      return <NumberControl field={field} path={path} />;
    case 'text':
      return <TextControl field={field} path={path} />;
    case 'texts':
      return <TextsControl field={field} path={path} />;
    case 'json':
      return <JsonControl field={field} path={path} />;
  }
}
