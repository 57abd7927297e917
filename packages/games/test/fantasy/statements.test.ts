// The numbered statements of the reading of The Old World and The 9th Age, each with figures worked out by hand.
import { battle, type battleCalculator } from '@oddsmith/games/fantasy';
import { expect, test } from 'vitest';

type Input = (typeof battleCalculator.presets)[number]['input'];
type Card = NonNullable<Input['first']>;

interface Strike {
  readonly side: string;
  readonly kind: string;
  readonly step: unknown;
  readonly models: number;
  readonly toHit: unknown;
  readonly toWound: unknown;
  readonly armourSave: unknown;
}

const oldWorld = (first: Card, second: Card = {}, rest: Partial<Input> = {}): Input => ({ first, second, ...rest });
const ninthAge = (first: Card, second: Card = {}, rest: Partial<Input> = {}): Input => ({
  system: 'ninthAge',
  first,
  second,
  ...rest,
});

function strikeOf(input: Input, kind: string, side = 'first'): Strike | undefined {
  return battle(input).strikes.find((strike) => strike.kind === kind && strike.side === side);
}

/** Nobody strikes: the combat result is what stands still. */
const idle: Card = { attacks: 0, standard: false, models: 1, frontage: 1, formation: 'open' };

function marginOf(input: Input): number | undefined {
  return battle(input).rounds[0].margin?.mean;
}

const strikes: readonly [statement: string, input: Input, kind: string, want: Partial<Strike>][] = [
  ['N1: more than twice the skill hits on 2+', oldWorld({ weaponSkill: 7 }), 'rank', { toHit: 2 }],
  ['N1: a better skill hits on 3+', oldWorld({ weaponSkill: 4 }), 'rank', { toHit: 3 }],
  ['N1: less than half the skill hits on 5+', oldWorld({ weaponSkill: 1 }), 'rank', { toHit: 5 }],
  ['N1: skill 0 never hits', oldWorld({ weaponSkill: 0 }), 'rank', { toHit: 'none' }],
  ['N1: skill 0 is hit without a die', oldWorld({}, { weaponSkill: 0 }), 'rank', { toHit: 'auto' }],
  ['N2: four points of skill more hit on 2+', ninthAge({ weaponSkill: 7 }), 'rank', { toHit: 2 }],
  ['N2: eight points less hit on 6+', ninthAge({ weaponSkill: 1 }, { defensiveSkill: 9 }), 'rank', { toHit: 6 }],
  ['N3: six points of toughness more cannot be wounded', oldWorld({}, { toughness: 9 }), 'rank', { toWound: 'none' }],
  ['N3: The 9th Age always wounds on a 6', ninthAge({}, { toughness: 10 }), 'rank', { toWound: 6 }],
  ['N4: modifiers stay within 2+ and 6+', oldWorld({ weaponSkill: 7, toHitModifier: 3 }), 'rank', { toHit: 2 }],
  ['N6: armour beyond 6 is none', oldWorld({ armourPiercing: 3 }, { armourSave: 4 }), 'rank', { armourSave: 'none' }],
  ['N7: infantry has 2+ at best', oldWorld({}, { armourSave: 1 }), 'rank', { armourSave: 2 }],
  [
    'N7: chariots have 3+ at best',
    oldWorld({}, { armourSave: 1, troopType: 'heavyChariot' }),
    'rank',
    { armourSave: 3 },
  ],
  ['N7: hand weapon and shield parry', oldWorld({}, { armourSave: 6, shield: true }), 'rank', { armourSave: 4 }],
  ['N7: parrying stops at 3+', oldWorld({}, { armourSave: 4, shield: true }), 'rank', { armourSave: 3 }],
  [
    'N8: a parry in The 9th Age meets the attacker',
    ninthAge({ weaponSkill: 6 }, { armourSave: 7, shield: true }),
    'rank',
    { toHit: 4 },
  ],
  [
    'N9: a great weapon',
    oldWorld({ weapon: 'greatWeapon' }, { armourSave: 4 }),
    'rank',
    { toWound: 2, armourSave: 6, step: 1 },
  ],
  ['N9: a lance when charging', oldWorld({ weapon: 'lance', charging: true }), 'rank', { toWound: 2 }],
  ['N9: a lance otherwise', oldWorld({ weapon: 'lance' }), 'rank', { toWound: 4 }],
  ['N10: a great weapon strikes at step 0', ninthAge({ weapon: 'greatWeapon' }), 'rank', { toWound: 2, step: 0 }],
  ['N10: a spear that stands fast', ninthAge({ weapon: 'spear' }), 'rank', { step: 5 }],
  [
    'O1: impact hits come before all',
    oldWorld({ rules: ['Impact Hits (1)'], charging: true }),
    'impact',
    { step: 'before' },
  ],
  ['O1: stomps come after all', oldWorld({ rules: ['Stomp Attacks (1)'] }), 'stomp', { step: 'after' }],
  [
    'O2: impact hits at 10 in The 9th Age',
    ninthAge({ rules: ['Impact Hits (1)'], charging: true }),
    'impact',
    { step: 10 },
  ],
  ['O3: a charge is worth up to 3 in the front', oldWorld({ charging: true }), 'rank', { step: 6 }],
  ['O3: and 4 in the flank', oldWorld({ charging: true, arc: 'flank' }), 'rank', { step: 7 }],
  ['O3: two inches are worth 2', oldWorld({ charging: true, chargeDistance: 2 }), 'rank', { step: 5 }],
  ['O3: nothing if disordered', oldWorld({ charging: true, disorderedCharge: true }), 'rank', { step: 3 }],
  ['O3: first and last cancel out', oldWorld({ rules: ['Strike First', 'Strike Last'] }), 'rank', { step: 3 }],
  ['O4: a charge is worth 1 in The 9th Age', ninthAge({ charging: true }), 'rank', { step: 4 }],
  ['W2: infantry that stands fights two ranks deep', oldWorld({}), 'single', { models: 5 }],
  ['W3: a spear supports behind the fighting rank', oldWorld({ weapon: 'thrustingSpear' }), 'support', { models: 5 }],
  [
    'W6: mounts strike for models in contact',
    oldWorld({ mount: {}, troopType: 'heavyCavalry' }),
    'mount',
    { models: 5 },
  ],
  ['W7: the second rank supports in The 9th Age', ninthAge({}), 'support', { models: 5 }],
  [
    'W9: two corners beyond the enemy front',
    oldWorld({ frontage: 10 }, { models: 3, frontage: 3 }),
    'rank',
    { models: 5 },
  ],
  ['W10: a unit fought in its flank has its ranks for files', oldWorld({}, { arc: 'flank' }), 'rank', { models: 4 }],
  ['C1: a champion strikes on his own', oldWorld({ champion: {} }), 'champion', { models: 1 }],
];

test.each(strikes)('%s', (_, input, kind, want) => expect(strikeOf(input, kind)).toMatchObject(want));

const absent: readonly [statement: string, input: Input, kind: string][] = [
  [
    'O5: no impact hits below 3 inches',
    oldWorld({ rules: ['Impact Hits (1)'], charging: true, chargeDistance: 2 }),
    'impact',
  ],
  ['W2: who charged fights one rank deep', oldWorld({ charging: true }), 'single'],
  ['W3: no support to the flank', oldWorld({ weapon: 'thrustingSpear' }, { arc: 'flank' }), 'support'],
  ['C7: constructs do not stomp', ninthAge({ height: 'large', rules: ['Chariot'] }), 'stomp'],
];

test.each(absent)('%s', (_, input, kind) => expect(strikeOf(input, kind)).toBeUndefined());

const margins: readonly [statement: string, input: Input, margin: number][] = [
  ['R1: a standard is worth 1', oldWorld({ ...idle, standard: true }, idle), 1],
  ['R1: so is a battle standard', oldWorld({ ...idle, battleStandard: true }, idle), 1],
  ['R1: high ground too', oldWorld({ ...idle, highGround: true }, idle), 1],
  ['R1: the rear is worth 2', oldWorld({ ...idle, arc: 'rear' }, idle), 2],
  ['R1, R2: twenty infantry in close order: ranks 2, order 1, numbers 1', oldWorld({ attacks: 0 }, idle), 4],
  ['R2: a horde counts one rank more', oldWorld({ attacks: 0, rules: ['Horde'] }, idle), 5],
  ['R4: no ranks when disrupted', oldWorld({ attacks: 0, disrupted: true }, idle), 2],
  ['R5: a musician breaks a tie', oldWorld({ ...idle, musician: true }, idle), 1],
  ['R5: two musicians do not', oldWorld({ ...idle, musician: true }, { ...idle, musician: true }), 0],
  ['R6: a charge is worth 1', ninthAge({ ...idle, charging: true }, idle), 1],
  ['R6: three ranks behind the first count', ninthAge({ attacks: 0, models: 30 }, idle), 3],
  ['R6: a ranked flank is worth 2', ninthAge({ attacks: 0, models: 5, arc: 'flank' }, idle), 2],
  ['R7: light troops have no full ranks', ninthAge({ attacks: 0, rules: ['Light Troops'] }, idle), 0],
];

test.each(margins)('%s', (_, input, margin) => expect(marginOf(input)).toBeCloseTo(margin, 12));

/** Loses by 1 against a standard without a blow. */
const loser = (card: Card, winner: Card = {}): Input =>
  oldWorld({ ...idle, ...card }, { ...idle, standard: true, ...winner });
const ninthLoser = (card: Card, winner: Card = {}): Input => ({ ...loser(card, winner), system: 'ninthAge' });

const outcomes: readonly [statement: string, input: Input, outcome: string, chance: number][] = [
  // Leadership 7: 15 of 36 are above it, a sum of 7 falls back (6), the rest gives ground.
  ['B1: a sum above Leadership breaks', loser({}), 'firstBreaks', 15 / 36],
  ['B1: within the points lost it falls back', loser({}), 'firstFallsBack', 6 / 36],
  ['B1: otherwise it gives ground', loser({}), 'firstHolds', 15 / 36],
  ['B2: outnumbered two to one it breaks instead', loser({}, { models: 3, frontage: 3 }), 'firstFallsBack', 0],
  ['B3: unbreakable gives ground', loser({ rules: ['Unbreakable'] }), 'firstHolds', 1],
  ['B3: stubborn falls back without a roll', loser({ rules: ['Stubborn'] }), 'firstFallsBack', 1],
  ['B3: unstable loses a wound for each point', loser({ rules: ['Unstable'] }), 'firstDestroyed', 1],
  ['B3: indomitable takes it off', loser({ rules: ['Unstable', 'Unbreakable', 'Indomitable (1)'] }), 'firstHolds', 1],
  ['B4: a terrible winner takes 1 off', loser({}, { rules: ['Terror'] }), 'firstBreaks', 21 / 36],
  ['B4: a break is rolled again', loser({ breakReroll: 'breaks' }), 'firstBreaks', (15 / 36) ** 2],
  ['B4: levies have no such help', loser({ breakReroll: 'any', rules: ['Levies'] }), 'firstBreaks', 15 / 36],
  // Discipline 7 less 1: 15 of 36 pass.
  ['B5: two dice within Discipline less the points', ninthLoser({}), 'firstHolds', 15 / 36],
  ['B5: stubborn ignores the points', ninthLoser({ rules: ['Stubborn'] }), 'firstHolds', 21 / 36],
  ['B5: a battle standard rolls a failure again', ninthLoser({ breakReroll: 'breaks' }), 'firstBreaks', (21 / 36) ** 2],
  ['B6: unstable crumbles', ninthLoser({ rules: ['Unstable'] }), 'firstDestroyed', 1],
  ['B6: supernal loses wounds where it fails', ninthLoser({ rules: ['Supernal'] }), 'firstDestroyed', 21 / 36],
];

test.each(outcomes)('%s', (_, input, outcome, chance) =>
  expect(battle(input).rounds[0].outcomes[outcome as 'draw']).toBeCloseTo(chance, 12),
);

const one: Card = { models: 1, frontage: 1, formation: 'open' };
const losses: readonly [statement: string, input: Input, figure: 'firstLost' | 'secondLost', mean: number][] = [
  ['N1, N3: one attack at 4+ and 4+', oldWorld({ ...one, initiative: 5 }, { ...one, attacks: 0 }), 'secondLost', 1 / 4],
  ['W4: the slain do not strike', oldWorld({ ...one, initiative: 5 }, one), 'firstLost', 3 / 16],
  ['O2: equal steps strike together', oldWorld(one, one), 'firstLost', 1 / 4],
  [
    'A1: hatred rerolls in the first round',
    oldWorld({ ...one, rules: ['Hatred'] }, { ...one, attacks: 0 }),
    'secondLost',
    3 / 8,
  ],
  // A 6 to hit wounds on 2+, 4 and 5 on 4+.
  [
    'A1: poison adds 2',
    oldWorld({ ...one, rules: ['Poisoned Attacks'] }, { ...one, attacks: 0 }),
    'secondLost',
    1 / 6 + 5 / 36,
  ],
  [
    'A1: poison wounds in The 9th Age',
    ninthAge({ ...one, rules: ['Poison Attacks'] }, { ...one, attacks: 0 }),
    'secondLost',
    1 / 6 + 1 / 6,
  ],
  // 4 and 5 to wound take one wound, a 6 takes all three.
  [
    'A2: a killing blow takes the model',
    oldWorld({ ...one, rules: ['Killing Blow'] }, { ...one, attacks: 0, wounds: 3 }),
    'secondLost',
    (1 / 2) * (2 / 6 + 3 / 6),
  ],
  [
    'A3: multiple wounds stop at the model',
    oldWorld({ ...one, rules: ['Multiple Wounds (3)'] }, { ...one, models: 2, attacks: 0, wounds: 2 }),
    'secondLost',
    1 / 2,
  ],
  [
    'A4: regeneration for every wound',
    oldWorld({ ...one, rules: ['Multiple Wounds (2)'] }, { ...one, attacks: 0, wounds: 2, regeneration: 4 }),
    'secondLost',
    1 / 4,
  ],
  [
    'A5: fire denies regeneration only to the flammable',
    oldWorld({ ...one, rules: ['Flaming Attacks'] }, { ...one, attacks: 0, regeneration: 4 }),
    'secondLost',
    1 / 8,
  ],
  [
    'A5: and does then',
    oldWorld({ ...one, rules: ['Flaming Attacks'] }, { ...one, attacks: 0, regeneration: 4, rules: ['Flammable'] }),
    'secondLost',
    1 / 4,
  ],
  ['A5: only magic wounds the ethereal', oldWorld(one, { ...one, attacks: 0, rules: ['Ethereal'] }), 'secondLost', 0],
  [
    'A6: a lethal strike skips armour and fortitude, not aegis',
    ninthAge({ ...one, rules: ['Lethal Strike'] }, { ...one, attacks: 0, armourSave: 2, ward: 4 }),
    'secondLost',
    (1 / 2) * (1 / 6 + (2 / 6) * (1 / 6)) * (1 / 2),
  ],
  [
    'A6: toxic attacks are of Strength 3',
    ninthAge({ ...one, strength: 6, rules: ['Toxic Attacks'] }, { ...one, attacks: 0, armourSave: 2 }),
    'secondLost',
    1 / 4,
  ],
  ['A7: one special save only', ninthAge(one, { ...one, attacks: 0, ward: 5, regeneration: 4 }), 'secondLost', 1 / 8],
  [
    'A8: multiple wounds pass on in The 9th Age',
    ninthAge(
      { ...one, attacks: 2, weaponSkill: 9, strength: 7, rules: ['Multiple Wounds (2)'] },
      { ...one, models: 2, attacks: 0, wounds: 3 },
    ),
    'secondLost',
    2 * 2 * (25 / 36),
  ],
  ['A9: distracting is hit at -1', ninthAge(one, { ...one, attacks: 0, rules: ['Distracting'] }), 'secondLost', 1 / 6],
  [
    'A9: lightning reflexes hit at +1',
    ninthAge({ ...one, rules: ['Lightning Reflexes'] }, { ...one, attacks: 0 }),
    'secondLost',
    1 / 3,
  ],
  [
    'A11: gromril armour rerolls 1s',
    oldWorld(one, { ...one, attacks: 0, armourSave: 4, rules: ['Gromril Armour'] }),
    'secondLost',
    (1 / 4) * (1 - 7 / 12),
  ],
  // Leadership 7 fails with 15 of 36; shaken it hits on 5+.
  [
    'F1: the shaken hit at -1',
    oldWorld({ ...one }, { ...one, troopType: 'monstrousCreature', wounds: 2, attacks: 0, rules: ['Fear'] }),
    'secondLost',
    (21 / 36) * (1 / 4) + (15 / 36) * (1 / 6),
  ],
  // Discipline 7 less 1 fails with 21 of 36.
  [
    'F2: fear takes 1 off Discipline',
    ninthAge(one, { ...one, attacks: 0, rules: ['Fear'] }),
    'secondLost',
    (15 / 36) * (1 / 4) + (21 / 36) * (1 / 6),
  ],
];

test.each(losses)('%s', (_, input, figure, mean) =>
  expect(battle(input).distributions[figure].mean).toBeCloseTo(mean, 12),
);

test('D1, D2: a draw goes on without the charge', () => {
  const found = battle(oldWorld({ ...idle, charging: true }, idle, { rounds: 2 }));
  expect(found.rounds[1].fought).toBe(1);
  expect(found.summary.stillFighting).toBe(1);
});

test('C5, C6: whole models go first, the standard after plain models', () => {
  const card: Card = { ...idle, models: 2, wounds: 2, alreadyLost: 2, standard: true, champion: {} };
  // One model is left: the champion. His standard bearer is gone.
  expect(marginOf(oldWorld(card, { ...idle, models: 1 }))).toBeCloseTo(0, 12);
});
