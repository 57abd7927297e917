// grimdark/attack: one attack step of one unit on another.
import { type Pmf, summarize } from '@oddsmith/kernel';
import type { Budget } from '../../contract/budget.ts';
import { HandOff } from '../../contract/cache.ts';
import type { Losses } from '../../contract/firing.ts';
import { type AttackFindings, attackFindings } from '../findings.ts';
import { mixAttacks } from '../mixture.ts';
import type { AttackBattle, Case } from '../plan/battle.ts';
import { mayHeal } from '../plan/readiness.ts';
import { AttackOpening } from './attack-opening.ts';
import { AttackStep } from './attack-step.ts';
import { stateAfter } from './casualties.ts';
import { atHalf } from './morale.ts';
import { chance } from './outcome.ts';
import { Prelude } from './prelude.ts';
import { prepareSide, type Side } from './side.ts';

const begun = new HandOff<Case, AttackFindings>();

/** Answers a case before it is asked for; returns the steps. */
export function beginAttack(battle: AttackBattle, units: Case, budget: Budget): number {
  return begun.begin(units, budget, (all) => exactCase(battle, units, all));
}

export function exactAttack(battle: AttackBattle, budget: Budget): AttackFindings {
  const found = battle.cases.map((units) => begun.take(units, budget, (all) => exactCase(battle, units, all)));
  return mixAttacks(
    battle.cases.map((units) => units.chance),
    found,
  );
}

/** Of those who are no heroes and of the heroes, all cases together; `before` the same of the wounds they have at the start. */
export function attackLosses(battle: AttackBattle): (budget: Budget, before: readonly number[]) => Losses {
  return (budget, before) => lossesFrom(battle, before, budget);
}

function lossesFrom(battle: AttackBattle, before: readonly number[], budget: Budget): Losses {
  const lost: [number[], number[]] = [[], []];
  const chances: number[] = [];
  for (const units of battle.cases) {
    const target = prepareSide(units.defender, units.attacker, battle.input.options, budget, { heroesApart: true });
    const { after } = playCase(battle, units, target, stateOf(target, before), budget);
    for (let state = 0; state < after.length; state++) {
      if (after[state] === 0) continue;
      const [others, heroes] = markedOn(target, state);
      lost[0].push(others - before[0]);
      lost[1].push(heroes - before[1]);
      chances.push(units.chance * after[state]);
    }
  }
  return { lost: lost.map((wounds) => Int32Array.from(wounds)), chances: Float64Array.from(chances) };
}

/** The state after so many wounds in the order of casualties and so many on the heroes. */
function stateOf({ casualties }: Side, [others, heroes]: readonly number[]): number {
  let state = stateAfter(casualties, others);
  for (let wound = 0; wound < heroes; wound++) state = casualties.pick[state];
  return state;
}

function markedOn({ casualties, unit }: Side, state: number): readonly [others: number, heroes: number] {
  const marked: [number, number] = [0, 0];
  unit.models.forEach(({ hero }, entry) => {
    marked[Number(hero)] += casualties.marked[state * casualties.entries + entry];
  });
  return marked;
}

function exactCase(battle: AttackBattle, units: Case, budget: Budget): AttackFindings {
  const target = prepareSide(units.defender, units.attacker, battle.input.options, budget);
  const start = stateAfter(target.casualties, battle.input.start.defender.wounds);
  const { hits, after } = playCase(battle, units, target, start, budget);
  return findingsOf(target, start, hits, after);
}

interface Played {
  readonly hits: Pmf;
  /** Chances of the target's states. */
  readonly after: Float64Array;
}

function playCase(
  battle: AttackBattle,
  { attacker, defender }: Case,
  target: Side,
  start: number,
  budget: Budget,
): Played {
  const { input, situation } = battle;
  const heals = mayHeal(attacker, input.circumstances.attacker);
  const own = prepareSide(attacker, defender, input.options, budget, { heals });
  const setting = { situation, part: 'everything' as const, limitedUsed: input.keepLimited.attacker };
  const step = new AttackStep(own, target, setting, budget);
  const ownState = stateAfter(own.casualties, input.start.attacker.wounds);
  if (ownState === own.casualties.dead || start === target.casualties.dead) {
    const after = new Float64Array(target.casualties.states);
    after[start] = 1;
    return { hits: Float64Array.of(1), after };
  }
  const prelude = new Prelude(own, target, input, 'attacker', budget);
  if (prelude.acts || battle.spellHits.length > 0) {
    const opening = new AttackOpening(battle, own, target, prelude, budget);
    return opening.before(step, ownState, start);
  }
  return step.withHits(ownState, start);
}

/** Wounds and kills of the step alone. */
function findingsOf(target: Side, start: number, hits: Pmf, after: Float64Array): AttackFindings {
  const { casualties, unit } = target;
  const wounds: Pmf = new Float64Array(unit.startingWounds + 1);
  const kills: Pmf = new Float64Array(unit.startingModels + 1);
  let halfChance = 0;
  for (let s = 0; s < after.length; s++) {
    wounds[casualties.totalMarked[s] - casualties.totalMarked[start]] += after[s];
    kills[casualties.models[start] - casualties.models[s]] += after[s];
    if (atHalf(target, s)) halfChance += after[s];
  }
  return attackFindings(
    {
      hits: summarize(hits.map(chance)),
      wounds: summarize(wounds.map(chance)),
      kills: summarize(kills.map(chance)),
    },
    { wipeChance: chance(after[casualties.dead]), halfChance: chance(halfChance) },
  );
}
