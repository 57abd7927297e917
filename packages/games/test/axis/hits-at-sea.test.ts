// Who is hit at sea: as many as can be, the order of loss deciding among such assignments; and what the next round's rules see.
import { calculateWith, isRefusal } from '@oddsmith/games';
import { type AmphibiousInput, type BattleInput, calculators, battle as solveBattle } from '@oddsmith/games/axis';
import { Random } from '@oddsmith/kernel';
import { describe, expect, test } from 'vitest';
import { amphibiousCalculator } from '../../src/axis/calculators/amphibious.ts';
import { afterMostHits, type HitCounts, type HitKind } from '../../src/axis/simulate/pieces.ts';
import { UNITS } from '../../src/axis/units.ts';
import { expectAllPathsEqualExact } from '../agreement.ts';
import { twin } from './twin.ts';

const unit = (id: string) => UNITS.find((one) => one.id === id)!;

/** Whether hits can be handed out one by one so that each of these is hit. */
function fits(ids: readonly string[], hits: HitCounts): boolean {
  if (ids.length === 0) return true;
  const [first, ...rest] = ids;
  const kinds: HitKind[] =
    first === 'spare'
      ? ['any', 'submarine', 'aircraft']
      : (['any', 'submarine', 'aircraft'] as const).filter((kind) =>
          kind === 'submarine' ? unit(first).kind !== 'air' : kind === 'any' || !unit(first).submarine,
        );
  return kinds.some((kind) => hits[kind] > 0 && fits(rest, { ...hits, [kind]: hits[kind] - 1 }));
}

/** The largest set of places that can be hit, and of those the first in the order: every set is tried. */
function largestFirst(places: readonly string[], hits: HitCounts): readonly string[] {
  let best: readonly number[] = [];
  for (let set = 0; set < 1 << places.length; set++) {
    const chosen = [...places.keys()].filter((place) => (set >> place) & 1);
    const ids = chosen.map((place) => places[place]);
    if (chosen.length < best.length || !fits(ids, hits)) continue;
    const differs = chosen.findIndex((place, k) => place !== best[k]);
    if (chosen.length > best.length || chosen[differs] < best[differs]) best = chosen;
  }
  return places.filter((_, place) => !best.includes(place));
}

describe('as many hits as possible', () => {
  test('a destroyer, a submarine and a fighter are all lost to a submarine hit and two of aircraft', () => {
    const pieces = ['des', 'sub', 'fig'].map(unit);
    const left = (submarine: number, aircraft: number) =>
      afterMostHits({ pieces, spare: 0, dived: [] }, { any: 0, submarine, aircraft }, false).pieces.map(({ id }) => id);
    expect(left(1, 2)).toEqual([]);
    expect(left(1, 1)).toEqual(['fig']);
    expect(left(0, 2)).toEqual(['sub']);
  });

  test('is what trying every set of places finds', () => {
    const random = new Random(23);
    const pool = ['sub', 'des', 'fig', 'cru', 'bom', 'acc'];
    for (let n = 0; n < 400; n++) {
      const ids = Array.from({ length: 1 + (n % 6) }, () => pool[random.die(pool.length) - 1]);
      const spare = n % 3 === 0 ? 1 : 0;
      const hits = { any: random.die(3) - 1, submarine: random.die(3) - 1, aircraft: random.die(3) - 1 };
      const left = afterMostHits({ pieces: ids.map(unit), spare, dived: [] }, hits, false);
      const got = [...new Array<string>(left.spare).fill('spare'), ...left.pieces.map(({ id }) => id)];
      expect(got, `${ids} ${JSON.stringify(hits)}`).toEqual(
        largestFirst([...new Array<string>(spare).fill('spare'), ...ids], hits),
      );
    }
  });

  test('both engines assign alike, a last destroyer kept or not', () => {
    const random = new Random(39);
    const shuffled = () => {
      const ids = ['sub', 'des', 'fig', 'bat', 'cru'];
      return ids.map((id) => [random.unit(), id] as const).sort((a, b) => a[0] - b[0]);
    };
    for (let n = 0; n < 8; n++) {
      const orderOfLoss = shuffled().map(([, id]) => id);
      const extra = n % 2 === 0 ? { bat: 1 } : { fig: 1 };
      const input: BattleInput = {
        naval: true,
        dice: n % 2 === 1 ? 'lowLuck' : 'standard',
        waves: [
          {
            attack: { units: { sub: 1, fig: 1 + (n % 2) } },
            defense: { units: { sub: 1, des: 1 + (n % 3 === 0 ? 1 : 0), ...extra }, orderOfLoss },
            defenderKeepsDestroyer: n % 4 === 0,
            rounds: 1,
          },
        ],
      };
      const { outcome, attackerLoss, defenderLoss } = solveBattle(input).waves[0];
      const [want] = twin(input);
      for (const [name, value] of Object.entries({ ...outcome, attackerLoss, defenderLoss }))
        expect(value, `${JSON.stringify(input)} ${name}`).toBeCloseTo(want[name as keyof typeof want], 10);
    }
  });

  test('a best order gains nothing by throwing hits away', () => {
    const fight = (hits: BattleInput['hits'], orderOfLoss: 'standard' | 'optimal') =>
      solveBattle({
        naval: true,
        hits,
        waves: [{ attack: { units: { sub: 1, fig: 2 } }, defense: { units: { sub: 1, des: 1, fig: 1 }, orderOfLoss } }],
      }).summary.winChance;
    expect(fight('asListed', 'optimal')).toBeCloseTo(0.102, 3);
    expect(fight('most', 'optimal')).toBeCloseTo(0.162, 3);
    expect(fight('most', 'standard')).toBeCloseTo(fight('asListed', 'standard'), 12);
  });
});

describe('the chance to destroy every enemy next round', () => {
  const strafe = (wave: object, rest: BattleInput = {}) =>
    solveBattle({
      naval: true,
      waves: [
        {
          attack: { units: { cru: 2 } },
          defense: { units: { sub: 1, acc: 1 } },
          retreat: { killChanceAbove: 0 },
          ...wave,
        },
      ],
      ...rest,
    }).waves[0];

  test('is nothing while a submarine is under water', () => {
    expect(strafe({}).rounds).toBeLessThan(strafe({ defenderSubmerges: true }).rounds);
    // The carrier alone is fought to its end, or to that of the cruisers.
    expect(strafe({ defenderSubmerges: true }).outcome.both).toBeGreaterThan(0.5);
  });

  test('is asked before the battle of those who will not dive', () => {
    expect(strafe({}, { retreatBeforeBattle: true }).rounds).toBe(0);
    expect(strafe({ defenderSubmerges: true }, { retreatBeforeBattle: true }).rounds).toBeGreaterThan(1);
  });

  test('both engines see it alike', () => {
    for (const attack of [{ cru: 2 }, { sub: 1, fig: 1 }, { des: 1, cru: 1 }])
      for (const killChanceAbove of [0, 0.2, 0.4])
        for (const defenderSubmerges of [false, true]) {
          const input: BattleInput = {
            naval: true,
            waves: [
              {
                attack: { units: attack },
                defense: { units: { sub: 1, acc: 1 } },
                defenderSubmerges,
                retreat: { killChanceAbove },
                rounds: 3,
              },
            ],
            retreatBeforeBattle: true,
          };
          expect(solveBattle(input).waves[0].rounds).toBeCloseTo(twin(input)[0].rounds, 10);
        }
  });
});

describe('lone transports', () => {
  const landing = (rest: AmphibiousInput, enemies: object = { tra: 1 }): AmphibiousInput => ({
    sea: { attack: { units: { tra: 1, bat: 1 } }, defense: { units: enemies } },
    cargo: [{ inf: 2 }],
    land: { attack: { units: {} }, defense: { units: { inf: 1 } } },
    ...rest,
  });
  const solve = (input: AmphibiousInput) => {
    const answer = calculateWith(calculators, { calculator: 'axis/amphibious', input });
    if (isRefusal(answer)) throw new Error(answer.error.message);
    return answer;
  };

  test('may be passed by so that the battleship fires, and the advice weighs both', () => {
    const attacked = solve(landing({}));
    const passed = solve(landing({ ignoreTransports: true }));
    expect(attacked.summary.takesChance).toBeCloseTo(0.677, 3);
    expect(passed.summary).toMatchObject({ takesChance: expect.closeTo(0.892, 3), clearsChance: 0, landsChance: 1 });
    for (const { advice } of [attacked, passed])
      expect(advice.find(({ code }) => code === 'axis/lone-transports')?.message).toMatch(/89\.2%.* 67\.7%/);
  });

  test('are guarded where anybody else defends: the switch says that it does nothing', () => {
    const enemies = { tra: 1, sub: 1 };
    const { summary, advice } = solve(landing({ ignoreTransports: true }, enemies));
    expect(summary).toEqual(solve(landing({}, enemies)).summary);
    expect(advice.map(({ code }) => code)).toContain('axis/transports-guarded');
    expect(solve(landing({ ignoreTransports: true }, {})).advice.map(({ code }) => code)).not.toContain(
      'axis/transports-guarded',
    );
  });

  test('every dice path agrees', () => {
    expectAllPathsEqualExact(
      amphibiousCalculator,
      {
        ...landing({ ignoreTransports: true, dice: 'lowLuck' }),
        land: { attack: { units: {} }, defense: { units: { fig: 3 } }, rounds: 1 },
      },
      { maxPaths: 20_000, ignore: ['loneTransports'] },
    );
  });
});
