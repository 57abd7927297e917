// The door of analyses: bounds on what comes in, and no number that cannot be right goes out.
import { analysisOf, equilibriumOf, isChance, resultOf, runWork } from '@oddsmith/analysis';
import { calculateWith, isRefusal } from '@oddsmith/games';
import { calculators } from '@oddsmith/games/calculators';
import { Random } from '@oddsmith/kernel';
import { describe, expect, test } from 'vitest';

function answered(question: object): { readonly [field: string]: unknown } {
  const analysis = analysisOf(calculators, question);
  if ('error' in analysis) return analysis as never;
  return resultOf(analysis, runWork(analysis.work) as object) as never;
}

const unit = (title: string, points: number) => ({ title, points, attack: {}, target: {} });

describe('what is too large to be counted with is refused', () => {
  const lists = (points: number, values?: number[][]) => ({
    kind: 'lists',
    calculator: 'killteam/shoot',
    mine: [{ title: 'A', units: [unit('a', points)] }],
    theirs: [{ title: 'B', units: [unit('b', points)] }],
    ...(values && { values }),
  });
  const plan = (points: number) => ({
    kind: 'plan',
    calculator: 'killteam/shoot',
    shooters: [{ title: 'A' }],
    targets: [{ title: 'B', points }],
  });
  const name = 'x'.repeat(1_000_000);

  test.each([
    ['points of a list', lists(1e308), 'mine[0].units[0].points'],
    ['points below 0', lists(-1), 'mine[0].units[0].points'],
    ['points lost in rounding', lists(1e-300), 'mine[0].units[0].points'],
    ['values', lists(1, [[1e308]]), 'values[0][0]'],
    ['points of a target', plan(1e308), 'targets[0].points'],
    ['points of a target lost in rounding', plan(1e-300), 'targets[0].points'],
    ['a name', { kind: 'matrix', calculator: 'killteam/shoot', rows: [{ title: name }], columns: [] }, 'rows[0].title'],
    ['a name of a list', { ...lists(1), mine: [{ title: name, units: [] }] }, 'mine[0].title'],
  ])('%s', (_, question, path) => {
    const { error } = answered(question) as { readonly error?: { readonly path: string; readonly message: string } };
    expect(error?.path).toBe(path);
    expect(error?.message.length).toBeLessThan(200);
  });
});

describe('what was left out is missing, not undefined', () => {
  test.each([
    ['a kind', {}],
    ['a target', { kind: 'seek', calculator: 'killteam/shoot', path: 'attacker.hit' }],
    ['rows', { kind: 'matrix', calculator: 'killteam/shoot', columns: [] }],
    ['a method', { kind: 'sweep', calculator: 'killteam/shoot', axes: [], method: null }],
  ])('%s', (_, question) => {
    expect(JSON.stringify(answered(question))).not.toContain('undefined');
  });

  test('a choice of an input that has no default', () => {
    const said = calculateWith(calculators, { calculator: 'axis/battle', input: { attacker: [{ count: 2 }] } });
    expect(isRefusal(said) && said.error.message).not.toContain('undefined');
  });
});

test.each([
  [
    'an empty second wave',
    'axis/battle',
    {
      waves: [
        { attack: { units: { inf: 13, arm: 1 }, takes: 1 }, defense: { units: { inf: 1 } } },
        { attack: { units: {} }, conquerorDefends: true },
      ],
    },
  ],
  ['bombing of all there is', 'axis/bombing', { bombers: 2, capacity: 1, inProgress: true }],
])('rounding carries no chance past 0 or 1: %s', (_, calculator, input) => {
  const reply = calculateWith(calculators, { calculator, input });
  if (isRefusal(reply)) throw new Error(reply.error.message);
  for (const [figure, value] of Object.entries(reply.summary).filter(([name]) => isChance(name))) {
    expect(value, figure).toBeGreaterThanOrEqual(0);
    expect(value, figure).toBeLessThanOrEqual(1);
  }
});

test('equilibria of payments of very different size keep their promise', () => {
  const random = new Random(5);
  for (let game = 0; game < 300; game++) {
    const [rows, columns] = [random.die(12), random.die(12)];
    const values = Array.from({ length: rows }, () =>
      Array.from({ length: columns }, () => (random.die(6) === 1 ? 1e5 : random.die(100) * 1e-6)),
    );
    const { mine, theirs, gap } = equilibriumOf(values);
    expect(gap).toBeLessThanOrEqual(1e-9);
    for (const weights of [mine, theirs]) expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 12);
  }
});
