// The search over everything.
import type * as english from '../../english/shell/search.ts';

export const search: typeof english.search = {
  title: 'Suchen',
  description: 'Einheiten, Waffen, Vorlagen, Regeln, Felder und Gespeichertes suchen',
  label: 'Vorlagen, Regeln und Felder suchen',
  placeholder: 'Einheit, Waffe, Vorlage, Regel oder etwas Gespeichertes',
  results: 'Ergebnisse',
  nothing: (query) =>
    `Nichts heißt „${query}“. Gesucht wird in Seiten, Einheiten und Regeln; eine Liste fügst du auf der Startseite ein.`,
  preset: (game) => `Vorlage, ${game}`,
  field: (place) => `Feld, ${place}`,
  rule: (game) => `Regel, ${game}`,
  kinds: {
    unit: 'Gespeicherte Einheit',
    army: 'Gespeicherte Armee',
    matchup: 'Gespeichertes Gefecht',
    situation: 'Gespeicherte Situation',
    effect: 'Gespeicherter Effekt',
    battle: 'Verlauf',
    skirmish: 'Gefecht',
  },
};
