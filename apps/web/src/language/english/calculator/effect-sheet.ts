// The dialog that names an effect.
import { inLanguage } from '../../in-language.ts';

export const effectSheet = inLanguage('effectSheet', {
  description: 'Choose what belongs to the effect and name it',
  name: 'Name of the effect',
  such: 'Name, such as a stratagem or a ploy',
  changes: 'What it changes',
  saved: (name: string) => `${name} is a chip over the form now, in every mode of this game that knows its rules`,
});
