// grimdark/attack: one attack step of a fresh unit on a fresh unit.
import { type Pmf, summarize } from '@oddsmith/kernel';
import type { Budget } from '../../budget.ts';
import type { AttackFindings } from '../findings.ts';
import { resolveUnit, ruleSetOf } from '../rules/resolve.ts';
import type { AttackInput } from '../schema.ts';
import { AttackStep } from './attack-step.ts';
import { atHalf } from './morale.ts';
import { chance } from './outcome.ts';
import { prepareSide, unitHas } from './side.ts';

export function exactAttack(input: AttackInput, budget: Budget): AttackFindings {
  const rules = ruleSetOf(input);
  const attackers = resolveUnit(input.attacker, input.support.attacker, rules);
  const defenders = resolveUnit(input.defender, input.support.defender, rules);
  const attacker = prepareSide(attackers, defenders, input.options);
  const defender = prepareSide(defenders, attackers, input.options);
  const melee = input.phase === 'melee';
  const step = new AttackStep(
    attacker,
    defender,
    {
      situation: {
        phase: input.phase,
        charging: melee && input.charging,
        fatigued: melee && input.fatigued,
        distance: input.distance,
        moved: input.moved,
        cover: input.cover,
        whim: 'none',
        attackerGrowth: 0,
        targetGrowth: 0,
        feat: unitHas(defenders, ['ignoreOnce']),
        options: input.options,
      },
      part: 'everything',
      limitedUsed: false,
    },
    budget,
  );
  const { hits, after } = step.withHits(0, 0);
  const { casualties } = defender;
  const wounds: Pmf = new Float64Array(defenders.startingWounds + 1);
  const kills: Pmf = new Float64Array(defenders.startingModels + 1);
  let halfChance = 0;
  for (let s = 0; s < after.length; s++) {
    wounds[casualties.totalMarked[s]] += after[s];
    kills[defenders.startingModels - casualties.models[s]] += after[s];
    if (atHalf(defender, s)) halfChance += after[s];
  }
  return {
    errorBound: 0,
    distributions: {
      hits: summarize(hits.map(chance)),
      wounds: summarize(wounds.map(chance)),
      kills: summarize(kills.map(chance)),
    },
    summary: { wipeChance: chance(kills[defenders.startingModels]), halfChance: chance(halfChance) },
  };
}
