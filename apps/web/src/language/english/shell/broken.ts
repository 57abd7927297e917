// In place of a page that broke.
import { inLanguage } from '../../in-language.ts';

export const broken = inLanguage('broken', {
  title: 'This page broke',
  sorry: 'That is our mistake, not yours. Your battle is still in the address bar: reload to try again, or start over.',
  reload: 'Reload',
  startOver: 'Start over',
});
