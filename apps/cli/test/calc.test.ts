import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { catalogue } from '../src/library.ts';
import { oddsmith } from './terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'oddsmith-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'battle.json');
writeFileSync(file, '{"dice": 1}');

/** P(sum = n) in 36ths: 1 2 3 4 5 6 5 4 3 2 1; bars are shares of the highest over 33 columns. */
const REPORT = `2 dice add up to 7.00 on average.
fake/sum, exact

total                                          P=      P>=
    2  █████▌                                2.8%     100%
    3  ███████████                           5.6%    97.2%
    4  ████████████████▌                     8.3%    91.7%
    5  ██████████████████████               11.1%    83.3%
    6  ███████████████████████████▌         13.9%    72.2%
    7  █████████████████████████████████    16.7%    58.3%
    8  ███████████████████████████▌         13.9%    41.7%
    9  ██████████████████████               11.1%    27.8%
   10  ████████████████▌                     8.3%    16.7%
   11  ███████████                           5.6%     8.3%
   12  █████▌                                2.8%     2.8%
mean 7, deviation 2.4152, median 7, likeliest 7, 25%..95% 5..11

Summary
  meanTotal  7
`;

describe('calc', () => {
  test('prints sentence, chart and figures', async () => {
    expect(await oddsmith(['calc', 'fake/sum'])).toEqual({ code: 0, out: REPORT, err: '' });
  });

  test('adds steps on request and advice by itself', async () => {
    const { out } = await oddsmith(['calc', 'fake/sum', '--steps', '--set', 'bonus=9']);
    expect(out).toContain('Steps\n  1. Each die: shows 3.5 on average (16.7% a roll)\n');
    expect(out).toContain('Advice\n  note: bonus: that is a lot\n');
  });

  test('prints the answer as JSON, and nothing else', async () => {
    const { out, err } = await oddsmith(['calc', 'fake/sum', '--json']);
    expect(JSON.parse(out)).toMatchObject({ calculator: 'fake/sum', method: 'exact', summary: { meanTotal: 7 } });
    expect(err).toBe('');
  });

  test('answers in another language where it is asked to, whatever the shell speaks', async () => {
    const german = await oddsmith(['calc', 'killteam/choice', '--language', 'de', '--steps'], { library: catalogue });
    expect(german.out).toMatch(/^Kämpfer A: mit dem Krit zuschlagen\. /);
    expect(german.out).toContain('Schritte\n  1. Offene Würfel: ');
    const { out } = await oddsmith(['calc', 'killteam/choice', '--steps'], { library: catalogue });
    expect(out).toContain('Steps\n  1. Open dice: ');
    expect((await oddsmith(['calc', 'killteam/choice', '--language', 'fr'], { library: catalogue })).code).not.toBe(0);
  });

  const mean = async (args: readonly string[], stdin?: string) => {
    const { out } = await oddsmith(['calc', 'fake/sum', '--json', ...args], stdin === undefined ? {} : { stdin });
    return JSON.parse(out).summary.meanTotal;
  };

  test('takes its input from a file, stdin, a preset or single fields', async () => {
    expect(await mean([file])).toBeCloseTo(3.5, 12);
    expect(await mean([], '{"dice": 4}')).toBeCloseTo(14, 12);
    expect(await mean(['-'], '{"dice": 4}')).toBeCloseTo(14, 12);
    expect(await mean([], '')).toBeCloseTo(7, 12);
    expect(await mean(['--preset', 'three'])).toBeCloseTo(10.5, 12);
    expect(await mean(['--set', 'dice=5', 'bonus=1'])).toBeCloseTo(18.5, 12);
  });

  test('puts single fields on top of everything else', async () => {
    expect(await mean([file, '--set', 'bonus=2'])).toBeCloseTo(5.5, 12);
    expect(await mean(['-', '--set', 'bonus=2'], '{"dice": 4}')).toBeCloseTo(16, 12);
    expect(await mean(['--preset', 'three', '--set', 'bonus=2'])).toBeCloseTo(12.5, 12);
    expect(await mean(['--set', 'bonus=2'], '{"dice": 4}')).toBeCloseTo(16, 12);
    expect(await mean(['--set', 'bonus=2'], '')).toBeCloseTo(9, 12);
  });

  test('nothing in standard input is passed over in silence', async () => {
    const both = await oddsmith(['calc', 'fake/sum', '--preset', 'three'], { stdin: '{"dice": 4}' });
    expect([both.code, both.err]).toEqual([2, 'give standard input or a preset, not both\n']);
    expect(await mean(['--preset', 'three'], '')).toBeCloseTo(10.5, 12);
    // Another program may leave it open for good: then it is not waited for.
    const open = (stdin: string) => ({ stdin, stdinStaysOpen: true });
    const args = ['calc', 'fake/sum', '--set', 'bonus=2'];
    expect((await oddsmith(args, open(''))).err).toBe('');
    expect((await oddsmith(args, open('{"dice": 4}'))).err).toBe('standard input was not read: "-" reads it\n');
  });

  test('takes whole requests, as import and units print them, from a pipe or a file', async () => {
    const request = JSON.stringify({ calculator: 'fake/sum', input: { dice: 4 }, rules: {} });
    const answered = async (args: readonly string[], stdin?: string) =>
      JSON.parse((await oddsmith(['calc', ...args, '--json'], stdin === undefined ? {} : { stdin })).out);
    for (const args of [[], ['-'], ['fake/sum'], ['fake/sum', '-']])
      expect((await answered(args, request)).summary.meanTotal, args.join(' ')).toBeCloseTo(14, 12);
    expect((await answered(['-', '--set', 'bonus=2'], request)).summary.meanTotal).toBeCloseTo(16, 12);
    expect((await answered(['--set', 'bonus=2'], request)).summary.meanTotal).toBeCloseTo(16, 12);
    const seeded = JSON.stringify({ calculator: 'fake/sum', method: 'simulate', iterations: 1000, seed: 5 });
    expect((await answered(['-'], seeded)).simulation).toMatchObject({ iterations: 1000, seed: 5 });
    expect((await answered(['-', '--seed', '6'], seeded)).simulation).toMatchObject({ iterations: 1000, seed: 6 });
    writeFileSync(join(folder, 'request.json'), request);
    expect((await answered([join(folder, 'request.json')])).summary.meanTotal).toBeCloseTo(14, 12);
  });

  test.each([
    [['-'], '{"dice": 4}', 'standard input does not say which calculator it is for, such as fantasy/attack'],
    [[], '', 'standard input does not say which calculator it is for, such as fantasy/attack'],
    [['-'], '{"game": "wh40k", "army": {"units": []}}', 'it is a whole army; name two of its units with import --unit'],
    [['fake/sum'], '{"calculator": "fake/steady"}', 'the request is for fake/steady, the command for fake/sum'],
    [['-', '--preset', 'three'], '', 'a preset is of a calculator: name it'],
  ])('calc %j of %s is wrong usage', async (args, stdin, words) => {
    const { code, err } = await oddsmith(['calc', ...args], { stdin });
    expect(code).toBe(2);
    expect(err).toContain(words);
  });

  test('names that were probably meant', async () => {
    const said = async (...args: string[]) => (await oddsmith(['calc', ...args], { library: catalogue })).err;
    expect(await said('wh40k/atack')).toMatch(/; did you mean wh40k\/attack\?\n$/);
    expect(await said('shot')).toMatch(/; did you mean killteam\/shoot\?\n$/);
    expect(await said('fantasy/attack', '--set', 'numAtacks=3')).toContain('did you mean numAttacks?');
    expect(await said('killteam/shoot', '--set', 'attacker.hitt=3')).toContain('did you mean hit?');
    expect(await said('fantasy/attack', '--set', 'edition=x')).toContain('(fantasy/unknown-field at edition)');
    expect((await oddsmith(['calc', 'fake/sum', '--preset', 'thre'])).err).toContain('did you mean three?');
    expect((await oddsmith(['clac'])).err).toContain('did you mean calc?');
  });

  test('with --json wrong usage is a problem object as well', async () => {
    const problem = async (...args: string[]) => JSON.parse((await oddsmith([...args, '--json'])).out).error;
    const message = expect.stringContaining('there is no calculator "fake/sun"');
    const unknown = { code: 'command/unknown-calculator', path: '', message, nearest: 'fake/sum' };
    expect(await problem('calc', 'fake/sun')).toEqual(unknown);
    expect(await problem('calc', 'fake/sum', '--sett', 'dice=1')).toEqual({
      code: 'command/unknown-option',
      path: '',
      message: "unknown option '--sett'",
      nearest: '--set',
    });
  });

  test('simulates with seed, iterations and precision', async () => {
    const args = ['calc', 'fake/sum', '--method', 'simulate', '--iterations', '5000', '--seed', '3'];
    const { out } = await oddsmith(args);
    // A deviation of 2 over 5000 battles: 1.96 * 2 / sqrt(5000).
    expect(out).toContain('fake/sum, simulated: 5,000 battles, seed 3, headline ±0.0554 at 95%');
    expect((await oddsmith(args)).out).toBe(out);
    const precise = await oddsmith(['calc', 'fake/sum', '--method', 'simulate', '--precision', '0.05', '--json']);
    expect(JSON.parse(precise.out).simulation.iterations).toBe(8_000);
  });

  test('exits with 1 and a sentence when the input is refused', async () => {
    const err = 'dice must be 1 to 6, got 9 (fake/dice-out-of-range at dice)\n';
    expect(await oddsmith(['calc', 'fake/sum', '--set', 'dice=9'])).toEqual({ code: 1, out: '', err });
    const json = await oddsmith(['calc', 'fake/sum', '--set', 'dice=9', '--json']);
    expect([json.code, JSON.parse(json.out).error.code]).toEqual([1, 'fake/dice-out-of-range']);
  });

  test('gives up when time is out', async () => {
    const { code, err } = await oddsmith(['calc', 'fake/patient', '--method', 'exact', '--time-ms', '50']);
    expect([code, err]).toEqual([1, 'the calculation took longer than 50 ms (budget/exceeded)\n']);
  });

  test.each([
    ['killteam/choice', ['--set', 'rounds=20', '--method', 'simulate']],
    ['killteam/fight', ['--set', 'rounds=20', 'first.wounds=60', 'second.wounds=60', '--method', 'exact']],
    ['fantasy/battle', ['--set', 'rounds=6', '--method', 'exact']],
    ['grimdark/duel', ['--iterations', '10000000', '--method', 'simulate']],
  ])('gives up a real battle when time is out: %s', async (id, args) => {
    const { code, err } = await oddsmith(['calc', id, ...args, '--time-ms', '20'], { library: catalogue });
    expect([code, err]).toEqual([1, 'the calculation took longer than 20 ms (budget/exceeded)\n']);
  });

  test('colours only where it may', async () => {
    const colour = '\u001b[';
    expect((await oddsmith(['calc', 'fake/sum'])).out).not.toContain(colour);
    expect((await oddsmith(['calc', 'fake/sum'], { colour: true })).out).toContain(colour);
  });

  test.each([
    [['calc'], 'name a calculator, such as fantasy/attack\n'],
    [
      ['calc', 'fake/none'],
      'there is no calculator "fake/none"; known: fake/sum, fake/steady, fake/lasting, fake/patient, fake/deaf, fake/broken, fake/greedy\n',
    ],
    [['calc', 'fake/sum', '--preset', 'four'], 'fake/sum has no preset "four"; known: three\n'],
    [['calc', 'fake/sum', file, '--preset', 'three'], 'give a file or a preset, not both\n'],
    [['calc', 'fake/sum', '--set', 'dice'], '--set wants name=value, got "dice"\n'],
    [['calc', 'fake/sum', '--set', '__proto__.a=1'], '--set cannot read the name "__proto__.a"\n'],
    [['calc', 'fake/sum', '--sett', 'dice=1'], "unknown option '--sett'; did you mean --set?\n"],
    [
      ['calc', 'fake/sum', '--seed', '-1'],
      "option '--seed <n>' argument '-1' is invalid. It must be 0 to 4294967295.\n",
    ],
    [
      ['calc', 'fake/sum', '--method', 'guess'],
      "option '--method <method>' argument 'guess' is invalid. Allowed choices are auto, exact, simulate.\n",
    ],
    [['frobnicate'], "unknown command 'frobnicate'\n"],
  ])('wrong usage %j exits with 2 and a sentence', async (args, err) => {
    expect(await oddsmith(args)).toEqual({ code: 2, out: '', err });
  });

  test.each([
    [['calc'], 'nenn einen Rechner, etwa fantasy/attack\n'],
    [['calc', 'fake/sum', '--preset', 'four'], 'fake/sum hat kein Beispiel „four“; es hat three\n'],
    [['calc', 'fake/sum', '--set', 'dice'], '--set will Name=Wert, nicht „dice“\n'],
    [['calc', 'fake/sum', '--sett', 'dice=1'], 'die Option „--sett“ gibt es nicht; gemeint war --set?\n'],
    [
      ['calc', 'fake/sum', '--seed', '-1'],
      '„-1“ geht nicht als Wert von „--seed <Zahl>“: Erlaubt ist 0 bis 4.294.967.295.\n',
    ],
    [['clac'], 'den Befehl „clac“ gibt es nicht; gemeint war calc?\n'],
  ])('%j in German', async (args, err) => {
    expect(await oddsmith([...args, '--language', 'de'])).toEqual({ code: 2, out: '', err });
  });

  test('a file that is missing or no JSON is wrong usage', async () => {
    const missing = await oddsmith(['calc', 'fake/sum', join(folder, 'none.json')]);
    expect([missing.code, missing.err]).toEqual([2, expect.stringMatching(/^cannot read .*none\.json: ENOENT/)]);
    const broken = await oddsmith(['calc', 'fake/sum'], { stdin: '{"dice":' });
    expect([broken.code, broken.err]).toEqual([2, expect.stringMatching(/^standard input is not JSON: /)]);
  });
});

describe('--set', () => {
  test.each([
    ['dice=3', { dice: 3 }],
    ['attacker.hit=3', { attacker: { hit: 3 } }],
    ['profiles[1].toHit=auto', { profiles: [undefined, { toHit: 'auto' }] }],
    ['profiles.0.attacks=2D6+3', { profiles: [{ attacks: '2D6+3' }] }],
    ['target=null', { target: null }],
    ['rules=["AP(1)"]', { rules: ['AP(1)'] }],
    ['name="4"', { name: '4' }],
    ['text=a=b', { text: 'a=b' }],
  ])('%s', async (assignment, expected) => {
    const { assigned } = await import('../src/assignment.ts');
    expect(assigned({}, [assignment], undefined)).toEqual(expected);
  });
});

test('an edition may be written as a number', async () => {
  const { code, out } = await oddsmith(['calc', 'wh40k/charge', '--json', '--set', 'edition=11', 'distance=8.1'], {
    library: catalogue,
  });
  const { summary, sentence } = JSON.parse(out);
  expect(code).toBe(0);
  // The roll itself must reach the target: 9 or more, 10 of 36.
  expect(summary.rollNeeded).toBe(9);
  expect(summary.chargeChance).toBeCloseTo(10 / 36, 12);
  expect(sentence).not.toContain('Engagement Range');
});
