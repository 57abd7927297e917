// What the calculators of Axis & Allies say of a battle.
import type { ProseTable } from './matcher.ts';

export const axis: ProseTable = {
  names: {},
  titles: {},
  whole: {
    'The attacker{waves} wins {percent} of the time{takes}{rest}: {gain} on average in {rounds}.':
      'Der Angreifer{waves} siegt in {percent} der Fälle{takes}{rest}: im Mittel {gain} in {rounds}.',
    'The attacker{waves} clears the zone {percent} of the time and still holds it after {counter} {percent2}: {gain} on average in {rounds}.':
      'Der Angreifer{waves} räumt die Zone in {percent} der Fälle und hält sie nach {counter} noch in {percent2}: im Mittel {gain} in {rounds}.',
    'The attacker{waves} takes the territory {percent} of the time and still holds it after {counter} {percent2}: {gain} on average in {rounds}.':
      'Der Angreifer{waves} nimmt das Gebiet in {percent} der Fälle ein und hält es nach {counter} noch in {percent2}: im Mittel {gain} in {rounds}.',
    'The landing comes ashore {percent} of the time and takes the territory {percent2}: {gain} on average in {rounds}.':
      'Die Landung kommt in {percent} der Fälle an Land und nimmt das Gebiet in {percent2} ein: im Mittel {gain} in {rounds}.',
    '1 bomber does {number} damage on average for {number2} bombers lost: {gain}.':
      '1 Bomber macht im Mittel {number} Schaden für {number2} verlorene Bomber: {gain}.',
    '{number} bombers do {number2} damage on average for {number3} bombers lost: {gain}.':
      '{number} Bomber machen im Mittel {number2} Schaden für {number3} verlorene Bomber: {gain}.',
    'Put {garrison*}: you hold at least {number} of {number2} territories {percent} of the time.':
      'Stelle {garrison*}: Du hältst in {percent} der Fälle mindestens {number} von {number2} Gebieten.',
    'No army of these units reaches the goal.': 'Keine Armee aus diesen Einheiten erreicht das Vorhaben.',
    'No army of these units reaches the goal; {force*} comes nearest: {criterion} {percent}.':
      'Keine Armee aus diesen Einheiten erreicht das Vorhaben; am nächsten kommt {force*}: {criterion} in {percent} der Fälle.',
    '{verb} {force*}{wave}: {gain} on average, the most any of {number} armies earns; {criterion} {percent} of the time.':
      '{verb} {force*}{wave}: im Mittel {gain}, das meiste, was eine von {number} Armeen einbringt; {criterion} in {percent} der Fälle.',
    '{verb} {force*}{wave} for {number} IPC: {criterion} {percent} of the time, and {enough}.':
      '{verb} {force*}{wave} für {number} IPC: {criterion} in {percent} der Fälle, und {enough}.',

    'The transports are passed by: battleships and cruisers bombard.':
      'Die Transporter bleiben liegen: Schlachtschiffe und Kreuzer beschießen die Küste.',
    'other units defend beside the transports: the sea battle is fought':
      'neben den Transportern verteidigen andere Einheiten: Die Seeschlacht wird gekämpft',
    'transports alone may be passed by, and then the ships bombard: takes the territory {percent} passing them by, {percent2} attacking them':
      'Transporter allein darf man liegen lassen, und dann beschießen die Schiffe die Küste: nimmt das Gebiet in {percent} der Fälle ein, wenn sie liegen bleiben, und in {percent2}, wenn sie angegriffen werden',

    '{stage}': '{stage}',
    'Wave {number}: {stage}': 'Welle {number}: {stage}',

    '{force*} ({number} hits expected in the first round) against {force2*} ({number2} hits expected in the first round).':
      '{force*} ({number} Treffer in der ersten Runde erwartet) gegen {force2*} ({number2} Treffer in der ersten Runde erwartet).',
    '{force*} ({number} hits expected in the first round) against {left}.':
      '{force*} ({number} Treffer in der ersten Runde erwartet) gegen {left}.',
    '{force*} ({number} hits expected in the first round) against {left} and {force2*}.':
      '{force*} ({number} Treffer in der ersten Runde erwartet) gegen {left} und {force2*}.',
    '{most}1 shot at aircraft, each hits {percent}.': '{most}1 Schuss auf Flugzeuge, jeder trifft mit {percent}.',
    '{most}{number} shots at aircraft, each hits {percent}.':
      '{most}{number} Schüsse auf Flugzeuge, jeder trifft mit {percent}.',
    'Firing from the sea in the first round: {force*}.': 'Von See feuern in der ersten Runde: {force*}.',
    'The attacker retreats {reason*}.': 'Der Angreifer zieht sich zurück: {reason*}.',
    'The rule is also asked before the battle.': 'Die Regel gilt auch schon vor der Schlacht.',
    'Attacking submarines dive{when} where the enemy has no destroyer.':
      'Angreifende U-Boote tauchen{when}, wo der Feind keinen Zerstörer hat.',
    'Defending submarines dive{when} where the enemy has no destroyer.':
      'Verteidigende U-Boote tauchen{when}, wo der Feind keinen Zerstörer hat.',
    'Up to {number} attacking submarines dive{when} where the enemy has no destroyer.':
      'Bis zu {number} angreifende U-Boote tauchen{when}, wo der Feind keinen Zerstörer hat.',
    'Up to {number} defending submarines dive{when} where the enemy has no destroyer.':
      'Bis zu {number} verteidigende U-Boote tauchen{when}, wo der Feind keinen Zerstörer hat.',
    'The last attacking destroyer is kept while submarines are against it.':
      'Der letzte angreifende Zerstörer bleibt, solange U-Boote gegen ihn stehen.',
    'The last defending destroyer is kept while submarines are against it.':
      'Der letzte verteidigende Zerstörer bleibt, solange U-Boote gegen ihn stehen.',
    'Defending aircraft without a carrier crash.': 'Verteidigende Flugzeuge ohne Flugzeugträger stürzen ab.',
    'Attacking fighters without a carrier are lost.': 'Angreifende Jäger ohne Flugzeugträger gehen verloren.',
    'Attacker: {piece*}{kept}.': 'Angreifer: {piece*}{kept}.',
    'Defender: {piece*}{kept}.': 'Verteidiger: {piece*}{kept}.',
    'Both left {percent}, attacker only {percent2}, defender only {percent3}, neither {percent4}; losses {number} against {number2}.':
      'Beide übrig {percent}, nur Angreifer {percent2}, nur Verteidiger {percent3}, keiner {percent4}; Verluste {number} gegen {number2}.',
    '{force*} against {force2*}.': '{force*} gegen {force2*}.',
    'What lands against {force*}.': 'Was landet, gegen {force*}.',
    'What lands, and {force*}, against {force2*}.': 'Was landet, dazu {force*}, gegen {force2*}.',
    'Nothing is aboard; {number} IPC of it go down on average.':
      'Nichts ist an Bord; davon gehen im Mittel {number} IPC unter.',
    'Aboard: {force*}; {number} IPC of it go down on average.':
      'An Bord: {force*}; davon gehen im Mittel {number} IPC unter.',
    'No fleet defends: battleships and cruisers bombard.':
      'Keine Flotte verteidigt: Schlachtschiffe und Kreuzer beschießen.',
    'A fleet defends: no ship bombards after the sea battle.':
      'Eine Flotte verteidigt: Nach der Seeschlacht beschießt kein Schiff.',
    'Over already: no bomber is shot at.': 'Schon vorbei: Auf keinen Bomber wird geschossen.',
    '{force}: each is shot at once and falls {percent} of the time.':
      '{force}: Auf jeden wird einmal geschossen, und er fällt in {percent} der Fälle.',
    'Each bomber that gets through does 3 or 4 damage, at most {number} in all.':
      'Jeder Bomber, der durchkommt, macht 3 oder 4 Schaden, zusammen höchstens {number}.',
    'Each bomber that gets through does one die of damage, at most {number} in all.':
      'Jeder Bomber, der durchkommt, macht einen Würfel Schaden, zusammen höchstens {number}.',
    '{proof}.': '{proof}.',
    'not proven to be the best: {proof}': 'nicht als das Beste bewiesen: {proof}',

    'no bombers: nothing happens': 'keine Bomber: Nichts geschieht',
    'the complex can take no more damage': 'der Komplex kann keinen Schaden mehr nehmen',
    'nobody attacks': 'niemand greift an',
    'nobody defends: the attacker walks in': 'niemand verteidigt: Der Angreifer marschiert ein',
    'no land unit attacks: the territory cannot be taken':
      'keine Landeinheit greift an: Das Gebiet kann nicht eingenommen werden',
    'asked to keep 1 land unit to the end, of {number} that attack':
      '1 Landeinheit soll bis zuletzt bleiben, von {number}, die angreifen',
    'asked to keep {number} land units to the end, of {number2} that attack':
      '{number} Landeinheiten sollen bis zuletzt bleiben, von {number2}, die angreifen',
    'the defender loses the cheapest first, as the online game does: {word} before {word2}, though they defend better; another order changes the chance':
      'der Verteidiger verliert das Billigste zuerst, wie im Online-Spiel: {word} vor {word2}, obwohl sie besser verteidigen; eine andere Reihenfolge ändert die Chance',
    'ships that bombard: {number} of {number2}, one for each unit that lands':
      'Schiffe, die beschießen: {number} von {number2}, eins für jede Einheit, die landet',
    'no unit is marked as landed, so all land units count ({number}): where none of them comes by sea, no ship bombards':
      'keine Einheit ist als gelandet markiert, also zählen alle Landeinheiten ({number}): Kommt keine davon über See, beschießt kein Schiff',
    'ships bombard although nobody lands: by the rule book they may not':
      'Schiffe beschießen, obwohl niemand landet: Nach dem Regelbuch dürfen sie das nicht',
    'there are too many orders of loss to weigh them all against each other: the chance is what this order is worth against the best answer to it, another may be worth more':
      'es gibt zu viele Reihenfolgen der Verluste, um alle gegeneinander abzuwägen: Die Chance ist, was diese Reihenfolge gegen die beste Antwort wert ist; eine andere kann mehr wert sein',
    'there are too many orders of loss to solve the battle for each: the one used is not proven to be the best':
      'es gibt zu viele Reihenfolgen der Verluste, um die Schlacht für jede zu lösen: Die benutzte ist nicht als die beste bewiesen',
    '{force*} not in the order of loss: put behind it':
      '{force*} nicht in der Reihenfolge der Verluste: dahinter eingeordnet',
    'several retreat rules: the first that applies retreats':
      'mehrere Rückzugsregeln: Die erste, die zutrifft, entscheidet',
    'winMeans matters only to a rule about the win chance':
      '„Was Gewinnen heißt“ zählt nur für eine Regel über die Siegchance',
    'deadzone and territoryValue here matter only to a rule about profit':
      'Deadzone und Wert des Gebiets zählen hier nur für eine Regel über den Gewinn',
    'landed units cannot retreat: only the others withdraw':
      'gelandete Einheiten können sich nicht zurückziehen: Nur die anderen weichen',
    'the counter-attack is fought, and the deadzone counts the conquerors as lost as well: the same loss twice':
      'der Gegenangriff wird ausgekämpft, und die Deadzone zählt die Eroberer ebenfalls als verloren: derselbe Verlust zweimal',
    'there is no retreat rule to ask before the battle':
      'es gibt keine Rückzugsregel, die vor der Schlacht zu fragen wäre',
    'there is only one wave': 'es gibt nur eine Welle',
    'luck is not judged where the sides change places': 'Glück wird nicht beurteilt, wo die Seiten wechseln',
    'luck over several waves needs the tables over all waves':
      'Glück über mehrere Wellen braucht die Tabellen über alle Wellen',
    'no territory is taken at sea': 'auf See wird kein Gebiet eingenommen',
  },
  waves: { '': '', ', in {number} waves,': ', in {number} Wellen,' },
  takes: { '': '', ' and takes the territory {percent}': ' und nimmt das Gebiet in {percent} ein' },
  rest: { '': '', ' ({fate*})': ' ({fate*})' },
  fate: {
    'both sides are left {percent}': 'beide Seiten übrig {percent}',
    'nobody is left {percent}': 'niemand übrig {percent}',
  },
  counter: { 'the counter-attack': 'dem Gegenangriff', 'the counter-attacks': 'den Gegenangriffen' },
  gain: {
    '{number} IPC': '{number} IPC',
    '{number} units': '{number} Einheiten',
    '{number} points': '{number} Punkte',
  },
  verb: { Send: 'Schicke', Keep: 'Behalte' },
  wave: { '': '', ' in wave {number}': ' in Welle {number}' },
  enough: {
    'nothing cheaper is enough': 'nichts Billigeres genügt',
    'the cheapest that was found': 'das Billigste, was gefunden wurde',
  },
  criterion: {
    'a unit of yours is left, fled or not,': 'eine deiner Einheiten bleibt übrig, geflohen oder nicht,',
    'the zone is cleared and held': 'die Zone ist geräumt und gehalten',
    'the territory is taken and held': 'das Gebiet ist genommen und gehalten',
    'the zone is cleared': 'die Zone ist geräumt',
    'the territory is taken': 'das Gebiet ist eingenommen',
    'nobody is left but you': 'niemand außer dir ist übrig',
    'the zone is not held by the attacker in the end': 'die Zone hält am Ende nicht der Angreifer',
    'the territory is yours in the end': 'das Gebiet ist am Ende deins',
    'the zone is not cleared': 'die Zone ist nicht geräumt',
    'the territory is held': 'das Gebiet ist gehalten',
    'the attacker is not left alone': 'der Angreifer bleibt nicht allein übrig',
  },
  garrison: { '{force*} in {name}': '{force*} nach {name}' },
  force: { nothing: 'nichts', '{number} {word}': '{number} {word}' },
  left: { 'the conquerors': 'die Eroberer', 'what is left': 'den Rest' },
  most: { '': '', 'up to ': 'bis zu ' },
  rounds: { '1 round': '1 Runde', '{number} rounds': '{number} Runden' },
  when: { '': '', ' after their first shot': ' nach ihrem ersten Schuss' },
  kept: {
    '': '',
    '; 1 land unit kept to the last': '; 1 Landeinheit bleibt bis zuletzt',
    '; {number} land units kept to the last': '; {number} Landeinheiten bleiben bis zuletzt',
    '; AA guns second to last': '; Flak als Vorletztes',
  },
  stage: {
    forces: 'Kräfte',
    'AA fire': 'Flakfeuer',
    bombardment: 'Beschuss von See',
    retreat: 'Rückzug',
    'at sea': 'auf See',
    'order of loss': 'Reihenfolge der Verluste',
    result: 'Ergebnis',
    sea: 'See',
    cargo: 'Ladung',
    land: 'Land',
    proof: 'Beweis',
    Damage: 'Schaden',
  },
  reason: {
    'after 1 round': 'nach 1 Runde',
    'after {number} rounds': 'nach {number} Runden',
    'with 1 unit left or fewer': 'mit 1 oder weniger Einheiten übrig',
    'with {number} units left or fewer': 'mit {number} oder weniger Einheiten übrig',
    'when fighting on earns less than {gain}': 'wenn Weiterkämpfen weniger als {gain} einbringt',
    'when the chance to take the territory is below {percent}':
      'wenn die Chance, das Gebiet einzunehmen, unter {percent} liegt',
    'when the chance to destroy all defenders is below {percent}':
      'wenn die Chance, alle Verteidiger zu vernichten, unter {percent} liegt',
    'when the chance to destroy everything next round is above {percent}':
      'wenn die Chance, in der nächsten Runde alles zu vernichten, über {percent} liegt',
    'when the chance to lose an aircraft next round is above {percent}':
      'wenn die Chance, in der nächsten Runde ein Flugzeug zu verlieren, über {percent} liegt',
    'as soon as stopping is worth more profit than going on': 'sobald Aufhören mehr Gewinn bringt als Weitermachen',
    'as soon as stopping is worth more wins than going on': 'sobald Aufhören mehr Siege bringt als Weitermachen',
  },
  piece: { nothing: 'nichts', '{number} {word}': '{number} {word}', '{word}': '{word}' },
  proof: {
    '{done}; none earns more': '{done}; keine bringt mehr ein',
    '{done}; others may earn more': '{done}; andere können mehr einbringen',
    '{done}; none reaches {percent}': '{done}; keine erreicht {percent}',
    '{done}; none of them reaches {percent}': '{done}; keine davon erreicht {percent}',
    '{done}; none that costs less reaches {percent}': '{done}; keine billigere erreicht {percent}',
    '{done}; none below {number} IPC reaches {percent}, dearer ones may':
      '{done}; keine unter {number} IPC erreicht {percent}, teurere vielleicht',
    'every split was weighed, or is no better in any respect than one that was':
      'jede Verteilung wurde abgewogen oder ist in keiner Hinsicht besser als eine, die es wurde',
    'no split holds so many more often: every one was weighed, or promises less than this one holds':
      'keine Verteilung hält so viele öfter: Jede wurde abgewogen oder verspricht weniger, als diese hält',
    'no split holds so many more than {percent} of the time; this one {percent2}':
      'keine Verteilung hält so viele in mehr als {percent} der Fälle; diese in {percent2}',
  },
  done: {
    '{number} of {number2} armies were valued exactly': '{number} von {number2} Armeen wurden exakt bewertet',
    'all {number} armies were valued exactly': 'alle {number} Armeen wurden exakt bewertet',
    '{number} armies were valued exactly and {number2} excluded ({bound})':
      '{number} Armeen wurden exakt bewertet und {number2} ausgeschlossen ({bound})',
  },
  bound: {
    'parts of an army that is not enough without AA fire': 'Teile einer Armee, die ohne Flakfeuer nicht genügt',
    'not enough without AA fire and retreats, or dearer than one that is enough':
      'ohne Flakfeuer und Rückzüge nicht genug oder teurer als eine, die genügt',
    'armies that cost more than one that is enough': 'Armeen, die mehr kosten als eine, die genügt',
  },
};
