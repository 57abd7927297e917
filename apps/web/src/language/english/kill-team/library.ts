// Operatives of Kill Team: the library's, one's own, and what their team brings.
import { inLanguage } from '../../in-language.ts';

export const killTeamLibrary = inLanguage('killTeamLibrary', {
  choose: (fighter: string) => `${fighter}: choose an operative`,
  description: {
    '2024': 'Search the library of operatives',
    '2021': 'Search the operatives of the 2021 edition. Their abilities are not in the library: set them by hand.',
  },
  search: 'Search by operative, team or weapon',
  searchHint: 'Operative, team or weapon',
  team: 'Team',
  allTeams: 'All teams',
  operatives: 'Operatives',
  withItem: (item: string, save: number) => `With ${item}: save ${save}+`,
  more: (count: number) => `${count} more: type another word or choose a team.`,
  typeName: 'Type a name, such as “intercessor” or “plasma”, or choose a team.',
  nothingFound: 'Nothing found. Try a part of the name, or another team.',
  card: (team: string, save: number, wounds: number) => `${team} · save ${save}+ · ${wounds} W`,
  weapons: {
    noRanged: 'No ranged weapon on this card.',
    noMelee: 'No melee weapon on this card.',
    of: (operative: string) => `Weapons of ${operative}`,
    from: (source: string) => `from ${source}`,
    notModelled: (rules: string) => `Not counted: ${rules}`,
    inForce: 'Counts this rule as in force',
    dice: (attacks: number | string) => `${attacks} dice`,
  },
  own: {
    title: 'Your operatives',
    import: 'Import',
    export: 'Export',
    notImported: (problem: string) => `Not imported: ${problem}.`,
    imported: (count: number) => `${count} imported.`,
    none: 'Save a side of the battle under its name to find it here.',
    remove: (operative: string) => `Remove ${operative}`,
    notSaved: 'Not saved: give it a name of at most 80 characters.',
    savedAs: (operative: string) => `Saved as ${operative}.`,
  },
  effects: {
    title: 'Equipment and ploys',
    inUse: (count: number) => `Equipment and ploys (${count} in use)`,
    onAttacker: 'On the enemy that attacks it',
    onEnemy: 'On the enemy',
  },
});
