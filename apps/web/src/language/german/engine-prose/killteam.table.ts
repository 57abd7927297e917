// What the calculators of Kill Team say of a battle.
import type { ProseTable } from './matcher.ts';

export const killteam: ProseTable = {
  names: {
    'the first fighter': 'Kämpfer A',
    'the second fighter': 'Kämpfer B',
    'the target': 'das Ziel',
    attacker: 'Angreifer',
    defender: 'Verteidiger',
    attack: 'Attacke',
    'attack {number}': 'Attacke {number}',
    'against save {number}+': 'gegen Schutzwurf {number}+',
    'against invulnerable {number}+': 'gegen Rettungswurf {number}+',
    '{name} (first)': '{name} (zuerst)',
    '{name} (second)': '{name} (danach)',
  },
  titles: {
    'The first fighter': 'Kämpfer A',
    'The second fighter': 'Kämpfer B',
    'Open dice': 'Offene Würfel',
    Order: 'Reihenfolge',
    'Battle report': 'Gefechtsbericht',
    'Against save {number}+': 'Gegen Schutzwurf {number}+',
    'Against invulnerable {number}+': 'Gegen Rettungswurf {number}+',
    Blocking: 'Abwehr',
    'Times fired': 'Wie oft geschossen',
    'After {name}': 'Nach {name}',
    'Secondary target {name}': 'Nebenziel {name}',
    'In reach: {name}': 'In Reichweite: {name}',
    '{action}': '{action}',
    '{printed}': '{printed}',
    '{name}: strategy': '{name}: Strategie',
    '{name}: {ruleChosen}': '{name}: {ruleChosen}',
    '{name}: {rule}': '{name}: {rule}',
  },
  whole: {
    '{action}': '{action}',
    '{who} {kill} {name} ({number} W) {percent} of the time and {do} {number2} damage on average, most likely {number3}.':
      '{who} gegen {name} ({number} LP): in {percent} der Fälle ausgeschaltet, im Mittel {number2} Schaden, am häufigsten {number3}.',
    '{name} kills {name2} {percent} of the time and dies {percent2} of the time; both live {percent3}.':
      '{name} gegen {name2}: schaltet in {percent} der Fälle aus und fällt in {percent2}; beide überleben in {percent3}.',
    '{name} kills {name2} {percent} of the time and dies {percent2} of the time; both live {percent3}, both die {percent4}.':
      '{name} gegen {name2}: schaltet in {percent} der Fälle aus und fällt in {percent2}; beide überleben in {percent3}, beide fallen in {percent4}.',
    '{name} should {best} now (kills {percent}, dies {percent2}); for the trade of wounds: {best2} ({number} wounds).':
      '{name} sollte jetzt {best} (schaltet aus {percent}, fällt {percent2}); für den Tausch an Lebenspunkten: {best2} ({number} Lebenspunkte).',

    '{name}: {open}; {name2}: {open2}; {name3} acts, {name4} {strategy}':
      '{name}: {open}; {name2}: {open2}; {name3} ist am Zug, {name4} {strategy}',
    'for the kill: kills {percent}, dies {percent2}, value {number}; for wounds: deals {number2}, takes {number3}, value {number4}':
      'auf Ausschalten: schaltet aus {percent}, fällt {percent2}, Wert {number}; auf Lebenspunkte: nimmt {number2}, verliert {number3}, Wert {number4}',
    '{strategy}': '{strategy}',
    'each crit rolled does {number} damage at once': 'jeder geworfene Krit macht sofort {number} Schaden',
    'each crit does {number} damage at once, whatever is saved':
      'jeder Krit macht sofort {number} Schaden, was immer abgewehrt wird',
    'each point of damage is ignored on {number}+, rolled when it is inflicted':
      'jeder Schadenspunkt wird bei {number}+ ignoriert, gewürfelt, wenn er zugefügt wird',
    '{length}; {order}, then one die each in turn{hurt}': '{length}; {order}, dann abwechselnd je ein Würfel{hurt}',
    '{name}: {dice} on {number}+, damage {number2}/{number3}, dies {percent}, keeps {number4} of {number5} wounds on average.':
      '{name}: {dice} auf {number}+, Schaden {number2}/{number3}, fällt {percent}, behält im Mittel {number4} von {number5} Lebenspunkten.',
    '{name}: {pool} on {number}+, damage {number2}/{number3}, dies {percent}, keeps {number4} of {number5} wounds on average.':
      '{name}: {pool} auf {number}+, Schaden {number2}/{number3}, fällt {percent}, behält im Mittel {number4} von {number5} Lebenspunkten.',
    'Both live {percent}, both die {percent2}.': 'Beide überleben {percent}, beide fallen {percent2}.',
    '{piercing*}; {roll}': '{piercing*}; {roll}',
    '{roll}': '{roll}',
    'Without a critical success, one normal becomes critical; that one enables neither Rending nor Punishing.':
      'Ohne kritischen Erfolg wird ein normaler kritisch; dieser löst weder Rending noch Punishing aus.',
    'Without a critical success, one normal becomes critical, which enables Rending and Punishing.':
      'Ohne kritischen Erfolg wird ein normaler kritisch und löst Rending und Punishing aus.',
    'Successes {number} to {number2}, crits {number3} to {number4} on average.':
      'Im Mittel Erfolge von {number} auf {number2}, Krits von {number3} auf {number4}.',
    '{guard}; Devastating too': '{guard}; auch Devastating',
    '{guard}': '{guard}',
    'up to 1 crit of the attack count as normal when saves are used':
      'bis zu 1 Krit des Angriffs zählt als normal, wenn Schutzwürfe eingesetzt werden',
    'up to {number} crits of the attack count as normal when saves are used':
      'bis zu {number} Krits des Angriffs zählen als normal, wenn Schutzwürfe eingesetzt werden',
    'with at least one crit the defender rolls {pool} instead of {number}':
      'mit mindestens einem Krit wirft der Verteidiger {pool} statt {number}',
    '{way}; unblocked hits do {number}, critical ones {number2}':
      '{way}; nicht abgewehrte Treffer machen {number}, kritische {number2}',
    'one die below {number} costs the user twice its face: {number2} damage on average, dead {percent} of the time':
      'ein Würfel unter {number} kostet den Schützen das Doppelte der Augen: im Mittel {number2} Schaden, in {percent} der Fälle ausgeschaltet',
    'one die below {number} costs the user twice its face: {number2} damage on average':
      'ein Würfel unter {number} kostet den Schützen das Doppelte der Augen: im Mittel {number2} Schaden',
    '{number} damage on average, dead {percent} of the time':
      'im Mittel {number} Schaden, in {percent} der Fälle ausgeschaltet',
    'Devastating {number} for each crit: {number2} damage on average, dead {percent} of the time':
      'Devastating {number} für jeden Krit: im Mittel {number2} Schaden, in {percent} der Fälle ausgeschaltet',
    '{number} times, added up': '{number}-mal, zusammengezählt',
    '{name}: {dice} hit {number}+, damage {number2}/{number3} with Devastating {number4}.':
      '{name}: {dice} auf {number}+, Schaden {number2}/{number3} mit Devastating {number4}.',
    '{name}: {dice} hit {number}+, damage {number2}/{number3}.':
      '{name}: {dice} auf {number}+, Schaden {number2}/{number3}.',
    '{name}: {number} W, {dice} save {number2}+.': '{name}: {number} LP, {dice} Schutzwurf {number2}+.',
    '{percent} chance to kill outright.': '{percent} Chance, sofort auszuschalten.',
    '{percent} chance to deal {number} or more wounds.': '{percent} Chance auf {number} oder mehr Schaden.',
    'Average damage {number} wounds.': 'Mittlerer Schaden {number}.',
    'Most likely outcome: {number} damage ({percent}).': 'Am häufigsten: {number} Schaden ({percent}).',

    'nobody is injured at the start: it counts from the second round on':
      'zu Beginn ist niemand verletzt: Es zählt ab der zweiten Runde',
    'taking turns to go first needs a second round': 'abwechselnd anzufangen braucht eine zweite Runde',
    'starting wounds count only with Injured': 'anfängliche Lebenspunkte zählen nur mit „Injured“',
    'a strike with a crit is a strike: set both': 'ein Schlag mit einem Krit ist ein Schlag: Setze beides',
    'no dice are rolled: this fighter cannot act': 'es werden keine Würfel geworfen: Dieser Kämpfer kann nicht handeln',
    'no dice are rolled: nothing happens': 'es werden keine Würfel geworfen: Nichts geschieht',
    '{rule} changes little: the enemy strikes rather than parries':
      '{rule} ändert wenig: Der Feind schlägt lieber zu, als zu parieren',
    'a better parry changes little for a fighter that strikes':
      'eine bessere Parade ändert wenig für einen Kämpfer, der zuschlägt',
    'a critical parry follows {rule}, a normal one {rule2}': 'eine kritische Parade folgt {rule}, eine normale {rule2}',
    '{rule} does nothing: only crits parry this enemy': '{rule} bewirkt nichts: Nur Krits parieren diesen Feind',
    'an ability that needs a critical strike never happens: no crit is possible':
      'eine Fähigkeit, die einen kritischen Schlag braucht, kommt nie vor: Kein Krit ist möglich',
    'Devastating never happens: no crit is possible': 'Devastating kommt nie vor: Kein Krit ist möglich',
    'Piercing Crits never happens: no crit is possible': 'Piercing Crits kommt nie vor: Kein Krit ist möglich',
    'critical damage {number} is not lowered: it must be above {number2}':
      'kritischer Schaden {number} wird nicht verringert: Er muss über {number2} liegen',
    'no team of 2024 rolls for each point of damage: damageReduction is rolled for each die':
      'kein Team von 2024 würfelt für jeden Schadenspunkt: Weniger Schaden wird für jeden Würfel geworfen',
    '{rule} changes nothing against damage {number}/{number2}': '{rule} ändert nichts gegen Schaden {number}/{number2}',
    'more dice are kept without rolling than the {number} there are':
      'es werden mehr Würfel ohne Wurf behalten als die {number}, die es gibt',
    '{rule} leaves nothing to choose: which dice are rerolled is fixed':
      '{rule} lässt keine Wahl: Welche Würfel wiederholt werden, steht fest',
    '{name} {number}+ does no more than {name} {number2}+: a roll below hit {number2}+ is a fail':
      '{name} {number}+ bewirkt nicht mehr als {name} {number2}+: Ein Wurf unter {number2}+ ist ein Fehlschlag',
    '{name} {number}+ does no more than {name} {number2}+: a roll below save {number2}+ is a fail':
      '{name} {number}+ bewirkt nicht mehr als {name} {number2}+: Ein Schutzwurf unter {number2}+ ist ein Fehlschlag',
    'with {name} {number}+ every success on {number2}+ is critical':
      'mit {name} {number}+ ist jeder Erfolg bei {number2}+ kritisch',
    '{rule} changes nothing here: no roll of these dice leaves it anything to do':
      '{rule} ändert hier nichts: Kein Wurf dieser Würfel lässt etwas zu tun',
    'this is {rule} of {number}; in {number2} the name means another thing ({elsewhere})':
      'das ist {rule} von {number}; {number2} bedeutet der Name etwas anderes ({elsewhere})',
    '{rule*} is a rule of the other edition; the battle is played by {number} with it':
      '{rule*} ist eine Regel der anderen Edition; gespielt wird nach {number} mit ihr',
    '{rule*} are rules of the other edition; the battle is played by {number} with them':
      '{rule*} sind Regeln der anderen Edition; gespielt wird nach {number} mit ihnen',
    'no operative has {rule*} together; each acts in its own place':
      'kein Agent hat {rule*} zusammen; jede wirkt an ihrer Stelle',
    'a critical hit does less damage ({number}) than a normal one ({number2})':
      'ein kritischer Treffer macht weniger Schaden ({number}) als ein normaler ({number2})',
    'Piercing does nothing against an invulnerable save': 'Piercing bewirkt nichts gegen einen Rettungswurf',
    'Piercing {number} removes more dice than the {pool} of the defender: no saves are rolled':
      'Piercing {number} nimmt mehr weg, als der Verteidiger hat ({pool}): Es wird kein Schutzwurf geworfen',
    'Piercing Crits {number} never counts beside Piercing {number2}: only the larger one applies':
      'Piercing Crits {number} zählt neben Piercing {number2} nie: Nur das größere gilt',
    'the invulnerable save {number}+ is worse than the save {number2}+ but is always used':
      'der Rettungswurf {number}+ ist schlechter als der Schutzwurf {number2}+, wird aber immer benutzt',
    'cover does nothing against Saturate': 'Deckung bewirkt nichts gegen Saturate',
    'cover comes out of the {pool} that Piercing leaves': 'Deckung kommt aus dem, was Piercing übrig lässt ({pool})',
    'there is no Piercing to lower': 'es gibt kein Piercing zu verringern',
    'nobody else is hurt: the attack has no Devastating':
      'niemand sonst wird verletzt: Der Angriff hat kein Devastating',
    'at most {number} damage is possible against {number2} wounds':
      'gegen {number2} Lebenspunkte sind höchstens {number} Schaden möglich',
  },
  who: {
    '{who} and 1 further attack': '{who} und 1 weitere Attacke',
    '{who} and {number} further attacks': '{who} und {number} weitere Attacken',
    '1 attack on {number}+': '1 Attacke auf {number}+',
    '{number} attacks on {number2}+': '{number} Attacken auf {number2}+',
    '{name}': '{name}',
  },
  kill: { kills: '', kill: '' },
  do: { does: '', do: '' },
  best: { '{action*} (a tie)': '{action*} (gleich gut)', '{action}': '{action}' },
  action: {
    'strike with a crit': 'mit einem Krit zuschlagen',
    'strike with a normal': 'mit einem normalen zuschlagen',
    'parry a crit with a crit': 'einen Krit mit einem Krit parieren',
    'parry a normal with a crit': 'einen normalen mit einem Krit parieren',
    'parry a normal with a normal': 'einen normalen mit einem normalen parieren',
    'parry a crit with a normal': 'einen Krit mit einem normalen parieren',
    'Strike with a crit': 'Mit einem Krit zuschlagen',
    'Strike with a normal': 'Mit einem normalen zuschlagen',
    'Parry a crit with a crit': 'Einen Krit mit einem Krit parieren',
    'Parry a normal with a crit': 'Einen normalen mit einem Krit parieren',
    'Parry a normal with a normal': 'Einen normalen mit einem normalen parieren',
    'Parry a crit with a normal': 'Einen Krit mit einem normalen parieren',
  },
  open: { '{crits}, {normals}, {number} W': '{crits}, {normals}, {number} LP' },
  crits: { '1 crit': '1 Krit', '{number} crits': '{number} Krits' },
  normals: { '1 normal': '1 normaler', '{number} normals': '{number} normale' },
  strategy: {
    'strikes, except for a parry that ends the danger and still kills':
      'schlägt zu, außer eine Parade beendet die Gefahr und schaltet trotzdem aus',
    'parries whenever a die can': 'pariert, wann immer ein Würfel es kann',
    'plays both choices out against a striking enemy and takes the one that leaves the enemy fewer wounds':
      'spielt beides gegen einen zuschlagenden Feind durch und nimmt, was dem Feind weniger Lebenspunkte lässt',
    'plays both choices out against a striking enemy and takes the one that keeps more own wounds':
      'spielt beides gegen einen zuschlagenden Feind durch und nimmt, was mehr eigene Lebenspunkte behält',
    'plays for the largest chance to kill minus the chance to die, over the whole fight':
      'spielt über den ganzen Kampf auf die größte Chance auszuschalten, weniger die Chance zu fallen',
    'plays for the most wounds taken off the enemy minus own losses, over the whole fight':
      'spielt über den ganzen Kampf auf die meisten Lebenspunkte des Feindes, weniger eigene Verluste',
  },
  ruleChosen: { '{rule}, rerolls of choice': '{rule}, Wiederholen nach Wahl' },
  rule: { '{word}': '{word}', '{printed}': '{printed}' },
  printed: {
    'Optional rules': 'Freiwillige Regeln',
    'Critical cover': 'Kritische Deckung',
    'Damage reduction': 'Weniger Schaden',
    'Ignored dice': 'Ignorierte Würfel',
    'Halved dice': 'Halbierte Würfel',
    'Crits become normals': 'Krits werden normal',
    'Crits deal normal damage': 'Krits machen normalen Schaden',
    'Only sixes are critical': 'Nur Sechsen sind kritisch',
    'Fails to normals': 'Fehlschläge zu normalen',
    'Normals to crits': 'Normale zu Krits',
    'Upgrade of choice': 'Aufwertung nach Wahl',
    'Obscured target': 'Verdecktes Ziel',
    'Storm Shield, Shield': 'Storm Shield, Shield',
    'Feel No Pain': 'Feel No Pain',
    Devastating: 'Devastating',
  },
  length: {
    'one round': 'eine Runde',
    '{number} rounds until someone dies': '{number} Runden, bis jemand fällt',
  },
  order: {
    '{name} acts first in odd rounds': '{name} beginnt in ungeraden Runden',
    '{name} acts first': '{name} beginnt',
  },
  hurt: {
    '': '',
    '; who begins a round injured ({name} below {number} wounds, {name2} below {number2} wounds) hits on a roll one higher':
      '; wer eine Runde verletzt beginnt ({name} unter {number} Lebenspunkten, {name2} unter {number2}), braucht eins mehr zum Treffen',
  },
  pool: { '1 die': '1 Würfel', '{number} dice': '{number} Würfel' },
  roll: {
    '{pool}{kept}, {verb} on {number}+, {critical}: one die is critical {percent}, normal {percent2}, a fail {percent3}':
      '{pool}{kept}, {verb} {number}+, {critical}: Ein Würfel ist {percent} kritisch, {percent2} normal, {percent3} ein Fehlschlag',
  },
  kept: { '': '', ' ({retained*} without rolling)': ' ({retained*} ohne Wurf)' },
  retained: { '{number} as critical': '{number} kritisch', '{number} as normal': '{number} normal' },
  verb: { hit: 'Treffer bei', save: 'Schutzwurf bei' },
  critical: {
    'never critical': 'nie kritisch',
    'critical on {number}+': 'kritisch bei {number}+',
    'critical on 6': 'kritisch bei 6',
  },
  piercing: {
    '{number} base - {number2} Piercing': '{number} von Haus aus − {number2} Piercing',
    'Piercing is ignored': 'Piercing wird ignoriert',
    'Piercing is {number} lower': 'Piercing ist um {number} kleiner',
    'no cover against Saturate': 'keine Deckung gegen Saturate',
  },
  guard: {
    '{number} {many} at most {leaves}, {rolled}': 'höchstens {number} {many} {leaves}, {rolled}',
    '{number} {many} at most {leaves}': 'höchstens {number} {many} {leaves}',
    'each {one} {leaves}, {rolled}': 'jeder {one} {leaves}, {rolled}',
    'each {one} {leaves}': 'jeder {one} {leaves}',
  },
  one: { die: 'Würfel', 'normal die': 'normale Würfel', 'critical die': 'kritische Würfel' },
  many: {
    die: 'Würfel',
    dice: 'Würfel',
    'normal die': 'normaler Würfel',
    'normal dice': 'normale Würfel',
    'critical die': 'kritischer Würfel',
    'critical dice': 'kritische Würfel',
  },
  leaves: {
    'does no damage': 'ohne Schaden',
    'does {number} damage': 'mit {number} Schaden',
    'does half its damage, rounded up, {number} at least': 'mit halbem Schaden, aufgerundet, mindestens {number}',
    'of {number} or more damage does {number2} less': 'ab {number} Schaden mit {number2} weniger',
    'do no damage': 'ohne Schaden',
    'do {number} damage': 'mit {number} Schaden',
    'do half their damage, rounded up, {number} at least': 'mit halbem Schaden, aufgerundet, mindestens {number}',
    'of {number} or more damage do {number2} less': 'ab {number} Schaden mit {number2} weniger',
  },
  rolled: {
    'on {number}+ rolled for it': 'wenn dafür {number}+ fällt',
    'if one of {pool} rolled for it shows {number} or more': 'wenn von {pool}n dafür einer {number} oder mehr zeigt',
  },
  way: {
    'any save blocks any hit, normal hits first': 'jeder Schutzwurf wehrt jeden Treffer ab, normale zuerst',
    'a critical save blocks any hit, a normal save a normal hit, two normal saves a critical hit, used so that the least damage is left':
      'ein kritischer Schutzwurf wehrt jeden Treffer ab, ein normaler einen normalen, zwei normale einen kritischen, so dass am wenigsten Schaden bleibt',
  },
  elsewhere: {
    '1 more damage and two fails for one normal: use the damage and Purity Seal':
      '1 Schaden mehr und zwei Fehlschläge für einen normalen: Nimm den Schaden und Purity Seal',
    'melee weapons are Balanced: use the reroll': 'Nahkampfwaffen sind Balanced: Nimm das Wiederholen',
    'one normal die: use Ignored dice': 'ein normaler Würfel: Nimm „Ignorierte Würfel“',
    'a kept crit costs the enemy an action point and no dice: see the chance of a crit':
      'ein behaltener Krit kostet den Feind einen Aktionspunkt und keine Würfel: Sieh die Chance auf einen Krit',
    'a normal may block a crit: use Dueller (2024)': 'ein normaler darf einen Krit abwehren: Nimm Dueller (2024)',
    'one die of 3 or more damage: use Damage reduction with one use':
      'ein Würfel mit 3 oder mehr Schaden: Nimm „Weniger Schaden“ mit einer Anwendung',
    'any strike, a normal first: use Murderous Entrance (2024)':
      'jeder Schlag, ein normaler zuerst: Nimm Murderous Entrance (2024)',
  },
};
