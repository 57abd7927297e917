// A small share of `npm run attack`: nothing crashes, fails or gives a number that is none. How long it takes is for the command to say.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attackArchives } from '../scripts/attack/archives.ts';
import { attackCalculators } from '../scripts/attack/calculators.ts';
import { attackHttp } from '../scripts/attack/http.ts';
import { loadWorst } from '../scripts/attack/load.ts';
import { attackReaders } from '../scripts/attack/readers.ts';
import { type Row, table } from '../scripts/attack/row.ts';
import { attackStates } from '../scripts/attack/states.ts';
import { Victim } from '../scripts/attack/victim.ts';

const SEED = 11;
/** A hang would still be one. */
const PATIENT = { timeout: 300_000 };

/** On a machine that runs other tests too a second is no measure. */
function faultsOf(rows: readonly Row[]): readonly string[] {
  return rows.flatMap(({ faults }) => faults).filter((fault) => !/^\d+ ms|: \d+ ms/.test(fault));
}

test('inputs of every calculator', PATIENT, async () => {
  expect(faultsOf([await attackCalculators(150, SEED)])).toEqual([]);
});

test('damaged lists for every reader', PATIENT, async () => {
  expect(faultsOf(await attackReaders(30, SEED))).toEqual([]);
});

test('damaged links and stored states', PATIENT, async () => {
  expect(faultsOf(await attackStates(200, SEED))).toEqual([]);
});

describe('a server of its own', () => {
  let victim: Victim;
  beforeAll(async () => {
    victim = await Victim.start();
  }, 120_000);
  afterAll(() => victim?.stop(), 120_000);

  test('requests written by hand', PATIENT, async () => {
    expect(faultsOf([await attackHttp(victim)])).toEqual([]);
  });

  test('archives that are not what they say', PATIENT, async () => {
    expect(faultsOf([await attackArchives(victim)])).toEqual([]);
  });

  test('forty of the heaviest at once', PATIENT, async () => {
    const row = await loadWorst(victim);
    expect(faultsOf([row])).toEqual([]);
    expect(victim.running).toBe(true);
    expect(victim.report.mostBytes).toBeLessThan(1.5e9);
  });
});

test('the table has a line for every attack', () => {
  const row: Row = { name: 'links', count: 10_000, outcome: '1 opened', worstMs: 1.6, faults: ['x'] };
  expect(table([row])).toBe('attack  tried   outcome   worst ms  faults\nlinks   10,000  1 opened  2         1');
});
