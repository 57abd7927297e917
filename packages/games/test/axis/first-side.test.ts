// Your side stays your side: what is taken, what is held, and what a recommendation counts.
import {
  type BattleInput,
  type RecommendationInput,
  recommend as recommendArmy,
  battle as solveBattle,
} from '@oddsmith/games/axis';
import { Random } from '@oddsmith/kernel';
import { describe, expect, test } from 'vitest';
import { presets } from '../../src/axis/presets.ts';
import { type Army, UNITS } from '../../src/axis/units.ts';
import { percent } from '../../src/words/wording.ts';
import { sequences } from './sequences.ts';

type Units = Record<string, number>;
type WaveInput = NonNullable<BattleInput['waves']>[number];

const wave = (attack: Units, defense: Units = {}, rest: Partial<WaveInput> = {}): WaveInput => ({
  attack: { units: attack },
  defense: { units: defense },
  ...rest,
});
const codes = (advice: readonly { readonly code: string }[]) => advice.map(({ code }) => code);

/** Every part of an army but nothing. */
function parts(units: Units): Units[] {
  let found: Units[] = [{}];
  for (const [id, n] of Object.entries(units))
    found = found.flatMap((part) => Array.from({ length: n + 1 }, (_, k) => ({ ...part, [id]: k })));
  return found.filter((part) => Object.values(part).some((n) => n > 0));
}

const costOf = (units: Army) => UNITS.reduce((sum, { id, cost }) => sum + cost * (units[id] ?? 0), 0);

describe('take and hold', () => {
  const waves = [
    wave({ inf: 8, art: 2, arm: 3 }, { inf: 4 }),
    wave({ inf: 3, arm: 2 }, {}, { conquerorDefends: true }),
  ];

  test('summary, sentence and deltas speak for the attacker of the first wave', () => {
    const { summary, sentence, deltas, waves: told } = solveBattle({ waves, report: { deltas: true } });
    expect(summary.takesChance).toBeCloseTo(told[0].takesTerritory, 12);
    expect(summary.holdsChance).toBeCloseTo(1 - told[1].takesTerritory, 12);
    expect(summary.winChance).toBe(summary.holdsChance);
    expect(summary.winChance + summary.lossChance).toBeCloseTo(1, 12);
    expect(sentence).toContain('takes the territory');
    expect(sentence).toContain('still holds it after the counter-attack');
    for (const { side, winChance } of deltas!)
      if (side === 'attack') expect(winChance).toBeGreaterThanOrEqual(0);
      else expect(winChance).toBeLessThanOrEqual(0);
  });

  test('one infantry against one, four counter-attack: it holds 0.6%, and what to send is 4 infantry and 1 tank, 94.4%', () => {
    const counter = wave({ inf: 4 }, {}, { conquerorDefends: true });
    const stock = { inf: 5, arm: 2 };
    const found = recommendArmy({ waves: [wave(stock, { inf: 1 }), counter], goal: { winChance: 0.9 } });
    const held = (units: Units) => solveBattle({ waves: [wave(units, { inf: 1 }), counter] }).summary.holdsChance!;
    expect(held({ inf: 1 })).toBeCloseTo(0.006, 3);
    expect(found.sentence).toBe(
      'Send 4 infantry and 1 tank in wave 1 for 18 IPC: the territory is taken and held 94.4% of the time, and nothing cheaper is enough.',
    );
    for (const army of parts(stock)) if (costOf(army) < 18) expect(held(army)).toBeLessThan(0.9);
  });

  test('the ready battle shows taken, taken and held, and the profit of your side', () => {
    const { summary, sentence, waves: told } = solveBattle(presets.find(({ id }) => id === 'take-and-hold')!.input);
    expect(summary.takesChance).toBeCloseTo(told[0].takesTerritory, 12);
    expect(summary.holdsChance).toBeCloseTo(1 - told[1].takesTerritory, 12);
    expect(summary.holdsChance!).toBeLessThan(summary.takesChance);
    // Your losses are those of wave 1's attacker and of wave 2's defender.
    const yours = told[0].attackerLoss + told[1].defenderLoss;
    expect(summary.profit).toBeCloseTo(told[0].defenderLoss + told[1].attackerLoss - yours, 10);
    for (const chance of [summary.takesChance, summary.holdsChance!]) expect(sentence).toContain(percent(chance));
  });

  test('optimal orders in a counter-attack: the enemy leaves you least, your conquerors hold most', () => {
    const enemies = { inf: 1, art: 1, fig: 1 };
    const conquerors = { inf: 1, arm: 1 };
    const solve = (attack: string[] | 'optimal' | 'standard', defense: string[] | 'optimal' | 'standard') => {
      const counter = { attack: { units: enemies, orderOfLoss: attack }, defense: { units: {}, orderOfLoss: defense } };
      return solveBattle({ waves: [wave(conquerors), { ...counter, conquerorDefends: true }] }).summary.holdsChance!;
    };
    const answered = sequences(enemies).map((order) => solve(order, 'standard'));
    expect(solve('optimal', 'standard')).toBeCloseTo(Math.min(...answered), 12);
    const defended = sequences(conquerors).map((order) => solve('standard', order));
    expect(solve('standard', 'optimal')).toBeCloseTo(Math.max(...defended), 12);
  });

  test('a recommendation holds what it takes: more units hold more often', () => {
    const found = recommendArmy({ waves, goal: { winChance: 0.6 } });
    expect(found.feasible).toBe(true);
    const held = solveBattle({ waves: [{ ...waves[0], attack: { units: found.armies[0].army } }, waves[1]] });
    expect(found.armies[0].chance).toBeCloseTo(held.summary.holdsChance, 12);
    expect(found.sentence).toContain('taken and held');
    expect(found.sentence).toContain('wave 1');
  });

  test('a deadzone beside a counter-attack counts the same loss twice, and the advice says so', () => {
    expect(codes(solveBattle({ waves, deadzone: true }).advice)).toContain('axis/deadzone-twice');
  });

  test('attack, allied attack, counter-attack: the counter-attack meets the conquerors of the first wave', () => {
    const { waves: told } = solveBattle({
      waves: [wave({ inf: 6 }, { inf: 1 }), wave({ inf: 3 }), wave({ arm: 5 }, {}, { conquerorDefends: true })],
    });
    const { both, attackerOnly, defenderOnly, neither } = told[2].outcome;
    expect(both + attackerOnly + defenderOnly + neither).toBeCloseTo(0.9999465, 6);
  });

  test('later waves count in a decision to retreat: looking ahead never earns less', () => {
    for (const territoryValue of [0, 2, 5]) {
      const battle = {
        territoryValue,
        waves: [
          wave({ inf: 4, art: 1 }, { inf: 2 }, { retreat: { optimal: 'profit' as const } }),
          wave({ inf: 2, arm: 2 }, {}, { conquerorDefends: true }),
        ],
      };
      const ahead = solveBattle({ ...battle, valueFutureWaves: true }).summary.profit;
      expect(ahead).toBeGreaterThanOrEqual(solveBattle(battle).summary.profit - 1e-10);
    }
  });
});

describe('what counts as success', () => {
  test('a retreat is none: five infantry that run from six survive but do not take', () => {
    const input: RecommendationInput = {
      waves: [wave({ inf: 10 }, { inf: 6 }, { retreat: { unitsAtMost: 3 } })],
      goal: { winChance: 0.9 },
    };
    const fled = recommendArmy({ ...input, criterion: 'survives' });
    expect(fled.armies[0]).toMatchObject({ army: { inf: 5 }, chance: expect.closeTo(0.963, 3) });
    expect(recommendArmy(input).feasible).toBe(false);
    const five = solveBattle({ waves: [wave({ inf: 5 }, { inf: 6 }, { retreat: { unitsAtMost: 3 } })] });
    expect(five.summary.takesChance).toBeCloseTo(0.006, 3);
  });

  test('at sea it is clearing the zone: a fleet that runs has not won', () => {
    const question: RecommendationInput = {
      naval: true,
      waves: [wave({ des: 4 }, { cru: 2 }, { retreat: { unitsAtMost: 2 } })],
      goal: { winChance: 0.9 },
    };
    const cleared = solveBattle({ naval: true, waves: question.waves });
    expect(recommendArmy(question)).toEqual(recommendArmy({ ...question, criterion: 'clears' }));
    expect(recommendArmy(question)).toMatchObject({
      feasible: false,
      nearest: { army: { des: 4 }, chance: expect.closeTo(cleared.summary.winChance, 12) },
    });
    expect(recommendArmy({ ...question, criterion: 'survives' })).toMatchObject({ feasible: true });
    expect(() => recommendArmy({ ...question, criterion: 'takes' })).toThrow('no territory is taken at sea');
  });

  test.each<[NonNullable<RecommendationInput['criterion']> | null, boolean, string]>([
    [null, false, 'the territory is taken'],
    ['clears', false, 'nobody is left but you'],
    ['survives', false, 'a unit of yours is left, fled or not,'],
    [null, true, 'the zone is cleared'],
    ['survives', true, 'a unit of yours is left, fled or not,'],
  ])('the sentence names the criterion: %s, at sea: %s', (criterion, naval, words) => {
    const [ours, theirs] = naval ? [{ bat: 3 }, { tra: 1 }] : [{ arm: 3 }, { aa: 1 }];
    const found = recommendArmy({ naval, criterion, waves: [wave(ours, theirs)], goal: { winChance: 0.5 } });
    expect(found.sentence).toContain(`: ${words} 100% of the time`);
  });

  test('an empty wave is answered, not a failure', () => {
    expect(recommendArmy({ side: 'defender', waves: [wave({ inf: 2 })] })).toMatchObject({
      feasible: false,
      armies: [],
    });
    expect(recommendArmy({ waves: [{}], goal: 'maxProfit' })).toMatchObject({
      feasible: false,
      summary: { profit: 0 },
    });
    expect(solveBattle({ naval: true, waves: [{}, wave({ des: 1 }, { des: 1 })] }).waves).toHaveLength(2);
  });

  test('an empty territory that only aircraft attack is held', () => {
    const found = recommendArmy({
      side: 'defender',
      waves: [{ defense: { units: { inf: 1 } } }],
      territories: [{ attack: { units: { fig: 3 } } }, { attack: { units: { arm: 1 } } }],
      hold: 2,
      goal: { winChance: 0.5 },
    });
    expect(found.split!.territories[0]).toMatchObject({ army: {}, holdChance: 1 });
    expect(codes(found.advice)).not.toContain('axis/no-attackers');
  });

  test('both orders open: no order of the defender leaves less than was promised', () => {
    const open = { attack: { units: { inf: 2, arm: 1 } }, defense: { units: { inf: 1, art: 1, fig: 1 } } };
    const value = solveBattle({
      waves: [
        { attack: { ...open.attack, orderOfLoss: 'optimal' }, defense: { ...open.defense, orderOfLoss: 'optimal' } },
      ],
    });
    const attack = { ...open.attack, orderOfLoss: [...value.orders[0].attack] };
    for (const order of [
      ['inf', 'art', 'fig'],
      ['art', 'inf', 'fig'],
      ['fig', 'inf', 'art'],
      ['inf', 'fig', 'art'],
    ]) {
      const { takesChance } = solveBattle({
        waves: [{ attack, defense: { ...open.defense, orderOfLoss: order } }],
      }).summary;
      expect(takesChance).toBeGreaterThanOrEqual(value.summary.takesChance - 1e-12);
    }
  });
});

describe('a rule that weighs looks at the end of large battles too', () => {
  test('nobody leaves a battle that is won', () => {
    const battle = (retreat: object) =>
      solveBattle({ waves: [wave({ arm: 220 }, { inf: 150 }, { retreat })] }, { steps: Number.POSITIVE_INFINITY });
    expect(battle({ winChanceBelow: 0.01 }).summary.takesChance).toBeCloseTo(battle({}).summary.takesChance, 10);
  });
});

describe('a recommendation is the best of all armies', () => {
  const random = new Random(2042);
  const upTo = (most: number) => random.die(most + 1) - 1;
  const army = (most: Units): Units => Object.fromEntries(Object.entries(most).map(([id, n]) => [id, upTo(n)]));
  const pick = <T>(values: readonly T[]): T => values[upTo(values.length - 1)];

  function randomQuestion(): RecommendationInput & { waves: WaveInput[] } {
    const naval = upTo(2) === 0;
    const hold = upTo(2) === 0;
    const side = pick(['attacker', 'defender'] as const);
    const retreat = pick([{}, {}, { unitsAtMost: 1 }, { profitBelow: 0 }]);
    const [ours, theirs] = naval
      ? [
          { sub: 1, des: 1, fig: 1 },
          { sub: 1, des: 1, cru: 1 },
        ]
      : [
          { inf: 2, art: 1, fig: 1 },
          { inf: 2, fig: 1 },
        ];
    const first = wave(
      { ...army(ours), [naval ? 'des' : 'inf']: 1 },
      { ...army(theirs), [naval ? 'cru' : 'inf']: 1 },
      { retreat },
    );
    const second = wave(army(ours), {}, { conquerorDefends: hold });
    return {
      naval,
      side,
      waves: hold || upTo(2) === 0 ? [first, second] : [first],
      criterion: pick(
        naval ? (['clears', 'survives', null] as const) : (['takes', 'clears', 'survives', null] as const),
      ),
      goal: pick([{ winChance: 0.3 }, { winChance: 0.7 }, 'maxProfit'] as const),
      territoryValue: naval ? 0 : upTo(3),
    };
  }

  test('a hundred and fifty questions, every army fought on its own', () => {
    for (let n = 0; n < 150; n++) {
      const question = randomQuestion();
      const { side, criterion, goal, naval, waves, territoryValue } = question;
      const role = side === 'attacker' ? 'attack' : 'defense';
      const [first, ...later] = waves;
      const tried = parts(first[role]!.units as Units).map((units) => {
        const { summary, waves: told } = solveBattle({
          ...(naval ? { naval } : {}),
          territoryValue: territoryValue ?? 0,
          waves: [{ ...first, [role]: { units } }, ...later],
        });
        const last = told[told.length - 1];
        const swapped = later.some(({ conquerorDefends }) => conquerorDefends);
        const wins =
          criterion === 'takes' || (criterion === null && !naval)
            ? (summary.holdsChance ?? summary.takesChance)
            : summary.winChance;
        const left = (side === 'attacker') !== swapped ? last.attackerSurvives : last.defenderSurvives;
        const chance = criterion === 'survives' ? left : side === 'attacker' ? wins : 1 - wins;
        return { cost: costOf(units), chance, profit: side === 'attacker' ? summary.profit : -summary.profit };
      });
      const found = recommendArmy(question);
      const where = JSON.stringify(question);
      if (goal === 'maxProfit') {
        expect(found.profit, where).toBeCloseTo(Math.max(...tried.map(({ profit }) => profit)), 9);
        continue;
      }
      const good = tried.filter(({ chance }) => chance >= (goal as { winChance: number }).winChance - 1e-12);
      expect(found.feasible, where).toBe(good.length > 0);
      if (good.length > 0) expect(found.cost, where).toBe(Math.min(...good.map(({ cost }) => cost)));
    }
  });
});
