// A small share of `npm run attack`: nothing crashes, fails or gives a number that is none. How long it takes is for the command to say.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attackAnalyses } from '../scripts/attack/analyses.ts';
import { attackArchives } from '../scripts/attack/archives.ts';
import { lateAgain, rowsOf, type Tried, tryInputs } from '../scripts/attack/calculators.ts';
import { attackHttp } from '../scripts/attack/http.ts';
import { loadWorst } from '../scripts/attack/load.ts';
import { LookWatch } from '../scripts/attack/look-watch.ts';
import { mainThreadMs } from '../scripts/attack/processor-time.mjs';
import { attackQueue } from '../scripts/attack/queue.ts';
import { attackReaders } from '../scripts/attack/readers.ts';
import { type Row, table } from '../scripts/attack/row.ts';
import { attackStates } from '../scripts/attack/states.ts';
import { Victim } from '../scripts/attack/victim.ts';

const SEED = 11;
/** A hang would still be one. */
const PATIENT = { timeout: 300_000 };

/** Without what was late: on a machine that runs other tests too a second is no measure. */
function expectNoFaults(rows: readonly Row[]): void {
  expect(rows.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`))).toEqual([]);
}

/** An attack of which nothing gets through, or everything, has tried nothing. */
function expectBoth(rows: readonly Row[], through: string, back: string): void {
  for (const { name, outcome } of rows) expect(`${name}: ${outcome}`).toMatch(new RegExp(`[1-9]\\d* ${through}`));
  for (const { name, outcome } of rows) expect(`${name}: ${outcome}`).toMatch(new RegExp(`[1-9]\\d* ${back}`));
}

test('inputs of every calculator', PATIENT, () => {
  const rows = rowsOf(tryInputs({ from: 0, to: 300, seed: SEED }));
  expectNoFaults(rows);
  expectBoth(rows, 'answered', 'refused');
});

test('questions of every kind, and their answers by another road', PATIENT, () => {
  const rows = attackAnalyses(180, SEED);
  expectNoFaults(rows);
  expectBoth(rows, 'answered', 'refused');
});

test('a queue that is harmed in every way', PATIENT, async ({ skip }) => {
  const rows = await attackQueue({ rounds: 1, side: 12, pauseMs: 300, brief: true });
  skip(rows[0].count === 0, 'redis-server is not installed: apt-get install redis-server');
  expectNoFaults(rows);
  for (const { name, outcome } of rows) expect(`${name}: ${outcome}`).toMatch(/([2-9]|\d\d) ended/);
});

describe('a calculation that goes long without a look at the clock', () => {
  test('is seen, however busy the machine', () => {
    const watch = new LookWatch(1_000);
    const until = mainThreadMs() + 60;
    while (mainThreadMs() < until) Math.hypot(1, 2);
    watch.look();
    expect(watch.end()).toBeGreaterThan(50);
  });

  test('is not one that waited', async () => {
    const watch = new LookWatch(1_000);
    await new Promise((resolve) => setTimeout(resolve, 100));
    watch.look();
    expect(watch.end()).toBeLessThan(50);
  });

  const late = (asked: string, always = false) => ({ asked, always, text: asked });
  const tried = (...lates: Tried['late']): Tried => ({
    game: 'axis',
    count: 20,
    outcomes: [['answered', 20]],
    worstMs: 70,
    repeatedMs: 1,
    faults: [],
    late: lates,
  });

  test('is late where a new process is late as well, or where it is so every time', () => {
    const first = [tried(late('chance'), late('compiled'), late('engine', true))];
    const [{ worstMs, late: left }] = lateAgain(first, [tried(late('compiled'), late('other'))]);
    expect(left.map(({ asked }) => asked)).toEqual(['compiled', 'engine']);
    expect(worstMs).toBe(70);
  });
});

test('damaged lists for every reader', PATIENT, async () => {
  const rows = await attackReaders(30, SEED);
  expectNoFaults(rows);
  expectBoth(rows, 'read', 'refused');
});

test('damaged links and stored states', PATIENT, async () => {
  const rows = await attackStates(200, SEED);
  expectNoFaults(rows);
  expectBoth(rows, 'opened', 'refused');
});

describe('a server of its own', () => {
  let victim: Victim;
  beforeAll(async () => {
    victim = await Victim.start();
  }, 120_000);
  afterAll(async () => void (victim?.running && (await victim.stop())), 120_000);

  test('requests written by hand', PATIENT, async () => {
    const row = await attackHttp(victim);
    expectNoFaults([row]);
    expectBoth([row], '2xx', '4xx');
  });

  test('archives that are not what they say', PATIENT, async () => {
    const row = await attackArchives(victim);
    expectNoFaults([row]);
    expect(row.outcome).toMatch(/[1-9]\d* refused/);
  });

  test('forty of the heaviest at once', PATIENT, async () => {
    expectNoFaults([await loadWorst(victim)]);
    expect(victim.running).toBe(true);
    // Nothing but a report can say so little.
    expect(victim.report.mostBytes).toBeGreaterThan(5e7);
    expect(victim.report.mostBytes).toBeLessThan(1.5e9);
  });

  test('and it stops when it is asked to', PATIENT, async () => {
    expect((await victim.stop()).code).toBe(0);
    expect(victim.running).toBe(false);
  });
});

test('the table has a line for every attack', () => {
  const row: Row = { name: 'links', count: 10_000, outcome: '1 opened', worstMs: 1.6, faults: ['x'] };
  expect(table([row, { ...row, repeatedMs: 0.94 }])).toBe(
    [
      'attack  tried   outcome   worst ms  repeated ms  faults',
      'links   10,000  1 opened  2                      1',
      'links   10,000  1 opened  2         0.9          1',
    ].join('\n'),
  );
});
