// What the calculators of Fantasy say.
export const names: { readonly [english: string]: string } = {
  'How many wounds do these attacks cause, and how many models fall?':
    'Wie viele Verwundungen bringen diese Attacken, und wie viele Modelle fallen?',
  'Rules of': 'Regeln von',
  'Whose rules the named effects follow.': 'Wessen Regeln die genannten Effekte folgen.',
  'Plain dice': 'Bloße Würfel',
  'The Old World': 'The Old World',
  'The 9th Age': 'The 9th Age',
  'A number or dice: 10, D6, 2D6+3. Rolled once for each model.':
    'Eine Zahl oder Würfel: 10, D6, 2D6+3. Für jedes Modell einmal geworfen.',
  'How many models make these attacks, each rolling for its own number.':
    'Wie viele Modelle diese Attacken machen; jedes würfelt seine eigene Anzahl.',
  'Kind of attack': 'Art der Attacke',
  'Impact hits come first and need a charge; stomps come last. Both hit automatically.':
    'Aufpralltreffer kommen zuerst und brauchen einen Angriff; Niedertrampeln kommt zuletzt. Beide treffen automatisch.',
  'Normal attacks': 'Normale Attacken',
  'Impact hits': 'Aufpralltreffer',
  Stomps: 'Niedertrampeln',
  'The face a die needs to hit; 7 to 9 is a natural 6, then 4+, 5+ or 6.':
    'Die Augenzahl, mit der ein Würfel trifft; 7 bis 9 ist eine natürliche 6, dann 4+, 5+ oder 6.',
  Automatic: 'Automatisch',
  Impossible: 'Unmöglich',
  'Hit rerolls': 'Trefferwürfe wiederholen',
  'Which dice to hit are rolled again, once.': 'Welche Trefferwürfel einmal wiederholt werden.',
  'Reroll 1s': 'Einsen wiederholen',
  'Reroll successes': 'Erfolge wiederholen',
  'Reroll fails': 'Fehlschläge wiederholen',
  'The face a hit needs to wound.': 'Die Augenzahl, mit der ein Treffer verwundet.',
  'Wound rerolls': 'Verwundungswürfe wiederholen',
  'Which dice to wound are rolled again, once.': 'Welche Verwundungswürfel einmal wiederholt werden.',
  'Armour save': 'Rüstungswurf',
  "The target's armour save before armour piercing.": 'Der Rüstungswurf des Ziels vor der Rüstungsdurchdringung.',
  Armour: 'Rüstung',
  'Stops everything': 'Hält alles auf',
  'No armour': 'Keine Rüstung',
  'Armour piercing': 'Rüstungsdurchdringung',
  'Added to the armour save; above 6 there is no save.': 'Zum Rüstungswurf addiert; über 6 gibt es keinen Wurf.',
  'Armour rerolls': 'Rüstungswürfe wiederholen',
  'Which armour dice the defender rolls again, once.': 'Welche Rüstungswürfel der Verteidiger einmal wiederholt.',
  'Special save': 'Besonderer Schutzwurf',
  'Aegis, ward, fortitude or regeneration: rolled after armour, never changed by piercing.':
    'Aegis, Rettungswurf, Fortitude oder Regeneration: nach der Rüstung geworfen, nie durch Durchdringung geändert.',
  'No special save': 'Kein besonderer Schutzwurf',
  'Kind of special save': 'Art des besonderen Schutzwurfs',
  'Divine attacks trouble an aegis; flaming and lethal attacks deny fortitude.':
    'Göttliche Attacken stören eine Aegis; flammende und tödliche Attacken verhindern Fortitude.',
  'Aegis (ward)': 'Aegis (Rettungswurf)',
  'Fortitude (regeneration)': 'Fortitude (Regeneration)',
  'Special save rerolls': 'Besondere Schutzwürfe wiederholen',
  'Which special save dice the defender rolls again, once.':
    'Welche Würfel des besonderen Schutzwurfs der Verteidiger einmal wiederholt.',
  Ward: 'Rettungswurf',
  'A ward or aegis beside the special save.': 'Ein Rettungswurf oder eine Aegis neben dem besonderen Schutzwurf.',
  None: 'Ohne',
  'Regeneration or fortitude, rolled last; flaming and lethal attacks deny it.':
    'Regeneration oder Fortitude, zuletzt geworfen; flammende und tödliche Attacken verhindern sie.',
  'Special rules': 'Sonderregeln',
  'Poison on': 'Gift ab',
  'The lowest natural face to hit that poisons, if it hits.':
    'Die niedrigste natürliche Augenzahl des Trefferwurfs, die vergiftet, wenn sie trifft.',
  'Poison effect': 'Wirkung des Gifts',
  'Wounds automatically': 'Verwundet automatisch',
  '+2 to wound': '+2 auf den Verwundungswurf',
  'Lethal strike': 'Tödlicher Schlag',
  No: 'Nein',
  'Skips every save': 'Umgeht jeden Schutzwurf',
  'Skips armour and fortitude': 'Umgeht Rüstung und Fortitude',
  'Killing blow': 'Todesstoß',
  'Lethal strike (armour)': 'Tödlicher Schlag (Rüstung)',
  'Poison (+2 to wound)': 'Gift (+2 auf den Verwundungswurf)',
  'One model at a time': 'Ein Modell nach dem anderen',
  'Regeneration by the wound': 'Regeneration je Lebenspunkt',
  'One special save': 'Ein besonderer Schutzwurf',
  Fury: 'Raserei',
  'Red fury': 'Red Fury',
  'Multiple wounds': 'Multiple Lebenspunktverluste',
  'Wounds of each unsaved wound: 1, D3, D6+1 ...':
    'Lebenspunkte, die jede nicht verhinderte Verwundung kostet: 1, D3, D6+1 ...',
  'Armour bane': 'Rüstungsfluch',
  Sunder: 'Zerspalten',
  'Divine attacks': 'Göttliche Attacken',
  'Flaming attacks': 'Flammenattacken',
  'Toxic attacks': 'Giftige Attacken',
  'Wounds per model': 'Lebenspunkte je Modell',
  'The most one unsaved wound can take off. Left empty: the wounds of the target unit, or 1.':
    'Das Meiste, was eine nicht verhinderte Verwundung wegnehmen kann. Leer: die Lebenspunkte der Zieleinheit, oder 1.',
  Flammable: 'Entflammbar',
  Resilience: 'Widerstandskraft',
  'Toughness of the target; used by toxic attacks, which always have strength 3.':
    'Widerstand des Ziels; für giftige Attacken, die immer Stärke 3 haben.',
  'Weapon skill': 'Kampfgeschick',
  'With the skill of the target: to hit from the chart of the system. Offensive Skill in The 9th Age.':
    'Mit dem Kampfgeschick des Ziels: Trefferwurf nach der Tabelle des Systems. Offensive Skill in The 9th Age.',
  "Target's skill": 'Kampfgeschick des Ziels',
  'Weapon Skill, or Defensive Skill in The 9th Age.': 'Kampfgeschick, oder Defensive Skill in The 9th Age.',
  'Ballistic skill': 'Ballistische Fertigkeit',
  'The Old World: to hit when shooting; from 6 on a miss has a second chance.':
    'The Old World: Trefferwurf beim Schießen; ab 6 hat ein Fehlschuss eine zweite Chance.',
  'Hit modifier': 'Treffermodifikator',
  'Moves a roll to hit that comes from skills; + helps.':
    'Verschiebt einen Trefferwurf, der aus Werten kommt; + hilft.',
  'With the toughness of the target: to wound from the table.':
    'Mit dem Widerstand des Ziels: Verwundungswurf nach der Tabelle.',
  Toughness: 'Widerstand',
  'Of the target; Resilience in The 9th Age.': 'Des Ziels; Resilience in The 9th Age.',
  'Monster slayer': 'Monstertöter',
  'Kind of target': 'Art des Ziels',
  'The Old World: whom a killing blow or a monster slayer can slay.':
    'The Old World: wen ein Todesstoß oder ein Monstertöter erschlagen kann.',
  Infantry: 'Infanterie',
  Cavalry: 'Kavallerie',
  Chariot: 'Streitwagen',
  Monster: 'Monster',
  'War machine': 'Kriegsmaschine',
  'The attacker charged this turn: impact hits happen.':
    'Der Angreifer hat in diesem Zug angegriffen: Es gibt Aufpralltreffer.',
  'Charge distance': 'Angriffsweite',
  'Inches moved; below 3 there are no impact hits. Left empty: far enough.':
    'Zurückgelegte Zoll; unter 3 gibt es keine Aufpralltreffer. Leer: weit genug.',
  'Target unit': 'Zieleinheit',
  'A finite unit: counts the models slain.': 'Eine endliche Einheit: zählt die ausgeschalteten Modelle.',
  'Models the unit started with.': 'Modelle, mit denen die Einheit begann.',
  'Wounds each': 'Lebenspunkte je Modell',
  'Already lost': 'Schon verloren',
  'Wounds the unit has lost before.': 'Lebenspunkte, die die Einheit schon verloren hat.',
  'Excess wounds': 'Überzählige Verwundungen',
  'Whether wounds beyond the last one of a model pass on to the next model.':
    'Ob Verwundungen über den letzten Lebenspunkt eines Modells hinaus auf das nächste übergehen.',
  'Pass on to the next model': 'Gehen auf das nächste Modell über',
  'Are lost with the model': 'Gehen mit dem Modell verloren',
  'Mixed profiles': 'Gemischte Profile',
  'Several kinds of attack in order. They replace the attack above.':
    'Mehrere Arten von Attacken der Reihe nach. Sie ersetzen die Attacke oben.',
  'A charging model makes these hits automatically, before every other attack.':
    'Ein angreifendes Modell macht diese Treffer automatisch, vor jeder anderen Attacke.',
  'These hits are automatic and come after every other attack.':
    'Diese Treffer sind automatisch und kommen nach jeder anderen Attacke.',
  'A natural 6 to hit makes two hits instead of one.':
    'Eine natürliche 6 beim Trefferwurf macht zwei Treffer statt einem.',
  'A natural 6 to hit (or the face set) wounds without a wound roll; of two hits from one attack only one does.':
    'Eine natürliche 6 beim Trefferwurf (oder die gewählte Augenzahl) verwundet ohne Verwundungswurf; von zwei Treffern einer Attacke nur einer.',
  'A natural 6 to hit (or the face set) gets +2 on its wound roll; a natural 1 still fails.':
    'Eine natürliche 6 beim Trefferwurf (oder die gewählte Augenzahl) bekommt +2 auf ihren Verwundungswurf; eine natürliche 1 misslingt trotzdem.',
  'Always strength 3, and no armour save that can be pierced.':
    'Immer Stärke 3, und kein Rüstungswurf, der durchdrungen werden kann.',
  'Flaming attacks against this target reroll failed wound rolls.':
    'Flammenattacken gegen dieses Ziel wiederholen misslungene Verwundungswürfe.',
  'A natural 6 to wound skips armour and special saves.':
    'Eine natürliche 6 beim Verwundungswurf umgeht Rüstung und besondere Schutzwürfe.',
  'A natural 6 to wound skips armour and fortitude saves; an aegis save is still allowed.':
    'Eine natürliche 6 beim Verwundungswurf umgeht Rüstung und Fortitude; eine Aegis bleibt erlaubt.',
  'A lethal wound takes all wounds of a model; without lethal strike a natural 6 skips armour and fortitude.':
    'Eine tödliche Verwundung nimmt alle Lebenspunkte eines Modells; ohne tödlichen Schlag umgeht eine natürliche 6 Rüstung und Fortitude.',
  'A natural 6 to wound against a monster skips armour and regeneration and takes all its wounds.':
    'Eine natürliche 6 beim Verwundungswurf gegen ein Monster umgeht Rüstung und Regeneration und nimmt alle seine Lebenspunkte.',
  'A natural 6 to wound pierces armour better by this much.':
    'Eine natürliche 6 beim Verwundungswurf durchdringt Rüstung um so viel besser.',
  'Each wound that armour does not stop worsens the armour save for later wounds of the sequence.':
    'Jede Verwundung, die die Rüstung nicht aufhält, verschlechtert den Rüstungswurf für spätere Verwundungen der Folge.',
  'Successful aegis saves must be rerolled; the reroll replaces the defender’s own.':
    'Gelungene Aegis-Würfe müssen wiederholt werden; das ersetzt die Wiederholung des Verteidigers.',
  'No fortitude save and no regeneration is allowed; in The Old World only flammable targets lose theirs.':
    'Kein Fortitude-Wurf und keine Regeneration sind erlaubt; in The Old World verlieren nur entflammbare Ziele ihre.',
  'Each unsaved wound counts as this many, at most the wounds of one model.':
    'Jede nicht verhinderte Verwundung zählt so viele, höchstens die Lebenspunkte eines Modells.',
  'Every unsaved wound of a normal attack gives one extra attack, made at once; extra attacks give no more.':
    'Jede nicht verhinderte Verwundung einer normalen Attacke gibt sofort eine Zusatzattacke; Zusatzattacken geben keine mehr.',
  'What one unsaved wound takes beyond the wounds of the model it struck is wasted.':
    'Was eine nicht verhinderte Verwundung über die Lebenspunkte des getroffenen Modells hinaus nimmt, verfällt.',
  'Regeneration is rolled for every wound lost; a wound that is recovered still counts as scored.':
    'Regeneration wird für jeden verlorenen Lebenspunkt geworfen; ein zurückgewonnener zählt trotzdem als erzielt.',
  'Of aegis and fortitude only the better one that is still allowed is rolled.':
    'Von Aegis und Fortitude wird nur der bessere geworfen, der noch erlaubt ist.',
  'Spearmen against spearmen': 'Speerträger gegen Speerträger',
  'Elite great weapons against knights': 'Elite mit Zweihandwaffen gegen Ritter',
  'Poisoned blowpipes at a monster': 'Vergiftete Blasrohre auf ein Monster',
  'Assassin against a lord in full plate': 'Assassine gegen einen Fürsten in Vollrüstung',
  'Berserkers with fury and poison': 'Berserker mit Raserei und Gift',
  'Cannon shot into ogres': 'Kanonenschuss in Oger',
  'Lance charge with a hero and the horses': 'Lanzenangriff mit Held und Pferden',
  'Chariot charge': 'Streitwagenangriff',
  'Flaming arrows at regenerating trolls': 'Flammenpfeile auf regenerierende Trolle',
  'Divine hammers against a daemon host': 'Göttliche Hämmer gegen eine Dämonenschar',
  'Executioners against dragon ogres': 'Scharfrichter gegen Drachenoger',
  'Poison globes thrown at heavy infantry': 'Giftkugeln auf schwere Infanterie',
  'Vampire with red fury': 'Vampir mit Red Fury',
  'Picks that break the armour': 'Picken, die die Rüstung brechen',
  Combat: 'Nahkampf',
  'Two units fight: who loses how much?': 'Zwei Einheiten kämpfen: Wer verliert wie viel?',
  'First unit': 'Erste Einheit',
  Initiative: 'Initiative',
  'Higher strikes first, equal strikes together.': 'Höhere schlagen zuerst zu, gleiche zusammen.',
  'What the unit strikes with; saves are those of the enemy.':
    'Womit die Einheit zuschlägt; Schutzwürfe sind die des Feindes.',
  'Attacks of each model: a number or dice, rolled for every model.':
    'Attacken jedes Modells: eine Zahl oder Würfel, für jedes Modell geworfen.',
  'At most so many models strike with this: a front rank, a champion. Left empty: every model left.':
    'Höchstens so viele Modelle schlagen hiermit zu: ein vorderes Glied, ein Champion. Leer: jedes übrige Modell.',
  "When these attacks strike. Left empty: at the unit's initiative.":
    'Wann diese Attacken zuschlagen. Leer: bei der Initiative der Einheit.',
  'Second unit': 'Zweite Einheit',
  'Rounds of combat; impact hits happen in the first.': 'Nahkampfrunden; Aufpralltreffer gibt es in der ersten.',
  'Two shield walls': 'Zwei Schildwälle',
  'Quick elites against a horde': 'Schnelle Elite gegen eine Horde',
  'Chariots charge infantry': 'Streitwagen greifen Infanterie an',
  'A giant among spearmen': 'Ein Riese unter Speerträgern',
  'Two units meet: who wins the combat, and who runs?':
    'Zwei Einheiten treffen aufeinander: Wer gewinnt den Nahkampf, und wer flieht?',
  'With the champion, before wounds already lost are taken off.':
    'Mit dem Champion, bevor schon verlorene Lebenspunkte abgezogen werden.',
  Frontage: 'Frontbreite',
  'Models in a rank.': 'Modelle in einem Glied.',
  'What the whole unit costs.': 'Was die ganze Einheit kostet.',
  'In contact': 'In Kontakt',
  'Own front models in base contact. Left empty: worked out from the widths.':
    'Eigene vordere Modelle in Kontakt. Leer: aus den Breiten berechnet.',
  'Base width': 'Basebreite',
  'Base depth': 'Basetiefe',
  'Weapon Skill': 'Kampfgeschick',
  'Offensive Skill in The 9th Age.': 'Offensive Skill in The 9th Age.',
  'Defensive Skill': 'Defensive Skill',
  'The 9th Age only. Left empty: the Offensive Skill.': 'Nur The 9th Age. Leer: der Offensive Skill.',
  'Resilience in The 9th Age.': 'Resilience in The 9th Age.',
  'Without the weapon.': 'Ohne die Waffe.',
  'Health Points in The 9th Age.': 'Health Points in The 9th Age.',
  'Agility in The 9th Age.': 'Agility in The 9th Age.',
  'A number or dice, rolled for each model.': 'Eine Zahl oder Würfel, für jedes Modell geworfen.',
  Leadership: 'Moralwert',
  "Discipline in The 9th Age; the general's where he is near.":
    'Discipline in The 9th Age; der des Generals, wo er in der Nähe ist.',
  Equipment: 'Ausrüstung',
  'Hand weapon': 'Handwaffe',
  'Two hand weapons': 'Zwei Handwaffen',
  'Great weapon': 'Zweihandwaffe',
  Halberd: 'Hellebarde',
  Flail: 'Flegel',
  'Morning star': 'Morgenstern',
  'Thrusting spear': 'Stoßspeer',
  'Cavalry spear': 'Kavalleriespeer',
  Whip: 'Peitsche',
  'Paired weapons': 'Paarwaffen',
  'Light lance': 'Leichte Lanze',
  Spear: 'Speer',
  'Without the shield; 7 is none. The 9th Age: 7 less the Armour.':
    'Ohne den Schild; 7 ist keiner. The 9th Age: 7 weniger die Armour.',
  Shield: 'Schild',
  'Aegis in The 9th Age.': 'Aegis in The 9th Age.',
  'Fortitude in The 9th Age.': 'Fortitude in The 9th Age.',
  'Troop type': 'Truppentyp',
  'The Old World only.': 'Nur The Old World.',
  'Regular infantry': 'Reguläre Infanterie',
  'Heavy infantry': 'Schwere Infanterie',
  'Monstrous infantry': 'Monströse Infanterie',
  Swarms: 'Schwärme',
  'Light cavalry': 'Leichte Kavallerie',
  'Heavy cavalry': 'Schwere Kavallerie',
  'Monstrous cavalry': 'Monströse Kavallerie',
  'War beasts': 'Kriegsbestien',
  'Light chariot': 'Leichter Streitwagen',
  'Heavy chariot': 'Schwerer Streitwagen',
  'Monstrous creature': 'Monströse Kreatur',
  Behemoth: 'Behemoth',
  Height: 'Höhe',
  'The 9th Age only.': 'Nur The 9th Age.',
  Standard: 'Normal',
  Large: 'Groß',
  Gigantic: 'Gigantisch',
  Formation: 'Formation',
  Close: 'Geschlossen',
  Open: 'Offen',
  Skirmish: 'Plänkler',
  'As printed on the card: "Hatred (all enemies)", "Impact Hits (D6+1)".':
    'Wie auf der Karte gedruckt: „Hatred (all enemies)“, „Impact Hits (D6+1)“.',
  Champion: 'Champion',
  Command: 'Kommando',
  "Left empty: the unit's.": 'Leer: der Wert der Einheit.',
  "Left empty: one more than the unit's.": 'Leer: eins mehr als die Einheit.',
  'Standard bearer': 'Standartenträger',
  'Battle standard in the unit': 'Armeestandarte in der Einheit',
  Mount: 'Reittier',
  'Strikes with its own values.': 'Schlägt mit eigenen Werten zu.',
  Beasts: 'Tiere',
  'Beasts of each model.': 'Tiere jedes Modells.',
  'Second crew': 'Zweite Besatzung',
  'Others who strike from the model, with values and weapons of their own and the rules of the unit.':
    'Andere, die vom Modell aus zuschlagen, mit eigenen Werten und Waffen und den Regeln der Einheit.',
  'By name, or as an object with strength, piercing, attacks and rules.':
    'Mit Namen, oder als Objekt mit Stärke, Durchdringung, Attacken und Regeln.',
  'Of one of them.': 'Eines von ihnen.',
  'How many': 'Wie viele',
  'Alike on each model.': 'Gleiche auf jedem Modell.',
  'Rules of their own strikes.': 'Regeln ihrer eigenen Schläge.',
  "Rules of the mount's own strikes.": 'Regeln der eigenen Schläge des Reittiers.',
  'Strength of impact and stomps': 'Stärke von Aufprall und Niedertrampeln',
  "Left empty: the mount's, without a mount the unit's.": 'Leer: die des Reittiers, ohne Reittier die der Einheit.',
  'Piercing of impact and stomps': 'Durchdringung von Aufprall und Niedertrampeln',
  Charges: 'Greift an',
  'Charged this turn.': 'Hat in diesem Zug angegriffen.',
  Movement: 'Bewegung',
  'Flight and pursuit': 'Flucht und Verfolgung',
  'The winner pursues what breaks or falls back: it is caught or gets away.':
    'Der Sieger verfolgt, was flieht oder zurückweicht: Es wird eingeholt oder entkommt.',
  Character: 'Charaktermodell',
  'Joined to the unit, beside its models, in the front rank.':
    'Der Einheit angeschlossen, neben ihren Modellen, im vorderen Glied.',
  'Rules of the character and its magic items.': 'Regeln des Charaktermodells und seiner magischen Gegenstände.',
  'Plate armour; does not fear, and rolls failed break tests again.':
    'Plattenrüstung; fürchtet sich nicht und wiederholt misslungene Aufriebtests.',
  '+1 Strength and piercing in the first round.': '+1 Stärke und Durchdringung in der ersten Runde.',
  '+1 Strength and piercing in the first round; does not fear.':
    '+1 Stärke und Durchdringung in der ersten Runde; fürchtet sich nicht.',
  '+1 Strength and piercing in the first round, 6s to hit hit twice, an aegis of 6+; does not fear.':
    '+1 Stärke und Durchdringung in der ersten Runde, Sechsen treffen doppelt, Aegis 6+; fürchtet sich nicht.',
  'One attack at step 0 of Strength and piercing 10 that takes D3+1 wounds, where it takes more than its others.':
    'Eine Attacke bei Schritt 0 mit Stärke und Durchdringung 10, die W3+1 Lebenspunkte nimmt, wenn sie mehr nimmt als die übrigen.',
  'Ranks of three are full, one more supports; in a charge three abreast another one.':
    'Glieder zu dritt sind voll, eines mehr unterstützt; beim Angriff zu dritt nebeneinander noch eines.',
  '+1 to hit with a weapon that strikes last.': '+1 auf Trefferwürfe mit einer Waffe, die zuletzt zuschlägt.',
  '+1 Strength and piercing, unless another weapon is in hand.':
    '+1 Stärke und Durchdringung, außer mit einer anderen Waffe in der Hand.',
  'One more attack, at +1 to the skill and piercing, unless another weapon is in hand.':
    'Eine Attacke mehr, +1 Offensive Skill und Durchdringung, außer mit einer anderen Waffe in der Hand.',
  'One more attack, magical and at +1 to the skill, unless another weapon is in hand.':
    'Eine Attacke mehr, magisch und mit +1 Offensive Skill, außer mit einer anderen Waffe in der Hand.',
  'Three more attacks in the flank or rear of the enemy.': 'Drei Attacken mehr in Flanke oder Rücken des Gegners.',
  'Each unsaved wound takes D3 of gigantic models.':
    'Jede nicht gerettete Verwundung nimmt riesigen Modellen W3 Lebenspunkte.',
  'Supports with all its attacks.': 'Unterstützt mit allen seinen Attacken.',
  '6s to hit hit twice.': 'Sechsen treffen doppelt.',
  'Rerolls failed hits in the first round; what its spells do is entered by hand.':
    'Wiederholt verfehlte Trefferwürfe in der ersten Runde; was seine Zauber bewirken, wird von Hand eingetragen.',
  'One more attack and +1 Strength in the turn of its charge.':
    'Eine Attacke mehr und +1 Stärke im Zug seines Angriffs.',
  'Does not fear; its attacks are magical.': 'Fürchtet sich nicht; seine Attacken sind magisch.',
  'Does not fear; an inch more against the wounded is not counted.':
    'Fürchtet sich nicht; ein Zoll mehr gegen Verwundete zählt nicht.',
  'Does not fear, and rolls failed charges again.': 'Fürchtet sich nicht und wiederholt misslungene Angriffe.',
  'Rolls failed tests of Discipline again.': 'Wiederholt misslungene Disziplintests.',
  'Crumbles by 1 less.': 'Zerfällt um 1 weniger.',
  'An aegis of 5+; does not fear, and its attacks are magical.':
    'Ägide 5+; fürchtet sich nicht, und seine Attacken sind magisch.',
  'A fortitude of 6+.': 'Fortitude 6+.',
  'Rolls one die more to charge a flank or the rear.': 'Würfelt beim Angriff auf Flanke oder Rücken einen Würfel mehr.',
  'Rolls one die more to charge what is large or gigantic.':
    'Würfelt beim Angriff auf Großes oder Riesiges einen Würfel mehr.',
  'Fires and flees': 'Schießt und flieht',
  'Challenges refused from a single rank': 'Herausforderungen aus einem einzigen Glied ablehnen',
  'The Old World: the community FAQ alone forbids it, as there is nowhere to retire to.':
    'The Old World: Nur die FAQ der Community verbietet es, weil es keinen Platz zum Zurücktreten gibt.',
  'Press of Battle after a pursuit': 'Press of Battle nach einer Verfolgung',
  'The Old World: the FAQ denies it to real charges; of a pursuit into a new combat nobody says so.':
    'The Old World: Die FAQ verwehrt es echten Angriffen; von einer Verfolgung in einen neuen Kampf sagt das niemand.',
  Readings: 'Lesarten',
  'Rolls failed break tests again.': 'Wiederholt misslungene Aufriebtests.',
  'Stubborn in the first round, fought in its front.': 'In der ersten Runde stur, wenn vorn bekämpft.',
  'Tests Discipline each round: passed, it rerolls failed hits.':
    'Testet jede Runde Disziplin: Gelingt es, wiederholt sie misslungene Trefferwürfe.',
  'Behind its shield an aegis of 6+ against strikes from the front, 5+ where it was charged.':
    'Hinter dem Schild eine Aegis von 6+ gegen Schläge von vorn, 5+ wenn sie angegriffen wurde.',
  'An aegis of 6+; whether the army prays is not asked.': 'Eine Aegis von 6+; ob die Armee betet, wird nicht gefragt.',
  'Plate armour, with an aegis of 5+ against flaming attacks.':
    'Plattenrüstung, mit einer Aegis von 5+ gegen flammende Attacken.',
  'Two against one': 'Zwei gegen eine',
  'Two units fight one, in front and in its flank: who wins the combat, and who runs?':
    'Zwei Einheiten kämpfen gegen eine, vorn und in ihrer Flanke: Wer gewinnt den Nahkampf, und wer flieht?',
  'Its ally': 'Ihr Verbündeter',
  'Fights the same enemy in its flank or rear.': 'Kämpft gegen denselben Feind in dessen Flanke oder Rücken.',
  'Spears hold, knights charge the flank': 'Speere halten, Ritter greifen die Flanke an',
  'The line takes the charge of the mob, and lances come in from the side.':
    'Die Linie hält den Mob auf, und Lanzen kommen von der Seite.',
  'Elven spears hold, knights charge the flank': 'Elfenspeere halten, Ritter greifen die Flanke an',
  'A ranked flank is worth two points, and steadfast no more.':
    'Eine Flanke mit vollem Glied ist zwei Punkte wert, und standhaft ist niemand mehr.',
  Challenges: 'Herausforderungen',
  'Nothing happens while neither unit issues one. Duels in The 9th Age.':
    'Nichts geschieht, solange keine Einheit eine ausspricht. In The 9th Age: Duelle.',
  Accepts: 'Nimmt an',
  Refuses: 'Lehnt ab',
  'Issues one': 'Spricht eine aus',
  'Fights challenges': 'Kämpft bei Herausforderungen',
  'Whoever of the two the unit has.': 'Wen von beiden die Einheit hat.',
  'The character': 'Das Charaktermodell',
  'The champion': 'Der Champion',
  'In a challenge.': 'In einer Herausforderung.',
  'Without the shield.': 'Ohne den Schild.',
  'When charged': 'Wenn sie angegriffen wird',
  Holds: 'Hält stand',
  'Stands and shoots': 'Bleibt stehen und schießt',
  Flees: 'Flieht',
  'Missile weapon': 'Fernkampfwaffe',
  'What the front rank shoots with when it stands and shoots.':
    'Womit das vordere Glied schießt, wenn es stehen bleibt und schießt.',
  'Losses before the fight': 'Verluste vor dem Kampf',
  'Chances to lose so many wounds by shooting or magic, beside those already lost: the wounds of an attack, as its answer has them.':
    'Chancen, so viele Lebenspunkte durch Beschuss oder Magie zu verlieren, neben den schon verlorenen: die Verwundungen einer Attacke, wie ihre Antwort sie nennt.',
  'Ballistic Skill': 'Ballistische Fertigkeit',
  'The 9th Age: 7 less the Aim.': 'The 9th Age: 7 weniger das Zielen.',
  Shots: 'Schüsse',
  'Of one model.': 'Eines Modells.',
  '+ helps. The 1 for standing and shooting comes off by itself; long range in The 9th Age does not.':
    '+ hilft. Die 1 für Stehenbleiben und Schießen geht von selbst ab, die weite Entfernung in The 9th Age nicht.',
  'Quick shot': 'Schnellschuss',
  'Shoots however near the charge begins. The Old World only.':
    'Schießt, wie nah der Angriff auch beginnt. Nur in The Old World.',
  'Rules of the shots.': 'Regeln der Schüsse.',
  'Does not pursue': 'Verfolgt nicht',
  'If it passes a test of Leadership. Only where flight and pursuit are rolled.':
    'Wenn sie einen Moralwerttest besteht. Nur wo Flucht und Verfolgung gewürfelt werden.',
  'Flees and pursues 1" less, but at least 1.': 'Flieht und verfolgt 1" weniger, aber mindestens 1.',
  'Advance Rate in The 9th Age. With it a charge over a distance must be rolled for; left empty: it arrives.':
    'Advance Rate in The 9th Age. Damit muss ein Angriff über eine Strecke erwürfelt werden; leer: Er kommt an.',
  'Charges through terrain': 'Greift durch Gelände an',
  'Difficult or dangerous ground or a low obstacle on the way. The Old World only.':
    'Schwieriges oder gefährliches Gelände oder ein niedriges Hindernis auf dem Weg. Nur in The Old World.',
  'One die more for charge, flight and pursuit: added to the result (The Old World), or the lowest is dropped (The 9th Age).':
    'Ein Würfel mehr für Angriff, Flucht und Verfolgung: zum Ergebnis addiert (The Old World), oder der niedrigste entfällt (The 9th Age).',
  'Inches moved. Left empty: far enough.': 'Zurückgelegte Zoll. Leer: weit genug.',
  'Disordered charge': 'Ungeordneter Angriff',
  'Fights the enemy in the': 'Bekämpft den Feind in der',
  'The side of the enemy that this unit fights.': 'Die Seite des Feindes, gegen die diese Einheit kämpft.',
  Front: 'Front',
  Flank: 'Flanke',
  Rear: 'Rücken',
  'High ground': 'Höhere Stellung',
  Disrupted: 'Aufgebrochen',
  'Battle standard near': 'Armeestandarte in der Nähe',
  'Which results of its break test the unit rolls again.':
    'Welche Ergebnisse ihres Aufriebstests die Einheit wiederholt.',
  'Rerolls a break': 'Wiederholt ein Fliehen',
  'Rerolls anything but giving ground': 'Wiederholt alles außer Zurückweichen',
  'Wounds already lost': 'Schon verlorene Lebenspunkte',
  '+ helps.': '+ hilft.',
  'The fight ends before when a unit is destroyed, breaks or falls back.':
    'Der Kampf endet früher, wenn eine Einheit vernichtet ist, flieht oder weicht.',
  'Enemies test their courage each round, and strike worse when they fail.':
    'Feinde prüfen jede Runde ihren Mut und schlagen schlechter zu, wenn sie versagen.',
  'Never breaks.': 'Flieht nie.',
  'Falls back from its first break test without a roll (The Old World), or ignores the points lost by (The 9th Age).':
    'Weicht bei ihrem ersten Aufriebstest ohne Wurf (The Old World) oder übergeht die Punkte der Niederlage (The 9th Age).',
  'Loses one more wound for each point it lost the combat by.':
    'Verliert einen Lebenspunkt mehr für jeden Punkt, um den sie den Nahkampf verloren hat.',
  'Denies regeneration to those it harms: to flammable models (The Old World) or to all (The 9th Age).':
    'Verwehrt denen, die sie verletzt, Regeneration: entflammbaren Modellen (The Old World) oder allen (The 9th Age).',
  'Rerolls failed hits in the first round.': 'Wiederholt in der ersten Runde misslungene Trefferwürfe.',
  'Each unsaved wound takes this many.': 'Jede nicht verhinderte Verwundung nimmt so viele.',
  'Models in contact make these hits automatically when they charge.':
    'Modelle in Kontakt machen diese Treffer automatisch, wenn sie angreifen.',
  'Models in contact make these hits automatically after all other strikes.':
    'Modelle in Kontakt machen diese Treffer automatisch nach allen anderen Schlägen.',
  'One more rank makes supporting attacks.': 'Ein Glied mehr macht Unterstützungsattacken.',
  'Can wound ethereal models.': 'Kann körperlose Modelle verwunden.',
  'Flaming attacks harm it more.': 'Flammenattacken schaden ihr mehr.',
  'A natural 6 to wound against infantry or cavalry skips armour and regeneration and takes the whole model.':
    'Eine natürliche 6 beim Verwundungswurf gegen Infanterie oder Kavallerie umgeht Rüstung und Regeneration und nimmt das ganze Modell.',
  'A natural 6 to wound against infantry, cavalry or war beasts of common size skips armour and regeneration.':
    'Eine natürliche 6 beim Verwundungswurf gegen Infanterie, Kavallerie oder Kriegsbestien gewöhnlicher Größe umgeht Rüstung und Regeneration.',
  'A natural 6 to hit gets +2 on its wound roll.':
    'Eine natürliche 6 beim Trefferwurf bekommt +2 auf ihren Verwundungswurf.',
  'One more attack when it charges or follows up, and no fear, until it loses a round.':
    'Eine Attacke mehr, wenn sie angreift oder nachsetzt, und keine Furcht, bis sie eine Runde verliert.',
  'One more attack when it charges 3" or more.': 'Eine Attacke mehr, wenn sie 3" oder mehr angreift.',
  'So many more attacks for models in contact.': 'So viele Attacken mehr für Modelle in Kontakt.',
  'Strikes at Initiative 10.': 'Schlägt mit Initiative 10 zu.',
  'Strikes at Initiative 1.': 'Schlägt mit Initiative 1 zu.',
  'The unit it charges is disrupted: no rank bonus.':
    'Die Einheit, die sie angreift, ist aufgebrochen: kein Gliederbonus.',
  'Impact hits pierce armour better by the rank bonus.':
    'Aufpralltreffer durchdringen Rüstung um den Gliederbonus besser.',
  '+1 Initiative in the first round.': '+1 Initiative in der ersten Runde.',
  'When charging, armour piercing is better by 1 and 1s to wound are rerolled.':
    'Beim Angriff ist die Rüstungsdurchdringung um 1 besser, und Einsen beim Verwundungswurf werden wiederholt.',
  'Hand weapons are magical and pierce armour by 1.': 'Handwaffen sind magisch und durchdringen Rüstung um 1.',
  'Hand weapons pierce armour by 1.': 'Handwaffen durchdringen Rüstung um 1.',
  'Hand weapons reroll 1s to hit.': 'Handwaffen wiederholen Einsen beim Trefferwurf.',
  'Hand weapons reroll 1s to wound.': 'Handwaffen wiederholen Einsen beim Verwundungswurf.',
  'A charging mount strikes with +1 Strength and pierces armour by 1.':
    'Ein angreifendes Reittier schlägt mit +1 Stärke zu und durchdringt Rüstung um 1.',
  'The greatest rank bonus is 1 more.': 'Der größte Gliederbonus ist um 1 höher.',
  'The rank bonus is added to Leadership.': 'Der Gliederbonus wird zum Moralwert addiert.',
  'Causes Fear, and a beaten enemy without Terror tests at 1 Leadership less.':
    'Verursacht Furcht, und ein geschlagener Feind ohne Terror testet mit 1 Moralwert weniger.',
  'Does not test against Fear.': 'Testet nicht gegen Furcht.',
  'Rerolls failed tests against Fear.': 'Wiederholt misslungene Tests gegen Furcht.',
  'A battle standard does not help its break test.': 'Eine Armeestandarte hilft ihrem Aufriebstest nicht.',
  'In the turn it is charged, falling back in good order becomes giving ground.':
    'In dem Zug, in dem sie angegriffen wird, wird aus geordnetem Weichen ein Zurückweichen.',
  'An unstable unit loses so many wounds fewer.': 'Eine instabile Einheit verliert so viele Lebenspunkte weniger.',
  'Tests against Fear roll three dice and drop the highest.':
    'Tests gegen Furcht werfen drei Würfel, der höchste fällt weg.',
  'Causes Fear, feels none, never breaks and crumbles when it loses.':
    'Verursacht Furcht, fühlt keine, flieht nie und zerfällt, wenn sie verliert.',
  'Recovers wounds it has lost; they still count for the combat result.':
    'Gewinnt verlorene Lebenspunkte zurück; sie zählen trotzdem für das Kampfergebnis.',
  'Only magical attacks can wound it.': 'Nur magische Attacken können sie verwunden.',
  'Rerolls 1s of its armour saves.': 'Wiederholt Einsen ihrer Rüstungswürfe.',
  'Has this ward.': 'Hat diesen Rettungswurf.',
  'A natural 6 to hit makes one more hit.': 'Eine natürliche 6 beim Trefferwurf macht einen Treffer mehr.',
  'A natural 6 to wound skips armour and fortitude.':
    'Eine natürliche 6 beim Verwundungswurf umgeht Rüstung und Fortitude.',
  'A natural 6 to hit wounds without a roll.': 'Eine natürliche 6 beim Trefferwurf verwundet ohne Wurf.',
  'Successful aegis saves are rerolled.': 'Gelungene Aegis-Würfe werden wiederholt.',
  'Always Strength 3, and no armour helps.': 'Immer Stärke 3, und keine Rüstung hilft.',
  '+1 to hit; with a great weapon it strikes at its Agility instead.':
    '+1 auf den Trefferwurf; mit einer Zweihandwaffe schlägt sie stattdessen mit ihrer Agility zu.',
  'While charging it has the bonuses and rules listed.': 'Beim Angriff hat sie die aufgezählten Boni und Regeln.',
  'Models in contact make these hits automatically at their own Agility.':
    'Modelle in Kontakt machen diese Treffer automatisch mit ihrer eigenen Agility.',
  'A supporting model makes up to this many attacks.': 'Ein unterstützendes Modell macht bis zu so viele Attacken.',
  'Has this fortitude save.': 'Hat diesen Fortitude-Wurf.',
  'Is hit at −1.': 'Wird mit −1 getroffen.',
  "From the front its Defensive Skill is 1 more, and at least the attacker's skill.":
    'Von vorn ist ihr Defensive Skill um 1 höher, und mindestens so hoch wie der Wert des Angreifers.',
  'Stomps do not touch it.': 'Niedertrampeln berührt sie nicht.',
  'Does not fear.': 'Fürchtet sich nicht.',
  'Is unstable, but crumbles less when stubborn, steadfast or near the battle standard.':
    'Ist instabil, zerfällt aber weniger, wenn sie stur, standhaft oder bei der Armeestandarte ist.',
  'Tests when beaten; failed, it loses wounds instead of breaking.':
    'Testet, wenn sie geschlagen ist; misslingt es, verliert sie Lebenspunkte, statt zu fliehen.',
  'Tests of Discipline roll three dice and drop the highest.':
    'Disziplintests werfen drei Würfel, der höchste fällt weg.',
  'Has no full ranks.': 'Hat keine vollen Glieder.',
  'Does not stomp.': 'Trampelt nicht nieder.',
  'Orcs charge State Troops': 'Orks greifen Staatstruppen an',
  'Knights charge spears in the front': 'Ritter greifen Speere von vorn an',
  'Knights charge spears in the flank': 'Ritter greifen Speere in der Flanke an',
  'River Trolls against halberds': 'Flusstrolle gegen Hellebarden',
  'Flaming halberds against trolls': 'Flammende Hellebarden gegen Trolle',
  'Chaos Warriors grind down skeletons': 'Chaoskrieger zermahlen Skelette',
  'Orcs against a shieldwall': 'Orks gegen einen Schildwall',
  'A Giant among State Troops': 'Ein Riese unter Staatstruppen',
  'Swordmasters against Orcs': 'Schwertmeister gegen Orks',
  'A chariot into Clanrats': 'Ein Streitwagen in Clanratten',
  'Executioners receive knights': 'Scharfrichter empfangen Ritter',
  'Chaos Warriors face each other': 'Chaoskrieger gegen Chaoskrieger',
  'Sword Masters charge spears': 'Schwertmeister greifen Speere an',
  'Sword Masters, three rounds': 'Schwertmeister, drei Runden',
  "'Eadbashers charge elven spears": "'Eadbashers greifen Elfenspeere an",
  'Knights charge heavy infantry': 'Ritter greifen schwere Infanterie an',
  'Knights charge the flank': 'Ritter greifen die Flanke an',
  'Skeletons crumble': 'Skelette zerfallen',
  'Trolls charge heavy infantry': 'Trolle greifen schwere Infanterie an',
  'A Giant among rats': 'Ein Riese unter Ratten',
  "'Eadbashers against dwarfs": "'Eadbashers gegen Zwerge",
  'Lethal halberds against knights': 'Tödliche Hellebarden gegen Ritter',
  'Daemons against Sword Masters': 'Dämonen gegen Schwertmeister',
  'A chariot into spears': 'Ein Streitwagen in Speere',
  'Ten ordinary attacks on light armour: the yardstick for everything else.':
    'Zehn gewöhnliche Attacken auf leichte Rüstung: der Maßstab für alles andere.',
  'Hard hits and armour piercing against a 2+ save.':
    'Harte Treffer und Rüstungsdurchdringung gegen einen Schutzwurf von 2+.',
  'Only sixes matter: poison carries a volley that could hardly wound.':
    'Nur Sechsen zählen: Gift trägt eine Salve, die sonst kaum verwunden könnte.',
  'A natural 6 to wound goes past 2+ armour and a 4+ ward.':
    'Eine natürliche 6 beim Verwundungswurf umgeht eine Rüstung von 2+ und einen Rettungswurf von 4+.',
  'Sixes to hit strike twice, one of the two hits poisoned.':
    'Sechsen beim Trefferwurf treffen doppelt, einer der beiden Treffer vergiftet.',
  'One hit through three ranks, D3+1 wounds each, never more than a model has.':
    'Ein Treffer durch drei Glieder, je D3+1 Lebenspunkte, nie mehr, als ein Modell hat.',
  'Knights, their steeds and a hero in one volley: three profiles in order.':
    'Ritter, ihre Rösser und ein Held in einer Salve: drei Profile der Reihe nach.',
  'D6+1 impact hits for each of two chariots, then crew and beasts.':
    'D6+1 Aufpralltreffer für jeden von zwei Streitwagen, dann Besatzung und Tiere.',
  'Fire takes the 4+ regeneration away and rerolls failed wounds.':
    'Feuer nimmt die Regeneration von 4+ weg und wiederholt misslungene Verwundungen.',
  'Divine attacks make the 4+ aegis roll twice.': 'Göttliche Attacken lassen die Aegis von 4+ zweimal würfeln.',
  'A killing blow takes all four wounds at once.': 'Ein Todesstoß nimmt alle vier Lebenspunkte auf einmal.',
  'Toxic attacks are always strength 3 and no armour helps.':
    'Giftige Attacken haben immer Stärke 3, und keine Rüstung hilft.',
  'Every unsaved wound gives another attack.': 'Jede nicht verhinderte Verwundung gibt eine weitere Attacke.',
  'Each wound that gets through leaves less armour for the next.':
    'Jede Verwundung, die durchkommt, lässt der nächsten weniger Rüstung.',
  'Equal initiative: both sides strike with everything they had.':
    'Gleiche Initiative: Beide Seiten schlagen mit allem zu, was sie hatten.',
  'Striking first thins out the answer: five fewer attackers are five fewer attacks.':
    'Wer zuerst zuschlägt, dünnt die Antwort aus: Fünf Angreifer weniger sind fünf Attacken weniger.',
  'Impact hits at step 10, crew and beasts at their own initiative, infantry last.':
    'Aufpralltreffer bei Schritt 10, Besatzung und Tiere bei ihrer eigenen Initiative, Infanterie zuletzt.',
  'Stomps come last, so a giant brought down first does not stomp.':
    'Niedertrampeln kommt zuletzt, also trampelt ein vorher gefällter Riese nicht.',
  'Choppas on the charge against three ranks of spears.': 'Spalta im Angriff gegen drei Glieder Speere.',
  'Lances and First Charge against ranks and numbers.': 'Lanzen und First Charge gegen Glieder und Überzahl.',
  'The same charge where no spear helps and no rank counts.':
    'Derselbe Angriff, wo kein Speer hilft und kein Glied zählt.',
  'Regenerated wounds still count for the combat result.':
    'Regenerierte Lebenspunkte zählen trotzdem für das Kampfergebnis.',
  'Fire alone does not stop regeneration: only Flammable models lose it.':
    'Feuer allein hält Regeneration nicht auf: Nur entflammbare Modelle verlieren sie.',
  'The dead never run, they crumble: four rounds.': 'Die Toten fliehen nie, sie zerfallen: vier Runden.',
  'Dwarfs who would fall back give ground instead in the turn they are charged.':
    'Zwerge, die weichen würden, weichen in dem Zug, in dem sie angegriffen werden, nur zurück.',
  'Terror, stomps, and a unit that counts ranks against it.':
    'Terror, Niedertrampeln und eine Einheit, die Glieder dagegen zählt.',
  'Great weapons strike last, Strike First takes that back.':
    'Zweihandwaffen schlagen zuletzt zu, Strike First nimmt das zurück.',
  'Impact hits before anyone strikes; then it stands against thirty.':
    'Aufpralltreffer, bevor jemand zuschlägt; dann steht er gegen dreißig.',
  'Killing Blow against the heaviest armour.': 'Todesstoß gegen die schwerste Rüstung.',
  'Equal in everything: what the charge alone is worth.': 'Gleich in allem: was der Angriff allein wert ist.',
  'Lightning Reflexes let great weapons strike in order.':
    'Lightning Reflexes lassen Zweihandwaffen in der Reihenfolge zuschlagen.',
  'Steadfast infantry holds on while its ranks last.':
    'Standhafte Infanterie hält durch, solange ihre Glieder reichen.',
  'A devastating charge into three ranks of spears that strike first.':
    'Ein verheerender Angriff in drei Glieder Speere, die zuerst zuschlagen.',
  'Lances against steadfast ranks.': 'Lanzen gegen standhafte Glieder.',
  'Two points for a ranked flank, and no supports against it.':
    'Zwei Punkte für eine Flanke mit Gliedern, und keine Unterstützung dagegen.',
  'Unstable and undead near their battle standard.': 'Instabil und untot in der Nähe ihrer Armeestandarte.',
  'Fortitude, stomps and a Discipline of 5.': 'Fortitude, Niedertrampeln und eine Discipline von 5.',
  'A stubborn monster against forty spears.': 'Ein stures Monster gegen vierzig Speere.',
  'Parry makes skill count for little.': 'Parry lässt Können wenig zählen.',
  'Natural sixes go past plate.': 'Natürliche Sechsen umgehen Plattenrüstung.',
  'An aegis for everyone, and no rout: failed tests cost models.':
    'Eine Aegis für alle und keine Flucht: Misslungene Tests kosten Modelle.',
  'Impact hits share step 10 with the quickest.': 'Aufpralltreffer teilen sich Schritt 10 mit den Schnellsten.',
  'Army rules': 'Armeeregeln',
  'Counts the special rules of single armies too, as the cards of the library do.':
    'Zählt auch die Sonderregeln einzelner Armeen, wie es die Karten der Bibliothek tun.',
  'Has a ward of 5+.': 'Hat einen Rettungswurf von 5+.',
  'Has a ward of 6+.': 'Hat einen Rettungswurf von 6+.',
  'Has a ward of 4+.': 'Hat einen Rettungswurf von 4+.',
  'Has a ward of 5+ against flaming attacks.': 'Hat einen Rettungswurf von 5+ gegen flammende Attacken.',
  'Has a ward of 6+ against flaming attacks.': 'Hat einen Rettungswurf von 6+ gegen flammende Attacken.',
  'Has a ward of 4+ against flaming attacks.': 'Hat einen Rettungswurf von 4+ gegen flammende Attacken.',
  'Has a ward of 5+ against magical and flaming attacks.':
    'Hat einen Rettungswurf von 5+ gegen magische und flammende Attacken.',
  'Has a ward of 5+ against attacks that are not magical.':
    'Hat einen Rettungswurf von 5+ gegen Attacken, die nicht magisch sind.',
  'Has a ward of 6+ against attacks that are not magical.':
    'Hat einen Rettungswurf von 6+ gegen Attacken, die nicht magisch sind.',
  'Does not regenerate wounds of magical attacks.': 'Regeneriert keine Verwundungen magischer Attacken.',
  'Rerolls 1s of its armour saves unless it charged.':
    'Wiederholt Einsen bei Rüstungswürfen, solange sie nicht angegriffen hat.',
  'Its wounds are not regenerated.': 'Seine Verwundungen werden nicht regeneriert.',
  'Tests Leadership each round; passed, it rerolls 1s to hit.':
    'Testet jede Runde auf Moralwert; gelungen, wiederholt sie Einsen beim Trefferwurf.',
  'In Primal Fury hand weapons pierce armour by 2.': 'Im Urzorn durchdringen Handwaffen Rüstung um 2.',
  'Rerolls failed hits in every round.': 'Wiederholt misslungene Trefferwürfe in jeder Runde.',
  'Rerolls 1s to hit.': 'Wiederholt Einsen beim Trefferwurf.',
  'Rerolls failed hits in the flank and the rear of the enemy.':
    'Wiederholt misslungene Trefferwürfe in Flanke und Rücken des Feindes.',
  'Wounds on 4+ at the latest.': 'Verwundet spätestens auf 4+.',
  'Its Frenzy is worth one attack more.': 'Ihre Raserei ist eine Attacke mehr wert.',
  'When charging, its tusks pierce armour by 1 more.': 'Beim Angriff durchdringen die Hauer Rüstung um 1 mehr.',
  '+1 Strength when it charges.': '+1 Stärke beim Angriff.',
  '+1 Strength when it charges 3" or more.': '+1 Stärke bei einem Angriff über 3" oder mehr.',
  'Its attacks are flaming.': 'Ihre Attacken sind flammend.',
  '+1 Initiative and +1 Attack when it is charged.': '+1 Initiative und +1 Attacke, wenn sie angegriffen wird.',
  'Supports to its flank and rear too.': 'Unterstützt auch zu Flanke und Rücken.',
  'Impact hits pierce armour by 1.': 'Aufpralltreffer durchdringen Rüstung um 1.',
  'Impact hits pierce armour by 2.': 'Aufpralltreffer durchdringen Rüstung um 2.',
  'Impact hits pierce armour by 3.': 'Aufpralltreffer durchdringen Rüstung um 3.',
  'Impact hits pierce armour by 1, and by 1 more with a natural 6.':
    'Aufpralltreffer durchdringen Rüstung um 1, mit einer natürlichen 6 um 1 mehr.',
  'Stomps pierce armour by 1.': 'Niedertrampeln durchdringt Rüstung um 1.',
  'Stomps pierce armour by 2, but not against behemoths.':
    'Niedertrampeln durchdringt Rüstung um 2, aber nicht gegen Behemoths.',
  'Stomps pierce armour by 3, but not against behemoths.':
    'Niedertrampeln durchdringt Rüstung um 3, aber nicht gegen Behemoths.',
  'Ward of 5+ against attacks that are not magical, magical itself, causes Fear and feels none; beaten, it loses wounds where it fails a test.':
    'Rettungswurf von 5+ gegen Attacken, die nicht magisch sind, selbst magisch, verursacht Furcht und kennt keine; geschlagen verliert sie Verwundungen, wo ein Test misslingt.',
  'Loses so many wounds fewer by instability.': 'Verliert so viele Verwundungen weniger durch Instabilität.',
  'Stubborn, fears nothing, and its attacks are magical.':
    'Unnachgiebig, fürchtet nichts, und ihre Attacken sind magisch.',
  'Stubborn, and rerolls failed tests against Fear.': 'Unnachgiebig, und wiederholt misslungene Tests gegen Furcht.',
  'Enemies with Elven Reflexes cause Fear in it.': 'Feinde mit Elven Reflexes verursachen Furcht in ihr.',
  'Enemies have no points for its flank or rear.': 'Feinde bekommen keine Punkte für ihre Flanke oder ihren Rücken.',
  '+1 to wound in the first round.': '+1 auf Verwundungswürfe in der ersten Runde.',
  '+1 to wound.': '+1 auf Verwundungswürfe.',
  'Its attacks are magical.': 'Ihre Attacken sind magisch.',
  'Undead, and crumbles by 1 less.': 'Untot, und zerfällt um 1 weniger.',
  'Flaming attacks reroll successful wounds against it.':
    'Flammende Attacken müssen gelungene Verwundungswürfe gegen sie wiederholen.',
  'Hunting spear': 'Jagdspeer',
  'Wolf hammer': 'Wolfshammer',
  'Plague censer': 'Seuchenrauchfass',
  'Dread halberd': 'Schreckenshellebarde',
  'Asrai spear': 'Asrai-Speer',
  'Lash and buckler': 'Peitsche und Buckler',

  // What dice are rolled for.
  charge: 'Angriff',
  flight: 'Flucht',
  pursuit: 'Verfolgung',
  'losses before': 'Verluste vorher',
  'to hit, second chance': 'Trefferwurf, zweite Chance',
  'to hit, second die': 'Trefferwurf, zweiter Würfel',
  'armour save': 'Rüstungswurf',
  'special save': 'besonderer Schutzwurf',
  ward: 'Rettungswurf',
  aegis: 'Aegis',
  fortitude: 'Fortitude',
  regeneration: 'Regeneration',
  'number of attacks': 'Zahl der Attacken',
  wounds: 'Verwundungen',
  reroll: 'noch einmal',
  '+1 Strength and piercing while charging; stands and shoots at no penalty.':
    '+1 Stärke und Durchdringung im Angriff; beim Stehen und Schießen kein Abzug.',
  'One more attack for each wound that its model has lost.':
    'Eine Attacke mehr für jede Wunde, die sein Modell verloren hat.',
  'Impact hits: one, or those named, and one more behind two full ranks; does not fear.':
    'Aufpralltreffer: einer oder die genannten, und einer mehr hinter zwei vollen Gliedern; fürchtet sich nicht.',
  'Impact hits have +1 Strength and piercing.': 'Aufpralltreffer haben +1 Stärke und Durchdringung.',
  'Pierces armour better by 1; for the unit it joins that is entered by hand.':
    'Durchdringt Rüstung um 1 besser; für die Einheit, der es sich anschließt, wird das von Hand eingetragen.',
  'Eight abreast and wider it rerolls 1s to wound; better armour against shots is not counted.':
    'Ab acht nebeneinander wiederholt es Einsen beim Verwunden; bessere Rüstung gegen Schüsse zählt nicht.',
  '+1 to hit and to wound against large models.': '+1 auf Treffer- und Verwundungswürfe gegen große Modelle.',
  'Supports with up to two attacks where it is three abreast or wider.':
    'Unterstützt ab drei nebeneinander mit bis zu zwei Attacken.',
  '+1 Strength and 2 piercing while charging, unless another weapon is in hand.':
    '+1 Stärke und 2 Durchdringung im Angriff, solange keine andere Waffe geführt wird.',
  '+2 Strength and piercing, and no parrying, unless another weapon is in hand.':
    '+2 Stärke und Durchdringung, und niemand pariert, solange keine andere Waffe geführt wird.',
  '+2 Strength, unless another weapon is in hand.': '+2 Stärke, solange keine andere Waffe geführt wird.',
  '+1 Strength and piercing, and strikes at step 10, unless another weapon is in hand.':
    '+1 Stärke und Durchdringung, und schlägt in Schritt 10 zu, solange keine andere Waffe geführt wird.',
  'Pierces armour by 1, against gigantic models with +2 Strength; large beasts and cavalry are not told apart.':
    'Durchdringt Rüstung um 1, gegen riesige Modelle mit +2 Stärke; große Bestien und Reiter werden nicht unterschieden.',
  'Two wounds that it loses are worth one point, one is worth one; a challenge counts in full.':
    'Zwei Wunden, die es verliert, sind einen Punkt wert, eine einzelne auch; eine Herausforderung zählt voll.',
  'An aegis of 5+ against strikes from the front.': 'Eine Aegis von 5+ gegen Schläge von vorn.',
  'Heavy armour, with an aegis of 6+, and 2+ against flaming attacks.':
    'Schwere Rüstung, mit einer Aegis von 6+, und 2+ gegen Flammenattacken.',
  'An aegis of 4+; its attacks are flaming and magical.':
    'Eine Aegis von 4+; seine Attacken sind flammend und magisch.',
  'Stands and shoots at no penalty.': 'Beim Stehen und Schießen kein Abzug.',
  'Has this aegis save; “+1” makes another one better, but not beyond its limit.':
    'Hat diesen Aegis-Wurf; „+1“ macht einen anderen besser, aber nicht über seine Grenze hinaus.',
  'The fight ends before when nobody is left to fight on either side.':
    'Der Kampf endet früher, wenn auf einer Seite niemand mehr kämpft.',
  'Who wins pursues what breaks or falls back, unless it still fights another unit.':
    'Wer gewinnt, verfolgt, was flieht oder zurückfällt, außer er kämpft noch gegen eine andere Einheit.',
  'Without the charge': 'Ohne den Angriff',
  'It charges': 'Sie greift an',
  'In the flank': 'In der Flanke',
  'In the front': 'In der Front',
  'Without its standard': 'Ohne ihre Standarte',
  'With a standard': 'Mit einer Standarte',
  'One more rank': 'Ein Glied mehr',
};
