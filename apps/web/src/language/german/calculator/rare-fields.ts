// Inputs that few games have: lists, texts, JSON.
import type * as english from '../../english/calculator/rare-fields.ts';

export const rareFields: typeof english.rareFields = {
  add: () => 'Hinzufügen',
  part: (list, number) => `${list} ${number}`,
  copy: (list, number) => `${list} ${number} kopieren`,
  remove: (list, number) => `${list} ${number} entfernen`,
  removeText: (text) => `${text} entfernen`,
  addRule: 'Regel hinzufügen',
  notJson: 'Das ist noch kein gültiges JSON.',
};
