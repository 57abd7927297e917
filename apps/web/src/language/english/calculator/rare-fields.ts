// Inputs that few games have: lists, texts, JSON.

import { capital } from '@oddsmith/games/wording';
import { inLanguage } from '../../in-language.ts';

export const rareFields = inLanguage('rareFields', {
  add: (list: string) => `Add ${singular(list)}`,
  part: (list: string, number: number) => `${capital(singular(list))} ${number}`,
  copy: (list: string, number: number) => `Copy ${singular(list)} ${number}`,
  remove: (list: string, number: number) => `Remove ${singular(list)} ${number}`,
  removeText: (text: string) => `Remove ${text}`,
  addRule: 'Add a rule',
  notJson: 'This is not yet valid JSON.',
});

/** "Waves" is a list of waves, each a wave. */
function singular(title: string): string {
  const last = title.split(' ').at(-1) ?? title;
  return last.replace(/s$/, '').toLowerCase();
}
