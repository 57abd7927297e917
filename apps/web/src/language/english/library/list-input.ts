// Where an army list comes in.
import { inLanguage } from '../../in-language.ts';

export const listInput = inLanguage('listInput', {
  read: 'Read list',
  open: 'Open file',
  tooLarge: 'This file is too large to be an army list.',
});
