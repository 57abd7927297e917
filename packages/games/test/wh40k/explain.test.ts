// Sentences and steps as a player reads them.
import { describe, expect, test } from 'vitest';
import { attack, battleShock, charge } from '../../src/wh40k/index.ts';

const boltRifle = { name: 'Bolt rifle', attacks: 2, skill: 3, strength: 4, ap: -1, damage: 1, keywords: ['Heavy'] };

describe('sentences', () => {
  test('a squad', () => {
    const { sentence } = attack({
      weapon: boltRifle,
      count: 10,
      target: { name: 'Intercessors', models: 10, wounds: 2, toughness: 4, save: 3 },
    });
    expect(sentence).toBe(
      '10 x Bolt rifle into Intercessors: destroyed <0.1% of the time, 1.42 of 10 models slain and 3.33 damage on average.',
    );
  });

  test('a single model', () => {
    const { sentence } = attack({
      weapon: { name: 'Lascannon', attacks: 1, skill: 3, strength: 12, ap: -3, damage: 'D6+1' },
      count: 12,
      target: { name: 'Predator', models: 1, wounds: 12, toughness: 10, save: 3 },
    });
    expect(sentence).toBe('12 x Lascannon into Predator: destroyed 84.3% of the time, 11.36 damage on average.');
  });

  test('a unit is called by its name', () => {
    const { sentence } = attack({
      weapon: boltRifle,
      count: 10,
      attacker: { name: 'Tactical Squad' },
      target: { name: 'Intercessors', models: 1, wounds: 200, toughness: 4, save: 3 },
    });
    expect(sentence).toMatch(/^Tactical Squad into Intercessors: destroyed 0% of the time/);
  });

  test('several weapons, then another unit', () => {
    const { sentence } = attack({
      volley: [{ weapon: boltRifle, count: 4 }, { weapon: { ...boltRifle, name: 'Plasma gun' } }],
      followedBy: [{ name: 'Tank', volley: [{ weapon: { ...boltRifle, name: 'Cannon' } }] }],
      target: { models: 1, wounds: 30, toughness: 12, save: 2 },
    });
    expect(sentence).toMatch(/^4 x Bolt rifle and 1 x Plasma gun, then Tank into the target: destroyed 0% of the time/);
  });

  test('random Strength', () => {
    const zzap = { name: 'Zzap gun', attacks: 1, skill: 5, strength: 'D6+6', ap: -3, damage: 5 };
    const { steps } = attack({ weapon: zzap, target: { models: 1, wounds: 12, toughness: 9, save: 3 } });
    expect(steps.find((step) => step.title === 'Zzap gun: to wound')?.text).toBe(
      'S D6+6, rolled for each hit, against T9, critical from a 6.',
    );
  });

  test('mortal wounds alone', () => {
    expect(attack({ context: { mortalWounds: 3 }, target: { name: 'Boyz', models: 5, wounds: 1 } }).sentence).toBe(
      'mortal wounds into Boyz: destroyed 0% of the time, 3 of 5 models slain and 3 damage on average.',
    );
  });

  test('charge and Battle-shock', () => {
    expect(charge({ distance: 9 }).sentence).toBe(
      'A target 9.0" away needs 8+ on 2D6, Engagement Range counted: the charge arrives 41.7% of the time.',
    );
    expect(battleShock({ leadership: 6 }).sentence).toBe(
      'A unit of Ld 6+ passes its Battle-shock test 72.2% of the time.',
    );
    expect(battleShock({ name: 'Boyz', leadership: 7 }).sentence).toBe(
      'Boyz (Ld 7+) passes its Battle-shock test 58.3% of the time.',
    );
    expect(battleShock({ name: 'Boyz', startingStrength: 10, models: 8 }).sentence).toBe(
      'Boyz is strong enough: it does not have to test.',
    );
  });
});

describe('steps', () => {
  const { steps } = attack({
    weapon: { ...boltRifle, keywords: ['Heavy', 'Sustained Hits 1', 'Lethal Hits', 'Devastating Wounds', 'Melta 2'] },
    count: 5,
    context: { stationary: true, hitModifier: 1, cover: true, halfRange: true, rerollHits: 'ones' },
    target: { name: 'Marines', models: 5, wounds: 2, toughness: 4, save: 3, invuln: 5, fnp: 6, damageReduction: 1 },
  });
  const text = (title: string) => steps.find((step) => step.title === `Bolt rifle: ${title}`)?.text;

  test.each([
    ['attacks', '5 weapons of 2 (10 on average).'],
    [
      'to hit',
      '3+ with +2, limited to +1: hits on 2+, rolls of 1 again; critical on 6+. A critical hit scores 1 hits more and wounds without a roll.',
    ],
    ['to wound', 'S4 against T4: 4+; critical on 6+. A critical wound allows no save and waits until the end.'],
    ['save (Marines)', '3+ armour against AP −1, +1 for cover or 5+ invulnerable: saves on 3+.'],
    ['damage (Marines)', '1, +2, −1 to a model of 2 wounds. Feel No Pain 6+ for each point.'],
  ])('%s', (title, want) => expect(text(title)).toBe(want));

  test('chances of single rolls', () => {
    const chances = steps.flatMap((step) => (step.chance === undefined ? [] : [step.chance]));
    expect(chances).toEqual([35 / 36, 0.5, expect.closeTo(2 / 3, 12)]);
  });
});

test('rule 44: pass odds of a Battle-shock test', () => {
  const odds = [5, 6, 7, 8].map((leadership) => battleShock({ leadership }).summary.passChance);
  expect(odds.map((chance) => (chance * 100).toFixed(1))).toEqual(['83.3', '72.2', '58.3', '41.7']);
});

test('rule 43: a charge needs the distance less Engagement Range, rounded up', () => {
  const needed = [1, 2.5, 7, 7.1, 9, 12].map((distance) => charge({ distance }).summary.rollNeeded);
  expect(needed).toEqual([2, 2, 6, 7, 8, 11]);
});

test('charge, then fight: nothing happens unless the charge arrives', () => {
  const fight = {
    weapon: { kind: 'melee', attacks: 1, skill: null, strength: 4, ap: 0, damage: 1, keywords: ['Lance'] },
    target: { models: 1, wounds: 1, toughness: 4, save: 7 },
  } as const;
  const found = charge({ distance: 8, fight: { ...fight, weapon: { ...fight.weapon, keywords: ['Lance'] } } });
  // 7 or more on 2D6 is 21 of 36; Lance on the charge wounds on 3+.
  expect(found.summary.wipeChance).toBeCloseTo((21 / 36) * (4 / 6), 12);
  expect(found.sentence).toBe(
    'A target 8.0" away needs 7+ on 2D6, Engagement Range counted: the charge arrives 58.3% of the time; charge and fight together destroy the target 38.9% of the time.',
  );
});
