// What an answer says follows from what it computes.

import { type AnyCalculator, describeForm } from '@oddsmith/games';
import { expect, test } from 'vitest';
import { amphibiousCalculator } from '../../src/axis/amphibious/index.ts';
import { battleCalculator } from '../../src/axis/battle.ts';
import { bombingCalculator } from '../../src/axis/bombing.ts';
import { recommendCalculator } from '../../src/axis/recommend/index.ts';
import { describeRuleWords, describeWordsOf, type RulePair } from '../words.ts';
import { cases } from './cases.ts';

const presetsOf = ({ presets }: AnyCalculator) => presets.map((preset) => preset.input as object);

const pairs: RulePair[] = cases.map(({ rule, input, without }) => ({ rule, with: input, without }));

describeRuleWords(battleCalculator, pairs);
describeWordsOf(battleCalculator, [...presetsOf(battleCalculator), ...cases.map(({ input }) => input)]);

const raid = { bombers: 3, capacity: 20 };

describeRuleWords(bombingCalculator, [
  { rule: 'raid', with: raid, without: { ...raid, bombers: 2 } },
  { rule: 'dice', with: { ...raid, dice: 'lowLuck' }, without: raid },
]);
describeWordsOf(bombingCalculator, [...presetsOf(bombingCalculator), raid]);

describeWordsOf(amphibiousCalculator, presetsOf(amphibiousCalculator));
describeWordsOf(recommendCalculator, presetsOf(recommendCalculator));

test('a choice left open says what it means then', () => {
  const labelsOf = (input: AnyCalculator['input'], key: string) =>
    describeForm(input)
      .fields.filter((field) => field.key === key)
      .flatMap((field) => (field.kind === 'choice' ? field.options.map(({ label }) => label) : []));
  const labels = labelsOf(recommendCalculator.input, 'criterion');
  expect(labels).toHaveLength(4);
  expect(labels).not.toContain('not used');
});
