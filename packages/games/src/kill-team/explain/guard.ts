// What protects an operative: the same plan the engines read.
import { emitter } from '@oddsmith/words';
import type { StepData } from '../../contract/calculator.ts';
import type { DieRule, GuardPlan } from '../plan.ts';
import type { Edition, KillTeamRule } from '../rules/index.ts';
import type { en } from '../words/en.ts';
import type { DiceOf, RuleOf } from '../words/values.ts';

const say = emitter<typeof en>();

/** A rule and the operative it belongs to, where there are two. */
export function titled(rule: string, of?: DiceOf): RuleOf {
  return of === undefined ? { rule } : { rule, of };
}

export function guardSteps(
  guard: GuardPlan,
  abilities: readonly KillTeamRule[],
  edition: Edition,
  of?: DiceOf,
): StepData[] {
  const steps: StepData[] = abilities.map((rule) => ruleStep(rule.id, edition, 'guard', of));
  if (guard.critsDealNormal) steps.push(ruleStep('critsDealNormal', edition, 'criticalDamage', of));
  for (const rule of [guard.limited, guard.every]) if (rule !== null) steps.push(dieStep(rule, guard, of));
  if (guard.feelNoPain !== null)
    steps.push({
      title: say('rule-title', titled('feelNoPain', of)),
      text: say('each-point', { on: guard.feelNoPain }),
      chance: (7 - guard.feelNoPain) / 6,
      roll: { needs: guard.feelNoPain },
      causes: [{ rule: 'feelNoPain', field: 'feelNoPain' }],
    });
  return steps;
}

/** A rule in its own words; `field` is what it changes. */
export function ruleStep(rule: string, edition: Edition, field: string, of?: DiceOf): StepData {
  return {
    title: say('rule-title', titled(rule, of)),
    text: say('rule', { rule, edition }),
    causes: [{ rule, field }],
  };
}

function dieStep(die: DieRule, { everyPacket, every }: GuardPlan, of: DiceOf | undefined): StepData {
  const { dice, lowering, on, rolls } = die;
  const count = Number.isFinite(die.count) ? die.count : null;
  const single = on !== null && rolls === 1;
  return {
    title: say('rule-title', titled(die.rule.id, of)),
    text: say('die-rule', { dice, lowering, count, on, rolls, devastating: die === every && everyPacket }),
    ...(single ? { chance: die.chance, roll: { needs: on } } : {}),
    causes: [{ rule: die.rule.id, field: 'damage' }],
  };
}
