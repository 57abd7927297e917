// What the schemas refuse, with code, path and sentence; and what they fill in.
import { type AnyCalculator, calculateWith, inputJsonSchema, isRefusal } from '@oddsmith/games';
import { calculators } from '@oddsmith/games/fantasy';
import { describe, expect, test } from 'vitest';

const refusals: [input: unknown, code: string, path: string, message: string][] = [
  [{ toHit: 10 }, 'fantasy/to-hit-not-allowed', 'toHit', 'toHit must be 2 to 9, auto or none, got 10'],
  [{ toHit: '4' }, 'fantasy/to-hit-not-allowed', 'toHit', 'toHit must be 2 to 9, auto or none, got "4"'],
  [
    { armorPiercing: -1 },
    'fantasy/armor-piercing-out-of-range',
    'armorPiercing',
    'armorPiercing must be 0 to 10, got -1',
  ],
  [
    { rerollHits: 'ones' },
    'fantasy/reroll-hits-not-allowed',
    'rerollHits',
    'rerollHits must be one of none, 1s, successes, fails, got "ones"',
  ],
  [{ numAttacks: '2d8' }, 'fantasy/num-attacks-invalid', 'numAttacks', 'numAttacks must use D3 or D6, got "2d8"'],
  [
    { numAttacks: 'many' },
    'fantasy/num-attacks-invalid',
    'numAttacks',
    '"many" is not a dice expression: write a number, D6, 2D6+3 or D3-1',
  ],
  [{ numAttacks: 401 }, 'fantasy/num-attacks-invalid', 'numAttacks', 'numAttacks must be at most 400, got 401'],
  [
    { numAttacks: 300, models: 2 },
    'fantasy/too-many-attacks',
    'numAttacks',
    'numAttacks must be at most 400 attacks in all, not 600; red fury counts double, got 300',
  ],
  [{ poison: 'yes' }, 'fantasy/poison-wrong-type', 'poison', 'poison must be true or false, got "yes"'],
  [
    { lethalStrike: 'all' },
    'fantasy/lethal-strike-not-allowed',
    'lethalStrike',
    'lethalStrike must be true, false or armour, got "all"',
  ],
  [{ explodingHits: true }, 'fantasy/unknown-field', 'explodingHits', 'there is no field "explodingHits" here'],
  [
    { profiles: [{ toWound: 1 }] },
    'fantasy/to-wound-not-allowed',
    'profiles[0].toWound',
    'toWound must be 2 to 6, auto or none, got 1',
  ],
  [
    { target: { models: 2, wounds: 2, alreadyLost: 4 } },
    'fantasy/already-lost-out-of-range',
    'target.alreadyLost',
    'alreadyLost must be below 4, the wounds of the whole unit, got 4',
  ],
];

describe('fantasy/attack refuses', () => {
  test.each(refusals)('%j', (input, code, path, message) => {
    expect(calculateWith(calculators, { calculator: 'fantasy/attack', input })).toMatchObject({
      error: { code, path, message },
    });
  });
});

describe('fantasy/combat refuses', () => {
  test.each([
    [{ first: { models: 50 }, second: { models: 40 } }, 'fantasy/units-too-large', 'first.models'],
    [{ first: { profiles: [{ numAttacks: 20 }] } }, 'fantasy/too-many-attacks', 'first.profiles'],
    [{ rounds: 0 }, 'fantasy/rounds-out-of-range', 'rounds'],
    [{ second: { initiative: 11 } }, 'fantasy/initiative-out-of-range', 'second.initiative'],
  ])('%j', (input, code, path) => {
    expect(calculateWith(calculators, { calculator: 'fantasy/combat', input })).toMatchObject({
      error: { code, path },
    });
  });
});

test('an empty input is ten attacks at 4+ and 4+ without saves', () => {
  const reply = calculateWith(calculators, { calculator: 'fantasy/attack', input: {} });
  if (isRefusal(reply)) throw new Error(reply.error.message);
  expect(reply.distributions.wounds.mean).toBeCloseTo(2.5, 12);
});

describe('forms', () => {
  test.each([...calculators])('$id: every field has a title and a JSON schema', (calculator) => {
    const schema = inputJsonSchema(calculator as AnyCalculator);
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      expect(field, name).toHaveProperty('title');
      expect(field, name).toHaveProperty('default');
    }
  });
});
