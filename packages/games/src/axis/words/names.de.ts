// What the calculators of Axis & Allies say.
export const names: { readonly [english: string]: string } = {
  Hits: 'Treffer',
  'Do I take it, what is left, and when should I retreat?':
    'Nehme ich es ein, was bleibt übrig, und wann sollte ich mich zurückziehen?',
  Waves: 'Wellen',
  Units: 'Einheiten',
  'AA gun': 'Flak',
  '5 IPC': '5 IPC',
  infantry: 'Infanterie',
  '3 IPC': '3 IPC',
  'landed infantry': 'gelandete Infanterie',
  artillery: 'Artillerie',
  '4 IPC': '4 IPC',
  'landed artillery': 'gelandete Artillerie',
  tank: 'Panzer',
  '6 IPC': '6 IPC',
  'landed tank': 'gelandeter Panzer',
  fighter: 'Jäger',
  '10 IPC': '10 IPC',
  bomber: 'Bomber',
  '12 IPC': '12 IPC',
  submarine: 'U-Boot',
  destroyer: 'Zerstörer',
  '8 IPC': '8 IPC',
  cruiser: 'Kreuzer',
  carrier: 'Flugzeugträger',
  '14 IPC': '14 IPC',
  battleship: 'Schlachtschiff',
  '20 IPC': '20 IPC',
  'damaged battleship': 'beschädigtes Schlachtschiff',
  transport: 'Transporter',
  '7 IPC': '7 IPC',
  'Order of loss': 'Reihenfolge der Verluste',
  'Land units kept alive to take the territory': 'Landeinheiten, die das Gebiet nehmen sollen',
  'AA guns lost last but one': 'Flak als Vorletzte verlieren',
  'Attacking submarines submerge': 'Angreifende U-Boote tauchen ab',
  'A number: so many dive, the others fight on.': 'Eine Zahl: so viele tauchen ab, die anderen kämpfen weiter.',
  sea: 'See',
  'Defending submarines submerge': 'Verteidigende U-Boote tauchen ab',
  'Attacker keeps the last destroyer': 'Angreifer behält den letzten Zerstörer',
  'Defender keeps the last destroyer': 'Verteidiger behält den letzten Zerstörer',
  'Defending aircraft without a carrier crash': 'Verteidigende Flugzeuge ohne Träger stürzen ab',
  'Left open: to the end.': 'Leer gelassen: bis zum Ende.',
  Retreat: 'Rückzug',
  'Retreat with this many units left or fewer': 'Rückzug, wenn nur noch so viele Einheiten übrig sind',
  retreat: 'Rückzug',
  'Retreat when fighting on earns less than': 'Rückzug, wenn Weiterkämpfen weniger einbringt als',
  'Retreat when the win chance is below': 'Rückzug, wenn die Siegchance kleiner ist als',
  'What winning means': 'Was Gewinnen heißt',
  'Left open: taking the territory on land, destroying the defenders at sea.':
    'Leer gelassen: an Land das Gebiet einnehmen, auf See die Verteidiger vernichten.',
  'taking the territory': 'das Gebiet einnehmen',
  'destroying the defenders': 'die Verteidiger vernichten',
  'taking the territory, destroying at sea': 'das Gebiet einnehmen, auf See vernichten',
  'Stop before I conquer if the chance is over': 'Aufhören, bevor ich erobere, wenn die Chance dazu größer ist als',
  'Retreat when the chance to lose a plane next round is above':
    'Rückzug, wenn die Chance, in der nächsten Runde ein Flugzeug zu verlieren, größer ist als',
  'Stop at the best moment': 'Im besten Moment aufhören',
  'for profit': 'für den Gewinn in IPC',
  'for the win chance': 'für die Siegchance',
  'Deadzone, for the retreat decision only': 'Deadzone, nur für die Rückzugsentscheidung',
  'Territory value, for the retreat decision only': 'Wert des Gebiets, nur für die Rückzugsentscheidung',
  'The conqueror of the wave before defends': 'Der Eroberer der Welle davor verteidigt',
  'Sea battle': 'Seeschlacht',
  'Already begun: no AA fire in the first wave': 'Hat schon begonnen: kein Flakfeuer in der ersten Welle',
  standard: 'normal',
  'low luck': 'wenig Glück (Low Luck)',
  biased: 'gezinkt',
  'Hits of submarines and aircraft': 'Treffer von U-Booten und Flugzeugen',
  'as many as can be assigned': 'so viele wie möglich zuweisen',
  'each kind down the list': 'jede Art der Liste nach',
  'Pass by transports that nobody guards': 'Unbewachte Transporter liegen lassen',
  'They stay, nothing is fought at sea, and the ships bombard.':
    'Sie bleiben, auf See wird nicht gekämpft, und die Schiffe beschießen die Küste.',
  'As many hits as possible are assigned, and the order of loss decides among such assignments; as listed, each kind of hit runs down the list, and what fits nowhere is lost.':
    'So viele Treffer wie möglich werden zugewiesen, und unter solchen Zuweisungen entscheidet die Verlustreihenfolge; der Liste nach geht jede Art von Treffern die Liste durch, und was nirgends passt, verfällt.',
  'Transports that nobody guards may be left alone: there is no sea battle then, so that battleships and cruisers bombard for the landing.':
    'Unbewachte Transporter darf man liegen lassen: Dann gibt es keine Seeschlacht, und Schlachtschiffe und Kreuzer beschießen die Küste für die Landung.',
  'Assigning hits at sea': 'Treffer zuweisen auf See',
  'Passing by transports': 'Transporter liegen lassen',
  'Value of the territory': 'Wert des Gebiets',
  'Units that take it will be killed next turn': 'Wer es nimmt, fällt im nächsten Zug',
  'May call the attack off before it begins': 'Darf den Angriff absagen, bevor er beginnt',
  'Count what later waves will earn when deciding to retreat': 'Beim Rückzug mitzählen, was spätere Wellen einbringen',
  'Leave out states less likely than': 'Zustände weglassen, die unwahrscheinlicher sind als',
  '0 is exact.': '0 ist exakt.',
  'What a lost unit counts': 'Was eine verlorene Einheit zählt',
  Switches: 'Schalter',
  'No more bombarding ships than landed units': 'Nicht mehr beschießende Schiffe als gelandete Einheiten',
  'Submarines fire once before they submerge': 'U-Boote feuern einmal, bevor sie abtauchen',
  'Attacking fighters need a carrier to land on': 'Angreifende Jäger brauchen einen Träger zum Landen',
  Report: 'Bericht',
  'Joint table of both sides': 'Gemeinsame Tabelle beider Seiten',
  'Round-by-round odds up to round': 'Chancen Runde für Runde bis Runde',
  'Stop-or-continue table': 'Tabelle: aufhören oder weitermachen',
  'Dice thrown so far: was it luck?': 'Bisher geworfene Würfel: War es Glück?',
  'Dice that hit on 1, on 2 or less, and so on': 'Würfel, die bei 1 treffen, bei 2 oder weniger und so weiter',
  'Volleys that are not judged': 'Salven, die nicht beurteilt werden',
  'Whose the defenders are': 'Wem die Verteidiger gehören',
  'In the order in which owners lose; units that are nobody’s here are lost last.':
    'In der Reihenfolge, in der die Besitzer verlieren; was hier niemandem gehört, geht zuletzt verloren.',
  'Owners lose': 'Besitzer verlieren',
  'kind by kind, the first owner’s before the next’s': 'Art für Art, der erste vor dem nächsten',
  'one owner after the other': 'einer nach dem anderen',
  'Units that leave before this wave': 'Einheiten, die vor dieser Welle abziehen',
  'As many of the defenders left as are there: aircraft that fly home, tanks that are moved away.':
    'So viele der übrigen Verteidiger, wie da sind: Flugzeuge, die heimfliegen, Panzer, die weiterziehen.',
  'Units that leave': 'Einheiten, die abziehen',
  'Before a wave, units of the defenders that are left may leave: they are not lost, and not there.':
    'Vor einer Welle können übrige Verteidiger abziehen: Sie sind nicht verloren und nicht da.',
  Owners: 'Besitzer',
  'Defenders of several owners lose kind by kind, the first owner’s before the next’s, or one owner after the other.':
    'Verteidiger mehrerer Besitzer gehen Art für Art verloren, der erste vor dem nächsten, oder ein Besitzer nach dem anderen.',
  'Orders of loss against each other': 'Verlustreihenfolgen gegeneinander',
  'What one more unit adds': 'Was eine weitere Einheit bringt',
  'Exact tables over all waves': 'Exakte Tabellen über alle Wellen',
  'A battle already played: what was left': 'Eine schon gespielte Schlacht: was übrig blieb',
  'Attacker left': 'Angreifer übrig',
  'Defender left': 'Verteidiger übrig',
  'Standard dice hit with value/6; biased dice show 1 to 6 with .1 .2 .3 .2 .1 .1; low luck gives a hit for every six points of a pool and rolls only for the rest.':
    'Normale Würfel treffen mit Wert/6; gezinkte Würfel zeigen 1 bis 6 mit 0,1 0,2 0,3 0,2 0,1 0,1; Low Luck gibt für je sechs Punkte eines Vorrats einen Treffer und würfelt nur für den Rest.',
  'Before the first round of a wave each AA gun fires up to three times at attacking aircraft, once at each, and hits on 1.':
    'Vor der ersten Runde einer Welle feuert jede Flak bis zu dreimal auf angreifende Flugzeuge, auf jedes einmal, und trifft bei 1.',
  'The battle has begun already: the AA guns of the first wave do not fire again.':
    'Die Schlacht hat schon begonnen: Die Flak der ersten Welle feuert nicht noch einmal.',
  'Attacking battleships and cruisers fire along in the first round of a land battle; defenders they hit still fire back, and the ships take no hits.':
    'Angreifende Schlachtschiffe und Kreuzer feuern in der ersten Runde einer Landschlacht mit; getroffene Verteidiger feuern trotzdem zurück, und die Schiffe nehmen keine Treffer.',
  'Each attacking artillery that is still there raises one infantry to attack 2.':
    'Jede angreifende Artillerie, die noch da ist, hebt eine Infanterie auf Angriff 2.',
  'Submarines fire before everybody else when the enemy has no destroyer as the round begins; what they sink does not fire.':
    'U-Boote feuern vor allen anderen, wenn der Feind zu Beginn der Runde keinen Zerstörer hat; was sie versenken, feuert nicht.',
  'Submarines cannot hit aircraft, and aircraft cannot hit submarines unless a friendly destroyer is there; hits nobody may take are lost.':
    'U-Boote können keine Flugzeuge treffen, und Flugzeuge keine U-Boote, wenn kein eigener Zerstörer da ist; Treffer, die niemand nehmen darf, verfallen.',
  'Units are lost in this order, first entry first; "2 inf" means two of them before the next entry.':
    'Einheiten gehen in dieser Reihenfolge verloren, der erste Eintrag zuerst; „2 inf“ heißt zwei davon vor dem nächsten Eintrag.',
  'So many land units are kept until everything else, aircraft included, is lost: someone must take the territory.':
    'So viele Landeinheiten bleiben, bis alles andere, auch Flugzeuge, verloren ist: Jemand muss das Gebiet einnehmen.',
  'The AA guns are lost just before the very last other defender.':
    'Die Flak geht unmittelbar vor dem allerletzten anderen Verteidiger verloren.',
  'Whole battleships absorb the first hits of a sea battle, one each, before anything is lost; they are repaired between waves.':
    'Heile Schlachtschiffe fangen die ersten Treffer einer Seeschlacht ab, je einen, bevor etwas verloren geht; zwischen den Wellen werden sie repariert.',
  'Defenders that are only AA guns, or only transports, are destroyed at once while an attacker is left.':
    'Verteidiger, die nur Flak oder nur Transporter sind, werden sofort vernichtet, solange ein Angreifer übrig ist.',
  'While the enemy has submarines the last destroyer is lost only when nothing but transports could take the hit.':
    'Solange der Feind U-Boote hat, geht der letzte Zerstörer erst verloren, wenn nur Transporter den Treffer nehmen könnten.',
  'Submarines leave the battle at the start of a round if the enemy has no destroyer; they live, and a defender has them back in the next wave.':
    'U-Boote verlassen die Schlacht zu Beginn einer Runde, wenn der Feind keinen Zerstörer hat; sie überleben, und ein Verteidiger hat sie in der nächsten Welle wieder.',
  'After this many rounds the attacker withdraws; units landed from the sea cannot and fight on.':
    'Nach so vielen Runden zieht sich der Angreifer zurück; von See gelandete Einheiten können das nicht und kämpfen weiter.',
  'After a round the attacker retreats with this many units left or fewer; spare hits of battleships count as units.':
    'Nach einer Runde zieht sich der Angreifer zurück, wenn nur noch so viele Einheiten übrig sind; freie Treffer von Schlachtschiffen zählen als Einheiten.',
  'After a round the attacker retreats when fighting on, with this same rule later, is expected to earn less than this.':
    'Nach einer Runde zieht sich der Angreifer zurück, wenn Weiterkämpfen, später mit derselben Regel, voraussichtlich weniger einbringt.',
  'After a round the attacker retreats when the chance to win, with this same rule later, is below this.':
    'Nach einer Runde zieht sich der Angreifer zurück, wenn die Siegchance, später mit derselben Regel, darunter liegt.',
  'After a round the attacker retreats when the chance to destroy all defenders in the next round is above this.':
    'Nach einer Runde zieht sich der Angreifer zurück, wenn die Chance, in der nächsten Runde alle Verteidiger zu vernichten, darüber liegt.',
  'After a round the attacker retreats when the chance to lose an aircraft in the next round is above this.':
    'Nach einer Runde zieht sich der Angreifer zurück, wenn die Chance, in der nächsten Runde ein Flugzeug zu verlieren, darüber liegt.',
  'After each round the attacker stops or goes on, whichever is worth more: solved from the end of the battle backwards.':
    'Nach jeder Runde hört der Angreifer auf oder macht weiter, was immer mehr wert ist: vom Ende der Schlacht rückwärts gelöst.',
  'The retreat rule is also asked before AA fire; then nothing happens at all.':
    'Die Rückzugsregel wird auch vor dem Flakfeuer gefragt; dann geschieht gar nichts.',
  'Units landed from transports cannot retreat: the others withdraw and these fight to the end.':
    'Von Transportern gelandete Einheiten können sich nicht zurückziehen: Die anderen weichen, und diese kämpfen bis zum Ende.',
  'After a sea battle defending aircraft beyond two for each carrier left are lost.':
    'Nach einer Seeschlacht gehen verteidigende Flugzeuge über zwei für jeden übrigen Träger hinaus verloren.',
  'After a sea battle attacking aircraft beyond two for each carrier left are lost as well: there is nowhere else to land.':
    'Nach einer Seeschlacht gehen auch angreifende Flugzeuge über zwei für jeden übrigen Träger hinaus verloren: Sie können sonst nirgends landen.',
  'The territory is taken when no defender and at least one attacking land unit is left; aircraft take nothing.':
    'Das Gebiet ist eingenommen, wenn kein Verteidiger und mindestens eine angreifende Landeinheit übrig ist; Flugzeuge nehmen nichts ein.',
  'The next wave meets what is left of the defenders, dived submarines and repaired battleships included, with its reinforcements; on land no more once the territory is taken.':
    'Die nächste Welle trifft auf die übrigen Verteidiger samt abgetauchten U-Booten und reparierten Schlachtschiffen und ihre Verstärkung; an Land nicht mehr, wenn das Gebiet eingenommen ist.',
  'The attackers that won the wave before defend what they took, without their aircraft on land.':
    'Die Angreifer, die die Welle davor gewonnen haben, verteidigen das Eroberte, an Land ohne ihre Flugzeuge.',
  'Take and hold': 'Nehmen und halten',
  'Taking the territory counts as so many IPC earned.': 'Das Gebiet einzunehmen zählt als so viele verdiente IPC.',
  'The conquerors will be lost to a counter-attack: each counts as its cost less half its defence.':
    'Die Eroberer gehen an einen Gegenangriff verloren: Jeder zählt seinen Preis weniger die Hälfte seiner Verteidigung.',
  'A decision to retreat also weighs what the next waves will earn against the defenders left.':
    'Die Rückzugsentscheidung wägt auch, was die nächsten Wellen gegen die übrigen Verteidiger einbringen.',
  'Losses and profit count units by price, by number, by dice or by a table of your own.':
    'Verluste und Gewinn zählen Einheiten nach Preis, Anzahl, Würfeln oder einer eigenen Tabelle.',
  'Eastern front': 'Ostfront',
  'Amphibious landing': 'Landung von See',
  'Fleet action': 'Flottengefecht',
  'One ally after the other': 'Ein Verbündeter nach dem anderen',
  'Amphibious assault': 'Landungsangriff',
  'Does the landing come ashore and take the territory, sea battle and cargo included?':
    'Kommt die Landung an Land und nimmt das Gebiet ein, Seeschlacht und Ladung eingerechnet?',
  Sea: 'See',
  'Transport loads': 'Ladungen der Transporter',
  'One load for each transport, in the order in which they are lost; empty transports are lost first.':
    'Eine Ladung für jeden Transporter, in der Reihenfolge ihrer Verluste; leere Transporter gehen zuerst verloren.',
  Land: 'Land',
  'A contested landing': 'Eine umkämpfte Landung',
  'An open sea': 'Freie See',
  'Strategic bombing': 'Strategische Bombardierung',
  'What does a bombing raid on an industrial complex cost and gain?':
    'Was kostet und bringt ein Bombenangriff auf einen Industriekomplex?',
  Bombers: 'Bomber',
  '12 IPC each.': 'Je 12 IPC.',
  'Damage the complex can still take': 'Schaden, den der Komplex noch nehmen kann',
  'Twice the value of its territory, less the damage it has.':
    'Das Doppelte des Gebietswerts, weniger den Schaden, den er schon hat.',
  'AA fire': 'Flakfeuer',
  'AA fire is over': 'Flakfeuer ist vorbei',
  'Each bomber is shot at once on 1; each that gets through does one die of damage, up to what the complex can take.':
    'Jeder Bomber wird einmal bei 1 abgeschossen; jeder, der durchkommt, macht einen Würfel Schaden, bis der Komplex nichts mehr nehmen kann.',
  'Two bombers over a rich complex': 'Zwei Bomber über einem reichen Komplex',
  'A complex nearly spent': 'Ein fast erschöpfter Komplex',
  'What to send': 'Was schicken?',
  'What is the least I must send, or leave, to be likely enough to win?':
    'Was muss ich mindestens schicken oder dalassen, um wahrscheinlich genug zu gewinnen?',
  'Recommend for': 'Empfehlung für',
  'the attacker': 'den Angreifer',
  'the defender': 'den Verteidiger',
  Goal: 'Vorhaben',
  'What counts as winning': 'Was als Sieg zählt',
  'Left open: taking the territory on land, clearing the zone at sea. For a defender, keeping that from happening.':
    'Leer gelassen: an Land das Gebiet einnehmen, auf See die Zone räumen. Für einen Verteidiger: das verhindern.',
  'the territory is yours in the end': 'das Gebiet gehört am Ende dir',
  'no defender is left, an attacker is': 'kein Verteidiger ist übrig, ein Angreifer schon',
  'a unit of your side is left, fled ones too': 'eine eigene Einheit ist übrig, auch eine geflohene',
  'taking the territory, clearing the zone at sea': 'das Gebiet einnehmen, auf See die Zone räumen',
  'At least these units': 'Mindestens diese Einheiten',
  'Territories to hold with one stock of defenders': 'Gebiete, die ein Vorrat an Verteidigern halten soll',
  'The defenders of the first wave are split over these attacks.':
    'Die Verteidiger der ersten Welle werden auf diese Angriffe verteilt.',
  'Territories that must be held': 'Gebiete, die gehalten werden müssen',
  'Enough, and no more': 'Genug und nicht mehr',
  'Hold two of three': 'Zwei von dreien halten',
  'Infantry and artillery first, tanks and fighters behind: does it take the territory?':
    'Infanterie und Artillerie zuerst, Panzer und Jäger dahinter: Nimmt das das Gebiet ein?',
  'Battleship and cruiser bombard, the landed units cannot retreat.':
    'Schlachtschiff und Kreuzer beschießen, die gelandeten Einheiten können nicht zurück.',
  'Destroyers against submarines, carriers, battleships that take two hits.':
    'Zerstörer gegen U-Boote, Träger, Schlachtschiffe, die zwei Treffer nehmen.',
  'The second wave meets what the first one leaves.': 'Die zweite Welle trifft auf das, was die erste übrig lässt.',
  'Wave one takes the territory, wave two counter-attacks the conquerors.':
    'Welle eins nimmt das Gebiet ein, Welle zwei greift die Eroberer an.',
  'The cargo goes down with its transports, and nobody bombards after a sea battle.':
    'Die Ladung geht mit ihren Transportern unter, und nach einer Seeschlacht beschießt niemand.',
  'No fleet defends: the battleship fires in the first round.':
    'Keine Flotte verteidigt: Das Schlachtschiff feuert in der ersten Runde.',
  'The break-even raid: what the guns take, the bombs give back.':
    'Der Angriff ohne Gewinn und Verlust: Was die Flak nimmt, geben die Bomben zurück.',
  'Little is left to destroy, so the risk is not worth it.':
    'Es ist wenig zu zerstören übrig, also lohnt das Risiko nicht.',
  'The cheapest part of the army that takes the territory nine times in ten.':
    'Der billigste Teil der Armee, der das Gebiet in neun von zehn Fällen einnimmt.',
  'One stock of defenders, three attacks.': 'Ein Vorrat an Verteidigern, drei Angriffe.',
  'AA guns': 'Flaks',
  tanks: 'Panzer',
  'landed tanks': 'gelandete Panzer',
  fighters: 'Jäger',
  bombers: 'Bomber',
  submarines: 'U-Boote',
  destroyers: 'Zerstörer',
  cruisers: 'Kreuzer',
  carriers: 'Flugzeugträger',
  battleships: 'Schlachtschiffe',
  'damaged battleships': 'beschädigte Schlachtschiffe',
  transports: 'Transporter',
  'its cost': 'die Kosten',
  'one each': 'je 1',
  'its dice value': 'der Würfelwert',
  'Advise me': 'Rat geben',
  'Tries the decisions you have and names the best three.':
    'Probiert deine Entscheidungen durch und nennt die drei besten.',
  'Max profit': 'Höchster Gewinn',
};
