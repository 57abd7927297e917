// What the calculators of Grimdark Future say.
export const names: { readonly [english: string]: string } = {
  'What does this unit do to that one in one attack?': 'Was richtet diese Einheit bei jener in einer Attacke an?',
  Quality: 'Qualität',
  'Needs this or more on a die: 2 to 6.': 'Braucht so viel oder mehr auf einem Würfel: 2 bis 6.',
  'Unit rules': 'Regeln der Einheit',
  'Rules every model has, heroes included.': 'Regeln, die jedes Modell hat, auch Helden.',
  'The ones you would give up first, first.': 'Die zuerst, die du als Erste hergeben würdest.',
  Model: 'Modell',
  Tough: 'Tough',
  'Wounds it takes to slay one; empty: from its Tough(X) rule, else 1.':
    'Lebenspunkte eines Modells; leer: aus seiner Regel Tough(X), sonst 1.',
  Hero: 'Hero',
  'A joined hero: dies last, lends its Quality for morale.':
    'Ein angeschlossener Held: fällt zuletzt, leiht seine Qualität für die Moral.',
  "Empty: the unit's.": 'Leer: die der Einheit.',
  'Model rules': 'Regeln des Modells',
  'Rules of these models only.': 'Regeln nur dieser Modelle.',
  Range: 'Reichweite',
  'In inches; 0 is a melee weapon.': 'In Zoll; 0 ist eine Nahkampfwaffe.',
  'Dice per copy.': 'Würfel je Exemplar.',
  Copies: 'Exemplare',
  'Copies each model carries.': 'Exemplare, die jedes Modell trägt.',
  'Weapon rules': 'Waffenregeln',
  'AP(1), Rending, Blast(3) ...': 'AP(1), Rending, Blast(3) ...',
  'The gap before the attack; a charge comes from there.': 'Der Abstand vor der Attacke; ein Angriff kommt von dort.',
  'The defender is in cover when shot at.': 'Der Verteidiger ist in Deckung, wenn er beschossen wird.',
  Moved: 'Bewegt',
  'Shooters moved before shooting.': 'Die Schützen haben sich vor dem Schießen bewegt.',
  'Rules version': 'Regelversion',
  'Readings of open rules': 'Lesarten offener Regeln',
  'Blast copies keep the AP of a 6': 'Kopien von Blast behalten die AP einer 6',
  'Several ignore rules': 'Mehrere Ignorier-Regeln',
  'roll for each until one succeeds': 'für jede würfeln, bis eine gelingt',
  'only the best one': 'nur die beste',
  'Skipping Regeneration skips every ignore rule': 'Regeneration umgehen umgeht jede Ignorier-Regel',
  'Ignore rolls against Deadly': 'Ignorierwürfe gegen Deadly',
  'for every wound after multiplying': 'für jede Verwundung nach dem Vervielfachen',
  'once before multiplying': 'einmal vor dem Vervielfachen',
  'Unstoppable ignores cover': 'Unstoppable ignoriert Deckung',
  'Indirect ignores cover': 'Indirect ignoriert Deckung',
  'Fearless works after an automatic failure': 'Fearless wirkt nach einem automatischen Misslingen',
  'Fear counts': 'Fear zählt',
  'for every model': 'für jedes Modell',
  'once, the highest': 'einmal, der höchste',
  'Takedown picks': 'Takedown wählt',
  'a hero first': 'zuerst einen Helden',
  'the next casualty': 'den nächsten Verlust',
  'Versatile attackers choose': 'Vielseitige Angreifer wählen',
  'AP +1': 'AP +1',
  '+1 to hit': '+1 auf Treffer',
  'Versatile defenders choose': 'Vielseitige Verteidiger wählen',
  '+1 to block': '+1 auf Abwehr',
  '−1 to be hit': '−1 auf Treffer gegen sie',
  'Rule texts': 'Regeltexte',
  'Descriptions of rules that no pack knows, by name: read where their wording is understood.':
    'Beschreibungen von Regeln, die kein Paket kennt, nach Namen: gelesen, wo ihr Wortlaut verstanden wird.',
  Support: 'Unterstützung',
  'Rules given by friends for the whole battle.': 'Regeln, die Freunde für die ganze Schlacht geben.',
  'Attacker is given': 'Der Angreifer bekommt',
  'Defender is given': 'Der Verteidiger bekommt',
  Spells: 'Zauber',
  'Cast before the first step: rules that a unit has for the whole battle, or hits on the enemy.':
    'Vor dem ersten Schritt gewirkt: Regeln, die eine Einheit für die ganze Schlacht hat, oder Treffer auf den Feind.',
  'Attacker spells': 'Zauber des Angreifers',
  Rule: 'Regel',
  'What the unit then has; nothing, if the spell deals hits.':
    'Was die Einheit dann hat; nichts, wenn der Zauber Treffer macht.',
  Hits: 'Treffer',
  'On the enemy, blocked as usual; 0 for a spell that gives a rule.':
    'Auf den Feind, wie sonst abgewehrt; 0 für einen Zauber, der eine Regel gibt.',
  'Hits have': 'Treffer haben',
  'AP(1), Deadly(3), Blast(3) ...': 'AP(1), Deadly(3), Blast(3) ...',
  'Rolled for hits, each success deals them: 3 for a Storm.':
    'Für Treffer geworfen, jeder Erfolg macht sie: 3 für einen Storm.',
  'Casting roll': 'Zauberwurf',
  Help: 'Hilfe',
  'Spell tokens spent for it.': 'Dafür ausgegebene Zaubermarker.',
  Hindrance: 'Behinderung',
  'Spell tokens spent against it.': 'Dagegen ausgegebene Zaubermarker.',
  'Defender spells': 'Zauber des Verteidigers',
  'At the start': 'Zu Beginn',
  'Wounds marked before': 'Schon markierte Verwundungen',
  Shaken: 'Shaken',
  'Models in melee reach': 'Modelle in Nahkampfreichweite',
  'At most so many models strike in a melee; empty: all of them.':
    'Höchstens so viele Modelle schlagen im Nahkampf zu; leer: alle.',
  Circumstances: 'Umstände',
  'Switches for rules that ask what a unit did before or may do besides: off, they do nothing.':
    'Schalter für Regeln, die fragen, was eine Einheit vorher tat oder außerdem tun darf: aus bewirken sie nichts.',
  'Near terrain': 'Nahe an Gelände',
  'Most models are within 1" of terrain.': 'Die meisten Modelle sind innerhalb von 1" um Gelände.',
  'Just arrived': 'Gerade eingetroffen',
  'From reserve, in this round.': 'Aus der Reserve, in dieser Runde.',
  'Enemy units destroyed': 'Vernichtete Feindeinheiten',
  'By this unit, two at most count.': 'Von dieser Einheit, höchstens zwei zählen.',
  'Comes close': 'Kommt nahe',
  'For Breath Attack, Storm of ... and Surprise Attack.': 'Für Breath Attack, Storm of ... und Surprise Attack.',
  'Moves over the enemy': 'Zieht über den Feind',
  'For Strafing weapons and Crossing attacks.': 'Für Waffen mit Strafing und Crossing-Attacken.',
  'Mends itself': 'Heilt sich selbst',
  'For Mend on its own models, and Reanimation.': 'Für Mend an eigenen Modellen, und Reanimation.',
  'Acts twice': 'Handelt zweimal',
  'Once, for Inquisitorial Agent and Martial Prowess.': 'Einmal, für Inquisitorial Agent und Martial Prowess.',
  'Wounds ignored before': 'Schon ignorierte Verwundungen',
  'For Regenerative Strength, by each model.': 'Für Regenerative Strength, von jedem Modell.',
  'Keep Limited weapons': 'Limited-Waffen aufheben',
  'Weapons for one use are kept for another battle.':
    'Waffen für einen Einsatz werden für eine andere Schlacht aufgehoben.',
  Phase: 'Phase',
  Shooting: 'Beschuss',
  Charging: 'Greift an',
  'In melee: the attacker charged.': 'Im Nahkampf: Der Angreifer hat angegriffen.',
  Fatigued: 'Erschöpft',
  'In melee: the attacker hits on 6 only.': 'Im Nahkampf: Der Angreifer trifft nur bei 6.',
  'Coming close, a die before it attacks: 2+ is one hit with Blast(3) and AP(1).':
    'Kommt sie nahe, ein Würfel vor ihrer Attacke: 2+ ist ein Treffer mit Blast(3) und AP(1).',
  'Coming close, three dice once per game: each 2+ is three hits with Surge.':
    'Kommt sie nahe, einmal pro Spiel drei Würfel: Jede 2+ sind drei Treffer mit Surge.',
  'Coming close, three dice once per game: each 2+ is three hits with Shred.':
    'Kommt sie nahe, einmal pro Spiel drei Würfel: Jede 2+ sind drei Treffer mit Shred.',
  'Coming close, three dice once per game: each 2+ is three hits with Bane.':
    'Kommt sie nahe, einmal pro Spiel drei Würfel: Jede 2+ sind drei Treffer mit Bane.',
  'Coming close, three dice once per game: each 2+ is three hits with AP(1).':
    'Kommt sie nahe, einmal pro Spiel drei Würfel: Jede 2+ sind drei Treffer mit AP(1).',
  'Coming close, X dice when it first attacks: each 4+ is two hits with AP(1).':
    'Kommt sie nahe, X Würfel bei ihrer ersten Attacke: Jede 4+ bringt zwei Treffer mit AP(1).',
  'Coming close, X dice when it first attacks: each 2+ is two hits with AP(1).':
    'Kommt sie nahe, X Würfel bei ihrer ersten Attacke: Jede 2+ bringt zwei Treffer mit AP(1).',
  'Coming close, X dice when it first attacks: each 2+ is a hit with AP(1).':
    'Kommt sie nahe, X Würfel bei ihrer ersten Attacke: Jede 2+ ist ein Treffer mit AP(1).',
  'Moving over the enemy before it shoots, X dice: each 6 is a wound that is not blocked.':
    'Zieht sie vor dem Schießen über den Feind, X Würfel: Jede 6 ist eine Verwundung, die nicht abgewehrt wird.',
  'Moving over the enemy before it shoots, X dice: each 6 is a hit.':
    'Zieht sie vor dem Schießen über den Feind, X Würfel: Jede 6 ist ein Treffer.',
  'Moving over the enemy before it shoots, X dice once per game: each 4+ is three hits with AP(1).':
    'Zieht sie vor dem Schießen über den Feind, einmal pro Spiel X Würfel: Jede 4+ sind drei Treffer mit AP(1).',
  'Moving over the enemy before it shoots, X dice: each 4+ is three hits with AP(1).':
    'Zieht sie vor dem Schießen über den Feind, X Würfel: Jede 4+ sind drei Treffer mit AP(1).',
  'Moving over the enemy before it shoots, it attacks with this weapon as if shooting, and in no other way.':
    'Zieht sie vor dem Schießen über den Feind, greift sie mit dieser Waffe wie beim Schießen an, und nicht anders.',
  'Mending itself, it takes D3 wounds from a Tough model of its unit in each activation.':
    'Heilt sie sich, nimmt sie bei jeder Aktivierung D3 Verwundungen von einem Tough-Modell ihrer Einheit.',
  'Mending itself, a die for each wound marked when it is activated: each 5+ brings one back.':
    'Heilt sie sich, ein Würfel für jede markierte Verwundung bei der Aktivierung: Jede 5+ bringt eine zurück.',
  'Acting twice, it attacks once more at the end of the round of its first attack.':
    'Handelt sie zweimal, greift sie am Ende der Runde ihrer ersten Attacke noch einmal an.',
  'One melee weapon has an attack more for each wound that the model ignored before.':
    'Eine Nahkampfwaffe hat eine Attacke mehr für jede Verwundung, die das Modell vorher ignoriert hat.',
  'On the charge every natural 6 to hit in melee is one hit more.':
    'Beim Angriff ist jede natürliche 6 beim Trefferwurf im Nahkampf ein Treffer mehr.',
  'Shooting from over 9", every natural 6 to hit is one hit more.':
    'Beim Schießen über 9" ist jede natürliche 6 beim Trefferwurf ein Treffer mehr.',
  'Shooting without having moved, every natural 6 to hit is one hit more.':
    'Beim Schießen ohne Bewegung ist jede natürliche 6 beim Trefferwurf ein Treffer mehr.',
  'Every natural 6 to hit is one hit more.': 'Jede natürliche 6 beim Trefferwurf ist ein Treffer mehr.',
  'Every natural 6 this model rolls to hit is one hit more.':
    'Jede natürliche 6 dieses Modells beim Trefferwurf ist ein Treffer mehr.',
  'In melee every natural 6 to hit is one hit more.':
    'Im Nahkampf ist jede natürliche 6 beim Trefferwurf ein Treffer mehr.',
  'Shooting within 12", every natural 6 to hit is one hit more.':
    'Beim Schießen innerhalb von 12" ist jede natürliche 6 beim Trefferwurf ein Treffer mehr.',
  'Every natural 6 to hit is one more attack with that weapon.':
    'Jede natürliche 6 beim Trefferwurf ist eine weitere Attacke mit dieser Waffe.',
  'Predator, in melee.': 'Predator, im Nahkampf.',
  'Predator, when shooting.': 'Predator, beim Schießen.',
  'Every natural 1 to block against its attacks is one wound more.':
    'Jede natürliche 1 bei der Abwehr gegen ihre Attacken ist eine Verwundung mehr.',
  'Its targets must roll natural 6s to block again.': 'Ihre Ziele müssen natürliche 6 bei der Abwehr wiederholen.',
  'On the charge, unless fatigued, X dice per model, each 2+ is a hit.':
    'Beim Angriff, wenn nicht erschöpft, X Würfel je Modell, jede 2+ ist ein Treffer.',
  'On the charge, unless fatigued, X dice per model, each 2+ is a hit with AP 1.':
    'Beim Angriff, wenn nicht erschöpft, X Würfel je Modell, jede 2+ ist ein Treffer mit AP 1.',
  'In melee X dice per model, each 6 is a hit with AP 2.':
    'Im Nahkampf X Würfel je Modell, jede 6 ist ein Treffer mit AP 2.',
  'In melee X dice per model, each 6 is a wound without a block roll.':
    'Im Nahkampf X Würfel je Modell, jede 6 ist eine Verwundung ohne Abwehrwurf.',
  'Shooting or charging from over 9", AP +1 or +1 to hit as you choose.':
    'Beim Schießen oder Angreifen über 9" nach deiner Wahl AP +1 oder +1 auf Treffer.',
  'Shooting or charging, AP +1 or +1 to hit as you choose.':
    'Beim Schießen oder Angreifen nach deiner Wahl AP +1 oder +1 auf Treffer.',
  'Each time the unit attacks a die decides - AP +1 on 1-3, +1 to hit on 4-6.':
    'Bei jeder Attacke der Einheit entscheidet ein Würfel: AP +1 bei 1-3, +1 auf Treffer bei 4-6.',
  'Each time the unit attacks in melee a die decides - AP +1 on 1-3, +1 to hit on 4-6.':
    'Bei jeder Nahkampfattacke der Einheit entscheidet ein Würfel: AP +1 bei 1-3, +1 auf Treffer bei 4-6.',
  'Each time the unit shoots a die decides - AP +1 on 1-3, +1 to hit on 4-6.':
    'Bei jedem Schießen der Einheit entscheidet ein Würfel: AP +1 bei 1-3, +1 auf Treffer bei 4-6.',
  '+1 to hit when shooting.': '+1 auf Treffer beim Schießen.',
  'Shoots at Quality 4+ at worst.': 'Schießt schlechtestens mit Qualität 4+.',
  '−1 to hit when shooting.': '−1 auf Treffer beim Schießen.',
  '+1 to hit when shooting from over 9".': '+1 auf Treffer beim Schießen über 9".',
  '+1 to hit when shooting from over 9", and −2 to be hit by shooting from over 9".':
    '+1 auf Treffer beim Schießen über 9", und −2 auf Treffer gegen sie bei Beschuss von über 9".',
  'The bonuses of Artillery on a model that can move.':
    'Die Boni von Artillery auf einem Modell, das sich bewegen kann.',
  '+1 to hit in melee.': '+1 auf Treffer im Nahkampf.',
  '+1 to hit on the charge.': '+1 auf Treffer beim Angriff.',
  'AP +1 in melee.': 'AP +1 im Nahkampf.',
  'AP +1 when shooting.': 'AP +1 beim Schießen.',
  'AP +1 on the charge.': 'AP +1 beim Angriff.',
  'AP +1 when shooting from over 9".': 'AP +1 beim Schießen über 9".',
  'AP +1 when shooting within 12".': 'AP +1 beim Schießen innerhalb von 12".',
  'AP +1 when shooting from over 9" or charging.': 'AP +1 beim Schießen über 9" oder beim Angriff.',
  'AP +2 against mostly Tough(3)+ targets when shooting from over 9" or charging.':
    'AP +2 gegen Ziele, die meist Tough(3)+ sind, beim Schießen über 9" oder beim Angriff.',
  'AP +2 against mostly Tough(3)+ targets.': 'AP +2 gegen Ziele, die meist Tough(3)+ sind.',
  'AP +2 against mostly Tough(3)+ targets when charging.': 'AP +2 gegen Ziele, die meist Tough(3)+ sind, beim Angriff.',
  'AP +2 in melee against mostly Tough(3)+ targets.': 'AP +2 im Nahkampf gegen Ziele, die meist Tough(3)+ sind.',
  'AP +2 against mostly Tough(3)+ targets when shooting from over 9".':
    'AP +2 gegen Ziele, die meist Tough(3)+ sind, beim Schießen über 9".',
  'AP +2 when shooting at mostly Tough(3)+ targets.': 'AP +2 beim Schießen auf Ziele, die meist Tough(3)+ sind.',
  '+1 to hit when shooting or charging; it must attack the closest enemy.':
    '+1 auf Treffer beim Schießen oder Angreifen; sie muss den nächsten Feind angreifen.',
  'No penalty for shooting Indirect weapons after moving.': 'Kein Abzug für Indirect-Waffen nach einer Bewegung.',
  'Strikes first with every weapon when charged.': 'Schlägt mit jeder Waffe zuerst zu, wenn sie angegriffen wird.',
  'Strikes last when charging.': 'Schlägt zuletzt zu, wenn sie angreift.',
  'Once per game in melee one more attack at Quality 2+ with AP(2), Deadly(3) and Takedown.':
    'Einmal pro Spiel im Nahkampf eine weitere Attacke mit Qualität 2+ und AP(2), Deadly(3) und Takedown.',
  'Once per game when shooting one more attack at Quality 2+ with AP(2), Deadly(3) and Takedown.':
    'Einmal pro Spiel beim Schießen eine weitere Attacke mit Qualität 2+ und AP(2), Deadly(3) und Takedown.',
  'Range +4".': 'Reichweite +4".',
  'Range +6".': 'Reichweite +6".',
  'The whole unit has +1 to hit in melee on the charge.':
    'Die ganze Einheit hat beim Angriff +1 auf Treffer im Nahkampf.',
  'The whole unit has Furious; models with Furious of their own count natural 5s too.':
    'Die ganze Einheit hat Furious; Modelle mit eigenem Furious zählen auch natürliche 5.',
  '+1 to hit.': '+1 auf Treffer.',
  'The whole unit has +1 to hit when shooting.': 'Die ganze Einheit hat +1 auf Treffer beim Schießen.',
  'The whole unit has AP +1 when shooting.': 'Die ganze Einheit hat AP +1 beim Schießen.',
  'Furious, and AP +1 on the charge.': 'Furious, und AP +1 beim Angriff.',
  'Shooting within 12", every natural 5 or 6 that hits is one hit more.':
    'Beim Schießen innerhalb von 12" ist jede natürliche 5 oder 6, die trifft, ein Treffer mehr.',
  'A marker each round; every two markers are AP +1.': 'Jede Runde ein Marker; je zwei Marker sind AP +1.',
  'A marker each round; every two markers are +1 to hit.': 'Jede Runde ein Marker; je zwei Marker sind +1 auf Treffer.',
  "X to every hit roll; what a friend's mark or an enemy's curse amounts to.":
    'X auf jeden Trefferwurf; was die Markierung eines Freundes oder der Fluch eines Feindes ausmacht.',
  'AP +1 for each enemy unit it has destroyed, two at most.':
    'AP +1 für jede Feindeinheit, die sie vernichtet hat, höchstens zwei.',
  '+1 to hit for each enemy unit it has destroyed, two at most.':
    '+1 auf Treffer für jede Feindeinheit, die sie vernichtet hat, höchstens zwei.',
  '+1 to hit and AP +1 for each enemy unit it has destroyed, two at most.':
    '+1 auf Treffer und AP +1 für jede Feindeinheit, die sie vernichtet hat, höchstens zwei.',
  'AP +1 and +1 to block for each enemy unit it has destroyed, two at most.':
    'AP +1 und +1 auf Abwehr für jede Feindeinheit, die sie vernichtet hat, höchstens zwei.',
  '+1 to hit and +1 to block for each enemy unit it has destroyed, two at most.':
    '+1 auf Treffer und +1 auf Abwehr für jede Feindeinheit, die sie vernichtet hat, höchstens zwei.',
  'AP +1 when shooting in the round in which it arrives from reserve.':
    'AP +1 beim Schießen in der Runde, in der sie aus der Reserve eintrifft.',
  'AP +2 when shooting in the round in which it arrives from reserve.':
    'AP +2 beim Schießen in der Runde, in der sie aus der Reserve eintrifft.',
  '+1 to hit while most models are within 1" of terrain.':
    '+1 auf Treffer, solange die meisten Modelle innerhalb von 1" um Gelände sind.',
  'Devout counts natural 5s too when shooting or charging from over 9".':
    'Devout zählt auch natürliche 5 beim Schießen oder Angreifen über 9".',
  'Ferocious counts natural 5s too when shooting or charging from over 9".':
    'Ferocious zählt auch natürliche 5 beim Schießen oder Angreifen über 9".',
  'The rule it boosts counts natural 5s too.': 'Die verstärkte Regel zählt auch natürliche 5.',
  'Clan Warrior counts natural 5s too.': 'Clan Warrior zählt auch natürliche 5.',
  'Primal counts natural 5s too.': 'Primal zählt auch natürliche 5.',
  'Warbound counts failed block rolls of 2 too when shooting or charging from over 9".':
    'Warbound zählt auch misslungene Abwehrwürfe von 2 beim Schießen oder Angreifen über 9".',
  'Infected counts failed block rolls of 2 too when shooting or charging from over 9".':
    'Infected zählt auch misslungene Abwehrwürfe von 2 beim Schießen oder Angreifen über 9".',
  'The rule it boosts counts failed block rolls of 2 too.':
    'Die verstärkte Regel zählt auch misslungene Abwehrwürfe von 2.',
  'Mischievous makes natural 5s roll again too when shooting or charging from over 9".':
    'Mischievous lässt auch natürliche 5 wiederholen beim Schießen oder Angreifen über 9".',
  'Scrapper makes natural 5s roll again too when shooting or charging from over 9".':
    'Scrapper lässt auch natürliche 5 wiederholen beim Schießen oder Angreifen über 9".',
  'The rule it boosts makes natural 5s roll again too.': 'Die verstärkte Regel lässt auch natürliche 5 wiederholen.',
  'Guardian works at any distance.': 'Guardian wirkt auf jede Entfernung.',
  'Changebound works at any distance.': 'Changebound wirkt auf jede Entfernung.',
  'Machine-Fog works at any distance.': 'Machine-Fog wirkt auf jede Entfernung.',
  'Sturdy works at any distance.': 'Sturdy wirkt auf jede Entfernung.',
  'Targeting Visor works at any distance.': 'Targeting Visor wirkt auf jede Entfernung.',
  'Havocbound works in every attack.': 'Havocbound wirkt bei jeder Attacke.',
  'Hive Bond is +2.': 'Hive Bond ist +2.',
  'Hold the Line is +2.': 'Hold the Line ist +2.',
  'Plaguebound ignores wounds on 5+.': 'Plaguebound ignoriert Verwundungen bei 5+.',
  'Self-Repair ignores wounds on 5+.': 'Self-Repair ignoriert Verwundungen bei 5+.',
  'Lustbound is range +8".': 'Lustbound ist Reichweite +8".',
  'The model dies when it has X wounds.': 'Das Modell fällt, wenn es X Verwundungen hat.',
  "The model's Defense is X+.": 'Die Verteidigung des Modells ist X+.',
  'Each wound is ignored on 5+, unless the weapon skips Regeneration.':
    'Jede Verwundung wird bei 5+ ignoriert, wenn die Waffe Regeneration nicht umgeht.',
  'Each wound on a model with this rule is ignored on 5+, unless the weapon skips Regeneration.':
    'Jede Verwundung auf einem Modell mit dieser Regel wird bei 5+ ignoriert, wenn die Waffe Regeneration nicht umgeht.',
  'The whole unit has Regeneration while a bearer lives.':
    'Die ganze Einheit hat Regeneration, solange ein Träger lebt.',
  'Each wound is ignored on 6+.': 'Jede Verwundung wird bei 6+ ignoriert.',
  'Each wound is ignored on 6+, that of a spell on 2+.':
    'Jede Verwundung wird bei 6+ ignoriert, die eines Zaubers bei 2+.',
  'Each wound is ignored on 6+, that of a spell on 4+.':
    'Jede Verwundung wird bei 6+ ignoriert, die eines Zaubers bei 4+.',
  'Each wound on a model with this rule is ignored on 6+, that of a spell on 2+.':
    'Jede Verwundung an einem Modell mit dieser Regel wird bei 6+ ignoriert, die eines Zaubers bei 2+.',
  '+1 to block, but for the hits of spells.': '+1 auf Abwehr, außer gegen Treffer von Zaubern.',
  '+1 to block in melee.': '+1 auf Abwehr im Nahkampf.',
  'Attackers have AP −1.': 'Angreifer haben AP −1.',
  'Shot at or charged from over 9", attackers have AP −1.':
    'Von über 9" beschossen oder angegriffen, haben Angreifer AP −1.',
  'Shot at or charged from over 9", +1 to block.': 'Von über 9" beschossen oder angegriffen, +1 auf Abwehr.',
  '+X to block.': '+X auf Abwehr.',
  '+1 to block.': '+1 auf Abwehr.',
  'Shot at from over 9", enemies have −1 to hit.': 'Von über 9" beschossen, haben Feinde −1 auf Treffer.',
  'Enemies have −1 to hit.': 'Feinde haben −1 auf Treffer.',
  'Enemies have −1 to hit in melee.': 'Feinde haben −1 auf Treffer im Nahkampf.',
  'Shot at or charged from over 9", enemies have −1 to hit.':
    'Von über 9" beschossen oder angegriffen, haben Feinde −1 auf Treffer.',
  'Not moved and shot at from over 9", enemies have −2 to hit.':
    'Nicht bewegt und von über 9" beschossen, haben Feinde −2 auf Treffer.',
  'Shot at or charged from over 9", +1 to block or −1 to be hit as you choose.':
    'Von über 9" beschossen oder angegriffen, nach deiner Wahl +1 auf Abwehr oder −1 auf Treffer gegen sie.',
  'Enemies have 4" less range, down to 6".': 'Feinde haben 4" weniger Reichweite, mindestens 6".',
  'No effect on range.': 'Keine Wirkung auf die Reichweite.',
  'Enemies have 6" less range, down to 6".': 'Feinde haben 6" weniger Reichweite, mindestens 6".',
  'Once per game, in the first step that wounds the unit, each wound is ignored on 5+.':
    'Einmal pro Spiel, im ersten Schritt, der die Einheit verwundet, wird jede Verwundung bei 5+ ignoriert.',
  'Once per game, in the first step that wounds the unit, each wound is ignored on 4+.':
    'Einmal pro Spiel, im ersten Schritt, der die Einheit verwundet, wird jede Verwundung bei 4+ ignoriert.',
  'Each wound the model takes in melee is X hits on the attacker.':
    'Jede Verwundung, die das Modell im Nahkampf nimmt, sind X Treffer auf den Angreifer.',
  'Slain in melee, the attacker takes X hits.': 'Im Nahkampf ausgeschaltet, nimmt der Angreifer X Treffer.',
  'Slain in melee, or alive at its end, it dies and the enemy takes X hits.':
    'Im Nahkampf ausgeschaltet, oder an dessen Ende am Leben, fällt es, und der Feind nimmt X Treffer.',
  'A marker each round; every two markers take 1 from the AP of attackers.':
    'Jede Runde ein Marker; je zwei Marker nehmen 1 von der AP der Angreifer.',
  'A marker each round; every two markers are +1 to block.':
    'Jede Runde ein Marker; je zwei Marker sind +1 auf Abwehr.',
  'Enemies that shoot at it have 12" less range; it neither charges nor is charged.':
    'Feinde, die auf sie schießen, haben 12" weniger Reichweite; sie greift nicht an und wird nicht angegriffen.',
  'Enemies that shoot at it have 12" less range and −1 to hit; it neither charges nor is charged.':
    'Feinde, die auf sie schießen, haben 12" weniger Reichweite und −1 auf Treffer; sie greift nicht an und wird nicht angegriffen.',
  '+1 to block for each enemy unit it has destroyed, two at most.':
    '+1 auf Abwehr für jede Feindeinheit, die sie vernichtet hat, höchstens zwei.',
  '+1 to block while most models are within 1" of terrain.':
    '+1 auf Abwehr, solange die meisten Modelle innerhalb von 1" um Gelände sind.',
  'Enemies have −1 to hit while most models are within 1" of terrain.':
    'Feinde haben −1 auf Treffer, solange die meisten Modelle innerhalb von 1" um Gelände sind.',
  'May join a unit, dies last and lends it its Quality for morale; the hero mark of the model decides.':
    'Darf sich einer Einheit anschließen, fällt zuletzt und leiht ihr seine Qualität für die Moral; die Heldenmarke des Modells entscheidet.',
  'A failed morale test is passed on 4+ when all models have it.':
    'Ein misslungener Moraltest wird bei 4+ bestanden, wenn alle Modelle es haben.',
  'A failed morale test is passed on 4+ when most models have it.':
    'Ein misslungener Moraltest wird bei 4+ bestanden, wenn die meisten Modelle es haben.',
  'When most models have it a failed morale test counts as passed, and each wound left is marked on 1-3.':
    'Wenn die meisten Modelle es haben, gilt ein misslungener Moraltest als bestanden, und jede übrige Verwundung wird bei 1-3 markiert.',
  'The older name of No Retreat.': 'Der ältere Name von No Retreat.',
  'Counts as X more wounds when it is decided who won a melee.':
    'Zählt X Verwundungen mehr, wenn entschieden wird, wer einen Nahkampf gewonnen hat.',
  '+1 to morale tests.': '+1 auf Moraltests.',
  'The unit has +1 to morale tests while a bearer lives.':
    'Die Einheit hat +1 auf Moraltests, solange ein Träger lebt.',
  '+X to morale tests.': '+X auf Moraltests.',
  'At the start of a round after the first a Shaken unit recovers on 4+.':
    'Zu Beginn einer Runde nach der ersten erholt sich eine Einheit mit Shaken bei 4+.',
  'Difficult terrain does not slow it.': 'Schwieriges Gelände bremst sie nicht.',
  'Moves farther.': 'Bewegt sich weiter.',
  'Moves less far.': 'Bewegt sich weniger weit.',
  'Moves over units and terrain.': 'Zieht über Einheiten und Gelände.',
  'Stays where it stands.': 'Bleibt, wo sie steht.',
  'Shifts a little when it is activated.': 'Verschiebt sich ein wenig, wenn sie aktiviert wird.',
  'Highborn moves farther still.': 'Highborn zieht noch weiter.',
  'Scurry moves farther still.': 'Scurry zieht noch weiter.',
  'Moves after shooting or melee.': 'Bewegt sich nach dem Schießen oder Nahkampf.',
  'Harassing moves farther.': 'Harassing zieht weiter.',
  'Guerrilla moves farther.': 'Guerrilla zieht weiter.',
  'Moves a little farther.': 'Bewegt sich ein wenig weiter.',
  'Slow does not count.': 'Slow zählt nicht.',
  'May shoot after a rush.': 'Darf nach einem Sturmlauf schießen.',
  'Changes its place before attacking.': 'Wechselt vor der Attacke ihren Platz.',
  'Shifts when it is activated.': 'Verschiebt sich, wenn sie aktiviert wird.',
  'Shifts after its activation.': 'Verschiebt sich nach ihrer Aktivierung.',
  'Moves farther or sooner.': 'Bewegt sich weiter oder früher.',
  'Moves after it has attacked.': 'Bewegt sich, nachdem sie angegriffen hat.',
  'Changes how far a unit moves.': 'Ändert, wie weit eine Einheit zieht.',
  'Enemies charge it from less far.': 'Feinde greifen sie aus kürzerer Entfernung an.',
  'Shoots or charges a little farther.': 'Schießt oder greift ein wenig weiter an.',
  'The unit moves a little farther.': 'Die Einheit zieht ein wenig weiter.',
  'An enemy is slowed down once.': 'Ein Feind wird einmal gebremst.',
  'An enemy that fails a morale test is moved.': 'Ein Feind, der einen Moraltest nicht besteht, wird verschoben.',
  'Moves a friendly gun.': 'Bewegt ein befreundetes Geschütz.',
  'Arrives from reserve.': 'Trifft aus der Reserve ein.',
  'Deploys late and forward.': 'Wird spät und weit vorn aufgestellt.',
  'Carries X models.': 'Trägt X Modelle.',
  'Shifts after deployment.': 'Verschiebt sich nach der Aufstellung.',
  'Arrives from reserve close to the enemy.': 'Trifft aus der Reserve nahe am Feind ein.',
  'Enemies in reserve arrive farther away.': 'Feinde in Reserve treffen weiter weg ein.',
  'Units are placed again after deployment.': 'Einheiten werden nach der Aufstellung neu gestellt.',
  'Friends arrive from reserve near it.': 'Freunde treffen aus der Reserve in ihrer Nähe ein.',
  'The unit arrives from reserve.': 'Die Einheit trifft aus der Reserve ein.',
  'Does something when it arrives from reserve.': 'Tut etwas, wenn sie aus der Reserve eintrifft.',
  'May pass an activation.': 'Darf eine Aktivierung auslassen.',
  'Brings a new unit once.': 'Bringt einmal eine neue Einheit.',
  'A new unit takes its place when it is destroyed.':
    'Eine neue Einheit nimmt ihren Platz ein, wenn sie vernichtet wird.',
  'May come back once.': 'Darf einmal zurückkommen.',
  'A friend is activated right after it.': 'Ein Freund wird gleich nach ihr aktiviert.',
  'One per army.': 'Eine pro Armee.',
  'Orders reach farther.': 'Befehle reichen weiter.',
  'Buffs reach it from farther away.': 'Boni erreichen sie aus größerer Entfernung.',
  'Attacks while moving over an enemy.': 'Greift an, während sie über einen Feind zieht.',
  'Hits nearby enemies once per game.': 'Trifft einmal pro Spiel Feinde in der Nähe.',
  'Casts spells with X tokens a round.': 'Wirkt Zauber mit X Markern pro Runde.',
  'The models cast as one.': 'Die Modelle zaubern als eines.',
  'Helps friendly casters.': 'Hilft befreundeten Zauberern.',
  'Changes casting rolls.': 'Ändert Zauberwürfe.',
  'Casts one spell per activation.': 'Wirkt einen Zauber pro Aktivierung.',
  'Moves much farther.': 'Bewegt sich viel weiter.',
  'Slows an enemy down.': 'Bremst einen Feind.',
  'The unit moves farther.': 'Die Einheit zieht weiter.',
  'A friend moves out of turn.': 'Ein Freund zieht außer der Reihe.',
  'Friends move out of turn.': 'Freunde ziehen außer der Reihe.',
  'A friend moves farther.': 'Ein Freund zieht weiter.',
  'Friends are not slowed down.': 'Freunde werden nicht gebremst.',
  'Friends move after shooting.': 'Freunde ziehen nach dem Schießen.',
  'Friends arrive from reserve.': 'Freunde treffen aus der Reserve ein.',
  'Shoots better when it arrives from reserve.': 'Schießt besser, wenn sie aus der Reserve eintrifft.',
  'Heals a nearby friend.': 'Heilt einen Freund in der Nähe.',
  'A friendly unit has +1 to hit in its next attack.':
    'Eine befreundete Einheit hat +1 auf Treffer bei ihrer nächsten Attacke.',
  'Friends have +1 to hit in melee against a marked enemy.':
    'Freunde haben im Nahkampf gegen einen markierten Feind +1 auf Treffer.',
  'Friends have +1 to hit when shooting at a marked enemy.':
    'Freunde haben beim Schießen auf einen markierten Feind +1 auf Treffer.',
  'Friends have AP +1 when shooting at a marked enemy.':
    'Freunde haben beim Schießen auf einen markierten Feind AP +1.',
  'Friends are Unstoppable when shooting at a marked enemy.':
    'Freunde sind beim Schießen auf einen markierten Feind Unstoppable.',
  'Markers on an enemy that friends spend for AP +1 each.':
    'Marker auf einem Feind, die Freunde für je AP +1 ausgeben.',
  'A marker on an enemy that a friend spends for AP +1.':
    'Ein Marker auf einem Feind, den ein Freund für AP +1 ausgibt.',
  'Friends have AP +1 per marker on an enemy.': 'Freunde haben AP +1 je Marker auf einem Feind.',
  'Markers on an enemy that friends spend for +1 to hit each.':
    'Marker auf einem Feind, die Freunde für je +1 auf Treffer ausgeben.',
  'A marker on an enemy that a friend spends for +1 to hit.':
    'Ein Marker auf einem Feind, den ein Freund für +1 auf Treffer ausgibt.',
  'Friends have +1 to hit per marker on an enemy.': 'Freunde haben +1 auf Treffer je Marker auf einem Feind.',
  'A marker on an enemy that friends spend to hit better.':
    'Ein Marker auf einem Feind, den Freunde ausgeben, um besser zu treffen.',
  'A friendly unit has +1 to hit in its next shooting.':
    'Eine befreundete Einheit hat +1 auf Treffer bei ihrem nächsten Schießen.',
  'A friendly unit has AP +1 in its next shooting.': 'Eine befreundete Einheit hat AP +1 bei ihrem nächsten Schießen.',
  'An enemy has −1 to hit in its next attack.': 'Ein Feind hat −1 auf Treffer bei seiner nächsten Attacke.',
  'An enemy has AP −1 in its next attack.': 'Ein Feind hat AP −1 bei seiner nächsten Attacke.',
  'An enemy has AP −1 in its next shooting.': 'Ein Feind hat AP −1 bei seinem nächsten Schießen.',
  'An enemy has −1 to its next morale test.': 'Ein Feind hat −1 auf seinen nächsten Moraltest.',
  'An enemy has −1 to block the next time it is hit.':
    'Ein Feind hat −1 auf Abwehr, wenn er das nächste Mal getroffen wird.',
  'An enemy strikes last the next time it charges.': 'Ein Feind schlägt zuletzt zu, wenn er das nächste Mal angreift.',
  'An enemy that fails a morale test is fatigued.': 'Ein Feind, der einen Moraltest nicht besteht, ist erschöpft.',
  'An enemy takes a dangerous terrain test.': 'Ein Feind macht einen Test für gefährliches Gelände.',
  'Friends have Stealth the next time they are shot at.':
    'Freunde haben Stealth, wenn sie das nächste Mal beschossen werden.',
  'Friends have +1 to hit in their next melee.': 'Freunde haben +1 auf Treffer in ihrem nächsten Nahkampf.',
  'Friends have +1 to block the next time they are hit.':
    'Freunde haben +1 auf Abwehr, wenn sie das nächste Mal getroffen werden.',
  'Friends have +1 to their next morale test.': 'Freunde haben +1 auf ihren nächsten Moraltest.',
  'An enemy has −2 to its next morale test.': 'Ein Feind hat −2 auf seinen nächsten Moraltest.',
  'Friends have AP +1 in melee for a round.': 'Freunde haben eine Runde lang AP +1 im Nahkampf.',
  'A friendly unit shoots 6" farther.': 'Eine befreundete Einheit schießt 6" weiter.',
  'Friends have +1 to hit against the unit that destroyed it for each of its models.':
    'Freunde haben gegen die Einheit, die sie vernichtet hat, +1 auf Treffer für jedes ihrer Modelle.',
  'Skips Regeneration, and is Blast +3 against Defense 5+ and 6+.':
    'Umgeht Regeneration und ist Blast +3 gegen Verteidigung 5+ und 6+.',
  'Ignores cover, and has AP +2 against targets that are mostly Tough 3 to 9.':
    'Ignoriert Deckung und hat AP +2 gegen Ziele, die meist Tough 3 bis 9 sind.',
  'Ignores cover and is Shred.': 'Ignoriert Deckung und ist Shred.',
  'Skips Regeneration, and has AP +1 against Defense 2+ to 4+.':
    'Umgeht Regeneration und hat AP +1 gegen Verteidigung 2+ bis 4+.',
  'Ignores cover and is Lacerate.': 'Ignoriert Deckung und ist Lacerate.',
  'Skips Regeneration and is Surge.': 'Umgeht Regeneration und ist Surge.',
  'Skips Regeneration and is Shred.': 'Umgeht Regeneration und ist Shred.',
  'Skips Regeneration, and each hit of a natural 6 that is not blocked is one wound more.':
    'Umgeht Regeneration, und jeder nicht abgewehrte Treffer einer natürlichen 6 ist eine Verwundung mehr.',
  'Skips Regeneration and is Crack.': 'Umgeht Regeneration und ist Crack.',
  'Deadly +3 against targets that are mostly Tough 3 to 9.': 'Deadly +3 gegen Ziele, die meist Tough 3 bis 9 sind.',
  'AP +2 against targets that are mostly Tough 3 to 9.': 'AP +2 gegen Ziele, die meist Tough 3 bis 9 sind.',
  'Ignores cover, and is Deadly +3 against targets that are mostly Tough 3 to 9.':
    'Ignoriert Deckung und ist Deadly +3 gegen Ziele, die meist Tough 3 bis 9 sind.',
  'Skips Regeneration, and has AP +4 against targets that are mostly Tough 3 to 9.':
    'Umgeht Regeneration und hat AP +4 gegen Ziele, die meist Tough 3 bis 9 sind.',
  'Ignores cover and is Surge.': 'Ignoriert Deckung und ist Surge.',
  'Ignores cover, and has AP +2 against Defense 2+ and 3+.':
    'Ignoriert Deckung und hat AP +2 gegen Verteidigung 2+ und 3+.',
  'Ignores cover and is Crack.': 'Ignoriert Deckung und ist Crack.',
  'Ignores cover, and has AP +1 against Defense 2+ to 4+.':
    'Ignoriert Deckung und hat AP +1 gegen Verteidigung 2+ bis 4+.',
  'AP +2 against Defense 2+ and 3+.': 'AP +2 gegen Verteidigung 2+ und 3+.',
  'Blast +3 against Defense 5+ and 6+.': 'Blast +3 gegen Verteidigung 5+ und 6+.',
  'Ignores cover, and is Blast +3 against Defense 5+ and 6+.':
    'Ignoriert Deckung und ist Blast +3 gegen Verteidigung 5+ und 6+.',
  'The older name of Surge.': 'Der ältere Name von Surge.',
  'The older name of Shred.': 'Der ältere Name von Shred.',
  'The target needs X more on each block roll.': 'Das Ziel braucht bei jedem Abwehrwurf X mehr.',
  'Every hit becomes X hits, but no more than the target has models; cover does not count.':
    'Jeder Treffer wird zu X Treffern, aber nicht mehr, als das Ziel Modelle hat; Deckung zählt nicht.',
  'Each wound goes on one model and counts X times; what that model does not need is lost.':
    'Jede Verwundung geht auf ein Modell und zählt X-mal; was dieses Modell nicht braucht, verfällt.',
  'The hit of a natural 6 has AP +4, and no wound of the weapon can be ignored by Regeneration.':
    'Der Treffer einer natürlichen 6 hat AP +4, und keine Verwundung der Waffe kann durch Regeneration ignoriert werden.',
  'The hit of a natural 6 has at least AP 4; no Regeneration rolls.':
    'Der Treffer einer natürlichen 6 hat mindestens AP 4; keine Regeneration.',
  'The weapon attacks at Quality 2+, whoever holds it.': 'Die Waffe greift mit Qualität 2+ an, wer immer sie hält.',
  'Skips Regeneration, and penalties to hit, AP or range do not count for it.':
    'Umgeht Regeneration, und Abzüge auf Treffer, AP oder Reichweite zählen für sie nicht.',
  'The target must roll natural 6s to block again, and Regeneration does not help it.':
    'Das Ziel muss natürliche 6 bei der Abwehr wiederholen, und Regeneration hilft ihm nicht.',
  'The target must roll natural 6s to block again.': 'Das Ziel muss natürliche 6 bei der Abwehr wiederholen.',
  'Targets roll natural 6s to block again; no Regeneration rolls.':
    'Ziele wiederholen natürliche 6 bei der Abwehr; keine Regeneration.',
  'Every natural 1 to block is one wound more.': 'Jede natürliche 1 bei der Abwehr ist eine Verwundung mehr.',
  'The hit of a natural 6 has AP +2.': 'Der Treffer einer natürlichen 6 hat AP +2.',
  'The hit of a natural 6 has AP +4.': 'Der Treffer einer natürlichen 6 hat AP +4.',
  'AP +2 against targets that are mostly Tough(3) or more.': 'AP +2 gegen Ziele, die meist Tough(3) oder mehr sind.',
  'AP +2 against targets of mostly Tough 3 to 9; no Regeneration rolls.':
    'AP +2 gegen Ziele, die meist Tough 3 bis 9 haben; keine Regeneration.',
  'AP +4 against targets that are mostly Tough(9) or more.': 'AP +4 gegen Ziele, die meist Tough(9) oder mehr sind.',
  'AP +4 against targets of mostly Tough 3 to 9.': 'AP +4 gegen Ziele, die meist Tough 3 bis 9 haben.',
  'Skips Regeneration, and has AP +2 against Defense 2+ and 3+.':
    'Umgeht Regeneration und hat AP +2 gegen Verteidigung 2+ und 3+.',
  'On the charge +1 to hit and AP +1.': 'Beim Angriff +1 auf Treffer und AP +1.',
  'Resolved first and on one model of your choice, as if it stood alone.':
    'Wird zuerst und an einem Modell deiner Wahl abgehandelt, als stünde es allein.',
  'Strikes before a charger does, and takes one Impact die from it per model.':
    'Schlägt vor einem Angreifer zu und nimmt ihm je Modell einen Impact-Würfel.',
  'Needs no line of sight and ignores cover, but has −1 to hit after moving.':
    'Braucht keine Sichtlinie und ignoriert Deckung, hat aber nach einer Bewegung −1 auf Treffer.',
  'Attacks once per game, at the first chance.': 'Greift einmal pro Spiel an, bei der ersten Gelegenheit.',
  'Cover does not count.': 'Deckung zählt nicht.',
  'Its wounds cannot be ignored by Regeneration.':
    'Ihre Verwundungen können nicht durch Regeneration ignoriert werden.',
  'AP is at least 4, but each natural 1 to hit wounds the own unit.':
    'AP ist mindestens 4, aber jede natürliche 1 beim Trefferwurf verwundet die eigene Einheit.',
  'On the charge AP +2.': 'Beim Angriff AP +2.',
  'Charging, AP +2.': 'Beim Angriff AP +2.',
  'Charging, +1 to hit and AP +1.': 'Beim Angriff +1 auf Treffer und AP +1.',
  '+1 to hit when shooting without having moved.': '+1 auf Treffer beim Schießen ohne Bewegung.',
  'Ignores cover and negative hit modifiers.': 'Ignoriert Deckung und Abzüge auf Treffer.',
  'Picks one model and is resolved first, like Takedown.':
    'Wählt ein Modell und wird zuerst abgehandelt, wie Takedown.',
  'Each bearer picks one model and is resolved first, at Quality 2+.':
    'Jeder Träger wählt ein Modell und wird zuerst abgehandelt, mit Qualität 2+.',
  'Mortars on a mob in cover': 'Mörser auf eine Meute in Deckung',
  'Colossus charges the walker': 'Koloss greift den Läufer an',
  'Marksmen pick out the boss': 'Scharfschützen suchen den Boss heraus',
  Duel: 'Duell',
  'Which of two units wins, in nine scenarios?': 'Welche von zwei Einheiten gewinnt, in neun Szenarien?',
  Scenarios: 'Szenarien',
  'Shooting only': 'Nur Beschuss',
  'Mutual shooting': 'Gegenseitiger Beschuss',
  'Receive charge': 'Angriff annehmen',
  'Shoot, then be charged': 'Schießen, dann angegriffen werden',
  'Approach, 1 turn': 'Annähern, 1 Zug',
  'Approach, 2 turns': 'Annähern, 2 Züge',
  'Full engagement': 'Volles Gefecht',
  'Fighting retreat': 'Kämpfender Rückzug',
  'Who wins': 'Wer gewinnt',
  'What is compared when neither side is destroyed or routed; or who holds the objective alone.':
    'Was verglichen wird, wenn keine Seite vernichtet oder geflohen ist; oder wer das Missionsziel allein hält.',
  'holds the objective': 'hält das Missionsziel',
  'Near the objective': 'Am Missionsziel',
  'Whether the models a unit has left in the end are within reach of it; those out of reach are lost first.':
    'Ob die Modelle, die eine Einheit am Ende noch hat, in seiner Reichweite sind; verloren werden zuerst die anderen.',
  'larger share of wounds left': 'größerer Anteil übriger Lebenspunkte',
  'larger share of models left': 'größerer Anteil übriger Modelle',
  'Whether a unit fights when it is charged.': 'Ob eine Einheit kämpft, wenn sie angegriffen wird.',
  'Wardens against a mob': 'Wächter gegen eine Meute',
  'Riders into spears': 'Reiter in Speere',
  'Breakers against the Colossus': 'Brecher gegen den Koloss',
  'Blast multiplies every hit and cover does not help.': 'Blast vervielfacht jeden Treffer, und Deckung hilft nicht.',
  'Deadly against a single tough model.': 'Deadly gegen ein einzelnes zähes Modell.',
  'Takedown takes the hero out of the middle of his mob.': 'Takedown holt den Helden aus der Mitte seiner Meute.',
  'Quality against quantity, in all nine scenarios.': 'Qualität gegen Menge, in allen neun Szenarien.',
  'Counter strikes first and takes the Impact away.': 'Counter schlägt zuerst zu und nimmt den Impact weg.',
  'Regeneration, Fear(3) and No Retreat against a led assault squad.':
    'Regeneration, Fear(3) und No Retreat gegen einen geführten Sturmtrupp.',
  'Once per game in melee one more attack at Quality 2+ with AP(1) and Deadly(3), resolved first and on one model of your choice.':
    'Einmal im Spiel im Nahkampf eine Attacke mehr mit Qualität 2+, AP(1) und Deadly(3), zuerst ausgeführt und auf ein Modell deiner Wahl.',
  'Ignores cover and negative modifiers to hit and to range.':
    'Ignoriert Deckung und negative Modifikatoren auf Treffer und Reichweite.',
  'Not moved, +1 to hit when shooting from over 9", and −2 to be hit by shooting from over 9".':
    'Ohne Bewegung +1 auf Treffer beim Schießen aus über 9", und −2 für Feinde, die aus über 9" schießen.',
  'No effect on range: it moves further.': 'Keine Wirkung auf die Reichweite: Es bewegt sich weiter.',
  'A marker at the end of each round, lost when Shaken; each marker is AP +1, two at most.':
    'Am Ende jeder Runde ein Marker, verloren bei Shaken; jeder Marker ist AP +1, höchstens zwei.',
  'A marker at the end of each round, lost when Shaken; each marker is +1 to hit, two at most.':
    'Am Ende jeder Runde ein Marker, verloren bei Shaken; jeder Marker ist +1 auf Treffer, höchstens zwei.',
  'A marker at the end of each round, lost when Shaken; each marker takes 1 from the AP of attackers, two at most.':
    'Am Ende jeder Runde ein Marker, verloren bei Shaken; jeder Marker nimmt 1 von der AP der Angreifer, höchstens zwei.',
  'A marker at the end of each round, lost when Shaken; each marker is +1 to block, two at most.':
    'Am Ende jeder Runde ein Marker, verloren bei Shaken; jeder Marker ist +1 auf Abwehr, höchstens zwei.',
  'Range +3".': 'Reichweite +3".',
  'Enemies have 6" less range.': 'Feinde haben 6" weniger Reichweite.',
  'While a bearer lives, a failed morale test of its unit counts as passed, and each wound left is marked on 1-3.':
    'Solange ein Träger lebt, gilt ein misslungener Moraltest der Einheit als bestanden, und jede übrige Verwundung wird bei 1-3 markiert.',
  'Every hit becomes X hits, but no attack deals more hits than the target has models; cover does not count.':
    'Jeder Treffer wird zu X Treffern, aber keine Attacke macht mehr Treffer, als das Ziel Modelle hat; Deckung zählt nicht.',
  'Target moved': 'Ziel bewegt',
  'Units that are shot at moved in this round: no bonus of Entrenched or Mobile Artillery.':
    'Beschossene Einheiten haben sich in dieser Runde bewegt: kein Bonus von Entrenched oder Mobile Artillery.',

  // What dice are rolled for.
  'to block': 'Abwehr',
  'to block, again': 'Abwehr, noch einmal',
  'to cast': 'Zauberwurf',
  'to come back': 'Zurückkehren',
  'to mend': 'Ausbessern',
  'to ignore': 'Ignorieren',
  'to recover': 'Erholen',
  morale: 'Moral',
  fearless: 'Fearless',
  'no retreat': 'No Retreat',
  ravage: 'Ravage',
  impact: 'Impact',
  'heavy impact': 'Heavy Impact',
  crush: 'Crush',
  unpredictable: 'Unpredictable',
};
