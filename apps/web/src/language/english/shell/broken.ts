// In place of a page that broke.
import { inLanguage } from '../../in-language.ts';

export const broken = inLanguage('broken', {
  title: 'This page broke',
  sorry: 'That is our mistake, not yours. Your battle is still in the address bar: reload to try again, or start over.',
  lost: 'A part of this page did not come',
  lostWhy:
    'The server is away, or has a new version. Nothing you saved is lost; the page comes back as soon as the server does.',
  tryAgain: 'Try again',
  reload: 'Reload',
  startOver: 'Start over',
});
