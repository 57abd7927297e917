// What the calculators of Warhammer 40,000 say.
export const names: { readonly [english: string]: string } = {
  'What does this unit do to that one?': 'Was richtet diese Einheit bei jener an?',
  '10th': '10.',
  '11th': '11.',
  'One weapon; a bolt rifle when nothing at all is asked for.':
    'Eine Waffe; ein Bolt Rifle, wenn gar nichts gefragt ist.',
  Kind: 'Art',
  'Cover and Stealth count against ranged weapons only.': 'Deckung und Stealth zählen nur gegen Fernkampfwaffen.',
  Ranged: 'Fernkampf',
  A: 'A',
  'Attacks of one weapon: a number or dice such as D6+3.': 'Attacken einer Waffe: eine Zahl oder Würfel wie D6+3.',
  'BS/WS': 'BF/KG',
  'Roll needed to hit; empty hits without a roll.': 'Nötiger Trefferwurf; leer trifft ohne Wurf.',
  S: 'S',
  'Strength: a number, or dice that each hit rolls for itself.':
    'Stärke: eine Zahl, oder Würfel, die jeder Treffer für sich wirft.',
  'Armour Penetration as on the datasheet: 0, −1, −2 ...': 'Durchschlag wie auf dem Datenblatt: 0, −1, −2 ...',
  D: 'SW',
  'Damage: a number or dice such as D3+3.': 'Schaden: eine Zahl oder Würfel wie D3+3.',
  Keywords: 'Schlüsselwörter',
  'As on the datasheet: Sustained Hits 1, Anti-Vehicle 4+, Blast ...':
    'Wie auf dem Datenblatt: Sustained Hits 1, Anti-Vehicle 4+, Blast ...',
  'Models firing': 'Schießende Modelle',
  'Each rolls its own attacks.': 'Jedes würfelt seine eigenen Attacken.',
  'Its own situation': 'Eigene Situation',
  'What differs from the situation of the unit for this weapon alone.':
    'Was nur für diese Waffe von der Situation der Einheit abweicht.',
  'Half range': 'Halbe Reichweite',
  'For Rapid Fire and Melta.': 'Für Rapid Fire und Melta.',
  Stationary: 'Stationär',
  'For Heavy.': 'Für Heavy.',
  'Of this and these the one that does most damage to the target on average is used, and said.':
    'Von diesem und diesen wird der benutzt, der beim Ziel im Mittel den meisten Schaden macht; das wird gesagt.',
  'The weapon as it stands is used, whatever its other modes would do.':
    'Die Waffe wird benutzt, wie sie dasteht, was auch immer ihre anderen Modi ausrichten würden.',
  'Moved at most 3"': 'Höchstens 3" bewegt',
  '11th edition: Heavy works after a short move.': '11. Edition: Heavy wirkt nach einer kurzen Bewegung.',
  Advanced: 'Vorgerückt',
  'Only Assault weapons fire; nothing stood still.': 'Nur Waffen mit Assault schießen; nichts blieb stationär.',
  'For Lance.': 'Für Lance.',
  'More than 12" away': 'Mehr als 12" entfernt',
  'For Conversion.': 'Für Conversion.',
  'Plunging fire': 'Beschuss von oben',
  Engaged: 'Im Nahkampf gebunden',
  Damaged: 'Beschädigt',
  'Summed, then limited to −1..+1.': 'Zusammengezählt, dann auf −1..+1 begrenzt.',
  Modifiers: 'Modifikatoren',
  'Skill improved by': 'Fertigkeit verbessert um',
  'Changes BS or WS itself, outside the −1..+1 limit; never better than 2+.':
    'Ändert BF oder KG selbst, außerhalb der Grenze −1..+1; nie besser als 2+.',
  'Added to A of every weapon, in the 10th edition not with Extra Attacks; A stays at least 1.':
    'Zu A jeder Waffe addiert, in der 10. Edition nicht bei Extra Attacks; A bleibt mindestens 1.',
  Abilities: 'Fähigkeiten',
  'What both units bring; each counts where its conditions hold. The situation is what the player adds.':
    'Was beide Einheiten mitbringen; jede zählt, wo ihre Bedingungen gelten. In der Situation steht, was der Spieler hinzufügt.',
  'Of the attacker': 'Des Angreifers',
  'Of the target': 'Des Ziels',
  'Those of its own attacks, and those against attacks on it.':
    'Die ihrer eigenen Attacken und die gegen Attacken auf sie.',
  'What it brings itself.': 'Was sie selbst mitbringt.',
  'own setting': 'eigene Einstellung',
  Effects: 'Wirkungen',
  Effect: 'Wirkung',
  Value: 'Wert',
  Who: 'Wer',
  When: 'Wann',
  Inches: 'Zoll',
  For: 'Für',
  Against: 'Gegen',
  'Not against': 'Nicht gegen',
  If: 'Falls',
  'Wounds left at most': 'Höchstens übrige Lebenspunkte',
  'Hit roll': 'Trefferwurf',
  'Of these': 'Davon',
  'What it changes, and when: as in the tables of datasheets.':
    'Was sie ändert, und wann: wie in den Tabellen der Datenblätter.',
  'Holds for': 'Gilt für',
  'Places of the weapons it holds for; in melee of the groups. All unless given.':
    'Plätze der Waffen, für die sie gilt; im Nahkampf der Gruppen. Ohne Angabe für alle.',
  'Other modes': 'Andere Modi',
  'This mode': 'Dieser Modus',
  'Ignores hit modifiers': 'Missachtet Treffermodifikatoren',
  'What worsens BS, WS or the hit roll is left out; what helps stays.':
    'Was BF, KG oder Trefferwurf verschlechtert, entfällt; was hilft, bleibt.',
  'Shooter engaged': 'Schütze im Nahkampf gebunden',
  'The firing unit is engaged: −1 to hit for ranged weapons; in the 11th edition no +1 for Heavy.':
    'Die schießende Einheit ist im Nahkampf: −1 auf Trefferwürfe mit Fernkampfwaffen; in der 11. Edition kein +1 für Heavy.',
  'Critical hits must hit': 'Kritische Treffer müssen treffen',
  'Critical wounds must wound': 'Kritische Verwundungen müssen verwunden',
  'Worded "a successful unmodified roll": a 6 always, others only if they succeed.':
    'Im Wortlaut „ein erfolgreicher unmodifizierter Wurf“: eine 6 immer, andere nur, wenn sie gelingen.',
  'Damage changes worded': 'Wortlaut der Schadensänderung',
  'How its sheet words reduction, halving and changing of damage; in the 11th edition only "against" touches devastating wounds.':
    'Wie das Datenblatt Verringern, Halbieren und Ändern des Schadens ausdrückt; in der 11. Edition wirkt nur „gegen“ auf verheerende Verwundungen.',
  'each time an attack is allocated': 'wenn eine Attacke zugewiesen wird',
  'attacks against this unit': 'Attacken gegen diese Einheit',
  'Used beside another melee weapon.': 'Wird neben einer anderen Nahkampfwaffe eingesetzt.',
  'AP improved by': 'AP verbessert um',
  '1 turns AP −1 into AP −2.': '1 macht aus AP −1 AP −2.',
  Damage: 'Schaden',
  'Attacks times': 'Attacken mal',
  'Strength times': 'Stärke mal',
  'Damage times': 'Schaden mal',
  'Reroll hits': 'Trefferwürfe wiederholen',
  Rerolls: 'Wiederholungen',
  none: 'keine',
  'rolls of 1': 'Einsen',
  'failed rolls': 'misslungene Würfe',
  'everything that is not critical': 'alles, was nicht kritisch ist',
  'Reroll wounds': 'Verwundungswürfe wiederholen',
  'Reroll damage': 'Schadenswürfe wiederholen',
  'below average': 'unter dem Durchschnitt',
  'Critical hits on': 'Kritische Treffer ab',
  'Critical wounds on': 'Kritische Verwundungen ab',
  'Roll to wound instead of Lethal Hits': 'Verwundung würfeln statt Lethal Hits',
  '11th edition only, where Lethal Hits is a choice.': 'Nur 11. Edition, wo Lethal Hits freigestellt ist.',
  'Inches to the target: decides Conversion.': 'Zoll bis zum Ziel: entscheidet über Conversion.',
  'Keywords given': 'Verliehene Schlüsselwörter',
  'Weapons have these too: Lethal Hits from an aura or a stratagem.':
    'Die Waffen haben auch diese: Lethal Hits aus einer Aura oder einem Stratagem.',
  Volley: 'Salve',
  'Several weapons of one unit in order, instead of one weapon.':
    'Mehrere Waffen einer Einheit der Reihe nach, statt einer Waffe.',
  W: 'LP',
  T: 'W',
  'Toughness.': 'Widerstand.',
  Sv: 'RW',
  'Armour save; 7 is none.': 'Rüstungswurf; 7 ist keiner.',
  'Wounds left on a wounded model': 'Lebenspunkte eines verwundeten Modells',
  'One model has been wounded before.': 'Ein Modell wurde schon verwundet.',
  'What all these models cost together.': 'Was alle diese Modelle zusammen kosten.',
  'Infantry, Vehicle, Fly ...: what Anti looks at.': 'Infantry, Vehicle, Fly ...: worauf Anti achtet.',
  Invulnerable: 'Rettungswurf',
  'Feel No Pain (mortal)': 'Feel No Pain (tödlich)',
  'Works against mortal wounds and Devastating Wounds only.':
    'Wirkt nur gegen tödliche Verwundungen und Devastating Wounds.',
  'Feel No Pain (Psychic)': 'Feel No Pain (Psychic)',
  'Works against Psychic weapons only.': 'Wirkt nur gegen Waffen mit Psychic.',
  'Subtracted from the Damage of each attack.': 'Wird vom Schaden jeder Attacke abgezogen.',
  'Halve damage': 'Schaden halbieren',
  'Damage changed to': 'Schaden geändert auf',
  'AP reduction': 'AP verringern',
  'Worsens the AP of each attack, not past 0.': 'Verschlechtert AP jeder Attacke, nicht über 0 hinaus.',
  'Reroll saves': 'Schutzwürfe wiederholen',
  'Ignore the first failed save': 'Ersten misslungenen Schutzwurf ignorieren',
  'Once in the request, the first attack whose save fails does nothing.':
    'Einmal in der Anfrage bewirkt die erste Attacke, deren Schutzwurf misslingt, nichts.',
  'Command Re-roll': 'Command Re-roll',
  'a save': 'ein Schutzwurf',
  Ld: 'MW',
  'For the chance of Battle-shock afterwards.': 'Für die Chance auf Battle-shock danach.',
  'Starting strength': 'Anfangsstärke',
  'Models at the start of the battle; those of the request unless given.':
    'Modelle zu Beginn der Schlacht; ohne Angabe die der Anfrage.',
  Groups: 'Gruppen',
  'Mixed or attached unit in the order in which models are lost; replaces T, Sv, W and models.':
    'Gemischte oder verbundene Einheit in der Reihenfolge, in der Modelle verloren gehen; ersetzt W, RW, LP und Modelle.',
  Character: 'Charakter',
  'An attached leader: loses its models last, Precision picks it out.':
    'Ein angeschlossener Anführer: verliert seine Modelle zuletzt, Precision sucht ihn heraus.',
  'Use Precision': 'Precision nutzen',
  'Wounds of Precision weapons go to the character.': 'Verwundungen von Waffen mit Precision gehen an den Charakter.',
  'Target not visible': 'Ziel nicht sichtbar',
  'For Indirect Fire.': 'Für Indirect Fire.',
  'Spotted for Indirect Fire': 'Für Indirect Fire erspäht',
  '11th edition: a friend sees the target, so a stationary unit misses less.':
    '11. Edition: Ein Freund sieht das Ziel, also verfehlt eine stationäre Einheit seltener.',
  Overwatch: 'Overwatch',
  'Overwatch hits on': 'Overwatch trifft ab',
  'Some units hit better; only sixes are critical.': 'Manche Einheiten treffen besser; nur Sechsen sind kritisch.',
  'Own strength': 'Eigene Stärke',
  'For abilities of units that have lost models. In melee the models left are counted.':
    'Für Fähigkeiten von Einheiten, die Modelle verloren haben. Im Nahkampf zählen die übrigen Modelle.',
  'all models': 'vollzählig',
  'models lost': 'Modelle verloren',
  'below half': 'unter der Hälfte',
  'One hit roll': 'Ein Trefferwurf',
  'One failed die of the whole attack.': 'Ein misslungener Würfel der ganzen Attacke.',
  'One wound roll': 'Ein Verwundungswurf',
  'One damage roll': 'Ein Schadenswurf',
  'The first damage roll below its average.': 'Der erste Schadenswurf unter seinem Durchschnitt.',
  'Up to so many hit rolls': 'Bis zu so viele Trefferwürfe',
  'Failed dice of the whole attack, at the first weapons that have them.':
    'Misslungene Würfel der ganzen Attacke, bei den ersten Waffen, die welche haben.',
  'Up to so many wound rolls': 'Bis zu so viele Verwundungswürfe',
  'a hit roll': 'ein Trefferwurf',
  'a wound roll': 'ein Verwundungswurf',
  'a damage roll': 'ein Schadenswurf',
  'a number of attacks': 'eine Anzahl Attacken',
  'First hit die shows': 'Erster Trefferwürfel zeigt',
  'A miracle or fate die: not rolled, never rerolled.':
    'Ein Wunder- oder Schicksalswürfel: nicht geworfen, nie wiederholt.',
  'Fixed dice': 'Feste Würfel',
  'First wound die shows': 'Erster Verwundungswürfel zeigt',
  'Not rolled, never rerolled.': 'Nicht geworfen, nie wiederholt.',
  'First damage die shows': 'Erster Schadenswürfel zeigt',
  'For damage of one die; a D3 halves it.': 'Für Schaden aus einem Würfel; ein D3 halbiert ihn.',
  'Mortal wounds besides': 'Tödliche Verwundungen dazu',
  'A number, dice, or one for each die that shows enough: Grenade is 6 dice on 4+. Low dice may cost the own unit one each.':
    'Eine Zahl, Würfel, oder eine für jeden Würfel, der genug zeigt: Grenade sind 6 Würfel auf 4+. Niedrige Würfel können die eigene Einheit je eine kosten.',
  'Models with Hazardous weapons': 'Modelle mit Hazardous-Waffen',
  '11th edition: all models of the unit.': '11. Edition: alle Modelle der Einheit.',
  'Hazardous of the 11th edition asks for Monster and Vehicle.':
    'Hazardous der 11. Edition fragt nach Monster und Vehicle.',
  'Different models of the unit, instead of models and W.': 'Verschiedene Modelle der Einheit, statt Modelle und LP.',
  'What the attacking unit costs.': 'Was die angreifende Einheit kostet.',
  'Units that attack next': 'Einheiten, die danach angreifen',
  'In sequence at what is left.': 'Nacheinander auf das, was übrig ist.',
  'Find the best weapon order': 'Die beste Waffenreihenfolge finden',
  'Tries the orders of the volley.': 'Probiert die Reihenfolgen der Salve durch.',
  'So many more attacks for each weapon when the target is within half range.':
    'So viele Attacken mehr für jede Waffe, wenn das Ziel in halber Reichweite ist.',
  'One more attack, or so many, for each weapon for every five models in the target when it was chosen.':
    'Eine Attacke mehr, oder so viele, für jede Waffe je fünf Modelle im Ziel, als es gewählt wurde.',
  '11th edition, in melee: so many more attacks for every five models in the target.':
    '11. Edition, im Nahkampf: so viele Attacken mehr je fünf Modelle im Ziel.',
  'Used beside another melee weapon; its number of attacks cannot be changed.':
    'Neben einer anderen Nahkampfwaffe benutzt; ihre Zahl der Attacken lässt sich nicht ändern.',
  'Hits without a roll, so never critically.': 'Trifft ohne Wurf, also nie kritisch.',
  '+1 to hit when the unit remained stationary.': '+1 auf den Trefferwurf, wenn die Einheit stationär blieb.',
  '+1 to hit when the unit is unengaged and no model moved more than 3".':
    '+1 auf den Trefferwurf, wenn die Einheit nicht im Nahkampf gebunden ist und kein Modell sich mehr als 3" bewegt hat.',
  'May attack what it cannot see: −1 to hit, rolls of 1 to 3 miss, and the target has cover.':
    'Darf angreifen, was sie nicht sieht: −1 auf den Trefferwurf, 1 bis 3 verfehlen, und das Ziel hat Deckung.',
  'May attack what it cannot see: the target has cover, nothing rerolls hits, and 1 to 5 miss, 1 to 3 if the unit stood still and a friend sees the target.':
    'Darf angreifen, was sie nicht sieht: Das Ziel hat Deckung, kein Trefferwurf wird wiederholt, und 1 bis 5 verfehlen, 1 bis 3, wenn die Einheit stillstand und eine befreundete das Ziel sieht.',
  'Unmodified 4s and 5s that hit are critical against a target more than 12" away, or as far as it says.':
    'Unmodifizierte 4 und 5, die treffen, sind kritisch gegen ein Ziel, das mehr als 12" entfernt ist, oder so weit, wie es heißt.',
  'A critical hit scores so many ordinary hits more.':
    'Ein kritischer Treffer erzielt so viele gewöhnliche Treffer mehr.',
  'A critical hit wounds without a roll, and not critically.':
    'Ein kritischer Treffer verwundet ohne Wurf, und nicht kritisch.',
  'A critical hit may wound without a roll, and then not critically; the attacker chooses.':
    'Ein kritischer Treffer darf ohne Wurf verwunden, und dann nicht kritisch; der Angreifer wählt.',
  'Critical wounds on this roll against targets with the keyword.':
    'Kritische Verwundungen ab diesem Wurf gegen Ziele mit dem Schlüsselwort.',
  '+1 to wound when the bearer charged.': '+1 auf den Verwundungswurf, wenn der Träger angegriffen hat.',
  'Failed wound rolls are rolled again.': 'Misslungene Verwundungswürfe werden wiederholt.',
  'A critical wound allows no save; its damage comes after all other attacks as mortal wounds on one model.':
    'Eine kritische Verwundung erlaubt keinen Schutzwurf; ihr Schaden kommt nach allen anderen Attacken als tödliche Verwundungen auf ein Modell.',
  'A critical wound allows no save; its damage comes after the other wounds of its pool as mortal wounds on one model.':
    'Eine kritische Verwundung erlaubt keinen Schutzwurf; ihr Schaden kommt nach den anderen Verwundungen ihres Pools als tödliche Verwundungen auf ein Modell.',
  'Its wounds may be allocated to a character in the unit.':
    'Ihre Verwundungen dürfen einem Charakter in der Einheit zugeteilt werden.',
  'One character in the unit may be picked; it takes the wounds of these attacks while it lives.':
    'Ein Charakter in der Einheit darf gewählt werden; er nimmt die Verwundungen dieser Attacken, solange er lebt.',
  'The target has no benefit of cover.': 'Das Ziel hat keinen Vorteil durch Deckung.',
  'The target has no benefit of cover, nor of Stealth.':
    'Das Ziel hat keinen Vorteil durch Deckung, auch nicht durch Stealth.',
  'So much more damage when the target is within half range.':
    'So viel mehr Schaden, wenn das Ziel in halber Reichweite ist.',
  'A Psychic attack: some targets have a Feel No Pain against it.':
    'Eine Attacke mit Psychic: Manche Ziele haben ein Feel No Pain dagegen.',
  'A Psychic attack: what worsens its skill or its hit rolls is ignored; some targets have a Feel No Pain against it.':
    'Eine Attacke mit Psychic: Was ihre Fertigkeit oder ihre Trefferwürfe verschlechtert, wird ignoriert; manche Ziele haben ein Feel No Pain dagegen.',
  'Each weapon used may hurt its own bearer afterwards: on a 1, three mortal wounds.':
    'Jede benutzte Waffe kann danach den eigenen Träger verletzen: bei 1 drei tödliche Verwundungen.',
  'Each weapon used may hurt its own unit afterwards: on a 1 or 2 one mortal wound, three for Monsters and Vehicles.':
    'Jede benutzte Waffe kann danach die eigene Einheit verletzen: bei 1 oder 2 eine tödliche Verwundung, drei bei Monstern und Fahrzeugen.',
  'May be fired while engaged, without −1 to hit.':
    'Darf im Nahkampf gebunden abgefeuert werden, ohne −1 auf den Trefferwurf.',
  'What the 11th edition calls Pistol: may be fired while engaged, without −1 to hit.':
    'So nennt die 11. Edition Pistol: darf im Nahkampf gebunden abgefeuert werden, ohne −1 auf den Trefferwurf.',
  'May be fired after an Advance; changes no dice.':
    'Darf nach einem Vorrücken abgefeuert werden; ändert keine Würfel.',
  'Once per battle; changes no dice.': 'Einmal pro Schlacht; ändert keine Würfel.',
  'May only target units with one of the keywords behind it; changes no dice.':
    'Darf nur Einheiten mit einem der Schlüsselwörter dahinter als Ziel wählen; ändert keine Würfel.',
  'Used instead of the armour save when better; AP and cover do not change it.':
    'Wird statt des Rüstungswurfs benutzt, wenn er besser ist; AP und Deckung ändern ihn nicht.',
  '+1 to armour saves against ranged attacks, but not for 3+ or better against AP 0.':
    '+1 auf Rüstungswürfe gegen Fernkampfattacken, aber nicht für 3+ oder besser gegen AP 0.',
  'Ranged attacks have BS 1 worse, whatever else gives cover; saves are not changed.':
    'Fernkampfattacken haben ein um 1 schlechteres BS, was sonst auch Deckung gibt; Schutzwürfe ändern sich nicht.',
  '−1 to hit for ranged attacks against the unit, if every model has it.':
    '−1 auf den Trefferwurf für Fernkampfattacken gegen die Einheit, wenn jedes Modell es hat.',
  'The unit has the benefit of cover against ranged attacks, if every model has it.':
    'Die Einheit hat den Vorteil durch Deckung gegen Fernkampfattacken, wenn jedes Modell es hat.',
  'From 6" above a target on the ground: AP of ranged weapons 1 better.':
    'Von 6" über einem Ziel am Boden: AP von Fernkampfwaffen um 1 besser.',
  'From 3" above a target on the ground, or Towering within 12": BS 1 better.':
    'Von 3" über einem Ziel am Boden, oder Towering innerhalb von 12": BS um 1 besser.',
  '−1 to hit for ranged weapons when it shoots or is shot at, but not with Pistols.':
    '−1 auf den Trefferwurf für Fernkampfwaffen, wenn die Einheit schießt oder beschossen wird, aber nicht mit Pistolen.',
  '−1 to hit for ranged weapons when it shoots or is shot at, but not with Close-quarters weapons.':
    '−1 auf den Trefferwurf für Fernkampfwaffen, wenn die Einheit schießt oder beschossen wird, aber nicht mit Close-quarters-Waffen.',
  '−1 to hit for a model with few wounds left.': '−1 auf den Trefferwurf für ein Modell mit wenigen Lebenspunkten.',
  'One die for each wound that would be lost; on this roll or more it is not.':
    'Ein Würfel für jeden Lebenspunkt, der verloren ginge; ab diesem Wurf bleibt er.',
  'Subtracts from the Damage of each attack after everything else, to no less than 1.':
    'Wird nach allem anderen vom Schaden jeder Attacke abgezogen, bis auf mindestens 1.',
  'Halves the Damage of each attack before anything is added, rounding up at the end.':
    'Halbiert den Schaden jeder Attacke, bevor etwas addiert wird, und rundet am Ende auf.',
  'Halves the Damage of each attack after everything is added, rounding up at the end.':
    'Halbiert den Schaden jeder Attacke, nachdem alles addiert ist, und rundet am Ende auf.',
  'The Damage of each attack is this before anything else; 0 stays 0 unless something is added.':
    'Der Schaden jeder Attacke ist dies vor allem anderen; 0 bleibt 0, wenn nichts addiert wird.',
  'The Damage of each attack is this before anything else; 0 stays 0.':
    'Der Schaden jeder Attacke ist dies vor allem anderen; 0 bleibt 0.',
  'Only unmodified sixes hit, or as low as the unit may; sixes are critical.':
    'Nur unmodifizierte Sechsen treffen, oder so niedrig, wie die Einheit darf; Sechsen sind kritisch.',
  'Snap shooting within 24": only unmodified sixes hit, or as low as the unit may, and no hit is rerolled.':
    'Schnellschuss innerhalb von 24": Nur unmodifizierte Sechsen treffen, oder so niedrig, wie die Einheit darf, und kein Trefferwurf wird wiederholt.',
  'One die of the whole attack is rolled again: the first that failed, or came to less than its average.':
    'Ein Würfel der ganzen Attacke wird wiederholt: der erste, der misslang oder unter seinem Durchschnitt blieb.',
  'Intercessors shoot Necron Warriors': 'Intercessors beschießen Necron Warriors',
  'Necron Warriors at half range': 'Necron Warriors auf halbe Reichweite',
  'Predator into Immortals': 'Predator auf Immortals',
  'Doomsday Ark against a Predator': 'Doomsday Ark gegen einen Predator',
  'Terminators fight a Doomsday Ark': 'Terminators kämpfen gegen eine Doomsday Ark',
  'Snipers pick out a captain': 'Scharfschützen suchen einen Captain heraus',
  'Intercessors, then a Predator': 'Intercessors, dann ein Predator',
  Grenade: 'Granate',
  'Crushing Impact': 'Crushing Impact',
  'Sample set: Predator into Terminators': 'Beispielsatz: Predator auf Terminators',
  'Sample set: Doomsday Ark into Intercessors': 'Beispielsatz: Doomsday Ark auf Intercessors',
  'Does the charge arrive, and what does the unit do then?':
    'Kommt der Angriff an, und was richtet die Einheit dann an?',
  'That of the fight, or the 10th, unless given.': 'Ohne Angabe die des Kampfs, oder die 10.',
  'Between the bases of the farthest target, in inches; in the 10th edition Engagement Range takes off 1".':
    'Zwischen den Bases des fernsten Ziels, in Zoll; in der 10. Edition nimmt die Nahkampfreichweite 1" weg.',
  Modifier: 'Modifikator',
  'Added to the charge roll.': 'Zum Angriffswurf addiert.',
  'Some units roll three.': 'Manche Einheiten werfen drei.',
  'Lowest dropped': 'Niedrigste fallen weg',
  'So many dice do not count.': 'So viele Würfel zählen nicht.',
  'A failed charge roll is rolled again: all dice, or the one that helps most.':
    'Ein misslungener Angriffswurf wird wiederholt: alle Würfel, oder der eine, der am meisten hilft.',
  'the whole roll': 'der ganze Wurf',
  'one die': 'ein Würfel',
  'Not rolled but show this; never rerolled.': 'Nicht geworfen, sondern zeigen dies; nie wiederholt.',
  'Takes to the skies': 'Steigt in die Luft',
  '11th edition: 2" less.': '11. Edition: 2" weniger.',
  'Roll counts as at most': 'Wurf zählt höchstens',
  'Into the Fray of the 11th edition: 6.': 'Into the Fray der 11. Edition: 6.',
  'Then fight': 'Danach kämpfen',
  'The attack that follows when the charge arrives.': 'Die Attacke, die folgt, wenn der Angriff ankommt.',
  'Out of Deep Strike': 'Aus Deep Strike',
  'Out of Deep Strike, 11th edition': 'Aus Deep Strike, 11. Edition',
  'Six inches': 'Sechs Zoll',
  'Terminators charge Intercessors': 'Terminators greifen Intercessors an',
  'Battle-shock': 'Battle-shock',
  'Does the unit pass its Battle-shock test?': 'Besteht die Einheit ihren Battle-shock-Test?',
  'Best Leadership in the unit.': 'Bester Moralwert in der Einheit.',
  'Added to the roll.': 'Zum Wurf addiert.',
  'A failed test is rolled again, both dice.': 'Ein misslungener Test wird wiederholt, mit beiden Würfeln.',
  'Models at the start of the battle; without it a test is due.':
    'Modelle zu Beginn der Schlacht; ohne Angabe ist ein Test fällig.',
  'Models left': 'Modelle übrig',
  'All of them unless given.': 'Ohne Angabe alle.',
  'For a unit that began as one model.': 'Für eine Einheit, die als ein Modell begann.',
  'Shocked already': 'Schon erschüttert',
  '11th edition: it tests until it passes.': '11. Edition: Sie testet, bis sie besteht.',
  'Passes by itself': 'Besteht von selbst',
  'Insane Bravery.': 'Insane Bravery.',
  'Ld 6+': 'MW 6+',
  'Two units fight: what does each lose?': 'Zwei Einheiten kämpfen: Was verliert jede?',
  'The unit that strikes first': 'Die Einheit, die zuerst zuschlägt',
  'The other unit': 'Die andere Einheit',
  Neither: 'Keine',
  'A second round is fought in the same order, by what is left.':
    'Eine zweite Runde wird in derselben Reihenfolge gekämpft, mit dem, was übrig ist.',
  'Strikes first': 'Schlägt zuerst zu',
  'Every living model uses each of them.': 'Jedes lebende Modell benutzt jede davon.',
  Each: 'Je Modell',
  'Every living model uses it so many times.': 'Jedes lebende Modell benutzt sie so oft.',
  'Damaged at': 'Beschädigt ab',
  'A single model with so many wounds or fewer left hits worse.':
    'Ein einzelnes Modell mit höchstens so vielen Lebenspunkten trifft schlechter.',
  'Intercessors charge Necron Warriors, two rounds': 'Intercessors greifen Necron Warriors an, zwei Runden',
  'Standing still, so Heavy bolt rifles hit on 2+.': 'Stillgestanden, also treffen Bolt Rifles mit Heavy auf 2+.',
  'Lethal Hits and Rapid Fire against 3+ armour in cover, which does nothing against AP 0.':
    'Lethal Hits und Rapid Fire gegen Rüstung 3+ in Deckung, die gegen AP 0 nichts bringt.',
  'Three guns in order on one-wound models: most of the damage is lost.':
    'Drei Waffen der Reihe nach auf Modelle mit einem Lebenspunkt: Der meiste Schaden geht verloren.',
  'D6+1 shots of Strength 18.': 'D6+1 Schüsse mit Stärke 18.',
  'Fifteen power fist attacks into a 4+ invulnerable save.':
    'Fünfzehn Attacken mit Energiefäusten in einen Rettungswurf von 4+.',
  'Precision and Devastating Wounds against a leader with a 4+ invulnerable save.':
    'Precision und Devastating Wounds gegen einen Anführer mit Rettungswurf 4+.',
  'Two units at one target: the second finds what the first left.':
    'Zwei Einheiten auf ein Ziel: Die zweite findet, was die erste übrig ließ.',
  'Six dice, a mortal wound for each 4+.': 'Sechs Würfel, eine tödliche Verwundung für jede 4+.',
  '11th edition: ten dice for Toughness 10; 5+ hurts the enemy, a 1 the own unit.':
    '11. Edition: zehn Würfel für Widerstand 10; 5+ verletzt den Feind, eine 1 die eigene Einheit.',
  'The units of the skirmish notes, with their own values.':
    'Die Einheiten der Gefechtsnotizen, mit ihren eigenen Werten.',
  'Just over 9 inches.': 'Knapp über 9 Zoll.',
  'Just over 8 inches, which the roll itself must reach.': 'Knapp über 8 Zoll, die der Wurf selbst erreichen muss.',
  'A safe-looking charge.': 'Ein sicher wirkender Angriff.',
  'Eight inches with a reroll, then power fists.': 'Acht Zoll mit einer Wiederholung, dann Energiefäuste.',
  'A Space Marine unit below half strength.': 'Eine Einheit Space Marines unter halber Stärke.',
  'Power fists first, then whoever is left strikes back.': 'Energiefäuste zuerst, dann schlägt zurück, wer übrig ist.',
  'Many weak blows on both sides.': 'Viele schwache Schläge auf beiden Seiten.',
};
