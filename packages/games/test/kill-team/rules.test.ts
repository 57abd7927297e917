// Every rule has a case, a sentence, a place in the input, and agreement of the engines (agreement.test.ts walks all of them).
import { expect, test } from 'vitest';
import { describeForm } from '../../src/form/form.ts';
import { calculators, choiceCalculator, fightCalculator, shootCalculator } from '../../src/kill-team/index.ts';
import { abilitiesOf, type KillTeamRule, REROLLS, rules } from '../../src/kill-team/rules/index.ts';
import { STRATEGIES, strategies } from '../../src/kill-team/strategies.ts';
import { cases } from './cases.ts';

test('no two rules share an id', () => {
  expect(new Set(rules.map((rule) => rule.id)).size).toBe(rules.length);
});

test.each(rules.map((rule) => [rule.id, rule] as const))('%s has a sentence and a case', (id, rule) => {
  expect(rule.summary).toMatch(/^[A-Z].*\.$/);
  expect(rule.name.length).toBeGreaterThan(2);
  expect(
    cases.some((entry) => entry.rules.includes(id)),
    `no case for ${id}`,
  ).toBe(true);
});

test('an ability is offered by every side it belongs to', () => {
  for (const rule of rules)
    if (rule.kind === 'ability')
      for (const side of rule.sides) expect(abilitiesOf(side), `${rule.id} of a ${side}`).toContain(rule.id);
  expect(REROLLS).toHaveLength(9);
});

test('a rule that is a field names one that exists', () => {
  const forms = JSON.stringify(calculators.map((calculator) => describeForm(calculator.input)));
  const list: readonly KillTeamRule[] = rules;
  for (const rule of list) if (rule.field !== undefined) expect(forms, rule.id).toContain(`"key":"${rule.field}"`);
});

test('a field’s rule is in the catalogue of its calculator', () => {
  for (const calculator of [shootCalculator, fightCalculator, choiceCalculator]) {
    const ids = new Set<string>(calculator.rules.map((rule) => rule.id));
    const named = [...JSON.stringify(describeForm(calculator.input)).matchAll(/"rule":"(\w+)"/g)].map(
      (match) => match[1],
    );
    expect(named.length).toBeGreaterThan(5);
    for (const id of named) expect(ids, `${calculator.id} ${id}`).toContain(id);
  }
});

/** Weapon rules and team rules that the cards of one edition alone carry. */
const OF_ONE_EDITION = {
  '2021': [
    ...['closeAssault', 'waaagh', 'eliteModerate', 'eliteExtreme', 'justAScratch', 'durable', 'stun', 'dueller'],
    ...['murderousEntrance', 'ones', 'onesPlusBalanced', 'invulnerable', 'feelNoPain'],
  ],
  '2024': [
    ...['shock', 'murderousEntrance2024', 'doubleStrike', 'dueller2024', 'lastStrike', 'ceaseless', 'rerollChoice'],
    ...['ceaselessPlusBalanced', 'retainedNormals', 'piercingReduction', 'downgradeCrits', 'critsDealNormal'],
    ...['onlySixesCrit', 'damageReduction', 'ignoreDice', 'halveDice', 'optionalRules', 'soulstrike'],
  ],
};

test.each(['2021', '2024'] as const)('the rules of %s alone are called so', (edition) => {
  const ids = rules.filter((rule) => rule.edition === edition).map((rule) => rule.id as string);
  expect(ids.sort()).toEqual(OF_ONE_EDITION[edition].sort());
});

test('a strategy says whose wounds it plays for', () => {
  const words = { enemyWounds: 'leaves the enemy fewer wounds', ownWounds: 'keeps more own wounds' };
  for (const { lookAhead, summary } of STRATEGIES.map((id) => strategies[id]))
    for (const [wounds, text] of Object.entries(words)) expect(summary.includes(text)).toBe(lookAhead === wounds);
});
