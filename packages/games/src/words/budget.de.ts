import type { Translation } from '@oddsmith/words';
import type { budget } from './budget.ts';

export const budgetInGerman: Translation<typeof budget> = {
  'too-many-steps': ({ steps }, w) => `die Rechnung braucht mehr als ${w.number(steps)} Schritte`,
  'part-too-many-steps': ({ steps }, w) => `dieser Teil der Rechnung braucht mehr als ${w.number(steps)} Schritte`,
  stopped: () => 'die Rechnung wurde abgebrochen',
  'not-begun': () => 'die Rechnung wurde nicht begonnen',
  'simulation-stopped': () => 'die Simulation wurde abgebrochen',
  'analysis-stopped': () => 'die Auswertung wurde abgebrochen',
  'table-too-large': ({ needed, allowed }, w) =>
    `die Attacke braucht eine Tabelle von ${w.number(needed)} Millionen Zahlen, mehr als die ${w.number(allowed)} erlaubten`,
  'fight-too-large': ({ needed, allowed }, w) =>
    `der Kampf braucht Tabellen von ${w.number(needed)} MB, mehr als die ${w.number(allowed)} MB erlaubten`,
  'best-play-too-large': () => 'der Kampf ist zu groß, um ihn mit bestem Spiel zu simulieren',
  'best-play-dice': ({ most }) => `bestes Spiel wird bis zu ${most} Würfeln je Seite simuliert`,
  'looks-ahead-too-far': () =>
    'diese Rückzugsregel schaut voraus, und die Schlacht ist zu groß, als dass eine Simulation das könnte: Zieh dich stattdessen nach übrigen Einheiten zurück, oder erlaube der exakten Rechnung mehr Schritte',
  'too-many-armies': ({ armies }, w) =>
    `es sind ${w.number(armies)} Armeen zu vergleichen, zu viele: Gib weniger Einheiten zur Wahl, oder sag, welche dabei sein müssen`,
  'duel-states': ({ most }, w) => `ein Duell kann mehr als ${w.number(most)} Zustände haben`,
  'unit-states': ({ most }, w) => `eine Einheit kann mehr als ${w.number(most)} Zustände haben`,
  'too-many-dice': () => 'es werden zu viele Würfel auf einmal geworfen',
};
