// One unit in detail, with range and sight: what the page shows of a unit that is selected.

import { chanceOfTwoDice } from '../rules/charge.ts';
import { hasCover, isVisible, type Seer, unitHasCover } from '../rules/cover.ts';
import { rangeOfUnits, within } from '../rules/measure.ts';
import { isInRange } from '../rules/objectives.ts';
import { Way } from '../rules/way.ts';
import {
  copiesOf,
  forEachCopy,
  type SetupWeapon,
  type UnitShot,
  unitShots,
  unitStrikes,
  weaponKeywords,
  weaponsOf,
} from './attacks/shots.ts';
import { isUnitEngaged } from './flow.ts';
import { chargeNeeds } from './moves/charging.ts';
import { chargePaths } from './moves/closing.ts';
import { chargeTargets } from './open-units.ts';
import type { Reason } from './reasons.ts';
import { bodiesOf, enemiesOf, lineOf, topSpeed, unitById } from './roster.ts';
import type { State, UnitState } from './state.ts';

export interface ShotOption {
  readonly of: number;
  readonly weapon: number;
  /** Models that may use it on the target; of two copies, twice. */
  readonly models: readonly string[];
  readonly target: string;
  /** Models of the target that are seen. */
  readonly visible: readonly string[];
  readonly cover: boolean;
  /** Why nobody may. */
  readonly why?: Reason;
}

export interface ChargeOption {
  readonly targets: readonly string[];
  readonly needed: number;
  readonly chance: number;
  /** The straight way is not free: more may be needed. */
  readonly atLeast: boolean;
}

export interface Options {
  readonly unit: string;
  readonly moves: readonly { readonly kind: string; readonly allowance: number }[];
  readonly shots: readonly ShotOption[];
  readonly charges: readonly ChargeOption[];
  readonly strikes: readonly ShotOption[];
  /** Objectives that a move could reach. */
  readonly objectives: readonly number[];
}

const MOST_ON_ADVANCE = 6;

function movesOf(state: State, unit: UnitState): Options['moves'] {
  const speed = topSpeed(state, unit);
  const { pending } = state;
  if (pending?.kind === 'advance' && pending.unit === unit.id)
    return [{ kind: 'advance', allowance: speed + pending.roll }];
  if (unit.moved !== 'no' || speed === 0) return [{ kind: 'stationary', allowance: 0 }];
  if (isUnitEngaged(state, unit))
    return [
      { kind: 'stationary', allowance: 0 },
      { kind: 'fall-back', allowance: speed },
    ];
  return [
    { kind: 'stationary', allowance: 0 },
    { kind: 'normal', allowance: speed },
    { kind: 'advance', allowance: speed + MOST_ON_ADVANCE },
  ];
}

/** What a unit could fire if it has not shot yet. */
export function shotsLeft(state: State, unit: UnitState, targets?: readonly UnitState[]): UnitShot[] {
  return unit.shot ? [] : unitShots(state, unit, targets);
}

/** Every gun against every enemy, also those it cannot fire at: the page says why. */
function shotsOf(state: State, unit: UnitState): ShotOption[] {
  const { terrain } = state.setup;
  const possible = shotsLeft(state, unit);
  const bodies = bodiesOf(state, unit);
  const enemies = enemiesOf(state, unit).map((enemy) => {
    const models = bodiesOf(state, enemy);
    return {
      enemy,
      visible: enemy.models
        .filter((_, index) => bodies.some((body) => isVisible(body, models[index], terrain)))
        .map((model) => model.id),
      cover: unitHasCover(models.map((model) => hasCover(bodies, model, terrain))),
    };
  });
  const guns = weaponsOf(state, unit).filter(({ profile }) => profile.kind === 'ranged');
  return guns.flatMap(({ of, weapon, profile }) =>
    enemies.map(({ enemy, visible, cover }) => {
      const found = possible.find((shot) => shot.of === of && shot.weapon === weapon && shot.target === enemy.id);
      const base = { of, weapon, target: enemy.id, visible, cover };
      if (found !== undefined) return { ...base, models: forEachCopy(unit, found) };
      return { ...base, models: [], why: whyNot(state, unit, enemy, profile, bodies) };
    }),
  );
}

/** Why none of these models of a unit may fire a gun at an enemy. */
function whyNot(
  state: State,
  unit: UnitState,
  enemy: UnitState,
  profile: SetupWeapon,
  bodies: readonly Seer[],
): Reason {
  const { range } = profile;
  if (unit.shot) return 'already-shot';
  if (unit.moved === 'fall-back') return 'fell-back';
  if (unit.moved === 'advance' && !weaponKeywords(profile).has('Assault')) return 'not-assault';
  const enemies = bodiesOf(state, enemy);
  if (typeof range === 'number' && !within(rangeOfUnits(bodies, enemies), range)) return 'out-of-range';
  if (!bodies.some((body) => enemies.some((model) => isVisible(body, model, state.setup.terrain))))
    return 'not-visible';
  if (isUnitEngaged(state, unit)) return 'engaged';
  return isUnitEngaged(state, enemy) ? 'target-engaged' : 'lone-operative';
}

/** What stops a unit from shooting at all comes before what is wrong with one target or another. */
const TELLING: readonly Reason[] = [
  'already-shot',
  'fell-back',
  'not-assault',
  'engaged',
  'target-engaged',
  'lone-operative',
];

/** Why a unit has nothing to shoot at; undefined where it has. */
export function whyNoShots({ shots }: Pick<Options, 'shots'>): Reason | undefined {
  if (shots.some(({ models }) => models.length > 0)) return undefined;
  const found = shots.flatMap(({ why }) => (why === undefined ? [] : [why]));
  if (found.length === 0) return 'weapon-not-carried';
  // Seen but too far, or near but hidden: the nearer miss is what a player wants to know.
  return (
    TELLING.find((reason) => found.includes(reason)) ?? (found.includes('not-visible') ? 'not-visible' : 'out-of-range')
  );
}

/** Guns of a unit that cannot fire at an enemy, on how many models, and why. */
export function silentGuns(state: State, unit: UnitState, enemy: UnitState) {
  const possible = shotsLeft(state, unit, [enemy]);
  const bodies = bodiesOf(state, unit);
  return weaponsOf(state, unit)
    .filter(({ profile }) => profile.kind === 'ranged')
    .flatMap(({ of, weapon, profile }) => {
      const firing = possible.find((shot) => shot.of === of && shot.weapon === weapon)?.models ?? [];
      const silent = unit.models.filter(
        (model) => copiesOf(unit, model.id, of, weapon) > 0 && !firing.includes(model.id),
      );
      if (silent.length === 0) return [];
      const why = whyNot(state, unit, enemy, profile, [bodies[unit.models.indexOf(silent[0])]]);
      return [{ unit: unit.id, weapon: profile.name, models: silent.length, why }];
    });
}

export function chargeOption(state: State, unit: UnitState, targets: readonly UnitState[]): ChargeOption {
  const ids = targets.map((target) => target.id);
  const needed = chargeNeeds(state, { unit: unit.id, targets: ids });
  const chance = chanceOfTwoDice(needed);
  const rolled: State = {
    ...state,
    pending: { kind: 'charge', unit: unit.id, targets: ids, dice: [needed - 1, 1], rerolled: true },
  };
  return { targets: ids, needed, chance, atLeast: !Array.isArray(chargePaths(rolled)) };
}

function strikesOf(state: State, unit: UnitState): ShotOption[] {
  const strikes = unitStrikes(state, unit);
  const weapons = weaponsOf(state, unit).filter(({ profile }) => profile.kind === 'melee');
  return enemiesOf(state, unit).flatMap((enemy) => {
    const fighters = [...strikes].filter(([, targets]) => targets.includes(enemy.id)).map(([id]) => id);
    if (fighters.length === 0) return [];
    return weapons.flatMap(({ of, weapon }) => {
      const models = fighters.filter((id) => copiesOf(unit, id, of, weapon) > 0);
      const visible = enemy.models.map((model) => model.id);
      return models.length === 0 ? [] : [{ of, weapon, models, target: enemy.id, visible, cover: false }];
    });
  });
}

/** Markers that a model could be in range of after a straight normal move. */
function objectivesInReach(state: State, unit: UnitState): number[] {
  return state.objectives.flatMap((marker, index) => {
    const reached = bodiesOf(state, unit).some((body, at) => {
      if (isInRange(marker, body)) return true;
      const speed = lineOf(state.setup, unit.side, unit.models[at]).m ?? 0;
      const far = Math.sqrt((marker.x - body.x) * (marker.x - body.x) + (marker.y - body.y) * (marker.y - body.y));
      const share = Math.min(1, speed / far);
      const to = [body.x + share * (marker.x - body.x), body.y + share * (marker.y - body.y)] as const;
      return isInRange(marker, new Way(body, { model: at, to: [to], z: body.z, facing: body.facing }).end);
    });
    return reached ? [index] : [];
  });
}

export function options(state: State, unitId: string): Options {
  const unit = unitById(state, unitId);
  if (unit === undefined || unit.models.length === 0 || !unit.placed)
    return { unit: unitId, moves: [], shots: [], charges: [], strikes: [], objectives: [] };
  return {
    unit: unitId,
    moves: movesOf(state, unit),
    shots: shotsOf(state, unit),
    charges: chargeTargets(state, unit).map((enemy) => chargeOption(state, unit, [enemy])),
    strikes: strikesOf(state, unit),
    objectives: objectivesInReach(state, unit),
  };
}
