import type { Translation } from '@oddsmith/words';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  'unknown-tool': ({ name }) => `das Werkzeug „${name}“ gibt es nicht`,
  'answer-too-large': () => 'die Antwort wäre zu lang zum Lesen: Frag nach weniger',
  'call-late': ({ timeMs }) => `der Aufruf dauerte länger als ${timeMs} ms`,
  'one-unit': () => 'nenne beide Einheiten oder gib eine Eingabe an',
  'both-ways': () => 'nenne zwei Einheiten oder gib eine Eingabe an, nicht beides; `set` ändert einzelne Felder',
  'no-game': ({ games }) => `nenne das Spiel der Einheiten: ${games.join(', ')}`,
  'no-battle': () => 'nenne zwei Einheiten und ihr Spiel oder einen Rechner und seine Eingabe',
  'no-words': ({ calculator, words }) => `${calculator} liest „${words}“ nicht`,
  'as-read': ({ why }) => why,
  'unknown-calculator': ({ id, known }) =>
    `den Rechner „${id}“ gibt es nicht${known === undefined ? ': `describe` zählt sie auf' : `; es gibt ${known.join(', ')}`}`,
  'bad-path': ({ path }) => `„${path}“ ist kein Pfad wie „volley[0].count“`,
  'unknown-unit': ({ name, nearest }) =>
    `die Einheit „${name}“ steht nicht in dieser Bibliothek${nearest.length === 0 ? '' : `; ähnlich heißen: ${nearest.join(', ')}`}`,
};
