// The ready battles: enough of them, told apart, accepted, and each with something to see.
import { type AnyCalculator, Budget, type Findings, prepareBattle } from '@oddsmith/games';
import { calculators } from '@oddsmith/games/fantasy';
import { describe, expect, test } from 'vitest';

test('there are at least twelve attacks', () => expect(calculators[0].presets.length).toBeGreaterThanOrEqual(12));

test.each(['oldWorld', 'ninthAge'])('there are at least twelve battles of %s', (system) => {
  const systems = calculators[2].presets.map(({ input }) => ('system' in input ? input.system : 'oldWorld'));
  expect(systems.filter((of) => of === system).length).toBeGreaterThanOrEqual(12);
});

describe.each<AnyCalculator>([...calculators])('$id', (calculator) => {
  const { presets } = calculator;

  test('ids and titles are unique', () => {
    expect(new Set(presets.map(({ id }) => id)).size).toBe(presets.length);
    expect(new Set(presets.map(({ title }) => title)).size).toBe(presets.length);
  });

  test.each(presets.map((preset) => ({ ...preset })))('$title', ({ input, note }) => {
    expect(note).toMatch(/\.$/);
    const { distributions } = calculator.exact(prepareBattle(calculator, input), new Budget()) as Findings;
    for (const distribution of Object.values(distributions)) expect(distribution.mean).toBeGreaterThan(0);
  });
});
