// The fold that rules rewrite a plan with, and the guard that holds words to it.
import { type AnyCalculator, type Remark, rewrite, rewriteTraced, type Step, type StepData } from '@oddsmith/games';
import { summarize } from '@oddsmith/kernel';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { changedByNobody, describeCauses, untold } from './causes.ts';

interface Plan {
  readonly attacks: number;
  readonly hitChanges: readonly number[];
}

const plain: Plan = { attacks: 2, hitChanges: [] };
const rules = [
  { id: 'heavy', effect: (plan: Plan) => ({ hitChanges: [...plan.hitChanges, 1] }) },
  { id: 'blast', effect: (plan: Plan) => ({ attacks: plan.attacks + 1, hitChanges: plan.hitChanges }) },
  { id: 'lance', effect: () => undefined },
];
const effect = (rule: (typeof rules)[number], plan: Plan) => rule.effect(plan);

test('the fold that records who changed what comes to the same plan', () => {
  const { plan, rewritten } = rewriteTraced(plain, rules, effect, ({ id }) => id);
  expect(plan).toEqual({ attacks: 3, hitChanges: [1] });
  expect(plan).toEqual(rewrite(plain, rules, effect));
  // What a rule writes as it was is no change.
  expect(rewritten).toEqual([
    { rule: 'heavy', field: 'hitChanges', from: [], to: [1] },
    { rule: 'blast', field: 'attacks', from: 2, to: 3 },
  ]);
});

const traced = { plan: { attacks: 3, hitChanges: [1] }, plain, causes: [{ rule: 'blast', field: 'attacks' }] };

test('a change without a cause is found', () => {
  expect(changedByNobody(traced)).toEqual(['hitChanges']);
  expect(changedByNobody({ ...traced, silent: ['hitChanges'] })).toEqual([]);
});

test('a cause without a step, or a step without its name, is found', () => {
  const step: Step = { title: 'Attacks', text: '3 attacks' };
  const causes = [{ rule: 'blast', field: 'attacks', name: 'Blast X' }];
  expect(untold(traced, [{ ...step, text: '3 attacks, 1 of Blast' }])).toEqual(['blast changes attacks']);
  expect(untold(traced, [{ ...step, causes }])).toEqual(['blast changes attacks']);
  expect(untold(traced, [{ ...step, text: '3 attacks, 1 of Blast', causes }])).toEqual([]);
});

const words = {
  messages: {
    some: () => 'Some hits.',
    field: ({ field }: { field: string }) => field,
    changed: ({ rule }: { rule: string }, w: { rule(id: string): string }) => `after ${w.rule(rule)}`,
  },
  causes: { heavy: 'Heavy', blast: 'Blast' },
};
const findings = { errorBound: 0, distributions: { hits: summarize(Float64Array.of(0.5, 0.5)) }, summary: {} };
const traceOf = () => rewriteTraced(plain, rules, effect, ({ id }) => id);
const volley: AnyCalculator = {
  id: 'volley/fire',
  title: 'Volley',
  question: 'How many hits?',
  input: z.strictObject({}),
  words,
  rules: [],
  presets: [],
  prepare: (input) => input,
  cost: () => 1,
  exact: () => findings,
  simulate: () => () => 0,
  tally: () => ({ add: () => undefined, headline: () => ({ value: 0, deviation: 0 }), findings: () => findings }),
  explain: () => ({
    sentence: { id: 'some' },
    steps: traceOf().rewritten.map(({ rule, field }) => ({
      title: { id: 'field', values: { field } },
      text: { id: 'changed', values: { rule } },
      causes: [{ rule, field }],
    })),
  }),
  advise: () => [],
};

describeCauses(volley, [{}], () => {
  const { plan, rewritten } = traceOf();
  return [{ plan, plain, causes: rewritten }];
});

test('a finished sentence does not compile where a message is handed over', () => {
  const message = { id: 'some' };
  // @ts-expect-error A title in English.
  const titled: StepData = { title: 'Attacks', text: message };
  // @ts-expect-error A text in English.
  const told: StepData = { title: message, text: 'three attacks' };
  // @ts-expect-error A remark in English.
  const remark: Remark = { code: 'volley/dull', severity: 'info', path: '', message: 'one shot is dull' };
  expect([titled, told, remark]).toHaveLength(3);
});
