// The first state of a battle: units made from the setup, placed if the setup says so. No dice.
import { findSpots } from '../setup/auto-deploy.ts';
import { handOut } from '../setup/hand-out.ts';
import { type Side, zoneOf } from '../setup/missions.ts';
import type { Force, Setup } from '../setup/schema.ts';
import { shelteredSpots } from '../setup/sheltered-deploy.ts';
import type { Place } from './action.ts';
import { bodiesOf, bodyOfModel, enemiesOf, pointsOf, topSpeed, unitsOf } from './roster.ts';
import { type ModelState, otherSide, type State, type UnitState } from './state.ts';

const LETTERS = ['a', 'b'] as const;

function modelsOf(force: Force, index: number): Omit<ModelState, 'id'>[] {
  const unit = force.units[index];
  const models = unit.lines.flatMap((line, at) => Array.from({ length: line.count }, () => at));
  const hands = handOut(unit.weapons, models.length);
  return models.map((line, at) => ({
    unit: index,
    line,
    x: 0,
    y: 0,
    z: 0,
    facing: 0,
    wounds: unit.lines[line].w,
    weapons: hands[at],
    spent: [],
  }));
}

/** Units in the order of the force, attached leaders inside their unit. */
function unitsOfForce(force: Force, side: Side): UnitState[] {
  const hosts = force.units.flatMap((unit, index) => (unit.attachedTo === null ? [index] : []));
  return hosts.map((host, at) => {
    const id = `${LETTERS[side]}${at + 1}`;
    const leaders = force.units.flatMap((unit, index) => (unit.attachedTo === host ? [index] : []));
    const models = [host, ...leaders].flatMap((index) => modelsOf(force, index));
    return {
      id,
      side,
      models: models.map((model, n) => ({ id: `${id}.${n + 1}`, ...model })),
      start: { models: models.length, wounds: models.reduce((sum, model) => sum + model.wounds, 0) },
      placed: false,
      moved: 'no',
      shot: false,
      declared: false,
      charged: false,
      fought: false,
      shocked: false,
      lossOrder: null,
    };
  });
}

export function start(setup: Setup): State {
  const units = setup.forces.flatMap((force, side) => unitsOfForce(force, side as Side));
  const state: State = {
    setup,
    version: 1,
    round: 1,
    turn: 0,
    first: null,
    phase: 'deployment',
    actor: 0,
    pending: null,
    fightStep: null,
    lastFought: null,
    cp: [0, 0],
    vp: [0, 0],
    used: [],
    units,
    objectives: setup.objectives.map(({ x, y }) => ({ x, y, holder: null })),
    throws: 0,
    actions: 0,
    result: null,
  };
  return afterPlacing(setup.deployment === 'auto' ? placeAll(state) : state, 0);
}

/** S16: sides place one unit at a time in turns, `due` next; then who begins is as chosen, or waits for a roll-off. */
export function afterPlacing(state: State, due: Side): State {
  const waiting = ([due, otherSide(due)] as const).find((side) =>
    state.units.some((unit) => unit.side === side && !unit.placed),
  );
  if (waiting !== undefined) return { ...state, actor: waiting };
  const { first } = state.setup;
  if (first === 'roll') return { ...state, phase: 'roll-off', actor: 0 };
  return { ...state, phase: 'command', first, turn: first, actor: first };
}

function placeAll(state: State): State {
  if (state.setup.placing === 'sheltered') return placeSheltered(state);
  return ([0, 1] as const).reduce(inLine, state);
}

/** Sides take turns, so that both see what stands opposite; a unit for which there is no room is left to be placed by hand. */
function placeSheltered(state: State): State {
  const waiting = ([0, 1] as const).map((side) => state.units.filter((unit) => unit.side === side));
  let placed = state;
  for (let n = 0; n < Math.max(waiting[0].length, waiting[1].length); n++)
    for (const units of waiting) {
      const next = inOrderOfPlacing(state, units)[n];
      const places =
        next === undefined ? undefined : (shelteredPlacesOf(placed, next) ?? freePlacesOf(placed, next, 0.5));
      if (places !== undefined) placed = withPlaced(placed, next, places);
    }
  return ([0, 1] as const).reduce(inLineWhereNeeded, placed);
}

/** A zone too crowded for care: the side stands in a line after all, which packs closer. */
function inLineWhereNeeded(state: State, side: Side): State {
  if (state.units.every((unit) => unit.side !== side || unit.placed)) return state;
  const cleared = {
    ...state,
    units: state.units.map((unit) => (unit.side === side ? { ...unit, placed: false } : unit)),
  };
  return inLine(cleared, side);
}

function inLine(state: State, side: Side): State {
  const own = state.units.filter((unit) => unit.side === side);
  return own.reduce((placed, unit, index) => placeUnit(placed, unit, (index + 0.5) / own.length), state);
}

/** The cheap ones first: the dear ones see more of what stands opposite. */
export function inOrderOfPlacing(state: State, units: readonly UnitState[]): readonly UnitState[] {
  return units.toSorted((one, other) => pointsOf(state, one) - pointsOf(state, other));
}

/** Where a unit is out of sight, near a marker and apart from its friends. */
export function shelteredPlacesOf(state: State, unit: UnitState): Place[] | undefined {
  const { zones, terrain } = state.setup;
  const own = state.units.filter(({ side }) => side === unit.side);
  const table = {
    zone: zoneOf(zones, unit.side),
    enemyZone: zoneOf(zones, otherSide(unit.side)),
    ...{ terrain, objectives: state.objectives },
    others: state.units.flatMap((other) => bodiesOf(state, other)),
    friends: unitsOf(state, unit.side).map((friend) => bodiesOf(state, friend)),
    enemies: enemiesOf(state, unit).map((enemy) => ({
      models: bodiesOf(state, enemy),
      points: pointsOf(state, enemy),
    })),
  };
  const models = unit.models.map((model) => bodyOfModel(state.setup, unit.side, model));
  const share = (own.findIndex(({ id }) => id === unit.id) + 0.5) / own.length;
  return shelteredSpots(table, { models, share, points: pointsOf(state, unit), speed: topSpeed(state, unit) });
}

/** A unit for which there is no room is left to be placed by hand. */
function placeUnit(state: State, unit: UnitState, share: number): State {
  const places = freePlacesOf(state, unit, share);
  return places === undefined ? state : withPlaced(state, unit, places);
}

function withPlaced(state: State, unit: UnitState, places: readonly Place[]): State {
  const placed = placedAt(unit, places);
  return { ...state, units: state.units.map((other) => (other.id === unit.id ? placed : other)) };
}

/** The first free block of its zone, from where along the front it belongs. */
export function freePlacesOf(state: State, unit: UnitState, share: number): Place[] | undefined {
  const { zones, terrain } = state.setup;
  const others = state.units.flatMap((other) => bodiesOf(state, other));
  const models = unit.models.map((model) => bodyOfModel(state.setup, unit.side, model));
  return findSpots(zoneOf(zones, unit.side), { models, share }, others, terrain);
}

export function placedAt(unit: UnitState, places: readonly Place[]): UnitState {
  return { ...unit, placed: true, models: unit.models.map((model, index) => ({ ...model, ...places[index] })) };
}
