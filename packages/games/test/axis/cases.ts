// One small battle for each rule, beside the same battle without it. Figures come from the brute-force twin.
import type { BattleInput } from '@oddsmith/games/axis';

type WaveInput = NonNullable<BattleInput['waves']>[number];

export interface RuleCase {
  readonly rule: string;
  readonly input: BattleInput;
  /** The same battle in which the rule has nothing to do. */
  readonly without: BattleInput;
}

const land = (attack: object, defense: object, wave: Partial<WaveInput> = {}, rest: BattleInput = {}): BattleInput => ({
  waves: [{ attack: { units: attack }, defense: { units: defense }, ...wave }],
  ...rest,
});
const sea = (attack: object, defense: object, wave: Partial<WaveInput> = {}, rest: BattleInput = {}): BattleInput =>
  land(attack, defense, wave, { naval: true, ...rest });

export const cases: readonly RuleCase[] = [
  { rule: 'dice', input: land({ inf: 2 }, { inf: 1 }, {}, { dice: 'lowLuck' }), without: land({ inf: 2 }, { inf: 1 }) },
  {
    rule: 'anti-air',
    input: land({ inf: 1, fig: 1 }, { inf: 1, aa: 1 }),
    without: land({ inf: 1, fig: 1 }, { inf: 1 }),
  },
  {
    rule: 'in-progress',
    input: land({ inf: 1, fig: 1 }, { inf: 1, aa: 1 }, {}, { inProgress: true }),
    without: land({ inf: 1, fig: 1 }, { inf: 1, aa: 1 }),
  },
  {
    rule: 'hits',
    input: {
      naval: true,
      waves: [
        {
          attack: { units: { sub: 1, fig: 2 } },
          defense: { units: { sub: 1, des: 1, fig: 1 }, orderOfLoss: ['des', 'sub', 'fig'] },
        },
      ],
    },
    without: {
      naval: true,
      waves: [
        {
          attack: { units: { sub: 1, fig: 2 } },
          defense: { units: { sub: 1, des: 1, fig: 1 }, orderOfLoss: ['des', 'sub', 'fig'] },
        },
      ],
      hits: 'asListed',
    },
  },
  { rule: 'bombardment', input: land({ inf_a: 1, bat: 1 }, { inf: 1 }), without: land({ inf_a: 1 }, { inf: 1 }) },
  { rule: 'artillery', input: land({ inf: 1, art: 1 }, { inf: 1 }), without: land({ inf: 1, arm: 1 }, { inf: 1 }) },
  { rule: 'surprise-strike', input: sea({ sub: 1 }, { cru: 1 }), without: sea({ des: 1 }, { cru: 1 }) },
  { rule: 'submarine-hits', input: sea({ fig: 1 }, { sub: 1, tra: 1 }), without: sea({ cru: 1 }, { sub: 1, tra: 1 }) },
  {
    rule: 'order-of-loss',
    input: {
      waves: [{ attack: { units: { inf: 1, fig: 1 }, orderOfLoss: ['fig', 'inf'] }, defense: { units: { inf: 1 } } }],
    },
    without: land({ inf: 1, fig: 1 }, { inf: 1 }),
  },
  {
    rule: 'takes',
    input: { waves: [{ attack: { units: { inf: 1, fig: 1 }, takes: 1 }, defense: { units: { inf: 1 } } }] },
    without: land({ inf: 1, fig: 1 }, { inf: 1 }),
  },
  {
    rule: 'aa-last',
    input: { waves: [{ attack: { units: { inf: 2 } }, defense: { units: { inf: 2, aa: 1 }, aaLast: true } }] },
    without: land({ inf: 2 }, { inf: 2, aa: 1 }),
  },
  { rule: 'battleship', input: sea({ bat: 1 }, { cru: 1 }), without: sea({ dbat: 1 }, { cru: 1 }) },
  { rule: 'helpless', input: land({ inf: 1 }, { aa: 1 }), without: land({ inf: 1 }, { inf: 1 }) },
  {
    rule: 'keep-destroyer',
    input: sea({ des: 1, cru: 1 }, { sub: 1, acc: 1 }, { attackerKeepsDestroyer: true }),
    without: sea({ des: 1, cru: 1 }, { sub: 1, acc: 1 }),
  },
  {
    rule: 'submerge',
    input: sea({ sub: 1, cru: 1 }, { acc: 1 }, { attackerSubmerges: true }),
    without: sea({ sub: 1, cru: 1 }, { acc: 1 }),
  },
  { rule: 'limited-rounds', input: land({ inf: 2 }, { inf: 1 }, { rounds: 1 }), without: land({ inf: 2 }, { inf: 1 }) },
  {
    rule: 'retreat-units',
    input: land({ inf: 2 }, { inf: 1 }, { retreat: { unitsAtMost: 1 } }),
    without: land({ inf: 2 }, { inf: 1 }),
  },
  {
    rule: 'retreat-profit',
    input: land({ inf: 1, fig: 1 }, { inf: 2 }, { retreat: { profitBelow: 0 } }),
    without: land({ inf: 1, fig: 1 }, { inf: 2 }),
  },
  {
    rule: 'retreat-win-chance',
    input: land({ inf: 2 }, { inf: 2 }, { retreat: { winChanceBelow: 0.5 } }),
    without: land({ inf: 2 }, { inf: 2 }),
  },
  {
    rule: 'retreat-strafe',
    input: land({ inf: 1, arm: 1 }, { inf: 2 }, { retreat: { killChanceAbove: 0.3 } }),
    without: land({ inf: 1, arm: 1 }, { inf: 2 }),
  },
  {
    rule: 'retreat-air',
    input: land({ inf: 1, fig: 1 }, { inf: 2 }, { retreat: { airLossChanceAbove: 0.2 } }),
    without: land({ inf: 1, fig: 1 }, { inf: 2 }),
  },
  {
    rule: 'retreat-optimal',
    input: land({ inf: 1, fig: 1 }, { inf: 2 }, { retreat: { optimal: 'profit' } }),
    without: land({ inf: 1, fig: 1 }, { inf: 2 }),
  },
  {
    rule: 'retreat-before-battle',
    input: land({ inf: 1 }, { inf: 2 }, { retreat: { profitBelow: 0 } }, { retreatBeforeBattle: true }),
    without: land({ inf: 1 }, { inf: 2 }, { retreat: { profitBelow: 0 } }),
  },
  {
    rule: 'landed',
    input: land({ inf_a: 1, inf: 1 }, { inf: 1 }, { rounds: 1 }),
    without: land({ inf: 2 }, { inf: 1 }, { rounds: 1 }),
  },
  {
    rule: 'crash',
    input: sea({ cru: 1 }, { acc: 1, fig: 3 }, { crashFighters: true }),
    without: sea({ cru: 1 }, { acc: 1, fig: 3 }),
  },
  {
    rule: 'attacker-carriers',
    input: sea({ acc: 1, fig: 3 }, { cru: 1 }, {}, { switches: { attackerCarriers: true } }),
    without: sea({ acc: 1, fig: 3 }, { cru: 1 }),
  },
  { rule: 'capture', input: land({ inf: 1, fig: 1 }, { inf: 1 }), without: land({ fig: 2 }, { inf: 1 }) },
  {
    rule: 'reinforcements',
    input: {
      waves: [
        { attack: { units: { inf: 1 } }, defense: { units: { inf: 1 } } },
        { attack: { units: { inf: 2 } }, defense: { units: { inf: 1 } } },
      ],
    },
    without: land({ inf: 1 }, { inf: 1 }),
  },
  {
    rule: 'leaves',
    input: {
      waves: [
        { attack: { units: { inf: 1 } }, defense: { units: { inf: 1, fig: 1 } }, rounds: 1 },
        { attack: { units: { inf: 2 } }, defense: { units: {} }, leaves: { fig: 1 } },
      ],
    },
    without: {
      waves: [
        { attack: { units: { inf: 1 } }, defense: { units: { inf: 1, fig: 1 } }, rounds: 1 },
        { attack: { units: { inf: 2 } }, defense: { units: {} } },
      ],
    },
  },
  {
    rule: 'owners',
    input: {
      waves: [
        {
          attack: { units: { inf: 2 } },
          defense: {
            units: { inf: 1, fig: 1 },
            owners: [{ name: 'UK', units: { fig: 1 } }],
            ownersLose: 'byOwner',
          },
        },
      ],
    },
    without: land({ inf: 2 }, { inf: 1, fig: 1 }),
  },
  {
    rule: 'conqueror-defends',
    input: {
      waves: [
        { attack: { units: { inf: 2 } }, defense: { units: { inf: 1 } } },
        { attack: { units: { inf: 1 } }, defense: { units: {} }, conquerorDefends: true },
      ],
    },
    without: land({ inf: 2 }, { inf: 1 }),
  },
  {
    rule: 'territory-value',
    input: land({ inf: 2 }, { inf: 1 }, {}, { territoryValue: 3 }),
    without: land({ inf: 2 }, { inf: 1 }),
  },
  {
    rule: 'deadzone',
    input: land({ inf: 2 }, { inf: 1 }, {}, { deadzone: true }),
    without: land({ inf: 2 }, { inf: 1 }),
  },
  {
    rule: 'future-waves',
    input: {
      waves: [
        { attack: { units: { inf: 1, arm: 1 } }, defense: { units: { inf: 1 } }, retreat: { profitBelow: 0 } },
        { attack: { units: { inf: 3, fig: 1 } }, defense: { units: {} } },
      ],
      valueFutureWaves: true,
    },
    without: {
      waves: [
        { attack: { units: { inf: 1, arm: 1 } }, defense: { units: { inf: 1 } }, retreat: { profitBelow: 0 } },
        { attack: { units: { inf: 3, fig: 1 } }, defense: { units: {} } },
      ],
    },
  },
  {
    rule: 'unit-values',
    input: land({ inf: 1, fig: 1 }, { inf: 1 }, {}, { values: { inf: 1, fig: 20 } }),
    without: land({ inf: 1, fig: 1 }, { inf: 1 }),
  },
];
