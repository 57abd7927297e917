// What an attacking unit sees when it selects the target: models, Toughness and keywords (rules 11, 22, 23).
import type { AttackingUnit, Battle, Group } from '../battle.ts';
import type { Formation } from './formation.ts';

/** Fixed when the target is selected, whoever falls afterwards. */
export interface TargetFacts {
  readonly models: number;
  readonly toughness: number;
  readonly keywords: ReadonlySet<string>;
}

/** The target as the first unit selects it: nobody has been lost yet. */
export function factsAtStart(battle: Battle): TargetFacts {
  return factsOf(
    battle,
    battle.groups,
    battle.groups.reduce((total, group) => total + group.models, 0),
  );
}

function factsOf(battle: Battle, alive: readonly Group[], models: number): TargetFacts {
  const keywords = new Set([...battle.keywords, ...alive.flatMap((group) => group.keywords)]);
  return { keywords, models, toughness: toughnessOf(alive) };
}

/** Rule 23: bodyguards decide for an attached unit, otherwise the toughest model. */
function toughnessOf(groups: readonly Group[]): number {
  const bodyguards = groups.filter((group) => !group.character);
  const deciding = bodyguards.length > 0 ? bodyguards : groups;
  return deciding.reduce((highest, group) => Math.max(highest, group.toughness), 0);
}

/** The states of a target that look alike to a unit. */
export interface Sighting {
  readonly facts: TargetFacts;
  readonly part: Float64Array;
}

/** A later unit selects the target as it is by then, so states that look different to it are told apart. */
export function sightings(
  battle: Battle,
  unit: AttackingUnit,
  formation: Formation,
  vector: Float64Array,
): { readonly seen: readonly Sighting[]; readonly gone: Float64Array } {
  const blast = unit.weapons.some((weapon) => weapon.abilities.attacksPerModels > 0);
  const seen = new Map<string, Sighting>();
  const gone = new Float64Array(vector.length);
  for (let i = 0; i < vector.length; i++) {
    if (vector[i] === 0) continue;
    const state = i % formation.size;
    const left = battle.groups.map((group, g) => group.models - formation.groupSlain[g][state]);
    const models = left.reduce((total, count) => total + count, 0);
    if (models === 0) {
      gone[i] = vector[i];
      continue;
    }
    const key = `${left.map((count) => Number(count > 0)).join('')} ${blast ? Math.floor(models / battle.edition.blastPer) : ''}`;
    let sighting = seen.get(key);
    if (sighting === undefined) {
      const alive = battle.groups.filter((_, g) => left[g] > 0);
      sighting = { facts: factsOf(battle, alive, models), part: new Float64Array(vector.length) };
      seen.set(key, sighting);
    }
    sighting.part[i] = vector[i];
  }
  return { seen: [...seen.values()], gone };
}
