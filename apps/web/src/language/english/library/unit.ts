// The sheet that every name of a unit opens.
import { inLanguage } from '../../in-language.ts';

export const unit = inLanguage('unit', {
  about: 'What to do with this unit',
  use: { attacker: 'Use as attacker', defender: 'Use as defender' },
  save: 'Save',
  saved: 'Saved',
  compare: 'Compare',
  inLibrary: (name: string) => `${name} is saved: it stands in the Library`,
  inTray: (name: string) => `${name} is in the tray: open Compare on its page`,
  trayFull: 'The tray is full: take a situation out under Compare first',
  useless: 'No page can take this unit.',
});
