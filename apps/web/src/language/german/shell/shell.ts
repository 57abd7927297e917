// The start page and the frame of every page.
import type * as english from '../../english/shell/shell.ts';

/** The frame of every page: start page, header, help. */
export const shell: typeof english.shell = {
  title: 'Oddsmith: genaue Chancen für deinen nächsten Wurf',
  pageTitle: (page) => `${page} · Oddsmith`,
  startPage: 'Oddsmith, Startseite',
  skip: 'Zum Rechner springen',
  games: 'Spiele',
  places: 'Orte',
  calculate: 'Rechnen',
  armies: 'Armeen',
  skirmish: 'Gefecht',
  pairing: 'Team-Pairing',
  library: 'Sammlung',
  learn: 'Lernen',
  search: 'Suchen (Strg K)',
  share: 'Teilen',
  help: 'Hilfe (?)',
  keyboardAndHelp: 'Tastatur und Hilfe (?)',
  language: 'Sprache',
  newVersion: 'Eine neue Version ist da',
  reload: 'Neu laden',
  build: (hash: string) => `Stand ${hash}: Gleicher Stand, gleiche Zahlen.`,
  themes: { system: 'wie das System', light: 'hell', dark: 'dunkel' },
  theme: (now, next) => `Farben: ${now}. Wechseln zu ${next}`,
  keyboard: 'Tastatur',
  shortcuts: 'Tastenkürzel',
  keys: {
    sheet: 'Diese Übersicht',
    step: 'Eins mehr oder weniger im gewählten Feld',
    random: 'Zufällige Schlacht',
    copy: 'Link kopieren',
    search: 'Alles durchsuchen',
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    chart: 'Das gewählte Diagramm Wert für Wert lesen',
    close: 'Schließen',
  },
  loading: 'Wird geladen',
  chooseGame: 'Wähle ein Spiel',
  start: 'Startseite',
  lost: {
    title: 'Diese Seite gibt es nicht',
    text: 'Die Adresse ist vielleicht vertippt, oder die Seite ist umgezogen.',
    way: 'Zu den Rechnern',
  },
  newToOdds: 'Neu bei Wahrscheinlichkeiten?',
  howToRead: 'So liest man die Zahlen',
};

/** The start page. */
export const home: typeof english.home = {
  library: 'Sammlung',
  learn: 'Lernen',
  pairing: 'Team-Pairing',
  pairingText:
    'Wer gegen wen auf dem Teamturnier: die beste verdeckte Wahl in jedem Schritt, auf Punkte oder auf Sieg.',
  promise: 'Genaue Chancen für deinen nächsten Wurf.',
  offline: 'Funktioniert ohne Netz, nichts verlässt deinen Browser.',
  search: 'Schlachten, Regeln, Einheiten, Armeen suchen',
  searchKeys: 'Strg K',
  paste: 'Liste oder Link einfügen',
  continue: 'Weiterspielen',
  lastBattle: 'Deine letzte Schlacht',
  loading: 'Der Rechner wird geladen …',
};
