// Operatives of Kill Team: the library's, one's own, and what their team brings.
import type * as english from '../../english/kill-team/library.ts';

export const killTeamLibrary: typeof english.killTeamLibrary = {
  choose: (fighter) => `${fighter}: Agenten wählen`,
  description: {
    '2024': 'Die Sammlung der Agenten durchsuchen',
    '2021':
      'Die Agenten der Edition 2021 durchsuchen. Ihre Fähigkeiten stehen nicht in der Sammlung: Stell sie von Hand ein.',
  },
  search: 'Nach Agent, Team oder Waffe suchen',
  searchHint: 'Agent, Team oder Waffe',
  team: 'Team',
  allTeams: 'Alle Teams',
  operatives: 'Agenten',
  withItem: (item, save) => `Mit ${item}: Schutzwurf ${save}+`,
  more: (count) => `${count} weitere: tippe noch ein Wort oder wähle ein Team.`,
  typeName: 'Tippe einen Namen, etwa „intercessor“ oder „plasma“, oder wähle ein Team.',
  nothingFound: 'Nichts gefunden. Versuch einen Teil des Namens oder ein anderes Team.',
  card: (team, save, wounds) => `${team} · Schutzwurf ${save}+ · ${wounds} LP`,
  weapons: {
    noRanged: 'Keine Fernkampfwaffe auf dieser Karte.',
    noMelee: 'Keine Nahkampfwaffe auf dieser Karte.',
    of: (operative) => `Waffen von ${operative}`,
    from: (source) => `aus ${source}`,
    notModelled: (rules) => `Nicht gezählt: ${rules}`,
    inForce: 'Zählt diese Regel mit',
    dice: (attacks) => `${attacks} Würfel`,
  },
  own: {
    title: 'Deine Agenten',
    import: 'Einlesen',
    export: 'Ausgeben',
    notImported: (problem) => `Nicht eingelesen: ${problem}.`,
    imported: (count) => `${count} eingelesen.`,
    none: 'Speichere eine Seite des Kampfs unter ihrem Namen, dann findest du sie hier.',
    remove: (operative) => `${operative} entfernen`,
    notSaved: 'Nicht gespeichert: gib einen Namen mit höchstens 80 Zeichen.',
    savedAs: (operative) => `Gespeichert als ${operative}.`,
  },
  effects: {
    title: 'Ausrüstung und Taktiken',
    inUse: (count) => `Ausrüstung und Taktiken (${count} in Gebrauch)`,
    onAttacker: 'Beim Feind, der angreift',
    onEnemy: 'Beim Feind',
  },
};
