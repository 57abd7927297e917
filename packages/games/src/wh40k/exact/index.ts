// The exact distribution of an attack: units in sequence over the states of the target, then what the states mean.
import type { Pmf } from '@oddsmith/kernel';
import type { Budget } from '../../budget.ts';
import { type AttackingUnit, type Battle, type Group, toBattle } from '../battle.ts';
import { type AttackFindings, type Chances, toFindings } from '../findings.ts';
import type { AttackInput } from '../schema/index.ts';
import { buildFormation, type Formation } from './formation.ts';
import { hazardDice, hazardPmf, hazardSlainPmf } from './hazard.ts';
import { findBestOrder } from './order.ts';
import { addSteps, noSteps } from './steps.ts';
import { attackWithUnit, type WeaponSteps } from './volley.ts';
import type { TargetFacts } from './weapon.ts';

export function exactAttack(input: AttackInput, budget: Budget): AttackFindings {
  const battle = toBattle(input);
  const findings = toFindings(battle, exactChances(battle, budget));
  if (!input.findBestOrder || battle.units[0].weapons.length < 2) return findings;
  return { ...findings, bestOrder: findBestOrder(battle, (ordered) => exactChances(ordered, budget)) };
}

export function exactChances(battle: Battle, budget: Budget): Chances {
  const precision = battle.units.some(
    ({ situation, weapons }) => situation.precision && weapons.some((weapon) => weapon.abilities.picksCharacters),
  );
  const formation = buildFormation(battle.groups, precision);
  let vector: Float64Array = new Float64Array((battle.ignoreFirstFailedSave ? 2 : 1) * formation.size);
  vector[0] = 1;
  let waste = 0;
  const steps: WeaponSteps[] = [];
  battle.units.forEach((unit, index) => {
    const outcome =
      index === 0
        ? attackWithUnit(battle, unit, formation, factsAtStart(battle), vector, budget)
        : attackWhatIsLeft(battle, unit, formation, vector, budget);
    vector = outcome.vector;
    waste += outcome.waste;
    steps.push(...outcome.steps);
  });
  return toChances(battle, formation, vector, waste, steps);
}

/** Keywords, Toughness and number of models as a unit finds them in a state. */
function factsAt(battle: Battle, formation: Formation, state: number): TargetFacts {
  const alive = battle.groups.filter((group, g) => formation.groupSlain[g][state] < group.models);
  const models = battle.groups.reduce((total, group) => total + group.models, 0) - formation.slain[state];
  return factsOf(battle, alive, models);
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

/** A later unit selects the target as it is by then, so states that look different to it are played apart. */
function attackWhatIsLeft(
  battle: Battle,
  unit: AttackingUnit,
  formation: Formation,
  start: Float64Array,
  budget: Budget,
): { vector: Float64Array; waste: number; steps: readonly WeaponSteps[] } {
  const blast = unit.weapons.some((weapon) => weapon.abilities.attacksPerModels);
  const classes = new Map<string, { readonly state: number; readonly part: Float64Array }>();
  const result = { vector: new Float64Array(start.length), waste: 0, steps: [] as readonly WeaponSteps[] };
  const { size } = formation;
  let gone = 0;
  for (let i = 0; i < start.length; i++) {
    if (start[i] === 0) continue;
    const state = i % size;
    if (formation.listed.group[state] < 0) {
      result.vector[i] += start[i];
      gone += start[i];
      continue;
    }
    const models = battle.groups.map((group, g) => group.models - formation.groupSlain[g][state]);
    const left = models.reduce((total, count) => total + count, 0);
    const key = `${models.map((count) => Number(count > 0)).join('')} ${blast ? Math.floor(left / battle.edition.blastPer) : ''}`;
    const found = classes.get(key) ?? { state, part: new Float64Array(start.length) };
    found.part[i] = start[i];
    classes.set(key, found);
  }
  for (const { state, part } of classes.values()) {
    const outcome = attackWithUnit(battle, unit, formation, factsAt(battle, formation, state), part, budget);
    for (let i = 0; i < start.length; i++) result.vector[i] += outcome.vector[i];
    result.waste += outcome.waste;
    result.steps = result.steps.length === 0 ? outcome.steps : combineSteps(result.steps, outcome.steps);
  }
  if (gone > 0) result.steps = withoutTarget(unit, result.steps, gone);
  return result;
}

function combineSteps(one: readonly WeaponSteps[], other: readonly WeaponSteps[]): readonly WeaponSteps[] {
  return one.map((steps, index) => ({
    ...addSteps(steps, other[index]),
    meanDamage: steps.meanDamage + other[index].meanDamage,
  }));
}

function withoutTarget(unit: AttackingUnit, steps: readonly WeaponSteps[], gone: number): readonly WeaponSteps[] {
  if (steps.length === 0) return unit.weapons.map(() => ({ ...noSteps(true, gone), meanDamage: 0 }));
  return steps.map((step) => ({
    ...addSteps(step, noSteps(step.unsaved !== undefined, gone)),
    meanDamage: step.meanDamage,
  }));
}

function toChances(
  battle: Battle,
  formation: Formation,
  vector: Float64Array,
  wasted: number,
  steps: readonly WeaponSteps[],
): Chances {
  const { size } = formation;
  const models = battle.groups.reduce((total, group) => total + group.models, 0);
  const damage = new Float64Array(formation.damage[size - 1] + 1);
  const slain = new Float64Array(models + 1);
  const groupSlain: Pmf[] = battle.groups.map((group) => new Float64Array(group.models + 1));
  let belowHalf = 0;
  for (let i = 0; i < vector.length; i++) {
    const chance = vector[i];
    if (chance === 0) continue;
    const state = i % size;
    damage[formation.damage[state]] += chance;
    slain[formation.slain[state]] += chance;
    for (let g = 0; g < groupSlain.length; g++) groupSlain[g][formation.groupSlain[g][state]] += chance;
    if (isBelowHalf(battle, formation, state, models)) belowHalf += chance;
  }
  const hazardous = hazardDice(battle) > 0;
  return {
    damage,
    slain,
    groupSlain,
    belowHalf: Math.min(1, belowHalf),
    wasted,
    hazardous: hazardous ? hazardPmf(battle) : undefined,
    hazardousSlain: hazardous ? hazardSlainPmf(battle) : undefined,
    steps,
  };
}

/** Rule 44: a single model counts its wounds, a unit its models. */
function isBelowHalf(battle: Battle, formation: Formation, state: number, models: number): boolean {
  if (models > 1) return 2 * (models - formation.slain[state]) < models;
  const [group] = battle.groups;
  return 2 * (group.firstWounds - formation.damage[state]) < group.wounds;
}
