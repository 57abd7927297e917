// The guide through a first turn of the skirmish.
import { inLanguage } from '../in-language.ts';

export const skirmishGuide = inLanguage('skirmish-guide', {
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
