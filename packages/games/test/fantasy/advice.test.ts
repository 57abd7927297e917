// Every remark: an input that earns it, and none on sensible input.
import { type AnyCalculator, prepareBattle } from '@oddsmith/games';
import { attack, calculators, combat } from '@oddsmith/games/fantasy';
import { describe, expect, test } from 'vitest';
import { answerOf, expectIdleIsIdle, figuresOf } from '../words.ts';

const remarks: [code: string, path: string, input: object][] = [
  ['no-attacks', 'numAttacks', { numAttacks: 0 }],
  ['cannot-hit', 'toHit', { toHit: 'none' }],
  ['cannot-wound', 'toWound', { toWound: 'none' }],
  ['reroll-without-die', 'rerollHits', { toHit: 'auto', rerollHits: 'fails' }],
  ['reroll-without-die', 'rerollWounds', { toWound: 'auto', rerollWounds: '1s' }],
  ['reroll-without-die', 'rerollArmorSaves', { armorSave: 5, armorPiercing: 2, rerollArmorSaves: '1s' }],
  ['reroll-without-die', 'rerollSpecialSaves', { rerollSpecialSaves: 'fails' }],
  ['piercing-without-armour', 'armorPiercing', { armorPiercing: 2 }],
  ['piercing-beyond-save', 'armorPiercing', { armorSave: 5, armorPiercing: 3 }],
  ['bane-without-save', 'armourBane', { armourBane: 1 }],
  ['sunder-without-save', 'sunder', { armorSave: 6, armorPiercing: 1, sunder: 1 }],
  ['poison-without-die', 'poison', { toHit: 'auto', poison: true }],
  ['poison-on-sure-wound', 'poison', { toWound: 'auto', poison: true }],
  ['poison-bonus-wasted', 'poison', { toWound: 2, poison: true, poisonMode: 'plus2' }],
  ['poison-off', 'poisonOn', { poisonOn: 5 }],
  ['fury-without-die', 'fury', { toHit: 'auto', fury: true }],
  ['red-fury-unused', 'redFury', { strike: 'stomp', redFury: true }],
  ['lethal-without-die', 'lethalStrike', { toWound: 'auto', armorSave: 4, lethalStrike: true }],
  ['lethal-without-saves', 'lethalStrike', { lethalStrike: true }],
  ['killing-blow-without-die', 'killingBlow', { toWound: 'auto', killingBlow: true, targetMaxWounds: 3 }],
  ['killing-blow-one-wound', 'killingBlow', { killingBlow: true }],
  ['multiple-wounds-one-wound', 'multipleWounds', { multipleWounds: 'd3' }],
  ['no-wounds', 'multipleWounds', { multipleWounds: 0 }],
  ['two-wound-limits', 'targetMaxWounds', { targetMaxWounds: 2, target: { models: 3, wounds: 3 } }],
  ['divine-without-aegis', 'divine', { divine: true }],
  ['flaming-without-effect', 'flaming', { flaming: true }],
  ['flammable-without-flaming', 'targetFlammable', { targetFlammable: true }],
  ['toxic-without-resilience', 'toxic', { toxic: true }],
  ['resilience-without-toxic', 'resilience', { resilience: 4 }],
  ['impact-without-charge', 'strike', { strike: 'impact' }],
  ['nothing-gets-through', 'armorSave', { armorSave: 'auto' }],
  ['nothing-gets-through', 'specialSave', { specialSave: 'auto' }],
  ['charge-unused', 'charged', { charged: true }],
  ['distance-unused', 'chargeDistance', { chargeDistance: 8 }],
  ['profile-replaced', 'toHit', { toHit: 3, profiles: [{}] }],
];

describe('advice', () => {
  test.each(remarks)('%s on %s', (code, path, input) => {
    const remark = attack(input).advice.find((advice) => advice.path === path);
    expect(remark?.code).toBe(`fantasy/${code}`);
    expect(remark?.message).toMatch(/^[a-z0-9].*[a-z0-9]$/);
  });

  test('what is said to do nothing does nothing, whatever else is set and whose rules they are', () => {
    const others = [
      {},
      { armorSave: 4, ward: 5, regeneration: 4, strength: 4, toughness: 5, resilience: 5 },
      { specialSave: 5, specialSaveKind: 'fortitude', targetMaxWounds: 3, multipleWounds: 'd3', targetKind: 'monster' },
    ];
    const tried = new Set<string>();
    for (const [, , input] of remarks)
      for (const system of ['dice', 'oldWorld', 'ninthAge'])
        for (const other of others)
          for (const code of expectIdleIsIdle(calculators[0], { numAttacks: 2, system, ...other, ...input }))
            tried.add(code);
    expect(tried.size).toBeGreaterThan(15);
  });

  /** Between them they give every field something to act on. */
  const CONTEXTS = [
    {},
    { armorSave: 3, specialSave: 4, specialSaveKind: 'fortitude', ward: 5, regeneration: 5, numAttacks: 2 },
    {
      armorSave: 3,
      specialSave: 4,
      lethalStrike: 'armour',
      poison: true,
      toxic: true,
      killingBlow: true,
      numAttacks: 2,
    },
    { targetMaxWounds: 3, killingBlow: true, poison: true, numAttacks: 2 },
    { targetMaxWounds: 3, killingBlow: true, targetKind: 'monster', numAttacks: 2 },
    { weaponSkill: 4, targetWeaponSkill: 3, strength: 3, toughness: 4, numAttacks: 2 },
    { flaming: true, regeneration: 4, toWound: 5 },
    { targetFlammable: true, regeneration: 4 },
    { ward: 4 },
  ];
  const CHANGES: { readonly [field: string]: unknown } = {
    ...{ numAttacks: 3, models: 2, toHit: 3, rerollHits: 'fails', toWound: 3, rerollWounds: 'fails' },
    ...{ armorSave: 5, armorPiercing: 1, rerollArmorSaves: 'fails', specialSave: 6, specialSaveKind: 'fortitude' },
    ...{ rerollSpecialSaves: 'fails', ward: 6, regeneration: 6, poison: true, poisonOn: 5, poisonMode: 'plus2' },
    ...{ lethalStrike: true, killingBlow: true, fury: true, redFury: true, multipleWounds: 2, armourBane: 2 },
    ...{ sunder: 1, divine: true, flaming: true, toxic: true, targetMaxWounds: 4, targetFlammable: true },
    ...{ resilience: 6, weaponSkill: 7, targetWeaponSkill: 7, ballisticSkill: 5, hitModifier: 1, strength: 6 },
    ...{ toughness: 6, monsterSlayer: true, targetKind: 'monster' },
  };
  /** In The Old World poison always has this effect. */
  const AS_IT_IS = ['oldWorld poisonMode'];

  test.each(['dice', 'oldWorld', 'ninthAge'])(
    'a field that %s does not look at is not dropped in silence',
    (system) => {
      const all = ['system', 'strike', 'charged', 'chargeDistance', 'target', 'profiles', ...Object.keys(CHANGES)];
      expect(all.sort()).toEqual(Object.keys(calculators[0].input.shape).sort());
      for (const [field, value] of Object.entries(CHANGES)) {
        const pairs = CONTEXTS.map((context) => {
          const without = { system, ...context };
          return [answerOf(calculators[0], without), answerOf(calculators[0], { ...without, [field]: value })] as const;
        });
        const acts = pairs.some(([one, other]) => figuresOf(one) !== figuresOf(other));
        const said = pairs.every(([, { advice }]) => advice.some(({ path }) => path === field));
        expect(acts || said || AS_IT_IS.includes(`${system} ${field}`), field).toBe(true);
      }
    },
  );

  test('a limit is told beside the one it contradicts', () => {
    const { advice } = attack({ targetMaxWounds: 2, target: { models: 3, wounds: 3 } });
    expect(advice[0].message).toBe('wounds per model is 2, but the models of the target unit have 3');
  });

  test('points into profiles and units', () => {
    const poisoned = { toHit: 'auto', poison: true } as const;
    expect(attack({ profiles: [{}, poisoned] }).advice.map(({ path }) => path)).toEqual(['profiles[1].poison']);
    expect(combat({ second: { profiles: [poisoned] } }).advice.map(({ path }) => path)).toEqual([
      'second.profiles[0].poison',
    ]);
  });

  test.each([
    [
      'initiative-unused',
      'first.profiles[0].initiative',
      { first: { profiles: [{ strike: 'stomp', initiative: 4 }] } },
    ],
    ['models-beyond-unit', 'first.profiles[0].models', { first: { models: 3, profiles: [{ models: 5 }] } }],
    ['no-strikes', 'second.profiles', { second: { profiles: [] } }],
    ['charge-unused', 'second.charged', { second: { charged: true } }],
    ['distance-unused', 'second.chargeDistance', { second: { chargeDistance: 8 } }],
  ])('%s in combat', (code, path, input) => {
    expect(combat(input as Parameters<typeof combat>[0]).advice).toMatchObject([{ code: `fantasy/${code}`, path }]);
  });

  test('says nothing about the presets', () => {
    const list: readonly AnyCalculator[] = calculators;
    for (const calculator of list)
      for (const { id, input } of calculator.presets)
        expect(calculator.advise(prepareBattle(calculator, input)), id).toEqual([]);
  });
});
