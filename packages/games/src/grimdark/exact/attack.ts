// grimdark/attack: one attack step of one unit on another.
import { type Pmf, summarize } from '@oddsmith/kernel';
import type { Budget } from '../../budget.ts';
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

export function exactAttack(battle: AttackBattle, budget: Budget): AttackFindings {
  const found = battle.cases.map((units) => exactCase(battle, units, budget));
  return mixAttacks(
    battle.cases.map((units) => units.chance),
    found,
  );
}

function exactCase(battle: AttackBattle, { attacker, defender }: Case, budget: Budget): AttackFindings {
  const { input, situation } = battle;
  const own = prepareSide(attacker, defender, input.options, budget, mayHeal(attacker, input.circumstances.attacker));
  const target = prepareSide(defender, attacker, input.options, budget);
  const start = stateAfter(target.casualties, input.start.defender.wounds);
  const setting = { situation, part: 'everything' as const, limitedUsed: input.keepLimited.attacker };
  const step = new AttackStep(own, target, setting, budget);
  const ownState = stateAfter(own.casualties, input.start.attacker.wounds);
  if (ownState === own.casualties.dead || start === target.casualties.dead) {
    const after = new Float64Array(target.casualties.states);
    after[start] = 1;
    return findingsOf(target, start, Float64Array.of(1), after);
  }
  const prelude = new Prelude(own, target, input, 'attacker', budget);
  if (prelude.acts || battle.spellHits.length > 0) {
    const opening = new AttackOpening(battle, own, target, prelude, budget);
    const { hits, after } = opening.before(step, ownState, start);
    return findingsOf(target, start, hits, after);
  }
  const { hits, after } = step.withHits(ownState, start);
  return findingsOf(target, start, hits, after);
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
