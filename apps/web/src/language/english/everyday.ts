// Words that stand in many places. Kept small: they ride with the first page.
import { inLanguage } from '../in-language.ts';

export const everyday = inLanguage('everyday', {
  attacker: 'Attacker',
  cancel: 'Cancel',
  close: 'Close',
  defender: 'Defender',
  save: 'Save',
  undo: 'Undo',
});
