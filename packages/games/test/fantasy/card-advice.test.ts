// Every remark on a card: a battle that earns it on either side, and one that does not.
import { prepareBattle } from '@oddsmith/games';
import { battleCalculator } from '@oddsmith/games/fantasy';
import { expect, test } from 'vitest';
import { expectIdleIsIdle } from '../words.ts';

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

test.each(['oldWorld', 'ninthAge'])('what is said to do nothing in %s does nothing', (system) => {
  const first = { models: 6, frontage: 3, armourSave: 4, charging: true };
  const second = { ...knights, models: 3, armourSave: 5 };
  for (const [, , earns] of remarks) {
    expectIdleIsIdle(battleCalculator, { system, first: { ...first, ...earns }, second });
    expectIdleIsIdle(battleCalculator, { system, first, second: { ...second, ...earns } });
  }
});
