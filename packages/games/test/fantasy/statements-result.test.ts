// The numbered statements on attacks, fear, combat result, break test and rounds, each with figures worked out by hand.
import { battle } from '@oddsmith/games/fantasy';
import { expect, test } from 'vitest';
import { type Card, type Input, idle, ninthAge, oldWorld, one, wideFront } from './statement-cards.ts';

function marginOf(input: Input): number | undefined {
  return battle(input).rounds[0].margin?.mean;
}

const flanked = (enemy: Card): Input => oldWorld({ weaponSkill: 0 }, { ...idle, frontage: 5, arc: 'flank', ...enemy });

const margins: readonly [statement: string, input: Input, margin: number][] = [
  ['R1: a standard is worth 1', oldWorld({ ...idle, standard: true }, idle), 1],
  ['R1: so is a battle standard', oldWorld({ ...idle, battleStandard: true }, idle), 1],
  ['R1: high ground too', oldWorld({ ...idle, highGround: true }, idle), 1],
  ['R1: the rear is worth 2', oldWorld({ ...idle, arc: 'rear' }, idle), 2],
  ['R1, R2: twenty infantry in close order: ranks 2, order 1, numbers 1', oldWorld({ attacks: 0 }, idle), 4],
  ['R2: a horde counts one rank more', oldWorld({ attacks: 0, rules: ['Horde'] }, idle), 5],
  ['R4: no ranks when disrupted', oldWorld({ attacks: 0, disrupted: true }, idle), 2],
  // Twenty infantry in close order hold ranks 2, order 1, numbers 1 against a flank of 1: 3, and 1 where it disrupts them.
  ['R3: three heavy cavalry are of Unit Strength 6 and disrupt', flanked({ models: 3, troopType: 'heavyCavalry' }), 1],
  ['R3: two of 4 do not', flanked({ models: 2, troopType: 'heavyCavalry' }), 3],
  ['R3: a heavy chariot is 5', flanked({ troopType: 'heavyChariot' }), 1],
  ['R3: a light chariot is 3', flanked({ troopType: 'lightChariot' }), 3],
  ['R3: two monstrous infantry are 6', flanked({ models: 2, troopType: 'monstrousInfantry' }), 1],
  ['R3: four war beasts are 4', flanked({ models: 4, troopType: 'warBeasts' }), 3],
  ['R3: a monster is as many as its wounds', flanked({ troopType: 'monstrousCreature', wounds: 5 }), 1],
  ['R3: one of four wounds does not disrupt', flanked({ troopType: 'monstrousCreature', wounds: 4 }), 3],
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
  [
    'R8: a unit wiped out has lost, whatever its points',
    oldWorld(one, { ...one, attacks: 0, standard: true }),
    'secondDestroyed',
    1 / 4,
  ],
  ['R8: two units wiped out have neither won', oldWorld(one, one), 'bothDestroyed', 1 / 16],
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
  // With the point lost by, 15 of 36 are within Leadership 7; whoever fails loses at least the one wound it has.
  [
    'Daemonic: instability costs what the test failed by',
    loser({ rules: ['Daemonic'], armyRules: true }),
    'firstDestroyed',
    21 / 36,
  ],
  // A 7 fails by one, which Infernal Favour takes off.
  [
    'Infernal Favour: less',
    loser({ rules: ['Daemonic', 'Infernal Favour (1)'], armyRules: true }),
    'firstHolds',
    21 / 36,
  ],
  // Fifty wounds: only the double 6 ends it.
  [
    'Daemonic: a double 6 is the end',
    loser({ rules: ['Daemonic'], armyRules: true, wounds: 10 }),
    'firstDestroyed',
    1 / 36,
  ],
  // Discipline 7 less 1: 15 of 36 pass.
  ['B5: two dice within Discipline less the points', ninthLoser({}), 'firstHolds', 15 / 36],
  ['B5: stubborn ignores the points', ninthLoser({ rules: ['Stubborn'] }), 'firstHolds', 21 / 36],
  ['B5: a battle standard rolls a failure again', ninthLoser({ breakReroll: 'breaks' }), 'firstBreaks', (21 / 36) ** 2],
  ['B6: unstable crumbles', ninthLoser({ rules: ['Unstable'] }), 'firstDestroyed', 1],
  // The lexicon of The 9th Age: "The model gains Unstable"; cards of its undead print this one name.
  ['B6: undead is unstable', ninthLoser({ rules: ['Undead'] }), 'firstDestroyed', 1],
  ['B6: supernal loses wounds where it fails', ninthLoser({ rules: ['Supernal'] }), 'firstDestroyed', 21 / 36],
];

test.each(outcomes)('%s', (_, input, outcome, chance) =>
  expect(battle(input).rounds[0].outcomes[outcome as 'draw']).toBeCloseTo(chance, 12),
);

/** Of five, how many are left on average when each of ten attacks slays one with 2/3 x 2/3 x 5/6. */
const LEFT_OF_FIVE = [0, 1, 2, 3, 4].reduce((sum, slain) => {
  const ways = [1, 10, 45, 120, 210][slain];
  return sum + ways * (10 / 27) ** slain * (17 / 27) ** (10 - slain) * (5 - slain);
}, 0);

/** Wounds enough that none is wasted. */
const wall: Card = { ...one, attacks: 0, wounds: 10 };
/** Strikes first with one attack that kills one time in four. */
const quick: Card = { ...one, initiative: 5, wounds: 10 };
const rider: Card = { ...one, attacks: 0, mount: {}, troopType: 'heavyCavalry' };

const losses: readonly [statement: string, input: Input, figure: 'firstLost' | 'secondLost', mean: number][] = [
  ['N1, N3: one attack at 4+ and 4+', oldWorld({ ...one, initiative: 5 }, { ...one, attacks: 0 }), 'secondLost', 1 / 4],
  // 21 of 36 pass Leadership 7; a 1 to hit is then rolled again.
  [
    'Primal Fury: a test each round, then 1s to hit are rolled again',
    oldWorld({ ...one, rules: ['Primal Fury'], armyRules: true }, wall),
    'secondLost',
    (1 / 2 + (21 / 36) * (1 / 12)) * (1 / 2),
  ],
  [
    'Primal Fury: not on cards that leave army rules out',
    oldWorld({ ...one, rules: ['Primal Fury'] }, wall),
    'secondLost',
    1 / 4,
  ],
  // A ward of 5+ unless the blow is magical.
  [
    'Daemonic: a ward against what is not magical',
    oldWorld(one, { ...wall, rules: ['Daemonic'], armyRules: true, standard: true, battleStandard: true }),
    'secondLost',
    (1 / 4) * (2 / 3),
  ],
  [
    'Daemonic: none against magic',
    oldWorld(
      { ...one, rules: ['Magical Attacks'] },
      { ...wall, rules: ['Daemonic'], armyRules: true, standard: true, battleStandard: true },
    ),
    'secondLost',
    1 / 4,
  ],
  [
    'Slayer: 4+ wounds anything',
    oldWorld({ ...one, rules: ['Slayer'], armyRules: true }, { ...wall, toughness: 6 }),
    'secondLost',
    1 / 4,
  ],
  ['C4: attacks may be dice', oldWorld({ ...one, attacks: 'D3' }, wall), 'secondLost', 2 / 4],
  // 4+ to hit; Strength 3 + 2 against Toughness 3 wounds on 2+. The first crew has one attack at 4+ and 4+ beside it.
  [
    'C3: a second crew strikes with values and a weapon of its own',
    oldWorld({ ...one, crew: { attacks: 2, weapon: 'greatWeapon' } }, wall),
    'secondLost',
    1 / 4 + 2 * (1 / 2) * (5 / 6),
  ],
  // Offensive Skill 3 + 1 against 3 hits on 3+, three attacks with the paired weapons; the rules of the unit are theirs too.
  [
    'C3: and with the rules of its unit',
    ninthAge({ ...one, attacks: 0, rules: ['Hatred'], crew: { attacks: 2, weapon: 'pairedWeapons' } }, wall),
    'secondLost',
    3 * (1 - 1 / 9) * (1 / 2),
  ],
  // A great weapon strikes last: the enemy of Initiative 2 kills the lone chariot first, one time in four.
  [
    'C3, O3: at the step of its own weapon',
    oldWorld({ ...one, attacks: 0, crew: { weapon: 'greatWeapon' } }, { ...one, initiative: 2, wounds: 10 }),
    'secondLost',
    (3 / 4) * (1 / 2) * (5 / 6),
  ],
  ['W1: out of contact one attack, whatever the Attacks', wideFront({ attacks: 3 }), 'secondLost', (5 * 3 + 5) / 4],
  // The standard wins every round; the beast strikes once, and twice in the round after it followed up.
  [
    'W11, W12: a mount has a Frenzy of its own',
    oldWorld(
      { ...one, attacks: 0, standard: true, mount: { rules: ['Frenzy'] } },
      { ...wall, rules: ['Unbreakable'] },
      { rounds: 2 },
    ),
    'secondLost',
    1 / 4 + 2 / 4,
  ],
  // One attack, and one more where it followed up. A tie is his by the musician: he is beaten three times in sixteen at first,
  // then nine times in sixty-four, and from then on has one attack.
  [
    'W11: Frenzy is lost for good, also by those who fear nothing anyway',
    oldWorld(
      { ...wall, attacks: 1, musician: true, rules: ['Frenzy', 'Immune to Psychology', 'Unbreakable'] },
      { ...wall, attacks: 1, rules: ['Unbreakable'] },
      { rounds: 3 },
    ),
    'secondLost',
    3 / 4 + (13 / 16) * (1 / 4) + (13 / 16) * (55 / 64) * (1 / 4),
  ],
  [
    'W11: so are extra attacks for contact alone',
    wideFront({ rules: ['Extra Attacks (+2)'] }),
    'secondLost',
    (5 * 3 + 5) / 4,
  ],
  [
    'W11: frenzy is one more in a charge',
    oldWorld({ ...one, charging: true, rules: ['Frenzy'] }, wall),
    'secondLost',
    2 / 4,
  ],
  // Round 1 is won by the standard, so that round 2 follows up with two attacks.
  [
    'W11: and after following up',
    oldWorld({ ...one, standard: true, rules: ['Frenzy'] }, { ...wall, rules: ['Unbreakable'] }, { rounds: 2 }),
    'secondLost',
    1 / 4 + 2 / 4,
  ],
  // It always loses round 1, so that it fears in round 2: 15 of 36 hit on 5+.
  [
    'W11: and is gone once it has lost a round',
    oldWorld(
      { ...one, rules: ['Frenzy', 'Unbreakable'] },
      { ...wall, troopType: 'behemoth', standard: true, battleStandard: true, rules: ['Fear'] },
      { rounds: 2 },
    ),
    'secondLost',
    1 / 4 + (21 / 36) * (1 / 4) + (15 / 36) * (1 / 6),
  ],
  // Two models, one of them in contact with three attacks; the one that falls is the other.
  [
    'W5: who is not in contact falls first',
    oldWorld({ ...one, models: 2, frontage: 2, contact: 1, attacks: 3 }, quick),
    'secondLost',
    ((3 / 4) * 4 + (1 / 4) * 3) / 4,
  ],
  [
    'W5: the champion falls last',
    oldWorld({ ...one, models: 2, frontage: 2, contact: 2, champion: { attacks: 3 } }, quick),
    'secondLost',
    ((3 / 4) * 4 + (1 / 4) * 3) / 4,
  ],
  // Five in contact and five behind them, and one more to fill the gap.
  ['W8: models step up in The 9th Age', ninthAge({ models: 11, contact: 5 }, quick), 'secondLost', 10 / 4],
  ["W12: the unit's hatred is the mount's too", oldWorld({ ...rider, rules: ['Hatred'] }, wall), 'secondLost', 3 / 8],
  ['W12: in The 9th Age it is not', ninthAge({ ...rider, rules: ['Hatred'] }, wall), 'secondLost', 1 / 4],
  ['W12: its own is', oldWorld({ ...rider, mount: { rules: ['Hatred'] } }, wall), 'secondLost', 3 / 8],
  [
    'W12: rerolls of the card act on every strike',
    oldWorld({ ...rider, rerollHits: 'fails' }, wall),
    'secondLost',
    3 / 8,
  ],
  ['A0: a champion has one attack more', oldWorld({ ...one, champion: {} }, wall), 'secondLost', 2 / 4],
  [
    'A0: and the bonus of the weapon',
    oldWorld({ ...one, champion: {}, weapon: 'twoHandWeapons' }, wall),
    'secondLost',
    3 / 4,
  ],
  // 3+ with paired weapons: two attacks in contact, one behind.
  [
    "A0: a supporting model's bonus is inside its limit",
    ninthAge({ ...one, models: 2, weapon: 'pairedWeapons' }, wall),
    'secondLost',
    3 * (2 / 3) * (1 / 2),
  ],
  // The rider takes a whole model of two, the mount one wound of the next; the other way round a wound would be wasted.
  [
    'A12: multiplied wounds come before single ones, whoever strikes first',
    oldWorld(
      { ...one, mount: { rules: ['Multiple Wounds (2)'] }, troopType: 'heavyCavalry' },
      { ...one, models: 2, wounds: 2, attacks: 0 },
    ),
    'secondLost',
    (3 / 16) * 2 + (3 / 16) * 1 + (1 / 16) * 3,
  ],
  // Ten attacks at 3+, 3+ against 6+ come first; of five spearmen who hurt one time in eight strike those who are left.
  [
    'W4: swordsmen before spearmen lose 0.183, not 0.625',
    oldWorld(
      { models: 5, frontage: 5, weaponSkill: 4, strength: 4, attacks: 2, initiative: 5, armourSave: 4 },
      { armourSave: 6, troopType: 'monstrousInfantry' },
    ),
    'firstLost',
    LEFT_OF_FIVE / 8,
  ],
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
