// The guide through a first turn: what to do next.
import { type State, unitsOf } from '@oddsmith/skirmish';
import { skirmishGuide as words } from '../../../language/english/skirmish/rules.ts';

/** What a newcomer should do at this moment; null when the first turn is over. */
export function guideStep(state: State, human: 0 | 1, selected: boolean, aimed: boolean): string | null {
  const { phase, actor, round } = state;
  if (phase === 'over' || round > 1) return null;
  if (phase === 'roll-off') return words.rollOff;
  if (actor !== human) return words.computer;
  switch (phase) {
    case 'deployment':
      return words.deployment;
    case 'command':
      return words.command;
    case 'movement':
      return movementStep(state, human, selected);
    case 'shooting':
      if (!selected) return words.chooseShooter;
      return aimed ? words.shoot : words.aim;
    case 'charge':
      return words.charge;
    default:
      return words.fight;
  }
}

function movementStep(state: State, human: 0 | 1, selected: boolean): string {
  const units = unitsOf(state, human);
  const moved = units.filter((unit) => unit.moved !== 'no').length;
  if (moved === units.length) return words.allMoved;
  if (selected) return words.move;
  return moved === 0 ? words.chooseFirst : words.chooseNext;
}
