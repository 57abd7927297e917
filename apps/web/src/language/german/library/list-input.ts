// Where an army list comes in.
import type * as english from '../../english/library/list-input.ts';

export const listInput: typeof english.listInput = {
  read: 'Liste lesen',
  open: 'Datei öffnen',
  tooLarge: 'Diese Datei ist zu groß für eine Armeeliste.',
};
