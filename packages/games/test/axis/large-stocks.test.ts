// Recommendations from stocks too large to value every army: bounds that prove the answer, or an answer with its gap.
import { Budget, DEFAULT_STEPS, prepareBattle } from '@oddsmith/games';
import { recommend as recommendArmy, battle as solveBattle } from '@oddsmith/games/axis';
import { Random } from '@oddsmith/kernel';
import { describe, expect, test } from 'vitest';
import { recommendCalculator } from '../../src/axis/calculators/recommend.ts';
import { costOf } from '../../src/axis/recommend/armies.ts';
import type { Split } from '../../src/axis/recommend/findings.ts';
import { searchCheapest, searchMostProfitable } from '../../src/axis/recommend/search.ts';
import { WideSplits } from '../../src/axis/recommend/wide-split.ts';
import { toCounts } from '../../src/axis/units.ts';
import { atLeast } from './at-least.ts';

/** 47 attackers of five kinds: 58,211 armies. */
const STACK = { inf: 20, art: 10, arm: 8, fig: 6, bom: 3 };

describe('47 attackers of five kinds', () => {
  const defense = { units: { inf: 12, art: 4, arm: 3, fig: 2 } };

  test('the cheapest army that is enough, proven: valued and excluded armies are all there are', () => {
    const found = recommendArmy({ waves: [{ attack: { units: STACK }, defense }], goal: { winChance: 0.9 } });
    expect(found).toMatchObject({ feasible: true, proven: true, search: { armies: 58_211 } });
    expect(found.search!.valued + found.search!.excluded).toBe(58_211);
    expect(found.search!.excluded).toBeGreaterThan(30_000);
    const [{ army, chance, cost }] = found.armies;
    expect(solveBattle({ waves: [{ attack: { units: army }, defense }] }).summary.takesChance).toBeCloseTo(chance, 12);
    // Any unit less, or exchanged for the next cheaper, is not enough.
    const ladder = ['inf', 'art', 'arm', 'fig', 'bom'] as const;
    ladder.forEach((unit, k) => {
      if (!army[unit]) return;
      for (const instead of [undefined, ladder[k - 1]]) {
        const units = { ...army, [unit]: army[unit]! - 1 };
        if (instead !== undefined) units[instead] = Math.min(STACK[instead], (units[instead] ?? 0) + 1);
        if (costOf(toCounts(units)) >= cost) continue;
        expect(solveBattle({ waves: [{ attack: { units }, defense }] }).summary.takesChance).toBeLessThan(0.9);
      }
    });
  });

  test('a stack that is not enough as a whole: one battle proves it for all its parts', () => {
    const strong = { units: { inf: 22, art: 6, arm: 8, fig: 8, aa: 1 } };
    const found = recommendArmy({ waves: [{ attack: { units: STACK }, defense: strong }], goal: { winChance: 0.5 } });
    expect(found).toMatchObject({ feasible: false, proven: true, search: { valued: 1, excluded: 58_210 } });
    expect(found.nearest!.army).toEqual(STACK);
  });
});

/** Small stocks, where every army can be valued: the search must find the same. */
function smallQuestion(random: Random) {
  const upTo = (n: number) => random.die(n + 1) - 1;
  const rules = [
    {},
    { retreat: { unitsAtMost: 1 + upTo(1) } },
    { retreat: { profitBelow: 0 } },
    { rounds: 2 + upTo(2) },
  ];
  const attack = { units: { inf: 1 + upTo(3), art: upTo(2), arm: upTo(2), fig: upTo(2) } };
  const defense = { units: { inf: 1 + upTo(2), fig: upTo(1), aa: upTo(1) } };
  const counter = { attack: { units: { inf: 1 + upTo(1), arm: upTo(1) } }, conquerorDefends: true };
  const first = { attack, defense, ...rules[upTo(3)] };
  return {
    waves: upTo(2) === 0 ? [first, counter] : [first],
    goal: { winChance: (1 + upTo(7)) / 10 },
    criterion: upTo(3) === 0 ? ('clears' as const) : ('takes' as const),
  };
}

describe('the search against every army valued', () => {
  const random = new Random(31);
  const questions = Array.from({ length: 60 }, () => smallQuestion(random));

  test.each(questions)('%j', (question) => {
    const want = recommendArmy(question);
    const given = prepareBattle(recommendCalculator, question);
    const { armies, search, proven } = searchCheapest(given, question.goal.winChance, new Budget());
    expect(proven).toBe(true);
    expect(search.valued + search.excluded).toBe(want.checked);
    const enough = armies.filter(({ chance }) => chance >= question.goal.winChance - 1e-12);
    if (!want.feasible) return expect(enough).toEqual([]);
    const cost = Math.min(...enough.map(({ army }) => costOf(army)));
    expect(cost).toBe(want.cost);
    // All that are equally cheap were valued.
    expect(enough.filter(({ army }) => costOf(army) === cost)).toHaveLength(want.armies.length);
  });
});

describe('an answer with its gap', () => {
  const question = {
    waves: [
      { attack: { units: { inf: 7, art: 3, arm: 3, fig: 3 } }, defense: { units: { inf: 5, arm: 1, fig: 1, aa: 1 } } },
      { attack: { units: { inf: 3, arm: 2 } }, conquerorDefends: true },
    ],
    goal: { winChance: 0.6 },
  };

  test('time is up: the cheapest found is enough, and nothing below the stated cost is', () => {
    const want = recommendArmy(question);
    const given = prepareBattle(recommendCalculator, question);
    const { armies, search, proven } = searchCheapest(given, 0.6, new Budget({ steps: 60_000_000 }));
    expect(proven).toBe(false);
    const enough = armies.filter(({ chance }) => chance >= 0.6);
    const found = Math.min(...enough.map(({ army }) => costOf(army)));
    expect(found).toBeGreaterThanOrEqual(want.cost!);
    expect(search.provenBelow!).toBeLessThanOrEqual(want.cost!);
    expect(search.excluded).toBe(0);
  });

  test('the most profit of a search is what an army earns, never more than the best', () => {
    const input = { ...question, goal: 'maxProfit' as const };
    const want = recommendArmy(input);
    const { armies, proven } = searchMostProfitable(prepareBattle(recommendCalculator, input), new Budget());
    const most = Math.max(...armies.map(({ profit }) => profit));
    expect(proven).toBe(false);
    expect(most).toBeLessThanOrEqual(want.profit! + 1e-9);
    expect(most).toBeGreaterThan(want.profit! - 1);
  });
});

const NO_SPLIT: Split = { territories: [], chance: 0, checked: 0 };

function sumOf({ territories }: Split, id: string): number {
  return territories.reduce((sum, { army }) => sum + (Object.entries(army).find(([unit]) => unit === id)?.[1] ?? 0), 0);
}

describe('45 defenders over five territories', () => {
  const territories = [
    { attack: { units: { inf: 6, arm: 3, fig: 2 } } },
    { attack: { units: { inf: 5, arm: 2 } } },
    { attack: { units: { inf: 7, art: 3, fig: 2 } } },
    { attack: { units: { inf: 4, fig: 2 } } },
    { attack: { units: { inf: 5, arm: 3, bom: 1 } } },
  ];

  test.each([3, 5])('of five kinds, hold %i: the best split within the usual budget, proven', (hold) => {
    const units = { inf: 20, art: 8, arm: 7, fig: 8, aa: 2 };
    const input = { side: 'defender', waves: [{ defense: { units } }], territories, hold, goal: { winChance: 0.1 } };
    const given = prepareBattle(recommendCalculator, input);
    expect(recommendCalculator.cost(given)).toBeLessThan(DEFAULT_STEPS / 2);
    const { split = NO_SPLIT, proven } = recommendCalculator.exact(given, new Budget());
    expect(proven).toBe(true);
    expect(split.atMost).toBeUndefined();
    const held = split.territories.map(({ army, holdChance }, t) => {
      const waves = [{ ...territories[t], defense: { units: army } }];
      expect(holdChance).toBeCloseTo(1 - solveBattle({ waves }).summary.takesChance, 12);
      return holdChance;
    });
    expect(split.chance).toBeCloseTo(atLeast(held, hold), 12);
    for (const [id, n] of Object.entries(units)) expect(sumOf(split, id), id).toBeLessThanOrEqual(n);
  });

  test.each<[string, readonly string[]]>([
    ['side by side', ['inf', 'art', 'fig']],
    ['with the fighter between them', ['art', 'fig', 'inf']],
  ])('infantry and artillery lost %s: the best of every split tried', (_, orderOfLoss) => {
    const attacks = [{ inf: 2, arm: 1 }, { inf: 1, fig: 1 }, { inf: 2 }];
    const stock = [2, 2, 1];
    const armies = Array.from({ length: 18 }, (_army, n) => [Math.floor(n / 6), Math.floor(n / 2) % 3, n % 2]);
    const defense = ([inf, art, fig]: number[]) => ({ units: { inf, art, fig }, orderOfLoss: [...orderOfLoss] });
    const tables = attacks.map((units) =>
      Float64Array.from(armies, (army) => {
        if (army.every((n) => n === 0)) return 0;
        return 1 - solveBattle({ waves: [{ attack: { units }, defense: defense(army) }] }).summary.takesChance;
      }),
    );
    const found = recommendArmy({
      side: 'defender',
      waves: [{ defense: defense(stock) }],
      territories: attacks.map((units) => ({ attack: { units } })),
      hold: 2,
      goal: { winChance: 0.1 },
    });
    expect(found.split!.chance).toBeCloseTo(bestByTrying(armies, tables, stock, 2), 12);
    for (const [k, id] of ['inf', 'art', 'fig'].entries())
      expect(sumOf(found.split!, id)).toBeLessThanOrEqual(stock[k]);
  });

  /** Every way to give the territories from one on their garrisons: the most that at least `hold` in all are held. */
  function bestByTrying(armies: number[][], tables: Float64Array[], stock: number[], hold: number, held = [1]): number {
    const [table, ...others] = tables;
    if (table === undefined) return held.reduce((sum, p, n) => sum + (n >= hold ? p : 0), 0);
    let best = 0;
    for (const [place, army] of armies.entries()) {
      const left = stock.map((n, u) => n - army[u]);
      if (left.some((n) => n < 0)) continue;
      const next = [...held, 0].map((p, n) => p * (1 - table[place]) + (n > 0 ? held[n - 1] * table[place] : 0));
      best = Math.max(best, bestByTrying(armies, others, left, hold, next));
    }
    return best;
  }

  /** What garrisons of infantry and a fighter hold of five territories. */
  function realBattles(random: Random, stock: number[]) {
    const armies = Array.from({ length: (stock[0] + 1) * (stock[1] + 1) }, (_, place) => [
      Math.floor(place / (stock[1] + 1)),
      place % (stock[1] + 1),
    ]);
    const tables = Array.from({ length: 5 }, () => {
      const attack = { units: { inf: random.die(3), arm: random.die(3) - 1, fig: random.die(2) - 1 } };
      return Float64Array.from(armies, ([inf, fig]) =>
        inf + fig === 0
          ? 0
          : 1 - solveBattle({ waves: [{ attack, defense: { units: { inf, fig } } }] }).summary.takesChance,
      );
    });
    return { armies, tables };
  }

  test.each([1, 2, 3, 4, 5])('hold %i of five: the best of every split tried, or a bound above it', (hold) => {
    const random = new Random(5 + hold);
    const stock = [3, 1];
    for (let n = 0; n < 4; n++) {
      const { armies, tables } = realBattles(random, stock);
      const best = bestByTrying(armies, tables, stock, hold);
      const proven = new WideSplits(armies, tables, { stock, hold }, new Budget()).run();
      expect(proven.chance).toBeCloseTo(best, 12);
      expect(proven.atMost).toBeCloseTo(best, 12);
      // No time to prove anything: the first split that was found, and how much better another may be.
      const stated = new WideSplits(armies, tables, { stock, hold, steps: 0 }, new Budget()).run();
      expect(stated.chance).toBeLessThanOrEqual(best + 1e-12);
      expect(stated.atMost).toBeGreaterThanOrEqual(best - 1e-12);
    }
  });

  test.each([3, 4])('hold %i of five equally threatened: no time for a proof leaves a gap, which is stated', (hold) => {
    const stock = [3, 1];
    const armies = Array.from({ length: 8 }, (_, place) => [Math.floor(place / 2), place % 2]);
    const tables = Array.from({ length: 5 }, (_, t) =>
      Float64Array.from(armies, ([a, b]) => (1 - t / 50) / (1 + Math.exp(3 - a - 1.6 * b))),
    );
    const best = bestByTrying(armies, tables, stock, hold);
    const stated = new WideSplits(armies, tables, { stock, hold, steps: 0 }, new Budget()).run();
    expect(stated.chance).toBeLessThanOrEqual(best + 1e-12);
    expect(stated.atMost).toBeGreaterThan(stated.chance + 1e-6);
    expect(stated.atMost).toBeGreaterThanOrEqual(best);
    const proven = new WideSplits(armies, tables, { stock, hold }, new Budget()).run();
    expect(proven.chance).toBeCloseTo(best, 12);
    expect(proven.atMost).toBeCloseTo(best, 12);
  });
});
