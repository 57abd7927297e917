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
  game: 'Game',
  everyGame: 'All games',
  order: 'Sort by',
  orders: { newest: 'Newest first', oldest: 'Oldest first', name: 'Name', game: 'Game' },
  noneFound: (query: string) => `Nothing called “${query}” here.`,
  sections: {
    unit: {
      title: 'Units',
      empty: 'No units yet. Tap a name in the sentence of an answer, or Edit on a card, and save the unit.',
    },
    army: { title: 'Armies', empty: 'No armies yet. Paste an army list on the Armies page and it stays here.' },
    matchup: { title: 'Saved battles', empty: 'No battles yet. Save one from the history under a name of its own.' },
    situation: { title: 'Situations', empty: 'No situations yet. Those you add to the tray under Compare stay here.' },
    effect: {
      title: 'Effects',
      empty: 'No rules of your own yet. A stratagem, a ploy or an aura that you save for later stays here.',
    },
    battle: { title: 'History', empty: 'Your last battles stand here.' },
  },
  more: (count: number) => `${plural(count, 'more')}: search for a name.`,
  deleted: 'Deleted',
  renamed: (name: string) => `Renamed: ${name}`,
  saveAs: (name: string) => `Save ${name} under a name`,
  kept: (name: string) => `Saved: ${name}`,
  bin: {
    title: 'Bin',
    how: (days: number) => `Deleted things stay here for ${days} days.`,
    empty: 'Empty the bin',
    restore: (name: string) => `Bring back ${name}`,
    restored: (name: string) => `Back again: ${name}`,
    forget: (name: string) => `Delete ${name} for good`,
  },
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
