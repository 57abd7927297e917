// What stands where in a state: units, models and their bodies, looked up once for each state of a unit.
import { memoizeWeak } from '@oddsmith/games';
import type { Seer } from '../rules/cover.ts';
import { Keywords } from '../rules/keywords.ts';
import { bodyOf } from '../rules/measure.ts';
import type { OtherUnit } from '../rules/move.ts';
import type { Holder } from '../rules/objectives.ts';
import type { Side } from '../setup/missions.ts';
import type { ModelLine, Setup, SetupUnit } from '../setup/schema.ts';
import { type ModelState, otherSide, type State, type UnitState } from './state.ts';

export function unitById(state: State, id: string): UnitState | undefined {
  return state.units.find((unit) => unit.id === id);
}

export function setupUnitOf(setup: Setup, side: Side, model: ModelState): SetupUnit {
  return setup.forces[side].units[model.unit];
}

export function lineOf(setup: Setup, side: Side, model: ModelState): ModelLine {
  return setupUnitOf(setup, side, model).lines[model.line];
}

/** A model of an attached leader. */
export function isLeader(setup: Setup, side: Side, model: ModelState): boolean {
  return setupUnitOf(setup, side, model).attachedTo !== null;
}

export const keywordsOf = memoizeWeak((unit: SetupUnit) => new Keywords(unit.keywords));

export function bodyOfModel(setup: Setup, side: Side, model: ModelState): Seer {
  const { base, height } = lineOf(setup, side, model);
  const { x, y, z, facing } = model;
  return bodyOf({ x, y, z, facing, base, height, keywords: keywordsOf(setupUnitOf(setup, side, model)) });
}

const bodiesOfUnit = memoizeWeak((unit: UnitState, setup: Setup) =>
  unit.models.map((model) => bodyOfModel(setup, unit.side, model)),
);

/** The living models of a placed unit; none before it is placed. */
export function bodiesOf(state: State, unit: UnitState): readonly Seer[] {
  return unit.placed ? bodiesOfUnit(unit, state.setup) : [];
}

/** Units of a side that stand on the board. */
export function unitsOf(state: State, side: Side): readonly UnitState[] {
  return state.units.filter((unit) => unit.side === side && unit.placed && unit.models.length > 0);
}

/** Of the other side than a unit. */
export function enemiesOf(state: State, unit: UnitState): readonly UnitState[] {
  return unitsOf(state, otherSide(unit.side));
}

/** Inches of Movement, model by model. */
export function speedsOf(state: State, unit: UnitState): number[] {
  return unit.models.map((model) => lineOf(state.setup, unit.side, model).m ?? 0);
}

/** Of the fastest model. */
export function topSpeed(state: State, unit: UnitState): number {
  return Math.max(0, ...speedsOf(state, unit));
}

export function hasModel(state: State, unit: UnitState, fits: (keywords: Keywords) => boolean): boolean {
  return unit.models.some((model) => fits(keywordsOf(setupUnitOf(state.setup, unit.side, model))));
}

/** Every model has it (S12): one leader makes no Lone Operative of the unit it leads (S14). */
export function allHave(state: State, unit: UnitState, ability: SetupUnit['abilities'][number]): boolean {
  return unit.models.every((model) => setupUnitOf(state.setup, unit.side, model).abilities.includes(ability));
}

const holdersOfUnit = memoizeWeak((unit: UnitState, setup: Setup): readonly Holder[] =>
  bodiesOfUnit(unit, setup).map((body, index) => ({
    ...body,
    side: unit.side,
    oc: unit.shocked ? 0 : lineOf(setup, unit.side, unit.models[index]).oc,
  })),
);

/** Everybody on the board with the OC it counts for: Battle-shocked units control nothing (S73). */
export function holdersOf(state: State): Holder[] {
  return state.units.flatMap((unit) => (unit.placed ? holdersOfUnit(unit, state.setup) : []));
}

export function asOtherUnit(state: State, unit: UnitState): OtherUnit {
  return { id: unit.id, models: bodiesOf(state, unit) };
}

export function isAlive(unit: UnitState): boolean {
  return unit.models.length > 0;
}

/** Wounds left to a unit. */
export function woundsOf(unit: UnitState): number {
  return unit.models.reduce((sum, model) => sum + model.wounds, 0);
}

export function nameOf(state: State, unit: UnitState): string {
  return partsOf(state, unit)
    .map((part) => part.name)
    .join(' + ');
}

/** The setup units of which a unit was made: itself, and an attached leader. */
export function partsOf(state: State, unit: UnitState): readonly SetupUnit[] {
  const { units } = state.setup.forces[unit.side];
  const own = state.units.filter((other) => other.side === unit.side);
  const hosts = units.flatMap((part, index) => (part.attachedTo === null ? [index] : []));
  const host = hosts[own.indexOf(unit)];
  return units.filter((part, index) => index === host || part.attachedTo === host);
}

export function pointsOf(state: State, unit: UnitState): number {
  return partsOf(state, unit).reduce((sum, part) => sum + part.points, 0);
}
