// The rules that refusals name, in a sentence each.

export const RULES: readonly (readonly [id: string, text: string])[] = [
  ['S5', 'Bases on the same level never overlap; touching is allowed. A base lies wholly on the board.'],
  [
    'S13',
    'A list says what a unit carries; each copy of a weapon goes to the model with the fewest weapons of its class.',
  ],
  ['S15', 'Units are placed wholly inside their zone, together, and not on other models, solid terrain or walls.'],
  ['S16', 'Sides place one unit at a time in turns.'],
  ['S19', 'In the Movement phase a unit does one thing: it stays, moves, advances or falls back.'],
  [
    'S22',
    'No model moves further than its Movement, with an Advance the D6 more, in a charge the charge roll, in a fight 3".',
  ],
  ['S23', 'The base stays on the board all along its way.'],
  ['S24', 'Nobody moves through an enemy, and a move or Advance never comes within 1" of one.'],
  ['S25', 'Models pass through friends, but a Monster or Vehicle not through another one.'],
  ['S27', 'A unit within Engagement Range (1") of an enemy may stay or fall back, nothing else.'],
  [
    'S28',
    'A unit that falls back ends outside Engagement Range. Whoever passes through an enemy may be lost on 1 or 2.',
  ],
  [
    'S29',
    'A unit ends every move together: models within 2" of each other, in units of seven or more each near two others.',
  ],
  ['S30', 'After an Advance: no charge, only Assault weapons. After a Fall Back: neither shooting nor charge.'],
  ['S32', 'Walls stop whoever is not Infantry, a Beast or flying. Nobody ends on a wall.'],
  ['S34', 'Crates and barricades up to 2" are stepped over; higher ones are in the way. Nobody ends on one.'],
  ['S35', 'A base stands on the ground, or wholly on a floor that only Infantry, Beasts and flyers use.'],
  [
    'S47',
    'Each unit shoots once a phase, not while an enemy is within 1" of it (Pistols, Monsters and Vehicles excepted).',
  ],
  [
    'S48',
    'A weapon is fired at a unit one model of which is in range and visible. A Lone Operative only from within 12".',
  ],
  ['S49', 'A unit fighting one of yours cannot be shot at, unless it is a Monster or Vehicle. Blast never.'],
  ['S50', 'A model fires its pistols or its other guns, not both.'],
  ['S53', 'All targets are named before any die is rolled; each weapon is used once.'],
  ['S54', 'One Shot weapons are fired once a battle.'],
  [
    'S55',
    'A charge is declared at units within 12", once a phase, not after an Advance or Fall Back, not while engaged.',
  ],
  ['S57', 'A charge ends within 1" of every target and of no other enemy; every model that moves comes closer.'],
  [
    'S60',
    'Units that charged or fight first choose first, then the rest; the sides take turns, beginning with whose turn it is not.',
  ],
  ['S61', 'A chosen unit piles in, fights and consolidates; each unit fights once.'],
  ['S62', 'Pile in: up to 3", closer to the nearest enemy, ending in Engagement Range.'],
  ['S63', 'Consolidate: 3" towards the enemy; towards an objective only when no enemy is within 4".'],
  ['S69', 'A Battle-shocked unit controls nothing and gets no stratagems until its next Command phase.'],
  ['S79', 'You may set the order in which models of a unit are lost, leaders last.'],
  ['S81', 'A stratagem costs 1 CP and is used once a phase, not for Battle-shocked units.'],
];
