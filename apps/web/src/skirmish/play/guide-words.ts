// The guide through a first turn: what to do next.
import { type State, unitsOf } from '@oddsmith/skirmish';

/** What a newcomer should do at this moment; null when the first turn is over. */
export function guideStep(state: State, human: 0 | 1, selected: boolean, aimed: boolean): string | null {
  const { phase, actor, round } = state;
  if (phase === 'over' || round > 1) return null;
  if (phase === 'roll-off')
    return 'Both sides roll a die for the first turn. Press the button at the bottom of the panel.';
  if (actor !== human) return 'The computer plays its turn. Watch it, or look under “Why?” at what it weighs.';
  switch (phase) {
    case 'deployment':
      return 'Choose a unit from the list and tap inside your zone, or let it be placed for you.';
    case 'command':
      return 'Your turn begins with the Command phase: press the button to begin it.';
    case 'movement':
      return movementStep(state, human, selected);
    case 'shooting':
      if (!selected)
        return 'Choose a unit that can shoot from the list. Ranges and Sight show what it reaches and sees.';
      return aimed
        ? 'These are the exact odds. Shoot when you like them; split its fire if you want two targets.'
        : 'Choose a target: beside each stands the damage to expect, worked out exactly.';
    case 'charge':
      return 'A unit within 12" of an enemy may charge: the roll it needs and its chance stand beside the target. Nobody has to; end the phase to go on.';
    default:
      return 'Units within 1" of an enemy fight: they pile in, strike and consolidate. The sides take turns choosing.';
  }
}

function movementStep(state: State, human: 0 | 1, selected: boolean): string {
  const units = unitsOf(state, human);
  const moved = units.filter((unit) => unit.moved !== 'no').length;
  if (moved === units.length) return 'Everybody has moved. End the Movement phase.';
  if (selected)
    return 'Drag it, or tap where it should go. The green ring is how far it may; red means no, and the line under the board says why.';
  return moved === 0
    ? 'Your units are the amber ones. Tap one, or choose it from the list.'
    : 'Take the next unit, or end the phase: who is not moved stays. Markers with numbers score from round 2 on.';
}
