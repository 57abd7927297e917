// Allies beside each other, and units that leave between waves: held against battles put together by hand.
import { type BattleInput, battle as solveBattle } from '@oddsmith/games/axis';
import { describe, expect, test } from 'vitest';
import { many } from '../../../../test/depth.ts';
import { battleCalculator } from '../../src/axis/calculators/battle.ts';
import { expectAllPathsEqualExact } from '../agreement.ts';
import { Draw } from './random-battle.ts';

type Units = Record<string, number>;

const minus = (army: Units, gone: Units): Units =>
  Object.fromEntries(Object.entries(army).map(([id, n]) => [id, Math.max(0, n - (gone[id] ?? 0))]));

describe('units that leave before a wave', () => {
  const battles: { input: BattleInput; leaves: Units }[] = [];
  for (let seed = 48_000; seed < 48_000 + many('axis', 40); seed++) {
    const draw = new Draw(seed);
    const leaves = draw.army(['inf', 'fig', 'arm', 'bom'], 3);
    const first = draw.army(['inf', 'arm', 'fig'], 3);
    const second = draw.army(['inf', 'arm', 'fig'], 3);
    const defense = draw.army(['inf', 'fig', 'arm', 'bom'], 4);
    const rounds = draw.chance(0.5) ? 1 : 2;
    battles.push({
      leaves,
      input: {
        waves: [
          { attack: { units: first }, defense: { units: defense }, rounds },
          { attack: { units: second }, defense: { units: { inf: 1 } }, leaves },
        ],
      },
    });
  }

  test('the second wave meets what the first leaves, less those who left', () => {
    for (const { input, leaves } of battles) {
      const where = JSON.stringify(input);
      const [first, second] = input.waves!;
      const { joint } = solveBattle({ waves: [first], report: { joint: true } });
      let takes = 0;
      let lost = 0;
      for (const row of joint!) {
        const there = { ...row.defenderLeft } as Units;
        const land = (army: Units) => ['inf', 'arm', 'art'].some((id) => (army[id] ?? 0) > 0);
        const isTaken = Object.keys(there).length === 0 && land(row.attackerLeft as Units);
        if (isTaken) {
          takes += row.probability;
          continue;
        }
        const stay = minus(there, leaves);
        const units = { ...stay, inf: (stay.inf ?? 0) + 1 };
        const { summary } = solveBattle({ waves: [{ attack: second.attack!, defense: { units } }] });
        takes += row.probability * summary.takesChance;
        lost += row.probability * summary.defenderLoss;
      }
      const { waves } = solveBattle(input);
      expect(waves[1].takesTerritory, where).toBeCloseTo(takes, 10);
      expect(waves[1].defenderLoss, where).toBeCloseTo(lost, 9);
      // Those who left are no casualties.
      const mean = waves[1].casualties.defense.reduce(
        (sum, { lost: army, probability }) =>
          sum + probability * Object.values(army).reduce((all: number, n) => all + (n ?? 0), 0),
        0,
      );
      expect(Number.isFinite(mean) && mean >= 0, where).toBe(true);
    }
  });

  test('every dice path gives the exact answer, also where the conqueror defends and later waves count', () => {
    const base = {
      attack: { units: { inf: 1, fig: 1 } },
      defense: { units: { inf: 1, fig: 1 } },
      rounds: 1,
    };
    for (const [leaves, rest] of [
      [{ fig: 1 }, {}],
      [{ inf: 1, fig: 2 }, { report: { allWaves: true } }],
      [{ fig: 1 }, { valueFutureWaves: true }],
    ] as const) {
      const second = { attack: { units: { inf: 1 } }, defense: { units: { inf: 1 } }, leaves, rounds: 1 };
      const profit = 'valueFutureWaves' in rest ? { retreat: { profitBelow: 0 } } : {};
      const input = { waves: [{ ...base, ...profit }, second], dice: 'lowLuck', ...rest };
      expectAllPathsEqualExact(battleCalculator, input, { maxPaths: 20_000 });
    }
    const conquered = { attack: { units: { inf: 2 } }, defense: { units: {} }, conquerorDefends: true, rounds: 2 };
    expectAllPathsEqualExact(
      battleCalculator,
      {
        waves: [
          { ...base, attack: { units: { inf: 3 } } },
          { ...conquered, leaves: { inf: 1 } },
        ],
        dice: 'lowLuck',
      },
      { maxPaths: 20_000 },
    );
  });

  test('nobody can leave before the first wave', () => {
    expect(() => solveBattle({ waves: [{ leaves: { inf: 1 } }] })).toThrow('nobody is left');
  });
});

describe('owners', () => {
  const units = { inf: 2, arm: 1, fig: 1 };
  const owners = [
    { name: 'British', units: { fig: 1, inf: 1 } },
    { name: 'Americans', units: { inf: 1, arm: 1 } },
  ];
  const attack = { units: { inf: 3, arm: 1 } };

  test('one after the other is the order of loss with their pieces in turn', () => {
    const { summary } = solveBattle({ waves: [{ attack, defense: { units, owners, ownersLose: 'byOwner' } }] });
    const same = solveBattle({
      waves: [{ attack, defense: { units, orderOfLoss: ['1 inf', '1 fig', 'inf', 'arm'] } }],
    });
    expect(summary).toEqual(same.summary);
  });

  test('kind by kind changes nothing but the account', () => {
    const { summary } = solveBattle({ waves: [{ attack, defense: { units, owners } }] });
    expect(summary).toEqual(solveBattle({ waves: [{ attack, defense: { units } }] }).summary);
  });

  test.each(['byKind', 'byOwner'] as const)(
    '%s: each loses what its pieces in the order of loss lose',
    (ownersLose) => {
      const found = solveBattle({ waves: [{ attack, defense: { units, owners, ownersLose } }] });
      // Who loses the k-th piece: written out by hand.
      const sequence =
        ownersLose === 'byKind'
          ? (['B inf', 'A inf', 'A arm', 'B fig'] as const)
          : (['B inf', 'B fig', 'A inf', 'A arm'] as const);
      const price = { inf: 3, arm: 6, fig: 10 } as const;
      const loss = { A: 0, B: 0 };
      const survives = { A: 0, B: 0 };
      for (const { lost, probability } of found.waves[0].casualties.defense) {
        const n = Object.values(lost).reduce((sum: number, one) => sum + (one ?? 0), 0);
        for (const piece of sequence.slice(0, n)) {
          const [who, id] = piece.split(' ') as ['A' | 'B', 'inf' | 'arm' | 'fig'];
          loss[who] += probability * price[id];
        }
        for (const who of ['A', 'B'] as const)
          if (sequence.slice(n).some((piece) => piece.startsWith(who))) survives[who] += probability;
      }
      const [british, americans] = found.owners!;
      expect(british.loss).toBeCloseTo(loss.B, 10);
      expect(americans.loss).toBeCloseTo(loss.A, 10);
      expect(british.survives).toBeCloseTo(survives.B, 10);
      expect(americans.survives).toBeCloseTo(survives.A, 10);
      expect(british.loss + americans.loss).toBeCloseTo(found.summary.defenderLoss, 9);
    },
  );

  test('what they do not have is refused', () => {
    const ask = (defense: NonNullable<NonNullable<BattleInput['waves']>[number]['defense']>) => () =>
      solveBattle({ waves: [{ attack, defense }] });
    expect(ask({ units: { inf: 1 }, owners: [{ name: 'UK', units: { inf: 2 } }] })).toThrow('owners have 2 infantry');
    expect(ask({ units, owners, ownersLose: 'byOwner', orderOfLoss: 'optimal' })).toThrow('knows no owners');
  });
});
