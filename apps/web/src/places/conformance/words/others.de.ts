// Die Wörter der Tabelle, die öffentliche Rechner an zwölf der Referenzfälle hält, wie in others.en.ts.
import type { words as english } from './others.en.ts';

export const words: typeof english = {
  title: 'Zwölf Grenzfälle, anderswo gefragt',
  intro:
    'Was öffentliche Rechner auf zwölf dieser Fälle geantwortet haben, jeder im genannten Stand. Wo zwei Zahlen auseinandergehen, sagt die Regel daneben, worum es geht; auch Editionen und Lesarten einer Regel gehen auseinander.',
  tableOf: (game) => `Antworten anderer Rechner: ${game}`,
  case: 'Fall und Regel',
  reference: 'Referenz',
  rolled: (count) => `würfelt, je ${count}-mal`,
  how: 'Gelaufen am 19. November 2026 aus den veröffentlichten Quellen, über die Funktionen, die rechnen; ktcalc spielt für einen Kampf 15.000 Kämpfe durch. „≈“ ist gewürfelt. „–“ ist eine Zahl, die der Rechner nicht nennt.',
  cases: {
    'wh40k-s-0037': {
      what: 'Zehn Attacken mit Devastating Wounds (4+, S8, AP −2, D2) auf fünf Modelle (T5, 3+, W2) mit Feel No Pain 5+',
      rule: '10. Edition, Devastating Wounds und Feel No Pain: ein Würfel für jeden Punkt, und was von einer Attacke übrig bleibt, verfällt',
    },
    'wh40k-s-0033': {
      what: 'Ein Melta-Schuss auf halbe Reichweite (4+, S9, AP −4, D6+2) auf fünf Modelle mit zwei Lebenspunkten',
      rule: '10. Edition, Melta und Schaden zufügen: Was vom Schaden übrig bleibt, geht nicht auf das nächste Modell über',
    },
    'wh40k-s-0012': {
      what: 'Zwölf Attacken mit Twin-linked (3+, S9, AP −1, D3) bei −1 auf Treffer- und Verwundungswürfe auf fünf Modelle mit zwei Lebenspunkten',
      rule: '10. Edition, Twin-linked und Modifikatoren: Ein Fehlwurf wird wiederholt, bevor −1 abgezogen wird',
    },
    'wh40k-s-0040': {
      what: 'Vier Attacken mit Lethal Hits und Sustained Hits 1, verfehlte Trefferwürfe und Einsen beim Verwunden wiederholt, auf Feel No Pain 5+',
      rule: '10. Edition, Lethal Hits und Sustained Hits: Der zusätzliche Treffer muss noch verwunden',
    },
    'wh40k-e-0504': {
      what: 'Drei Attacken (3+, S4, AP −1) auf Modelle in Deckung mit Rüstung 2+ und Rettungswurf 4+',
      rule: '11. Edition, Deckung: schwerer zu treffen, nicht besser gerüstet',
    },
    'kt3-attack-001': {
      what: 'Vier Würfel, drei davon durch Accurate 3 als normale Erfolge behalten, mit Rending',
      rule: 'FAQ vom September 2025: Einen Würfel, der schon behalten ist, ändert Rending nicht mehr',
    },
    's-mwx-004': {
      what: 'Vier Würfel (3+, 3/4) mit Devastating 2 gegen drei Würfel (3+)',
      rule: 'Devastating: sofort Schaden für jeden kritischen Erfolg, abgewehrt oder nicht',
    },
    's-profile-044': {
      what: 'Sechs Würfel (4+, 3/4) mit Punishing gegen drei Würfel (5+)',
      rule: 'Punishing: Ein kritischer Erfolg macht aus einem Fehlschlag einen normalen Erfolg',
    },
    'f-ability-060': {
      what: 'Ein Kampf: Brutal (3+, 12 Lebenspunkte), der sich schont, gegen 4+ und 10 Lebenspunkte, der zuschlägt',
      rule: 'Brutal: Der Feind pariert nur mit kritischen Erfolgen',
    },
    'order-default-001': {
      what: 'Zwei Jäger, ein Schlachtschiff und ein Kreuzer gegen zwei U-Boote und einen Flugzeugträger',
      rule: 'U-Boote: Ohne Zerstörer treffen Flugzeuge sie nicht',
    },
    'transports-000': {
      what: 'Ein Kreuzer und ein Transporter gegen einen Kreuzer und einen Transporter',
      rule: 'Transporter: Sie gehen zuletzt verloren und können sich nicht wehren',
    },
    'transports-016': {
      what: 'Ein Schlachtschiff und ein Transporter gegen einen Zerstörer, zwei U-Boote und einen Transporter',
      rule: 'Transporter neben U-Booten: Überraschungsschlag, zwei Treffer für ein Schlachtschiff',
    },
  },
  figures: {
    meanDamage: 'mittlerer Schaden',
    meanSlain: 'mittlere Zahl zerstörter Modelle',
    firstWounds: 'mittlere Lebenspunkte danach, erster',
    secondWounds: 'zweiter',
    attackerLoss: 'mittlerer Verlust des Angreifers in IPC',
    defenderLoss: 'des Verteidigers',
  },
  gaps: {
    cover: 'kein Feld für Deckung',
    modifiers: 'kein Feld für Modifikatoren',
    onesToWound: 'Einsen beim Verwunden sind nicht einzeln zu wiederholen',
  },
};
