// Words that stand in many places. Kept small: they ride with the first page.
import { inLanguage } from '../in-language.ts';

export const everyday = inLanguage('everyday', {
  attacker: 'Attacker',
  calculating: 'Calculating…',
  cancel: 'Cancel',
  close: 'Close',
  copyLink: 'Copy link',
  defender: 'Defender',
  deleted: (name: string) => `${name} is deleted.`,
  linkCopied: 'Link copied',
  loading: 'Loading…',
  recent: 'Recent',
  save: 'Save',
  undo: 'Undo',
});
