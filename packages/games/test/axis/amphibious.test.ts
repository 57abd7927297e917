// A landing as one battle: by hand, on every dice path, and refused where the cargo does not fit.
import { calculateWith } from '@oddsmith/games';
import {
  type AmphibiousInput,
  calculators,
  battle as solveBattle,
  amphibious as solveLanding,
} from '@oddsmith/games/axis';
import { describe, expect, test } from 'vitest';
import { amphibiousCalculator } from '../../src/axis/calculators/amphibious.ts';
import { expectAllPathsEqualExact, expectSimulationInBand } from '../agreement.ts';

type Units = Record<string, number>;

const landing = (
  fleet: Units,
  enemies: Units,
  cargo: AmphibiousInput['cargo'],
  ashore: Units,
  rest: AmphibiousInput = {},
): AmphibiousInput => ({
  sea: { attack: { units: fleet }, defense: { units: enemies } },
  cargo,
  land: { attack: { units: {} }, defense: { units: ashore } },
  ...rest,
});

describe('every dice path of a landing gives the exact answer', () => {
  // Landed units fight to the end, so the land battle must end for certain: nobody defends, or three fighters, whose
  // twelve points are two sure hits at low luck.
  const sea = (attack: Units, defense: Units, rest = {}) => ({
    attack: { units: attack },
    defense: { units: defense },
    ...rest,
  });

  test.each([
    [
      'a transport may be sunk with its load',
      sea({ tra: 2, des: 1 }, { des: 1, cru: 1 }),
      [{ inf: 1 }, { arm: 1 }],
      {},
    ],
    ['submarines keep nobody off', sea({ tra: 1, cru: 1 }, { sub: 1 }), [{ art: 1 }], {}],
    [
      'dived submarines neither',
      sea({ tra: 1, cru: 2 }, { sub: 1, des: 1 }, { defenderSubmerges: true }),
      [{ arm: 1 }],
      {},
    ],
    ['others are committed ashore', sea({ tra: 1, des: 1 }, { des: 1 }), [{ inf: 1 }], { fig: 1 }],
    ['orders of loss are left open', sea({ tra: 1, des: 1 }, { des: 1 }), [{ inf: 1 }], { fig: 1 }, 'optimal' as const],
  ])('%s', (_, fleet, cargo, others, orderOfLoss: 'optimal' | 'standard' = 'standard') => {
    for (const rounds of [1, 2])
      for (const defense of [{}, { fig: 3 }]) {
        const land = { attack: { units: others, orderOfLoss }, defense: { units: defense }, rounds: 1 };
        const input = { sea: { ...fleet, rounds }, cargo, land, dice: 'lowLuck' as const, territoryValue: 2 };
        expectAllPathsEqualExact(amphibiousCalculator, input, { maxPaths: 20_000 });
      }
  });

  test('seeded runs of a larger one lie in their band', () => {
    expectSimulationInBand(
      amphibiousCalculator,
      landing({ tra: 3, des: 1, bat: 1, fig: 1 }, { sub: 1, des: 1, fig: 1 }, [{ inf: 2 }, { inf: 1, arm: 1 }], {
        inf: 3,
      }),
      { ignore: ['summary', 'stages'] },
    );
  });
});

describe('bombardment', () => {
  test('the battleship fires where no fleet defends, as in the land battle it leads to', () => {
    const { summary, stages } = solveLanding(landing({ tra: 1, bat: 1 }, {}, [{ inf: 2 }], { inf: 1 }));
    const ashore = solveBattle({
      waves: [{ attack: { units: { inf_a: 2, bat: 1 } }, defense: { units: { inf: 1 } } }],
    });
    expect(summary.takesChance).toBeCloseTo(ashore.summary.takesChance, 12);
    expect(stages.sea.rounds).toBe(0);
  });

  test('no ship fires after a sea battle, be it against defenceless transports', () => {
    const { summary } = solveLanding(landing({ tra: 1, bat: 1 }, { tra: 1 }, [{ inf: 2 }], { inf: 1 }));
    const ashore = solveBattle({ waves: [{ attack: { units: { inf_a: 2 } }, defense: { units: { inf: 1 } } }] });
    expect(summary.landsChance).toBe(1);
    expect(summary.takesChance).toBeCloseTo(ashore.summary.takesChance, 12);
  });
});

test('aircraft that fought at sea do not fight again ashore', () => {
  const fleet = { tra: 1, des: 1, fig: 1 };
  const { summary } = solveLanding(landing(fleet, { tra: 1 }, [{ inf: 2 }], { inf: 1 }));
  const alone = solveBattle({ waves: [{ attack: { units: { inf_a: 2 } }, defense: { units: { inf: 1 } } }] });
  const helped = solveBattle({ waves: [{ attack: { units: { inf_a: 2, fig: 1 } }, defense: { units: { inf: 1 } } }] });
  expect(summary.takesChance).toBeCloseTo(alone.summary.takesChance, 12);
  expect(summary.takesChance).toBeLessThan(helped.summary.takesChance);
});

test('orders of loss left open ashore that were only searched for are named where they are', () => {
  const { advice } = solveLanding({
    ...landing({ tra: 2 }, {}, [{ inf: 2 }, { inf: 1, arm: 1 }], { inf: 6, art: 2, fig: 2 }),
    land: {
      attack: { units: { inf: 6, art: 4, arm: 4, fig: 3, bom: 2 }, orderOfLoss: 'optimal' },
      defense: { units: { inf: 6, art: 2, fig: 2 } },
    },
  });
  expect(advice).toContainEqual(
    expect.objectContaining({ code: 'axis/order-not-proven', path: 'land.attack.orderOfLoss' }),
  );
});

describe('cargo', () => {
  test('a load goes down with its transport', () => {
    // Each cruiser hits 1/2 in the first round: ours is sunk alone 1/4 of the time, and with it, later, the transport.
    const { summary } = solveLanding({
      ...landing({ tra: 1, cru: 1 }, { cru: 1 }, [{ inf: 1, arm: 1 }], {}),
      sea: { attack: { units: { tra: 1, cru: 1 } }, defense: { units: { cru: 1 } } },
    });
    // Of the rounds that change something a third sinks ours, a third theirs, a third both, after which the transport lands.
    expect(summary.cargoLost).toBeCloseTo((1 / 3) * 9, 12);
    expect(summary.landsChance).toBeCloseTo(2 / 3, 12);
  });

  test('empty transports are lost first, and loads in their order', () => {
    // One destroyer against one, one round; a hit on us takes the destroyer before any transport.
    const { summary } = solveLanding({
      ...landing({ tra: 2 }, { cru: 1 }, [{ arm: 1 }], { inf: 1 }),
      sea: { attack: { units: { tra: 2 } }, defense: { units: { cru: 1 } } },
    });
    // Transports alone cannot win: both go down in the end, and the tank with the second.
    expect(summary.cargoLost).toBeCloseTo(6, 12);
    expect(summary.landsChance).toBe(0);
  });

  test('a fleet that withdraws saves what is aboard', () => {
    const { summary } = solveLanding({
      ...landing({ tra: 1, des: 2 }, { bat: 1 }, [{ inf: 2 }], { inf: 1 }),
      sea: { attack: { units: { tra: 1, des: 2 } }, defense: { units: { bat: 1 } }, rounds: 1 },
    });
    // Two hits of two destroyers sink the battleship; else they leave after the round.
    expect(summary.cargoLost).toBe(0);
    expect(summary.landsChance).toBeCloseTo(1 / 9, 12);
  });

  test.each<[string, object, string]>([
    ['too much', { cargo: [{ inf: 1 }, { inf: 1 }] }, 'axis/too-much-cargo'],
    ['two tanks', { cargo: [{ arm: 2 }] }, 'axis/cargo-does-not-fit'],
    ['three units', { cargo: [{ inf: 2, art: 1 }] }, 'axis/cargo-does-not-fit'],
    [
      'ships ashore',
      { land: { attack: { units: { bat: 1 } }, defense: { units: { inf: 1 } } } },
      'axis/unit-out-of-place',
    ],
  ])('%s is refused', (_, change, code) => {
    const input = { ...landing({ tra: 1, des: 1 }, { sub: 1 }, [{ inf: 2 }], { inf: 1 }), ...change };
    expect(calculateWith(calculators, { calculator: 'axis/amphibious', input })).toMatchObject({ error: { code } });
  });
});
