// Everything saved in this browser.
import type * as english from '../../english/library/library.ts';

export const library: typeof english.library = {
  title: 'Sammlung',
  where: 'In diesem Browser gespeichert und nirgends sonst. Nimm sie als eine Datei mit.',
  searchLabel: 'Die Sammlung durchsuchen',
  search: 'Name oder Stichwort',
  export: 'Alles exportieren',
  import: 'Importieren',
  sections: {
    unit: { title: 'Einheiten', empty: 'Speichere eine Seite einer Schlacht unter einem Namen, und sie steht hier.' },
    army: { title: 'Armeen', empty: 'Füge eine Armeeliste auf der Seite ihres Spiels ein, und sie bleibt hier.' },
    situation: { title: 'Situationen', empty: 'Situationen, die du in die Ablage eines Rechners legst, bleiben hier.' },
    effect: {
      title: 'Effekte',
      empty: 'Ein Strategem, eine List oder eine Aura, die du auf einer Rechnerseite benennst, bleibt hier.',
    },
    battle: { title: 'Verlauf', empty: 'Schlachten, die du einige Sekunden ansiehst, bleiben hier.' },
  },
  more: (count) => `${count} weitere: suche nach einem Namen.`,
  deleted: 'Gelöscht',
  rename: (name) => `${name} umbenennen`,
  delete: (name) => `${name} löschen`,
  name: 'Name',
  tags: 'Stichwörter, durch Kommas getrennt',
  keptTags: {
    mine: 'meine',
    theirs: 'gegnerisch',
    attacker: 'Angreifer',
    defender: 'Verteidiger',
    fighter: 'Kämpfer',
    oldWorld: 'The Old World',
    ninthAge: 'The 9th Age',
  },
};
