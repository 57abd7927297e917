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
      '10 x Bolt rifle will slay 1.42 of 10 models of Intercessors on average (3.33 damage), all of them <0.1% of the time.',
    );
  });

  test('a single model', () => {
    const { sentence } = attack({
      weapon: { name: 'Lascannon', attacks: 1, skill: 3, strength: 12, ap: -3, damage: 'D6+1' },
      count: 12,
      target: { name: 'Predator', models: 1, wounds: 12, toughness: 10, save: 3 },
    });
    expect(sentence).toBe('12 x Lascannon will destroy Predator 84.3% of the time, with 11.36 damage on average.');
  });

  test('a unit is called by its name', () => {
    const { sentence } = attack({
      weapon: boltRifle,
      count: 10,
      attacker: { name: 'Tactical Squad' },
      target: { name: 'Intercessors', models: 1, wounds: 200, toughness: 4, save: 3 },
    });
    expect(sentence).toMatch(/^Tactical Squad will destroy Intercessors 0% of the time/);
  });

  test('several weapons, then another unit', () => {
    const { sentence } = attack({
      volley: [{ weapon: boltRifle, count: 4 }, { weapon: { ...boltRifle, name: 'Plasma gun' } }],
      followedBy: [{ name: 'Tank', volley: [{ weapon: { ...boltRifle, name: 'Cannon' } }] }],
      target: { models: 1, wounds: 30, toughness: 12, save: 2 },
    });
    expect(sentence).toMatch(/^4 x Bolt rifle and 1 x Plasma gun, then Tank will destroy the target 0% of the time/);
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
      'mortal wounds will slay 3 of 5 models of Boyz on average (3 damage), all of them 0% of the time.',
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
      'No test needed for Boyz: the unit is not below half strength.',
    );
    const test = (input: object) => battleShock({ leadership: 7, ...input }).steps.map(({ text }) => text);
    expect(test({})).toEqual(['2D6 needs 7 or more.']);
    expect(test({ modifier: 6 })).toEqual(['2D6 needs 2 or more.']);
    expect(test({ reroll: true })).toEqual(['2D6 needs 7 or more, rolled again on a failure.']);
    expect(test({ automatic: true, reroll: true })).toEqual(['The test is passed without a roll.']);
  });

  // Two of three dice: 147 of 216 rolls come to 8. One die of two again: the higher stays, 24.5 of 36 come to 8.
  test.each([
    [{ edition: '11', distance: 9 }, 'needs 9+ on 2D6: the charge arrives 27.8% of the time.'],
    [
      { reroll: true },
      'needs 8+ on 2D6, Engagement Range counted: the charge arrives 66.0% of the time, with a reroll.',
    ],
    [
      { reroll: 'one' },
      'needs 8+ on 2D6, Engagement Range counted: the charge arrives 68.1% of the time, with one die rerolled.',
    ],
    [
      { dice: 3, dropLowest: 1 },
      'needs 8+ on 3D6 without the lowest, Engagement Range counted: the charge arrives 68.1% of the time.',
    ],
    [
      { dice: 4, dropLowest: 2, fixedDice: [6, 6] },
      'needs 8+ on 4D6 without the lowest 2, Engagement Range counted: the charge arrives 100% of the time.',
    ],
    [{ distance: 15, dice: 3, dropLowest: 1 }, 'is out of reach: the charge arrives 0% of the time.'],
    [{ distance: 3, modifier: 6 }, 'needs 2+ on 2D6, Engagement Range counted: the charge arrives 100% of the time.'],
    [{ edition: '11', distance: 12.1, modifier: 3 }, 'is out of reach: the charge arrives 0% of the time.'],
  ] as const)('a charge: %j', (input, words) => {
    const { distance = 9 } = input as { readonly distance?: number };
    const inches = Number.isInteger(distance) ? `${distance}.0` : distance;
    expect(charge(input as Parameters<typeof charge>[0]).sentence).toBe(`A target ${inches}" away ${words}`);
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
      '+1 own setting, +1 Heavy, limited to +1: 3+ becomes 2+, rolls of 1 again; critical on 6+. A critical hit scores 1 hit more and wounds without a roll. By own setting, Sustained Hits and Lethal Hits.',
    ],
    [
      'to wound',
      'S4 against T4: 4+; critical on 6+. A critical wound allows no save and waits until the end. By Devastating Wounds.',
    ],
    ['save (Marines)', '3+ armour against AP −1, +1 for cover or 5+ invulnerable: saves on 3+. By Benefit of Cover.'],
    [
      'damage (Marines)',
      '1, +2, −1 to a model of 2 wounds. Feel No Pain 6+ for each point. By Melta and Damage reduction.',
    ],
  ])('%s', (title, want) => expect(text(title)).toBe(want));

  test('chances of single rolls', () => {
    const chances = steps.flatMap((step) => (step.chance === undefined ? [] : [step.chance]));
    expect(chances).toEqual([35 / 36, 0.5, expect.closeTo(2 / 3, 12)]);
  });
});

describe('steps, as each edition has them', () => {
  type Request = NonNullable<Parameters<typeof attack>[0]>;
  const weapon = { ...boltRifle, name: 'Gun', skill: 4, keywords: [] as string[] };
  const target = { models: 5, wounds: 2, toughness: 4, save: 3 };
  const hidden: Request = { weapon: { ...weapon, keywords: ['Indirect Fire'] }, context: { unseen: true } };
  const spotted: Request = { ...hidden, context: { unseen: true, spotted: true, stationary: true } };
  const plasma: Request = { weapon: { ...weapon, keywords: ['Hazardous'] } };
  const tough: Request = { weapon, target: { ...target, fnp: 6, fnpMortal: 5 } };
  const dice: Request = { weapon: { ...weapon, damage: 'D6' } };
  const saved: Request = { weapon, target: { ...target, commandReroll: 'save' } };
  const impact: Request = { context: { mortalWounds: { dice: 10, on: 5, max: 6, ownOn: 1 } } };

  const melta: Request = { weapon: { ...weapon, damage: 'D6', keywords: ['Melta 2'] }, context: { halfRange: true } };
  const halved: Request = { ...melta, target: { ...target, halveDamage: true, damageReduction: 1 } };
  const none: Request = { ...melta, target: { ...target, setDamage: 0 } };

  const rows: readonly (readonly ['10' | '11', step: string, Request, text: string])[] = [
    // Rule 7: divide, multiply, add, subtract. E4: multiply, add, divide, subtract, and 0 stays 0.
    [
      '10',
      'Gun: damage',
      halved,
      'D6, halved, +2, −1 to a model of 2 wounds. By Melta, Half damage and Damage reduction.',
    ],
    [
      '11',
      'Gun: damage',
      halved,
      'D6, +2, halved, −1 to a model of 2 wounds. By Melta, Half damage and Damage reduction.',
    ],
    ['10', 'Gun: damage', none, 'changed to 0, +2 to a model of 2 wounds. By Melta and Changed damage.'],
    ['11', 'Gun: damage', none, 'changed to 0 to a model of 2 wounds. By Changed damage.'],
    ['10', 'Gun: to hit', hidden, '−1 Indirect Fire: 4+ becomes 5+, 1 to 3 miss; critical on 6+.'],
    ['10', 'Gun: to hit', spotted, '−1 Indirect Fire: 4+ becomes 5+, 1 to 3 miss; critical on 6+.'],
    [
      '11',
      'Gun: to hit',
      hidden,
      '5+ in cover, 1 to 5 miss: hits on 6+, nothing is rerolled; critical on 6+. By Indirect Fire.',
    ],
    [
      '11',
      'Gun: to hit',
      spotted,
      '5+ in cover, 1 to 3 miss: hits on 5+, nothing is rerolled; critical on 6+. By Indirect Fire.',
    ],
    ['10', 'Gun: Hazardous', plasma, 'One die for each weapon: a 1 costs one bearer 3 mortal wounds.'],
    ['11', 'Gun: Hazardous', plasma, 'One die for each weapon: a 1 to 2 costs the unit 1 mortal wound.'],
    [
      '11',
      'Gun: Hazardous',
      { ...plasma, attacker: { models: 1, wounds: 9, keywords: ['Vehicle'] } },
      'One die for each weapon: a 1 to 2 costs the unit 3 mortal wounds.',
    ],
    ['10', 'Gun: damage', tough, '1 to a model of 2 wounds. Feel No Pain 6+ for each point.'],
    [
      '11',
      'Gun: damage',
      { ...tough, weapon: { ...weapon, keywords: ['Devastating Wounds'] } },
      '1 to a model of 2 wounds. Feel No Pain 6+ for each point. Feel No Pain 5+ against devastating wounds.',
    ],
    [
      '10',
      'Gun: damage',
      { ...dice, context: { rerollDamage: 'ones' } },
      'D6, rolls of 1 again to a model of 2 wounds. By own setting.',
    ],
    [
      '10',
      'Gun: damage',
      { ...dice, context: { rerollDamage: 'belowAverage' } },
      'D6, rolls below the average again to a model of 2 wounds. By own setting.',
    ],
    ['10', 'Command Re-roll', saved, 'The first failed saving roll is made again.'],
    ['11', 'Command Re-roll', saved, 'The first failed saving roll is made again.'],
    [
      '10',
      'once in the attack',
      { weapon, context: { fixedHit: 6, fixedWound: 5, fixedDamage: 4 } },
      'the first hit die shows 6, the first wound die shows 5 and the first damage die shows 4.',
    ],
    [
      '10',
      'once in the attack',
      { weapon, context: { rerollHitDice: 2, rerollOneWound: true, rerollOneDamage: true } },
      '2 failed hit rolls again, 1 failed wound roll again and the first damage roll below its average again.',
    ],
    [
      '11',
      'mortal wounds',
      impact,
      'One for each of 10 dice that shows 5 or more, at most 6. One at a time, from model to model.',
    ],
    ['11', 'mortal wounds on the own unit', impact, 'Each of them that shows 1 costs the own unit one, at most 6.'],
  ];
  test.each(rows)('%sth: %s, %j', (edition, title, request, text) => {
    const { steps } = attack({ target, ...request, edition });
    expect(steps.find((step) => step.title === title)?.text).toBe(text);
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
  const struck = attack({ ...fight, context: { charged: true } });
  for (const figure of ['wipeChance', 'belowHalfChance', 'meanDamage', 'meanSlain'])
    expect(found.summary[figure], figure).toBeCloseTo((21 / 36) * struck.summary[figure], 12);
  expect(found.sentence).toBe(
    'A target 8.0" away needs 7+ on 2D6, Engagement Range counted: the charge arrives 58.3% of the time; charge and fight together destroy the target 38.9% of the time.',
  );
});
