// The Armies page of Grimdark Future: armies, matrix, the opened pairing, settings.
import type * as english from '../../english/grimdark/armies.ts';
import { plural } from '../plural.ts';

export const grimdarkArmies: typeof english.grimdarkArmies = {
  heading: 'Armeen: Welche Einheit schlägt welche?',
  armyAgainstArmy: 'Armee gegen Armee',
  answer: 'Antwort',
  setting: 'Armeen und Einstellungen',
  results: 'Ergebnisse',
  tools: 'Armeen',
  undo: 'Rückgängig (Strg Z)',
  redo: 'Wiederholen (Strg Umschalt Z)',
  reset: 'Zurück zu den Beispielarmeen',
  rules: 'Regeln',
  howItWorks: 'So geht es',

  notOpened: (why) => `Dieser Link ließ sich nicht öffnen: ${why}.`,
  settingsUnknown: 'seine Einstellungen sind unbekannt',
  armyUnknown:
    'Eine Armee dieses Links ist nicht darin enthalten, und dieser Browser kennt sie nicht. Du siehst stattdessen eine Beispielarmee.',
  army: 'Armee',
  sample: (faction) => `${faction}, eine Beispielarmee`,
  fromLink: 'aus einem Link: die Einheiten, die gewählt waren',
  version: (version) => `Version ${version}`,

  panel: {
    army: { attacker: 'Armee A', defender: 'Armee B' },
    units: (chosen, all, points) => `${chosen} von ${all} Einheiten, ${points} Punkte`,
    chooseUnits: 'Einheiten wählen',
    change: 'Ändern',
    changeWhich: { attacker: '(Armee A)', defender: '(Armee B)' },
    remarks: (count) => `${plural(count, 'Hinweis', 'Hinweise')} zu dieser Liste`,
    warning: 'Warnung',
    note: 'Hinweis',
    points: (points) => plural(points, 'Punkt', 'Punkte'),
    details: (unit) => `Einzelheiten zu ${unit}`,
    chooseNone: 'Keine wählen',
    chooseAll: (units) => `Alle ${units} wählen`,
    unreadable: 'Die Liste ließ sich nicht lesen:',
  },

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

  scenarios: (count) => plural(count, 'Szenario', 'Szenarien'),
  over: (count) => `über ${count} Szenarien`,
  inScenario: (title) => `in „${title}“`,
  scenario: 'Szenario',
  allAveraged: (count) => `Alle ${count}, gemittelt`,
  scenariosAndIterations: 'Szenarien und Durchläufe',
  exact: 'exakt',
  simulated: 'simuliert',
  iterations: (count) => `${count} Durchläufe`,

  settings: {
    title: 'Einstellungen',
    heading: 'Szenarien und Einstellungen',
    apart: (inches) => `${inches} Zoll Abstand`,
    inCover: 'in Deckung',
    noCover: 'ohne Deckung',
    rules: (version) => `Regeln ${version}`,
  },

  matrix: {
    titleFigure: (win) => `${win} gewonnene Paarungen im Mittel`,
    chooseUnits: 'Wähle mindestens eine Einheit jeder Armee.',
    calculating: 'Wird berechnet …',
    points: (margin) => `${margin} Prozentpunkte, `,
    wins: (army) => `${army} gewinnt die durchschnittliche Paarung`,
    winsByPoints: (army) => `${army} gewinnt die durchschnittliche Paarung, nach Punkten`,
    shares: { win: 'A gewinnt', draw: 'unentschieden', loss: 'B gewinnt' },
    pairings: (rows, columns) => `${rows} × ${columns} Paarungen`,
    pairingsByPoints: (rows, columns) => `${rows} × ${columns} Paarungen nach Punkten`,
    subset: (ours, allOurs, theirs, allTheirs) => `${ours} von ${allOurs} Einheiten gegen ${theirs} von ${allTheirs}`,
    simulated: (margin) => `simuliert, ${margin} Prozentpunkte bei 95\u00a0%`,
    partlySimulated: (margin) => `teils simuliert, ${margin} Prozentpunkte bei 95\u00a0%`,
    sentence: ({ ours, theirs, win, draw, loss, about }) =>
      `${ours} gewinnt gegen ${theirs} die durchschnittliche Paarung zu ${win}, verliert zu ${loss}, unentschieden zu ${draw} (${about}).`,
    weigh: 'Paarungen nach Punkten gewichten',
    failed: (why) => `Die Matrix ließ sich nicht berechnen: ${why}.`,
    stopped: (done, total) => `Nach ${done} von ${total} Paarungen angehalten.`,
    goOn: 'Weiter',
    computed: 'Berechnete Paarungen',
    done: (done, total) => `${done} von ${total}`,

    title: 'Wer schlägt wen',
    region: 'Matrix',
    caption: (ours, theirs) => `Chance, dass eine Einheit von ${ours} (Zeilen) eine von ${theirs} (Spalten) schlägt`,
    mean: 'Mittel',
    cellSimulated: (margin) => `simuliert, ${margin} Prozentpunkte`,
    cell: ({ ours, theirs, win, draw, loss, about }) =>
      `${ours} gegen ${theirs}: gewinnt ${win}, unentschieden ${draw}, verliert ${loss}, ${about}`,
    never: (army) => `${army} gewinnt nie`,
    always: 'gewinnt immer.',
    legend: 'Die Zahl sagt, wie oft die Einheit links gewinnt. Wähle eine Zelle für die Einzelheiten.',

    allExact: 'Jede Zahl ist exakt: gezählt über alles, was die Würfel zeigen können.',
    battles: (iterations, seed) =>
      `${iterations} Schlachten je Szenario, Seed ${seed}; ± ist die 95-%-Spanne in Prozentpunkten`,
    allSimulated: (how) => `Simuliert: ${how}.`,
    allTooLarge: (how) =>
      `Alle Paarungen sind zu groß zum Zählen und werden stattdessen simuliert (${how}). Zahlen ohne ± sind exakt.`,
    someTooLarge: (large, all, how) =>
      `${large} von ${all} Paarungen ${large === 1 ? 'ist zu groß zum Zählen und wird' : 'sind zu groß zum Zählen und werden'} stattdessen simuliert (${how}). Zahlen ohne ± sind exakt.`,
  },

  counters: {
    title: 'Beste Antwort auf jeden Gegner',
    against: 'Gegen',
    open: (unit, enemy, chance) => `${unit} gewinnt zu ${chance} gegen ${enemy}: Paarung öffnen`,
  },

  problem: {
    title: (enemy) => `Das Problem: ${enemy}`,
    before: (enemy, beats, units) =>
      `${enemy} schlägt ${beats} deiner ${units} Einheiten häufiger als umgekehrt; dagegen gewinnen deine Einheiten im Mittel`,
    after: (loss, unit, chance) => `und verlieren ${loss}. Die beste Antwort ist ${unit} mit ${chance}.`,
    why: 'Warum:',
  },

  pairing: {
    name: 'Paarung',
    against: 'gegen',
    close: 'Diese Paarung schließen',
    tabs: { result: 'Ergebnis', factors: 'Was entscheidet', replay: 'Schlacht ansehen' },
    openInDuel: 'Im Duell öffnen',
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
