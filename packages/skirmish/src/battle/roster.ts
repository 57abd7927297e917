// What stands where in a state: units, models and their bodies, looked up once for each state of a unit.
import type { Seer } from '../rules/cover.ts';
import { Keywords } from '../rules/keywords.ts';
import { bodyOf } from '../rules/measure.ts';
import type { OtherUnit } from '../rules/move.ts';
import type { Side } from '../setup/missions.ts';
import type { ModelLine, Setup, SetupUnit } from '../setup/schema.ts';
import type { ModelState, State, UnitState } from './state.ts';

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

/** Keywords never change: one object for each unit of a setup. */
const keywordsOfUnits = new WeakMap<SetupUnit, Keywords>();

export function keywordsOf(unit: SetupUnit): Keywords {
  const known = keywordsOfUnits.get(unit);
  if (known !== undefined) return known;
  const keywords = new Keywords(unit.keywords);
  keywordsOfUnits.set(unit, keywords);
  return keywords;
}

export function bodyOfModel(setup: Setup, side: Side, model: ModelState): Seer {
  const { base, height } = lineOf(setup, side, model);
  const { x, y, z, facing } = model;
  return bodyOf({ x, y, z, facing, base, height, keywords: keywordsOf(setupUnitOf(setup, side, model)) });
}

/** States share the units that did not change, so the bodies of a unit are made once for many states. */
const bodiesOfUnits = new WeakMap<UnitState, readonly Seer[]>();

/** The living models of a placed unit; none before it is placed. */
export function bodiesOf(state: State, unit: UnitState): readonly Seer[] {
  if (!unit.placed) return [];
  const known = bodiesOfUnits.get(unit);
  if (known !== undefined) return known;
  const bodies = unit.models.map((model) => bodyOfModel(state.setup, unit.side, model));
  bodiesOfUnits.set(unit, bodies);
  return bodies;
}

/** Units of a side that stand on the board. */
export function unitsOf(state: State, side: Side): readonly UnitState[] {
  return state.units.filter((unit) => unit.side === side && unit.placed && unit.models.length > 0);
}

export function asOtherUnit(state: State, unit: UnitState): OtherUnit {
  return { id: unit.id, models: bodiesOf(state, unit) };
}

export function isAlive(unit: UnitState): boolean {
  return unit.models.length > 0;
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
