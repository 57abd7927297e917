// Die Wörter des Würfelkastens, wie in en.ts.
import type { words as english } from './en.ts';

export const words: typeof english = {
  title: 'Würfelkasten',
  intro:
    'Beliebige Würfel, exakt: die Chance jeder Summe als Bruch. Schreib, was du wirfst; die Adresse oben enthält es und lässt sich weitergeben.',
  dice: 'Würfel',
  against: 'Gegen (darf leer bleiben)',
  examples: 'Beispiele',
  grammar: [
    ['2d6 + 3', 'zwei Würfel mit sechs Seiten und drei dazu'],
    ['4d6kh3', 'die drei höchsten von vieren; kl für die niedrigsten, dh und dl zum Weglassen'],
    ['d6r1', 'eine Eins wird noch einmal geworfen; rr1 so lange, bis es keine ist'],
    ['3d6!', 'eine Sechs wird noch einmal geworfen, und beide zählen; !5 ab der Fünf'],
    ['8d6>=4', 'wie viele vier oder mehr zeigen'],
  ],
  exactly: 'Genau',
  atLeast: 'Mindestens',
  outcome: 'Summe',
  axis: 'Summe',
  mean: (mean, fraction) => `Im Mittel ${mean} (${fraction}).`,
  table: 'Jede Summe mit ihrer Chance',
  digits: (digits) => `ein Bruch mit ${digits} Ziffern`,
  more: (first) => `${first} ist mehr`,
  less: (second) => `${second} ist mehr`,
  same: 'Beide gleich',
  contest: 'Was mehr ist',
  share: 'Link kopieren',
  copied: 'Link kopiert.',
  explodes: (times) => `Ein Würfel explodiert höchstens ${times}-mal; der danach bleibt, wie er fällt.`,
  problems: {
    form: (text) =>
      text === '' ? 'Hier fehlt etwas.' : `„${text}“ sind keine Würfel: Schreib 2d6+3, 4d6kh3 oder 8d6>=4.`,
    count: (text) => `${text}: 1 bis 50 Würfel.`,
    sides: (text) => `${text}: Ein Würfel hat 2 bis 100 Seiten.`,
    plus: (text) => `${text} ist zu viel zum Addieren.`,
    keep: (text) => `${text}: Behalte mindestens einen Würfel und nicht mehr, als es gibt.`,
    'keep-and-count': (text) => `${text}: Entweder Würfel behalten oder sie zählen.`,
    reroll: (text) => `${text}: Es müssen Seiten übrig bleiben, die nicht wiederholt werden.`,
    explode: (text) => `${text}: Würfel explodieren frühestens ab der 2 und spätestens auf ihrer höchsten Seite.`,
    'too-large': () => 'Das exakt zu zählen würde zu lange dauern: Nimm weniger Würfel oder weniger Seiten.',
  },
};
