// Lists made to hold up or break a reader are answered: quickly, in words, and never by a crash.
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { importArmy as importGrimdark } from '../src/grimdark/import/index.ts';
import { ReadingBudget } from '../src/lists/budget.ts';
import { importArmyList } from '../src/lists/read.ts';
import { loadBuiltInCatalogue } from '../src/wh40k/data/built-in.ts';
import { importArmy as importWh40k } from '../src/wh40k/import/index.ts';
import { GROWING, nestedItems, nestedSelections, roster, statLines, units } from './growing-lists.ts';

const codeOf = async (data: Uint8Array | string, game?: string): Promise<string> => {
  const result = await importArmyList(data, game === undefined ? {} : { game });
  return result.ok ? 'read' : result.problem.code;
};

/** Twice the text would take four times as long. */
const QUADRATIC = 3.3;

/** A hang is a failure; a second is a hundred times what any of these needs. */
const QUICK = { timeout: 60_000 };

test('75 bytes with a number no float can count down from', QUICK, async () => {
  const result = await importArmyList('U [75] Q4+ D4+ | 10pts |\n100000000000000005366162204393472x Gun (24", A1)');
  expect(result).toMatchObject({ ok: true, game: 'grimdark' });
});

describe('readers are linear: twice the text takes about twice the time', () => {
  /** Time of the processor, not of the clock: other work on the machine does not count. */
  const timeOf = async (text: string, game: string): Promise<number> => {
    let best = Number.POSITIVE_INFINITY;
    for (let run = 0; run < 3; run++) {
      const start = process.cpuUsage();
      await importArmyList(text, { game });
      best = Math.min(best, process.cpuUsage(start).user / 1000);
    }
    return best;
  };
  const cases = GROWING.flatMap(([name, make]) => ['wh40k', 'grimdark'].map((game) => [name, game, make] as const));

  test.each(cases)('%s, read as %s', QUICK, async (_, game, make) => {
    await timeOf(make(64), game);
    const ratios: number[] = [];
    // The collector may fall into any run: a reader that is quadratic is so in every attempt.
    for (let attempt = 0; attempt < 4 && Math.min(...ratios) >= QUADRATIC; attempt++) {
      const once = await timeOf(make(1_024), game);
      const twice = await timeOf(make(2_048), game);
      // Below a few milliseconds the collector says more than the reader.
      ratios.push(twice < 20 ? 0 : twice / once);
    }
    expect(Math.min(...ratios)).toBeLessThan(QUADRATIC);
  });

  test.each(GROWING)('%s: twice the text is at most twice the steps', async (_, make) => {
    const catalogue = await loadBuiltInCatalogue();
    const steps = async (times: number) => {
      const [own, other] = [new ReadingBudget(), new ReadingBudget()];
      await importWh40k(make(times), catalogue, own);
      importGrimdark(make(times), [], other);
      return [own.spent, other.spent];
    };
    const [once, twice] = [await steps(512), await steps(1_024)];
    twice.forEach((spent, reader) => {
      expect(spent).toBeLessThanOrEqual(2 * once[reader] + 4);
    });
  });

  test.each(cases)('%s at 64 kB and at 8 MB, read as %s', QUICK, async (_, game, make) => {
    for (const times of [32_000, 4_000_000]) expect(await codeOf(make(times), game)).toMatch(/^(read|\w+\/import-)/);
  });
});

describe('8 MB of anything is answered', () => {
  const MB = 1_000_000;
  test.each<[string, () => Uint8Array | string]>([
    ['zeros', () => new Uint8Array(8 * MB)],
    ['one letter', () => 'a'.repeat(8 * MB)],
    ['line ends', () => '\n'.repeat(8 * MB)],
    ['open brackets', () => '['.repeat(8 * MB)],
    ['open braces', () => '{"a":'.repeat(MB)],
    ['open tags', () => '<a>'.repeat(2 * MB)],
    ['a JSON array', () => `[${'1,'.repeat(4 * MB)}1]`],
    ['share units', () => `{"units":[${'{"quality":4},'.repeat(500_000)}{}]}`],
    ['roster selections', () => units(150_000)],
    ['entities', () => `Patrol (80 points)\n${'&amp;'.repeat(MB)}`],
    ['slanted words', () => '*a* '.repeat(2 * MB)],
    ['quoted letters', () => '`a'.repeat(4 * MB)],
  ])('%s', QUICK, async (_, make) => {
    expect(await codeOf(make())).toMatch(/^(?!import\/which-game)[\w-]+\//);
  });
});

describe('what is nested, counted or repeated beyond any army is refused by name', () => {
  test.each<[string, () => Uint8Array | string, string]>([
    ['4,000 models with stat lines', () => statLines(4_000), 'read'],
    ['20,000 selections', () => units(20_000), 'wh40k/import-too-many-selections'],
    ['400 units', () => units(400), 'wh40k/import-too-many-units'],
    ['300,000 elements', () => roster('<a/>'.repeat(300_000)), 'wh40k/import-xml-too-many'],
    ['items 3,000 deep', () => nestedItems(3_000), 'grimdark/import-too-deep'],
    ['selections 3,000 deep', () => nestedSelections(3_000), 'wh40k/import-too-deep'],
    ['elements 3,000 deep', () => `${'<a>'.repeat(3_000)}`, 'wh40k/import-xml-too-deep'],
    ['880,000 units in a small archive', () => zipSync({ 'a.ros': strToU8(units(200_000)) }), 'wh40k/import-'],
    [
      'two rosters',
      () => zipSync({ 'a.ros': strToU8(units(1)), 'b.ros': strToU8(units(1)) }),
      'import/several-rosters',
    ],
    [
      '100 files',
      () => zipSync(Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`${i}.txt`, strToU8('x')]))),
      'import/archive-too-many',
    ],
    ['unpacks to 12 MB', () => zipSync({ 'a.ros': new Uint8Array(12_000_000) }), 'import/archive-too-large'],
    ['overlapping entries', () => overlapping(60), 'import/several-rosters'],
  ])('%s', QUICK, async (_, make, expected) => {
    expect(await codeOf(make())).toContain(expected);
  });

  test('an archive whose size is understated is stopped while it unpacks', QUICK, async () => {
    const archive = zipSync({ 'a.ros': new Uint8Array(12_000_000) });
    const view = new DataView(archive.buffer);
    for (let at = 0; at < archive.length - 30; at++)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 500, true);
    expect(await codeOf(archive)).toBe('import/archive-too-large');
  });
});

/** One packed roster that the directory names many times over. */
function overlapping(times: number): Uint8Array {
  const archive = zipSync({ 'a.ros': strToU8(units(100)) });
  const view = new DataView(archive.buffer);
  const end = archive.length - 22;
  const start = view.getUint32(end + 16, true);
  const entry = archive.slice(start, end);
  const made = new Uint8Array(start + entry.length * times + 22);
  made.set(archive.subarray(0, start));
  for (let i = 0; i < times; i++) made.set(entry, start + i * entry.length);
  made.set(archive.subarray(end), start + entry.length * times);
  const directory = new DataView(made.buffer);
  directory.setUint16(made.length - 22 + 8, times, true);
  directory.setUint16(made.length - 22 + 10, times, true);
  directory.setUint32(made.length - 22 + 12, entry.length * times, true);
  return made;
}

describe('a reading can be ended from outside', () => {
  test('by a clock that has run out', async () => {
    const list = `Patrol (80 points)\n\n${'Intercessor Squad (80 points)\n• 1x Bolt rifle\n'.repeat(250)}`;
    let asked = 0;
    const result = await importArmyList(list, { game: 'wh40k', expired: () => ++asked > 1 });
    expect(result).toMatchObject({ ok: false, problem: { code: 'wh40k/import-out-of-time' } });
  });
});

test('a refusal says what was expected and which line stopped the reader', async () => {
  const text = `Dear friends,\nthis is my list of 7 things\n`;
  const result = await importArmyList(text, { game: 'wh40k' });
  expect(result).toMatchObject({
    ok: false,
    problem: { message: expect.stringMatching(/"Intercessor Squad \(80 points\)"; line 2/) },
  });
  const long = await importArmyList(`Patrol (80 points)\n${'x'.repeat(9_000)}`, { game: 'wh40k' });
  expect(long).toMatchObject({ ok: false, problem: { message: expect.stringContaining('line 2') } });
});
