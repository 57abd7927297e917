// The Armies page.
import type * as english from '../english/armies.ts';
import { plural } from './plural.ts';

export const armies: typeof english.armies = {
  heading: 'Armeen: Welche Einheit ist die Antwort auf welche?',
  headingOfDuels: 'Armeen: Welche Einheit schlägt welche?',
  armyAgainstArmy: 'Armee gegen Armee',
  answer: 'Antwort',
  setting: 'Armeen und Einstellungen',
  results: 'Ergebnisse',
  tools: 'Armeen',
  print: 'Drucken',
  reset: 'Zurück zu den Beispielarmeen',

  notOpened: (why) => `Dieser Link ließ sich nicht öffnen: ${why}.`,
  settingsUnknown: 'seine Einstellungen sind unbekannt',
  otherBuild: (theirs, ours) =>
    `Was du siehst, kann vom Geteilten abweichen: Der Link ist von Build ${theirs}, diese Seite von Build ${ours}.`,
  armyUnknown:
    'Eine Armee dieses Links ist nicht darin enthalten, und dieser Browser kennt sie nicht. Du siehst stattdessen eine Beispielarmee.',
  army: 'Armee',
  fromLink: 'aus einem Link: die Einheiten, die gewählt waren',

  figure: 'Kennzahl',
  situation: 'Lage',
  unitsAgainst: (ours, theirs) => `${ours} Einheiten gegen ${theirs}`,
  within: (title) => title,

  figures: {
    share: 'Vernichteter Anteil der Einheit',
    wipeChance: 'Chance auf Vernichtung',
    meanSlain: 'Ausgeschaltete Modelle',
    damage: 'Verlorene Lebenspunkte',
    points: 'Vernichtete Punkte',
    perPoint: 'Vernichtete Punkte je Punkt',
    killChance: 'Chance, das Ziel zu besiegen',
    meanDamage: 'Schaden',
    critChance: 'Chance auf einen kritischen Treffer',
    deathChance: 'Chance, selbst auszufallen',
    bothSurvive: 'Beide leben',
  },

  does: {
    share: (value) => `vernichtet ${value} davon`,
    wipeChance: (value) => `vernichtet sie in ${value} der Fälle`,
    meanSlain: (value) => `schaltet im Mittel ${value} Modelle aus`,
    damage: (value) => `nimmt im Mittel ${value} Lebenspunkte`,
    points: (value) => `vernichtet im Mittel ${value} Punkte`,
    perPoint: (value) => `vernichtet ${value} Punkte je Punkt`,
    killChance: (value) => `besiegt das Ziel in ${value} der Fälle`,
    meanDamage: (value) => `macht im Mittel ${value} Schaden`,
    critChance: (value) => `trifft in ${value} der Fälle kritisch`,
    deathChance: (value) => `fällt in ${value} der Fälle`,
    bothSurvive: (value) => `lässt in ${value} der Fälle beide am Leben`,
  },

  situations: {
    shooting: 'Beschuss',
    cover: 'Beschuss, Ziel in Deckung',
    halfRange: 'Beschuss auf halbe Reichweite',
    stationary: 'Beschuss, stationär auf halbe Reichweite',
    advanced: 'Beschuss nach einem Vorrücken',
    melee: 'Nahkampf',
    charged: 'Nahkampf nach einem Angriff',
    open: 'Im Freien',
    inCover: 'Ziel in Deckung',
    twoSaves: 'Ziel in Deckung mit zwei Schutzwürfen',
    fight: 'Nahkampf',
  },

  pasteWh40k:
    'Aus der offiziellen App, New Recruit, ListForge, BattleScribe … oder zieh eine .ros-, .rosz- oder .json-Datei hierher',
  pasteKillTeam: 'Ein Kämpfer je Zeile, etwa „2x Kommando Boy“, oder der Name eines Teams',

  panel: {
    names: { attacker: 'Deine Armee', defender: 'Gegnerische Armee' },
    units: (chosen, all, points) =>
      `${chosen} von ${all} Einheiten${points > 0 ? `, ${plural(points, 'Punkt', 'Punkte')}` : ''}`,
    chooseUnits: 'Einheiten wählen',
    change: 'Ändern',
    changeWhich: { attacker: '(deine Armee)', defender: '(gegnerische Armee)' },
    reading: 'Wird gelesen …',
    more: (count) => `und ${count} weitere`,
    typicalTargets: 'Typische Ziele',
    rival: (army) => `im Nahkampf ${army}`,
    example: 'Beispiel',
    entries: 'Einträge',
    remarks: (count) => `${plural(count, 'Hinweis', 'Hinweise')} zu dieser Liste`,
    warning: 'Warnung',
    note: 'Hinweis',
    points: (points) => plural(points, 'Punkt', 'Punkte'),
    details: (unit) => `Einzelheiten zu ${unit}`,
    chooseNone: 'Keine wählen',
    chooseAll: (units) => `Alle ${units} wählen`,
    unreadable: 'Die Liste ließ sich nicht lesen:',
  },

  list: {
    description: 'Füge eine Armeeliste ein, wähle Dateien oder nimm eine Beispielarmee',
    paste: 'Armeeliste einfügen',
    hint: 'Army Forge: „Share as text“ oder der Inhalt einer Speicherdatei oder geteilten Liste (JSON). Reiner Text geht auch.',
    use: 'Diese Liste nehmen',
    files: 'Dateien wählen',
    drop: 'Oder zieh eine Datei hierher. Nichts verlässt deinen Browser.',
    dropSeveral:
      'Oder zieh Dateien hierher. Eine Speicherdatei nennt ihre Einheiten nur: Wähle sie zusammen mit ihren Armeebüchern. Nichts verlässt deinen Browser.',
    samples: 'Beispielarmeen',
    seen: 'In diesem Browser gesehen',
    units: (units) => plural(units, 'Einheit', 'Einheiten'),
    forget: (army) => `${army} vergessen`,
    team: 'Team',
    chooseTeam: 'Wähle ein Team …',
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
  howCalculated: 'Wie gerechnet wird',

  settings: {
    heading: 'Szenarien und Einstellungen',
    title: 'Einstellungen',
  },

  run: {
    description: 'Wähle die Szenarien und ob sie exakt gezählt oder simuliert werden',
    descriptionOfMethod: 'Wähle, ob Paarungen exakt gezählt oder simuliert werden',
    method: 'Verfahren',
    exact: 'Exakt',
    exactWords:
      'Alles, was die Würfel zeigen können, wird gezählt. Die Zahl ist die Chance selbst und hat keine Spanne.',
    simulate: 'Simulieren',
    simulateWords: 'Schlachten werden gewürfelt und gezählt, wie am Tisch. Jede Zahl steht mit ihrer 95-%-Spanne da.',
    iterations: 'Durchläufe',
    onlyLarge: (times, margin) =>
      `Nur Paarungen, die zu groß zum Zählen sind, werden gewürfelt, ${times}-mal je Szenario: Eine Siegchance liegt dann in 19 von 20 Fällen höchstens ${margin} Prozentpunkte daneben.`,
    each: (times, margin) =>
      `Jede Paarung wird ${times}-mal je Szenario gewürfelt: Eine Siegchance liegt dann in 19 von 20 Fällen höchstens ${margin} Prozentpunkte daneben.`,
    ownNumber: 'Eigene Zahl',
    seed: 'Würfel-Seed',
    newDice: 'Neue Würfel',
    sameSeed: 'Derselbe Seed würfelt dieselben Schlachten, auf jedem Gerät.',
    between: (low, high) => `${low} bis ${high}`,
  },

  matrix: {
    winsAverage: 'gewonnene Paarungen im Mittel',
    average: (figure) => `${figure} in der durchschnittlichen Paarung`,
    averageByPoints: (figure) => `${figure} in der durchschnittlichen Paarung, nach Punkten`,
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
    sentenceFigure: (ours, theirs, figure, value, about) =>
      `${ours} gegen ${theirs}: ${figure} ${value} in der durchschnittlichen Paarung (${about}).`,
    weigh: 'Nach Punkten gewichten',
    failed: (why) => `Die Matrix ließ sich nicht berechnen: ${why}.`,
    stopped: (done, total) => `Nach ${done} von ${total} Paarungen angehalten.`,
    goOn: 'Weiter',
    computed: 'Berechnete Paarungen',
    done: (done, total) => `${done} von ${total}`,
    title: 'Wer schlägt wen',
    region: 'Matrix',
    caption: (ours, theirs) => `Chance, dass eine Einheit von ${ours} (Zeilen) eine von ${theirs} (Spalten) schlägt`,
    weapons: (attack, answer) => (answer === undefined ? attack : `${attack} gegen ${answer}`.trim()),
    with: (value, weapons) => (weapons === '' ? value : `${value} mit ${weapons}`),
    weaponColumn: 'mit',
    captionFigure: (figure) => `${figure}: deine Einheiten in Zeilen, die gegnerischen in Spalten`,
    mean: 'Mittel',
    cellSimulated: (margin) => `simuliert, ${margin} Prozentpunkte`,
    cell: ({ ours, theirs, win, draw, loss, about }) =>
      `${ours} gegen ${theirs}: gewinnt ${win}, unentschieden ${draw}, verliert ${loss}, ${about}`,
    cellFigure: (unit, target, value) => `${unit} gegen ${target}: ${value}`,
    never: (army) => `${army} gewinnt nie`,
    always: 'gewinnt immer.',
    legend: 'Die Zahl sagt, wie oft die Einheit links gewinnt. Wähle eine Zelle für die Einzelheiten.',
    allExact: 'Jede Zahl ist exakt: gezählt über alles, was die Würfel zeigen können.',
    battles: (iterations, seed) =>
      `${iterations} Schlachten je Szenario, Seed ${seed}; ± ist die 95-%-Spanne in Prozentpunkten`,
    battlesOfPair: (iterations, seed) =>
      `${iterations} Schlachten je Paarung, Seed ${seed}; ± ist die 95-%-Spanne in Prozentpunkten`,
    allSimulated: (how) => `Simuliert: ${how}.`,
    allTooLarge: (how) =>
      `Alle Paarungen sind zu groß zum Zählen und werden stattdessen simuliert (${how}). Zahlen ohne ± sind exakt.`,
    someTooLarge: (large, all, how) =>
      `${large} von ${all} Paarungen ${large === 1 ? 'ist zu groß zum Zählen und wird' : 'sind zu groß zum Zählen und werden'} stattdessen simuliert (${how}). Zahlen ohne ± sind exakt.`,
    order: 'Reihenfolge',
    orders: { listed: 'wie in der Liste', name: 'nach Name', mean: 'nach Mittelwert' },
    noteOfList:
      'Jede deiner Einheiten mit dem, wogegen sie am meisten ausrichtet. Wähle eine Zeile, um die Paarung zu öffnen.',
    note: 'Deine Einheiten stehen in Zeilen, die gegnerischen in Spalten. Wähle eine Zelle, um die Paarung zu öffnen.',
    size: (rows, columns) =>
      `${rows} Einheiten untereinander, ${columns} nebeneinander. Zeig auf eine Zelle oder nimm die Pfeiltasten, um sie zu lesen.`,
    canvas: (figure, rows, columns) =>
      `${figure}: ${rows} Einheiten gegen ${columns}. Zellen liest du mit den Pfeiltasten, die Eingabetaste öffnet eine.`,
    chanceColumn: (figure) => `${figure} (0 bis 1)`,
  },

  counters: {
    title: 'Beste Antwort auf jeden Gegner',
    against: 'Gegen',
    open: (unit, enemy, chance) => `${unit} gewinnt zu ${chance} gegen ${enemy}: Paarung öffnen`,
    openFigure: (unit, enemy, figure) => `${unit} gegen ${enemy}, ${figure}: Paarung öffnen`,
  },

  problem: {
    title: (enemy) => `Das Problem: ${enemy}`,
    before: (enemy, beats, units) =>
      `${enemy} schlägt ${beats} deiner ${units} Einheiten häufiger als umgekehrt; dagegen gewinnen deine Einheiten im Mittel`,
    after: (loss, unit, chance) => `und verlieren ${loss}. Die beste Antwort ist ${unit} mit ${chance}.`,
    why: 'Warum:',
  },

  verdict: {
    problem: (target, unit, figure) => `Am schwersten für dich: ${target}. Am besten dagegen: ${unit} (${figure}).`,
    problemTied: (target, unit, others, figure) =>
      `Am schwersten für dich: ${target}. Am besten dagegen: ${unit}, gleichauf mit ${plural(others, 'anderen', 'anderen')} (${figure}).`,
    noAnswerTo: (target, figure) =>
      `Am schwersten für dich: ${target}. Keine deiner Einheiten kann etwas ausrichten (${figure}).`,
    onAverage: (target, value) => `Gegen ${target} schaffen deine Einheiten im Mittel ${value}.`,
    answers: (unit, figure) => `Die beste Antwort ist ${unit}: ${figure}.`,
    destroysMost: (unit, value) => `${unit} vernichtet über alle Ziele am meisten: im Mittel ${value}.`,
    killsMost: (unit, value) => `${unit} besiegt über alle Ziele am häufigsten: im Mittel ${value}.`,
  },

  somePairs: (why) => `Manche Paarungen haben keine Antwort: ${why}.`,
  noAnswer: (why) => `Keine Antwort: ${why}.`,

  pair: {
    name: 'Paarung',
    against: 'gegen',
    close: 'Diese Paarung schließen',
    openInCalculator: 'Im Rechner öffnen',
    steps: 'Schritt für Schritt',
  },

  plan: {
    title: 'Phase planen',
    action: 'Planen',
    running: 'Jeder Schuss und jede Antwort darauf wird durchgerechnet …',
    purpose: 'Worum es in der Phase geht',
    objectives: {
      points: 'Vernichtete Punkte',
      unitPoints: 'Punkte vernichteter Einheiten',
      units: 'Vernichtete Einheiten',
      kill: 'Chance, ein Ziel zu vernichten',
    },
    which: 'Welches Ziel',
    who: (shooters, targets) => `${shooters} auf ${targets}`,
    first: (shooters, targets, who) =>
      `Die ersten ${shooters} Schützen und ${targets} Ziele, die gewählt sind: ${who}.`,
    nextBest: (shooter, target, value) => `Der nächstbeste Anfang: ${shooter} auf ${target}, ${value}.`,
    asGood: (shooter, target) => `Ein ebenso guter Anfang, gleichauf: ${shooter} auf ${target}.`,
    asGoodHolds: (shooter) => `Ein ebenso guter Anfang, gleichauf: ${shooter} wartet ab.`,
    nextBestHolds: (shooter, value) => `Der nächstbeste Anfang: ${shooter} wartet ab, ${value}.`,
    seeing: (more, fixed, proven) =>
      `Die Würfel zu sehen bringt ${more} mehr als der beste ${proven ? '' : 'gefundene '}Plan, der vorher feststeht (${fixed}).`,
    reroll: (worth) => `Ein Command Re-roll ist ${worth} wert.`,
    worth: (value, objective) => `Plan: ${objective} ${value}`,
    proven: 'Nachweislich die beste aller Vorgehensweisen.',
    gap: (gap) => `Höchstens ${gap} vom Bestmöglichen entfernt.`,
    whatToDo: 'Was zu tun ist',
    fates: 'Was aus den Zielen wird',
    fate: (destroyed, wounds) => `: vernichtet ${destroyed}, im Mittel ${wounds} Lebenspunkte verloren`,
  },

  policy: {
    name: 'Vorgehen',
    nothingMore: (value) => `Nichts weiter: ${value}.`,
    holds: (shooter) => `${shooter} schießt nicht`,
    fires: (shooter, target) => `${shooter} schießt auf ${target}`,
    expected: (value) => `${value} erwartet`,
    otherwise: (chance) => `Alles andere: ${chance}`,
    next: 'Dann',
    destroyed: 'Wenn das Ziel vernichtet ist:',
    left: (wounds) => `Wenn ${plural(wounds, 'Lebenspunkt', 'Lebenspunkte')} übrig ${wounds === 1 ? 'ist' : 'sind'}:`,
    ofLeader: (wounds) => (wounds === 0 ? 'Anführer ausgeschaltet.' : `Anführer bei ${wounds}.`),
    leftBetween: (least, most) => `Wenn ${least} bis ${most} Lebenspunkte übrig sind:`,
  },

  worth: {
    title: 'Was seine Punkte wert ist',
    action: 'Ausrechnen',
    notePriced: 'Vernichtete Punkte je Punkt: deine gegen ihre und ihre gegen deine.',
    noteUnpriced:
      'Vernichtete Punkte je Einheit: deine gegen ihre und ihre gegen deine. Nicht alle Einheiten haben Punkte, daher zählt jede gleich.',
    answers: 'Was von uns sie vernichtet',
    target: 'Ziel',
    best: 'Beste Antwort',
    perPoint: 'Vernichtet je Punkt',
    perUnit: 'Vernichtet je Einheit',
    threats: 'Was von ihnen uns bedroht',
    unit: 'Einheit',
    worst: 'Größte Bedrohung',
    lostToIt: 'Verlust durch sie',
    lostToAny: 'Verlust insgesamt',
  },

  lists: {
    title: 'Welche Liste mitnehmen',
    action: 'Listen vergleichen',
    note: 'Leg Listen beiseite, während du sie oben lädst. Jede Einheit schießt einmal auf das, wovon sie am meisten vernichtet: ein Maßstab, kein Spiel.',
    yours: 'Deine Listen',
    addYours: 'Deine Armee dazu',
    theirs: 'Gegnerische Listen',
    addTheirs: 'Ihre Armee dazu',
    list: (title, units) => `${title}, ${plural(units, 'Einheit', 'Einheiten')}`,
    remove: 'Entfernen',
    mine: 'Deine',
    bring: 'Mitnehmen',
  },

  share: {
    title: 'Teilen',
    description: 'Teile diese Armeen als Link, Satz, Tabelle oder Bild',
    copyThis: 'Kopiere diesen Link:',
    copied: 'Link (in die Zwischenablage kopiert)',
    shortened:
      'So viele Einheiten passen nicht in einen Link: Er öffnet sich nur in diesem Browser. Wähle weniger Einheiten, um ihn zu teilen.',
    holds: 'Er enthält die gewählten Einheiten. Wer ihn öffnet, sieht genau das hier; nichts liegt auf einem Server.',
    sentenceCopied: 'Satz kopiert',
    copySentence: 'Satz kopieren',
    saveCsv: 'CSV speichern',
    savePicture: 'Bild speichern',
    foot: 'Wie oft die Einheit links gewinnt.',
    made: 'Gemacht mit Oddsmith.',
    csv: {
      attacker: 'Angreifer',
      defender: 'Verteidiger',
      win: 'Sieg',
      draw: 'Unentschieden',
      loss: 'Niederlage',
      method: 'Verfahren',
      margin: 'Spanne der Siegchance 95\u00a0%',
      exact: 'exakt',
      simulated: 'simuliert',
    },
  },
};
