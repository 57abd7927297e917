// Units, phases and reasons in the words of the page.
import { nameOf, type Phase, type State, type UnitState } from '@oddsmith/skirmish';

const LETTERS = 'ABCDEFGHIJKLMNOPQRST';

/** "Immortals", or "Necron Warriors B" where a side has several. */
export function unitName(state: State, unit: UnitState): string {
  const name = nameOf(state, unit);
  const alike = state.units.filter((other) => other.side === unit.side && nameOf(state, other) === name);
  return alike.length > 1 ? `${name} ${LETTERS[alike.findIndex(({ id }) => id === unit.id)]}` : name;
}

export function unitNameOf(state: State, id: string): string {
  const unit = state.units.find((candidate) => candidate.id === id);
  return unit === undefined ? id : unitName(state, unit);
}

export const PHASE_WORDS: { readonly [phase in Phase]: string } = {
  deployment: 'Deployment',
  'roll-off': 'Roll-off',
  command: 'Command',
  movement: 'Movement',
  shooting: 'Shooting',
  charge: 'Charge',
  fight: 'Fight',
  over: 'Over',
};

const MOVED_WORDS = {
  no: '',
  stationary: 'stayed',
  normal: 'moved',
  advance: 'advanced',
  'fall-back': 'fell back',
} as const;

/** What a unit has been through this turn: "moved, shot". */
export function marksOf(unit: UnitState): string {
  const marks = [
    MOVED_WORDS[unit.moved],
    unit.shot ? 'shot' : '',
    unit.charged ? 'charged' : '',
    unit.fought ? 'fought' : '',
    unit.shocked ? 'Battle-shocked' : '',
  ];
  return marks.filter((mark) => mark !== '').join(', ');
}

export function woundsOf(unit: UnitState): number {
  return unit.models.reduce((sum, model) => sum + model.wounds, 0);
}

/** "12, 30": inches from the left and from the top. */
export function placeOf(unit: UnitState): string {
  if (!unit.placed || unit.models.length === 0) return 'not on the board';
  const { x, y } = unit.models[0];
  return `${Math.round(x)}, ${Math.round(y)}`;
}

export function sentence(text: string): string {
  return text === '' ? '' : `${text[0].toUpperCase()}${text.slice(1)}${/[.?]$/.test(text) ? '' : '.'}`;
}
