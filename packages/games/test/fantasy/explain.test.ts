// The sentences players paste into a chat, and the steps behind them, as text.
import { attack, battle, battleCalculator, type CombatInput, combat } from '@oddsmith/games/fantasy';
import { percent } from '@oddsmith/games/wording';
import { describe, expect, test } from 'vitest';

const sentences: [name: string, input: object, sentence: string][] = [
  [
    'an endless target',
    { armorSave: 4 },
    '10 attacks cause 1.25 wounds on average (most likely 1). The chance of at least one is 73.7%.',
  ],
  [
    'one attack',
    { numAttacks: 1 },
    '1 attack causes 0.25 wounds on average (most likely 0). The chance of at least one is 25.0%.',
  ],
  [
    'dice',
    { numAttacks: '2d6+3' },
    '2D6+3 attacks cause 2.5 wounds on average (most likely 2). The chance of at least one is 92.9%.',
  ],
  [
    'models',
    { numAttacks: 2, models: 3, toHit: 'auto', toWound: 'auto' },
    '3 × 2 attacks cause 6 wounds on average (most likely 6). The chance of at least one is 100%.',
  ],
  [
    'a finite unit',
    { toHit: 'auto', toWound: 'auto', target: { models: 12, wounds: 2 } },
    '10 attacks cause 10 wounds on average (most likely 10), 5 of 12 models slain. The chance to destroy the unit is 0%.',
  ],
  [
    'profiles',
    { profiles: [{ toHit: 'auto', toWound: 'auto' }, { toHit: 'none' }] },
    '2 profiles cause 10 wounds on average (most likely 10). The chance of at least one is 100%.',
  ],
];

describe('the sentence of an attack', () => {
  test.each(sentences)('%s', (_, input, sentence) => expect(attack(input).sentence).toBe(sentence));
});

test('the sentence of a combat', () => {
  const duellist: NonNullable<CombatInput['first']> = { models: 1, profiles: [{ toHit: 4, toWound: 'auto' }] };
  expect(
    combat({ first: { ...duellist, initiative: 4 }, second: { ...duellist, initiative: 3 }, rounds: 2 }).sentence,
  ).toBe(
    'In 2 rounds the first unit loses 0.31 of 1 wound on average and the second 0.63 of 1. ' +
      'The first ends ahead in 62.5% of combats and behind in 31.3% (destroyed: 31.3% and 62.5%).',
  );
});

describe('the sentence of a battle of cards', () => {
  test.each(battleCalculator.presets.map(({ title, input }) => [title, input] as const))('%s', (_, input) => {
    const named = { ...input, first: { ...input.first, name: 'Ann' }, second: { ...input.second, name: 'Bob' } };
    const { sentence, chances, summary } = battle({ ...named, rounds: 1 });
    // A name is that of many models, or of one.
    const ann = input.first?.models === 1 ? ['wins', 'breaks'] : ['win', 'break'];
    const bob = input.second?.models === 1 ? ['wins', 'breaks'] : ['win', 'break'];
    expect(sentence).toBe(
      `Ann ${ann[0]} ${percent(chances.firstWins)} and ${ann[1]} Bob ${percent(summary.secondBreaks)}. ` +
        `Bob ${bob[0]} ${percent(chances.secondWins)} and ${bob[1]} you ${percent(summary.firstBreaks)}. ` +
        `Destroyed: Bob ${percent(summary.secondDestroyed)}, you ${percent(summary.firstDestroyed)}.`,
    );
  });

  test('units of the same name, or of none, are told apart', () => {
    // Nobody can strike: neither wins.
    const idle = { attacks: 0, models: 1, frontage: 1 } as const;
    const twins = battle({ first: { ...idle, name: 'Twins' }, second: { ...idle, name: 'Twins' }, rounds: 2 });
    expect(twins.sentence).toBe(
      'Over up to 2 rounds Twins (first) wins 0% and breaks Twins (second) 0%. ' +
        'Twins (second) wins 0% and breaks you 0%. Destroyed: Twins (second) 0%, you 0%.',
    );
    expect(new Set(twins.steps.map(({ title }) => title)).size).toBe(twins.steps.length);
    expect(battle({ first: idle, second: idle }).sentence).toBe(
      'The first unit wins 0% and breaks the second unit 0%. ' +
        'The second unit wins 0% and breaks you 0%. Destroyed: the second unit 0%, you 0%.',
    );
  });
});

test('the steps of a battle of cards: each unit by its own values against those of the other', () => {
  const { steps } = battle({
    first: {
      name: 'Guards',
      models: 10,
      weaponSkill: 4,
      strength: 4,
      initiative: 5,
      leadership: 8,
      armourSave: 6,
      weapon: 'halberd',
      standard: true,
    },
    second: {
      name: 'Beasts',
      models: 4,
      frontage: 4,
      baseWidth: 40,
      baseDepth: 40,
      troopType: 'monstrousInfantry',
      strength: 5,
      toughness: 4,
      wounds: 3,
      initiative: 2,
      attacks: 2,
      leadership: 6,
      breakReroll: 'breaks',
      rules: ['Fear'],
    },
  });
  // N1, N3, N9: halberds have Strength 5. W1, W2: ten guards fight two ranks deep, five of them in contact. F1, R3: 12 of
  // Unit Strength against 10. R1, R2: a second rank of five, a standard, close order from Unit Strength 10.
  expect(steps.map(({ title, text }) => `${title}: ${text}`)).toEqual([
    'Guards: Models in contact: 5 strikers at step 5',
    'Guards: Models in contact, to hit: 3+ (skill 4 against 3)',
    'Guards: Models in contact, to wound: 3+ (Strength 5 against Toughness 4)',
    'Guards: Fighting rank out of contact: 5 strikers at step 5',
    'Guards: Fighting rank out of contact, to hit: 3+ (skill 4 against 3)',
    'Guards: Fighting rank out of contact, to wound: 3+ (Strength 5 against Toughness 4)',
    'Guards: Fear: tests each round with two dice against 8; failed, it hits worse by 1',
    'Guards: Combat result: wounds and 3 more at full strength: ranks +1, standard +1 and close order +1',
    'Guards: When beaten: two dice against 8',
    'Guards: Weapon and armour: Halberd; armour 6 before piercing',
    'Beasts: Models in contact: 4 strikers at step 2',
    'Beasts: Models in contact, to hit: 4+ (skill 3 against 4)',
    'Beasts: Models in contact, to wound: 2+ (Strength 5 against Toughness 3)',
    'Beasts: Enemy against models in contact, armour save: 6+',
    'Beasts: Combat result: wounds and 1 more at full strength: close order +1',
    'Beasts: When beaten: two dice against 6, rolled again near the battle standard',
    'Beasts: Weapon and armour: Hand weapon; armour none before piercing',
    'Beasts: Fear: Enemies test their courage each round, and strike worse when they fail.',
  ]);
});

describe('a test says with how many dice, what is rolled again and what comes of it', () => {
  const stepOf = (system: 'oldWorld' | 'ninthAge', rules: string[], title: string, card = {}) =>
    battle({
      system,
      first: { name: 'We', leadership: 8, rules, ...card },
      second: { name: 'They', models: 1, frontage: 1, wounds: 10, troopType: 'behemoth', rules: ['Fear'] },
    }).steps.find((step) => step.title === `We: ${title}`)?.text;
  const few = { models: 5 };

  // F1: The Old World fears who is of more Unit Strength, F2: The 9th Age whoever is feared, at Discipline 7.
  test.each([
    ['oldWorld', [], few, 'with two dice against 8; failed, it hits worse by 1'],
    ['oldWorld', [], {}, undefined],
    ['oldWorld', ['Cold Blooded'], few, 'with the lowest two of three dice against 8; failed, it hits worse by 1'],
    ['oldWorld', ['Veteran'], few, 'with two dice against 8, failed tests rolled again; failed, it hits worse by 1'],
    ['ninthAge', [], {}, 'with two dice against 7; failed, it hits worse and is hit better by 1'],
    [
      'ninthAge',
      ['Minimised'],
      { breakReroll: 'any' },
      'with the lowest two of three dice against 7, failed tests rolled again; failed, it hits worse and is hit better by 1',
    ],
    ['ninthAge', ['Fearless'], {}, undefined],
  ] as const)('Fear, %s, %j %j', (system, rules, card, text) => {
    const expected = text === undefined ? undefined : `tests each round ${text}`;
    expect(stepOf(system, [...rules], 'Fear', card)).toBe(expected);
  });

  // B3, B6: what is unstable does not run, but it does not simply hold either.
  test.each([
    ['oldWorld', ['Unbreakable'], 'it holds'],
    ['oldWorld', ['Necromantic Undead'], 'what does not crumble holds'],
    ['ninthAge', ['Undead'], 'what does not crumble holds'],
  ] as const)('When beaten, %s, %j', (system, rules, text) => {
    expect(stepOf(system, [...rules], 'When beaten')).toBe(`no roll: ${text}`);
  });
});

test('a second crew is told by its own numbers and its own weapon', () => {
  const first = { name: 'We', models: 1, frontage: 1, crew: { strength: 4, initiative: 4, weapon: 'halberd' } };
  const told = battle({ first, second: {} }).steps.map(({ title, text }) => `${title}: ${text}`);
  expect(told).toContain('We: Second crew: 1 striker at step 4');
  expect(told).toContain('We: Second crew, to wound: 2+ (Strength 5 against Toughness 3)');
  expect(told).toContain('We: Weapon and armour: Hand weapon, second crew: halberd; armour none before piercing');
});

test("a weapon that the system does not have is refused, a second crew's too", () => {
  const crew = { weapon: 'whip' };
  expect(() => battle({ system: 'ninthAge', first: { crew } })).toThrow(/first\.crew\.weapon|must be one of/);
});

test('each system calls saves and characteristics by its own names', () => {
  const told = (system: 'oldWorld' | 'ninthAge') =>
    JSON.stringify(battle({ system, first: { ward: 5, regeneration: 6 }, second: { ward: 6, regeneration: 5 } }).steps);
  expect(told('oldWorld')).toMatch(/Toughness.*, ward.*, regeneration/);
  expect(told('oldWorld')).not.toMatch(/Resilience|aegis|fortitude/i);
  expect(told('ninthAge')).toMatch(/Resilience.*, fortitude.*, aegis/);
  expect(told('ninthAge')).not.toMatch(/Toughness|ward|regeneration/i);
  const titles = attack({ system: 'ninthAge', ward: 5 }).steps.map(({ title }) => title);
  expect(titles).toContain('Aegis');
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

  test.each([
    [{ toHit: 7 }, 'a natural 6, then 4 or more', 3 / 36],
    [{ toHit: 9 }, 'a natural 6, then 6 or more', 1 / 36],
    // The first die alone is rolled again: it shows a 6 with 1/6 + 5/6 x 1/6.
    [{ toHit: 8, rerollHits: 'fails' }, 'a natural 6, then 5 or more, rerolling fails', (11 / 36) * (2 / 6)],
    [{ ballisticSkill: 8 }, '2 or more; a miss is rolled again and needs 4 or more', 5 / 6 + (1 / 6) * (3 / 6)],
    [{ ballisticSkill: 8, hitModifier: -1 }, '3 or more; a miss is rolled again and needs 4 or more', 4 / 6 + 1 / 6],
  ] as const)('more than one die to hit: %j', (profile, text, chance) => {
    const hit = attack({ system: 'oldWorld', ...profile }).steps.find(({ title }) => title === 'To hit');
    expect(hit?.text).toBe(text);
    expect(hit?.chance).toBeCloseTo(chance, 12);
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

test('no more models strike in a step of a combat than the unit has', () => {
  const { steps } = combat({ first: { models: 3, profiles: [{ models: 5 }] }, second: { profiles: [{ models: 5 }] } });
  const attacks = steps.filter(({ title }) => title.endsWith('Attacks')).map(({ text }) => text);
  expect(attacks).toEqual(['3 × 1 attack, 3 on average', '5 × 1 attack, 5 on average']);
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
