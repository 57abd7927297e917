// Every special rule of a card of The 9th Age in one figure worked out by hand: wounds that the second unit loses on average.
import type { Card } from './statement-cards.ts';

/** A single model: one attack at 4+ and 4+ against its like. */
export const one: Card = { models: 1, frontage: 1, formation: 'open' };
/** Wounds enough that none is wasted, and no attacks. */
export const wall: Card = { ...one, attacks: 0, wounds: 10 };
export const with_ = (rule: string, card: Card = {}): Card => ({ ...one, ...card, rules: [rule] });
export const wallWith = (rule: string, card: Card = {}): Card => ({ ...wall, ...card, rules: [rule] });

/** The same on cards that count the rules of single armies; of several rules the last is the one in question. */
export const army = (rules: readonly string[], card: Card = {}): Card => ({
  ...one,
  ...card,
  rules: [...rules],
  armyRules: true,
});
export const armyWall = (rule: string, card: Card = {}): Card => ({ ...wall, ...card, rules: [rule], armyRules: true });
export const armoured: Card = { ...wall, armourSave: 4 };

const lances: Card = army(['Lance Formation'], { models: 12, frontage: 3 });
/** Touches three and more, with wounds enough. */
const broad: Card = { ...wall, models: 3, baseWidth: 100 };

export type Row = readonly [title: string, first: Card, second: Card, mean: number];

const FEAR = 147 / 216;
export const ninthAge: readonly Row[] = [
  ['Ruthless Efficiency', army(['Ruthless Efficiency']), wall, (1 / 2) * (4 / 6)],
  ['Artistry of Death', army(['Artistry of Death']), wall, (1 / 2) * (4 / 6)],
  ['Born Predator', army(['Born Predator']), wall, (7 / 12) * (1 / 2)],
  ['Aegis against some attacks', one, wallWith('Aegis (4+, against non-Magical Attacks)'), 1 / 8],
  ['Ghostly Form', army(['Ghostly Form']), wallWith('Aegis (4+, against non-Magical Attacks)'), 1 / 4],
  ['Unburnt', with_('Flaming Attacks'), armyWall('Unburnt'), 1 / 8],
  ['Hell-Forged Armour', army(['Hell-Forged Armour']), wallWith('Fear'), 1 / 4],
  ['Valiant', army(['Valiant']), wallWith('Fear'), 1 / 4],
  // The lowest two of three dice are within Discipline 7 less 1 in 147 of 216.
  [
    'Martial Discipline',
    army(['Martial Discipline']),
    wallWith('Fear'),
    (FEAR * (1 / 2) + (1 - FEAR) * (1 / 3)) * (1 / 2),
  ],
  ['A6: Battle Focus', with_('Battle Focus'), wall, (3 / 6 + 1 / 6) * (1 / 2)],
  ['A6: Lethal Strike', with_('Lethal Strike'), { ...wall, armourSave: 4 }, (1 / 2) * ((2 / 6) * (1 / 2) + 1 / 6)],
  ['A6: Poison Attacks', with_('Poison Attacks'), wall, (2 / 6) * (1 / 2) + 1 / 6],
  ['A6: Divine Attacks', with_('Divine Attacks'), { ...wall, ward: 4 }, (1 / 4) * (3 / 4)],
  ['A6: Toxic Attacks', with_('Toxic Attacks', { strength: 6 }), { ...wall, armourSave: 2 }, 1 / 4],
  ['A6: Flaming Attacks', with_('Flaming Attacks'), { ...wall, regeneration: 4 }, 1 / 4],
  ['A6: Flaming Attacks on Flammable', with_('Flaming Attacks'), wallWith('Flammable'), (1 / 2) * (3 / 4)],
  ['A7: Aegis (5+)', one, wallWith('Aegis (5+)'), (1 / 4) * (4 / 6)],
  ['A7: Fortitude (5+)', one, wallWith('Fortitude (5+)'), (1 / 4) * (4 / 6)],
  ['A9: Lightning Reflexes', with_('Lightning Reflexes'), wall, 1 / 3],
  ['A9: Distracting', one, wallWith('Distracting'), 1 / 6],
  [
    'A9: Devastating Charge',
    with_('Devastating Charge (+1 Strength, +1 Attack Value)', { charging: true }),
    wall,
    2 / 3,
  ],
  ['N8: Parry', { ...one, weaponSkill: 6 }, wallWith('Parry'), 1 / 4],
  // The army book of the Dwarven Holds, 2nd edition: behind a shield 6+, against a charge 5+; the shield itself is armour of 6+.
  ['Shield Wall', one, armyWall('Shield Wall', { shield: true }), (1 / 4) * (5 / 6) * (5 / 6)],
  [
    'Shield Wall, charged',
    { ...one, charging: true },
    armyWall('Shield Wall', { shield: true }),
    (1 / 4) * (5 / 6) * (4 / 6),
  ],
  ['Shield Wall without a shield', one, armyWall('Shield Wall'), 1 / 4],
  [
    'Shield Wall from the flank',
    { ...one, arc: 'flank' },
    armyWall('Shield Wall', { shield: true }),
    (1 / 4) * (5 / 6),
  ],
  // Discipline 7: 21 of 36 pass, and roll missed hits again.
  ['Primal Instinct', army(['Primal Instinct']), wall, 1 / 4 + (21 / 36) * (1 / 8)],
  [
    'Primal Instinct near the battle standard',
    army(['Primal Instinct'], { breakReroll: 'breaks' }),
    wall,
    1 / 4 + (1 - (15 / 36) ** 2) * (1 / 8),
  ],
  ['The Blessing', one, armyWall('The Blessing'), (1 / 4) * (5 / 6)],
  ['Infernal Armour', with_('Flaming Attacks'), armyWall('Infernal Armour'), (1 / 4) * (4 / 6)],
  // Orcs and Goblins, 2nd edition: Strength 4, and piercing 1 leaves 5+ of armour 4+.
  ['Born to Fight', army(['Born to Fight']), armoured, (1 / 2) * (4 / 6) * (4 / 6)],
  ['Iron Orc', army(['Iron Orc']), { ...armoured, rules: ['Fear'] }, (1 / 2) * (4 / 6) * (4 / 6)],
  ['Feral Orc', army(['Feral Orc']), { ...armoured, rules: ['Fear'] }, (4 / 6) * (4 / 6) * (4 / 6)],
  ['Feral Orc, struck', one, armyWall('Feral Orc'), (1 / 4) * (5 / 6)],
  // Core rules, 2nd edition: Strength 10 wounds on 2+, no armour is left, and D3+1 is 3 on average.
  ['Crush Attack', army(['Crush Attack']), { ...wall, armourSave: 2 }, (1 / 2) * (5 / 6) * 3],
  // Of one wound each it takes 5/12 at best: three attacks take more.
  ['Crush Attack against many', army(['Crush Attack'], { attacks: 3 }), { ...wall, models: 10, wounds: 1 }, 3 / 4],
  // Twelve three abreast: three in contact, and three ranks behind them support in a charge, two otherwise.
  ['Lance Formation, charging', { ...lances, charging: true }, broad, 12 / 4],
  ['Lance Formation', lances, broad, 9 / 4],
  // BSData/The-9th-Age 02110221 (December 2021), army books of the 2nd edition. Strength 4 wounds on 3+, piercing 1 leaves 5+ of armour 4+.
  ['Sturdy', army(['Sturdy'], { charging: true }), armoured, (1 / 2) * (4 / 6) * (4 / 6)],
  ['Sturdy, charged', army(['Sturdy']), armoured, (1 / 4) * (1 / 2)],
  // Two wounds lost: two attacks more.
  ['Rage', army(['Rage'], { wounds: 3, alreadyLost: 2 }), wall, 3 / 4],
  ['Rage, unhurt', army(['Rage'], { wounds: 3 }), wall, 1 / 4],
  ['Sons of the Avalanche', army(['Sons of the Avalanche'], { attacks: 0, charging: true }), wall, 1 / 2],
  [
    'Sons of the Avalanche, characters',
    army(['Sons of the Avalanche (D3)'], { attacks: 0, charging: true }),
    wall,
    2 / 2,
  ],
  // Ten in two full ranks of five, of which three are in contact and make two hits each.
  [
    'Sons of the Avalanche, two full ranks',
    army(['Sons of the Avalanche'], { models: 10, frontage: 5, attacks: 0, charging: true }),
    wall,
    (3 * 2) / 2,
  ],
  ['Sons of the Avalanche, fear', army(['Sons of the Avalanche']), wallWith('Fear'), 1 / 4],
  [
    'Living Avalanche',
    army(['Impact Hits (2)', 'Living Avalanche'], { attacks: 0, charging: true }),
    armoured,
    2 * (4 / 6) * (4 / 6),
  ],
  ['Rune Craft Mastery', army(['Rune Craft Mastery']), armoured, (1 / 4) * (4 / 6)],
  // Eight abreast: three in contact.
  ['Avrasi Formations', army(['Avrasi Formations'], { models: 8, frontage: 8 }), wall, 3 * (1 / 2) * (7 / 12)],
  ['Smother', army(['Smother']), { ...wall, height: 'large' }, (4 / 6) * (4 / 6)],
  ['Smother, another height', army(['Smother']), wall, 1 / 4],
  // Three in contact and three behind them, who would make one attack each.
  [
    'Holy Might',
    army(['Holy Might'], { models: 6, frontage: 3, attacks: 2, height: 'standard' }),
    broad,
    (3 * 2 + 3 * 2) / 4,
  ],
  ['Sylvan Lance', army(['Sylvan Lance'], { charging: true }), armoured, (1 / 2) * (4 / 6) * (5 / 6)],
  ['Lambent Sword', army(['Lambent Sword']), armoured, (1 / 2) * (5 / 6) * (5 / 6)],
  ['Cobalt Club', army(['Cobalt Club']), armoured, (1 / 2) * (5 / 6) * (1 / 2)],
  // At step 10 it strikes before its like, and kills it with 1/2 * 4/6: what it loses itself is below.
  ['Whirling Chains of Doom', army(['Whirling Chains of Doom']), armoured, (1 / 2) * (4 / 6) * (4 / 6)],
  ['Whirling Chains of Doom, first', one, army(['Whirling Chains of Doom']), (1 - (1 / 2) * (4 / 6)) * (1 / 4)],
  ['Hobgoblin Scimitar', army(['Hobgoblin Scimitar']), armoured, (1 / 4) * (4 / 6)],
  // Discipline 7 less 1 passes with 15 of 36; who fails hits on 5+.
  [
    'Hobgoblin Scimitar against the gigantic',
    army(['Fearless', 'Hobgoblin Scimitar']),
    { ...armoured, height: 'gigantic' },
    (1 / 2) * (5 / 6) * (4 / 6),
  ],
  ['Arrogance', army(['Arrogance']), wallWith('Fear'), 1 / 4],
  ['Wall of Iron', one, armyWall('Wall of Iron'), (1 / 4) * (4 / 6)],
  ['Wall of Iron from the flank', { ...one, arc: 'flank' }, armyWall('Wall of Iron'), 1 / 4],
  ['Dragonforged Armour', one, armyWall('Dragonforged Armour'), (1 / 4) * (5 / 6)],
  ['Dragonforged Armour against fire', with_('Flaming Attacks'), armyWall('Dragonforged Armour'), (1 / 4) * (1 / 6)],
  ['Prophet of Lugar', one, armyWall('Prophet of Lugar'), 1 / 8],
  ['Thrice Blessed', one, armyWall('Thrice Blessed'), (1 / 4) * (5 / 6)],
  // Wiki of the 2022 rules, Personal Protections: +1 makes an aegis better up to its limit, and is nothing without one.
  ['Aegis (+1, max. 4+)', one, wallWith('Aegis (+1, max. 4+)', { ward: 6 }), (1 / 4) * (4 / 6)],
  ['Aegis (+1, max. 4+) at its limit', one, wallWith('Aegis (+1, max. 4+)', { ward: 4 }), 1 / 8],
  ['Aegis (+1, max. 4+) without an aegis', one, wallWith('Aegis (+1, max. 4+)'), 1 / 4],
  ['Sword Sworn', army(['Sword Sworn'], { weapon: 'greatWeapon' }), wall, (4 / 6) * (5 / 6)],
  ['Sword Sworn without a great weapon', army(['Sword Sworn']), wall, 1 / 4],
  ['Infernal Weapon', army(['Infernal Weapon']), armoured, (1 / 2) * (4 / 6) * (4 / 6)],
  ['Sylvan Blades', army(['Sylvan Blades']), armoured, 2 * (4 / 6) * (1 / 2) * (4 / 6)],
  ['Blades of Darag', army(['Blades of Darag']), wall, 2 * (4 / 6) * (1 / 2)],
  ['Razor Tentacles', army(['Razor Tentacles'], { arc: 'flank' }), wall, 4 / 4],
  ['Razor Tentacles in the front', army(['Razor Tentacles']), wall, 1 / 4],
  ['Colossal Kopesh', army(['Fearless', 'Colossal Kopesh']), { ...wall, height: 'gigantic' }, 2 / 4],
  ['Chitinous Tide', army(['Chitinous Tide'], { models: 2, attacks: 3 }), wall, 6 / 4],
  ['Guardians Wrath', army(['Guardians Wrath']), wall, (4 / 6) * (1 / 2)],
  ['Blessings', army(['Blessings']), wall, 3 / 8],
  ['Release the Hounds', army(['Release the Hounds'], { charging: true }), wall, 2 * (1 / 2) * (4 / 6)],
  ['Sylvan Spirit', army(['Sylvan Spirit']), wallWith('Fear'), 1 / 4],
  ['Scent of Blood', army(['Scent of Blood']), wallWith('Fear'), 1 / 4],
  ['Impetuous', army(['Impetuous']), wallWith('Fear'), 1 / 4],
  ['Grail Oath', one, armyWall('Grail Oath'), (1 / 4) * (4 / 6)],
  ['No Rest for the Wicked', one, armyWall('No Rest for the Wicked'), (1 / 4) * (5 / 6)],
  ['O2: Grind Attacks (2)', with_('Grind Attacks (2)', { attacks: 0 }), wall, 2 / 2],
  ['W7: Extra Support (2)', with_('Extra Support (2)', { models: 2, attacks: 2 }), wall, 4 / 4],
  ['W7: Fight in Extra Rank', with_('Fight in Extra Rank', { models: 3 }), wall, 3 / 4],
  ['C7: Stomp Attacks of the large', { ...one, attacks: 0, height: 'large' }, wall, 1 / 2],
  ['A10: Cannot be Stomped', { ...one, attacks: 0, height: 'large' }, wallWith('Cannot be Stomped'), 0],
  ['C7: Chariot', with_('Chariot', { attacks: 0, height: 'large' }), wall, 0],
  ['F2: Fearless', with_('Fearless'), wallWith('Fear'), 1 / 4],
  // Discipline 6 with the lowest two of three: above it in 69 of 216.
  ['F2: Minimised', with_('Minimised'), wallWith('Fear'), 1 / 4 - (69 / 216) * (1 / 4 - 1 / 6)],
];
