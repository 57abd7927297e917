// Die Wörter der Spielwiese, wie in en.ts.
import type { words as english } from './en.ts';

export const words: typeof english = {
  title: 'Spielwiese',
  intro:
    'Eine Frage, wie Programme sie stellen: Schreib die Eingabe als JSON, lies die Antwort und nimm sie als Zeile für die Kommandozeile, für curl oder für TypeScript mit. Gerechnet wird in deinem Browser.',
  calculator: 'Rechner',
  start: 'Anfangen mit',
  input: 'Eingabe (JSON)',
  keys: 'Vorschläge kommen beim Tippen und mit Strg+Leertaste: Pfeiltasten wählen, Enter oder Tab übernimmt, Escape schließt.',
  offered: (count) => (count === 1 ? '1 Vorschlag' : `${count} Vorschläge`),
  suggestions: 'Was hier stehen kann',
  noSuggestions: 'Setz den Cursor hinter eine { oder einen Doppelpunkt, dann steht hier, was dort stehen kann.',
  syntax: (message) => `Das ist kein JSON: ${message}`,
  problem: (line, message) => `Zeile ${line}: ${message}`,
  answer: 'Antwort',
  figures: 'Kennzahlen',
  whole: 'Die ganze Antwort als JSON',
  open: 'Im Rechner öffnen',
  programs: 'Für dein Programm',
  cli: 'Kommandozeile',
  curl: 'HTTP mit curl',
  typescript: 'TypeScript',
  copy: 'Kopieren',
  copied: 'Kopiert.',
};
