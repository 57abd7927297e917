// A newcomer's rule: one entry of data in the catalogue, and form, API schema, figures and explanation know it.
import { describeForm, prepareBattle } from '@oddsmith/games';
import { expect, test, vi } from 'vitest';
import * as z from 'zod';

const MADE_UP = {
  id: 'gleamingBlades',
  name: 'Gleaming Blades',
  summary: 'Strikes pierce armour better by 2.',
  category: 'Strikes',
  systems: ['oldWorld'],
  reading: 'anything',
  effect: () => ({ armourPiercing: 2 }),
};

vi.doMock('../../src/fantasy/rules/card.ts', async (original) => {
  const real = await original<typeof import('../../src/fantasy/rules/card.ts')>();
  (real.cardRules as unknown[]).push(MADE_UP);
  return real;
});

test('a rule that is data alone is known everywhere', async () => {
  const { battle, battleCalculator } = await import('../../src/fantasy/index.ts');
  expect(JSON.stringify(describeForm(battleCalculator.input))).toContain(MADE_UP.name);
  expect(JSON.stringify(z.toJSONSchema(battleCalculator.input, { io: 'input' }))).toContain(MADE_UP.name);
  expect(battleCalculator.rules.map(({ id }) => id)).toContain(MADE_UP.id);
  const input = { first: { rules: ['gleaming blades'] }, second: { armourSave: 4 } };
  const answer = battle(input);
  expect(answer.strikes.find(({ side, kind }) => side === 'first' && kind === 'rank')?.armourSave).toBe(6);
  expect(answer.steps.some(({ text }) => text === MADE_UP.summary)).toBe(true);
  expect(battleCalculator.advise(prepareBattle(battleCalculator, input))).toEqual([]);
});
