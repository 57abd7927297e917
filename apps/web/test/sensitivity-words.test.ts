// Changes of single fields as players read them: what is picked from a list goes by its label.
import { describeForm, type FormDescription } from '@oddsmith/games';
import { calculators } from '@oddsmith/games/axis';
import { shootCalculator } from '@oddsmith/games/kill-team';
import { expect, test } from 'vitest';
import { everydaySteps } from '../src/components/results/everyday-steps.ts';
import { changeWords, fieldOf, valueWords, worthShowing } from '../src/components/results/sensitivity-words.ts';

test('abilities are called by their names', () => {
  const field = fieldOf(describeForm(shootCalculator.input), 'defender.abilities');
  expect(valueWords(field, [])).toBe('none');
  expect(valueWords(field, ['justAScratch', 'durable'])).toBe('Just a Scratch, Durable');
});

test('a change is told from what it is to what it would be', () => {
  const form = describeForm(shootCalculator.input);
  const change = { path: 'attacker.attacks', title: 'Attacks', within: ['Attacker'], figure: 0.5, difference: 0.1 };
  expect(changeWords(form, { ...change, from: 4, to: 5 })).toBe('Attacker › Attacks: 4 → 5');
  const still = { ...change, from: 4, to: 3, difference: 0 };
  expect(worthShowing(form, [still, { ...change, from: 4, to: 5 }])).toHaveLength(1);
});

test('a goal is told by the chance that is wanted, or by its name', () => {
  const { input } = calculators.find(({ id }) => id === 'axis/recommend') ?? {};
  const field = input && fieldOf(describeForm(input), 'goal');
  expect(valueWords(field, { winChance: 0.9 })).toBe('90.0%');
  expect(valueWords(field, 'maxProfit')).toBe('Max profit');
});

test('a target number moves to another number, not to a word', () => {
  const option = (value: number | string) => ({ value, label: String(value) });
  const hit = { kind: 'choice', key: 'hit', title: 'Hit', options: ['auto', 2, 3, 4].map(option) };
  const form = { kind: 'object', key: '', title: '', fields: [hit] } as unknown as FormDescription;
  const change = (to: unknown) => ({ path: 'hit', title: 'Hit', within: [], from: 3, to, figure: 1, difference: 0.1 });
  expect(worthShowing(form, ['auto', 2, 4].map(change)).map(({ to }) => to)).toEqual([2, 4]);
});

const FIELDS = [
  { kind: 'integer', key: 'attacks', min: 0, max: 9, default: 2 },
  { kind: 'integer', key: 'wounds', min: 1, max: 9, default: 2 },
  { kind: 'integer', key: 'modifier', min: -3, max: 3, default: 0 },
  { kind: 'flag', key: 'cover', default: false },
  {
    kind: 'choice',
    key: 'ward',
    default: 'none',
    options: ['none', 2, 6].map((value) => ({ value, label: `${value}` })),
  },
  {
    kind: 'choice',
    key: 'dice',
    default: 'plain',
    options: ['plain', 'odd'].map((value) => ({ value, label: value })),
  },
  { kind: 'flag', key: 'rare', default: false, advanced: true },
].map((field) => ({ title: field.key, advanced: false, ...field }));
const everyday = { kind: 'object', key: '', title: '', fields: FIELDS } as unknown as FormDescription;

function step(path: string, from: unknown, to: unknown, difference: number) {
  return { path, title: path, within: [], from, to, figure: 0.5 + difference, difference };
}

test('what would change it: rules before figures, nothing taken to 0, the smallest ward, no setting', () => {
  const steps = [
    step('attacks', 1, 0, -0.5),
    step('dice', 'plain', 'odd', -0.45),
    step('ward', 'none', 2, -0.4),
    step('attacks', 1, 2, 0.35),
    step('wounds', 2, 1, 0.3),
    step('rare', false, true, 0.25),
    step('modifier', 0, 1, 0.2),
    step('modifier', 0, -1, -0.2),
    step('cover', false, true, -0.1),
    step('ward', 'none', 6, -0.05),
  ];
  const shown = everydaySteps(everyday, steps, ['dice']).map(({ path, to }) => [path, to]);
  expect(shown).toEqual([
    ['attacks', 2],
    ['modifier', 1],
    ['cover', true],
  ]);
});

test('what would change it: a rare field where there is too little else', () => {
  const steps = [step('rare', false, true, 0.25), step('cover', false, true, -0.1)];
  expect(everydaySteps(everyday, steps).map(({ path }) => path)).toEqual(['rare', 'cover']);
});
