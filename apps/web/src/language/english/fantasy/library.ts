// Units of Fantasy: the library's and one's own.
import { inLanguage } from '../../in-language.ts';

export const fantasyLibrary = inLanguage('fantasyLibrary', {
  choose: (side: string) => `${side}: choose a unit`,
  description: 'Search the library of units',
  search: 'Search by unit, army or weapon',
  searchHint: 'Unit, army or weapon',
  army: 'Army',
  allArmies: 'All armies',
  typeName: 'Type a name, such as “knights” or “orc”, or choose an army.',
  nothingFound: 'Nothing found. Try a part of the name, or another army.',
  units: 'Units',
  more: (count: number) => `${count} more: type another word or choose an army.`,
  yours: 'Your units',
  remove: 'Remove',
  removeUnit: (unit: string) => `Remove ${unit}`,
  notSaved: (letters: number) => `Not saved: give it a name of at most ${letters} letters.`,
  savedAs: (unit: string) => `Saved as ${unit}.`,
});
