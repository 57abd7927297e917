// What the calculators of 40,000 say of a battle.
import type { ProseTable } from './matcher.ts';

export const wh40k: ProseTable = {
  names: {
    'the target': 'das Ziel',
    'the first unit': 'die erste Einheit',
    'the second unit': 'die zweite Einheit',
    'unit {number}': 'Einheit {number}',
    weapon: 'Waffe',
    'mortal wounds': 'tödliche Verwundungen',
  },
  titles: {},
  whole: {
    '{name*} charges {name2*}{rounds}: {name2*} {loss}; {name*} {loss2}.':
      '{name*} greift {name2*} an{rounds}: {name2*} {loss}; {name*} {loss2}.',
    '{name*} strikes {name2*}{rounds}: {name2*} {loss}; {name*} {loss2}.':
      '{name*} schlägt zuerst zu gegen {name2*}{rounds}: {name2*} {loss}; {name*} {loss2}.',
    '{name*} strikes back with the models that are left; weapons of the fallen do not strike.':
      '{name*} schlägt mit den übrigen Modellen zurück; Waffen der Gefallenen schlagen nicht zu.',
    'A target {number}" away {reach}: the charge arrives {percent} of the time{reroll}.':
      'Ein Ziel in {number}" Entfernung {reach}: Der Angriff kommt in {percent} der Fälle an{reroll}.',
    'A target {number}" away {reach}: the charge arrives {percent} of the time{reroll}; charge and fight together destroy the target {percent2} of the time.':
      'Ein Ziel in {number}" Entfernung {reach}: Der Angriff kommt in {percent} der Fälle an{reroll}; Angriff und Kampf zusammen vernichten das Ziel in {percent2} der Fälle.',
    '{charge} needs {number} or more{reroll}.': '{charge} brauchen {number} oder mehr{reroll}.',
    'Charge roll': 'Angriffswurf',
    'A unit of Ld {number}+ passes its Battle-shock test {percent} of the time.':
      'Eine Einheit mit Ld {number}+ besteht ihren Battle-shock-Test in {percent} der Fälle.',
    '{name} (Ld {number}+) passes its Battle-shock test {percent} of the time.':
      '{name} (Ld {number}+) besteht den Battle-shock-Test in {percent} der Fälle.',
    'The unit is strong enough: it does not have to test.': 'Die Einheit ist stark genug: Sie muss nicht testen.',
    '{name} is strong enough: it does not have to test.': '{name} ist stark genug und muss nicht testen.',
    'The test is passed without a roll.': 'Der Test ist ohne Wurf bestanden.',
    '2D6 needs {number} or more, rolled again on a failure.':
      '2D6 brauchen {number} oder mehr, bei einem Fehlschlag wird wiederholt.',
    '2D6 needs {number} or more.': '2D6 brauchen {number} oder mehr.',

    Order: 'Reihenfolge',
    'telling the {left*} of each weapon apart would take too long: these distributions are left out; averages, and everything about all weapons together, are exact':
      '{left*} jeder Waffe einzeln auszuweisen würde zu lange dauern: Diese Verteilungen fehlen; Mittelwerte und alles über alle Waffen zusammen sind exakt',
    'both a weapon and a volley are given: the volley is used':
      'eine Waffe und eine Salve sind angegeben: Die Salve wird benutzt',
    'Lethal Hits is not a choice in this edition: critical hits wound without a roll':
      'Lethal Hits ist in dieser Edition keine Wahl: Kritische Treffer verwunden ohne Wurf',
    'nobody needs to spot for Indirect Fire in this edition':
      'in dieser Edition muss niemand für Indirect Fire beobachten',
    'Overwatch reaches no further than {number}"': 'Overwatch reicht nicht weiter als {number}"',
    'no weapon has Precision': 'keine Waffe hat Precision',
    'the target has no character to pick out': 'das Ziel hat keinen Charakter, den man herausgreifen könnte',
    'every failed hit roll is rerolled already': 'jeder misslungene Trefferwurf wird schon wiederholt',
    'every failed wound roll is rerolled already': 'jeder misslungene Verwundungswurf wird schon wiederholt',
    'no hit roll may be rerolled here': 'hier darf kein Trefferwurf wiederholt werden',
    'cover does nothing against melee weapons': 'Deckung bewirkt nichts gegen Nahkampfwaffen',
    'cover does nothing: every weapon ignores it': 'Deckung bewirkt nichts: Jede Waffe ignoriert sie',
    'cover does nothing: the roll needed to hit stays the same':
      'Deckung bewirkt nichts: Der nötige Trefferwurf bleibt gleich',
    'cover does nothing for a save of 3+ or better against AP 0':
      'Deckung bewirkt nichts bei einem Schutzwurf von 3+ oder besser gegen AP 0',
    'cover does nothing: the roll needed to save stays the same':
      'Deckung bewirkt nichts: Der nötige Schutzwurf bleibt gleich',
    'the ordinary Feel No Pain is at least as good against mortal wounds':
      'das gewöhnliche Feel No Pain ist gegen tödliche Verwundungen mindestens so gut',
    'the invulnerable save only helps against enough AP': 'der Rettungswurf hilft nur gegen genug AP',
    'say how many models the firing unit has, and their wounds, to see how many are lost':
      'gib an, wie viele Modelle die schießende Einheit hat und wie viele Lebenspunkte, um zu sehen, wie viele verloren gehen',
    'say how many models carry Hazardous weapons, and their wounds, to see how many are lost':
      'gib an, wie viele Modelle Waffen mit Hazardous tragen und wie viele Lebenspunkte sie haben, um zu sehen, wie viele verloren gehen',
    'no weapon is Psychic': 'keine Waffe ist Psychic',
    'no skill is given: the weapon hits without a roll': 'kein Trefferwert angegeben: Die Waffe trifft ohne Wurf',
    'there is no hit roll, so Sustained Hits and Lethal Hits do nothing':
      'es gibt keinen Trefferwurf, also bewirken Sustained Hits und Lethal Hits nichts',
    'a weapon that hits without a roll cannot fire at what it does not see':
      'eine Waffe, die ohne Wurf trifft, kann nicht auf etwas schießen, das sie nicht sieht',
    '{number} to hit counts as {number2}': '{number} auf den Trefferwurf zählt als {number2}',
    '{number} to wound counts as {number2}': '{number} auf den Verwundungswurf zählt als {number2}',
    'critical hits do nothing more here: rerolling hits that succeeded only loses some':
      'kritische Treffer bewirken hier nicht mehr: Gelungene Treffer zu wiederholen kostet nur welche',
    'a keyword of this weapon waits for {condition}': 'ein Schlüsselwort dieser Waffe wartet auf {condition}',
    '{name} cannot target a unit the shooter is engaged with, nor an engaged Monster or Vehicle':
      '{name} darf weder auf eine Einheit zielen, mit der der Schütze im Nahkampf ist, noch auf ein Monster oder Fahrzeug im Nahkampf',
    'its damage is fixed: there is no roll to reroll': 'der Schaden ist fest: Es gibt keinen Wurf zu wiederholen',
    '"{name}" is not modelled: it changes nothing here': '„{name}“ ist nicht abgebildet: Es ändert hier nichts',
    'the target does not have the keyword {name*}: the weapon may not choose it':
      'dem Ziel fehlt das Schlüsselwort {name*}: Die Waffe darf es nicht wählen',
    'the target does not have the keyword {name*}: "{name2}" does nothing':
      'dem Ziel fehlt das Schlüsselwort {name*}: „{name2}“ bewirkt nichts',
    'the target does not have the keyword {name*}: {name2} does nothing':
      'dem Ziel fehlt das Schlüsselwort {name*}: {name2} bewirkt nichts',
    'the target has the keyword {name*}: the weapon may not choose it':
      'das Ziel hat das Schlüsselwort {name*}: Die Waffe darf es nicht wählen',
    'the target has the keyword {name*}: "{name2}" does nothing':
      'das Ziel hat das Schlüsselwort {name*}: „{name2}“ bewirkt nichts',
    'the target has the keyword {name*}: {name2} does nothing':
      'das Ziel hat das Schlüsselwort {name*}: {name2} bewirkt nichts',
    'no keywords of the target are known, so "{name}" works':
      'vom Ziel sind keine Schlüsselwörter bekannt, also wirkt „{name}“',
    '"{name}" has no number: 1 is assumed': '„{name}“ hat keine Zahl: 1 wird angenommen',
    '{name}: {word}': '{name}: {word}',
    'no weapon here cares about half range': 'keine Waffe hier achtet auf halbe Reichweite',
    'no weapon here cares about remaining stationary': 'keine Waffe hier achtet darauf, ob stillgestanden wird',
    'no weapon here cares about a short move': 'keine Waffe hier achtet auf eine kurze Bewegung',
    'Heavy asks for a unit that remained stationary in this edition: a short move is a move':
      'Heavy verlangt in dieser Edition eine Einheit, die stillstand: Auch eine kurze Bewegung ist eine',
    'taking to the skies costs nothing in this edition': 'in die Lüfte zu gehen kostet in dieser Edition nichts',
    'Battle-shock has ended before the test in this edition':
      'Battle-shock ist in dieser Edition schon vor dem Test vorbei',
    'no weapon here cares about a charge': 'keine Waffe hier achtet auf einen Angriff',
    'no weapon here cares about more than 12"': 'keine Waffe hier achtet auf mehr als 12"',
    'no weapon here has Indirect Fire': 'keine Waffe hier hat Indirect Fire',
    'a charge can only be declared within {number}"': 'ein Angriff kann nur innerhalb von {number}" angesagt werden',
    'the charge is of the {edition}, the fight of the {number}th: give both the same':
      'der Angriff ist aus der {edition}, der Kampf aus der {number}.: Gib beiden dieselbe',
    'a ranged weapon is among those that fight: only melee weapons strike':
      'unter den Waffen im Kampf ist eine Fernkampfwaffe: Nur Nahkampfwaffen schlagen zu',
    'no model has a weapon: the unit does not strike': 'kein Modell hat eine Waffe: Die Einheit schlägt nicht zu',
    'Hazardous is not part of a fight both ways: what it costs is left out':
      'Hazardous gehört nicht zu einem Kampf in beide Richtungen: Was es kostet, fehlt',
    'mortal wounds besides are left out here': 'zusätzliche tödliche Verwundungen fehlen hier',
    'groups have weapons of their own: these are not used':
      'die Gruppen haben eigene Waffen: Diese hier werden nicht benutzt',
  },
  rounds: { '': '', ', {number} rounds': ', {number} Runden' },
  loss: {
    'is destroyed {percent} of the time': 'wird in {percent} der Fälle vernichtet',
    'is destroyed {percent} of the time and loses {number} of {number2} models on average':
      'wird in {percent} der Fälle vernichtet und verliert im Mittel {number} von {number2} Modellen',
  },
  reach: {
    'is out of reach': 'ist außer Reichweite',
    'needs {number}+ on {charge}, Engagement Range counted':
      'braucht {number}+ mit {charge}, Engagement Range eingerechnet',
    'needs {number}+ on {charge}': 'braucht {number}+ mit {charge}',
  },
  charge: {
    '{dice} without the lowest': '{dice} ohne den niedrigsten',
    '{dice} without the lowest {number}': '{dice} ohne die niedrigsten {number}',
    '{dice}': '{dice}',
  },
  reroll: {
    '': '',
    ', with a reroll': ', mit einer Wiederholung',
    ', with one die rerolled': ', mit einem wiederholten Würfel',
  },
  edition: { '{number}th edition': '{number}. Edition' },
  left: { 'unsaved wounds': 'nicht abgewehrte Verwundungen', damage: 'Schaden' },
  condition: {
    'half range': 'halbe Reichweite',
    'remaining stationary': 'Stillstehen',
    'remaining stationary, or a move of at most 3"': 'Stillstehen oder höchstens 3" Bewegung',
    'a charge': 'einen Angriff',
    'more distance': 'mehr Entfernung',
    'a target that is not visible': 'ein Ziel, das nicht zu sehen ist',
    'being engaged': 'einen Nahkampf',
    'the choice to use it': 'die Entscheidung, es zu nutzen',
  },
};
