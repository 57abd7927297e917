// The ready battles: enough of them, told apart, accepted, and each with something to see.
import { Budget } from '@oddsmith/games';
import { calculators } from '@oddsmith/games/fantasy';
import { describe, expect, test } from 'vitest';

test('there are at least twelve attacks', () => expect(calculators[0].presets.length).toBeGreaterThanOrEqual(12));

describe.each([...calculators])('$id', ({ presets, input: schema, exact }) => {
  test('ids and titles are unique', () => {
    expect(new Set(presets.map(({ id }) => id)).size).toBe(presets.length);
    expect(new Set(presets.map(({ title }) => title)).size).toBe(presets.length);
  });

  test.each(presets.map((preset) => ({ ...preset })))('$title', ({ input, note }) => {
    expect(note).toMatch(/\.$/);
    const { distributions } = exact(schema.parse(input) as never, new Budget());
    for (const distribution of Object.values(distributions)) expect(distribution.mean).toBeGreaterThan(0);
  });
});
