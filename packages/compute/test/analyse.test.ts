// Analyses on runners: the same bytes inline, on threads and resumed; stopped in time; refused before any work.
import { analyse, builtTask, type ChunkOfCells, inlineRunner, type Runner, threadRunner } from '@oddsmith/compute';
import { calculators } from '@oddsmith/games/calculators';
import { afterAll, describe, expect, test } from 'vitest';

const inline = inlineRunner(calculators);
const threads = threadRunner({ threads: 2, task: builtTask });
afterAll(() => threads.close());

const shooters = [2, 3, 4, 5].map((attacks) => ({ title: `${attacks} dice`, input: { attacker: { attacks } } }));
const targets = [7, 10, 14].map((wounds) => ({
  title: `${wounds} wounds`,
  points: wounds,
  input: { defender: { wounds } },
}));
const situations = [
  { title: 'open', input: {} },
  { title: 'no save', input: { defender: { dice: 0 } } },
];
const calculator = 'killteam/shoot';

const QUESTIONS = {
  matrix: { kind: 'matrix', calculator, rows: shooters, columns: targets, situations },
  sweep: { kind: 'sweep', calculator, axes: [{ path: 'attacker.hit', from: 2, to: 6 }], figures: ['killChance'] },
  sensitivity: { kind: 'sensitivity', calculator },
  seek: { kind: 'seek', calculator, path: 'attacker.attacks', target: 0.3 },
  compare: { kind: 'compare', calculator, first: { input: {} }, second: { input: { attacker: { hit: 2 } } } },
  plan: { kind: 'plan', calculator, shooters: shooters.slice(0, 2), targets },
  efficiency: {
    kind: 'efficiency',
    calculator,
    rows: shooters.map(({ title, input }) => ({ title, points: 5, attack: input })),
    columns: targets.map(({ title, points, input }) => ({ title, points, target: input })),
  },
};

function bytes(result: object): string {
  return JSON.stringify(result);
}

describe.each(Object.entries(QUESTIONS))('%s', (kind, question) => {
  test('is the same inline and on threads', async () => {
    const result = await analyse(question, inline);
    expect(result).toMatchObject({ kind, calculator });
    expect(bytes(await analyse(question, threads))).toBe(bytes(result));
  });

  test('is the same when half of it was done before', async () => {
    const chunks: ChunkOfCells[] = [];
    const result = await analyse(question, inline, { onChunk: (chunk) => chunks.push(chunk) });
    const kept: ChunkOfCells[] = JSON.parse(JSON.stringify(chunks.filter((_, i) => i % 2 === 0)));
    const counted = counting(inline);
    expect(bytes(await analyse(question, counted.runner, { done: kept }))).toBe(bytes(result));
    const before = kept.reduce((sum, { cells }) => sum + cells.length, 0);
    const total = chunks.reduce((sum, { cells }) => sum + cells.length, 0);
    expect(counted.cells()).toBe(total - before);
  });
});

function counting(runner: Runner) {
  let cells = 0;
  return {
    cells: () => cells,
    runner: {
      ...runner,
      cells: (chunk, options) => {
        cells += chunk.to - chunk.from;
        return runner.cells(chunk, options);
      },
    } satisfies Runner,
  };
}

test('progress never falls and ends with the total, once', async () => {
  const seen: number[] = [];
  await analyse(QUESTIONS.matrix, threads, { onProgress: (done, total) => seen.push(done / total) });
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
  expect(seen.filter((share) => share === 1)).toHaveLength(1);
});

test('a stop ends it', async () => {
  const many = Array.from({ length: 3000 }, (_, i) => ({
    title: `${i}`,
    input: { attacker: { attacks: 1 + (i % 9) } },
  }));
  for (const runner of [inline, threads]) {
    const controller = new AbortController();
    const onProgress = () => controller.abort();
    const question = { ...QUESTIONS.matrix, rows: many };
    const result = await analyse(question, runner, { signal: controller.signal, onProgress });
    expect(result).toMatchObject({ error: { code: 'budget/cancelled' } });
  }
});

test.each([
  ['analysis/unknown-kind', 'kind', { kind: 'guess', calculator }],
  ['analysis/nothing', 'rows', { ...QUESTIONS.matrix, rows: [] }],
  ['analysis/nothing', 'axes', { ...QUESTIONS.sweep, axes: [] }],
  ['analysis/unknown-figure', 'figure', { ...QUESTIONS.matrix, figure: 'luck' }],
  ['analysis/bad-path', 'path', { ...QUESTIONS.seek, path: 'a..b' }],
  ['analysis/no-values', 'path', { ...QUESTIONS.seek, path: 'nowhere' }],
  ['request/unknown-calculator', 'calculator', { ...QUESTIONS.sensitivity, calculator: 'chess/mate' }],
  ['analysis/unknown-field', 'colour', { ...QUESTIONS.matrix, colour: 'red' }],
  ['analysis/too-many', '', { ...QUESTIONS.sweep, axes: [{ path: 'rounds', from: 0, to: 2e6 }] }],
  ['plan/nothing', 'targets', { ...QUESTIONS.plan, targets: [] }],
])('%s at "%s"', async (code, path, question) => {
  expect(await analyse(question, inline)).toMatchObject({ error: { code, path } });
});

test('a plan tells how far it is in parts of it, to the end once', async () => {
  const shooters = Array.from({ length: 5 }, (_, i) => ({
    title: `shooter ${i}`,
    input: { attacker: { attacks: 4 + (i % 2), hit: 3 + (i % 2), normalDamage: 3, criticalDamage: 4 + i } },
  }));
  const targets = Array.from({ length: 3 }, (_, t) => ({
    title: `target ${t}`,
    points: 10 + t,
    input: { defender: { dice: 3, save: 3 + (t % 3), wounds: 8 + 3 * t } },
  }));
  const told: number[][] = [];
  const plan = { kind: 'plan', calculator: 'killteam/shoot', shooters, targets };
  await analyse(plan, inlineRunner(calculators), { onProgress: (done, total) => void told.push([done, total]) });
  expect(told.length).toBeGreaterThan(1);
  expect(told.every(([, total]) => total === 1_000)).toBe(true);
  expect(told.map(([done]) => done)).toEqual([...new Set(told.map(([done]) => done))].sort((a, b) => a - b));
  expect(told.at(-1)).toEqual([1_000, 1_000]);
});

test('a pairing is of no calculator, and tells the pairs of hands it has worked out', async () => {
  const titles = (letters: string) => [...letters];
  const values = titles('ABCDEF').map((_, i) => titles('UVWXYZ').map((_other, j) => (7 * i + 5 * j + i * j) % 21));
  const question = { kind: 'pairing', mine: titles('ABCDEF'), theirs: titles('UVWXYZ'), values };
  const told: number[][] = [];
  const result = await analyse(question, inlineRunner([]), {
    onProgress: (done, total) => void told.push([done, total]),
  });
  expect(Object.keys(result).slice(0, 3)).toEqual(['kind', 'format', 'value']);
  expect(told.map(([done]) => done)).toEqual([...new Set(told.map(([done]) => done))].sort((a, b) => a - b));
  expect(told.at(-1)).toEqual([226, 226]);
  expect(bytes(await analyse(question, threads))).toBe(bytes(result));
  expect(await analyse({ ...question, calculator }, inline)).toMatchObject({
    error: { code: 'pairing/unknown-field', path: 'calculator' },
  });
});
