// What the calculators of Kill Team say.
export const names: { readonly [english: string]: string } = {
  Shoot: 'Schießen',
  'How much damage does this shooting attack do, and does it kill?':
    'Wie viel Schaden macht dieser Beschuss, und besiegt er das Ziel?',
  'In 2021 a roll below the stat can be critical, and the crit of Severe enables Rending and Punishing.':
    '2021 kann ein Wurf unter dem Wert kritisch sein, und der Krit von Severe schaltet Rending und Punishing frei.',
  'Used in sentences.': 'Steht in Sätzen.',
  'Attack dice': 'Angriffswürfel',
  Hit: 'Treffen auf',
  'Normal damage': 'Normaler Schaden',
  'Critical damage': 'Kritischer Schaden',
  Lethal: 'Lethal',
  Balanced: 'Balanced',
  'Balanced twice': 'Balanced zweimal',
  Ceaseless: 'Ceaseless',
  'Ceaseless and Balanced': 'Ceaseless und Balanced',
  'Relentless, fishing for crits': 'Relentless, auf Krits aus',
  'Reroll ones (2021 Ceaseless)': 'Einsen wiederholen (Ceaseless 2021)',
  'Reroll ones and Balanced': 'Einsen wiederholen und Balanced',
  Devastating: 'Devastating',
  Accurate: 'Accurate',
  'Automatic crits': 'Automatische Krits',
  'Fails to normals': 'Fehlschläge zu normalen',
  'Normals to crits': 'Normale zu Krits',
  'Fails to normals are': 'Fehlschläge zu normalen werden',
  'Normals to crits are': 'Normale zu Krits werden',
  retained: 'behalten',
  changed: 'geändert',
  'In 2024 a die is retained once: a change also takes dice that were retained.':
    '2024 wird ein Würfel nur einmal behalten: Eine Änderung nimmt auch schon behaltene.',
  'Rerolled dice': 'Wiederholte Würfel',
  'fails only': 'nur Fehlschläge',
  'whatever serves best': 'was am meisten bringt',
  Piercing: 'Piercing',
  'Piercing Crits': 'Piercing Crits',
  Saturate: 'Saturate',
  Hot: 'Hot',
  Soulstrike: 'Soulstrike',
  APL: 'APL',
  'What saves are rolled against under Soulstrike.': 'Wogegen Schutzwürfe unter Soulstrike gewürfelt werden.',
  'Saves succeed on rolls up to the target’s APL instead of its Save: a 1 is critical, a 6 always fails.':
    'Schutzwürfe gelingen bei Würfen bis zur APL des Ziels statt auf seinen Schutzwurf: Eine 1 ist kritisch, eine 6 misslingt immer.',
  'Wounds of the user': 'Lebenspunkte des Schützen',
  'For the chance that Hot kills it.': 'Für die Chance, dass Hot ihn besiegt.',
  Abilities: 'Fähigkeiten',
  Punishing: 'Punishing',
  'Purity Seal': 'Purity Seal',
  'Close Assault': 'Close Assault',
  'Upgrade of choice': 'Aufwertung nach Wahl',
  Severe: 'Severe',
  'Elite (moderate)': 'Elite (mäßig)',
  'Elite (extreme)': 'Elite (extrem)',
  'Obscured target': 'Verschleiertes Ziel',
  'Defence dice': 'Verteidigungswürfel',
  Save: 'Schutzwurf',
  'Cover saves': 'Deckungswürfe',
  'Critical cover saves': 'Kritische Deckungswürfe',
  'Retained saves': 'Behaltene Schutzwürfe',
  'Piercing reduced by': 'Piercing verringert um',
  'Crits that become normals': 'Krits, die normal werden',
  'Crits deal normal damage': 'Krits machen normalen Schaden',
  'Only sixes crit against it': 'Nur Sechsen sind gegen ihn kritisch',
  'Less damage': 'Weniger Schaden',
  'From a damage of': 'Ab einem Schaden von',
  'On a roll of': 'Bei einem Wurf von',
  'any die': 'jeder Würfel',
  'normal dice': 'normale Würfel',
  'critical dice': 'kritische Würfel',
  'Dice at most': 'Höchstens so viele Würfel',
  'Of one attack, or of one round of a fight.': 'Eines Angriffs oder einer Kampfrunde.',
  'Devastating too': 'Auch Devastating',
  'Ignored dice': 'Ignorierte Würfel',
  'Dice rolled': 'Geworfene Würfel',
  'Any of them will do.': 'Einer davon genügt.',
  'Damage left': 'Verbleibender Schaden',
  'What an ignored die still inflicts.': 'Was ein ignorierter Würfel noch anrichtet.',
  'Halved dice': 'Halbierte Würfel',
  'Damage at least': 'Schaden mindestens',
  Hardy: 'Hardy',
  'Just a Scratch': 'Just a Scratch',
  Durable: 'Durable',
  'Times fired': 'Mal geschossen',
  'The same attack, so many times on the same target.': 'Derselbe Angriff, so viele Male auf dasselbe Ziel.',
  'Fire team saves': 'Schutzwürfe eines Feuertrupps',
  'Further attacks': 'Weitere Angriffe',
  'Profiles fired at the same defender afterwards, once each, in this order.':
    'Profile, die danach auf denselben Verteidiger schießen, je einmal, in dieser Reihenfolge.',
  'Rerolls of choice aim at': 'Frei gewählte Wiederholungen zielen auf',
  damage: 'Schaden',
  'a kill': 'Sieg',
  'Left out, at damage, or at what optional rules aim at.':
    'Weggelassen: auf Schaden, oder worauf die freiwilligen Regeln zielen.',
  'Optional rules': 'Freiwillige Regeln',
  'always used': 'immer genutzt',
  'used where it pays': 'genutzt, wo es sich lohnt',
  'Optional rules aim at': 'Freiwillige Regeln zielen auf',
  'Accurate, cover, retained dice and conversions may be declined or made in another order: always used, or where it pays against this target.':
    'Auf Accurate, Deckung, behaltene Würfel und Umwandlungen darf man verzichten oder sie anders ordnen: immer genutzt, oder wo es sich gegen dieses Ziel lohnt.',
  'Secondary targets': 'Nebenziele',
  'Further targets of Blast or Torrent.': 'Weitere Ziele von Blast oder Torrent.',
  'In reach of Devastating': 'In Reichweite von Devastating',
  'With at least one critical success, one fail becomes a normal success.':
    'Bei mindestens einem kritischen Erfolg wird ein Fehlschlag zum normalen Erfolg.',
  'Two fails are spent for one normal success, whenever there are two.':
    'Zwei Fehlschläge werden zu einem normalen Erfolg, wann immer es zwei sind.',
  'With at least two successes, one fail becomes a normal success.':
    'Bei mindestens zwei Erfolgen wird ein Fehlschlag zum normalen Erfolg.',
  'Up to that many fails become normal successes.': 'Bis zu so viele Fehlschläge werden normale Erfolge.',
  'One fail becomes normal or one normal becomes critical, whichever is worth more damage.':
    'Ein Fehlschlag wird normal oder ein normaler kritisch, was immer mehr Schaden bringt.',
  'Without a critical success, one normal becomes critical.': 'Ohne kritischen Erfolg wird ein normaler kritisch.',
  'Without a critical success, one normal becomes critical; that one enables neither Rending nor Punishing.':
    'Ohne kritischen Erfolg wird ein normaler kritisch; dieser ermöglicht weder Rending noch Punishing.',
  'Without a critical success, one normal becomes critical, which enables Rending and Punishing.':
    'Ohne kritischen Erfolg wird ein normaler kritisch, was Rending und Punishing ermöglicht.',
  'Up to that many normal successes become critical.': 'Bis zu so viele normale Erfolge werden kritisch.',
  'With at least one critical success, one normal success becomes critical.':
    'Bei mindestens einem kritischen Erfolg wird ein normaler Erfolg kritisch.',
  'One fail becomes a normal success; with no fail, one normal becomes critical.':
    'Ein Fehlschlag wird zum normalen Erfolg; ohne Fehlschlag wird ein normaler kritisch.',
  'One fail becomes critical; with no fail, one normal becomes critical.':
    'Ein Fehlschlag wird kritisch; ohne Fehlschlag wird ein normaler kritisch.',
  'Critical successes count as normal, and one success is discarded.':
    'Kritische Erfolge zählen als normale, und ein Erfolg wird abgelegt.',
  'One attack die of the defender’s choice does no damage; in a fight, the first strike.':
    'Ein Angriffswürfel nach Wahl des Verteidigers macht keinen Schaden; im Kampf der erste Schlag.',
  'One critical hit with damage above 3 does 1 less.': 'Ein kritischer Treffer mit mehr als 3 Schaden macht 1 weniger.',
  'No die is rolled again.': 'Kein Würfel wird wiederholt.',
  'One fail is rolled again.': 'Ein Fehlschlag wird wiederholt.',
  'Up to two fails are rolled again.': 'Bis zu zwei Fehlschläge werden wiederholt.',
  'All dice of the failing face that shows most often are rolled again.':
    'Alle Würfel der Fehlschlag-Zahl, die am häufigsten liegt, werden wiederholt.',
  'All dice of the failing face that shows most often are rolled again, and one other fail.':
    'Alle Würfel der Fehlschlag-Zahl, die am häufigsten liegt, werden wiederholt, und ein weiterer Fehlschlag.',
  'All fails are rolled again.': 'Alle Fehlschläge werden wiederholt.',
  'Every die that is not critical is rolled again.': 'Jeder Würfel, der nicht kritisch ist, wird wiederholt.',
  'Every 1 is rolled again.': 'Jede 1 wird wiederholt.',
  'Every 1 is rolled again, and one other fail.': 'Jede 1 wird wiederholt, und ein weiterer Fehlschlag.',
  'Successes of x or more are critical; 7 means that nothing is.':
    'Erfolge ab x sind kritisch; 7 heißt, dass nichts es ist.',
  'Up to x dice are kept as normal successes without being rolled.':
    'Bis zu x Würfel werden ohne Wurf als normale Erfolge behalten.',
  'Up to that many dice are kept as critical successes without being rolled.':
    'Bis zu so viele Würfel werden ohne Wurf als kritische Erfolge behalten.',
  'Each critical success does x damage at once, before saves, and still counts as usual.':
    'Jeder kritische Erfolg macht sofort x Schaden, vor den Schutzwürfen, und zählt trotzdem wie sonst.',
  'The defender rolls x fewer dice.': 'Der Verteidiger wirft x Würfel weniger.',
  'The defender rolls x fewer dice if the attack kept a critical success.':
    'Der Verteidiger wirft x Würfel weniger, wenn der Angriff einen kritischen Erfolg behalten hat.',
  'Successful saves of x or more are critical.': 'Gelungene Schutzwürfe ab x sind kritisch.',
  'Up to that many saves are kept as normal successes without being rolled; Saturate removes them.':
    'Bis zu so viele Schutzwürfe werden ohne Wurf als normale Erfolge behalten; Saturate nimmt sie weg.',
  'Up to that many saves are kept as critical successes without being rolled.':
    'Bis zu so viele Schutzwürfe werden ohne Wurf als kritische Erfolge behalten.',
  'Replaces the save and is not touched by Piercing.': 'Ersetzt den Schutzwurf und wird von Piercing nicht berührt.',
  'Each point of damage is ignored on a roll of x or more.': 'Jeder Schadenspunkt wird bei einem Wurf ab x ignoriert.',
  'Any save blocks any hit, normal hits before critical ones.':
    'Jeder Schutzwurf hält jeden Treffer auf, normale vor kritischen.',
  'The player rerolls whatever serves best, one die after the other, within what the reroll rule allows.':
    'Der Spieler wiederholt, was am meisten bringt, einen Würfel nach dem anderen, so weit die Regel es erlaubt.',
  'The target keeps no cover saves.': 'Das Ziel behält keine Deckungswürfe.',
  'After the attack one die below the Hit stat costs the user twice its face.':
    'Nach dem Angriff kostet ein Würfel unter dem Trefferwert den Schützen das Doppelte seiner Augen.',
  'Up to that many defence dice are kept as normal successes without being rolled; they are no cover saves.':
    'Bis zu so viele Verteidigungswürfel werden ohne Wurf als normale Erfolge behalten; es sind keine Deckungswürfe.',
  'Piercing and Piercing Crits are that much lower.': 'Piercing und Piercing Crits sind um so viel kleiner.',
  'So many crits of the attack become normals once Devastating and Piercing Crits have had their effect.':
    'So viele Krits des Angriffs werden normal, nachdem Devastating und Piercing Crits gewirkt haben.',
  'A critical die inflicts no more than normal damage.': 'Ein kritischer Würfel macht nicht mehr als normalen Schaden.',
  'The other side keeps as crits only rolled sixes and dice kept as crits without rolling.':
    'Die andere Seite behält als Krits nur geworfene Sechsen und Würfel, die ohne Wurf Krits sind.',
  'A die that inflicts enough damage inflicts less, always or on a roll made for each die.':
    'Ein Würfel mit genug Schaden macht weniger, immer oder bei einem Wurf für jeden Würfel.',
  'The damage of some dice is ignored, by choice or on a roll made for each die.':
    'Der Schaden mancher Würfel wird ignoriert, nach Wahl oder bei einem Wurf für jeden Würfel.',
  'The damage of some dice is halved, rounded up.': 'Der Schaden mancher Würfel wird halbiert und aufgerundet.',
  'Further targets of the attack, each with an attack roll and saves of its own.':
    'Weitere Ziele des Angriffs, jedes mit eigenem Angriffswurf und eigenen Schutzwürfen.',
  'Other operatives in reach take Devastating for each crit kept against the target.':
    'Andere Agenten in Reichweite nehmen Devastating für jeden Krit, der gegen das Ziel behalten wurde.',
  'Bolt rifle v guardsman': 'Bolt Rifle gegen Guardsman',
  'Supercharged plasma v Space Marine': 'Überladenes Plasma gegen Space Marine',
  'Sniper v guardsman in cover': 'Scharfschütze gegen Guardsman in Deckung',
  'Two guns on one target': 'Zwei Waffen auf ein Ziel',
  'Bolt rifle v Space Marine in cover': 'Bolt Rifle gegen Space Marine in Deckung',
  Fight: 'Kämpfen',
  'Who is left standing after this fight, and with how many wounds?':
    'Wer steht nach diesem Kampf noch, und mit wie vielen Lebenspunkten?',
  'Acts first': 'Handelt zuerst',
  'Starting wounds': 'Lebenspunkte zu Beginn',
  'The Wounds stat, for Injured; left out, the wounds it has.':
    'Der Lebenspunktewert, für Injured; weggelassen: die Lebenspunkte von jetzt.',
  'Waaagh!': 'Waaagh!',
  Brutal: 'Brutal',
  Shock: 'Shock',
  'Stun (2021)': 'Stun (2021)',
  Duelist: 'Duelist',
  Dueller: 'Dueller',
  'Storm Shield, Shield': 'Storm Shield, Shield',
  Hammerhand: 'Hammerhand',
  'Murderous Entrance': 'Murderous Entrance',
  'Murderous Entrance (2024)': 'Murderous Entrance (2024)',
  'Double strike': 'Doppelschlag',
  'Dueller (2024)': 'Dueller (2024)',
  'Last strike': 'Letzter Schlag',
  Strategy: 'Strategie',
  Strike: 'Zuschlagen',
  'Most damage': 'Meisten Schaden',
  'Least damage taken': 'Am wenigsten Schaden nehmen',
  'Optimal: kill and survive': 'Optimal: siegen und überleben',
  'Optimal: trade of wounds': 'Optimal: Tausch von Lebenspunkten',
  'Acts second': 'Handelt als Zweiter',
  'Fight actions, one after the other, until someone dies.':
    'Kampfaktionen, eine nach der anderen, bis jemand besiegt ist.',
  Injured: 'Injured',
  'Below half of its starting wounds at the start of a round, a fighter hits on a roll one higher.':
    'Mit weniger als der Hälfte seiner anfänglichen Lebenspunkte zu Beginn einer Runde trifft ein Kämpfer um eins schlechter.',
  'Take turns to go first': 'Abwechselnd beginnen',
  'With at least two normal successes, one of them becomes critical.':
    'Bei mindestens zwei normalen Erfolgen wird einer davon kritisch.',
  'The enemy can parry with critical successes only.': 'Der Feind kann nur mit kritischen Erfolgen parieren.',
  'The first critical strike also removes an enemy normal success, or a critical one if there is no normal.':
    'Der erste kritische Schlag nimmt dem Feind auch einen normalen Erfolg, oder einen kritischen, wenn er keinen normalen hat.',
  'The first critical strike also removes an enemy normal success.':
    'Der erste kritische Schlag nimmt dem Feind auch einen normalen Erfolg.',
  'Makes one parry before the first strike of the fight.': 'Pariert einmal vor dem ersten Schlag des Kampfs.',
  'A critical parry also removes one normal success.': 'Eine kritische Parade nimmt auch einen normalen Erfolg.',
  'Each parry removes two successes.': 'Jede Parade nimmt zwei Erfolge.',
  'The first strike does 1 more damage.': 'Der erste Schlag macht 1 Schaden mehr.',
  'The first critical strike is followed at once by a second strike.':
    'Auf den ersten kritischen Schlag folgt sofort ein zweiter Schlag.',
  'The first strike of a round is followed at once by another with a normal, or a crit if there is no normal.':
    'Auf den ersten Schlag einer Runde folgt sofort ein weiterer mit einem normalen Erfolg, oder einem Krit, wenn es keinen normalen gibt.',
  'The first strike of a round is followed at once by another with a crit, or a normal if there is no crit.':
    'Auf den ersten Schlag einer Runde folgt sofort ein weiterer mit einem Krit, oder einem normalen, wenn es keinen Krit gibt.',
  'A normal may parry a crit, but not against Brutal.':
    'Ein normaler Erfolg darf einen Krit parieren, aber nicht gegen Brutal.',
  'Brought to 0 wounds with dice left, it strikes once more before the fight ends.':
    'Auf 0 Lebenspunkte gebracht und mit Würfeln übrig, schlägt er noch einmal zu, bevor der Kampf endet.',
  'A fighter that starts a round with fewer than half its wounds hits on a roll one higher.':
    'Ein Kämpfer, der eine Runde mit weniger als der Hälfte seiner Lebenspunkte beginnt, trifft um eins schlechter.',
  'The other fighter acts first in every second round.': 'In jeder zweiten Runde handelt der andere Kämpfer zuerst.',
  'Injured is judged by these, not by the wounds at the start of the fight.':
    'Injured richtet sich nach diesen, nicht nach den Lebenspunkten zu Beginn des Kampfs.',
  'Chainsword v power klaw': 'Kettenschwert gegen Power Klaw',
  'Shock against numbers': 'Shock gegen Überzahl',
  'Guardsman charges a Space Marine': 'Guardsman greift einen Space Marine an',
  'Strike or parry': 'Zuschlagen oder parieren',
  'With these dice on the table, which action is best now?':
    'Was ist mit diesen Würfeln auf dem Tisch jetzt das Beste?',
  'Acts first in a round': 'Handelt in einer Runde zuerst',
  'How this fighter plays when the choice is the other one’s.':
    'Wie dieser Kämpfer spielt, wenn der andere die Wahl hat.',
  'Crits left': 'Krits übrig',
  'Open dice': 'Offene Würfel',
  'Normals left': 'Normale übrig',
  'Has struck this round': 'Hat in dieser Runde zugeschlagen',
  'Has struck with a crit this round': 'Hat in dieser Runde mit einem Krit zugeschlagen',
  'Dice ignored, halved or reduced': 'Ignorierte, halbierte oder verringerte Würfel',
  'Of those this fighter may so treat in a round.': 'Von denen, die dieser Kämpfer in einer Runde so behandeln darf.',
  'Wounds when the round began': 'Lebenspunkte zu Beginn der Runde',
  'Only the four heuristic strategies look at this; left out, the wounds of now.':
    'Nur die vier einfachen Strategien sehen darauf; weggelassen: die Lebenspunkte von jetzt.',
  'Acts second in a round': 'Handelt in einer Runde als Zweiter',
  'Whose turn': 'Wer ist dran',
  First: 'Der Erste',
  Second: 'Der Zweite',
  'Rounds left': 'Runden übrig',
  'Fight actions, the present one included. In each both roll once and use up their dice.':
    'Kampfaktionen, die jetzige eingeschlossen. In jeder würfeln beide einmal und verbrauchen ihre Würfel.',
  'Two dice against three': 'Zwei Würfel gegen drei',
  'The everyday shot: four dice with Piercing Crits against three poor saves.':
    'Der alltägliche Schuss: vier Würfel mit Piercing Crits gegen drei schlechte Schutzwürfe.',
  'Piercing 1 and Lethal 5+: what a risky shot is worth.':
    'Piercing 1 und Lethal 5+: was ein riskanter Schuss wert ist.',
  'Devastating 3 does its damage before any save.': 'Devastating 3 macht seinen Schaden vor jedem Schutzwurf.',
  'A flamer and then a melta: the kill chance after each.':
    'Ein Flammenwerfer und dann ein Melter: die Chance auf den Sieg nach jedem.',
  'Good saves and cover: no kill to hope for, but damage that counts.':
    'Gute Schutzwürfe und Deckung: kein Sieg zu erhoffen, aber Schaden, der zählt.',
  'A steady fighter who goes first against fewer, heavier and brutal blows.':
    'Ein solider Kämpfer, der beginnt, gegen weniger, schwerere und brutale Schläge.',
  'Shock takes a die away with the first crit: going first matters more than damage.':
    'Shock nimmt mit dem ersten Krit einen Würfel weg: Zuerst zu handeln zählt mehr als Schaden.',
  'The long odds, played as well as they can be over two rounds.':
    'Die geringe Chance, über zwei Runden so gut gespielt, wie es geht.',
  'Strike with the crit, or take one of the enemy’s dice away?':
    'Mit dem Krit zuschlagen oder dem Feind einen Würfel nehmen?',
  'Critical cover': 'Kritische Deckung',
  'Crits become normals': 'Krits werden normal',
  'Only sixes are critical': 'Nur Sechsen sind kritisch',
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
  'strike with a crit': 'mit einem Krit zuschlagen',
  'strike with a normal': 'mit einem normalen zuschlagen',
  'parry a crit with a crit': 'einen Krit mit einem Krit parieren',
  'parry a normal with a crit': 'einen normalen mit einem Krit parieren',
  'parry a normal with a normal': 'einen normalen mit einem normalen parieren',
  'parry a crit with a normal': 'einen Krit mit einem normalen parieren',

  'Abilities of the 2021 card': 'Fähigkeiten der Karte von 2021',
  'unknown rule': 'unbekannte Regel',
  'damage that is not a number': 'Schaden, der keine Zahl ist',
  'a part that depends on the order': 'ein Teil, der vom Befehl abhängt',
  'only against Blast and Torrent': 'nur gegen Blast und Torrent',
  'an extra or critical cover save: set cover by hand':
    'ein weiterer oder kritischer Deckungswurf: Deckung von Hand setzen',
  'cover in spite of Saturate': 'Deckung trotz Saturate',
  'damage at the start of a fight': 'Schaden zu Beginn eines Kampfes',
  'damage for the enemy’s fails': 'Schaden für Fehlschläge des Feindes',
  'damage for the enemy’s normals': 'Schaden für normale Erfolge des Feindes',
  'acting first when retaliating': 'beim Zurückschlagen zuerst am Zug',
  'surviving once': 'einmal überleben',
  'against a PSYKER': 'gegen einen PSYKER',
  'if the user has not moved': 'wenn sich der Träger nicht bewegt hat',
  'after a Charge': 'nach einem Sturmangriff',
  'next to terrain': 'neben Gelände',
  'against a wounded enemy': 'gegen einen verwundeten Feind',
  'against an expended enemy': 'gegen einen erschöpften Feind',
  'when fighting, not retaliating': 'beim Kämpfen, nicht beim Zurückschlagen',
  'centred on a marker or a model: nobody has cover': 'um einen Marker oder ein Modell: Niemand hat Deckung',
  'against an enemy with a Poison token': 'gegen einen Feind mit Giftmarker',
  'the roll that removes a survivor': 'der Wurf, der einen Überlebenden entfernt',
  'the roll-off that adds damage': 'der Vergleichswurf, der Schaden dazugibt',
  'two rules chosen before the battle: set them by hand': 'zwei vor der Schlacht gewählte Regeln: von Hand setzen',
  'two changes chosen before the battle: set them by hand':
    'zwei vor der Schlacht gewählte Änderungen: von Hand setzen',
  'wounds and damage gained by a kill': 'Lebenspunkte und Schaden für einen besiegten Feind',
  'damage by radius': 'Schaden nach Umkreis',
  'the damage of a critical parry': 'der Schaden einer kritischen Parade',
  'damage to others near the target': 'Schaden an anderen neben dem Ziel',
  'the better save of one team': 'der bessere Schutzwurf eines Teams',
  'damage to the user': 'Schaden am Träger',
  'the mortal wounds of its user': 'die tödlichen Wunden des Trägers',
};
