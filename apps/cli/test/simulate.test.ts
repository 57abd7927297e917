import { Random } from '@oddsmith/kernel';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../src/library.ts';
import { oddsmith } from './terminal.ts';

function faces(seed: number, count: number): number[] {
  const dice = new Random(seed);
  return Array.from({ length: count }, () => dice.d6());
}

describe('simulate', () => {
  test('replays one battle die by die', async () => {
    const [a, b, c] = faces(5, 3);
    const { code, out } = await oddsmith(['simulate', 'fake/sum', '--seed', '5', '--set', 'dice=3']);
    expect(code).toBe(0);
    expect(out).toBe(
      `fake/sum, one battle, seed 5\n\nthe dice are cast\n  to sum (D6): ${a} ${b} ${c}\n\ntotal ${a + b + c}\n`,
    );
  });

  test('tells it in another language where it is asked to', async () => {
    const args = ['simulate', 'fantasy/combat', '--seed', '5', '--language', 'de'];
    const { out } = await oddsmith(args, { library: catalogue });
    expect(out).toContain('Runde 1\nerste Einheit: ');
    expect(out).toContain('  Trefferwurf (D6): ');
    expect(out).not.toMatch(/\b(round|unit|strikes?|attacks?|to hit)\b/);
  });

  test('gives the same battle as JSON', async () => {
    const [a, b] = faces(5, 2);
    const { out } = await oddsmith(['simulate', 'fake/sum', '--seed', '5', '--json']);
    expect(JSON.parse(out)).toEqual({
      calculator: 'fake/sum',
      seed: 5,
      events: [
        { note: 'the dice are cast' },
        { die: 6, face: a, reason: 'to sum' },
        { die: 6, face: b, reason: 'to sum' },
      ],
      outcome: { total: a + b },
    });
  });

  test('plays many battles with --iterations', async () => {
    const { out } = await oddsmith(['simulate', 'fake/sum', '--iterations', '4000', '--seed', '9', '--json']);
    expect(JSON.parse(out)).toMatchObject({ method: 'simulated', simulation: { iterations: 4_000, seed: 9 } });
  });

  test('refuses a wrong input with 1', async () => {
    const { code, err } = await oddsmith(['simulate', 'fake/sum', '--set', 'bonus=x']);
    expect([code, err]).toEqual([1, 'bonus must be 0 to 9, got "x" (fake/bonus-wrong-type at bonus)\n']);
  });
});
