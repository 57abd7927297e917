import { describeForm } from '@oddsmith/games';
import { calculators } from '@oddsmith/games/calculators';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../src/library.ts';
import { oddsmith } from './terminal.ts';

function lineOf(text: string, name: string): string {
  return text.split('\n').find((line) => line.startsWith(`  ${name} `)) ?? '';
}

describe('games', () => {
  test('lists every calculator of every game', async () => {
    const { out } = await oddsmith(['games'], { library: catalogue });
    expect(out).toMatch(/^Fantasy battles\n {2}fantasy\/attack +How many wounds/m);
    for (const { id } of calculators) expect(out).toContain(`  ${id}`);
    const { out: json } = await oddsmith(['games', '--json'], { library: catalogue });
    expect(JSON.parse(json).map((one: { id: string }) => one.id)).toEqual(calculators.map(({ id }) => id));
  });

  test('shows fields, limits, defaults, rules and presets of one', async () => {
    const { out } = await oddsmith(['games', 'fake/sum']);
    expect(out).toBe(`fake/sum  Sum of dice
What do these dice add up to?

Input
  dice   1..6  2  Dice: How many six-sided dice are rolled.
  bonus  0..9  0  Bonus

Rules
  Bonus: Adds to the total.

Presets
  three  Three dice: A bell.
`);
  });

  test.each(calculators.map(({ id }) => id))('describes %s as text and as JSON Schema', async (id) => {
    const { code, out } = await oddsmith(['games', id], { library: catalogue });
    expect(code).toBe(0);
    const { input } = JSON.parse((await oddsmith(['games', id, '--json'], { library: catalogue })).out);
    for (const name of Object.keys(input.properties)) expect(out).toMatch(new RegExp(`^ {2}${name} `, 'm'));
    const calculator = calculators.find((one) => one.id === id);
    for (const field of calculator === undefined ? [] : describeForm(calculator.input).fields)
      if (['integer', 'dice', 'object'].includes(field.kind) && 'nullable' in field)
        expect(/ or null /.test(lineOf(out, field.key)), lineOf(out, field.key)).toBe(field.nullable);
  });

  test('an unknown one is wrong usage', async () => {
    expect((await oddsmith(['games', 'chess/mate'], { library: catalogue })).code).toBe(2);
  });
});
