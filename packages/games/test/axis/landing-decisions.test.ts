// The decision worth making in a landing or a raid, against every setting solved on its own.
import { calculateWith, isRefusal } from '@oddsmith/games';
import {
  type AmphibiousInput,
  calculators,
  bombing as solveBombing,
  amphibious as solveLanding,
} from '@oddsmith/games/axis';
import { describe, expect, test } from 'vitest';
import { many } from '../../../../test/depth.ts';
import { parsePath, withValue } from '../../src/form/path.ts';
import { Draw } from './random-battle.ts';
import { ordersOf } from './small-war.ts';

type Units = Record<string, number>;

const chanceOf = (input: AmphibiousInput) => solveLanding({ ...input, advise: false }).summary.takesChance;

function smallLanding(seed: number): AmphibiousInput {
  const random = new Draw(seed);
  const some = (kinds: readonly string[], most: number): Units => {
    const units: Units = {};
    for (let n = 0; n < most; n++) {
      const id = kinds[random.below(kinds.length)];
      units[id] = (units[id] ?? 0) + 1;
    }
    return units;
  };
  const tra = 1 + random.below(2);
  const alone = random.below(4) === 0;
  return {
    sea: {
      attack: { units: { tra, ...some(['des', 'cru', 'bat', 'sub', 'fig'], 1 + random.below(2)) } },
      defense: { units: alone ? { tra: 1 } : some(['des', 'sub', 'fig'], random.below(3)) },
    },
    cargo: Array.from({ length: tra }, () => [{ inf: 1, art: 1 }, { inf: 1, arm: 1 }, { inf: 2 }][random.below(3)]),
    land: {
      attack: { units: some(['fig', 'inf', 'bom'], random.below(2)) },
      defense: { units: some(['inf', 'art', 'fig'], 1 + random.below(3)) },
    },
  };
}

const piecesOf = (units: Units) =>
  Object.entries(units).flatMap(([id, n]) => (id === 'tra' ? [] : new Array<string>(n).fill(id)));

/** Every setting of every decision, one at a time. */
function* everySetting(input: AmphibiousInput): Generator<AmphibiousInput> {
  const { sea, land, cargo } = input;
  const fleet = piecesOf(sea!.attack!.units as Units);
  const aboard = cargo!.flatMap((load) =>
    Object.entries(load).flatMap(([id, n]) => new Array<string>(n as number).fill(`${id}_a`)),
  );
  const army = [...piecesOf(land!.attack!.units as Units), ...aboard];
  for (const [stage, pieces] of [
    ['sea', fleet],
    ['land', army],
  ] as const) {
    const put = (change: object): AmphibiousInput => ({ ...input, [stage]: { ...input[stage], ...change } });
    for (const order of ordersOf(pieces))
      yield put({ attack: { ...input[stage]!.attack, orderOfLoss: order.map((id) => `1 ${id}`) } });
    for (const rounds of [1, 2, 3, 4, 5, 6]) yield put({ rounds });
  }
  const subs = fleet.filter((id) => id === 'sub').length;
  for (let n = 0; n <= subs; n++) yield { ...input, sea: { ...sea, attackerSubmerges: n } };
  for (const attackerKeepsDestroyer of [true, false]) yield { ...input, sea: { ...sea, attackerKeepsDestroyer } };
  for (let takes = 0; takes <= army.length; takes++)
    yield { ...input, land: { ...land, attack: { ...land!.attack, takes } } };
  for (const ignoreTransports of [true, false]) yield { ...input, ignoreTransports };
}

describe('a landing', () => {
  test('the best choice is the best of all settings, and the battle says what it promised', () => {
    const landings = many('axis', 100);
    let helped = 0;
    for (let seed = 46_000; seed < 46_000 + landings; seed++) {
      const input = smallLanding(seed);
      const now = chanceOf(input);
      const best = [...everySetting(input)].reduce((top, one) => Math.max(top, chanceOf(one)), now);
      const { decisions } = solveLanding({ ...input, advise: true });
      const where = `${seed} ${JSON.stringify(input)} ${JSON.stringify(decisions)}`;
      expect(decisions!.notTried, where).toBe(0);
      const own = decisions!.best.filter(({ decision }) => !decision.kind.startsWith('one'));
      if (best > now + 5e-4) {
        helped++;
        expect(Math.max(...own.map(({ chance }) => chance)), where).toBeCloseTo(best, 10);
      }
      for (const { set, chance, profit } of decisions!.best) {
        const changed = set.reduce<unknown>((all, { path, value }) => withValue(all, parsePath(path)!, value), input);
        const { summary } = solveLanding(changed as AmphibiousInput);
        expect(summary.takesChance, where).toBeCloseTo(chance, 10);
        expect(summary.profit, where).toBeCloseTo(profit, 9);
      }
    }
    expect(helped).toBeGreaterThan(0.2 * landings);
  }, 120_000);

  test('says it in one sentence, with the stage it is about', () => {
    const answer = calculateWith(calculators, {
      calculator: 'axis/amphibious',
      input: {
        sea: { attack: { units: { tra: 2, bat: 1 } }, defense: { units: { tra: 1 } } },
        cargo: [{ inf: 2 }, { inf: 1, arm: 1 }],
        land: { attack: { units: {} }, defense: { units: { inf: 3 } } },
        advise: true,
      },
    });
    if (isRefusal(answer)) throw new Error(answer.error.message);
    const [first] = answer.advice;
    expect(first.code).toBe('axis/decision');
    expect(first.path).toBe('ignoreTransports');
    expect(first.message).toMatch(
      /^pass by the transports and bombard: takes the territory \d\d\.\d% instead of \d\d\.\d%, costs \d\.\d\d IPC$/,
    );
  });
});

describe('a raid', () => {
  test('names the number of bombers that earns most', () => {
    for (const [bombers, capacity] of [
      [3, 4],
      [2, 20],
      [6, 10],
      [1, 1],
    ]) {
      const worth = (n: number) => solveBombing({ bombers: n, capacity }).summary.profit;
      const best = Math.max(...Array.from({ length: bombers + 2 }, (_, n) => worth(n)));
      const { decisions } = solveBombing({ bombers, capacity, advise: true });
      const chosen = decisions!.best[0]?.bombers ?? bombers;
      expect(worth(chosen), `${bombers} ${capacity}`).toBeGreaterThan(best - 0.05);
      expect(decisions!.best.every(({ bombers: n, profit }) => Math.abs(worth(n) - profit) < 1e-12)).toBe(true);
    }
  });
});
