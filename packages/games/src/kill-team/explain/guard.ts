// What protects an operative in words: the same plan the engines read.
import type { StepData } from '../../calculator.ts';
import { plural } from '../../wording.ts';
import type { DieRule, GuardPlan } from '../plan.ts';
import { type KillTeamRule, ruleOf } from '../rules/index.ts';

/** `prefix` names the operative, where there are two. */
export function guardSteps(guard: GuardPlan, abilities: readonly KillTeamRule[], prefix = ''): StepData[] {
  const steps: StepData[] = abilities.map((rule) => ({ title: `${prefix}${rule.name}`, text: rule.summary }));
  if (guard.critsDealNormal) steps.push(fieldStep('critsDealNormal', prefix));
  for (const rule of [guard.limited, guard.every]) if (rule !== null) steps.push(dieStep(rule, guard, prefix));
  if (guard.feelNoPain !== null)
    steps.push({
      title: `${prefix}Feel No Pain`,
      text: `each point of damage is ignored on ${guard.feelNoPain}+, rolled when it is inflicted`,
      chance: (7 - guard.feelNoPain) / 6,
      roll: { needs: guard.feelNoPain },
    });
  return steps;
}

export function fieldStep(id: string, prefix = ''): StepData {
  const { name, summary } = ruleOf(id);
  return { title: `${prefix}${name}`, text: summary };
}

const DICE = { any: 'die', normal: 'normal die', critical: 'critical die' } as const;

function dieStep(die: DieRule, { everyPacket, every }: GuardPlan, prefix: string): StepData {
  const title = `${prefix}${die.rule.name}`;
  const which = Number.isFinite(die.count)
    ? `${plural(die.count, DICE[die.dice], `${DICE[die.dice].slice(0, -3)}dice`)} at most ${leaves(die, die.count > 1)}`
    : `each ${DICE[die.dice]} ${leaves(die, false)}`;
  const packets = die === every && everyPacket ? '; Devastating too' : '';
  if (die.on === null) return { title, text: `${which}${packets}` };
  if (die.rolls > 1)
    return {
      title,
      text: `${which}, if one of ${plural(die.rolls, 'die', 'dice')} rolled for it shows ${die.on} or more${packets}`,
    };
  return {
    title,
    text: `${which}, on ${die.on}+ rolled for it${packets}`,
    chance: die.chance,
    roll: { needs: die.on },
  };
}

function leaves({ lowering }: DieRule, many: boolean): string {
  const does = many ? 'do' : 'does';
  if (lowering.to === 'atMost') return `${does} ${lowering.damage === 0 ? 'no' : lowering.damage} damage`;
  if (lowering.to === 'half')
    return `${does} half ${many ? 'their' : 'its'} damage, rounded up, ${lowering.minimum} at least`;
  return `of ${lowering.from} or more damage ${does} ${lowering.amount} less`;
}
