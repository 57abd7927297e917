// Where an army list comes in.
import type { listInput as english } from '../english/list-input.ts';

export const listInput: typeof english = {
  read: 'Liste lesen',
  open: 'Datei öffnen',
  tooLarge: 'Diese Datei ist zu groß für eine Armeeliste.',
};
