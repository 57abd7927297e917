// The dice of one side: what is rolled, what a single die does, what each rule then changed.
import { emitter } from '@oddsmith/words';
import type { StepData } from '../../contract/calculator.ts';
import type { Cause } from '../../contract/causes.ts';
import { dieOdds, type Pool, poolOf } from '../exact/pool.ts';
import type { PoolPlan } from '../plan.ts';
import type { en } from '../words/en.ts';
import type { Dice, DiceOf, LockedDice } from '../words/values.ts';

const say = emitter<typeof en>();

/** What a pool's dice are kept by, as the input calls it. */
export interface Keepers {
  readonly normals: readonly string[];
  readonly crits: string;
  /** What makes rolls critical that are no 6. */
  readonly lethal: string;
}

export function poolSteps(of: DiceOf, verb: 'hit' | 'save', plan: PoolPlan, keepers: Keepers): StepData[] {
  return [
    diceStep(of, verb, plan, keepers),
    ...rerollStep(of, plan),
    ...conversionSteps(of, plan),
    ...lockedStep(of, plan, keepers),
  ];
}

/** Which dice are locked, where a rule would have made crits of them. */
function lockedStep(of: DiceOf, plan: PoolPlan, keepers: Keepers): StepData[] {
  const locked = lockedDice(plan, keepers.normals);
  return locked === undefined ? [] : [{ title: say('locked-dice-title', { of }), text: say('locked-dice', locked) }];
}

/** `keepers`: rules that keep dice as normals without a roll. */
export function lockedDice(plan: PoolPlan, keepers: readonly string[]): LockedDice | undefined {
  const takes = (sign: number) =>
    plan.conversions
      .filter(
        ({ locks, exchanges }) => locks && exchanges.some(({ change }) => Math.sign(change.normals ?? 0) === sign),
      )
      .map(({ rule }) => rule.id);
  const locking = [...(plan.keptLocked && plan.autoNormals > 0 ? keepers : []), ...takes(1)];
  // A rule that does one or the other is made once: its own dice do not meet it again.
  const promoting = takes(-1).filter((rule) => locking.some((other) => other !== rule));
  return promoting.length === 0 ? undefined : { locking, promoting };
}

/** Without Lethal or Hardy a 6 is critical. */
const CRITICAL = 6;

/** "4 dice, hit on 3+, critical on 6". */
function diceStep(of: DiceOf, verb: 'hit' | 'save', plan: PoolPlan, keepers: Keepers): StepData {
  const odds = dieOdds(plan);
  // In 2021 a die below the stat can be critical, so the face a success needs may be lower than the stat.
  const needs = Math.round(odds.fail * 6) + 1;
  const causes: Cause[] = [];
  if (plan.autoNormals > 0) for (const rule of keepers.normals) causes.push({ rule, field: 'autoNormals' });
  if (plan.autoCrits > 0) causes.push({ rule: keepers.crits, field: 'autoCrits' });
  if (plan.critFrom !== CRITICAL) causes.push({ rule: keepers.lethal, field: 'critFrom' });
  return {
    title: say('dice-title', { of }),
    text: say('dice', diceOf(verb, plan)),
    chance: odds.crit + odds.normal,
    ...(plan.lowRolls ? {} : { roll: { needs } }),
    causes,
  };
}

export function diceOf(verb: 'hit' | 'save', plan: PoolPlan): Dice {
  const { dice, autoCrits, autoNormals, stat, lowRolls, critFrom, edition } = plan;
  const from = edition === '2024' && critFrom <= 6 ? Math.max(critFrom, stat) : critFrom;
  return { dice, autoCrits, autoNormals, verb, stat, low: lowRolls, critFrom: from, ...dieOdds(plan) };
}

function rerollStep(of: DiceOf, { reroll, rerollRule, chooses, edition }: PoolPlan): StepData[] {
  if (reroll.each === 'nothing' && !reroll.commonest && reroll.more === 0) return [];
  const rule = rerollRule.id;
  const causes: Cause[] = [{ rule, field: 'reroll' }];
  if (!chooses) return [{ title: say('rule-title', { rule, of }), text: say('rule', { rule, edition }), causes }];
  return [
    {
      title: say('chosen-reroll-title', { rule, of }),
      text: say('rule', { rule: 'rerollChoice', edition }),
      causes: [...causes, { rule: 'rerollChoice', field: 'chooses' }],
    },
  ];
}

/** Every conversion with the successes and crits it found and left, on average. */
function conversionSteps(of: DiceOf, plan: PoolPlan): StepData[] {
  let before = means(poolOf(plan, 0));
  return plan.conversions.map(({ rule: { id: rule } }, index) => {
    const after = means(poolOf(plan, index + 1));
    const averages = {
      successes: [before.successes, after.successes],
      crits: [before.crits, after.crits],
    } as const;
    before = after;
    return {
      title: say('rule-title', { rule, of }),
      text: say('conversion', { rule, edition: plan.edition, means: plan.chooses ? null : averages }),
      causes: [{ rule, field: 'conversions' }],
    };
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
