// How the skirmish is played: its rules, and the guide through a first turn.
import { inLanguage } from '../../in-language.ts';

/** How the skirmish is played: its turn, its controls and keys, and the rules that refusals point to. */
export const skirmishRules = inLanguage('skirmishRules', {
  title: 'How to play',
  lead: 'Two forces meet on a board of 60 by 44 inches for five rounds. Hold objectives, or destroy the enemy. Everything is measured between the edges of bases.',
  phases: {
    command:
      'Both sides gain a Command point. Units below half strength test for Battle-shock. From round 2 on you score 5 points for each objective you hold, at most 15.',
    movement:
      'Each unit stays, moves up to its Movement, or advances a D6 further, after which it cannot charge and fires only Assault weapons. A unit locked in combat stays or falls back.',
    shooting: 'Each unit shoots once, at what it sees and reaches. Look at an enemy to see the exact odds first.',
    charge: 'A unit within 12" of an enemy may charge: 2D6 inches, to within 1" of every target.',
    fight:
      'Units that charged fight first, then the rest, the sides taking turns. Each piles in 3", strikes, and consolidates 3".',
  },
  guided: 'Play a guided first turn',
  controls: 'Controls',
  controlsAre:
    'Tap or click a unit to select it, then drag it, or tap where it should go. Tap an enemy to aim. With a mouse, drag the ground to pan and turn the wheel to zoom; on a phone one finger moves the selected unit, two fingers pan and zoom, and a long press on an enemy shows the odds.',
  keysTitle: 'Keys',
  keysAre: 'What the keyboard does in a battle',
  keys: [
    ['Tab, arrows', 'walk from unit to unit'],
    ['Enter', 'select a unit, aim at an enemy, make the planned move or attack'],
    ['Shift and Enter', 'select one more unit, or charge one more enemy'],
    ['Arrows', 'with a unit that may move: move its ghost by 1", with Shift by 0.1"'],
    ['R', 'turn a unit on an oval base'],
    ['Space', 'end the phase, or go on'],
    ['Z, Y', 'undo, do again'],
    ['Escape', 'drop the plan, then the selection'],
    ['+, −, 0', 'zoom in, zoom out, whole board'],
    ['?', 'this list'],
  ],
  marks: 'Marks',
  marksAre: (marks: string) =>
    `Beside the name of a unit: ${marks}. A number on a base is the wounds it has left; a ring of dots is a model that stands higher up.`,
  rulesTitle: 'Rules',
  rules: {
    S5: 'Bases on the same level never overlap; touching is allowed. A base lies wholly on the board.',
    S13: 'A list says what a unit carries; each copy of a weapon goes to the model with the fewest weapons of its class.',
    S15: 'Units are placed wholly inside their zone, together, and not on other models, solid terrain or walls.',
    S16: 'Sides place one unit at a time in turns.',
    S19: 'In the Movement phase a unit does one thing: it stays, moves, advances or falls back.',
    S22: 'No model moves further than its Movement, with an Advance the D6 more, in a charge the charge roll, in a fight 3".',
    S23: 'The base stays on the board all along its way.',
    S24: 'Nobody moves through an enemy, and a move or Advance never comes within 1" of one.',
    S25: 'Models pass through friends, but a Monster or Vehicle not through another one.',
    S27: 'A unit within Engagement Range (1") of an enemy may stay or fall back, nothing else.',
    S28: 'A unit that falls back ends outside Engagement Range. Whoever passes through an enemy may be lost on 1 or 2.',
    S29: 'A unit ends every move together: models within 2" of each other, in units of seven or more each near two others.',
    S30: 'After an Advance: no charge, only Assault weapons. After a Fall Back: neither shooting nor charge.',
    S32: 'Walls stop whoever is not Infantry, a Beast or flying. Nobody ends on a wall.',
    S34: 'Crates and barricades up to 2" are stepped over; higher ones are in the way. Nobody ends on one.',
    S35: 'A base stands on the ground, or wholly on a floor that only Infantry, Beasts and flyers use.',
    S47: 'Each unit shoots once a phase, not while an enemy is within 1" of it (Pistols, Monsters and Vehicles excepted).',
    S48: 'A weapon is fired at a unit one model of which is in range and visible. A Lone Operative only from within 12".',
    S49: 'A unit fighting one of yours cannot be shot at, unless it is a Monster or Vehicle. Blast never.',
    S50: 'A model fires its pistols or its other guns, not both.',
    S53: 'All targets are named before any die is rolled; each weapon is used once.',
    S54: 'One Shot weapons are fired once a battle.',
    S55: 'A charge is declared at units within 12", once a phase, not after an Advance or Fall Back, not while engaged.',
    S57: 'A charge ends within 1" of every target and of no other enemy; every model that moves comes closer.',
    S60: 'Units that charged or fight first choose first, then the rest; the sides take turns, beginning with whose turn it is not.',
    S61: 'A chosen unit piles in, fights and consolidates; each unit fights once.',
    S62: 'Pile in: up to 3", closer to the nearest enemy, ending in Engagement Range.',
    S63: 'Consolidate: 3" towards the enemy; towards an objective only when no enemy is within 4".',
    S69: 'A Battle-shocked unit controls nothing and gets no stratagems until its next Command phase.',
    S79: 'You may set the order in which models of a unit are lost, leaders last.',
    S81: 'A stratagem costs 1 CP and is used once a phase, not for Battle-shocked units.',
  },
});

/** The guide through a first turn of the skirmish. */
export const skirmishGuide = inLanguage('skirmishGuide', {
  label: 'Guide',
  skip: 'Skip the guide',
  done: 'Done',
  end: 'That was a round. The rest goes the same way: hold markers, and destroy who stands on them.',
  rollOff: 'Both sides roll a die for the first turn. Press the button at the bottom of the panel.',
  computer: 'The computer plays its turn. Watch it, or look under “Why?” at what it weighs.',
  deployment: 'Choose a unit from the list and tap inside your zone, or let it be placed for you.',
  command: 'Your turn begins with the Command phase: press the button to begin it.',
  chooseShooter: 'Choose a unit that can shoot from the list. Ranges and Sight show what it reaches and sees.',
  shoot: 'These are the exact odds. Shoot when you like them; split its fire if you want two targets.',
  aim: 'Choose a target: beside each stands the damage to expect, worked out exactly.',
  charge:
    'A unit within 12" of an enemy may charge: the roll it needs and its chance stand beside the target. Nobody has to; end the phase to go on.',
  fight: 'Units within 1" of an enemy fight: they pile in, strike and consolidate. The sides take turns choosing.',
  allMoved: 'Everybody has moved. End the Movement phase.',
  move: 'Drag it, or tap where it should go. The green ring is how far it may; red means no, and the line under the board says why.',
  chooseFirst: 'Your units are the amber ones. Tap one, or choose it from the list.',
  chooseNext:
    'Take the next unit, or end the phase: who is not moved stays. Markers with numbers score from round 2 on.',
});
