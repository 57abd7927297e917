// Who of a unit may fire or swing what at whom: the rules of shooting and fighting asked for a unit of a state.
import { memoizeWeak } from '@oddsmith/games';
import { fightersOf } from '../../rules/fight.ts';
import { Keywords } from '../../rules/keywords.ts';
import { type Gun, possibleShots } from '../../rules/shooting.ts';
import type { SetupUnit } from '../../setup/schema.ts';
import type { Shot } from '../action.ts';
import { allHave, bodiesOf, enemiesOf, unitsOf } from '../roster.ts';
import type { State, UnitState } from '../state.ts';

export type SetupWeapon = SetupUnit['weapons'][number];

/** A weapon of one of the parts of a unit. */
export interface CarriedWeapon {
  /** Index of the part in the force, of the weapon in the part. */
  readonly of: number;
  readonly weapon: number;
  readonly profile: SetupWeapon;
  readonly keywords: Keywords;
}

export const weaponKeywords = memoizeWeak((profile: SetupWeapon) => new Keywords(profile.keywords));

/** Every weapon of every part, parts and weapons in their order. */
export function weaponsOf(state: State, unit: UnitState): readonly CarriedWeapon[] {
  const parts = [...new Set(unit.models.map((model) => model.unit))].sort((a, b) => a - b);
  return parts.flatMap((of) =>
    state.setup.forces[unit.side].units[of].weapons.map((profile, weapon) => ({
      of,
      weapon,
      profile,
      keywords: weaponKeywords(profile),
    })),
  );
}

/** How many copies of a weapon a model has that are not spent. */
export function copiesOf(unit: UnitState, modelId: string, of: number, weapon: number): number {
  const model = unit.models.find((candidate) => candidate.id === modelId);
  if (model === undefined || model.unit !== of || model.spent.includes(weapon)) return 0;
  return model.weapons.filter((carried) => carried === weapon).length;
}

/** What models of a unit may fire at a target, by their ids. */
export type UnitShot = Pick<Shot, 'of' | 'weapon' | 'target' | 'models'>;

/** The models that fire a weapon, one that carries two of it twice. */
export function forEachCopy(unit: UnitState, { of, weapon, models }: Omit<UnitShot, 'target'>): string[] {
  return models.flatMap((id) => Array.from({ length: copiesOf(unit, id, of, weapon) }, () => id));
}

/** What a unit could fire at these enemies (all of them if none are named). */
export function unitShots(state: State, unit: UnitState, targets?: readonly UnitState[]): UnitShot[] {
  const carried = weaponsOf(state, unit).filter(({ profile }) => profile.kind === 'ranged');
  const shots = possibleShots({
    moved: unit.moved,
    models: bodiesOf(state, unit),
    carried: unit.models.map(({ id }) =>
      carried.flatMap(({ of, weapon }, gun) => (copiesOf(unit, id, of, weapon) > 0 ? [gun] : [])),
    ),
    guns: carried.map(({ profile, keywords }): Gun => ({ range: rangeOf(profile), keywords })),
    targets: enemiesOf(state, unit).map((enemy) => ({
      id: enemy.id,
      loneOperative: allHave(state, enemy, 'lone-operative'),
      models: bodiesOf(state, enemy),
    })),
    friends: unitsOf(state, unit.side)
      .filter((friend) => friend.id !== unit.id)
      .flatMap((friend) => bodiesOf(state, friend)),
    terrain: state.setup.terrain,
    ...(targets === undefined ? {} : { only: targets.map((target) => target.id) }),
  });
  return shots.map(({ weapon, target, models }) => ({
    of: carried[weapon].of,
    weapon: carried[weapon].weapon,
    target,
    models: models.map((index) => unit.models[index].id),
  }));
}

function rangeOf({ range }: SetupWeapon): number | null {
  return range === 'Melee' ? 0 : range;
}

/** For each fighting model the enemy units it may strike at (S65). */
export function unitStrikes(state: State, unit: UnitState): ReadonlyMap<string, readonly string[]> {
  const enemies = enemiesOf(state, unit);
  const found = fightersOf(
    bodiesOf(state, unit),
    enemies.map((enemy) => bodiesOf(state, enemy)),
  );
  return new Map(found.map(({ model, targets }) => [unit.models[model].id, targets.map((index) => enemies[index].id)]));
}
