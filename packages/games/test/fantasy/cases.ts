// The numbers that are the specification: input, figures, and where the figures come from.

export interface Case {
  readonly name: string;
  readonly calculator: 'fantasy/attack' | 'fantasy/combat';
  readonly input: { readonly [field: string]: unknown };
  /** Dotted path into the answer -> value. */
  readonly expect: { readonly [path: string]: number };
  /** The document, or the calculation by hand. */
  readonly source: string;
  /** Ids of the rules the case is about. */
  readonly rules?: readonly string[];
}

const MEAN = 'distributions.wounds.mean';
const DEVIATION = 'distributions.wounds.stdDev';
const base = { numAttacks: 10, toHit: 4, toWound: 4 };
const sure = { toHit: 'auto', toWound: 'auto' };

type AttackRow = Omit<Case, 'calculator'>;

/** What only the rules of a system do. */
const systemCases: AttackRow[] = [
  {
    name: 'a monster slayer takes all wounds of a monster',
    input: {
      system: 'oldWorld',
      numAttacks: 1,
      monsterSlayer: true,
      targetKind: 'monster',
      target: { models: 1, wounds: 5 },
    },
    expect: { [MEAN]: 7 / 12 },
    source: 'by hand: hits 1/2; 4 and 5 to wound take 1, a 6 takes 5: 1/2 * (2/6 + 5/6)',
    rules: ['monsterSlayer'],
  },
  {
    name: 'multiplied wounds stay on the model they struck',
    input: { ...sure, system: 'oldWorld', numAttacks: 2, multipleWounds: 2, target: { models: 2, wounds: 3 } },
    expect: { [MEAN]: 3, 'distributions.slain.mean': 1 },
    source: 'by hand: 2, then the last wound of the same model',
    rules: ['woundedModel'],
  },
  {
    name: 'a wound that is recovered still counts',
    input: { ...sure, system: 'oldWorld', numAttacks: 2, regeneration: 4, target: { models: 4, wounds: 1 } },
    expect: { [MEAN]: 1, 'distributions.scored.mean': 2 },
    source: 'by hand: two wounds, each recovered with 1/2',
    rules: ['recovery'],
  },
  {
    name: 'of aegis and fortitude only the better one is rolled',
    input: { ...sure, system: 'ninthAge', numAttacks: 1, ward: 5, regeneration: 4 },
    expect: { [MEAN]: 1 / 2 },
    source: 'by hand: fortitude of 4+ alone',
    rules: ['oneSave'],
  },
];

/** The ten test cases of the specification, with the exact means of its precise reading. */
const testCases: AttackRow[] = [
  {
    name: 'test 1: basic attack',
    input: { ...base, armorSave: 4 },
    expect: { [MEAN]: 5 / 4, 'distributions.wounds.probabilities.0': (7 / 8) ** 10 },
    source: 'Binomial(10, 1/8)',
  },
  {
    name: 'test 2: poison attacks',
    input: { ...base, armorSave: 3, poison: true },
    expect: { [MEAN]: 10 / 9 },
    source: 'precise reading 2.8; without poison 5/6',
    rules: ['poison'],
  },
  {
    name: 'test 3: lethal strike',
    input: { ...base, armorSave: 2, specialSave: 4, lethalStrike: true },
    expect: { [MEAN]: 35 / 36 },
    source: 'precise reading 2.8; without lethal strike 5/24',
    rules: ['lethalStrike'],
  },
  {
    name: 'test 4: fury',
    input: { ...base, armorSave: 4, fury: true },
    expect: { [MEAN]: 5 / 3 },
    source: 'precise reading 2.8',
    rules: ['fury'],
  },
  {
    name: 'test 5: multiple wounds (d3)',
    input: { ...base, multipleWounds: 'd3', targetMaxWounds: 5 },
    expect: { [MEAN]: 5, [DEVIATION]: Math.sqrt(10 * ((1 / 4) * (14 / 3) - 1 / 4)) },
    source: 'precise reading 2.8; variance of one attack is E[X²] - 1/4 with E[X²] = 14/3 / 4',
    rules: ['multipleWounds'],
  },
  {
    name: 'test 6: multiple wounds capped',
    input: { ...base, multipleWounds: 'd6', targetMaxWounds: 2 },
    expect: { [MEAN]: 55 / 12 },
    source: 'precise reading G7: a die of 1 stays 1',
    rules: ['multipleWounds'],
  },
  {
    name: 'test 7: reroll failed hits',
    input: { ...base, rerollHits: 'fails', armorSave: 4 },
    expect: { [MEAN]: 15 / 8 },
    source: 'precise reading 2.8',
  },
  {
    name: 'test 8: armour rerolls 1s',
    input: { ...base, armorSave: 3, rerollArmorSaves: '1s' },
    expect: { [MEAN]: 5 / 9 },
    source: 'precise reading 2.8; without the reroll 5/6',
  },
  {
    name: 'test 9: dice expression attacks',
    input: { ...base, numAttacks: '2d6+3' },
    expect: { [MEAN]: 5 / 2, 'distributions.wounds.max': 15 },
    source: 'precise reading 2.8: ten attacks on average, a quarter wounds',
  },
  {
    name: 'test 10: auto and none',
    input: { ...base, ...sure, specialSave: 'auto' },
    expect: { [MEAN]: 0, [DEVIATION]: 0 },
    source: 'precise reading 2.8',
  },
  {
    name: 'combination: poison, fury and d3 wounds',
    input: { ...base, poison: true, fury: true, multipleWounds: 'd3', targetMaxWounds: 3, armorSave: 4 },
    expect: { [MEAN]: 25 / 6 },
    source: 'precise reading 2.8',
    rules: ['poison', 'fury', 'multipleWounds'],
  },
];

/** The edge cases of the specification. */
const edgeCases: AttackRow[] = [
  { name: 'edge: zero attacks', input: { ...base, numAttacks: '0' }, expect: { [MEAN]: 0 }, source: 'specification' },
  {
    name: 'edge: none to hit',
    input: { ...base, toHit: 'none', poison: true, fury: true },
    expect: { [MEAN]: 0 },
    source: 'specification; precise reading H1',
  },
  {
    name: 'edge: auto armour',
    input: { ...base, ...sure, armorSave: 'auto', armorPiercing: 6 },
    expect: { [MEAN]: 0 },
    source: 'specification; A1: piercing is ignored',
  },
  {
    name: 'edge: auto armour does not stop lethal strikes',
    input: { ...base, toHit: 'auto', armorSave: 'auto', specialSave: 'auto', lethalStrike: true },
    expect: { [MEAN]: 10 / 6 },
    source: 'precise reading W2',
    rules: ['lethalStrike'],
  },
  {
    name: 'edge: a total below 0 counts as 0',
    input: { ...sure, numAttacks: 'd6-3' },
    expect: { [MEAN]: (1 + 2 + 3) / 6, 'distributions.wounds.probabilities.0': 3 / 6 },
    source: 'precise reading E2',
  },
  {
    name: 'edge: multiple wounds against one wound',
    input: { ...base, multipleWounds: 'd6', targetMaxWounds: 1 },
    expect: { [MEAN]: 5 / 2, 'distributions.wounds.max': 10 },
    source: 'specification: capped at 1',
    rules: ['multipleWounds'],
  },
  {
    name: 'edge: rerolled successes on saves',
    input: { ...base, ...sure, armorSave: 4, rerollArmorSaves: 'successes' },
    expect: { [MEAN]: 7.5 },
    source: 'both dice must save: 1/4',
  },
  {
    name: 'edge: poison wounds what cannot be wounded',
    input: { ...base, toWound: 'none', poison: true },
    expect: { [MEAN]: 10 / 6 },
    source: 'precise reading H3',
    rules: ['poison'],
  },
  {
    name: 'edge: no six without a die',
    input: { ...base, ...sure, poison: true, fury: true, lethalStrike: true, armorSave: 4 },
    expect: { [MEAN]: 5 },
    source: 'precise reading R4',
  },
  {
    name: 'edge: a reroll that stands shows more sixes',
    input: { ...base, toWound: 'none', rerollHits: 'fails', poison: true },
    expect: { [MEAN]: 10 / 4 },
    source: 'precise reading R3: P(6) is 1/6 + 1/2 × 1/6 = 1/4',
  },
];

/** The extensions X1 to X14, each worked out by hand. */
const extensions: AttackRow[] = [
  {
    name: 'X1: lethal strike that leaves the aegis save',
    input: { ...base, armorSave: 2, specialSave: 4, lethalStrike: 'armour' },
    expect: { [MEAN]: 5 / 9 },
    source: 'a hit: 1/6 × 1/2 + 2/6 × 1/6 × 1/2 = 1/9; five hits',
    rules: ['lethalStrikeArmour'],
  },
  {
    name: 'X1: lethal strike denies fortitude',
    input: { ...base, armorSave: 2, specialSave: 4, specialSaveKind: 'fortitude', lethalStrike: 'armour' },
    expect: { [MEAN]: 35 / 36 },
    source: 'as lethal strike past every save',
    rules: ['lethalStrikeArmour'],
  },
  {
    name: 'X2: divine attacks',
    input: { ...sure, numAttacks: 10, specialSave: 4, rerollSpecialSaves: 'fails', divine: true },
    expect: { [MEAN]: 7.5 },
    source: 'the save must be made twice; the forced reroll replaces the own one',
    rules: ['divine'],
  },
  {
    name: 'X3: flaming attacks',
    input: { ...sure, numAttacks: 10, specialSave: 4, specialSaveKind: 'fortitude', flaming: true },
    expect: { [MEAN]: 10 },
    source: 'no fortitude save',
    rules: ['flaming'],
  },
  {
    name: 'X3: flaming attacks on a flammable target',
    input: { ...base, toWound: 5, flaming: true, targetFlammable: true },
    expect: { [MEAN]: 25 / 9 },
    source: 'wounds with 1/3 + 2/3 × 1/3 = 5/9; five hits',
    rules: ['flammable'],
  },
  {
    name: 'X4: armour bane',
    input: { ...base, armorSave: 5, armourBane: 1 },
    expect: { [MEAN]: 65 / 36 },
    source: 'a hit: 1/6 × 5/6 + 2/6 × 4/6 = 13/36; five hits',
    rules: ['armourBane'],
  },
  {
    name: 'X5: toxic attacks',
    input: { ...base, armorSave: 2, toxic: true, resilience: 5 },
    expect: { [MEAN]: 5 / 6 },
    source: 'strength 3 against 5 wounds on 6+, no armour: 10 × 1/2 × 1/6',
    rules: ['toxic'],
  },
  {
    name: 'X5: poison on 5+',
    input: { ...base, toWound: 'none', poison: true, poisonOn: 5 },
    expect: { [MEAN]: 10 / 3 },
    source: 'faces 5 and 6',
    rules: ['poison'],
  },
  {
    name: 'X5: poison on faces that miss does nothing',
    input: { ...base, toHit: 5, toWound: 'none', poison: true, poisonOn: 3 },
    expect: { [MEAN]: 10 / 3 },
    source: 'only hits poison: faces 5 and 6',
    rules: ['poison'],
  },
  {
    name: 'X6: poison adds 2 to wound',
    input: { ...base, toWound: 5, poison: true, poisonMode: 'plus2' },
    expect: { [MEAN]: 20 / 9 },
    source: 'an attack: 2/6 × 2/6 + 1/6 × 4/6 = 2/9',
    rules: ['poisonPlus2'],
  },
  {
    name: 'X7: impact hits',
    input: { strike: 'impact', numAttacks: 'd3', models: 2, toHit: 6, toWound: 4, charged: true },
    expect: { [MEAN]: 2 },
    source: 'two models, two hits each on average, half wound',
    rules: ['impactHits'],
  },
  {
    name: 'X7: no impact hits without a charge',
    input: { strike: 'impact', numAttacks: 'd3', toWound: 4 },
    expect: { [MEAN]: 0 },
    source: 'precise reading X7',
    rules: ['impactHits'],
  },
  {
    name: 'X7: no impact hits from 2 inches away',
    input: { strike: 'impact', numAttacks: 'd3', toWound: 4, charged: true, chargeDistance: 2 },
    expect: { [MEAN]: 0 },
    source: 'precise reading X7',
    rules: ['impactHits'],
  },
  {
    name: 'X7: stomps hit automatically',
    input: { strike: 'stomp', numAttacks: 'd6', toHit: 6, toWound: 4 },
    expect: { [MEAN]: 7 / 4 },
    source: '7/2 hits, half wound',
    rules: ['stomp'],
  },
  {
    name: 'X8: sunder',
    input: { ...sure, numAttacks: 2, armorSave: 6, sunder: 1 },
    expect: {
      'distributions.wounds.probabilities.0': 1 / 36,
      'distributions.wounds.probabilities.1': 5 / 36,
      'distributions.wounds.probabilities.2': 30 / 36,
    },
    source: 'the first wound through (5/6) leaves no save for the second',
    rules: ['sunder'],
  },
  {
    name: 'X9: mixed profiles add up',
    input: {
      profiles: [
        { ...base, armorSave: 4 },
        { ...base, poison: true, armorSave: 3 },
      ],
    },
    expect: { [MEAN]: 5 / 4 + 10 / 9 },
    source: 'tests 1 and 2',
  },
  {
    name: 'X10: a finite unit loses whole models',
    input: { ...sure, numAttacks: 5, target: { models: 4, wounds: 2, alreadyLost: 1 } },
    expect: {
      'distributions.wounds.min': 5,
      'distributions.slain.min': 3,
      'distributions.slain.max': 3,
      'summary.wipeChance': 0,
    },
    source: '1 + 5 wounds, two each: three models',
  },
  {
    name: 'X10: the total is not capped, the slain are',
    input: { ...sure, numAttacks: 10, target: { models: 4, wounds: 2 } },
    expect: { [MEAN]: 10, 'distributions.slain.mean': 4, 'summary.wipeChance': 1 },
    source: 'precise reading M2 and X10',
  },
  {
    name: 'X11: excess wounds are lost with the model',
    input: {
      ...sure,
      numAttacks: 3,
      multipleWounds: 3,
      target: { models: 5, wounds: 2, alreadyLost: 1, allocation: 'model' },
    },
    expect: { [MEAN]: 5, 'distributions.slain.mean': 3 },
    source: '1, 2 and 2 wounds: each attack removes the front model',
  },
  {
    name: 'X12: killing blow adds all wounds of a model',
    input: { ...base, killingBlow: true, target: { models: 10, wounds: 3 } },
    expect: { [MEAN]: 25 / 6 },
    source: 'a hit: 1/6 × 3 + 2/6 × 1 = 5/6; five hits',
    rules: ['killingBlow'],
  },
  {
    name: 'X12: killing blow takes what the front model has left',
    input: {
      numAttacks: 1,
      toHit: 'auto',
      toWound: 6,
      killingBlow: true,
      target: { models: 2, wounds: 3, alreadyLost: 1, allocation: 'model' },
    },
    expect: { [MEAN]: 2 / 6 },
    source: 'two wounds with 1/6',
    rules: ['killingBlow'],
  },
  {
    name: 'X14: red fury',
    input: { ...base, redFury: true },
    expect: { [MEAN]: 25 / 8 },
    source: 'an attack wounds with 1/4 and its extra attack with 1/4: 1/4 + 1/16; ten of them',
    rules: ['redFury'],
  },
];

const duellist = { models: 1, profiles: [{ toHit: 4, toWound: 'auto' }] };

const combats: Omit<Case, 'calculator'>[] = [
  {
    name: 'X13: the quicker one strikes first',
    input: { first: { ...duellist, initiative: 4 }, second: { ...duellist, initiative: 3 } },
    expect: { 'summary.secondDestroyed': 1 / 2, 'summary.firstDestroyed': 1 / 4, 'summary.even': 1 / 4 },
    source: 'the second strikes only if it lives: 1/2 × 1/2',
  },
  {
    name: 'X13: equal initiative strikes together',
    input: { first: duellist, second: duellist },
    expect: { 'joint.0.0': 1 / 4, 'joint.0.1': 1 / 4, 'joint.1.0': 1 / 4, 'joint.1.1': 1 / 4 },
    source: 'two coins',
  },
  {
    name: 'X13: two rounds',
    input: { first: { ...duellist, initiative: 4 }, second: { ...duellist, initiative: 3 }, rounds: 2 },
    expect: { 'summary.secondDestroyed': 5 / 8, 'summary.firstDestroyed': 5 / 16 },
    source: 'the second round is fought with 1/4: 1/2 + 1/4 × 1/2 and 1/4 + 1/4 × 1/4',
  },
  {
    name: 'X13: impact hits come before everything and only once',
    input: {
      first: { models: 1, initiative: 1, charged: true, profiles: [{ strike: 'impact', toWound: 'auto' }] },
      second: { models: 2, initiative: 9, profiles: [{ toHit: 'auto', toWound: 6 }] },
      rounds: 2,
    },
    expect: { 'distributions.secondLost.mean': 1, 'summary.firstDestroyed': 11 / 36 },
    source: 'one enemy left in both rounds: 1 - (5/6)²',
    rules: ['impactHits'],
  },
  {
    name: 'X13: stomps come last',
    input: {
      first: { models: 1, initiative: 9, profiles: [{ strike: 'stomp', toWound: 'auto' }] },
      second: { models: 1, initiative: 0, profiles: [{ toHit: 'auto', toWound: 4 }] },
    },
    expect: { 'summary.firstDestroyed': 1 / 2, 'summary.secondDestroyed': 1 / 2, 'summary.even': 0 },
    source: 'the stomp happens only if the first survives the blow',
    rules: ['stomp'],
  },
  {
    name: 'X13: fallen models do not strike back',
    input: {
      first: { models: 1, initiative: 5, profiles: [{ numAttacks: 2, toHit: 'auto', toWound: 'auto' }] },
      second: { models: 3, wounds: 1, initiative: 2, profiles: [{ toHit: 'auto', toWound: 6 }] },
    },
    expect: { 'distributions.secondLost.mean': 2, 'summary.firstDestroyed': 1 / 6 },
    source: 'one of three is left',
  },
  {
    name: 'X13: a champion strikes alone',
    input: {
      first: { models: 5, profiles: [{ models: 1, numAttacks: 2, toHit: 'auto', toWound: 'auto' }] },
      second: { models: 9, profiles: [] },
    },
    expect: { 'distributions.secondLost.mean': 2 },
    source: 'one model, two wounds',
  },
];

export const cases: readonly Case[] = [
  ...[...testCases, ...systemCases, ...edgeCases, ...extensions].map((row) => ({
    ...row,
    calculator: 'fantasy/attack' as const,
  })),
  ...combats.map((row) => ({ ...row, calculator: 'fantasy/combat' as const })),
];
