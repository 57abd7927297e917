// What was settled about orders of loss, transports, carriers and bombardment: each by hand or by trying everything.
import { type BattleInput, recommend as recommendArmy, battle as solveBattle } from '@oddsmith/games/axis';
import { describe, expect, test } from 'vitest';
import { sequences } from './sequences.ts';

type WaveInput = NonNullable<BattleInput['waves']>[number];

const codes = (advice: readonly { readonly code: string }[]) => advice.map(({ code }) => code);

describe('optimal orders of loss', () => {
  test('with a counter-attack: what holds most often, not what takes most often', () => {
    const units = { inf: 2, arm: 1, fig: 1 };
    const counter: WaveInput = { attack: { units: { inf: 1, arm: 1 } }, conquerorDefends: true };
    const solve = (orderOfLoss: string[] | 'optimal') =>
      solveBattle({ waves: [{ attack: { units, orderOfLoss }, defense: { units: { inf: 2 } } }, counter] }).summary;
    const held = sequences(units).map((order) => solve(order).holdsChance);
    expect(solve('optimal').holdsChance).toBeCloseTo(Math.max(...held), 12);
  });

  test('in a recommendation each army has its own: three infantry and a fighter for 19 IPC', () => {
    const found = recommendArmy({
      waves: [{ attack: { units: { inf: 4, fig: 1 }, orderOfLoss: 'optimal' }, defense: { units: { inf: 3 } } }],
      goal: { winChance: 0.6 },
    });
    expect(found).toMatchObject({ cost: 19, armies: [{ army: { inf: 3, fig: 1 }, chance: expect.closeTo(0.671, 3) }] });
  });

  test('of the attackers of a territory, against the garrison they meet', () => {
    const units = { inf: 1, art: 1, fig: 1 };
    const found = recommendArmy({
      side: 'defender',
      waves: [{ defense: { units: { inf: 2 } } }],
      territories: [{ attack: { units, orderOfLoss: 'optimal' } }],
      hold: 1,
      goal: { winChance: 0.1 },
    });
    const taken = sequences(units).map(
      (orderOfLoss) =>
        solveBattle({ waves: [{ attack: { units, orderOfLoss }, defense: { units: { inf: 2 } } }] }).summary
          .takesChance,
    );
    expect(found.split!.territories[0]).toMatchObject({ army: { inf: 2 } });
    expect(found.split!.chance).toBeCloseTo(1 - Math.max(...taken), 12);
  });
});

describe('at sea', () => {
  test('transports sink nothing: a cruiser and a transport a side', () => {
    const units = { cru: 1, tra: 1 };
    const { summary } = solveBattle({ naval: true, waves: [{ attack: { units }, defense: { units } }] });
    // Each cruiser hits 1/2: of the rounds that change something a third sinks either, a third both, and transports remain.
    expect(summary).toMatchObject({
      winChance: expect.closeTo(1 / 3, 12),
      lossChance: expect.closeTo(1 / 3, 12),
      standoffChance: expect.closeTo(1 / 3, 12),
    });
  });

  test('no deck takes a bomber: two fighters land on the carrier, the bomber is lost', () => {
    const { waves } = solveBattle({
      naval: true,
      waves: [
        {
          attack: { units: { tra: 1 } },
          defense: { units: { acc: 1, fig: 2, bom: 1 } },
          crashFighters: true,
        },
      ],
    });
    expect(waves[0].casualties.defense).toMatchObject([{ lost: { bom: 1 }, left: { acc: 1, fig: 2 } }]);
  });
});

describe('defaults', () => {
  test('one ship bombards for each unit landed, and the advice says how many do', () => {
    const solve = (bat: number, limited = true) =>
      solveBattle({
        waves: [{ attack: { units: { inf_a: 1, bat } }, defense: { units: { inf: 2 } } }],
        switches: { bombardmentLimited: limited },
      });
    const two = solveBattle({ waves: [{ attack: { units: { inf_a: 1, bat: 2 } }, defense: { units: { inf: 2 } } }] });
    expect(two.summary.takesChance).toBeCloseTo(solve(1).summary.takesChance, 12);
    expect(two.summary.takesChance).toBeLessThan(solve(2, false).summary.takesChance);
    expect(codes(two.advice)).toContain('axis/bombardment-limited');
    expect(codes(solve(1).advice)).not.toContain('axis/bombardment-limited');
  });

  test('where nobody is marked as landed all land units count, and the advice says so', () => {
    const solve = (attack: Record<string, number>) =>
      solveBattle({ waves: [{ attack: { units: attack }, defense: { units: { inf: 2 } } }] });
    expect(codes(solve({ inf: 2, bat: 1 }).advice)).toEqual(['axis/landing-assumed']);
    expect(codes(solve({ inf_a: 2, bat: 1 }).advice)).toEqual([]);
    expect(solve({ inf: 2, bat: 1 }).summary.takesChance).toBeCloseTo(
      solve({ inf_a: 2, bat: 1 }).summary.takesChance,
      12,
    );
  });

  test('the advice speaks of the order of loss where another one changes the chance, and only there', () => {
    const solve = (naval: boolean, units: Record<string, number>, rest = {}) =>
      solveBattle({
        naval,
        waves: [{ attack: { units: naval ? { cru: 2 } : { arm: 2 } }, defense: { units, ...rest } }],
      });
    const guns = { inf: 1, aa: 1 };
    const gunsFirst = { orderOfLoss: ['aa', 'inf'] };
    expect(codes(solve(false, guns).advice)).toEqual(['axis/usual-order']);
    expect(solve(false, guns).advice[0].message).toContain('infantry before AA guns');
    expect(solve(false, guns, gunsFirst).summary.takesChance).toBeLessThan(solve(false, guns).summary.takesChance);
    expect(codes(solve(true, { fig: 1, cru: 1 }).advice)).toEqual(['axis/usual-order']);
    for (const chosen of [gunsFirst, { orderOfLoss: 'cheapest' }, { orderOfLoss: 'optimal' }, { aaLast: true }])
      expect(codes(solve(false, guns, chosen).advice)).toEqual([]);
    for (const rising of [{ inf: 2, arm: 1, fig: 1 }, { aa: 2 }])
      expect(codes(solve(false, rising).advice)).toEqual([]);
  });

  test('defenders lose the cheapest first, AA guns after artillery', () => {
    const takes = (orderOfLoss: string[] | 'standard' | 'cheapest') =>
      solveBattle({
        waves: [
          {
            attack: { units: { inf: 4, arm: 2, fig: 1 } },
            defense: { units: { inf: 2, art: 1, aa: 1, fig: 1 }, orderOfLoss },
          },
        ],
      }).summary.takesChance;
    const cheapest = takes(['inf', 'art', 'aa', 'arm', 'fig', 'bom']);
    expect(takes('standard')).toBeCloseTo(cheapest, 12);
    expect(takes('cheapest')).toBeCloseTo(cheapest, 12);
    expect(Math.abs(takes(['aa', 'inf', 'art', 'arm', 'fig', 'bom']) - cheapest)).toBeGreaterThan(0.001);
  });
});
