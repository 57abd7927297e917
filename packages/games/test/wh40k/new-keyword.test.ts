// A new ability is one entry of the catalogue: everything else follows from it.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Change } from '../../src/contract/causes.ts';

const CATALOGUE = '../../src/wh40k/rules/catalogue.ts';

type Game = typeof import('../../src/wh40k/index.ts');
let game: Game;

beforeAll(async () => {
  vi.resetModules();
  vi.doMock(CATALOGUE, async (original) => {
    const actual = await original<typeof import('../../src/wh40k/rules/catalogue.ts')>();
    const keen = {
      id: 'keenEdge',
      name: 'Keen Edge',
      category: 'to wound',
      stage: 'wound',
      parameter: 'number',
      statement: 22,
      summary: 'So much better to wound.',
      effect: (plan: { woundChanges: readonly Change[] }, { value }: { value: { plus: number } }) => ({
        woundChanges: [...plan.woundChanges, { rule: 'keenEdge', by: value.plus }],
      }),
    };
    return { ...actual, weaponRules: [...actual.weaponRules, keen], rules: [...actual.rules, keen] };
  });
  game = await import('../../src/wh40k/index.ts');
});

afterAll(() => {
  vi.doUnmock(CATALOGUE);
  vi.resetModules();
});

const request = (keywords: string[]) => ({
  weapon: { attacks: 1, skill: null, strength: 4, ap: 0, damage: 1, keywords },
  target: { models: 5, wounds: 1, toughness: 4, save: 7 },
});

test('the catalogue of the API and of help texts lists it', () => {
  for (const calculator of game.calculators.filter(({ rules }) => rules.length > 0))
    expect(calculator.rules).toContainEqual(expect.objectContaining({ id: 'keenEdge', name: 'Keen Edge' }));
});

test('forms offer it', () => expect(game.standardKeywords()).toContain('Keen Edge 1'));

test('the engines play it', () => {
  expect(game.attack(request([])).summary.meanDamage).toBeCloseTo(3 / 6, 12);
  expect(game.attack(request(['keen edge 1'])).summary.meanDamage).toBeCloseTo(4 / 6, 12);
});

test('the explanation states the roll that the chance is of', () => {
  const { steps, advice } = game.attack(request(['Keen Edge 1']));
  const step = steps.find(({ title }) => title.endsWith('to wound'));
  expect(step).toMatchObject({ chance: 4 / 6, roll: { needs: 3 } });
  expect(step?.text).toContain('+1 Keen Edge: 4+ becomes 3+');
  expect(step?.causes).toEqual([{ rule: 'keenEdge', name: 'Keen Edge', field: 'woundChanges', by: 1 }]);
  expect(advice.filter(({ code }) => code === 'wh40k/keyword-not-modelled')).toEqual([]);
});
