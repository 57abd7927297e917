// The Armies page of Grimdark Future: armies, matrix, the opened pairing, settings.
import type * as english from '../../english/grimdark/armies.ts';
import { plural } from '../plural.ts';

export const grimdarkArmies: typeof english.grimdarkArmies = {
  rules: 'Regeln',
  howItWorks: 'So geht es',

  sample: (faction) => `${faction}, eine Beispielarmee`,
  version: (version) => `Version ${version}`,

  coverage: {
    lookingUp: 'Die Regeln werden nachgeschlagen …',
    counted: (count) => `Regeln: ${count} gezählt`,
    notModelled: (count) => `, ${count} nicht erfasst`,
    titles: {
      counted: 'Gezählt',
      'read from text': 'Aus dem Text gelesen',
      'needs support': 'Braucht Zusammenhang',
      'no effect': 'Hier ohne Wirkung',
      'not modelled': 'Nicht erfasst',
    },
    meanings: {
      counted: 'Die Zahlen berücksichtigen sie.',
      'read from text': 'Aus der Beschreibung in deiner Liste verstanden.',
      'needs support': 'Kommt von einer anderen Einheit: Trag sie unter Unterstützung ein, damit sie zählt.',
      'no effect': 'Betrifft Bewegung, Aufstellung oder Magie: Im Duell ändert sie nichts.',
      'not modelled': 'Den Regelpaketen unbekannt: Die Zahlen lassen sie aus.',
    },
  },

  over: (count) => `über ${count} Szenarien`,
  inScenario: (title) => `in „${title}“`,

  settings: {
    apart: (inches) => `${inches} Zoll Abstand`,
    inCover: 'in Deckung',
    noCover: 'ohne Deckung',
    rules: (version) => `Regeln ${version}`,
  },

  pairing: {
    tabs: { result: 'Ergebnis', factors: 'Was entscheidet', replay: 'Schlacht ansehen' },
  },

  factors: {
    tooLarge: 'Diese Paarung ist zu groß, um jede Änderung zu probieren.',
    working: 'Jede Regel wird abgeschaltet, jeder Wert verschoben …',
    note: (where) =>
      `Exakte Änderungen der Siegchance ${where}: jede Regel gegen dieselbe Schlacht ohne sie, jeder Wert um eins besser.`,
    fewer: 'Weniger zeigen',
    all: (count) => `Alle ${count} zeigen`,
  },

  replay: {
    another: '(wähle oben ein Szenario, um ein anderes zu sehen)',
    seed: (seed) => `Würfel-Seed ${seed}`,
    rollAgain: 'Neu würfeln',
    typicalLoss: 'Eine typische Niederlage',
    noLoss: (unit, battles) => `${unit} hat keine von ${battles} Schlachten verloren.`,
    rolling: 'Es wird gewürfelt …',
    nothing: 'In dieser Schlacht geschieht nichts.',
    toolbar: 'Wiedergabe',
    toStart: 'Zum Anfang',
    previous: 'Voriges Ereignis',
    pause: 'Anhalten',
    play: 'Abspielen',
    next: 'Nächstes Ereignis',
    toEnd: 'Zum Ende',
    event: (at, all) => `Ereignis ${at} von ${all}`,
    allEvents: 'Alle Ereignisse',
    ofModels: (start) => `von ${plural(start, 'Modell', 'Modellen')}`,
    wounds: (wounds) => `, ${plural(wounds, 'Verwundung', 'Verwundungen')}`,
    routed: 'geflohen',
    destroyed: 'vernichtet',
    shaken: 'Shaken',
  },
};
