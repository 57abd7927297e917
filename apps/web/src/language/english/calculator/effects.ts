// The player's own effects over the form.
import { inLanguage } from '../../in-language.ts';

export const effects = inLanguage('effects', {
  yours: 'Your effects',
  saveAs: 'Save these rules for later',
});
