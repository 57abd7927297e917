// The question before something saved gives way to another of its name.
import { inLanguage } from '../../in-language.ts';

export const replace = inLanguage('replace', {
  title: (name: string) => `Replace “${name}”?`,
  description: 'What is to happen to what is saved under this name',
  text: (name: string) => `You have saved something else as “${name}” before.`,
  replace: 'Replace it',
  both: 'Keep both',
});
