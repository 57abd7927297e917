// A body that works for every operation that takes one.

const BATTLE = { calculator: 'fantasy/attack', input: { numAttacks: 20, toHit: 3, armorSave: 4 } };

const GUARDS = {
  id: 'guards',
  name: 'Guards',
  points: 120,
  quality: 4,
  defense: 4,
  models: [{ count: 5, weapons: [{ name: 'Carbine', range: 18, attacks: 1 }] }],
};
const BRUTE = {
  id: 'brute',
  name: 'Brute',
  points: 210,
  quality: 4,
  defense: 3,
  special_rules: ['Tough(6)'],
  models: [{ count: 1, weapons: [{ name: 'Claw', attacks: 3 }] }],
};
const MATCH = {
  army_a: { name: 'Ember Guard', units: [GUARDS] },
  army_b: { name: 'Brutes', units: [BRUTE] },
  selected_unit_ids_a: ['guards'],
  selected_unit_ids_b: ['brute'],
};

const LIST =
  '++ Ember Guard [GF 120pts] ++\n\nGuards [5] Q4+ D4+ | 120pts | Fearless\n5x Carbine (18", A1, AP(1)), 5x CCW (A1)\n';

/** By operation. */
export const EXAMPLES: { readonly [operationId: string]: unknown } = {
  calculate: BATTLE,
  batch: [
    { id: 1, ...BATTLE },
    { id: 2, calculator: 'killteam/shoot', input: { attacker: { attacks: 4, hit: 3 } } },
  ],
  importArmy: { content: LIST },
  shareBattle: BATTLE,
  submitJob: {
    kind: 'matrix',
    calculator: 'killteam/shoot',
    figure: 'killChance',
    rows: [{ title: 'Boltgun', input: { attacker: { attacks: 4, hit: 3, normalDamage: 3, criticalDamage: 4 } } }],
    columns: { archetypes: true },
  },
  parseGrimdarkArmy: { content: LIST },
  runGrimdark: MATCH,
  runGrimdarkEnhanced: MATCH,
  visualizeGrimdark: { attacker_unit: GUARDS, defender_unit: BRUTE, scenario: 'charge' },
};
