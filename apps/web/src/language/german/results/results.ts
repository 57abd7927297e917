// What stands around every answer, and what its charts say.
import type * as english from '../../english/results/results.ts';

/** What stands around every answer: figures, charts, tabs, table. */
export const results: typeof english.results = {
  simulated: (battles, margin) => `Simuliert: ${battles} Schlachten, ±${margin} bei 95 % Sicherheit.`,
  problem: 'Diese Schlacht lässt sich noch nicht berechnen:',
  engineStopped: (why) => `die Rechnung brach ab: ${why}. Nimm die letzte Änderung zurück und versuche es noch einmal.`,
  odds: 'Chancen',
  check: 'Durch Simulation prüfen',
  chart: 'Diagramm',
  eachNumber: (axis) => `Chance für jede Zahl: ${axis}`,
  atLeastOf: (axis) => `Chance auf mindestens: ${axis}`,
  happened: 'Was ist passiert?',
  tray: 'Ablage',
  history: 'Verlauf',
  steps: 'Schritte',
  details: 'Einzelheiten',
  tabs: { table: 'Tabelle', steps: 'Schritte', sensitivity: 'Was zählt', compare: 'Vergleich', export: 'Mitnehmen' },
  pin: 'Anheften',
  unpin: 'Loslassen',
  exactly: 'Genau',
  atLeast: 'Mindestens',
  atMost: 'Höchstens',
  loadingTable: 'Die Tabelle wird geladen …',
  allOutcomes: 'Alle Ergebnisse',
  leftOut: 'Zahlen, die nicht vorkommen können, fehlen.',
  between: (from, to) => `${from} bis ${to}`,
  figures: {
    mean: 'Mittelwert',
    stdDev: 'Std.-Abw.',
    median: 'Median',
    mode: 'Häufigster',
    middleHalf: 'Mittlere Hälfte',
    ninetyFive: '95 % höchstens',
    range: 'Spanne',
  },
};

/** What a chart says in words. */
export const charts: typeof english.charts = {
  chance: 'Chance',
  readWithKeys: (title) => `${title}: Werte mit den Pfeiltasten lesen`,
  mean: (mean) => `Mittel ${mean}`,
  median: (median) => `Median ${median}`,
  pinned: 'angeheftet',
  outline: (name, mean, axis) => `Der Umriss, ${name}: im Mittel ${mean} ${axis}.`,
  given: (outcome) => `gewürfelt ${outcome}`,
  orMore: (outcome) => `${outcome} oder mehr`,
  exactlySo: (outcome) => `genau ${outcome}`,
  exactly: 'genau',
  atLeast: 'mindestens',
  always: (outcome, axis) => `Immer ${outcome} ${axis}.`,
  between: (min, max, axis, mean, median) => `Zwischen ${min} und ${max} ${axis}; im Mittel ${mean}, Median ${median}.`,
  likely: (mode, chance, low, high) =>
    `Am wahrscheinlichsten ${mode} (${chance}). Die mittlere Hälfte aller Schlachten liegt zwischen ${low} und ${high}.`,
};
