// Every special rule of a card in one figure worked out by hand: wounds lost on average, or the chance of an outcome.
import { battle, cardRules } from '@oddsmith/games/fantasy';
import { expect, test } from 'vitest';
import { crumbling, idle, outcomes } from './card-outcomes.table.ts';
import {
  armoured,
  army,
  armyWall,
  ninthAge,
  one,
  type Row,
  wall,
  wallWith,
  with_,
} from './card-rules-ninth-age.table.ts';
import type { Card } from './statement-cards.ts';

const rams = (rule: string): Card => army(['Impact Hits (2)', rule], { attacks: 0, charging: true });
const tramples = (rule: string): Card => army(['Stomp Attacks (2)', rule], { attacks: 0 });

/** Second's wounds lost in the first round. */
const oldWorld: readonly Row[] = [
  ['A1: Hatred', with_('Hatred'), wall, 3 / 8],
  ['A1: Poisoned Attacks', with_('Poisoned Attacks'), wall, (2 / 6) * (3 / 6) + (1 / 6) * (5 / 6)],
  // A 6 to wound leaves 6+ of armour 5+, the others 5+.
  [
    'A2: Armour Bane (1)',
    with_('Armour Bane (1)'),
    { ...wall, armourSave: 5 },
    (1 / 2) * ((2 / 6) * (4 / 6) + (1 / 6) * (5 / 6)),
  ],
  ['A2: Killing Blow', with_('Killing Blow'), { ...wall, wounds: 3 }, (1 / 2) * (2 / 6 + 3 / 6)],
  [
    'A2: Monster Slayer',
    with_('Monster Slayer'),
    { ...wall, wounds: 3, troopType: 'behemoth' },
    (1 / 2) * (2 / 6 + 3 / 6),
  ],
  ['A2: Monster Slayer leaves infantry', with_('Monster Slayer'), { ...wall, wounds: 3 }, 1 / 4],
  ['A2: Cleaving Blow', with_('Cleaving Blow'), { ...wall, armourSave: 4 }, (1 / 2) * ((2 / 6) * (1 / 2) + 1 / 6)],
  ['A3: Multiple Wounds (2)', with_('Multiple Wounds (2)'), wall, 2 / 4],
  ['A4: Regeneration (4+)', one, wallWith('Regeneration (4+)'), 1 / 8],
  ['A5: Flaming Attacks', with_('Flaming Attacks'), wallWith('Flammable', { regeneration: 4 }), 1 / 4],
  ['A5: Flammable alone', one, wallWith('Flammable', { regeneration: 4 }), 1 / 8],
  ['A5: Magical Attacks', with_('Magical Attacks'), wallWith('Ethereal'), 1 / 4],
  ['A5: Ethereal', one, wallWith('Ethereal'), 0],
  ['W11: Frenzy', with_('Frenzy', { charging: true }), wall, 2 / 4],
  ['W11: Furious Charge', with_('Furious Charge', { charging: true }), wall, 2 / 4],
  ['W11: Furious Charge of 2 inches', with_('Furious Charge', { charging: true, chargeDistance: 2 }), wall, 1 / 4],
  ['W11: Extra Attacks (+2)', with_('Extra Attacks (+2)'), wall, 3 / 4],
  ['O5: Impact Hits (2)', with_('Impact Hits (2)', { attacks: 0, charging: true }), wall, 2 / 2],
  ['O1: Stomp Attacks (2)', with_('Stomp Attacks (2)', { attacks: 0 }), wall, 2 / 2],
  ['W3: Fight in Extra Rank', with_('Fight in Extra Rank', { models: 2, troopType: 'heavyCavalry' }), wall, 2 / 4],
  ['A11: Choppas', with_('Choppas', { charging: true }), { ...wall, armourSave: 5 }, (1 / 2) * (7 / 12) * (5 / 6)],
  [
    'A11: Ensorcelled Weapons',
    with_('Ensorcelled Weapons'),
    wallWith('Ethereal', { armourSave: 4 }),
    (1 / 4) * (4 / 6),
  ],
  ['A11: Warpstone Weapons', with_('Warpstone Weapons'), { ...wall, armourSave: 4 }, (1 / 4) * (4 / 6)],
  ['A11: Obsidian Blades', with_('Obsidian Blades'), { ...wall, armourSave: 4 }, (1 / 4) * (4 / 6)],
  ['A11: Khopesh', with_('Khopesh'), { ...wall, armourSave: 4 }, (1 / 4) * (4 / 6)],
  ['A11: Gromril Weapons', with_('Gromril Weapons'), { ...wall, armourSave: 4 }, (1 / 4) * (4 / 6)],
  ['A11: Ithilmar Weapons', with_('Ithilmar Weapons'), wall, (7 / 12) * (1 / 2)],
  ['A11: Murderous', with_('Murderous'), wall, (1 / 2) * (7 / 12)],
  ['A11: not with another weapon', with_('Murderous', { weapon: 'lance' }), wall, 1 / 4],
  ['A11: Gromril Armour', one, wallWith('Gromril Armour', { armourSave: 4 }), (1 / 4) * (5 / 12)],
  ['A11: Chaos Armour (5+)', one, wallWith('Chaos Armour (5+)'), (1 / 4) * (4 / 6)],
  [
    'A11: Tusker Charge',
    { ...one, attacks: 0, charging: true, mount: { rules: ['Tusker Charge'] } },
    { ...wall, armourSave: 5 },
    (1 / 2) * (4 / 6) * (5 / 6),
  ],
  ['A11: Mark of Khorne', with_('Mark of Khorne', { charging: true }), wall, 2 / 4],
  // Shaken with 15 of 36.
  ['F1: Fear', one, wallWith('Fear', { troopType: 'behemoth' }), (21 / 36) * (1 / 4) + (15 / 36) * (1 / 6)],
  ['F1: Immune to Psychology', with_('Immune to Psychology'), wallWith('Fear', { troopType: 'behemoth' }), 1 / 4],
  [
    'F1: Veteran',
    with_('Veteran'),
    wallWith('Fear', { troopType: 'behemoth' }),
    1 / 4 - (15 / 36) ** 2 * (1 / 4 - 1 / 6),
  ],
  // The lowest two of three dice are above 7 in 42 of 216.
  [
    'F1: Cold Blooded',
    with_('Cold Blooded'),
    wallWith('Fear', { troopType: 'behemoth' }),
    1 / 4 - (42 / 216) * (1 / 4 - 1 / 6),
  ],
  ['O3: Strike First', with_('Strike First', { initiative: 1 }), { ...one, wounds: 1 }, 1 / 4],
  ['O3: Strike Last', with_('Strike Last', { initiative: 9 }), one, 3 / 16],
  ['A11: Elven Reflexes', with_('Elven Reflexes'), one, 1 / 4],
  ['Arcane Shield', one, armyWall('Arcane Shield'), (1 / 4) * (2 / 3)],
  ['Talismanic Tattoos', one, armyWall('Talismanic Tattoos'), (1 / 4) * (5 / 6)],
  ['Daughters of Eternity', one, armyWall('Daughters of Eternity'), (1 / 4) * (1 / 2)],
  ['Celestial Forged Armour', one, armyWall('Celestial Forged Armour (5+)'), (1 / 4) * (2 / 3)],
  ['Blackshard Armour', with_('Flaming Attacks'), armyWall('Blackshard Armour'), (1 / 4) * (2 / 3)],
  ['Blackshard Armour without fire', one, armyWall('Blackshard Armour'), 1 / 4],
  ['Blessings of Ulric', with_('Flaming Attacks'), armyWall('Blessings of Ulric'), (1 / 4) * (5 / 6)],
  ['Volcano God', with_('Flaming Attacks'), armyWall('Blessings of the Volcano God'), (1 / 4) * (1 / 2)],
  ['Fire & Chaos', with_('Magical Attacks'), armyWall('Fire & Chaos'), (1 / 4) * (2 / 3)],
  ['Dark Runes', one, armyWall('Dark Runes'), (1 / 4) * (2 / 3)],
  ['Dark Runes against magic', with_('Magical Attacks'), armyWall('Dark Runes'), 1 / 4],
  ['Runes of Protection', one, armyWall('Runes of Protection'), (1 / 4) * (5 / 6)],
  ['Warp-spawned', with_('Magical Attacks'), armyWall('Warp-spawned', { regeneration: 4 }), 1 / 4],
  ['Defensive Stance', one, armyWall('Defensive Stance', { armourSave: 4 }), (1 / 4) * (5 / 12)],
  ['Slimy Shanks', one, armyWall('Slimy Shanks'), (1 / 3) * (1 / 2)],
  ['No Regeneration', with_('No Regeneration'), { ...wall, regeneration: 4 }, 1 / 4],
  // 21 of 36 pass Leadership 7.
  ['Primal Fury', army(['Primal Fury']), wall, (1 / 2 + (21 / 36) * (1 / 12)) * (1 / 2)],
  [
    'Foe Render',
    army(['Primal Fury', 'Foe Render']),
    armoured,
    (15 / 36) * (1 / 8) + (21 / 36) * (7 / 12) * (1 / 2) * (5 / 6),
  ],
  ['Eternal Hatred', army(['Eternal Hatred']), wall, 3 / 8],
  ['Inner Circle', army(['Inner Circle']), wall, (7 / 12) * (1 / 2)],
  ['Backstab', army(['Backstab'], { arc: 'flank' }), wall, 3 / 8],
  ['Backstab in the front', army(['Backstab']), wall, 1 / 4],
  ['Slayer', army(['Slayer']), { ...wall, toughness: 6 }, 1 / 4],
  ['Blood Greed', army(['Frenzy', 'Blood Greed'], { charging: true }), wall, 3 / 4],
  ['Accursed Weapons', army(['Accursed Weapons']), armoured, (1 / 4) * (4 / 6)],
  ['Razor Tusks', army(['Razor Tusks'], { charging: true }), armoured, (1 / 4) * (4 / 6)],
  ['Slavering Charge', army(['Slavering Charge'], { charging: true }), wall, (1 / 2) * (4 / 6)],
  ['Bestial Charge', army(['Bestial Charge'], { charging: true }), wall, (1 / 2) * (4 / 6)],
  ['Daemon of Khorne', army(['Daemon of Khorne'], { charging: true }), wall, (1 / 2) * (4 / 6)],
  // Strikes first and kills one time in four.
  ['Mark of Slaanesh', one, army(['Mark of Slaanesh'], { wounds: 10 }), (3 / 4) * (1 / 4)],
  ['Mark of Tzeentch', army(['Mark of Tzeentch']), wallWith('Flammable', { regeneration: 4 }), 1 / 4],
  ['Stoic Defenders', army(['Stoic Defenders']), { ...wall, charging: true }, 2 / 4],
  [
    'Martial Prowess',
    army(['Martial Prowess'], { models: 4, frontage: 2, weapon: 'thrustingSpear', troopType: 'heavyCavalry' }),
    { ...wall, arc: 'flank' },
    4 / 4,
  ],
  ['Bull-gors', rams('Bull-gors'), armoured, 2 * (1 / 2) * (4 / 6)],
  ['Stampede', rams('Stampede'), armoured, 2 * (1 / 2) * (5 / 6)],
  ['Spiked Ball & Chains', rams('Spiked Ball & Chains'), armoured, 2 * (1 / 2)],
  ['Crown of Antlers', rams('Crown of Antlers'), armoured, 2 * ((2 / 6) * (4 / 6) + (1 / 6) * (5 / 6))],
  ['Crushing Weight', tramples('Crushing Weight'), armoured, 2 * (1 / 2) * (4 / 6)],
  ['Grinding Wheels', tramples('Grinding Wheels'), armoured, 2 * (1 / 2) * (5 / 6)],
  [
    'Grinding Wheels, not a behemoth',
    tramples('Grinding Wheels'),
    { ...armoured, troopType: 'behemoth' },
    2 * (1 / 2) * (1 / 2),
  ],
  ['Brazen Wheels', tramples('Brazen Wheels'), armoured, 2 * (1 / 2)],
  ['Daemonic', one, armyWall('Daemonic', { standard: true, battleStandard: true }), (1 / 4) * (2 / 3)],
  // 15 of 36 fail Leadership 7 and hit on 5+.
  [
    'Fear of Elves',
    army(['Fear of Elves']),
    wallWith('Elven Reflexes', { models: 2, frontage: 2 }),
    ((21 / 36) * (1 / 2) + (15 / 36) * (1 / 3)) * (1 / 2),
  ],
];

test.each(oldWorld)('The Old World, %s', (_, first, second, mean) =>
  expect(battle({ first, second }).distributions.secondLost.mean).toBeCloseTo(mean, 12),
);

test.each(ninthAge)('The 9th Age, %s', (_, first, second, mean) =>
  expect(battle({ system: 'ninthAge', first, second }).distributions.secondLost.mean).toBeCloseTo(mean, 12),
);

test.each(outcomes)('%s', (_, input, outcome, chance) =>
  expect(battle(input).rounds[0].outcomes[outcome as 'draw']).toBeCloseTo(chance, 12),
);

test.each(crumbling)('The 9th Age, %s', (_, input, lost) =>
  expect(battle({ ...input, system: 'ninthAge' }).distributions.firstLost.mean).toBeCloseTo(lost, 12),
);

test('B3: Indomitable takes wounds off what crumbles', () => {
  const first: Card = { ...wall, rules: ['Unstable', 'Unbreakable', 'Indomitable (1)'] };
  const second: Card = { ...idle, standard: true, arc: 'rear' };
  expect(battle({ first, second }).distributions.firstLost.mean).toBeCloseTo(2, 12);
});

test('Life is Cheap: three wounds are worth two points', () => {
  // Three impact hits that wound for certain: S10 against T1 wounds on 2+, so that 3, 2, 1, 0 wounds make 2, 1, 1, 0 points.
  const second: Card = { ...wall, toughness: 1, rules: ['Life is Cheap'], armyRules: true };
  const first: Card = { ...one, attacks: 0, strength: 10, charging: true, rules: ['Impact Hits (3)'] };
  const found = battle({ system: 'ninthAge', first, second });
  const [p, q] = [5 / 6, 1 / 6];
  // The charge is worth one more.
  const mean = 1 + 2 * p ** 3 + 3 * p ** 2 * q + 3 * p * q ** 2;
  expect(found.rounds[0].margin?.mean).toBeCloseTo(mean, 12);
});

test('R2: Horde counts one rank more', () => {
  const first: Card = { models: 20, weaponSkill: 0, formation: 'open', troopType: 'warBeasts' };
  const margin = (rules: string[]) => battle({ first: { ...first, rules }, second: idle }).rounds[0].margin?.mean;
  expect(margin([])).toBeCloseTo(1, 12);
  expect(margin(['Horde'])).toBeCloseTo(2, 12);
});

test('A10: Ogre Charge pierces by the rank bonus', () => {
  const first: Card = {
    models: 6,
    frontage: 3,
    troopType: 'monstrousInfantry',
    charging: true,
    attacks: 0,
    rules: ['Impact Hits (1)', 'Ogre Charge'],
  };
  // Three hits at 4+ to wound against armour 4+, made 5+ by one rank behind the first.
  const found = battle({ first, second: { ...wall, frontage: 1, baseWidth: 75, armourSave: 4 } });
  expect(found.distributions.secondLost.mean).toBeCloseTo(3 * (1 / 2) * (4 / 6), 12);
});

test.each(cardRules.map(({ id, name }) => [id, name] as const))('the rule %s has a figure here', (id, name) => {
  const named = JSON.stringify([oldWorld, ninthAge, outcomes, crumbling]).toLowerCase();
  const elsewhere = [
    'Horde',
    'Indomitable',
    'Infernal Favour',
    'Ogre Charge',
    'Swiftstride',
    'Resolute',
    'Pack Tactics',
    'The bigger they are',
    'Dwarf Crafted',
    'Life is Cheap',
  ];
  expect(elsewhere.includes(name) || named.includes(name.toLowerCase()), `no case for ${id}`).toBe(true);
});
