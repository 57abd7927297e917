// Rules read from the text of a list: whole or not at all.
import { Budget, calculateWith, isRefusal, prepareBattle } from '@oddsmith/games';
import { attackCalculator, compileRuleText } from '@oddsmith/games/grimdark';
import { describe, expect, test } from 'vitest';

/** What a text amounts to, in short: kind, value, conditions. */
function read(text: string) {
  const rule = compileRuleText('Some Rule', text);
  if (rule === undefined) return undefined;
  return {
    ...(rule.shared === true ? { shared: true } : {}),
    ...(rule.grants === undefined ? {} : { grants: rule.grants }),
    effects: (rule.effects ?? []).map((effect) => [effect.do, effect.value, effect.when?.[0] ?? {}]),
  };
}

describe('texts that are understood', () => {
  test.each([
    ['This model gets +1 to hit rolls.', { effects: [['hit', 1, {}]] }],
    ['Gets +1 to hit in melee and shooting.', { effects: [['hit', 1, {}]] }],
    ['Gets -1 to hit when shooting.', { effects: [['hit', -1, { phase: 'shooting' }]] }],
    ['This model and its unit get AP(+1) in melee.', { shared: true, effects: [['ap', 1, { phase: 'melee' }]] }],
    ['Gets AP(+2) when shooting at enemies over 9” away.', { effects: [['ap', 2, { phase: 'shooting', over: 9 }]] }],
    [
      'This weapon gets AP(+3) against units where most models have Tough(3) or higher.',
      { effects: [['ap', 3, { targetTough: [3, 999] }]] },
    ],
    [
      'Unmodified results of 6 to hit deal 1 extra hit when charging.',
      { effects: [['extraHits', 1, { charging: true }]] },
    ],
    [
      'Ignores cover, and ignores Regeneration.',
      {
        effects: [
          ['ignoreCover', 1, {}],
          ['skipRegeneration', 1, {}],
        ],
      },
    ],
    ['This model and its unit get Furious.', { shared: true, grants: ['furious'], effects: [] }],
    ['This model gets Rending when shooting.', { grants: ['rending when shooting'], effects: [] }],
    ['This model and its unit get +1 to morale tests.', { shared: true, effects: [['morale', 1, {}]] }],
  ])('%s', (text, meaning) => {
    expect(read(text)).toEqual(meaning);
  });
});

describe('texts that are not', () => {
  test.each([
    ['Gets +1 to hit when standing in a forest.'],
    ['Gets +1 to hit. May only be used on Tuesdays.'],
    ['Once per activation, pick one friendly unit within 12”, which gets +1 to hit.'],
    ['Counts as having Ambush, and gets AP(+3) when shooting on the round in which it deploys.'],
    ['When in melee, roll one die: on 1-3 attacks get Rending, on 4-6 attacks get AP(+1).'],
    [''],
    ['Moves +4”.'],
  ])('%s', (text) => {
    expect(read(text)).toBeUndefined();
  });
});

test('a rule read from text changes the result and says so', () => {
  const input = (ruleTexts: { [name: string]: string }) =>
    prepareBattle(attackCalculator, {
      attacker: { quality: 4, defense: 4, models: [{ weapons: [{ name: 'Gun', range: 24, rules: ['Odd Bolts'] }] }] },
      defender: { quality: 4, defense: 4, models: [{}] },
      ruleTexts,
    });
  const plain = attackCalculator.exact(input({}), new Budget());
  const read = attackCalculator.exact(input({ 'Odd Bolts': 'This weapon gets AP(+1).' }), new Budget());
  expect(plain.summary.wipeChance).toBeCloseTo(1 / 4, 12);
  expect(read.summary.wipeChance).toBeCloseTo((1 / 2) * (4 / 6), 12);
  expect(attackCalculator.advise(input({}))).toContainEqual({
    code: 'grimdark/unknown-rule',
    severity: 'warning',
    path: 'attacker.models[0].weapons[0].rules[0]',
    message: { id: 'unknown-rule', values: { rule: 'Odd Bolts' } },
  });
  expect(attackCalculator.advise(input({ 'Odd Bolts': 'This weapon gets AP(+1).' }))[0].code).toBe(
    'grimdark/rule-read-from-text',
  );
});

test('a step names a rule that was read from text as it is printed', () => {
  const reply = calculateWith([attackCalculator], {
    calculator: 'grimdark/attack',
    input: {
      attacker: { quality: 4, defense: 4, models: [{ weapons: [{ name: 'Gun', range: 24, rules: ['Odd Bolts'] }] }] },
      defender: { quality: 4, defense: 4, models: [{}] },
      ruleTexts: { 'Odd Bolts': 'This weapon gets AP(+1).' },
    },
  });
  const causes = isRefusal(reply) ? [] : reply.steps[0].causes;
  expect(causes).toEqual([{ rule: expect.any(String), name: 'Odd Bolts', field: 'ap', by: 1 }]);
});
