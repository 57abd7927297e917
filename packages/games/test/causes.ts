// Why a number is so is guarded like the number: what a rule changes has a cause, and every cause is named in a step.
import { type AnyCalculator, type Cause, differingFields, loadWords, prepareBattle, type Step } from '@oddsmith/games';
import { describe, expect, test } from 'vitest';
import { answerOf, spoken } from './words.ts';

/** A plan, the same without rules, situation and modifiers, and what changed it. */
export interface TracedPlan {
  readonly plan: object;
  readonly plain: object;
  readonly causes: readonly Pick<Cause, 'rule' | 'field'>[];
  /** Fields that carry no number of their own: read with another one. */
  readonly silent?: readonly string[];
}

/** Fields that differ from the plain plan although nothing says it changed them. */
export function changedByNobody({ plan, plain, causes, silent = [] }: TracedPlan): readonly string[] {
  const known = new Set<string>([...causes.map(({ field }) => field), ...silent]);
  return differingFields(plan, plain).filter((field) => !known.has(field));
}

/** Causes that no step has, or that a step has without their name in its words. */
export function untold({ causes }: Pick<TracedPlan, 'causes'>, steps: readonly Step[]): readonly string[] {
  return causes.flatMap(({ rule, field }) => {
    const told = steps.flatMap((step) =>
      (step.causes ?? [])
        .filter((cause) => cause.rule === rule && cause.field === field)
        .map(({ name }) => spoken(`${step.title} ${step.text}`).includes(spoken(name))),
    );
    return told.length > 0 && told.every((named) => named) ? [] : [`${rule} changes ${field}`];
  });
}

/** `plansOf`: the plans of a battle, traced. */
export function describeCauses<Battle>(
  calculator: AnyCalculator,
  inputs: readonly object[],
  plansOf: (battle: Battle) => readonly TracedPlan[],
): void {
  const traced = (input: object) => plansOf(prepareBattle(calculator, input) as Battle);

  describe(`${calculator.id}: why a number is so`, () => {
    test('a field of the plan that differs from the plain plan has a cause', () => {
      for (const input of inputs)
        expect(traced(input).flatMap(changedByNobody), `changed by nobody: ${JSON.stringify(input)}`).toEqual([]);
    });

    test.each(['en', 'de'] as const)('every cause is named in a step (%s)', async (language) => {
      const words = await loadWords(language, calculator.id.split('/')[0]);
      for (const input of inputs) {
        const { steps } = answerOf(calculator, input, words);
        const left = traced(input).flatMap((plan) => untold(plan, steps));
        expect(left, `no step names: ${JSON.stringify(input)}`).toEqual([]);
      }
    });
  });
}
