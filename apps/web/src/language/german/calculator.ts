// A calculator page around its form and results.
import type { calculator as english } from '../english/calculator.ts';

export const calculator: typeof english = {
  answer: 'Antwort',
  decision: 'Entscheidung',
  inputs: 'Eingaben',
  results: 'Ergebnisse',
  calculators: 'Rechner',
  presets: 'Vorlagen',
  battle: 'Schlacht',
  undo: 'Rückgängig (Strg Z)',
  redo: 'Wiederholen (Strg Umschalt Z)',
  reset: 'Zurück zur Standardschlacht',
  random: 'Zufällige Schlacht (R)',
  dismiss: 'Ausblenden',
  cannotCopy: 'Dein Browser erlaubt hier kein Kopieren',
  presetHere: 'Vorlage dieser Seite',
  fieldHere: 'Feld dieser Seite',
  versus: ' gegen ',
};
