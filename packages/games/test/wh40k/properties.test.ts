// What must hold for any attack, and what happens to input that is none.
import { calculateWith, isRefusal } from '@oddsmith/games';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { attack, calculators } from '../../src/wh40k/index.ts';

const weapon = fc.record({
  attacks: fc.constantFrom(1, 3, 'D3', 'D6+1'),
  skill: fc.constantFrom(2, 3, 5, null),
  strength: fc.integer({ min: 1, max: 16 }),
  ap: fc.integer({ min: -4, max: 0 }),
  damage: fc.constantFrom(1, 2, 4, 'D3', 'D6', '2D6'),
  keywords: fc.subarray([
    'Sustained Hits D3',
    'Lethal Hits',
    'Devastating Wounds',
    'Anti-Infantry 3+',
    'Precision',
    'Blast',
    'Twin-linked',
  ]),
});
const group = fc.record({
  models: fc.integer({ min: 1, max: 4 }),
  wounds: fc.integer({ min: 1, max: 4 }),
  toughness: fc.integer({ min: 2, max: 12 }),
  save: fc.integer({ min: 2, max: 7 }),
  fnp: fc.constantFrom(null, 4, 6),
  fnpMortal: fc.constantFrom(null, 3),
  invuln: fc.constantFrom(null, 4),
  character: fc.boolean(),
});
const request = fc.record({
  volley: fc.array(fc.record({ weapon, count: fc.integer({ min: 1, max: 4 }) }), { minLength: 1, maxLength: 3 }),
  target: fc.record({
    groups: fc.array(group, { minLength: 1, maxLength: 3 }),
    keywords: fc.constantFrom([], ['Infantry']),
    ignoreFirstFailedSave: fc.boolean(),
  }),
  context: fc.record({
    precision: fc.boolean(),
    rerollHits: fc.constantFrom('none' as const, 'ones' as const, 'fails' as const),
    rerollOneHit: fc.boolean(),
    rerollOneWound: fc.boolean(),
    rerollOneDamage: fc.boolean(),
    hitModifier: fc.integer({ min: -2, max: 2 }),
  }),
});

describe('properties', () => {
  test('probabilities are probabilities, and the figures agree with each other', () => {
    fc.assert(
      fc.property(request, (input) => {
        const found = attack(input);
        const distributions = [
          ...Object.values(found.distributions),
          ...found.groups.map((one) => one.slain),
          ...found.weapons.flatMap((one) => [one.attacks, one.hits, one.wounds]),
          ...found.weapons.flatMap((one) => [one.unsaved, one.damage].filter((part) => part !== undefined)),
        ];
        for (const { probabilities } of distributions) {
          expect(Math.min(...probabilities)).toBeGreaterThanOrEqual(0);
          expect(Math.abs(probabilities.reduce((sum, p) => sum + p, 0) - 1)).toBeLessThan(1e-12);
        }
        const { wipeChance, belowHalfChance, meanDamage, meanSlain } = found.summary;
        expect(wipeChance).toBeLessThanOrEqual(belowHalfChance + 1e-12);
        expect(meanSlain).toBeLessThanOrEqual(meanDamage + 1e-12);
        const groupMeans = found.groups.reduce((sum, one) => sum + one.slain.mean, 0);
        expect(groupMeans).toBeCloseTo(meanSlain, 10);
        for (const one of found.weapons) if (one.damage) expect(one.damage.mean).toBeCloseTo(one.meanDamage, 10);
        const byWeapon = found.weapons.reduce((sum, one) => sum + one.meanDamage, 0);
        expect(byWeapon).toBeCloseTo(meanDamage, 10);
      }),
      { numRuns: 60 },
    );
  });

  test('+1 to hit may hurt where a failed die is rerolled: it takes away the second chance of a Lethal Hit', () => {
    const gun = { attacks: 1, skill: 3, strength: 1, ap: 0, damage: 1, keywords: ['Lethal Hits'] };
    const target = { models: 1, wounds: 1, toughness: 2, save: 2 };
    const mean = (hitModifier: number) =>
      attack({ weapon: gun, target, context: { rerollOneHit: true, hitModifier } }).summary.meanDamage;
    // 6 wounds at once, any other hit on a 6; a save of 2+ lets 1/6 through. A failed die has the same odds again.
    const kept = (hits: number) => 1 / 6 + (hits / 6) * (1 / 6);
    expect(mean(0)).toBeCloseTo((kept(3) + (2 / 6) * kept(3)) / 6, 12);
    expect(mean(1)).toBeCloseTo((kept(4) + (1 / 6) * kept(4)) / 6, 12);
    expect(mean(1)).toBeLessThan(mean(0));
  });

  test('what helps the attacker never hurts it, where no die is rerolled', () => {
    fc.assert(
      fc.property(request, (input) => {
        const plain = { hitModifier: 0, rerollHits: 'none', rerollOneHit: false } as const;
        const one = { ...input, volley: input.volley.slice(0, 1), context: { ...input.context, ...plain } };
        const base = attack(one).summary.meanDamage;
        const better = attack({ ...one, context: { ...one.context, hitModifier: 1 } }).summary.meanDamage;
        const more = attack({ ...one, volley: [{ ...one.volley[0], count: one.volley[0].count + 1 }] }).summary
          .meanDamage;
        expect(better).toBeGreaterThanOrEqual(base - 1e-10);
        expect(more).toBeGreaterThanOrEqual(base - 1e-10);
      }),
      { numRuns: 80 },
    );
  });

  test('identical weapons may be given together or apart', () => {
    fc.assert(
      fc.property(weapon, group, (gun, models) => {
        const target = { ...models, keywords: ['Infantry'] };
        const { character: _, ...plain } = target;
        const together = attack({ weapon: gun, count: 2, target: plain }).distributions.damage;
        const apart = attack({ volley: [{ weapon: gun }, { weapon: gun }], target: plain }).distributions.damage;
        together.probabilities.forEach((p, i) => {
          expect(Math.abs(p - apart.probabilities[i])).toBeLessThan(1e-12);
        });
      }),
      { numRuns: 60 },
    );
  });
});

describe('input that is none', () => {
  test('random JSON is refused as data, never thrown', () => {
    fc.assert(
      fc.property(fc.constantFrom(...calculators.map((one) => one.id)), fc.jsonValue(), (calculator, input) => {
        const reply = calculateWith(calculators, { calculator, input });
        expect(typeof (isRefusal(reply) ? reply.error.message : reply.sentence)).toBe('string');
      }),
      { numRuns: 300 },
    );
  });

  test.each([
    [{ target: { save: 9 } }, 'wh40k/save-out-of-range', 'target.save', 'save must be 2 to 7, got 9'],
    [{ weapon: { ap: 1 } }, 'wh40k/ap-out-of-range', 'weapon.ap', 'ap must be -12 to 0, got 1'],
    [{ weapon: { damage: 'lots' } }, 'wh40k/damage-invalid', 'weapon.damage', undefined],
    [{ context: { rerollHits: 'all' } }, 'wh40k/reroll-hits-not-allowed', 'context.rerollHits', undefined],
    [{ weapon: { strength: 0 } }, 'wh40k/strength-invalid', 'weapon.strength', 'strength must be at least 1, got 0'],
    [{ wepon: {} }, 'wh40k/unknown-field', 'wepon', 'there is no field "wepon" here'],
    [
      { target: { wounds: 2, firstModelWounds: 3 } },
      'wh40k/first-model-wounds-out-of-range',
      'target.firstModelWounds',
      undefined,
    ],
    [{ target: { groups: [] } }, 'wh40k/groups-out-of-range', 'target.groups', undefined],
  ])('%j', (input, code, path, message) => {
    const reply = calculateWith(calculators, { calculator: 'wh40k/attack', input });
    if (!isRefusal(reply)) throw new Error('this should have been refused');
    expect(reply.error).toMatchObject({ code, path, ...(message === undefined ? {} : { message }) });
  });
});
