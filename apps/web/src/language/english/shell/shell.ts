// The start page and the frame of every page.
import { inLanguage } from '../../in-language.ts';

/** The frame of every page: start page, header, help. */
export const shell = inLanguage('shell', {
  title: 'Oddsmith: exact odds for your next roll',
  pageTitle: (page: string) => `${page} · Oddsmith`,
  startPage: 'Oddsmith, start page',
  skip: 'Skip to the calculator',
  games: 'Games',
  places: 'Places',
  calculate: 'Calculate',
  armies: 'Armies',
  skirmish: 'Skirmish',
  pairing: 'Team pairing',
  library: 'Library',
  learn: 'Learn',
  search: 'Search (Ctrl K)',
  share: 'Share',
  help: 'Help (?)',
  keyboardAndHelp: 'Keyboard and help (?)',
  language: 'Language',
  newVersion: 'A new version is ready',
  reload: 'Reload',
  build: (hash: string) => `Build ${hash}: the same build gives the same numbers.`,
  themes: { system: 'system', light: 'light', dark: 'dark' },
  theme: (now: string, next: string) => `Theme: ${now}. Switch to ${next}`,
  keyboard: 'Keyboard',
  shortcuts: 'Keyboard shortcuts',
  keys: {
    sheet: 'This sheet',
    step: 'One more or less on the focused field',
    random: 'Random battle',
    copy: 'Copy link',
    search: 'Search everything',
    undo: 'Undo',
    redo: 'Redo',
    chart: 'Read a focused chart value by value',
    close: 'Close',
  },
  loading: 'Loading',
  chooseGame: 'Choose a game',
  start: 'Start page',
  lost: {
    title: 'There is no such page',
    text: 'The address may be mistyped, or the page has moved.',
    way: 'Go to the calculators',
  },
  newToOdds: 'New to odds?',
  howToRead: 'How to read the numbers',
});

/** The start page, which is written into index.html when the site is built. */
export const home = inLanguage('home', {
  library: 'Library',
  learn: 'Learn',
  pairing: 'Team pairing',
  pairingText:
    'Who plays whom at a team tournament: the best secret choice at every step, for points or to win the match.',
  promise: 'Exact odds for your next roll.',
  offline: 'Works offline, nothing leaves your browser.',
  search: 'Search battles, rules, units, armies',
  searchKeys: 'Ctrl K',
  paste: 'Paste a list or a link',
  continue: 'Continue',
  lastBattle: 'Your last battle',
  loading: 'Loading the calculator…',
});
