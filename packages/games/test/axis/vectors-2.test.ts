// Reference results of an independent solver for series of waves, recommendations, optimal orders, landings and hits at sea.
import { readFileSync } from 'node:fs';
import { type Answer, calculateWith, isRefusal } from '@oddsmith/games';
import { calculators } from '@oddsmith/games/axis';
import { describe, expect, test } from 'vitest';
import { type Army, formatArmy } from '../../src/axis/units.ts';

interface Listed {
  readonly army: Army;
  readonly chance: number;
}

interface Delta {
  readonly side: string;
  readonly unit: string;
}

interface Want {
  readonly waves?: object;
  readonly summary?: object;
  readonly stages?: object;
  readonly deltas?: readonly Delta[];
  readonly feasible?: boolean;
  readonly cost?: number;
  readonly profit?: number;
  readonly armies?: readonly Listed[];
  readonly nearestChance?: number;
  readonly guarantee?: Readonly<Record<string, number>>;
  readonly within?: { readonly waves: object; readonly summary: object };
  readonly armiesWithin?: readonly Listed[];
}

interface Vector {
  readonly id: string;
  readonly calculator: string;
  readonly tol: number;
  readonly input: object;
  readonly expect: Want;
}

const vectors: readonly Vector[] = ['axis-2', 'axis-3'].flatMap((name) =>
  readFileSync(new URL(`./fixtures/${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line)),
);

/** Every number in `want`, by name, beside what was got. */
function* figures(want: unknown, got: unknown, path: string): Generator<[string, number, unknown]> {
  if (typeof want === 'number') yield [path, want, got];
  else if (typeof want === 'object' && want !== null)
    for (const [name, part] of Object.entries(want))
      yield* figures(part, (got as Record<string, unknown> | undefined)?.[name], `${path}.${name}`);
}

function near(want: number, got: unknown, tolerance: number): boolean {
  return typeof got === 'number' && Math.abs(got - want) <= tolerance * (1 + Math.abs(want));
}

function differences(want: unknown, got: unknown, path: string, tolerance: number): string[] {
  return [...figures(want, got, path)]
    .filter(([, wanted, found]) => !near(wanted, found, tolerance))
    .map(([where, wanted, found]) => `${where}: got ${found}, want ${wanted}`);
}

/** Units of all armies in an input: means may be off by the error bound times 20 IPC for each. */
function unitsIn(input: unknown): number {
  if (typeof input !== 'object' || input === null) return 0;
  return Object.entries(input).reduce(
    (sum, [name, part]) =>
      sum +
      (name === 'units' ? Object.values(part as Record<string, number>).reduce((a, b) => a + b, 0) : unitsIn(part)),
    0,
  );
}

function compare(answer: Answer, { input, expect: want, tol }: Vector): string[] {
  const tolerance = Math.max(tol, 1e-8);
  const {
    armies = [],
    deltas = [],
    waves,
    stages,
    summary,
    errorBound,
    nearest,
  } = answer as Answer & {
    armies?: readonly Listed[];
    deltas?: readonly Delta[];
    nearest?: Listed;
    waves?: unknown;
    stages?: unknown;
  };
  const got = answer as unknown as Record<string, unknown>;
  const byUnit = (rows: readonly Delta[]) => Object.fromEntries(rows.map((row) => [`${row.side} ${row.unit}`, row]));
  const found = [
    ...differences(want.waves, waves, 'waves', tolerance),
    ...differences(want.summary, summary, 'summary', tolerance),
    ...differences(want.stages, stages, 'stages', tolerance),
    ...differences(byUnit(want.deltas ?? []), byUnit(deltas), 'deltas', tolerance),
    ...differences({ cost: want.cost, profit: want.profit }, got, 'answer', tolerance),
    ...differences(want.nearestChance, nearest?.chance, 'nearest', tolerance),
  ];
  if (want.feasible !== undefined && want.feasible !== got.feasible) found.push(`feasible: ${got.feasible}`);
  const optimalProfit = JSON.stringify(input).includes('"optimal"') && want.profit !== undefined;
  for (const { army, chance } of want.armies === undefined || optimalProfit ? [] : armies) {
    const right = want.armies?.find((one) => formatArmy(one.army) === formatArmy(army));
    if (right === undefined || !near(right.chance, chance, tolerance))
      found.push(`${formatArmy(army)}: got ${chance}, want ${right?.chance}`);
  }
  const guaranteed = answer.advice.some(({ code }) =>
    ['axis/orders-not-a-game', 'axis/order-not-proven'].includes(code),
  );
  for (const [name, value] of Object.entries(want.guarantee ?? {})) {
    const chance = summary[name];
    if (!near(value, chance, tolerance) && !(guaranteed && chance < value))
      found.push(`${name}: ${chance} not ${value}`);
  }
  for (const [path, wanted, value] of figures(want.within, { waves, summary }, '')) {
    const room = /Loss|rounds/.test(path) ? 20 * unitsIn(input) : 1;
    if (typeof value !== 'number' || Math.abs(value - wanted) > errorBound * room + 1e-9)
      found.push(`${path}: ${value} is not within ${errorBound} of ${wanted}`);
  }
  for (const { army, chance } of want.armiesWithin === undefined ? [] : armies) {
    const right = want.armiesWithin?.find((one) => formatArmy(one.army) === formatArmy(army));
    if (right === undefined || Math.abs(right.chance - chance) > errorBound + 1e-9)
      found.push(`${formatArmy(army)}: ${chance} is not within ${errorBound} of ${right?.chance}`);
  }
  return found;
}

test('are all here', () => {
  expect(vectors).toHaveLength(180 + 30);
});

describe('reference results', () => {
  test.each(vectors)('$id', (vector) => {
    const answer = calculateWith(calculators, { calculator: vector.calculator, input: vector.input, method: 'exact' });
    if (isRefusal(answer)) throw new Error(`${answer.error.code}: ${answer.error.message}`);
    expect(compare(answer, vector)).toEqual([]);
  });
});
