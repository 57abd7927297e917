// Who of a unit may fire or swing what at whom: the rules of shooting and fighting asked for a unit of a state.
import { fightersOf } from '../../rules/fight.ts';
import { Keywords } from '../../rules/keywords.ts';
import { type Gun, type PossibleShot, possibleShots } from '../../rules/shooting.ts';
import type { SetupUnit } from '../../setup/schema.ts';
import { bodiesOf, setupUnitOf, unitsOf } from '../roster.ts';
import { otherSide, type State, type UnitState } from '../state.ts';

export type SetupWeapon = SetupUnit['weapons'][number];

/** A weapon of one of the parts of a unit. */
export interface CarriedWeapon {
  /** Index of the part in the force, of the weapon in the part. */
  readonly of: number;
  readonly weapon: number;
  readonly profile: SetupWeapon;
  readonly keywords: Keywords;
}

const keywordsOfWeapons = new WeakMap<SetupWeapon, Keywords>();

export function weaponKeywords(profile: SetupWeapon): Keywords {
  const known = keywordsOfWeapons.get(profile);
  if (known !== undefined) return known;
  const keywords = new Keywords(profile.keywords);
  keywordsOfWeapons.set(profile, keywords);
  return keywords;
}

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

export interface UnitShot extends Omit<PossibleShot, 'weapon' | 'models' | 'half'> {
  readonly of: number;
  readonly weapon: number;
  /** Model ids. */
  readonly models: readonly string[];
  readonly half: readonly string[];
}

/** What a unit could fire at these enemies (all of them if none are named). */
export function unitShots(state: State, unit: UnitState, targets?: readonly UnitState[]): UnitShot[] {
  const carried = weaponsOf(state, unit).filter(({ profile }) => profile.kind === 'ranged');
  const bodies = bodiesOf(state, unit);
  const enemies = unitsOf(state, otherSide(unit.side));
  const shots = possibleShots({
    moved: unit.moved,
    models: bodies.map((body, index) => {
      const model = unit.models[index];
      const weapons = carried.flatMap(({ of, weapon }, gun) => (copiesOf(unit, model.id, of, weapon) > 0 ? [gun] : []));
      return { ...body, weapons };
    }),
    guns: carried.map(({ profile, keywords }): Gun => ({ range: rangeOf(profile), keywords })),
    targets: enemies.map((enemy) => ({
      id: enemy.id,
      loneOperative: isLoneOperative(state, enemy),
      models: bodiesOf(state, enemy),
    })),
    friends: unitsOf(state, unit.side)
      .filter((friend) => friend.id !== unit.id)
      .flatMap((friend) => bodiesOf(state, friend)),
    terrain: state.setup.terrain,
    ...(targets === undefined ? {} : { only: targets.map((target) => target.id) }),
  });
  const ids = (indices: readonly number[]) => indices.map((index) => unit.models[index].id);
  return shots.map(({ weapon, models, half, ...rest }) => ({
    ...rest,
    of: carried[weapon].of,
    weapon: carried[weapon].weapon,
    models: ids(models),
    half: ids(half),
  }));
}

function rangeOf({ range }: SetupWeapon): number | null {
  return range === 'Melee' ? 0 : range;
}

/** S14: one leader makes no Lone Operative of the unit it leads. */
function isLoneOperative(state: State, unit: UnitState): boolean {
  return unit.models.every((model) => setupUnitOf(state.setup, unit.side, model).abilities.includes('lone-operative'));
}

/** For each fighting model the enemy units it may strike at (S65). */
export function unitStrikes(state: State, unit: UnitState): ReadonlyMap<string, readonly string[]> {
  const enemies = unitsOf(state, otherSide(unit.side));
  const found = fightersOf(
    bodiesOf(state, unit),
    enemies.map((enemy) => bodiesOf(state, enemy)),
  );
  return new Map(found.map(({ model, targets }) => [unit.models[model].id, targets.map((index) => enemies[index].id)]));
}
