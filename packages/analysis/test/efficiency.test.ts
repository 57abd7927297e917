// Points destroyed per point spent and lists against lists, with shots that can be worked out by hand.
import {
  analysisOf,
  type Cell,
  type EfficiencyQuestion,
  efficiencyWork,
  type ListsQuestion,
  listsWork,
  resultCsv,
  runWork,
} from '@oddsmith/analysis';
import type { AnyCalculator } from '@oddsmith/games';
import { calculators } from '@oddsmith/games/calculators';
import { expect, test } from 'vitest';

const attack = calculators.find(({ id }) => id === 'wh40k/attack') as AnyCalculator;

const efficiency = (calculator: AnyCalculator, question: EfficiencyQuestion) =>
  runWork(efficiencyWork(calculator, question));
const lists = (question: ListsQuestion) => runWork(listsWork(attack, question));

/** Hits on 3+, wounds on 4+ (S4 against T4) or 2+ (S8 against T4), no saves: 1/3 and 5/9 of a shot. */
const weapon = (strength: number, damage: number) => ({
  volley: [{ weapon: { attacks: 1, skill: 3, strength, ap: 0, damage }, count: 2 }],
});
const body = (wounds: number) => ({ target: { toughness: 4, save: 7, wounds, models: 1 } });

const mine = [
  { title: 'rifles', points: 10, attack: weapon(4, 1), target: body(4) },
  { title: 'cannon', points: 50, attack: weapon(8, 2), target: body(8) },
];
const theirs = [{ title: 'brute', points: 100, attack: weapon(4, 1), target: body(10) }];

test('efficiency both ways', () => {
  const found = efficiency(attack, { input: { edition: '10' }, rows: mine, columns: theirs });
  if ('error' in found) throw new Error(found.error.message);
  const [[rifles], [cannon]] = found.cells;
  expect(rifles.damage).toBeCloseTo(2 / 3, 12);
  expect(rifles.points).toBeCloseTo((100 * 2) / 3 / 10, 12);
  expect(rifles.perPoint?.points).toBeCloseTo(2 / 3, 12);
  expect(cannon.damage).toBeCloseTo(2 * (5 / 9) * 2, 12);
  expect(cannon.perPoint?.points).toBeCloseTo((100 * 20) / 9 / 10 / 50, 12);
  expect(found.answers).toEqual([{ target: 'brute', best: 'rifles', pointsPerPoint: rifles.perPoint?.points }]);
  expect(found.back?.[0].map(({ damage }) => damage)).toEqual([rifles.damage, rifles.damage]);
  expect(found.threats?.[0]).toMatchObject({ unit: 'rifles', worst: 'brute' });
  expect(found.threats?.[0].points).toBeCloseTo((10 * 2) / 3 / 4, 12);
  expect(found.durability?.map(({ share }) => share)).toEqual([
    expect.closeTo(2 / 3 / 4, 12),
    expect.closeTo(2 / 3 / 8, 12),
  ]);
});

test('situations are layers, each with answers of its own', () => {
  const asked = analysisOf(calculators, {
    kind: 'efficiency',
    calculator: 'wh40k/attack',
    input: { edition: '10' },
    rows: mine,
    columns: theirs,
    situations: [{ title: 'as it is' }, { title: 'saved on 4+', input: { target: { save: 4 } } }],
  });
  if ('error' in asked) throw new Error(asked.error.message);
  const cells: Cell[] = Array.from({ length: asked.work.total }, (_, i) => asked.work.cell(i, {}));
  expect(cells).toHaveLength(8);
  const found = asked.work.collect(cells);
  // Half of all wounds are saved, whoever shoots.
  expect(found).toMatchObject({
    rows: ['rifles', 'cannon'],
    layers: [
      { title: 'as it is', cells: [[{ damage: expect.closeTo(2 / 3, 12) }], [{}]], answers: [{ best: 'rifles' }] },
      { title: 'saved on 4+', cells: [[{ damage: expect.closeTo(1 / 3, 12) }], [{}]], durability: [{}, {}] },
    ],
  });
  expect(resultCsv('efficiency', found, []).split('\r\n')[0]).toMatch(/^situation,unit,target,/);
});

test('free units have no price per point, and a calculator without targets is refused', () => {
  const free = { ...mine[0], points: 0 };
  const found = efficiency(attack, { rows: [free], columns: theirs });
  expect('cells' in found && found.cells[0][0].perPoint).toMatchObject({ damage: null, points: null });
  const other = calculators.find(({ id }) => id === 'axis/battle') as AnyCalculator;
  expect(efficiency(other, { rows: mine, columns: theirs })).toMatchObject({ error: { code: 'plan/calculator' } });
});

test('lists: what each destroys of the other, best answers and the equilibrium', () => {
  const found = lists({
    input: { edition: '10' },
    mine: [
      { title: 'rifles', units: [mine[0]] },
      { title: 'cannon', units: [mine[1]] },
    ],
    theirs: [{ title: 'brutes', units: theirs }],
  });
  if ('error' in found) throw new Error(found.error.message);
  expect(found.values[0][0]).toBeCloseTo(2 / 3 / 10 - 2 / 3 / 4, 12);
  expect(found.values[1][0]).toBeCloseTo(20 / 9 / 10 - 2 / 3 / 8, 12);
  expect(found.best).toEqual([{ theirs: 'brutes', mine: 'cannon', value: found.values[1][0] }]);
  expect(found.equilibrium.mine).toEqual([0, 1]);
  expect(found.equilibrium.gap).toBeLessThanOrEqual(1e-9);
  expect(found.sentence).toContain('Bring cannon 100% of the time');
});

test('more than a target has is not destroyed, nothing is destroyed twice, and of equals the first is named', () => {
  // One wound left: two shots that wound 5/9 of the time destroy it unless both fail, whatever their damage.
  const weak = { title: 'weak', points: 30, attack: weapon(4, 1), target: body(1) };
  const twins = [mine[1], { ...mine[1], title: 'twin' }];
  const found = efficiency(attack, { input: { edition: '10' }, rows: twins, columns: [weak, theirs[0]] });
  if ('error' in found) throw new Error(found.error.message);
  const hit = 1 - (4 / 9) ** 2;
  expect(found.cells[0][0].damage).toBeCloseTo(hit, 12);
  expect(found.cells[0][0].points).toBeCloseTo(30 * hit, 12);
  expect(found.answers.map(({ best }) => best)).toEqual(['cannon', 'cannon']);
  expect(found.threats?.map(({ worst }) => worst)).toEqual(['weak', 'weak']);

  // A shot of 10 that hits on 2+ takes 5 wounds off somebody who has 5, and all of their points.
  const killTeam = calculators.find(({ id }) => id === 'killteam/shoot') as AnyCalculator;
  const gun = { attacker: { attacks: 1, hit: 2, normalDamage: 10, criticalDamage: 10 } };
  const shot = efficiency(killTeam, {
    rows: [{ title: 'gunner', points: 1, attack: gun }],
    columns: [{ title: 'guard', points: 8, target: { defender: { dice: 0, wounds: 5 } } }],
  });
  expect('cells' in shot && shot.cells[0][0].damage).toBeCloseTo((5 * 5) / 6, 12);
  expect('cells' in shot && shot.cells[0][0].points).toBeCloseTo((8 * 5) / 6, 12);

  // Three cannons would destroy more than there is, which is all of it; nobody shoots back.
  const battery = lists({
    input: { edition: '10' },
    mine: [{ title: 'battery', units: [mine[1], mine[1], mine[1]] }],
    theirs: [{ title: 'one', units: [{ title: 'unarmed', points: 30, target: body(1) }] }],
  });
  if ('error' in battery) throw new Error(battery.error.message);
  expect(battery.values).toEqual([[1]]);
  expect(battery.sentence).toBe(
    'Bring battery 100% of the time: the share of their list you destroy less the share of yours you lose is at least 1 whatever they bring. ' +
      'One round of shooting each is a yardstick, not a game.',
  );
});

test('who carries nothing fires nothing, and who is no target of its own is not shot at', () => {
  const unarmed = { title: 'unarmed', points: 10, target: body(4) };
  // The other weapon of somebody who stands in another row.
  const other = { title: 'other weapon', points: 0, attack: weapon(8, 2) };
  const units = [unarmed, mine[0], other];
  const found = efficiency(attack, { input: { edition: '10' }, rows: units, columns: units });
  if ('error' in found) throw new Error(found.error.message);
  for (const table of [found.cells, found.back ?? []])
    expect(table.map((row) => row.map(({ damage }) => damage !== undefined))).toEqual([
      [false, false, false],
      [true, true, false],
      [true, true, false],
    ]);
  expect(found.answers.map(({ target, best }) => [target, best])).toEqual([
    ['unarmed', 'rifles'],
    ['rifles', 'rifles'],
  ]);
  expect(found.threats?.map(({ unit }) => unit)).toEqual(['unarmed', 'rifles']);
  expect(found.durability?.map(({ unit }) => unit)).toEqual(['unarmed', 'rifles']);
  // An unarmed unit in their list does not keep the others from shooting back.
  const list = (rest: object[]) => [{ title: 'list', units: [...theirs, ...rest] as typeof theirs }];
  const values = (rest: object[]) => {
    const judged = lists({ input: { edition: '10' }, mine: [{ title: 'mine', units: mine }], theirs: list(rest) });
    return 'values' in judged ? judged.values : judged;
  };
  expect(values([{ ...unarmed, points: 0 }])).toEqual(values([]));
});

test('a part that the question gives to all counts as that of each unit that brings none', () => {
  const input = { edition: '10', ...weapon(8, 2), ...body(4) };
  const bare = [{ title: 'bare', points: 10 }];
  const found = efficiency(attack, { input, rows: bare, columns: bare });
  const armed = [{ title: 'bare', points: 10, attack: weapon(8, 2), target: body(4) }];
  const same = efficiency(attack, { input: { edition: '10' }, rows: armed, columns: armed });
  if ('error' in found || 'error' in same) throw new Error('refused');
  expect(found.cells[0][0].damage).toBeGreaterThan(0);
  expect(found.cells).toEqual(same.cells);
  expect(found.back).toBeUndefined();
});

test('lists are not judged by pairs that have no answer', () => {
  const refused = { ...mine[0], target: { target: { wounds: 0 } } };
  expect(
    lists({ mine: [{ title: 'mine', units: [refused] }], theirs: [{ title: 'theirs', units: theirs }] }),
  ).toMatchObject({
    error: { path: 'target.wounds' },
  });
});

test('who lasts is told of each row by what all columns do to it', () => {
  // 2/3 of a wound from rifles, 20/9 from the cannon: of 4 wounds and of 8.
  const found = efficiency(attack, { input: { edition: '10' }, rows: mine, columns: mine });
  expect('durability' in found && found.durability).toEqual([
    { unit: 'rifles', share: expect.closeTo((2 / 3 + 20 / 9) / 2 / 4, 12) },
    { unit: 'cannon', share: expect.closeTo((2 / 3 + 20 / 9) / 2 / 8, 12) },
  ]);
});

test('who carries several weapons fires one of them, and is one unit of its list', () => {
  // The brute with a cannon beside its rifle: 20/9 of a wound with the better of the two, never both.
  const brute = [
    { ...theirs[0], title: 'brute: rifle', bearer: 'brute' },
    { title: 'brute: cannon', bearer: 'brute', points: 100, attack: weapon(8, 2) },
  ];
  const judged = (list: ListsQuestion['theirs'][number]['units']) =>
    lists({
      input: { edition: '10' },
      mine: [{ title: 'mine', units: mine }],
      theirs: [{ title: 'theirs', units: list }],
    });
  const found = judged(brute);
  if ('error' in found) throw new Error(found.error.message);
  // 2/3 and 20/9 of its ten wounds are lost; the cannon has 8 wounds and 50 of 60 points: its target, since 50/8 > 10/4.
  const hurt = (2 / 3 + 20 / 9) / 10;
  expect(found.values[0][0]).toBeCloseTo(hurt - ((20 / 9 / 8) * 50) / 60, 12);
});

test('given values are judged as they are', () => {
  const units = [{ title: 'x', points: 1 }];
  const found = lists({
    mine: [
      { title: 'a', units },
      { title: 'b', units },
    ],
    theirs: [
      { title: 'c', units },
      { title: 'd', units },
    ],
    values: [
      [3, -1],
      [-2, 4],
    ],
  });
  expect('equilibrium' in found && found.equilibrium.value).toBeCloseTo(1, 12);
  // a in 6 of 10 games: 3p - 2(1 - p) = -p + 4(1 - p).
  // Nobody has fired a shot for these values.
  expect('sentence' in found && found.sentence).toBe(
    'Bring a 60.0% of the time: worth at least 1 to you whatever they bring.',
  );
  expect(lists({ mine: [], theirs: [], values: [[1]] })).toMatchObject({
    error: { code: 'lists/values-invalid' },
  });
});
