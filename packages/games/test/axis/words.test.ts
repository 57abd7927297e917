// What an answer says follows from what it computes.

import { type AnyCalculator, calculateWith, describeForm, isRefusal } from '@oddsmith/games';
import { expect, test } from 'vitest';
import { amphibiousCalculator } from '../../src/axis/calculators/amphibious.ts';
import { battleCalculator } from '../../src/axis/calculators/battle.ts';
import { bombingCalculator } from '../../src/axis/calculators/bombing.ts';
import { recommendCalculator } from '../../src/axis/calculators/recommend.ts';
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

test('the order of loss is told in the names of the pieces', () => {
  const attack = { units: { inf: 3, fig: 2, inf_a: 1 }, orderOfLoss: ['1 inf', '1 fig', 'inf_a', 'inf', 'fig'] };
  const input = { waves: [{ attack, defense: { units: { aa: 1, arm: 1 }, orderOfLoss: ['aa', 'arm'] } }] };
  const answer = calculateWith([battleCalculator], { calculator: 'axis/battle', input });
  if (isRefusal(answer)) throw new Error(answer.error.message);
  expect(answer.steps.find(({ title }) => title === 'order of loss')?.text).toBe(
    'Attacker: 1 infantry, 1 fighter, landed infantry, infantry, fighters. Defender: AA guns, tanks.',
  );
});

test('AA fire is told shot by shot, and guns that stand alone do not fire', () => {
  const shots = (defense: object) => {
    const input = { waves: [{ attack: { units: { inf: 1, fig: 2 } }, defense: { units: defense } }] };
    const answer = calculateWith([battleCalculator], { calculator: 'axis/battle', input });
    if (isRefusal(answer)) throw new Error(answer.error.message);
    expect(answer.summary.attackerLoss === 0).toBe(!('inf' in defense));
    return answer.steps.filter(({ title }) => title === 'AA fire');
  };
  // Each gun has up to three shots, one at an aircraft, and hits on a 1.
  expect(shots({ aa: 1, inf: 1 })).toEqual([
    {
      title: 'AA fire',
      text: '2 shots at aircraft, each hits 16.7%.',
      chance: expect.closeTo(1 / 6, 12),
      causes: [{ rule: 'anti-air', name: 'AA guns', field: 'shots', by: 2 }],
    },
  ]);
  expect(shots({ aa: 1 })).toEqual([]);
});
