// The exact distribution of an attack: units in sequence over the states of the target, then what the states mean.
import { type Pmf, totalMass } from '@oddsmith/kernel';
import type { Budget } from '../../budget.ts';
import { type Battle, toBattle } from '../battle.ts';
import { type AttackFindings, type Chances, toFindings } from '../findings.ts';
import type { AttackInput } from '../schema/index.ts';
import { buildFormation, type Formation } from './formation.ts';
import { hazardDice, hazardPmf, hazardSlainPmf } from './hazard.ts';
import { findBestOrder } from './order.ts';
import { addSteps, noSteps, type WeaponSteps } from './steps.ts';
import { factsAtStart, sightings } from './target-facts.ts';
import { attackWithUnit, type Course } from './volley.ts';
import { weaponSteps } from './weapon-steps.ts';

export function exactAttack(input: AttackInput, budget: Budget): AttackFindings {
  const battle = toBattle(input);
  const played = play(battle, budget);
  const findings = toFindings(battle, { ...toChances(battle, played), steps: stepsOf(battle, played, budget) });
  if (!input.findBestOrder || battle.units[0].weapons.length < 2) return findings;
  // An order is chosen by what all weapons do together; what each of them does would take much longer.
  const solve = (ordered: Battle) => toChances(ordered, play(ordered, budget));
  return { ...findings, bestOrder: findBestOrder(battle, solve) };
}

/** All units in sequence, and what became of the target. */
interface Played {
  readonly formation: Formation;
  readonly vector: Float64Array;
  readonly waste: number;
  readonly units: readonly PlayedUnit[];
}

interface PlayedUnit {
  /** One for each way the unit may find the target. */
  readonly courses: readonly Course[];
  /** Chance that nobody is left to attack. */
  readonly idle: number;
}

function play(battle: Battle, budget: Budget): Played {
  const precision = battle.units.some(
    ({ situation, weapons }) => situation.precision && weapons.some((weapon) => weapon.abilities.picksCharacters),
  );
  const formation = buildFormation(battle.groups, precision);
  const start = new Float64Array((battle.ignoreFirstFailedSave ? 2 : 1) * formation.size);
  start[0] = 1;
  let vector = start;
  let waste = 0;
  const units: PlayedUnit[] = [];
  for (const unit of battle.units) {
    const { seen, gone } =
      vector === start
        ? { seen: [{ facts: factsAtStart(battle), part: start }], gone: new Float64Array(start.length) }
        : sightings(battle, unit, formation, vector);
    vector = gone.slice();
    const courses: Course[] = [];
    for (const { facts, part } of seen) {
      const outcome = attackWithUnit(battle, unit, formation, facts, part, budget);
      for (let i = 0; i < vector.length; i++) vector[i] += outcome.vector[i];
      waste += outcome.waste;
      courses.push(outcome.course);
    }
    units.push({ courses, idle: totalMass(gone) });
  }
  return { formation, vector, waste, units };
}

/** About a fifth of a second for all that each weapon did. */
const MOST_STEPS = 200_000_000;

function stepsOf(battle: Battle, { units }: Played, budget: Budget): readonly WeaponSteps[] {
  const each = MOST_STEPS / units.reduce((count, { courses }) => count + courses.length, 0);
  return units.flatMap(({ courses, idle }, index) => {
    const ways = courses.map((course) => weaponSteps(course, each, budget));
    return battle.units[index].weapons.map((_, weapon) => {
      const [first, ...others] = [...ways.map((way) => way[weapon]), ...(idle > 0 ? [noSteps(idle)] : [])];
      return others.reduce(addSteps, first);
    });
  });
}

function toChances(battle: Battle, { formation, vector, waste }: Played): Omit<Chances, 'steps'> {
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
    wasted: waste,
    hazardous: hazardous ? hazardPmf(battle) : undefined,
    hazardousSlain: hazardous ? hazardSlainPmf(battle) : undefined,
  };
}

/** Rule 44: a single model counts its wounds, a unit its models. */
function isBelowHalf(battle: Battle, formation: Formation, state: number, models: number): boolean {
  const [group] = battle.groups;
  const [left, whole] =
    models > 1
      ? [models - formation.slain[state], models]
      : [group.firstWounds - formation.damage[state], group.wounds];
  return 2 * left < whole || (battle.edition.halfIsBelow && 2 * left === whole);
}
