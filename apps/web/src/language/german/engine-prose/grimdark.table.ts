// What the calculators of Grimdark Future say of a battle.
import type { ProseTable } from './matcher.ts';

export const grimdark: ProseTable = {
  names: {},
  titles: {},
  whole: {
    '{name} shooting at {name2}: {outcome}.': '{name} schießt auf {name2}: {outcome}.',
    '{name} charging {name2}: {outcome}.': '{name} greift {name2} an: {outcome}.',
    '{name} striking {name2}: {outcome}.': '{name} schlägt zu gegen {name2}: {outcome}.',
    '{name} against {name2} wins {percent} and loses {percent2} over {number} scenarios: best in {word} ({percent3}), worst in {word2} ({percent4}).':
      '{name} gegen {name2} siegt in {percent} und verliert in {percent2} der Fälle über {number} Szenarien: am besten „{word}“ ({percent3}), am schlechtesten „{word2}“ ({percent4}).',
    '{word}: {name} against {name2} {result}.': '{word}: {name} gegen {name2} {result}.',
    '{name} {result}; {name2} is destroyed or routed {percent}, {name} {percent2}.':
      '{name} {result}; {name2} ist in {percent} vernichtet oder auf der Flucht, {name} in {percent2}.',
    '{name} {result}; {name2} is destroyed or routed {percent}, {name} {percent2}; {number} points lost for {number2}.':
      '{name} {result}; {name2} ist in {percent} vernichtet oder auf der Flucht, {name} in {percent2}; {number} Punkte verloren für {number2}.',

    Unpredictable: 'Unpredictable',
    'Heavy Impact': 'Heavy Impact',
    Impact: 'Impact',
    Crush: 'Crush',
    Ravage: 'Ravage',
    'Coming back': 'Zurückkehren',
    Mending: 'Ausbessern',
    'Ignore roll': 'Wurf zum Ignorieren',
    Spell: 'Zauber',
    Rules: 'Regeln',
    'Morale of {name}': 'Moral von {name}',
    'Moving over the enemy': 'Über den Feind hinweg',
    'Acting twice': 'Zweimal handeln',

    'One die for the step: 1 to 3 is AP +1, 4 to 6 is +1 to hit.':
      'Ein Würfel für den Schritt: 1 bis 3 ist AP +1, 4 bis 6 ist +1 auf den Trefferwurf.',
    '{pool}: each 6+ is a wound without a block roll.': '{pool}: Jede 6+ ist eine Verwundung ohne Abwehrwurf.',
    'Moving over the enemy, {shot}.': 'Über den Feind hinweg: {shot}.',
    '{shot}.': '{shot}.',
    '{shot}; {remark*}.': '{shot}; {remark*}.',
    'Moving over the enemy, {shot}; {remark*}.': 'Über den Feind hinweg: {shot}; {remark*}.',
    'out of reach at {number}".': 'außer Reichweite bei {number}".',
    'Moving over the enemy, out of reach at {number}".': 'Über den Feind hinweg: außer Reichweite bei {number}".',
    '{name} rolls {pool} before {when}: each {number}+ is {each}.':
      '{name} wirft {pool}, bevor {when}: Jede {number}+ ist {each}.',
    'Wounds of {name} come back on {number}+ each when it is activated.':
      'Verwundungen von {name} verschwinden bei der Aktivierung je bei {number}+.',
    '{name} takes D3 wounds from its most wounded model when it is activated.':
      '{name} nimmt bei der Aktivierung D3 Verwundungen von seinem am stärksten verwundeten Modell.',
    '{name} takes D3 wounds from its most wounded model when it is activated, {number} times.':
      '{name} nimmt bei der Aktivierung {number}-mal D3 Verwundungen von seinem am stärksten verwundeten Modell.',
    '{trait*}.': '{trait*}.',
    '{name} ignores each wound on {number}+.': '{name} ignoriert jede Verwundung bei {number}+.',
    '{name} has {name2} if the casting roll is {number}+; steps are without it.':
      '{name} hat {name2}, wenn der Zauberwurf {number}+ zeigt; die Schritte rechnen ohne.',
    '{name} takes {hits} if the casting roll is {number}+, before the first step.':
      '{name} nimmt vor dem ersten Schritt {hits}, wenn der Zauberwurf {number}+ zeigt.',
    '{name} takes {hits} for each of {number} dice that is {number2}+, before the first step.':
      '{name} nimmt vor dem ersten Schritt {hits} für jeden von {number} Würfeln, der {number2}+ zeigt.',
    'Version {version} with the usual readings.': 'Version {version} mit den üblichen Lesarten.',
    'Version {version} with {reading*}.': 'Version {version} mit {reading*}.',
    'Tests are passed on {number}+.': 'Tests sind bei {number}+ bestanden.',
    'A failed test is passed after all on {number}+.': 'Ein misslungener Test gilt bei {number}+ doch als bestanden.',
    'Instead of failing, each wound left is marked on 1 to {number}.':
      'Statt zu misslingen, wird jede übrige Verwundung bei 1 bis {number} markiert.',
    'Counts as 1 wound more when a melee is decided.':
      'Zählt als 1 Verwundung mehr, wenn ein Nahkampf entschieden wird.',
    'Counts as {number} wounds more when a melee is decided.':
      'Zählt als {number} Verwundungen mehr, wenn ein Nahkampf entschieden wird.',
    'A Shaken unit recovers at the start of a round on {number}+.':
      'Eine Einheit mit Shaken erholt sich zu Beginn einer Runde bei {number}+.',
    '{name} attacks with weapons that strafe before it shoots, from no distance.':
      '{name} greift vor dem Schießen mit überfliegenden Waffen an, ohne Entfernung.',
    '{name} attacks once more at the end of the round of its first attack.':
      '{name} greift am Ende der Runde seines ersten Angriffs noch einmal an.',

    '{name} is not modelled: it changes nothing in this result':
      '{name} ist nicht abgebildet: Es ändert an diesem Ergebnis nichts',
    '{name} is read from its text; check what it does under steps':
      '{name} ist aus seinem Text gelesen; prüfe unter Schritte, was es tut',
    '{name} works on another unit: add {name2} to support.attacker to count it':
      '{name} wirkt auf eine andere Einheit: Gib dem Angreifer {name2} als Unterstützung, damit es zählt',
    '{name} works on another unit: add it to support.attacker to count it':
      '{name} wirkt auf eine andere Einheit: Gib es dem Angreifer als Unterstützung, damit es zählt',
    '{name} works on another unit: add {name2} to support.defender to count it':
      '{name} wirkt auf eine andere Einheit: Gib dem Verteidiger {name2} als Unterstützung, damit es zählt',
    '{name} works on another unit: add it to support.defender to count it':
      '{name} wirkt auf eine andere Einheit: Gib es dem Verteidiger als Unterstützung, damit es zählt',
    '{name} of {name2} is not counted: set "{word}" under Circumstances':
      '{name} von {name2} wird nicht gezählt: Setze „{word}“ unter Umstände',
    '{name} of {name2} is not counted: enter what it casts under Spells':
      '{name} von {name2} wird nicht gezählt: Gib unter Zauber ein, was gewirkt wird',
    '{name}: no effect here from {name2}': '{name}: hier ohne Wirkung: {name2}',
    '{name} as support changes nothing here': '{name} als Unterstützung ändert hier nichts',
    '{name} has no melee weapon': '{name} hat keine Nahkampfwaffe',
    '{name} has no weapon that reaches {number}"': '{name} hat keine Waffe, die {number}" weit reicht',
    'charging and fatigue count in melee only': 'Angriff und Erschöpfung zählen nur im Nahkampf',
    'cover counts when shooting only': 'Deckung zählt nur beim Schießen',

    'round {number}': 'Runde {number}',
    'the spell for {name} works': 'der Zauber für {name} gelingt',
    'the spell for {name} fails': 'der Zauber für {name} misslingt',
    '{name} picks out one model, {needs}': '{name} greift ein Modell heraus, {needs}',
    '1 attack with {name}, {needs}': '1 Attacke mit {name}, {needs}',
    '{number} attacks with {name}, {needs}': '{number} Attacken mit {name}, {needs}',
    '{hits}, {harm} not blocked': '{hits}, {harm} nicht abgewehrt',
    'a model of {name} falls, {number} left': 'ein Modell von {name} fällt, {number} übrig',
    'the spell of {name} deals {hits}': 'der Zauber von {name} macht {hits}',
    '{harm} of {name} come back': '{harm} von {name} verschwinden',
    '{harm} of {name} comes back': '{harm} von {name} verschwindet',
    'a model of {name} is mended by {harm}': 'ein Modell von {name} verliert durch Ausbessern {harm}',
    '{name} of {name2} deals {harm}': '{name} von {name2} macht {harm}',
    '{name} of {name2} deals {hits}': '{name} von {name2} macht {hits}',
    '{name} recovers': '{name} erholt sich',
    '{name} is Shaken and spends its activation idle': '{name} ist Shaken und verbringt die Aktivierung untätig',
    '{name} moves': '{name} bewegt sich',
    '{name} has no weapon in range': '{name} hat keine Waffe in Reichweite',
    '{name} shoots at {name2}': '{name} schießt auf {name2}',
    '{name} is Shaken': '{name} ist Shaken',
    '{name} is Routed': '{name} flieht',
    '{name} cannot charge {name2}': '{name} kann {name2} nicht angreifen',
    '{name} charges {name2}': '{name} greift {name2} an',
    '{name} strikes': '{name} schlägt zu',
    '{name} takes {hits} in return': '{name} nimmt dafür {hits}',
    '{name} hurts itself': '{name} verletzt sich selbst',
    'a model of {name} blows itself up': 'ein Modell von {name} sprengt sich',
    '{name} loses the melee {number} to {number2}': '{name} verliert den Nahkampf {number} zu {number2}',
    'a draw': 'unentschieden',
    '{name} wins: {number} models against {number2}': '{name} siegt: {number} Modelle gegen {number2}',
    '{name} wins': '{name} siegt',
    '{roll}': '{roll}',

    '{factor} makes no difference to {name} here.': '{factor} macht für {name} hier keinen Unterschied.',
    '{factor} would make no difference to {name} here.': '{factor} würde für {name} hier keinen Unterschied machen.',
    '{factor} is worth {number} percentage points of win chance to {name} here.':
      '{factor} ist {name} hier {number} Prozentpunkte Siegchance wert.',
    '{factor} costs {name} {number} percentage points of win chance here.':
      '{factor} kostet {name} hier {number} Prozentpunkte Siegchance.',
    '{factor} would add {number} percentage points of win chance to {name}.':
      '{factor} gäbe {name} {number} Prozentpunkte Siegchance dazu.',
    '{factor} would take {number} percentage points of win chance from {name}.':
      '{factor} nähme {name} {number} Prozentpunkte Siegchance.',
  },
  outcome: {
    '{number} wounds and {number2} models slain on average, {percent} to bring it to half, {percent2} to destroy it':
      'im Mittel {number} Verwundungen und {number2} ausgeschaltete Modelle, {percent} auf die Hälfte, {percent2} auf Vernichtung',
  },
  result: {
    'wins {percent}, draws {percent2}, loses {percent3}':
      'siegt {percent}, unentschieden {percent2}, verliert {percent3}',
  },
  pool: { '1 die': '1 Würfel', '{number} dice': '{number} Würfel' },
  shot: {
    '1 die hits on {number}+, blocked on {number2}+{six}':
      '1 Würfel trifft bei {number}+, abgewehrt bei {number2}+{six}',
    '{number} dice hit on {number2}+, blocked on {number3}+{six}':
      '{number} Würfel treffen bei {number2}+, abgewehrt bei {number3}+{six}',
  },
  six: { '': '', ' (natural 6s on {number}+)': ' (natürliche 6 bei {number}+)' },
  remark: {
    'each bearer picks one model and is resolved first': 'jeder Träger wählt ein Modell und wird zuerst ausgeführt',
    'a natural {face*} adds 1 hit': 'eine natürliche {face*} gibt 1 Treffer mehr',
    'a natural {face*} adds {number} hits': 'eine natürliche {face*} gibt {number} Treffer mehr',
    'a natural {face*} adds 1 attack': 'eine natürliche {face*} gibt 1 Attacke mehr',
    'a natural {face*} adds {number} attacks': 'eine natürliche {face*} gibt {number} Attacken mehr',
    'every hit is {number} hits': 'jeder Treffer zählt als {number} Treffer',
    'block rolls of {number} and more are rolled again': 'Abwehrwürfe von {number} und mehr werden wiederholt',
    'a natural {face*} to block that fails adds 1 wound':
      'eine natürliche {face*} bei misslungener Abwehr gibt 1 Verwundung mehr',
    'a natural {face*} to block that fails adds {number} wounds':
      'eine natürliche {face*} bei misslungener Abwehr gibt {number} Verwundungen mehr',
    'an unblocked hit of a natural 6 adds a wound':
      'ein nicht abgewehrter Treffer einer natürlichen 6 gibt eine Verwundung mehr',
    'every wound counts {number} on one model': 'jede Verwundung zählt {number} an einem Modell',
    'no Regeneration rolls': 'keine Würfe für Regeneration',
    'natural 1s wound the own unit': 'natürliche 1 verwunden die eigene Einheit',
  },
  face: { '{number}': '{number}' },
  when: { 'its first attack': 'es zum ersten Mal angreift', 'it attacks': 'es angreift' },
  each: { 'a wound that is not blocked': 'eine Verwundung ohne Abwehr', '{hits}': '{hits}' },
  hits: {
    '1 hit': '1 Treffer',
    '{number} hits': '{number} Treffer',
    '1 hit with {name*}': '1 Treffer mit {name*}',
    '{number} hits with {name*}': '{number} Treffer mit {name*}',
  },
  trait: {
    '1 model': '1 Modell',
    '{number} models': '{number} Modelle',
    '1 wound': '1 Lebenspunkt',
    '{number} wounds': '{number} Lebenspunkte',
    'strikes first when charged': 'schlägt, wenn angegriffen, zuerst zu',
    'strikes last when charging': 'schlägt beim Angriff zuletzt zu',
    'has a weapon for one use': 'hat eine Waffe für einen Einsatz',
    'wounds itself on natural 1s': 'verwundet sich bei natürlichen 1',
    'ignores wounds once per game': 'ignoriert einmal im Spiel Verwundungen',
    'gives back {hits} for a wound in melee': 'gibt {hits} für eine Verwundung im Nahkampf zurück',
    'gives back {hits} for a model slain in melee': 'gibt {hits} für ein im Nahkampf ausgeschaltetes Modell zurück',
    'blows itself up for {hits} a model': 'sprengt sich ({hits} je Modell)',
    'gathers a marker each round': 'sammelt jede Runde einen Marker',
  },
  version: { '{number}': '{number}', 'v{number}': 'v{number}' },
  reading: { '{name} = {name2}': '{name} = {name2}' },
  needs: { 'hitting on {number}+, blocked on {number2}+{six}': 'trifft bei {number}+, abgewehrt bei {number2}+{six}' },
  harm: { '1 wound': '1 Verwundung', '{number} wounds': '{number} Verwundungen' },
  roll: {
    'to hit': 'Trefferwurf',
    'to block': 'Abwehr',
    'to block, again': 'Abwehr, noch einmal',
    'to cast': 'Zauberwurf',
    'to come back': 'Zurückkehren',
    'to ignore': 'Ignorieren',
    'to recover': 'Erholen',
    morale: 'Moral',
    fearless: 'Fearless',
    'no retreat': 'No Retreat',
    ravage: 'Ravage',
    unpredictable: 'Unpredictable',
    ap: 'AP',
    hit: 'Treffer',
    wounds: 'Verwundungen',
  },
  factor: {
    'One more model': 'Ein Modell mehr',
    'One more wound per tough model': 'Ein Lebenspunkt mehr je zähem Modell',
    'One more attack on {name}': 'Eine Attacke mehr mit {name}',
    'Quality {number}+': 'Qualität {number}+',
    'Defense {number}+': 'Verteidigung {number}+',
    '{ruleName} on {name}': '{ruleName} auf {name}',
    '{ruleName}': '{ruleName}',
  },
};
