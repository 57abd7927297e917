// What is said alike in every game: inputs that are refused, work that was too much, plans and lists, files that cannot be read.
import type { ProseTable } from './matcher.ts';

export const shared: ProseTable = {
  names: { request: 'die Anfrage' },
  titles: {},
  whole: {
    'the exact answer needs about {number} steps, more than the {number2} steps allowed: this is a simulation':
      'die exakte Antwort braucht etwa {number} Schritte, mehr als die {number2} erlaubten: Dies ist eine Simulation',
    'the exact answer needs more than the {number} steps allowed: this is a simulation':
      'die exakte Antwort braucht mehr als die {number} erlaubten Schritte: Dies ist eine Simulation',
    'the calculation needs more than {number} steps': 'die Rechnung braucht mehr als {number} Schritte',
    'the calculation was stopped': 'die Rechnung wurde abgebrochen',
    'the analysis was stopped': 'die Auswertung wurde abgebrochen',
    'the attack needs a table of {number} million numbers, more than the {number2} allowed':
      'die Attacke braucht eine Tabelle von {number} Millionen Zahlen, mehr als die {number2} erlaubten',
    'the fight needs {number} MB of tables, more than the {number2} MB allowed':
      'der Kampf braucht Tabellen von {number} MB, mehr als die {number2} MB erlaubten',
    'the fight is too large to simulate with optimal play':
      'der Kampf ist zu groß, um ihn mit bestem Spiel zu simulieren',
    'optimal play is simulated up to {number} dice a side':
      'bestes Spiel wird bis zu {number} Würfeln je Seite simuliert',
    'this retreat rule looks ahead, and the battle is too large for a simulation to do that: retreat by units left instead, or allow the exact calculation more steps':
      'diese Rückzugsregel schaut voraus, und die Schlacht ist zu groß, als dass eine Simulation das könnte: Zieh dich stattdessen nach übrigen Einheiten zurück, oder erlaube der exakten Rechnung mehr Schritte',
    'there are {number} armies to compare, too many: give fewer units to choose from, or say which must be among them':
      'es sind {number} Armeen zu vergleichen, zu viele: Gib weniger Einheiten zur Wahl, oder sag, welche dabei sein müssen',

    '{word} cannot fight at sea': '{word} kann nicht auf See kämpfen',
    '{word} cannot attack on land': '{word} kann nicht an Land angreifen',
    '{word} cannot defend on land': '{word} kann nicht an Land verteidigen',
    '{word} cannot attack at sea': '{word} kann nicht auf See angreifen',
    '{value} is not a dice expression: write a number, D6, 2D6+3 or D3-1':
      '{value} ist kein Würfelausdruck: Schreib eine Zahl, D6, 2D6+3 oder D3-1',
    '"" is not a dice expression: write a number, D6, 2D6+3 or D3-1':
      'ein leerer Text ist kein Würfelausdruck: Schreib eine Zahl, D6, 2D6+3 oder D3-1',
    'Invalid input': 'ungültige Eingabe',
    '{name} is missing': '„{name}“ fehlt',
    'there is no field {name} here': 'das Feld {name} gibt es hier nicht',
    '{name} must {fact}, got {value}': '„{name}“ muss {fact}, nicht {value}',
    'must not nest deeper than {number} levels': 'darf nicht tiefer als {number} Ebenen verschachtelt sein',
    'is for a single model': 'ist für ein einzelnes Modell',
    '{name} is for battles at sea': '„{name}“ ist für Schlachten auf See',
    'the first wave has no conqueror before it': 'vor der ersten Welle gibt es keinen Eroberer',
    'no territory is taken at sea: ask for clears or survives':
      'auf See wird kein Gebiet eingenommen: Frag nach Räumen oder Überleben',
    'several territories are for the defender': 'mehrere Gebiete sind für den Verteidiger',
    'hold must be at most the {number} territories': 'höchstens die {number} Gebiete können gehalten werden',
    'several territories are split for the chance to hold them':
      'auf mehrere Gebiete wird für die Chance verteilt, sie zu halten',
    'there are {number} loads for {number2} transports': 'es gibt {number} Ladungen für {number2} Transporter',
    'the units have {number} and {number2} wounds: multiplied at most {number3}':
      'die Einheiten haben {number} und {number2} Lebenspunkte: malgenommen höchstens {number3}',
    '{number} wounds {before} are fewer than the {number2} now':
      '{number} Lebenspunkte {before} sind weniger als die {number2} jetzt',
    'rerolls can aim at a kill only in a single attack: rounds must be 1 and volleys empty':
      'Wiederholungen können nur in einer einzelnen Attacke auf Ausschalten zielen: Runden muss 1 sein, weitere Attacken leer',
    'the first fighter has the turn but no dice left': 'der erste Kämpfer ist am Zug, hat aber keine Würfel mehr',
    'the second fighter has the turn but no dice left': 'der zweite Kämpfer ist am Zug, hat aber keine Würfel mehr',
    'only one of ignoreDice, halveDice and damageReduction with uses can be given, got {name}':
      'nur eines von „Ignorierte Würfel“, „Halbierte Würfel“ und „Weniger Schaden“ mit Anwendungen geht, nicht {name}',
    'hits of a spell fall on the unit: none of their rules can pick out a model':
      'Treffer eines Zaubers gehen auf die Einheit: Keine ihrer Regeln kann ein Modell herausgreifen',
    '{name} has {number} wounds in all, not {number2}': '{name} hat insgesamt {number} Lebenspunkte, nicht {number2}',
    '{number} dice are rolled, got {number2}': 'es werden {number} Würfel geworfen, nicht {number2}',
    'Devastating kills {name} at once': 'Devastating schaltet {name} sofort aus',
    'nobody has a die to strike with: the round is over':
      'niemand hat einen Würfel zum Zuschlagen: Die Runde ist vorbei',

    'Nobody can fire at anything.': 'Niemand kann auf etwas schießen.',
    '{name} holds its fire first: {worth}, {figure} with the best plan made before the dice.':
      '{name} hält zuerst das Feuer: {worth}, {figure} mit dem besten Plan vor den Würfen.',
    '{name} holds its fire first: {worth}, {figure} with the best plan found before the dice.':
      '{name} hält zuerst das Feuer: {worth}, {figure} mit dem besten gefundenen Plan vor den Würfen.',
    '{name} fires at {name2} first: {worth}, {figure} with the best plan made before the dice.':
      '{name} schießt zuerst auf {name2}: {worth}, {figure} mit dem besten Plan vor den Würfen.',
    '{name} fires at {name2} first: {worth}, {figure} with the best plan found before the dice.':
      '{name} schießt zuerst auf {name2}: {worth}, {figure} mit dem besten gefundenen Plan vor den Würfen.',
    'No policy brings more than {figure}.': 'Kein Vorgehen bringt mehr als {figure}.',
    'Bring {name} {percent} of the time: worth at least {number} to you whatever they bring.':
      'Bring {name} in {percent} der Fälle: Das ist dir mindestens {number} wert, was immer sie bringen.',
    'Bring {name} {percent} of the time: the share of their list you destroy less the share of yours you lose is at least {number} whatever they bring.':
      'Bring {name} in {percent} der Fälle: Der Anteil ihrer Liste, den du vernichtest, weniger den Anteil deiner, den du verlierst, ist mindestens {number}, was immer sie bringen.',
    'One round of shooting each is a yardstick, not a game.': 'Je eine Runde Beschuss ist ein Maßstab, kein Spiel.',
    'a plan needs {name}': 'ein Plan braucht {name}',
    'which targets are to be destroyed?': 'welche Ziele sollen vernichtet werden?',
    '{name} may be used once; in this plan it works in every shot':
      '{name} darf einmal benutzt werden; in diesem Plan wirkt es bei jedem Schuss',

    'the link carries no state': 'der Link enthält nichts',
    'the link was made by another version: it starts with {name}':
      'der Link stammt von einer anderen Version: Er beginnt mit {name}',
    'the link has characters that do not belong in it': 'der Link enthält Zeichen, die nicht hineingehören',
    'the link is damaged or incomplete': 'der Link ist beschädigt oder unvollständig',
    'the link unfolds to more than {number} kB': 'der Link entfaltet sich auf mehr als {number} kB',
    'the link must not nest deeper than {number} levels':
      'der Link darf nicht tiefer als {number} Ebenen verschachtelt sein',
    'the file is not JSON': 'die Datei ist kein JSON',
    'the archive is damaged and cannot be opened': 'das Archiv ist beschädigt und lässt sich nicht öffnen',
    'the archive unpacks to far more than an army list can hold':
      'das Archiv enthält weit mehr, als eine Armeeliste fassen kann',
    'the archive holds more than {number} files, a roster is one':
      'das Archiv enthält mehr als {number} Dateien, ein Roster ist eine',
    'the archive holds no .ros roster file': 'das Archiv enthält keine Roster-Datei (.ros)',
    'the archive holds several rosters: choose the file of one of them':
      'das Archiv enthält mehrere Roster: Wähl die Datei von einem davon',
    'the two lists are for different games': 'die zwei Listen sind für verschiedene Spiele',
    'the list has no unit "{name}"; it has {name2}': 'die Liste hat keine Einheit „{name}“; sie hat {name2}',
    'line {number}: {remark}; nearest: {name}': 'Zeile {number}: {remark}; am nächsten: {name}',
    'line {number}: {remark}': 'Zeile {number}: {remark}',
    '{remark}; nearest: {name}': '{remark}; am nächsten: {name}',
    '{remark}': '{remark}',
    'the text is far longer than any army list': 'der Text ist weit länger als jede Armeeliste',
    'there is nothing in it: paste an army list or choose a file':
      'es steht nichts darin: Füg eine Armeeliste ein, oder wähl eine Datei',
    'this is a link, and Oddsmith never goes online by itself: open {name} and paste what it shows':
      'das ist ein Link, und Oddsmith geht nie von selbst ins Netz: Öffne {name} und füg ein, was dort steht',
    'no line looks like a unit, such as "{name}"': 'keine Zeile sieht wie eine Einheit aus, etwa „{name}“',
    'the JSON is damaged and cannot be read': 'das JSON ist beschädigt und lässt sich nicht lesen',
    'this is an army book, not a list: supply it together with a save file':
      'das ist ein Armeebuch, keine Liste: Gib es zusammen mit einer Speicherdatei an',
    'this JSON is not an army list': 'dieses JSON ist keine Armeeliste',
    'one of the army books is not an army book of Army Forge':
      'eines der Armeebücher ist kein Armeebuch von Army Forge',
    'a save file only names its units; supply the army books it refers to: {name}':
      'eine Speicherdatei nennt ihre Einheiten nur; gib die Armeebücher dazu an: {name}',
    'the list has no units that can be read': 'die Liste hat keine Einheiten, die sich lesen lassen',
    'the XML declares entities, which rosters never do: it is refused':
      'das XML erklärt Entitäten, was Roster nie tun: Es wird abgelehnt',
    'the XML is damaged: {name}': 'das XML ist beschädigt: {name}',
    'the XML has more than {number} elements': 'das XML hat mehr als {number} Elemente',
    'the XML is nested deeper than any roster': 'das XML ist tiefer verschachtelt als jeder Roster',
    'this is a list for {name}, not for Warhammer 40,000': 'das ist eine Liste für {name}, nicht für Warhammer 40,000',
    'this list is for the {number}th edition of Warhammer 40,000; the 10th and 11th are read here':
      'diese Liste ist für die {number}. Edition von Warhammer 40,000; hier werden die 10. und 11. gelesen',
    'these files are for {name}; the 10th and 11th edition of Warhammer 40,000 are read':
      'diese Dateien sind für {name}; gelesen werden die 10. und 11. Edition von Warhammer 40,000',
  },
  fact: {
    'be {number} to {number2} with at most two decimals':
      'zwischen {number} und {number2} liegen, mit höchstens zwei Nachkommastellen',
    'be {number} to {number2}, auto or none': '{number} bis {number2}, automatisch oder keiner sein',
    'be {number} to {number2} or none': '{number} bis {number2} oder keiner sein',
    'be {number} to {number2}': 'zwischen {number} und {number2} liegen',
    'be true or false': 'wahr oder falsch sein',
    'be a number or a dice expression such as 2D6+3': 'eine Zahl oder ein Würfelausdruck wie 2D6+3 sein',
    'be at least {number}': 'mindestens {number} sein',
    'be at most {number}, {limit}': 'höchstens {number} sein, {limit}',
    'be less than {number}, the dice rolled': 'weniger als {number} sein, die geworfenen Würfel',
    'be below {number}, the wounds of the whole unit': 'unter {number} liegen, den Lebenspunkten der ganzen Einheit',
    'be at most {number} attacks in all, not {number2}; red fury counts double':
      'zusammen höchstens {number} Attacken sein, nicht {number2}; Red Fury zählt doppelt',
    'be at most {number} {thing}': 'höchstens {number} {thing} sein',
    'be at most {number}': 'höchstens {number} sein',
    'be above {number}': 'über {number} liegen',
    'have {number} to {number2} waves': '{number} bis {number2} Wellen haben',
    'have at most {number} {thing}': 'höchstens {number} {thing} haben',
    'have at least one {single}': 'mindestens {single} haben',
    'hold at most {number} {thing}': 'höchstens {number} {thing} haben',
    'have a rating below 1000': 'einen Wert unter 1000 haben',
    'be a number of inches': 'eine Zahl in Zoll sein',
    'be a whole number': 'eine ganze Zahl sein',
    'be a number': 'eine Zahl sein',
    'be a text': 'ein Text sein',
    'be an object': 'ein Objekt sein',
    'be a list': 'eine Liste sein',
    'be a list of {thing}': 'eine Liste von {thing} sein',
    'be the name of a rule': 'der Name einer Regel sein',
    'be the name of a weapon': 'der Name einer Waffe sein',
    'be a unit such as inf, or an amount and a unit such as 2 inf':
      'eine Einheit wie inf oder eine Anzahl und eine Einheit wie 2 inf sein',
    'be true, false or a number of submarines': 'wahr, falsch oder eine Zahl von U-Booten sein',
    'be true, false or one': 'wahr, falsch oder „one“ sein',
    'be true, false or armour': 'wahr, falsch oder „armour“ sein',
    'not be empty': 'etwas enthalten',
    'name at least one scenario': 'mindestens ein Szenario nennen',
    'use {name*}': '{name*} benutzen',
    'be one of {name}': 'eines von {name} sein',
    'be {name}': '{name} sein',
  },
  limit: {
    'the dice rolled': 'die geworfenen Würfel',
    'the wounds of a model': 'die Lebenspunkte eines Modells',
    'what there was at the start': 'was zu Beginn da war',
  },
  thing: {
    units: 'Einheiten',
    weapons: 'Waffen',
    groups: 'Gruppen',
    dice: 'Würfel',
    characters: 'Zeichen',
    letters: 'Buchstaben',
    keywords: 'Schlüsselwörter',
    rules: 'Regeln',
    profiles: 'Profile',
    loads: 'Ladungen',
    territories: 'Gebiete',
    entries: 'Einträge',
    models: 'Modelle',
    spells: 'Zauber',
    operatives: 'Agenten',
    abilities: 'Fähigkeiten',
    attackers: 'Angreifern',
    defenders: 'Verteidigern',
    'further attacks': 'weitere Attacken',
    'further targets': 'weitere Ziele',
  },
  single: { group: 'eine Gruppe', weapon: 'eine Waffe', model: 'ein Modell' },
  value: { undefined: 'nichts', null: 'nichts', '{number}': '{number}', '"{name}"': '„{name}“', '{name}': '{name}' },
  before: { 'at the start': 'zu Beginn', 'at the start of the round': 'zu Beginn der Runde' },
  worth: {
    '{number} points destroyed on average': 'im Mittel {number} Punkte vernichtet',
    '{number} points of destroyed units on average': 'im Mittel {number} Punkte an vernichteten Einheiten',
    '{number} units destroyed on average': 'im Mittel {number} Einheiten vernichtet',
    '{name*} destroyed {percent} of the time': '{name*} in {percent} der Fälle vernichtet',
  },
  figure: { '{number}': '{number}', '{percent}': '{percent}' },
  remark: {
    'the list does not say its edition: the 10th is assumed':
      'die Liste nennt ihre Edition nicht: Die 10. wird angenommen',
    '"{name}" is not understood: a unit with points or its gear was expected':
      '„{name}“ ist nicht zu verstehen: Erwartet war eine Einheit mit Punkten oder ihre Ausrüstung',
    '"{name}" is read as {name2}': '„{name}“ wird als {name2} gelesen',
    'several armies have a {name}: that of {name2} is used, not that of {name3}':
      'mehrere Armeen haben {name}: Genommen ist das Datenblatt von {name2}, nicht das von {name3}',
    'the catalogue has no unit "{name}": it is kept without stats':
      'der Katalog hat keine Einheit „{name}“: Sie bleibt ohne Werte',
    'this is a list for the {number}th edition, the datasheets are those of the {number2}th: check the numbers':
      'das ist eine Liste für die {number}. Edition, die Datenblätter sind die der {number2}.: Prüf die Zahlen',
    'the units add up to {number} points, the list says {number2}':
      'die Einheiten ergeben {number} Punkte, die Liste sagt {number2}',
    'the numbers of {name} cannot be read': 'die Zahlen von {name} lassen sich nicht lesen',
    '"{name}" is not a weapon the catalogue knows: it is kept as wargear':
      '„{name}“ ist keine Waffe, die der Katalog kennt: Sie bleibt als Ausrüstung',
    '"{name}" is a list option without models: it is not a unit':
      '„{name}“ ist eine Listenoption ohne Modelle: keine Einheit',
    '"{name}" is a choice of this unit; it is not modelled':
      '„{name}“ ist eine Wahl dieser Einheit; sie ist nicht abgebildet',
    '"{name}" is not a model of the datasheet: the stat line of {name2} is used':
      '„{name}“ ist kein Modell des Datenblatts: Die Werte von {name2} werden benutzt',
    '{name} is not on the datasheet: the profile of that name elsewhere is used':
      '{name} steht nicht auf dem Datenblatt: Das Profil dieses Namens von anderswo wird benutzt',
    'no model of this unit was found': 'kein Modell dieser Einheit wurde gefunden',
    'no weapon of this unit was found': 'keine Waffe dieser Einheit wurde gefunden',
    'it has {number} kinds of models: as a target the {number2} most numerous stand for all':
      'sie hat {number} Arten von Modellen: Als Ziel stehen die {number2} häufigsten für alle',
    'the list was made with version {name} of {name2}, the book supplied is {name3}: stats and prices may differ':
      'die Liste entstand mit Version {name} von {name2}, das angegebene Buch ist {name3}: Werte und Preise können abweichen',
    'the book {name} is for {name2}, the list for {name3}: points and sizes will differ':
      'das Buch {name} ist für {name2}, die Liste für {name3}: Punkte und Größen weichen ab',
    '{number} lists stand in one text: their units are read together':
      '{number} Listen stehen in einem Text: Ihre Einheiten werden zusammen gelesen',
    '{number} copies of a unit: {number2} are read': '{number} Kopien einer Einheit: {number2} werden gelesen',
    '"{name}" has no stats that can be read': '„{name}“ hat keine Werte, die sich lesen lassen',
    'the text gives no Quality and Defense: 4+ and 4+ are taken, change them before you trust the odds':
      'der Text nennt weder Qualität noch Verteidigung: 4+ und 4+ werden genommen, ändere sie, bevor du den Chancen traust',
    '{name} has no range: {number}" is taken': '{name} hat keine Reichweite: {number}" wird genommen',
    '{name} has no stats: 1 attack, melee is taken': '{name} hat keine Werte: 1 Attacke im Nahkampf wird genommen',
    '{name} has no stats: 1 attack, {number}" range is taken':
      '{name} hat keine Werte: 1 Attacke mit {number}" Reichweite wird genommen',
    'it joins a unit that is not in the list: it stands alone':
      'schließt sich einer Einheit an, die nicht in der Liste ist: steht allein',
    'this is a list for {name}: it is played here by the rules of Grimdark Future, as far as the two share them':
      'das ist eine Liste für {name}: Hier wird nach den Regeln von Grimdark Future gespielt, soweit beide sie teilen',
    'the list describes {name} as version 3.4 does: the rules of version {name2} are used':
      'die Liste beschreibt {name} wie Version 3.4: Gerechnet wird nach Version {name2}',
    'the list describes {name} otherwise than the rules of version {name2} that are used':
      'die Liste beschreibt {name} anders als die Regeln der Version {name2}, nach denen gerechnet wird',
    'there are no rules for version {name}: {name2} is used':
      'für Version {name} gibt es keine Regeln: {name2} wird benutzt',
    'rules: {counted}; {coverage}': 'Regeln: {counted}; {coverage}',
    'rules: {counted}': 'Regeln: {counted}',
    // A fighter and what he does, as battles that are rolled note it.
    '{name}: {word}': '{name}: {word}',
  },
  counted: { '1 counts': '1 zählt', '{number} count': '{number} zählen' },
  coverage: {
    '{covered}; {coverage}': '{covered}; {coverage}',
    '{covered}': '{covered}',
  },
  covered: {
    'read from their text: {name}': 'aus ihrem Text gelesen: {name}',
    'need a second unit: {name}': 'brauchen eine zweite Einheit: {name}',
    'no effect in a duel: {name}': 'ohne Wirkung in einem Duell: {name}',
    'not modelled: {name}': 'nicht abgebildet: {name}',
  },
};
