// The unit picker of 40,000 and the box for an army list in it.

import { plural } from '@oddsmith/games/wording';
import { inLanguage } from '../../in-language.ts';

export const wh40kPicker = inLanguage('wh40kPicker', {
  choose: (who: string) => `Choose ${who}`,
  description: 'Search the catalogue or paste an army list.',
  unitName: 'Unit name',
  search: 'Search units',
  nobodyLeads: (unit: string) => `No character may lead ${unit}.`,
  leadersOffered: (unit: string) => `Characters that may lead ${unit} are offered.`,
  noStats: 'This unit has no stat line in the catalogue.',
  nearest: 'No unit is called that; the nearest names',
  catalogue: 'Catalogue',
  nothingFound: 'No unit is called that. Try a part of its name, such as “guard”.',
  list: {
    label: 'Army list',
    paste: 'Paste an army list',
    from: 'From the official app, New Recruit, ListForge, BattleScribe … or drop a .ros, .rosz or .json file here',
    example: 'Try an example',
    forget: 'Forget list',
    allFound: 'Every unit and weapon was found.',
    remarks: (count: number) => `${plural(count, 'remark')} on the list`,
    remarksAndWarnings: (count: number, warnings: number) =>
      `${plural(count, 'remark')} on the list, ${plural(warnings, 'warning')}`,
  },
  own: {
    use: 'Use a catalogue of your own',
    inUse: 'A catalogue of your own is in use',
    how: 'Datasheets change. “oddsmith catalogue build” makes a file of current ones; it stays in this browser.',
    madeFrom: (source: string) => `It was made from ${source}.`,
    load: 'Load catalogue file',
    builtIn: 'Use the built-in one',
  },
});
