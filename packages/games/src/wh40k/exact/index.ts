// The exact distribution of an attack: units in sequence over the states of the target, then what the states mean.
import { type Pmf, totalMass } from '@oddsmith/kernel';
import type { Budget } from '../../contract/budget.ts';
import type { Findings } from '../../contract/calculator.ts';
import type { Battle } from '../battle.ts';
import { type AttackFindings, type Chances, toFindings } from '../findings.ts';
import { modelsOf } from '../target-facts.ts';
import { MOST_STEPS } from './cost.ts';
import { buildFormation, type Formation } from './formation.ts';
import { hazardDice, hazardPmf, hazardSlainPmf, ownSlainPmf, ownWoundsPmf } from './hazard.ts';
import { flagsOf, Kits } from './kit.ts';
import { targetBlocks } from './operator.ts';
import { findBestOrder } from './order.ts';
import { sightings } from './sighting.ts';
import { addSteps, noSteps, type WeaponSteps } from './steps.ts';
import { attackWithUnit, type Course } from './volley.ts';
import { weaponSteps } from './weapon-steps.ts';

export function exactAttack(battle: Battle, budget: Budget): AttackFindings {
  const played = play(battle, budget);
  const findings = toFindings(battle, { ...toChances(battle, played, budget), steps: stepsOf(battle, played, budget) });
  if (!battle.findBestOrder || battle.units[0].entries.length < 2) return findings;
  // An order is chosen by what all weapons do together; what each of them does would take much longer.
  const solve = (ordered: Battle) => toChances(ordered, play(ordered, budget), budget);
  return { ...findings, bestOrder: findBestOrder(battle, solve, budget) };
}

/** What each weapon does by itself is a third of the time, and no figure depends on it. */
export function attackFigures(battle: Battle, budget: Budget): Findings {
  return toFindings(battle, { ...toChances(battle, play(battle, budget), budget), steps: [] });
}

/** What the target may spend, told apart. */
export function blocksOf(battle: Battle): number {
  return targetBlocks(flagsOf(battle, battle.units[0]));
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

/** The states of the target, with as much told apart as the attacks need. */
export function formationOf({ units, target, edition }: Battle, budget: Budget): Formation {
  const precision = units.some(({ plans }) => plans.some((plan) => plan.picksCharacter));
  return buildFormation(target.groups, precision, edition, budget);
}

/** A target that is not met as it stands in the battle. */
interface Meeting {
  readonly formation: Formation;
  /** Its states; untouched unless given. */
  readonly met?: Float64Array;
  /** Weapons that are ready already; those that are not are put there. */
  readonly kits?: Kits;
}

/** All units in turn. */
export function play(battle: Battle, budget: Budget, meeting?: Meeting): Played {
  const { formation, met, kits = new Kits() } = meeting ?? { formation: formationOf(battle, budget) };
  const start = met ?? new Float64Array(blocksOf(battle) * formation.size);
  if (met === undefined) start[0] = 1;
  let vector = start;
  let waste = 0;
  const units: PlayedUnit[] = [];
  for (const unit of battle.units) {
    const sizeMatters = unit.plans.some((plan) => plan.attacksAdded > 0);
    const { seen, gone } =
      vector === start && met === undefined
        ? { seen: [{ key: '', facts: battle.facts, part: start }], gone: new Float64Array(start.length) }
        : sightings(battle, formation, vector, sizeMatters, budget);
    vector = gone.slice();
    const courses: Course[] = [];
    for (const sighting of seen) {
      const kit = kits.kitOf(battle, unit, formation, sighting, budget);
      const outcome = attackWithUnit(kit, sighting.part, budget);
      for (let i = 0; i < vector.length; i++) vector[i] += outcome.vector[i];
      budget.spend(vector.length);
      waste += outcome.waste;
      courses.push(outcome.course);
    }
    units.push({ courses, idle: totalMass(gone) });
  }
  return { formation, vector, waste, units };
}

function stepsOf(battle: Battle, { units }: Played, budget: Budget): readonly WeaponSteps[] {
  const each = MOST_STEPS / units.reduce((count, { courses }) => count + courses.length, 0);
  return units.flatMap(({ courses, idle }, index) => {
    const ways = courses.map((course) => weaponSteps(course, each, budget));
    return battle.units[index].pools.map((_, weapon) => {
      const [first, ...others] = [...ways.map((way) => way[weapon]), ...(idle > 0 ? [noSteps(idle)] : [])];
      return others.reduce(addSteps, first);
    });
  });
}

export function toChances(
  battle: Battle,
  { formation, vector, waste }: Played,
  budget: Budget,
): Omit<Chances, 'steps'> {
  const { size } = formation;
  const { groups } = battle.target;
  const damage = new Float64Array(formation.damage[size - 1] + 1);
  const slain = new Float64Array(modelsOf(groups) + 1);
  const groupSlain: Pmf[] = groups.map((group) => new Float64Array(group.models + 1));
  const half = halfStrength(battle);
  let belowHalf = 0;
  for (let i = 0; i < vector.length; i++) {
    const chance = vector[i];
    if (chance === 0) continue;
    budget.spend(groups.length);
    const state = i % size;
    damage[formation.damage[state]] += chance;
    slain[formation.slain[state]] += chance;
    for (let g = 0; g < groupSlain.length; g++) groupSlain[g][formation.groupSlain[g][state]] += chance;
    if ((half.byModels ? formation.slain : formation.damage)[state] >= half.from) belowHalf += chance;
  }
  const hazardous = hazardDice(battle) > 0;
  return {
    damage,
    slain,
    groupSlain,
    belowHalf: Math.min(1, belowHalf),
    wasted: waste,
    hazardous: hazardous ? hazardPmf(battle, budget) : undefined,
    hazardousSlain: hazardous ? hazardSlainPmf(battle, budget) : undefined,
    ownWounds: ownWoundsPmf(battle, budget),
    ownSlain: ownSlainPmf(battle, budget),
  };
}

/** Rule 44, E46: a unit that began as one model counts its wounds, any other its models. `from` so many lost it is below half. */
function halfStrength({ target, edition }: Battle): { readonly byModels: boolean; readonly from: number } {
  const { groups, startingStrength } = target;
  const byModels = startingStrength > 1;
  const whole = byModels ? startingStrength : groups[0].wounds;
  let left = byModels ? modelsOf(groups) : groups[0].firstWounds;
  let from = 0;
  for (; 2 * left > whole || (2 * left === whole && !edition.halfIsBelow); left--) from++;
  return { byModels, from };
}
