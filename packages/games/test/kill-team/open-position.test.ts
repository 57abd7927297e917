// Taking an action: what lies on the table afterwards.
import { expect, test } from 'vitest';
import { prepareBattle } from '../../src/index.ts';
import { choice, choiceCalculator, fightCalculator, positionAfter, withOtherFirst } from '../../src/kill-team/index.ts';

const input = choiceCalculator.input.parse({
  first: { crits: 1, normals: 1, wounds: 7, criticalDamage: 4, normalDamage: 3 },
  second: { crits: 0, normals: 2, wounds: 6, normalDamage: 3, strategy: 'parry' },
});

test('a strike takes its die away, hurts, and gives the turn to the other', () => {
  const crit = choice(input).actions.find(({ action }) => action === 'strikeCrit');
  const next = positionAfter(input, crit ?? expect.fail('a critical strike is possible'));
  expect(next.turn).toBe('second');
  expect(next.first).toMatchObject({ crits: 0, normals: 1, wounds: 7, hasStruck: true, hasCritStruck: true });
  expect(next.second).toMatchObject({ normals: 2, wounds: 6 - 4, strategy: 'parry' });
  // The heuristic strategies look at the wounds of the start, which the strike does not change.
  expect(next.second.roundStartWounds).toBe(6);
});

test('the next question can be asked', () => {
  const [action] = choice(input).actions;
  expect(() => prepareBattle(choiceCalculator, positionAfter(input, action))).not.toThrow();
});

test('the other fighter goes first and everything else stays', () => {
  const fight = fightCalculator.input.parse({ first: { attacks: 5 }, second: { attacks: 3 }, rounds: 2 });
  const swapped = withOtherFirst(fight);
  expect([swapped.first.attacks, swapped.second.attacks, swapped.rounds]).toEqual([3, 5, 2]);
});
