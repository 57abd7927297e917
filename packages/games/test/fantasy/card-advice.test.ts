// Every remark on a card: a battle that earns it on either side, and one that does not.
import { prepareBattle } from '@oddsmith/games';
import { battleCalculator } from '@oddsmith/games/fantasy';
import { describe, expect, test } from 'vitest';
import { cardSchema } from '../../src/fantasy/schema/index.ts';
import { answerOf, expectIdleIsIdle, figuresOf } from '../words.ts';

type Battle = { readonly first: object; readonly second?: object };

const knights = { troopType: 'heavyCavalry', models: 5 };

const remarks: [code: string, path: string, earns: object, doesNot: object][] = [
  ['charge-weapon-standing', 'weapon', { weapon: 'lance' }, { weapon: 'lance', charging: true }],
  ['first-charge-standing', 'rules', { rules: ['First Charge'] }, { rules: ['First Charge'], charging: true }],
  ['shield-two-hands', 'shield', { weapon: 'greatWeapon', shield: true }, { weapon: 'handWeapon', shield: true }],
  ['frontage-beyond-models', 'frontage', { models: 4, frontage: 5 }, { models: 5, frontage: 5 }],
  ['marching-column', 'frontage', { models: 20, frontage: 4 }, { models: 20, frontage: 5 }],
  ['other-system', 'defensiveSkill', { defensiveSkill: 4 }, {}],
  ['other-system', 'height', { height: 'large' }, {}],
  ['save-of-card-stands', 'ward', { ward: 6, rules: ['Chaos Armour (5+)'] }, { rules: ['Chaos Armour (5+)'] }],
  [
    'save-of-card-stands',
    'regeneration',
    { regeneration: 6, rules: ['Regeneration (5+)'] },
    { rules: ['Regeneration (5+)'] },
  ],
  ['standard-without-effect', 'breakReroll', { rules: ['Levies'], breakReroll: 'breaks' }, { rules: ['Levies'] }],
  ['distance-unused', 'chargeDistance', { chargeDistance: 8 }, { chargeDistance: 8, charging: true }],
  ['rule-not-counted', 'rules[0]', { rules: ['Made of Cheese'] }, {}],
  // What the javelins have, nobody strikes with.
  [
    'rule-not-counted',
    'rules[0]',
    { rules: ['Poisoned Attacks (javelins only)'] },
    { rules: ['Poisoned Attacks (all models)'] },
  ],
  ['enemies-not-asked', 'rules[0]', { rules: ['Hatred (Dwarfs)'] }, { rules: ['Hatred (All Enemies)'] }],
  ['enemies-not-asked', 'rules[0]', { rules: ['Hatred (Dwarfs)'] }, { rules: ['Hatred'] }],
];

function remarksOn(first: object, second: object = {}): string[] {
  return battleCalculator
    .advise(prepareBattle(battleCalculator, { first, second }))
    .map(({ code, path }) => `${code} ${path}`);
}

test.each(remarks)('%s at %s', (code, path, earns, doesNot) => {
  expect(remarksOn(earns)).toContain(`fantasy/${code} first.${path}`);
  expect(remarksOn(doesNot)).not.toContain(`fantasy/${code} first.${path}`);
  expect(remarksOn({}, earns)).toContain(`fantasy/${code} second.${path}`);
});

test('a slayer is told when the enemy is no prey of his', () => {
  const slayer = { rules: ['Killing Blow'] };
  const behemoth = { troopType: 'behemoth', models: 1, frontage: 1 };
  expect(remarksOn(slayer, behemoth)).toContain('fantasy/slayer-without-prey first.rules');
  expect(remarksOn(slayer, knights)).not.toContain('fantasy/slayer-without-prey first.rules');
});

test('each unit is judged against the other', () => {
  const battles = [
    ...remarks.map(([, , first]) => ({ first, second: knights })),
    { first: { rules: ['Killing Blow'] } },
  ];
  for (const { first, second = { troopType: 'behemoth', models: 1, frontage: 1 } } of battles as Battle[]) {
    const mirrored = remarksOn(second, first).map((remark) =>
      remark.replace(/ (first|second)\./, (_, side) => (side === 'first' ? ' second.' : ' first.')),
    );
    expect(mirrored.sort()).toEqual(remarksOn(first, second).sort());
  }
});

test('one prey is enough for a slayer of several kinds', () => {
  const slayer = { rules: ['Killing Blow', 'Monster Slayer'] };
  expect(remarksOn(slayer, knights)).not.toContain('fantasy/slayer-without-prey first.rules');
});

test('what belongs to the other system is said', () => {
  const input = { system: 'ninthAge', first: { troopType: 'heavyInfantry', formation: 'open' } };
  const paths = battleCalculator.advise(prepareBattle(battleCalculator, input)).map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['first.troopType', 'first.formation']));
});

describe.each(['oldWorld', 'ninthAge'])('%s', (system) => {
  const enemy = { ...knights, models: 3, armourSave: 5 };
  const plain = { models: 6, frontage: 3, armourSave: 4 };
  const flanker = { models: 1, frontage: 1, arc: 'flank', charging: true, wounds: 5 };
  const CONTEXTS: readonly (readonly [first: object, second: object])[] = [
    [{ ...plain, charging: true }, enemy],
    [
      { ...plain, charging: true, arc: 'flank', frontage: 2 },
      { ...plain, standard: true, initiative: 5 },
    ],
    [{ ...plain, rules: ['Impact Hits (2)', 'Stomp Attacks (1)'], charging: true, mount: {} }, plain],
    [{ ...plain, models: 12 }, flanker],
    [{ ...plain, charging: true, movement: 4, chargeDistance: 8 }, plain],
    [{ ...plain, rules: ['Primal Fury', 'Artistry of Death'] }, plain],
    [
      { ...plain, champion: {}, character: {} },
      { ...plain, champion: {}, challenge: 'issues' },
    ],
    [
      { ...plain, models: 10, frontage: 5, leadership: 5 },
      { ...plain, models: 2, frontage: 2, strength: 5 },
    ],
    [
      { ...plain, models: 10, frontage: 5 },
      { ...plain, models: 10, frontage: 5, strength: 5 },
    ],
  ];
  const CHANGES: { readonly [field: string]: unknown } = {
    ...{ challenge: 'refuses', duellist: 'champion' },
    ...{ models: 5, frontage: 4, points: 100, contact: 2, baseWidth: 50, baseDepth: 50, weaponSkill: 6 },
    ...{ defensiveSkill: 8, strength: 4, toughness: 4, armourPiercing: 1, wounds: 2, initiative: 6, attacks: 2 },
    ...{ leadership: 9, weapon: 'greatWeapon', armourSave: 6, shield: true, ward: 5, regeneration: 5 },
    ...{ troopType: 'monstrousInfantry', height: 'large', formation: 'open', rules: ['Hatred'], champion: {} },
    ...{ standard: true, battleStandard: true, mount: { strength: 4 }, bodyStrength: 5, bodyPiercing: 1, crew: {} },
    ...{ charging: true, chargeDistance: 1, disorderedCharge: true, arc: 'rear', highGround: true, disrupted: true },
    ...{ breakReroll: 'breaks', alreadyLost: 3, toHitModifier: 1, toWoundModifier: 1, rerollHits: '1s' },
    ...{ rerollWounds: '1s', musician: true, armyRules: true, movement: 5, throughTerrain: true, restrains: true },
    character: {},
    ...{ reaction: 'standAndShoot', shooting: {}, lostBefore: { probabilities: [0.5, 0.5] } },
  };
  /** A unit has one all the same: musicians break ties in The Old World alone. */
  const AS_IT_IS = ['ninthAge musician'];

  test('a field of the card acts, or is said to do nothing', () => {
    expect(['name', ...Object.keys(CHANGES)].sort()).toEqual(Object.keys(cardSchema.shape).sort());
    for (const [field, value] of Object.entries(CHANGES)) {
      const changed = CONTEXTS.map(([first, second]) => ({ system, first: { ...first, [field]: value }, second }));
      const acts = changed.some((input, index) => {
        const [first, second] = CONTEXTS[index];
        return (
          figuresOf(answerOf(battleCalculator, { system, first, second })) !==
          figuresOf(answerOf(battleCalculator, input))
        );
      });
      const said = () =>
        changed.every((input) =>
          answerOf(battleCalculator, input).advice.some(({ path }) => path === `first.${field}`),
        );
      expect(acts || said() || AS_IT_IS.includes(`${system} ${field}`), field).toBe(true);
    }
  });

  test('what is said to do nothing does nothing', () => {
    const [[first, second]] = CONTEXTS;
    for (const [, , earns] of remarks) {
      expectIdleIsIdle(battleCalculator, { system, first: { ...first, ...earns }, second });
      expectIdleIsIdle(battleCalculator, { system, first, second: { ...second, ...earns } });
    }
  });
});
