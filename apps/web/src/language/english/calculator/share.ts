// Sharing a battle.
import { inLanguage } from '../../in-language.ts';

export const share = inLanguage('share', {
  description: 'Share this battle as a link, a sentence, an image or a table',
  link: 'Link',
  linkCopied: 'Link, copied to your clipboard',
  linkToCopy: 'Link to copy',
  meaning: 'Whoever opens it sees exactly this battle. Nothing is stored on a server.',
  copySentence: 'Copy sentence',
  sentenceCopied: 'Sentence copied',
  send: 'Send…',
  saveImage: 'Save as a card (1200 × 630)',
  saveCsv: 'Save CSV',
  columns: ['Counted', 'Number', 'Chance', 'Chance of that or more', 'Chance of that or less'],
  figures: ['Figure', 'Value'],
});
