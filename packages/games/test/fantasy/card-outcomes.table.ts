// What rules make of beaten units, each worked out by hand: the chance of an outcome, and the wounds that crumble away.
import type { Card, Input } from './statement-cards.ts';

/** A single model: one attack at 4+ and 4+ against its like. */
const one: Card = { models: 1, frontage: 1, formation: 'open' };
/** Wounds enough that none is wasted, and no attacks. */
const wall: Card = { ...one, attacks: 0, wounds: 10 };

/** Nobody strikes: what stands still decides. First loses to a standard by 1. */
export const idle: Card = { ...one, attacks: 0 };
const beaten = (rule: string, card: Card = {}, winner: Card = {}): Input => ({
  first: { ...idle, ...card, rules: [rule] },
  second: { ...idle, standard: true, ...winner },
});

const beatenInNinthAge = (rule: string): Input => ({ ...beaten(rule, { armyRules: true }), system: 'ninthAge' });

export const outcomes: readonly [title: string, input: Input, outcome: string, chance: number][] = [
  ['The Grail Vow', beaten('The Grail Vow', { armyRules: true }), 'firstFallsBack', 1],
  ['The Questing Vow', beaten('The Questing Vow', { armyRules: true }), 'firstFallsBack', 1],
  [
    'Bestial Fury',
    { first: { ...idle, rules: ['Bestial Fury'], armyRules: true }, second: { ...idle, arc: 'flank' } },
    'draw',
    1,
  ],
  // The 9th Age: 21 of 36 are above 7 less 1, and again where the test is rolled a second time.
  ['Battle Fever', beatenInNinthAge('Battle Fever'), 'firstBreaks', (21 / 36) ** 2],
  ['Hell-Forged Armour', beatenInNinthAge('Hell-Forged Armour'), 'firstBreaks', (21 / 36) ** 2],
  ['Trophy Rack', beatenInNinthAge('Trophy Rack'), 'firstBreaks', (21 / 36) ** 2],
  // The lowest two of three: above 6 in 69 of 216.
  ['Cold-Blooded', beatenInNinthAge('Cold-Blooded'), 'firstBreaks', 69 / 216],
  // The points do not count: 15 of 36 above 7.
  ['Path of the Exiled', beatenInNinthAge('Path of the Exiled'), 'firstBreaks', 15 / 36],
  ['Ensouled Statue', beatenInNinthAge('Ensouled Statue'), 'firstHolds', 1],
  ['B3: Unbreakable', beaten('Unbreakable'), 'firstHolds', 1],
  ['B3: Stubborn', beaten('Stubborn'), 'firstFallsBack', 1],
  ['B3: Unstable', beaten('Unstable'), 'firstDestroyed', 1],
  ['A11: Nehekharan Undead', beaten('Nehekharan Undead', { wounds: 2 }), 'firstHolds', 1],
  ['A11: Necromantic Undead', beaten('Necromantic Undead'), 'firstDestroyed', 1],
  ['B4: Levies', beaten('Levies', { breakReroll: 'breaks' }), 'firstBreaks', 15 / 36],
  ['B4: Undisciplined', beaten('Undisciplined', { breakReroll: 'breaks' }), 'firstBreaks', 15 / 36],
  [
    'B4: Terror, but not against those who cause Fear',
    beaten('Fear', {}, { rules: ['Terror'] }),
    'firstBreaks',
    15 / 36,
  ],
  // Shieldwall: what would fall back (6 of 36) gives ground.
  [
    'B2: Shieldwall',
    beaten('Shieldwall', { formation: 'close', shield: true }, { charging: true }),
    'firstHolds',
    21 / 36,
  ],
  // Ten in two ranks: rank bonus 1 on Leadership 7, and 1 point, order and numbers on the side of those who lose to four.
  [
    'B4: Warband',
    {
      first: { models: 10, frontage: 5, weaponSkill: 0, formation: 'open', rules: ['Warband'] },
      second: {
        ...idle,
        standard: true,
        battleStandard: true,
        highGround: true,
        troopType: 'monstrousCreature',
        wounds: 10,
      },
    },
    'firstBreaks',
    10 / 36,
  ],
  [
    'R4: First Charge',
    {
      first: { models: 10, frontage: 5, weaponSkill: 0, formation: 'open', troopType: 'warBeasts' },
      second: { ...idle, charging: true, rules: ['First Charge'] },
    },
    'draw',
    1,
  ],
];

export const crumbling: readonly [title: string, input: Input, lost: number][] = [
  // Beaten by 3: 3, halved and rounded up where stubborn, 2 less the bonus of at least 1 near the battle standard.
  ['B6: Unstable', { first: { ...wall, rules: ['Unstable'] }, second: { ...idle, standard: true, arc: 'rear' } }, 3],
  [
    'B6: Undead and Stubborn',
    { first: { ...wall, rules: ['Unstable', 'Undead', 'Stubborn'] }, second: { ...idle, standard: true, arc: 'rear' } },
    2,
  ],
  [
    'B6: Undead near its battle standard',
    {
      first: { ...wall, breakReroll: 'breaks', rules: ['Unstable', 'Undead'] },
      second: { ...idle, standard: true, arc: 'rear' },
    },
    2,
  ],
  [
    'Necromantic Aura',
    {
      first: { ...wall, rules: ['Undead', 'Necromantic Aura'], armyRules: true },
      second: { ...idle, standard: true, arc: 'rear' },
    },
    2,
  ],
  // Discipline 7 less 3: 30 of 36 fail and cost 3.
  [
    'B6: Supernal',
    { first: { ...wall, rules: ['Supernal'] }, second: { ...idle, standard: true, arc: 'rear' } },
    3 * (30 / 36),
  ],
  [
    'R7: Light Troops',
    { first: { models: 10, attacks: 0, rules: ['Light Troops', 'Unstable'] }, second: { ...idle, standard: true } },
    1,
  ],
];
