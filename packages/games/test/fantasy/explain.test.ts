// The sentences players paste into a chat, and the steps behind them, as text.
import { attack, combat } from '@oddsmith/games/fantasy';
import { describe, expect, test } from 'vitest';

const sentences: [name: string, input: object, sentence: string][] = [
  [
    'an endless target',
    { armorSave: 4 },
    '10 attacks cause 1.25 wounds on average (most likely 1), with a 73.7% chance of at least one.',
  ],
  [
    'one attack',
    { numAttacks: 1 },
    '1 attack causes 0.25 wounds on average (most likely 0), with a 25.0% chance of at least one.',
  ],
  [
    'dice',
    { numAttacks: '2d6+3' },
    '2D6+3 attacks cause 2.5 wounds on average (most likely 2), with a 92.9% chance of at least one.',
  ],
  [
    'models',
    { numAttacks: 2, models: 3, toHit: 'auto', toWound: 'auto' },
    '3 × 2 attacks cause 6 wounds on average (most likely 6), with a 100% chance of at least one.',
  ],
  [
    'a finite unit',
    { toHit: 'auto', toWound: 'auto', target: { models: 12, wounds: 2 } },
    '10 attacks cause 10 wounds on average (most likely 10), 5 of 12 models slain, with a 0% chance to destroy the unit.',
  ],
  [
    'profiles',
    { profiles: [{ toHit: 'auto', toWound: 'auto' }, { toHit: 'none' }] },
    '2 profiles cause 10 wounds on average (most likely 10), with a 100% chance of at least one.',
  ],
];

describe('the sentence of an attack', () => {
  test.each(sentences)('%s', (_, input, sentence) => expect(attack(input).sentence).toBe(sentence));
});

test('the sentence of a combat', () => {
  const duellist = { models: 1, profiles: [{ toHit: 4, toWound: 'auto' as const }] };
  expect(
    combat({ first: { ...duellist, initiative: 4 }, second: { ...duellist, initiative: 3 }, rounds: 2 }).sentence,
  ).toBe(
    'In 2 rounds the first unit loses 0.31 of 1 wound on average and the second 0.63 of 1; ' +
      'the first is ahead with 62.5%, behind with 31.3% (destroyed: 31.3% and 62.5%).',
  );
});

describe('the steps of an attack', () => {
  test('target numbers, rerolls, piercing and single-die odds', () => {
    const { steps } = attack({
      numAttacks: 'd6+1',
      models: 2,
      rerollHits: 'fails',
      toWound: 3,
      armorSave: 3,
      armorPiercing: 2,
      rerollArmorSaves: '1s',
      specialSave: 5,
      poison: true,
      lethalStrike: true,
    });
    expect(
      steps.map(
        ({ title, text, chance }) => `${title}: ${text}${chance === undefined ? '' : ` [${chance.toFixed(4)}]`}`,
      ),
    ).toEqual([
      'Attacks: 2 × D6+1 attacks, 9 on average',
      'To hit: 4+, rerolling fails [0.7500]',
      'To wound: 3+ [0.6667]',
      'Armour save: 3+ made 5+ by piercing 2, rerolling 1s [0.3889]',
      'Special save: 5+ [0.3333]',
      'Poison: A natural 6 to hit (or the face set) wounds without a wound roll; of two hits from one attack only one does. [0.2500]',
      'Lethal strike: A natural 6 to wound skips armour and special saves. [0.1667]',
      'One attack: 0.29 wounds on average [0.2870]',
    ]);
  });

  test('armour that piercing removes', () => {
    const step = attack({ armorSave: 4, armorPiercing: 3 }).steps.find(({ title }) => title === 'Armour save');
    expect(step).toEqual({ title: 'Armour save', text: '4+ removed by piercing 3', chance: 0 });
  });

  test('automatic and impossible rolls', () => {
    const { steps } = attack({ toHit: 'auto', toWound: 'none' });
    expect(steps.slice(1, 3).map(({ text }) => text)).toEqual(['automatic', 'impossible']);
  });

  test('profiles and units are told apart', () => {
    expect(attack({ profiles: [{}, {}] }).steps.map(({ title }) => title)).toContain('Profile 2: To hit');
    expect(combat().steps.map(({ title }) => title)).toContain('Second unit: To wound');
  });
});

test('the order of strikes of a combat', () => {
  const stomper = {
    initiative: 4,
    charged: true,
    profiles: [{ strike: 'impact' as const }, {}, { strike: 'stomp' as const }],
  };
  const order = (second: object): string => combat({ first: stomper, second }).steps[0].text;
  expect(order({ initiative: 4 })).toBe('10: first unit, 4: both units, stomps of the first unit');
  expect(order({ initiative: 2 })).toBe('10: first unit, 4: first unit, 2: second unit, stomps of the first unit');
});
