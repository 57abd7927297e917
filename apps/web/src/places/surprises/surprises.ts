// Results that players do not expect: the battles of each, which figures are shown of them, and nothing of what is said about them.
// Read when the site is built, which works out the figures, and by the page, which works them out again when it is asked to.

export interface Surprise {
  readonly id: string;
  readonly calculator: string;
  readonly inputs: readonly object[];
  /** Of the summary of each answer. */
  readonly figures: readonly string[];
  /** Which distribution is drawn, where there is one worth drawing. */
  readonly drawn?: string;
}

const bolts = { attacks: 1, skill: 3, strength: 4, ap: -6, damage: 1 } as const;
const marines = { models: 10, toughness: 4, save: 3, wounds: 2 } as const;

function attack40k(weapon: object, target: object = {}, count = 10) {
  return { weapon: { ...bolts, ...weapon }, count, target: { ...marines, ...target } };
}

const warrior = { attacks: 4, hit: 3, normalDamage: 4, criticalDamage: 5, wounds: 12 } as const;
const guns = { name: 'Guns', quality: 4, defense: 4 } as const;

function attackGrimdark(rules: readonly string[], models: object, defense = 4) {
  const weapons = [{ name: 'Rifle', range: 24, attacks: 2, rules }];
  return {
    attacker: { ...guns, models: [{ count: 5, weapons }] },
    defender: { name: 'Target', quality: 4, defense, models: [{ weapons: [], ...models }] },
    phase: 'shooting',
  };
}

function attackAxis(attack: object, defense: object) {
  return { waves: [{ attack: { units: attack }, defense: { units: defense } }] };
}

export const SURPRISES = [
  {
    id: 'slain-and-damage',
    calculator: 'wh40k/attack',
    inputs: [1, 2, 3].map((damage) => attack40k({ damage }, { wounds: 3 })),
    figures: ['meanDamage', 'meanSlain'],
    drawn: 'slain',
  },
  {
    id: 'lethal-devastating',
    calculator: 'wh40k/attack',
    inputs: [[], ['Lethal Hits']].map((more) =>
      attack40k(
        { ap: 0, keywords: ['Anti-Infantry 2+', 'Devastating Wounds', ...more] },
        { save: 2, keywords: ['Infantry'] },
      ),
    ),
    figures: ['meanSlain'],
    drawn: 'slain',
  },
  {
    id: 'rolled-damage',
    calculator: 'wh40k/attack',
    inputs: [3, 'D6'].map((damage) => attack40k({ damage }, { wounds: 3 })),
    figures: ['meanSlain'],
    drawn: 'slain',
  },
  {
    id: 'feel-no-pain',
    calculator: 'wh40k/attack',
    inputs: [1, 2].flatMap((damage) => [attack40k({ damage }), attack40k({ damage }, { fnp: 5 })]),
    figures: ['meanDamage', 'meanSlain'],
    drawn: 'slain',
  },
  {
    id: 'sustained-or-lethal',
    calculator: 'wh40k/attack',
    inputs: [2, 4, 8].flatMap((strength) =>
      ['Sustained Hits 1', 'Lethal Hits'].map((keyword) => attack40k({ ap: 0, strength, keywords: [keyword] })),
    ),
    figures: ['meanDamage'],
    drawn: 'damage',
  },
  {
    id: 'strength-in-steps',
    calculator: 'wh40k/attack',
    inputs: [4, 5, 6, 7, 8].map((strength) => attack40k({ strength })),
    figures: ['meanDamage'],
    drawn: 'damage',
  },
  {
    id: 'same-average',
    calculator: 'wh40k/attack',
    inputs: [
      [6, 1],
      [3, 2],
      [2, 3],
      [1, 6],
    ].map(([attacks, damage]) =>
      attack40k({ attacks, damage, skill: 4 }, { models: 1, toughness: 4, save: 7, wounds: 6 }, 1),
    ),
    figures: ['meanDamage', 'wipeChance'],
    drawn: 'damage',
  },
  {
    id: 'piercing-armour',
    calculator: 'wh40k/attack',
    inputs: [2, 5].flatMap((save) => [0, -1].map((ap) => attack40k({ ap }, { save }))),
    figures: ['meanDamage'],
    drawn: 'damage',
  },
  {
    id: 'nine-inches',
    calculator: 'wh40k/charge',
    inputs: [{ distance: 9 }, { distance: 10 }, { distance: 10, reroll: true }],
    figures: ['chargeChance'],
  },
  {
    id: 'twice-the-guns',
    calculator: 'wh40k/attack',
    inputs: [10, 20, 40].map((count) =>
      attack40k({ strength: 8, ap: -3, damage: 2 }, { models: 1, toughness: 9, save: 3, wounds: 10 }, count),
    ),
    figures: ['meanDamage', 'wipeChance'],
    drawn: 'damage',
  },
  {
    id: 'cover-that-kills',
    calculator: 'killteam/shoot',
    inputs: [0, 1].map((coverNormals) => ({
      attacker: { attacks: 5, hit: 3, normalDamage: 3, criticalDamage: 7, lethal: 3 },
      defender: { dice: 3, save: 2, wounds: 12, coverNormals },
    })),
    figures: ['killChance', 'meanDamage'],
    drawn: 'damage',
  },
  {
    id: 'first-blow',
    calculator: 'killteam/fight',
    inputs: [
      {
        first: { ...warrior, wounds: 8, strategy: 'strike' },
        second: { ...warrior, wounds: 8, strategy: 'strike' },
      },
    ],
    figures: ['secondDies', 'firstDies'],
    drawn: 'firstWounds',
  },
  {
    id: 'kill-and-live',
    calculator: 'killteam/fight',
    inputs: ['strike', 'parry', 'optimalKill'].map((strategy) => ({
      first: { ...warrior, strategy },
      second: { ...warrior, strategy: 'strike' },
    })),
    figures: ['secondDies', 'firstDies'],
    drawn: 'firstWounds',
  },
  {
    id: 'five-dice',
    calculator: 'killteam/shoot',
    inputs: [
      [4, 3],
      [5, 4],
    ].map(([attacks, hit]) => ({
      attacker: { attacks, hit, normalDamage: 3, criticalDamage: 4 },
      defender: { dice: 3, save: 3, wounds: 12 },
    })),
    figures: ['meanDamage', 'killChance'],
    drawn: 'damage',
  },
  {
    id: 'even-armies',
    calculator: 'axis/battle',
    inputs: [3, 10, 20].map((inf) => attackAxis({ inf }, { inf })),
    figures: ['winChance'],
    drawn: 'profit',
  },
  {
    id: 'artillery',
    calculator: 'axis/battle',
    inputs: [{ inf: 12 }, { inf: 6, arm: 3 }, { arm: 6 }, { inf: 8, art: 3 }].map((army) =>
      attackAxis(army, { inf: 10 }),
    ),
    figures: ['winChance'],
    drawn: 'profit',
  },
  {
    id: 'deadly',
    calculator: 'grimdark/attack',
    inputs: [
      [{ count: 10 }, []],
      [{ count: 10 }, ['Deadly(3)']],
      [{ count: 3, tough: 3 }, []],
      [{ count: 3, tough: 3 }, ['Deadly(3)']],
    ].map(([models, rules]) => attackGrimdark(rules as string[], models)),
    figures: ['meanKills'],
    drawn: 'kills',
  },
  {
    id: 'piercing-nothing',
    calculator: 'grimdark/attack',
    inputs: [2, 6].flatMap((defense) => [[], ['AP(1)']].map((rules) => attackGrimdark(rules, { count: 10 }, defense))),
    figures: ['meanKills'],
    drawn: 'kills',
  },
  {
    id: 'reroll-or-plus-one',
    calculator: 'fantasy/attack',
    inputs: [4, 6].flatMap((toHit) => [
      { numAttacks: 10, toHit, toWound: 'auto', rerollHits: 'fails' },
      { numAttacks: 10, toHit: toHit - 1, toWound: 'auto' },
    ]),
    figures: ['meanWounds'],
    drawn: 'wounds',
  },
  {
    id: 'poison',
    calculator: 'fantasy/attack',
    inputs: [4, 6].flatMap((toWound) => [false, true].map((poison) => ({ numAttacks: 20, toHit: 4, toWound, poison }))),
    figures: ['meanWounds'],
    drawn: 'wounds',
  },
] as const satisfies readonly Surprise[];

export type SurpriseId = (typeof SURPRISES)[number]['id'];
