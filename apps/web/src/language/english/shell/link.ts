// Why a link cannot be opened.
import { inLanguage } from '../../in-language.ts';

export const linkRefusals = inLanguage('linkRefusals', {
  'link/empty': 'the link carries nothing',
  'link/unknown-version': 'the link was made by another version',
  'link/damaged': 'the link is damaged or incomplete',
  'link/too-deep': 'the link is nested deeper than anything we write',
  'link/too-large': 'the link unfolds to far more than a battle',
});
