// Units, phases and reasons in the words of the page.
import { nameOf, type Phase, type State, type UnitState, unitById } from '@oddsmith/skirmish';
import { skirmish } from '../language/english/skirmish/skirmish.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRST';

/** "Immortals", or "Necron Warriors B" where a side has several. */
export function unitName(state: State, unit: UnitState): string {
  const name = nameOf(state, unit);
  const alike = state.units.filter((other) => other.side === unit.side && nameOf(state, other) === name);
  return alike.length > 1 ? `${name} ${LETTERS[alike.findIndex(({ id }) => id === unit.id)]}` : name;
}

export function unitNameOf(state: State, id: string): string {
  const unit = unitById(state, id);
  return unit === undefined ? id : unitName(state, unit);
}

/** Of a turn, in their order. */
export const TURN_PHASES = ['command', 'movement', 'shooting', 'charge', 'fight'] as const;

export const PHASE_WORDS: { readonly [phase in Phase]: string } = skirmish.phases;

interface Mark {
  /** Beside the name of the unit on the board. */
  readonly sign: string;
  readonly word: string;
  isOn(unit: UnitState): boolean;
}

/** What a unit has been through this turn, as signs and as words. */
export const MARKS: readonly Mark[] = [
  { sign: '■', word: skirmish.marks.stayed, isOn: ({ moved }) => moved === 'stationary' },
  { sign: '→', word: skirmish.marks.moved, isOn: ({ moved }) => moved === 'normal' },
  { sign: '»', word: skirmish.marks.advanced, isOn: ({ moved }) => moved === 'advance' },
  { sign: '←', word: skirmish.marks.fellBack, isOn: ({ moved }) => moved === 'fall-back' },
  { sign: '*', word: skirmish.marks.shot, isOn: ({ shot }) => shot },
  { sign: '↯', word: skirmish.marks.charged, isOn: ({ charged }) => charged },
  { sign: '×', word: skirmish.marks.fought, isOn: ({ fought }) => fought },
  { sign: '!', word: skirmish.marks.shocked, isOn: ({ shocked }) => shocked },
];

/** "moved, shot". */
export function marksOf(unit: UnitState): string {
  return MARKS.filter((mark) => mark.isOn(unit))
    .map(({ word }) => word)
    .join(', ');
}

/** "→*". */
export function signsOf(unit: UnitState): string {
  return MARKS.filter((mark) => mark.isOn(unit))
    .map(({ sign }) => sign)
    .join('');
}

/** "12, 30": inches from the left and from the top. */
export function placeOf(unit: UnitState): string {
  if (!unit.placed || unit.models.length === 0) return skirmish.notOnBoard;
  const { x, y } = unit.models[0];
  return `${Math.round(x)}, ${Math.round(y)}`;
}

export function sentence(text: string): string {
  return text === '' ? '' : `${text[0].toUpperCase()}${text.slice(1)}${/[.?]$/.test(text) ? '' : '.'}`;
}
