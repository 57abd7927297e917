// Which optional rules to use when, and what that is worth against this target.
import { emitter, type Message } from '@oddsmith/words';
import type { StepData } from '../../contract/calculator.ts';
import { hasOptions, type OptionalChoices, type OptionalDecision, optionalChoices } from '../optional-worth.ts';
import type { ShotPlan } from '../plan.ts';
import type { Edition } from '../rules/index.ts';
import type { Attacker, Defender } from '../schema/index.ts';
import type { en } from '../words/en.ts';
import { ATTACK_KEEPERS } from './fight.ts';
import { ruleStep } from './guard.ts';
import { coverKeepers, savesOf } from './saves.ts';

const say = emitter<typeof en>();

/** A shot, who fires it at whom, and what it is called where it is not the first. */
export interface OptionalShot {
  readonly shot: ShotPlan;
  readonly attacker: Attacker;
  readonly defender: Defender;
  readonly where?: Message;
}

export function optionalSteps({ shot, where, ...sides }: OptionalShot, edition: Edition): StepData[] {
  if (where !== undefined && !hasOptions(shot)) return [];
  const step = ruleStep('optionalRules', edition, 'declines');
  const choices = optionalChoices(shot);
  if (choices === undefined) return [{ ...step, title: located(step.title, where), text: say('optional-too-large') }];
  const { aim, always, best, attacker, defender } = choices;
  return [
    {
      ...step,
      title: located(step.title, where),
      text: say('optional-worth', { aim, always, best, attacker, defender }),
    },
    ...choices.decisions.map((decision) => ({
      title: say(decision.what === 'use' ? 'optional-use-title' : 'optional-keep-title', {
        of: located(sideOf(decision, sides), where),
      }),
      text: rightChoice(decision, sides),
      causes: [{ rule: 'optionalRules', field: 'declines' }],
    })),
  ];
}

type Sides = Pick<OptionalShot, 'attacker' | 'defender'>;

/** The choice that is worth the most, told by its most weighty case. */
export function weightiest({ decisions }: OptionalChoices, sides: Sides): Message | undefined {
  if (decisions.length === 0) return undefined;
  const most = decisions.reduce((heaviest, decision) => (decision.weight > heaviest.weight ? decision : heaviest));
  const of = sideOf(most, sides);
  const title = say(most.what === 'use' ? 'optional-use-title' : 'optional-keep-title', { of });
  return say('optional-choice', { title, right: rightChoice(shortened(most), sides) });
}

function shortened(decision: OptionalDecision): OptionalDecision {
  if (decision.what !== 'use') return decision;
  const [first, ...others] = decision.situations;
  if (first === undefined) return decision;
  const furtherWorth = others.reduce((sum, { weight }) => sum + weight, decision.furtherWorth);
  return { ...decision, situations: [first], further: decision.further + others.length, furtherWorth };
}

function located(title: StepData['title'], where: Message | undefined): Message {
  const of = title as Message;
  return where === undefined ? of : say('optional-at', { where, of });
}

function sideOf({ side }: OptionalDecision, { attacker, defender }: Sides): Message {
  return say('dice-title', { of: side === 'attack' ? { side: 'attack' } : savesOf(attacker, defender) });
}

function rightChoice(decision: OptionalDecision, { attacker, defender }: Sides): Message {
  if (decision.what === 'keep') return say('optional-keep', { ...decision, keepers: ATTACK_KEEPERS.normals });
  if (decision.what === 'keep-saves')
    return say('optional-keep-saves', { ...decision, keepers: coverKeepers(attacker, defender).normals });
  return say('optional-use', decision);
}
