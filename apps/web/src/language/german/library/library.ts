// Everything saved in this browser.
import type * as english from '../../english/library/library.ts';

export const library: typeof english.library = {
  title: 'Sammlung',
  where: 'In diesem Browser gespeichert und nirgends sonst. Nimm sie als eine Datei mit.',
  searchLabel: 'Die Sammlung durchsuchen',
  search: 'Name oder Stichwort',
  export: 'Alles exportieren',
  import: 'Importieren',
  game: 'Spiel',
  everyGame: 'Alle Spiele',
  order: 'Sortieren nach',
  orders: { newest: 'Neueste zuerst', oldest: 'Älteste zuerst', name: 'Name', game: 'Spiel' },
  noneFound: (query) => `Hier heißt nichts „${query}“.`,
  sections: {
    unit: {
      title: 'Einheiten',
      empty:
        'Noch keine Einheiten. Tippe im Satz einer Antwort auf einen Namen oder auf einer Karte auf Bearbeiten und speichere die Einheit.',
    },
    army: { title: 'Armeen', empty: 'Noch keine Armeen. Eine Liste, die du bei den Armeen einfügst, bleibt hier.' },
    matchup: {
      title: 'Gespeicherte Gefechte',
      empty: 'Noch keine Gefechte. Im Verlauf speicherst du eines unter einem eigenen Namen.',
    },
    situation: {
      title: 'Situationen',
      empty: 'Noch keine Situationen. Was du unter „Vergleich“ in die Ablage legst, bleibt hier.',
    },
    effect: {
      title: 'Effekte',
      empty:
        'Noch keine eigenen Regeln. Ein Stratagem, eine List oder eine Aura, die du für später speicherst, bleibt hier.',
    },
    battle: { title: 'Verlauf', empty: 'Hier stehen deine letzten Gefechte.' },
  },
  more: (count) => `${count} weitere: suche nach einem Namen.`,
  deleted: 'Gelöscht',
  renamed: (name) => `Umbenannt: ${name}`,
  saveAs: (name) => `${name} unter einem Namen speichern`,
  kept: (name) => `Gespeichert: ${name}`,
  bin: {
    title: 'Papierkorb',
    how: (days) => `Gelöschtes bleibt hier ${days} Tage lang.`,
    empty: 'Papierkorb leeren',
    restore: (name) => `${name} zurückholen`,
    restored: (name) => `Wieder da: ${name}`,
    forget: (name) => `${name} endgültig löschen`,
  },
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
