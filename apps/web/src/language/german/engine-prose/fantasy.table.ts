// What the fantasy calculators say of a battle.
import type { ProseTable } from './matcher.ts';

export const fantasy: ProseTable = {
  names: {
    'first unit': 'erste Einheit',
    'second unit': 'zweite Einheit',
    'the first unit': 'die erste Einheit',
    'the second unit': 'die zweite Einheit',
    'the first': 'die erste',
  },
  titles: {
    'Order of strikes': 'Reihenfolge der Schläge',
    '{step}': '{step}',
    'Profile {number}: {step}': 'Profil {number}: {step}',
    'First unit: {step}': 'Erste Einheit: {step}',
    'Second unit: {step}': 'Zweite Einheit: {step}',
    'First unit, profile {number}: {step}': 'Erste Einheit, Profil {number}: {step}',
    'Second unit, profile {number}: {step}': 'Zweite Einheit, Profil {number}: {step}',
    '{name}: {cardStep}': '{name}: {cardStep}',
  },
  whole: {
    '{who} {cause} {wounds} on average (most likely {number}), with a {percent} chance of at least one.':
      '{who}: im Mittel {wounds} (am häufigsten {number}), mit {percent} Chance auf mindestens eine.',
    '{who} {cause} {wounds} on average (most likely {number}), {number2} of {models} slain, with a {percent} chance to destroy the unit.':
      '{who}: im Mittel {wounds} (am häufigsten {number}), {number2} von {models} ausgeschaltet, mit {percent} Chance, die Einheit zu vernichten.',
    'In {rounds} the first unit loses {number} of {health} on average and the second {number2} of {number3}; the first is ahead with {percent}, behind with {percent2} (destroyed: {percent3} and {percent4}).':
      'In {rounds} verliert die erste Einheit im Mittel {number} von {health} und die zweite {number2} von {number3}; die erste liegt mit {percent} vorn, mit {percent2} zurück (vernichtet: {percent3} und {percent4}).',
    '{name} wins {over} with {percent} and breaks {name2} with {percent2}; {name2} wins with {percent3} and breaks {name3} with {percent4} (destroyed: {percent5} and {percent6}).':
      '{name} gewinnt {over} mit {percent} und schlägt {name2} mit {percent2} in die Flucht; {name2} gewinnt mit {percent3} und schlägt {name3} mit {percent4} in die Flucht (vernichtet: {percent5} und {percent6}).',

    'nobody strikes': 'niemand schlägt zu',
    '{strike*}': '{strike*}',
    '{who}': '{who}',
    '{who}, {number} on average': '{who}, im Mittel {number}',
    'a natural 6, then {number} or more{second}': 'eine natürliche 6, dann {number} oder mehr{second}',
    '{number} or more{second}': '{number} oder mehr{second}',
    'auto or more{second}': 'automatisch{second}',
    '{target}': '{target}',
    '{number}+ removed by piercing {number2}': '{number}+ durch Durchdringung {number2} aufgehoben',
    '{number}+ made {number2}+ by piercing {number3}{again}':
      'aus {number}+ wird durch Durchdringung {number3} {number2}+{again}',
    '{wounds} on average, before the armour is sundered': 'im Mittel {wounds}, bevor die Rüstung zerbricht',
    '{wounds} on average': 'im Mittel {wounds}',
    '1 striker {when}': '1 Modell schlägt {when} zu',
    '{number} strikers {when}': '{number} Modelle schlagen {when} zu',
    '{target} (skill {number} against {number2})': '{target} (Kampfgeschick {number} gegen {number2})',
    '{target} (Strength {number} against Toughness {number2})': '{target} (Stärke {number} gegen Widerstand {number2})',
    '{target} (Strength {number} against Resilience {number2})':
      '{target} (Stärke {number} gegen Widerstandskraft {number2})',
    'wounds alone': 'nur Verwundungen',
    'wounds and {number} more at full strength: {point*}': 'Verwundungen und bei voller Stärke {number} mehr: {point*}',
    'no roll: it holds': 'kein Wurf: Sie hält',
    'no roll: what does not crumble holds': 'kein Wurf: Was nicht zerfällt, hält',
    'no roll: it falls back in good order': 'kein Wurf: Sie weicht geordnet zurück',
    '{rolled} against {number}, rolled again near the battle standard':
      '{rolled} gegen {number}, bei der Armeestandarte wiederholt',
    '{rolled} against {number}': '{rolled} gegen {number}',
    'tests each round with {rolled} against {number}{failed}; failed, it hits worse by 1':
      'testet jede Runde, {rolled} gegen {number}{failed}; misslungen, trifft sie um 1 schlechter',
    'tests each round with {rolled} against {number}{failed}; failed, it hits worse and is hit better by 1':
      'testet jede Runde, {rolled} gegen {number}{failed}; misslungen, trifft sie schlechter und wird besser getroffen, beides um 1',
    '{word}, second crew: {weapon2}; armour none before piercing':
      '{word}, zweite Besatzung: {weapon2}; keine Rüstung vor Durchdringung',
    '{word}, second crew: {weapon2}; armour {number} before piercing':
      '{word}, zweite Besatzung: {weapon2}; Rüstung {number} vor Durchdringung',
    '{word}; armour none before piercing': '{word}; keine Rüstung vor Durchdringung',
    '{word}; armour {number} before piercing': '{word}; Rüstung {number} vor Durchdringung',
    '{weapon}, second crew: {weapon2}; armour none before piercing':
      '{weapon}, zweite Besatzung: {weapon2}; keine Rüstung vor Durchdringung',
    '{weapon}, second crew: {weapon2}; armour {number} before piercing':
      '{weapon}, zweite Besatzung: {weapon2}; Rüstung {number} vor Durchdringung',
    '{weapon}; armour none before piercing': '{weapon}; keine Rüstung vor Durchdringung',
    '{weapon}; armour {number} before piercing': '{weapon}; Rüstung {number} vor Durchdringung',
    '{name}; armour none before piercing': '{name}; keine Rüstung vor Durchdringung',
    '{name}; armour {number} before piercing': '{name}; Rüstung {number} vor Durchdringung',
    '{name}, second crew: {weapon2}; armour none before piercing':
      '{name}, zweite Besatzung: {weapon2}; keine Rüstung vor Durchdringung',
    '{name}, second crew: {weapon2}; armour {number} before piercing':
      '{name}, zweite Besatzung: {weapon2}; Rüstung {number} vor Durchdringung',
    '{name}, second crew: {names}; armour none before piercing':
      '{name}, zweite Besatzung: {names}; keine Rüstung vor Durchdringung',
    '{name}, second crew: {names}; armour {number} before piercing':
      '{name}, zweite Besatzung: {names}; Rüstung {number} vor Durchdringung',

    'round {number}': 'Runde {number}',
    'combat result {number}: {end}': 'Kampfergebnis {number}: {end}',
    '{end}': '{end}',
    '{name}, {striker}: 1 strikes': '{name}, {striker}: 1 schlägt zu',
    '{name}, {striker}: {number} strike': '{name}, {striker}: {number} schlagen zu',
    '{name} tests against Fear': '{name} testet gegen Furcht',
    '{name} lost by {number} and tests': '{name} hat um {number} verloren und testet',
    'unsaved: {wounds}': 'nicht abgewehrt: {wounds}',
    '{die}': '{die}',

    'impact hits have a step of their own: initiative does nothing':
      'Aufpralltreffer haben einen eigenen Schritt: Initiative bewirkt nichts',
    'stomps have a step of their own: initiative does nothing':
      'Niedertrampeln hat einen eigenen Schritt: Initiative bewirkt nichts',
    'only {number} models are there to strike': 'nur {number} Modelle sind da, um zuzuschlagen',
    'this unit does not strike': 'diese Einheit schlägt nicht zu',
    'the charge does nothing: there are no impact hits': 'der Angriff bewirkt nichts: Es gibt keine Aufpralltreffer',
    'the charge distance does nothing without a charge': 'die Angriffsweite bewirkt nichts ohne Angriff',
    '{name} does nothing: the mixed profiles replace the attack at the top level':
      '„{name}“ bewirkt nichts: Die gemischten Profile ersetzen die Attacke darüber',
    'the {roll} reroll does nothing: no die is rolled':
      'das Wiederholen {roll} bewirkt nichts: Es wird kein Würfel geworfen',
    'an automatic armour save stops every wound that takes it':
      'ein automatischer Rüstungswurf hält jede Verwundung auf, die ihn zulässt',
    'an automatic special save stops every wound that takes it':
      'ein automatischer besonderer Schutzwurf hält jede Verwundung auf, die ihn zulässt',
    'there are no attacks': 'es gibt keine Attacken',
    'these attacks cannot hit': 'diese Attacken können nicht treffen',
    'these attacks cannot wound': 'diese Attacken können nicht verwunden',
    'armour piercing does nothing: automatic armour ignores it':
      'Rüstungsdurchdringung bewirkt nichts: Automatische Rüstung ignoriert sie',
    'armour piercing does nothing: there is no armour': 'Rüstungsdurchdringung bewirkt nichts: Es gibt keine Rüstung',
    'armour piercing {number} already removes the {number2}+ save':
      'Rüstungsdurchdringung {number} nimmt den Wurf von {number2}+ schon ganz',
    'armour bane does nothing: there is no armour roll to pierce':
      'Rüstungsfluch bewirkt nichts: Es gibt keinen Rüstungswurf zu durchdringen',
    'sunder does nothing here: there is no armour roll to worsen':
      'Zerspalten bewirkt hier nichts: Es gibt keinen Rüstungswurf zu verschlechtern',
    'poison does nothing: no die is rolled to hit': 'Gift bewirkt nichts: Es wird kein Trefferwurf geworfen',
    'poison does nothing: every hit wounds anyway': 'Gift bewirkt nichts: Jeder Treffer verwundet ohnehin',
    'the poison bonus does nothing: 2+ is the best wound roll there is':
      'der Giftbonus bewirkt nichts: 2+ ist der beste Verwundungswurf, den es gibt',
    'the poison bonus does nothing: these attacks cannot wound':
      'der Giftbonus bewirkt nichts: Diese Attacken können nicht verwunden',
    'the poison face does nothing while poison is off': 'die Augenzahl des Gifts bewirkt nichts, solange Gift aus ist',
    'fury does nothing: no die is rolled to hit': 'Raserei bewirkt nichts: Es wird kein Trefferwurf geworfen',
    'red fury does nothing: only normal attacks earn extra attacks':
      'Red Fury bewirkt nichts: Nur normale Attacken geben zusätzliche Attacken',
    'lethal strike does nothing: no die is rolled to wound':
      'tödlicher Schlag bewirkt nichts: Es wird kein Verwundungswurf geworfen',
    'lethal strike does nothing: there is no save to skip':
      'tödlicher Schlag bewirkt nichts: Es gibt keinen Schutzwurf zu umgehen',
    'killing blow does nothing: no die is rolled to wound':
      'Todesstoß bewirkt nichts: Es wird kein Verwundungswurf geworfen',
    'killing blow does nothing: it slays infantry and cavalry alone':
      'Todesstoß bewirkt nichts: Er erschlägt nur Infanterie und Kavallerie',
    'monster slayer does nothing: it slays monsters alone': 'Monstertöter bewirkt nichts: Er erschlägt nur Monster',
    'against models of 1 wound a killing blow is only a lethal strike':
      'gegen Modelle mit 1 Lebenspunkt ist ein Todesstoß nur ein tödlicher Schlag',
    'multiple wounds are capped at 1: the models of the target have 1 wound':
      'multiple Lebenspunktverluste sind auf 1 begrenzt: Die Modelle des Ziels haben 1 Lebenspunkt',
    'every unsaved wound counts as 0': 'jede nicht abgewehrte Verwundung zählt als 0',
    'wounds per model is {number}, but the models of the target unit have {number2}':
      'Lebenspunkte je Modell ist {number}, aber die Modelle der Zieleinheit haben {number2}',
    'divine attacks do nothing: the target rolls no aegis save':
      'göttliche Attacken bewirken nichts: Das Ziel wirft keine Aegis',
    'flaming attacks do nothing: the target has no fortitude save and is not flammable':
      'Flammenattacken bewirken nichts: Das Ziel hat keinen Fortitude-Wurf und ist nicht entflammbar',
    'flaming attacks do nothing: only a flammable target with regeneration loses by them':
      'Flammenattacken bewirken nichts: Nur ein entflammbares Ziel mit Regeneration verliert durch sie',
    'a flammable target matters only to flaming attacks': 'ein entflammbares Ziel zählt nur für Flammenattacken',
    'toxic attacks have strength 3: give the resilience of the target, or the wound roll as entered counts':
      'giftige Attacken haben Stärke 3: Gib die Widerstandskraft des Ziels an, sonst zählt der eingegebene Verwundungswurf',
    'toxic attacks have strength 3: give the toughness of the target, or the wound roll as entered counts':
      'giftige Attacken haben Stärke 3: Gib den Widerstand des Ziels an, sonst zählt der eingegebene Verwundungswurf',
    'resilience is used only by toxic attacks': 'Widerstandskraft wird nur von giftigen Attacken benutzt',
    'there are no impact hits: they need a charge of 3 inches or more':
      'es gibt keine Aufpralltreffer: Sie brauchen einen Angriff von 3 Zoll oder mehr',

    'the {weapon} does more when the unit charges': '{weapon}: bewirkt mehr, wenn die Einheit angreift',
    'First Charge does nothing: the unit does not charge': 'First Charge bewirkt nichts: Die Einheit greift nicht an',
    'the shield does nothing: the {weapon} takes two hands':
      'der Schild bewirkt nichts, denn zwei Hände braucht: {weapon}',
    'the shield does nothing: the {name} takes two hands': 'der Schild bewirkt nichts, denn zwei Hände braucht: {name}',
    'only 1 model can stand in front': 'nur 1 Modell kann vorn stehen',
    'only {number} models can stand in front': 'nur {number} Modelle können vorn stehen',
    'these troops carry no {weapon} in the book; it is counted as the card says':
      'solche Truppen führen im Buch diese Waffe nicht ({weapon}); sie zählt, wie die Karte sagt',
    'skirmishers have neither flank nor rear: this counts as their front':
      'Plänkler haben weder Flanke noch Rücken: Das zählt als ihre Front',
    'more ranks than models in a rank are a marching column: no rank bonus':
      'mehr Glieder als Modelle in einem Glied sind eine Marschkolonne: kein Gliederbonus',
    'a natural 6 to wound does nothing special against this kind of troops':
      'eine natürliche 6 beim Verwunden bewirkt gegen diese Truppen nichts Besonderes',
    '{unread} does nothing in a battle of plain dice': '{unread} bewirkt nichts in einem Gefecht bloßer Würfel',
    '{unread} does nothing in The Old World': '{unread} bewirkt nichts in The Old World',
    '{unread} does nothing in The 9th Age': '{unread} bewirkt nichts in The 9th Age',
    'defensiveSkill does nothing in The Old World': 'Defensive Skill bewirkt nichts in The Old World',
    'height does nothing in The Old World': 'Höhe bewirkt nichts in The Old World',
    'troopType does nothing in The 9th Age': 'der Truppentyp bewirkt nichts in The 9th Age',
    'formation does nothing in The 9th Age': 'die Formation bewirkt nichts in The 9th Age',
    'these troops do not reroll break tests near a battle standard':
      'diese Truppen wiederholen Aufriebstests bei einer Armeestandarte nicht',
    'the ward of {number}+ entered on the card stands, that of a special rule is not used':
      'der Rettungswurf von {number}+ auf der Karte gilt, der einer Sonderregel wird nicht benutzt',
    'the aegis of {number}+ entered on the card stands, that of a special rule is not used':
      'die Aegis von {number}+ auf der Karte gilt, die einer Sonderregel wird nicht benutzt',
    'the fortitude of {number}+ entered on the card stands, that of a special rule is not used':
      'die Fortitude von {number}+ auf der Karte gilt, die einer Sonderregel wird nicht benutzt',
    'the regeneration of {number}+ entered on the card stands, that of a special rule is not used':
      'die Regeneration von {number}+ auf der Karte gilt, die einer Sonderregel wird nicht benutzt',
    '"{name}" is not counted': '„{name}“ wird nicht gezählt',
    '"{name}" is counted, whoever the enemy is': '„{name}“ wird gezählt, wer auch immer der Feind ist',
  },
  unread: {
    weaponSkill: 'das Kampfgeschick',
    targetWeaponSkill: 'das Kampfgeschick des Ziels',
    ballisticSkill: 'die Ballistische Fertigkeit',
    hitModifier: 'der Treffermodifikator',
    monsterSlayer: 'Monstertöter',
    targetKind: 'die Art des Ziels',
    specialSave: 'der besondere Schutzwurf',
    specialSaveKind: 'die Art des besonderen Schutzwurfs',
    sunder: 'Rüstung zerbrechen',
    redFury: 'Red Fury',
    poisonOn: 'das Auge für Gift',
    poisonMode: 'die Wirkung von Gift',
    resilience: 'Widerstandskraft',
    highGround: 'die Anhöhe',
    disrupted: 'gestörte Glieder',
    disorderedCharge: 'der ungeordnete Angriff',
    chargeDistance: 'die Angriffsstrecke',
  },
  who: {
    '1 attack': '1 Attacke',
    '{dice} attacks': '{dice} Attacken',
    '{number} × 1 attack': '{number} × 1 Attacke',
    '{number} × {dice} attacks': '{number} × {dice} Attacken',
    '{number} profiles': '{number} Profile',
  },
  cause: { causes: '', cause: '' },
  wounds: { '1 wound': '1 Verwundung', '{number} wounds': '{number} Verwundungen' },
  health: { '1 wound': '1 Lebenspunkt', '{number} wounds': '{number} Lebenspunkten' },
  models: { '1 model': '1 Modell', '{number} models': '{number} Modellen' },
  rounds: { 'one round': 'einer Runde', '{number} rounds': '{number} Runden' },
  over: {
    'this combat': 'diesen Kampf',
    'a combat of up to {number} rounds': 'einen Kampf von bis zu {number} Runden',
  },
  step: {
    Attacks: 'Attacken',
    'To hit': 'Trefferwurf',
    'To wound': 'Verwundungswurf',
    'Armour save': 'Rüstungswurf',
    'Special save': 'Besonderer Schutzwurf',
    'One attack': 'Eine Attacke',
    '{word}': '{word}',
    '{save}': '{save}',
    'One model at a time': 'Ein Modell nach dem anderen',
    'Regeneration by the wound': 'Regeneration je Lebenspunkt',
    'One special save': 'Ein besonderer Schutzwurf',
    'Lethal strike (armour)': 'Tödlicher Schlag (Rüstung)',
    'Poison (+2 to wound)': 'Gift (+2 auf den Verwundungswurf)',
    '{cardStep}': '{cardStep}',
  },
  save: {
    Ward: 'Rettungswurf',
    'Ward save': 'Rettungswurf',
    Aegis: 'Aegis',
    'Aegis save': 'Aegis',
    Fortitude: 'Fortitude',
    'Fortitude save': 'Fortitude',
    Regeneration: 'Regeneration',
    'Special save': 'Besonderer Schutzwurf',
    'armour save': 'Rüstungswurf',
    'special save': 'besonderer Schutzwurf',
    ward: 'Rettungswurf',
    'ward save': 'Rettungswurf',
    aegis: 'Aegis',
    'aegis save': 'Aegis',
    'fortitude save': 'Fortitude',
    fortitude: 'Fortitude',
    regeneration: 'Regeneration',
  },
  cardStep: {
    '{group}': '{group}',
    '{group}, to hit': '{group}, Trefferwurf',
    '{group}, to wound': '{group}, Verwundungswurf',
    'Enemy against {group}, {save}': 'Feind gegen {group}, {save}',
    Fear: 'Furcht',
    'Combat result': 'Kampfergebnis',
    'When beaten': 'Bei einer Niederlage',
    'Weapon and armour': 'Waffe und Rüstung',
    'Cannot be Stomped': 'Cannot be Stomped',
    'Fire & Chaos': 'Fire & Chaos',
    '{ruleName} ({name})': '{ruleName} ({name})',
    '{ruleName}': '{ruleName}',
  },
  group: {
    champion: 'Champion',
    Champion: 'Champion',
    'models in contact': 'Modelle in Kontakt',
    'Models in contact': 'Modelle in Kontakt',
    'fighting rank out of contact': 'kämpfendes Glied ohne Kontakt',
    'Fighting rank out of contact': 'Kämpfendes Glied ohne Kontakt',
    'supporting models': 'unterstützende Modelle',
    'Supporting models': 'Unterstützende Modelle',
    'second crew': 'zweite Besatzung',
    'Second crew': 'Zweite Besatzung',
    'second crew out of contact': 'zweite Besatzung ohne Kontakt',
    'Second crew out of contact': 'Zweite Besatzung ohne Kontakt',
    mounts: 'Reittiere',
    Mounts: 'Reittiere',
    'mounts out of contact': 'Reittiere ohne Kontakt',
    'Mounts out of contact': 'Reittiere ohne Kontakt',
    'impact hits': 'Aufpralltreffer',
    'Impact hits': 'Aufpralltreffer',
    'grind attacks': 'Mahlattacken',
    'Grind attacks': 'Mahlattacken',
    stomps: 'Niedertrampeln',
    Stomps: 'Niedertrampeln',
  },
  strike: {
    'stomps of both units': 'Niedertrampeln beider Einheiten',
    'stomps of the first unit': 'Niedertrampeln der ersten Einheit',
    'stomps of the second unit': 'Niedertrampeln der zweiten Einheit',
    '{number}: first unit': '{number}: erste Einheit',
    '{number}: second unit': '{number}: zweite Einheit',
    '{number}: both units': '{number}: beide Einheiten',
  },
  second: {
    '{again}': '{again}',
    '; a miss is rolled again and needs {number} or more':
      '; ein Fehlwurf wird wiederholt und braucht {number} oder mehr',
  },
  target: { automatic: 'automatisch', impossible: 'unmöglich', '{number}+{again}': '{number}+{again}' },
  again: {
    '': '',
    ', rerolling 1s': ', 1 wiederholt',
    ', rerolling fails': ', Fehlwürfe wiederholt',
    ', rerolling successes': ', Erfolge wiederholt',
  },
  when: {
    'before all others': 'vor allen anderen',
    'after all others': 'nach allen anderen',
    'at step {number}': 'in Schritt {number}',
  },
  point: { '{bonus} {number}': '{bonus} {number}' },
  bonus: {
    ranks: 'Glieder',
    standard: 'Standarte',
    'battle standard': 'Armeestandarte',
    front: 'Front',
    flank: 'Flanke',
    rear: 'Rücken',
    'high ground': 'höheres Gelände',
    'close order': 'geschlossene Ordnung',
    'massed infantry': 'massierte Infanterie',
    charge: 'Angriff',
  },
  failed: { '': '', ', failed tests rolled again': ', misslungene Tests wiederholt' },
  rolled: { 'the lowest two of three dice': 'die niedrigsten zwei von drei Würfeln', 'two dice': 'zwei Würfel' },
  end: {
    'both units are destroyed': 'beide Einheiten sind vernichtet',
    'the first unit is destroyed': 'die erste Einheit ist vernichtet',
    'the second unit is destroyed': 'die zweite Einheit ist vernichtet',
    'a draw, the fight goes on': 'unentschieden, der Kampf geht weiter',
    'the first unit is beaten and holds': 'die erste Einheit ist geschlagen und hält',
    'the first unit falls back in good order': 'die erste Einheit weicht geordnet zurück',
    'the first unit breaks': 'die erste Einheit flieht',
    'the second unit is beaten and holds': 'die zweite Einheit ist geschlagen und hält',
    'the second unit falls back in good order': 'die zweite Einheit weicht geordnet zurück',
    'the second unit breaks': 'die zweite Einheit flieht',
  },
  striker: {
    champion: 'Champion',
    rank: 'Glied',
    single: 'Glied ohne Kontakt',
    support: 'Unterstützung',
    crew: 'zweite Besatzung',
    crewSingle: 'zweite Besatzung ohne Kontakt',
    mount: 'Reittiere',
    mountSingle: 'Reittiere ohne Kontakt',
    impact: 'Aufpralltreffer',
    grind: 'Mahlattacken',
    stomp: 'Niedertrampeln',
  },
  die: {
    'to hit': 'Trefferwurf',
    'to hit, second chance': 'Trefferwurf, zweite Chance',
    'to hit, second die': 'Trefferwurf, zweiter Würfel',
    'to wound': 'Verwundungswurf',
    'armour save': 'Rüstungswurf',
    'special save': 'besonderer Schutzwurf',
    ward: 'Rettungswurf',
    aegis: 'Aegis',
    fortitude: 'Fortitude',
    regeneration: 'Regeneration',
    'number of attacks': 'Zahl der Attacken',
    wounds: 'Verwundungen',
    reroll: 'noch einmal',
    Leadership: 'Moralwert',
  },
  roll: {
    hit: 'der Trefferwürfe',
    wound: 'der Verwundungswürfe',
    armour: 'der Rüstungswürfe',
    'special save': 'der besonderen Schutzwürfe',
  },
  weapon: {
    'hand weapon': 'Handwaffe',
    'two hand weapons': 'zwei Handwaffen',
    'great weapon': 'Zweihandwaffe',
    halberd: 'Hellebarde',
    flail: 'Flegel',
    'morning star': 'Morgenstern',
    'thrusting spear': 'Stoßspeer',
    'cavalry spear': 'Kavalleriespeer',
    spear: 'Speer',
    lance: 'Lanze',
    'light lance': 'leichte Lanze',
    'paired weapons': 'Paarwaffen',
    whip: 'Peitsche',
    'hunting spear': 'Jagdspeer',
    'wolf hammer': 'Wolfshammer',
    'plague censer': 'Seuchenrauchfass',
    'dread halberd': 'Schreckenshellebarde',
    'asrai spear': 'Asrai-Speer',
    'lash and buckler': 'Peitsche und Buckler',
  },
};
