// The built-in units: every one makes a card that fights, and every rule is counted or named as not modelled.
import { readFileSync } from 'node:fs';
import { prepareBattle } from '@oddsmith/games';
import { battleCalculator, WEAPONS } from '@oddsmith/games/fantasy';
import { fielded, loadUnits, searchUnits, variantsOf } from '@oddsmith/games/fantasy/library';
import { openUnits } from '@oddsmith/games/units';
import { describe, expect, test } from 'vitest';

type UnitCard = Awaited<ReturnType<typeof loadUnits>>['units'][number]['card'];

describe.each([
  { system: 'oldWorld', count: 484, armies: 17 },
  { system: 'ninthAge', count: 393, armies: 17 },
] as const)('$system', async ({ system, count, armies }) => {
  const library = await loadUnits(system);

  test('holds every unit of the facts', () => {
    expect(library.units).toHaveLength(count);
    expect(library.armies.length).toBeGreaterThanOrEqual(armies);
  });

  test('every unit is a card, and each of its rules is counted, silent or named', () => {
    for (const { card, notModelled, name } of library.units) {
      const battle = prepareBattle(battleCalculator, { system, first: card });
      const said = battleCalculator.advise(battle).filter(({ code }) => code === 'fantasy/rule-not-counted');
      expect(
        said.map(({ message }) => message),
        name,
      ).toEqual(notModelled.map((rule) => ({ id: 'rule-not-counted', values: { rule } })));
    }
  });
});

test.each([
  ['oldWorld', 484],
  ['ninthAge', 498],
] as const)('%s: no card of %i rows drops a standard weapon', async (system, count) => {
  const { units, mounts } = await loadUnits(system);
  expect(units.length + mounts.length).toBe(count);
  for (const { name, weapons, card, choices, weaponsLeftOut } of [...units, ...mounts]) {
    const held = [card, ...choices.map((choice) => choice.card)]
      .flatMap(weaponsOf)
      .map((weapon) => named(weapon, system));
    for (const weapon of weapons)
      expect([...held, ...weaponsLeftOut.map(plain)], `${name}: ${weapon}`).toContain(plain(weapon));
  }
});

test.each(['oldWorld', 'ninthAge'])(
  '%s: nine of ten rules that change dice are counted, as the README says',
  async (system) => {
    const opened = await openUnits('fantasy', system);
    if ('error' in opened) throw new Error(opened.error.message);
    const all = opened.coverage().at(-1);
    expect(all?.shareOfJudged).toBeGreaterThan(0.9);
    const readme = readFileSync(new URL('../../src/fantasy/README.md', import.meta.url), 'utf8');
    expect(readme).toContain(
      `| ${system} | ${all?.counted} | ${all?.switches} | ${all?.notCounted} | ${all?.notJudged} | ${(100 * (all?.shareOfJudged ?? 0)).toFixed(1)}% |`,
    );
    expect(system === 'oldWorld' || readme.includes(`${(100 * (all?.share ?? 0)).toFixed(1)}% in The 9th Age`)).toBe(
      true,
    );
  },
);

test('what a list does not say of a weapon is named: the clubs of giants, and one hammer', async () => {
  const leftOut = (await loadUnits('oldWorld')).units.flatMap(({ weaponsLeftOut }) => weaponsLeftOut);
  expect([...new Set(leftOut)].sort()).toEqual(['Furnace Hammer', "Giant's Club"]);
});

/** Figures of the fact table, by hand: two attacks at WS 4 against 4, S3 against T3, armour 5+ after AP 1 and 6s after Armour Bane. */
test('daemonettes strike with their claws, demigryphs with theirs', async () => {
  const { units } = await loadUnits('oldWorld');
  const cardOf = (name: string) => units.find((unit) => unit.name === name)?.card;
  expect(cardOf('Daemonettes Of Slaanesh')?.weapon).toMatchObject({ name: 'Piercing Claws', armourPiercing: 1 });
  expect(cardOf('Demigryph Knights')).toMatchObject({ mount: { weapon: { name: 'Wicked Claws', armourPiercing: 2 } } });
  expect(cardOf('Demigryph Knights')?.weapon).toBeUndefined();
  expect(cardOf('Great Eagles')).toMatchObject({
    attacks: 2,
    weapon: { name: 'Wicked Claws' },
    crew: [{ attacks: 1, weapon: { name: 'Serrated Maw' } }],
  });
  expect(cardOf('Cairn Wraiths') ?? cardOf('Cairn Wraith')).toMatchObject({ weapon: { armourPiercing: 10 } });
  expect(cardOf('White Lions Of Chrace') ?? cardOf('White Lions of Chrace')).toMatchObject({
    weapon: { armourPiercing: 3 },
  });
});

function weaponsOf({ weapon, mount, crew }: UnitCard): unknown[] {
  return [weapon, mount?.weapon, ...(Array.isArray(crew) ? crew.map((each) => each.weapon) : [])];
}

/** As printed and as the table of weapons has it, without what only spelling changes. */
function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/additional hand weapon|two hand weapons?/, 'two hand weapons')
    .replace('&', 'and');
}

function named(weapon: unknown, system: 'oldWorld' | 'ninthAge'): string {
  if (typeof weapon === 'string') return plain(WEAPONS[system][weapon].name);
  return typeof weapon === 'object' && weapon !== null && 'name' in weapon ? plain(String(weapon.name)) : '';
}

/** By hand, from the table of facts: what it prints among the rules, and what characters ride. */
test('weapons, height and armour that The 9th Age prints among the rules stand on the card', async () => {
  const { units, mounts } = await loadUnits('ninthAge');
  const cardOf = (name: string, among = units) => among.find((unit) => unit.name === name)?.card;
  expect(cardOf('Knights of the Quest')).toMatchObject({
    weapon: { name: 'Bastard Sword', strength: 'S+2', armourPiercing: 2, strikes: 'last' },
  });
  expect(units.find(({ name }) => name === 'Knights of the Quest')?.choices).toMatchObject([{ name: 'lightLance' }]);
  expect(cardOf('Chosen Knights')).toMatchObject({ weapon: 'halberd' });
  // Light armour and the cloak.
  expect(cardOf('Forest Rangers')).toMatchObject({ armourSave: 5, rules: expect.not.arrayContaining(['Elven Cloak']) });
  expect(cardOf('Orc Boar Chariot', [...units, ...mounts])).toMatchObject({ height: 'large', weapon: 'lance' });
  expect(cardOf('Lion Chariot', mounts)).toMatchObject({ weapon: 'greatWeapon', mount: { count: 2 } });
});

test('library cards of both systems know how far they move, so that picked units roll for a charge', async () => {
  const movementOf = async (system: 'oldWorld' | 'ninthAge', name: string) =>
    (await loadUnits(system)).units.find((unit) => unit.name === name)?.card.movement;
  // The table of facts: Centaurs advance 8, Kestrel Knights fly 9, Briar Beasts roll three dice.
  expect(await movementOf('ninthAge', 'Centaurs')).toBe(8);
  expect(await movementOf('ninthAge', 'Kestrel Knights')).toBe(9);
  expect(await movementOf('ninthAge', 'Briar Beast')).toBeUndefined();
  expect(await movementOf('oldWorld', 'Empire Knights')).toBe(7);
});

test('cards carry what the army list says', async () => {
  const oldWorld = await loadUnits('oldWorld');
  const knights = oldWorld.units.find(({ name }) => name === 'Empire Knights');
  expect(knights?.card).toMatchObject({
    weaponSkill: 4,
    strength: 3,
    toughness: 3,
    troopType: 'heavyCavalry',
    mount: { strength: 3 },
  });
  const [chariot] = searchUnits(oldWorld, 'razorgor chariots', '');
  expect(chariot.card).toMatchObject({
    toughness: 5,
    wounds: 4,
    bodyStrength: 5,
    weaponSkill: 4,
    mount: { strength: 5 },
  });
  const [raiders] = searchUnits(await loadUnits('ninthAge'), 'raiding chariots', '');
  expect(raiders.card).toMatchObject({
    toughness: 4,
    wounds: 4,
    bodyStrength: 5,
    bodyPiercing: 2,
    mount: { count: 2 },
  });
  expect(raiders.card.rules).toContain('Impact Hits (D6)');
});

test('units are found by what they fight with, after those that are called so', async () => {
  const oldWorld = await loadUnits('oldWorld');
  const found = searchUnits(oldWorld, 'great weapon', '');
  expect(found.length).toBeGreaterThan(5);
  for (const { weapons } of found) expect(weapons.join(' ').toLowerCase()).toContain('great weapon');
  const spears = searchUnits(oldWorld, 'spear', '').map(({ name, army }) => /spear/i.test(`${name} ${army}`));
  expect(spears).toContain(true);
  expect(spears).toContain(false);
  expect(spears.lastIndexOf(true)).toBeLessThan(spears.indexOf(false));
});

/** As the army lists print them: what is harnessed, or named with its rule, is the beast. */
const PARTS: readonly [system: 'oldWorld' | 'ninthAge', name: string, rules: string[], mount: object, not: string[]][] =
  [
    ['ninthAge', 'Dread Knights', ['Lightning Reflexes'], { rules: ['Lethal Strike'] }, ['Lethal Strike']],
    ['ninthAge', 'Tomb Cataphracts', ['Lethal Strike'], { rules: ['Poison Attacks'] }, ['Poison Attacks']],
    [
      'ninthAge',
      'Razortusk Chariot',
      ['Impact Hits (D6+1)'],
      { attacks: 4, strength: 5, armourPiercing: 2, rules: ['Devastating Charge (+1 Str, +1 AP)'] },
      ['Devastating Charge (+1 Str, +1 AP)'],
    ],
    ['ninthAge', 'Brazen Beasts', ['Impact Hits (2)', 'Battle Focus'], { rules: ['Battle Focus'] }, []],
    ['oldWorld', 'Cold One Knights', [], { rules: ['Armour Bane (1)'] }, ['Armour Bane (1)']],
    // "Killing Blow (Gorebeast only)", "Furious Charge (Ripperdactyl only)", "Armour Bane (2, Rhinox Only)".
    ['oldWorld', 'Gorebeast Chariots', [], { rules: ['Armour Bane (1)', 'Killing Blow'] }, ['Killing Blow']],
    ['oldWorld', 'Ripperdactyl Riders', [], { rules: ['Cleaving Blow', 'Furious Charge'] }, ['Cleaving Blow']],
    ['oldWorld', 'Ironblaster', [], { rules: ['Armour Bane (2)'] }, ['Armour Bane (2)']],
    ['oldWorld', 'Necropolis Knights', ['Cleaving Blow'], { rules: ['Poisoned Attacks'] }, ['Poisoned Attacks']],
    ['oldWorld', 'Empire War Wagons', ['Impact Hits (D6+1)'], { rules: [] }, []],
  ];

test.each(PARTS)('%s: %s has rules and a beast of its own', async (system, name, rules, mount, not) => {
  const card = (await loadUnits(system)).units.find((unit) => unit.name === name)?.card;
  expect(card?.rules).toEqual(expect.arrayContaining(rules));
  expect(card?.mount).toMatchObject(mount);
  for (const rule of not) expect(card?.rules).not.toContain(rule);
});

/** Everybody who strikes from a model, with what the list names for them; a count in brackets multiplies. */
const CREWS: readonly [system: 'oldWorld' | 'ninthAge', name: string, card: object][] = [
  [
    'oldWorld',
    'Razorgor Chariots',
    {
      strength: 4,
      initiative: 4,
      attacks: 1,
      weapon: 'greatWeapon',
      crew: [{ weaponSkill: 4, strength: 3, initiative: 3, attacks: 1, weapon: 'cavalrySpear' }],
      mount: { attacks: 4 },
    },
  ],
  ['oldWorld', 'Doomwheel', { attacks: 1, crew: [{ weaponSkill: 2, strength: 2, initiative: 4, attacks: '2D6' }] }],
  // Two riders of the same values.
  [
    'oldWorld',
    'Stonehorn Riders',
    { strength: 6, attacks: 4, leadership: 7, crew: [{ strength: 4, attacks: 3, count: 2 }] },
  ],
  // The beast has no Leadership of its own, and no spear.
  ['oldWorld', 'Stegadon', { strength: 5, attacks: 4, leadership: 6, crew: [{ weaponSkill: 2, attacks: 1 }] }],
  ['oldWorld', 'Arachnarok Spider', { attacks: 6, crew: [{ weaponSkill: 2, weapon: 'cavalrySpear' }] }],
  [
    'oldWorld',
    'War Hydra',
    { attacks: 1, crew: [{ weapon: { name: 'Serrated Maw' } }, { strength: 3, weapon: 'whip' }] },
  ],
  [
    'ninthAge',
    'Raiding Chariots',
    { strength: 3, weapon: 'lightLance', crew: [{ strength: 4, armourPiercing: 1, weapon: 'greatWeapon' }] },
  ],
  ['ninthAge', 'Battle Sphinx', { strength: 4, attacks: 8, crew: [{ strength: 5, attacks: 4 }] }],
  ['ninthAge', 'Lion Chariot', { attacks: 2, mount: { attacks: 2, count: 2 } }],
  ['ninthAge', 'Scratapult', { attacks: 7 }],
  ['ninthAge', 'Gargantula', { mount: { attacks: 8 } }],
];

test.each(CREWS)('%s: on %s everybody strikes', async (system, wanted, card) => {
  const found = (await loadUnits(system)).units.find(({ name }) => name === wanted)?.card;
  expect(found).toMatchObject(card);
});

test('a beast or a monster swings what is its own, not what its riders carry', async () => {
  const { units } = await loadUnits('oldWorld');
  for (const [name, weapon] of [
    ['Arachnarok Spider', 'Venom surge'],
    ['War Hydra', 'Wicked Claws'],
    ['Kharibdyss', 'Writhing Tentacles'],
    ['Khemrian Warsphinx', 'Wicked Claws'],
  ])
    expect(units.find((unit) => unit.name === name)?.card.weapon, name).toMatchObject({ name: weapon });
});

test('other kinds of the same model, and champions, are no crew', async () => {
  for (const system of ['oldWorld', 'ninthAge'] as const)
    for (const { name, card } of (await loadUnits(system)).units)
      if (['Orcs', 'Goblin Raiders', 'Scraplings', 'Phoenix', 'Skeleton Infantry Cohort'].includes(name))
        expect(card.crew, name).toBeUndefined();
});

test('no beast makes impact hits, stomps or grinds of its own: they are of the whole model', async () => {
  for (const system of ['oldWorld', 'ninthAge'] as const)
    for (const { name, card } of (await loadUnits(system)).units)
      expect(card.mount?.rules?.join() ?? '', name).not.toMatch(/Impact Hits|Stomp Attacks|Grind Attacks/);
});

test('a command group is who the list names', async () => {
  const { units } = await loadUnits('oldWorld');
  const commandOf = (wanted: string) => {
    const { champion, standard, musician } = units.find(({ name }) => name === wanted)?.card ?? {};
    return [champion !== null, standard, musician];
  };
  expect(commandOf('Sneaky Gits')).toEqual([true, false, true]);
  expect(commandOf('Flagellants')).toEqual([true, true, false]);
  expect(commandOf('Zombies')).toEqual([false, true, true]);
});

test('each variant changes what it is called by, and two units never charge each other', () => {
  const changes: { readonly [title: string]: object } = {
    'Without the charge': { charging: false },
    'It charges': { charging: true },
    'In the flank': { arc: 'flank' },
    'In the front': { arc: 'front' },
    'Without its standard': { standard: false },
    'With a standard': { standard: true },
  };
  for (const { input } of battleCalculator.presets) {
    const battle = prepareBattle(battleCalculator, input).input;
    const { first, second } = battle;
    for (const variant of variantsOf(battle)) {
      const changed = changes[variant.title] ?? { models: first.models + first.frontage };
      expect(variant.input.first).toEqual({ ...first, ...changed });
      expect(variant.input.first).not.toEqual(first);
      expect(variant.input.second).toEqual(variant.title === 'It charges' ? { ...second, charging: false } : second);
    }
  }
});

describe('the size a unit takes the field with', () => {
  test('is one that its list allows, and never below what it had', async () => {
    for (const system of ['oldWorld', 'ninthAge'] as const)
      for (const unit of (await loadUnits(system)).units) {
        const [least, most] = unit.size ?? [];
        const { models = 1, frontage = 1 } = fielded(unit);
        expect(models, unit.name).toBeGreaterThanOrEqual(unit.card.models ?? 1);
        if (least != null && least > 0) expect(models, unit.name).toBeGreaterThanOrEqual(Math.min(60, least));
        if (most != null) expect(models, unit.name).toBeLessThanOrEqual(Math.max(1, most));
        expect(frontage, unit.name).toBeLessThanOrEqual(models);
        expect(prepareBattle(battleCalculator, { system, first: fielded(unit) })).not.toHaveProperty('error');
      }
  });

  // Blocks of twenty, cavalry in sixes, lone monsters and characters alone: as lists of tournaments field them.
  test.each([
    ['oldWorld', 'Black Orc Mobs', 20],
    ['oldWorld', 'Chaos Giants', 1],
    ['oldWorld', 'Beastlord', 1],
    ['ninthAge', 'Centaurs', 8],
  ] as const)('%s: %s', async (system, wanted, models) => {
    const unit = (await loadUnits(system)).units.find(({ name }) => name.startsWith(wanted));
    expect(unit && fielded(unit).models).toBe(models);
  });
});
