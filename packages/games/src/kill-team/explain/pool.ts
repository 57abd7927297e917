// The dice of one side in words: what is rolled, what a single die does, what each rule then changed.
import type { StepData } from '../../calculator.ts';
import { amount, listed, percent, plural } from '../../wording.ts';
import { dieOdds, type Pool, poolOf } from '../exact/pool.ts';
import type { PoolPlan } from '../plan.ts';
import { ruleOf, summaryOf } from '../rules/index.ts';

export function poolSteps(title: string, verb: 'hit' | 'save', plan: PoolPlan): StepData[] {
  return [diceStep(title, verb, plan), ...rerollStep(title, plan), ...conversionSteps(title, plan)];
}

/** "4 dice, hit on 3+, critical on 6". */
function diceStep(title: string, verb: 'hit' | 'save', plan: PoolPlan): StepData {
  const { autoCrits, autoNormals } = plan;
  const kept = [
    ...(autoCrits > 0 ? [`${autoCrits} as critical`] : []),
    ...(autoNormals > 0 ? [`${autoNormals} as normal`] : []),
  ];
  const odds = dieOdds(plan);
  const aside = kept.length === 0 ? '' : ` (${listed(kept)} without rolling)`;
  const single = `one die is critical ${percent(odds.crit)}, normal ${percent(odds.normal)}, a fail ${percent(odds.fail)}`;
  // In 2021 a die below the stat can be critical, so the face a success needs may be lower than the stat.
  const needs = Math.round(odds.fail * 6) + 1;
  return {
    title,
    text: `${plural(plan.dice, 'die', 'dice')}${aside}, ${verb} on ${plan.stat}+, ${criticalWords(plan)}: ${single}`,
    chance: odds.crit + odds.normal,
    roll: { needs },
  };
}

function criticalWords({ critFrom, stat, edition }: PoolPlan): string {
  if (critFrom > 6) return 'never critical';
  const from = edition === '2024' ? Math.max(critFrom, stat) : critFrom;
  return from === 6 ? 'critical on 6' : `critical on ${from}+`;
}

function rerollStep(title: string, { reroll, rerollRule, chooses, edition }: PoolPlan): StepData[] {
  if (reroll.each === 'nothing' && !reroll.commonest && reroll.more === 0) return [];
  if (!chooses) return [{ title: `${title}: ${rerollRule.name}`, text: summaryOf(rerollRule, edition) }];
  const choice = ruleOf('rerollChoice');
  return [{ title: `${title}: ${rerollRule.name}, ${choice.name.toLowerCase()}`, text: summaryOf(choice, edition) }];
}

/** Every conversion with the successes and crits it found and left, on average. */
function conversionSteps(title: string, plan: PoolPlan): StepData[] {
  let before = means(poolOf(plan, 0));
  return plan.conversions.map(({ rule }, index) => {
    const after = means(poolOf(plan, index + 1));
    const averages = `Successes ${amount(before.successes)} to ${amount(after.successes)}, crits ${amount(before.crits)} to ${amount(after.crits)} on average.`;
    before = after;
    const summary = summaryOf(rule, plan.edition);
    return { title: `${title}: ${rule.name}`, text: plan.chooses ? summary : `${summary} ${averages}` };
  });
}

function means(pool: Pool): { successes: number; crits: number } {
  let successes = 0;
  let crits = 0;
  for (let i = 0; i < pool.size; i++) {
    successes += pool.chance[i] * (pool.crits[i] + pool.normals[i]);
    crits += pool.chance[i] * pool.crits[i];
  }
  return { successes, crits };
}
