// grimdark/attack: one attack step of a fresh unit on a fresh unit.
import { type Pmf, summarize } from '@oddsmith/kernel';
import type { Budget } from '../../budget.ts';
import { type AttackFindings, attackFindings } from '../findings.ts';
import type { AttackBattle } from '../plan/battle.ts';
import { AttackStep } from './attack-step.ts';
import { atHalf } from './morale.ts';
import { chance } from './outcome.ts';
import { prepareSide } from './side.ts';

export function exactAttack({ attacker, defender, input, situation }: AttackBattle, budget: Budget): AttackFindings {
  const target = prepareSide(defender, attacker, input.options);
  const setting = { situation, part: 'everything' as const, limitedUsed: false };
  const step = new AttackStep(prepareSide(attacker, defender, input.options), target, setting, budget);
  const { hits, after } = step.withHits(0, 0);
  const { casualties } = target;
  const wounds: Pmf = new Float64Array(defender.startingWounds + 1);
  const kills: Pmf = new Float64Array(defender.startingModels + 1);
  let halfChance = 0;
  for (let s = 0; s < after.length; s++) {
    wounds[casualties.totalMarked[s]] += after[s];
    kills[defender.startingModels - casualties.models[s]] += after[s];
    if (atHalf(target, s)) halfChance += after[s];
  }
  return attackFindings(
    {
      hits: summarize(hits.map(chance)),
      wounds: summarize(wounds.map(chance)),
      kills: summarize(kills.map(chance)),
    },
    { wipeChance: chance(kills[defender.startingModels]), halfChance: chance(halfChance) },
  );
}
