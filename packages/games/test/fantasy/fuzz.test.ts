// Thousands of inputs from sensible to absurd: always an answer or a problem with code, path and sentence, never a throw.
import { calculateWith, isRefusal } from '@oddsmith/games';
import { calculators } from '@oddsmith/games/fantasy';
import { expect, test } from 'vitest';
import { many } from '../../../../test/depth.ts';
import { Draw, randomProfile, smallCombat } from './random-battles.ts';

const JUNK: readonly unknown[] = [
  null,
  undefined,
  true,
  -1,
  0.5,
  1e308,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '',
  'd',
  '-5',
  '0d6',
  '999d6',
  'd6+99999',
  ' 2 D 6 ',
  'x'.repeat(10_000),
  '\u0000',
  [],
  [[[[]]]],
  {},
  { toString: 1 },
  { length: -1 },
  () => 1,
  Symbol('junk'),
  10n,
];

const NESTED = ['target', 'profiles', 'first', 'second'] as const;
const EXTRA_FIELDS = ['__proto__', 'constructor', 'toHitModifier', 'iterations', '0', ''] as const;

function fuzzedProfile(draw: Draw): { [field: string]: unknown } {
  const profile = randomProfile(draw, draw.of<unknown>(0, 1, 10, 'd6', '2d6+3', 40));
  const names = Object.keys(profile);
  for (const name of names) if (draw.chance(0.3)) delete profile[name];
  const faults = draw.of(0, 0, 1, 3);
  for (let i = 0; i < faults; i++) profile[draw.of(...names)] = draw.of(...JUNK);
  if (draw.chance(0.05)) profile[draw.of(...EXTRA_FIELDS)] = draw.of(...JUNK);
  return profile;
}

function fuzzedInput(draw: Draw): unknown {
  if (draw.chance(0.05)) return draw.of(...JUNK);
  const input = draw.chance(0.2) ? smallCombat(draw) : fuzzedProfile(draw);
  if (draw.chance(0.3))
    input.target = { models: draw.of(1, 5, 20, -3), wounds: draw.of(1, 3, 99), allocation: 'model' };
  if (draw.chance(0.2)) input.profiles = [fuzzedProfile(draw), fuzzedProfile(draw)];
  if (draw.chance(0.1)) input[draw.of(...NESTED)] = draw.of(...JUNK);
  return input;
}

test('fuzzed inputs', () => {
  const inputs = many('fantasy', 10_000);
  const draw = new Draw(7);
  let answers = 0;
  for (let i = 0; i < inputs; i++) {
    const calculator = draw.chance(0.8) ? 'fantasy/attack' : 'fantasy/combat';
    const reply = calculateWith(calculators, {
      calculator,
      input: fuzzedInput(draw),
      method: draw.of('auto', 'exact', 'simulate'),
      iterations: 20,
      seed: i,
    });
    if (isRefusal(reply)) {
      expect(reply.error.code).toMatch(/^[a-z]+\/[a-z0-9-]+$/);
      expect(reply.error.path).toBeTypeOf('string');
      expect(reply.error.message.length).toBeGreaterThan(5);
      expect(reply.error.message.length).toBeLessThan(400);
    } else {
      answers++;
      for (const { probabilities } of Object.values(reply.distributions))
        expect(Math.abs(probabilities.reduce((sum, p) => sum + p, 0) - 1)).toBeLessThan(1e-11);
    }
  }
  // Neither side of the fence may be empty, or the generator has gone blind.
  expect(answers).toBeGreaterThan(0.2 * inputs);
  expect(answers).toBeLessThan(0.8 * inputs);
});
