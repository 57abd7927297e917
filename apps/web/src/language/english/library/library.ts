// Everything saved in this browser.

import { plural } from '@oddsmith/games/wording';
import { inLanguage } from '../../in-language.ts';

export const library = inLanguage('library', {
  title: 'Library',
  where: 'Saved in this browser and nowhere else. Take it along as one file.',
  searchLabel: 'Search the library',
  search: 'Name or tag',
  export: 'Export everything',
  import: 'Import',
  sections: {
    unit: { title: 'Units', empty: 'Save a side of a battle under a name and it stands here.' },
    army: { title: 'Armies', empty: 'Paste an army list on the page of its game and it stays here.' },
    situation: { title: 'Situations', empty: 'Situations you put into the tray of a calculator stay here.' },
    effect: {
      title: 'Effects',
      empty: 'A stratagem, a ploy or an aura you name on a calculator page stays here.',
    },
    battle: { title: 'History', empty: 'Battles you look at for a few seconds are kept here.' },
  },
  more: (count: number) => `${plural(count, 'more')}: search for a name.`,
  deleted: 'Deleted',
  rename: (name: string) => `Rename ${name}`,
  delete: (name: string) => `Delete ${name}`,
  name: 'Name',
  tags: 'Tags, separated by commas',
  /** Tags that pages give by themselves. */
  keptTags: {
    mine: 'mine',
    theirs: 'theirs',
    attacker: 'attacker',
    defender: 'defender',
    fighter: 'fighter',
    oldWorld: 'The Old World',
    ninthAge: 'The 9th Age',
  } as Readonly<Record<string, string | undefined>>,
});
