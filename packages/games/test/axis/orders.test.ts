// The solved order of loss against every order there is, and against a simulation that plays it.
import { Budget, prepareBattle } from '@oddsmith/games';
import { type BattleInput, battle as solveBattle } from '@oddsmith/games/axis';
import { Random } from '@oddsmith/kernel';
import { describe, expect, test } from 'vitest';
import { battleCalculator as calculator } from '../../src/axis/calculators/battle.ts';

type Units = Record<string, number>;

/** Every sequence in which an army can be lost, piece by piece. */
function sequences(units: Units): string[][] {
  const kinds = Object.keys(units).filter((id) => units[id] > 0);
  if (kinds.length === 0) return [[]];
  return kinds.flatMap((id) => sequences({ ...units, [id]: units[id] - 1 }).map((rest) => [`1 ${id}`, ...rest]));
}

/** Every order of kinds. */
function permutations(kinds: readonly string[]): string[][] {
  if (kinds.length === 0) return [[]];
  return kinds.flatMap((id) => permutations(kinds.filter((other) => other !== id)).map((rest) => [id, ...rest]));
}

const land = (attack: Units, defense: Units, attackOrder: string[] | 'optimal', defenseOrder: string[] | 'optimal') =>
  ({
    waves: [
      { attack: { units: attack, orderOfLoss: attackOrder }, defense: { units: defense, orderOfLoss: defenseOrder } },
    ],
  }) satisfies BattleInput;

describe('the solved order of loss', () => {
  test.each<[Units, Units]>([
    [{ inf: 2, art: 2, arm: 1 }, { inf: 3 }],
    [
      { inf: 1, art: 2, fig: 1 },
      { inf: 2, arm: 1 },
    ],
    [
      { inf: 3, art: 1, fig: 1 },
      { inf: 2, fig: 1 },
    ],
    [{ inf_a: 1, art: 1, arm: 1, bom: 1 }, { inf: 3 }],
  ])('is the best of all sequences of %j against %j', (attack, defense) => {
    const best = solveBattle(land(attack, defense, 'optimal', ['inf'])).summary.takesChance;
    const all = sequences(attack).map(
      (order) => solveBattle(land(attack, defense, order, ['inf'])).summary.takesChance,
    );
    expect(best).toBeCloseTo(Math.max(...all), 12);
  });

  test('the defender leaves the attacker least', () => {
    const [attack, defense] = [
      { inf: 3, arm: 1 },
      { inf: 2, art: 1, bom: 1, fig: 1 },
    ];
    const best = solveBattle(land(attack, defense, ['inf', 'arm'], 'optimal')).summary.takesChance;
    const all = sequences(defense).map(
      (order) => solveBattle(land(attack, defense, ['inf', 'arm'], order)).summary.takesChance,
    );
    expect(best).toBeCloseTo(Math.min(...all), 12);
  });

  test('six kinds: the best of all 720 orders', () => {
    const attack = { inf: 1, inf_a: 1, art: 1, arm: 1, fig: 1, bom: 1 };
    const defense = { inf: 4 };
    const best = solveBattle(land(attack, defense, 'optimal', ['inf'])).summary.takesChance;
    let most = 0;
    for (const order of permutations(Object.keys(attack)))
      most = Math.max(most, solveBattle(land(attack, defense, order, ['inf'])).summary.takesChance);
    expect(best).toBeCloseTo(most, 12);
  });

  test('too many sequences to try: better than three hundred drawn at random, and than every order of kinds', () => {
    const attack: Units = { inf: 5, art: 3, arm: 2, fig: 2 };
    const defense = { inf: 6, arm: 2 };
    const takes = (order: string[] | 'optimal') =>
      solveBattle(land(attack, defense, order, ['inf'])).summary.takesChance;
    const best = takes('optimal');
    const random = new Random(5);
    for (let draw = 0; draw < 300; draw++) {
      const pieces = Object.entries(attack).flatMap(([id, n]) => new Array<string>(n).fill(`1 ${id}`));
      for (let k = pieces.length - 1; k > 0; k--) {
        const other = random.die(k + 1) - 1;
        [pieces[k], pieces[other]] = [pieces[other], pieces[k]];
      }
      expect(takes(pieces)).toBeLessThanOrEqual(best + 1e-12);
    }
    for (const order of permutations(Object.keys(attack))) expect(takes(order)).toBeLessThanOrEqual(best + 1e-12);
  });

  test('an order that is the best of all goes without a remark, one that was only searched for does not', () => {
    const codes = (attackers: Units) => {
      const waves = [{ attack: { units: attackers, orderOfLoss: 'optimal' as const }, defense: { units: { inf: 2 } } }];
      const { advice } = solveBattle({ waves });
      return advice.filter(({ path }) => path === 'waves[0].attack.orderOfLoss').map(({ code }) => code);
    };
    // 5! / (2! 2! 1!) = 30 sequences; 40! / (20! 10! 10!) are beyond counting.
    expect(codes({ inf: 2, art: 2, fig: 1 })).toEqual([]);
    expect(codes({ inf: 20, art: 10, fig: 10 })).toEqual(['axis/order-not-proven']);
  });

  test('a simulation plays the same order', () => {
    const input: BattleInput = {
      waves: [
        {
          attack: { units: { inf: 2, art: 1, arm: 1, fig: 2 }, orderOfLoss: 'optimal' },
          defense: { units: { inf: 4, fig: 1 } },
        },
      ],
    };
    const parsed = prepareBattle(calculator, input);
    const exact = calculator.exact(parsed, new Budget());
    const tally = calculator.tally(parsed);
    const play = calculator.simulate(parsed);
    const dice = new Random(3);
    const iterations = 4_000;
    for (let n = 0; n < iterations; n++) tally.add(play(dice));
    const played = tally.findings();
    expect(played.orders).toEqual(exact.orders);
    const standard = solveBattle({
      waves: [{ attack: { units: { inf: 2, art: 1, arm: 1, fig: 2 } }, defense: { units: { inf: 4, fig: 1 } } }],
    }).summary.takesChance;
    const { takesChance } = exact.summary;
    const band = 4 * Math.sqrt((takesChance * (1 - takesChance)) / iterations);
    expect(Math.abs(played.summary.takesChance - takesChance)).toBeLessThan(band);
    expect(takesChance - standard).toBeGreaterThan(2 * band);
  });
});
