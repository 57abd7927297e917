// Analyses on the command line: results, CSV, checkpoints, lists, and what is refused.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calculators } from '@oddsmith/games/calculators';
import { describe, expect, test } from 'vitest';
import { libraryOf, oddsmith, type Written } from './terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'oddsmith-analyse-'));
const library = libraryOf(calculators);

const rows = [1, 2, 3, 4].map((attacks) => ({ title: `${attacks} dice`, input: { attacker: { attacks } } }));
const columns = [7, 14].map((wounds) => ({
  title: `${wounds} wounds`,
  points: wounds,
  input: { defender: { wounds } },
}));
const matrix = { calculator: 'killteam/shoot', rows, columns, figure: 'killChance' };

function run(args: readonly string[], question?: object, stop?: AbortSignal): Promise<Written> {
  const stdin = question === undefined ? {} : { stdin: JSON.stringify(question) };
  return oddsmith([...args, '--threads', '0'], { library, ...stdin, ...(stop === undefined ? {} : { stop }) });
}

test('an edition may be written as a number here too', async () => {
  const asked = ['sensitivity', '--json', '--calculator', 'wh40k/charge', '--set', 'edition=11', 'distance=8.1'];
  const { code, out } = await run(asked);
  expect(code).toBe(0);
  // The roll itself must reach the target: 9 or more, 10 of 36.
  expect(JSON.parse(out).base).toBeCloseTo(10 / 36, 12);
});

describe('matrix', () => {
  test('prints one line of JSON, CSV, or a table', async () => {
    const { code, out, err } = await run(['matrix', '--json'], matrix);
    expect([code, err]).toEqual([0, '']);
    expect(out.endsWith('}\n')).toBe(true);
    const result = JSON.parse(out);
    expect(Object.keys(result)).toEqual(['kind', 'calculator', 'figure', 'rows', 'columns', 'cells', 'build']);
    const answer = await oddsmith(
      ['calc', 'killteam/shoot', '--json', '--set', 'attacker.attacks=4', 'defender.wounds=7'],
      { library },
    );
    expect(result.cells[3][0]).toEqual({ figure: JSON.parse(answer.out).summary.killChance, method: 'exact' });
    const csv = (await run(['matrix', '--csv'], matrix)).out.split('\r\n');
    expect(csv[0]).toBe('Kill chance (0 to 1),7 wounds,14 wounds');
    expect(csv[4]).toBe(`4 dice,${result.cells[3][0].figure},${result.cells[3][1].figure}`);
    expect((await run(['matrix'], matrix)).out.split('\n')[0]).toBe('Kill chance (0 to 1)  7 wounds  14 wounds');
  });

  test('rows from a file, typical targets as columns', async () => {
    const file = join(folder, 'rows.json');
    writeFileSync(file, JSON.stringify(rows));
    const { out } = await run([
      'matrix',
      '--calculator',
      'killteam/shoot',
      '--rows',
      file,
      '--columns',
      'archetypes',
      '--json',
    ]);
    const { rows: titles, columns: targets, cells } = JSON.parse(out);
    expect(titles).toHaveLength(4);
    expect(targets).toContain('Marine');
    expect(cells.flat().every((cell: { method?: string }) => cell.method === 'exact')).toBe(true);
  });

  test('goes on from a checkpoint, and not from that of another question', async () => {
    const file = join(folder, 'checkpoint');
    const whole = await run(['matrix', '--json', '--checkpoint', file], matrix);
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(JSON.parse(lines[0])).toMatchObject({ oddsmith: 'checkpoint', version: 1, kind: 'matrix', total: 8 });
    // As after a crash: the first chunks, and half of a line.
    writeFileSync(file, `${lines.slice(0, 3).join('\n')}\n${lines[3]?.slice(0, 10) ?? '{"fr'}`);
    expect(await run(['matrix', '--json', '--checkpoint', file], matrix)).toEqual(whole);
    const cells = readFileSync(file, 'utf8')
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => JSON.parse(line));
    expect(cells.reduce((sum, chunk) => sum + chunk.cells.length, 0)).toBe(8);
    const other = await run(['matrix', '--json', '--checkpoint', file], { ...matrix, figure: 'meanDamage' });
    expect([other.code, JSON.parse(other.out).error.code]).toEqual([2, 'checkpoint/other-question']);
    expect(other.err).toContain('belongs to another question');
  });

  test('names cannot move the cursor of a terminal or change its colours', async () => {
    const title = 'Red \u001b[31m\u009b2J\u0007';
    const { out } = await run(['matrix'], { ...matrix, rows: [{ ...rows[0], title }] });
    expect(out).toContain('Red \\x1b[31m\\x9b2J\\x07');
    const refused = await run(['matrix'], { ...matrix, figure: title });
    expect(refused.err).toContain('\\x1b[31m');
    expect(refused.err).not.toContain('\u001b');
  });

  test('a stop leaves nothing on stdout and exits with 130', async () => {
    expect(await run(['matrix', '--json'], matrix, AbortSignal.abort())).toMatchObject({ code: 130, out: '' });
  });
});

test('a Markdown table, numbers to the right', async () => {
  const lines = (await run(['matrix', '--markdown'], matrix)).out.split('\n');
  expect(lines[0]).toBe('| Kill chance (0 to 1) | 7 wounds | 14 wounds |');
  expect(lines[1]).toBe('| --- | ---: | ---: |');
  expect(lines).toHaveLength(7);
});

test('a row for each operative of a Kill Team list, shooters of a plan with all their weapons', async () => {
  const file = join(folder, 'team.txt');
  writeFileSync(file, 'Angels of Death\nSpace Marine Captain\nIntercessor Warrior: bolt rifle\n');
  const base = ['--calculator', 'killteam/shoot', '--json'];
  const { out } = await run(['matrix', ...base, '--rows', file, '--columns', 'archetypes']);
  // One row an operative: each cell takes the weapon that serves best.
  expect(JSON.parse(out).rows).toEqual(['Space Marine Captain', 'Intercessor Warrior']);
  const targets = join(folder, 'targets.json');
  writeFileSync(targets, JSON.stringify(columns));
  const planned = await run(['plan', ...base, '--shooters', file, '--targets', targets]);
  const shooters = JSON.parse(planned.out).moves.map(({ shooter }: { shooter: string }) => shooter);
  expect(new Set(shooters)).toContain('Space Marine Captain');
});

test('what is to be said of a list stands beside a table, and in JSON', async () => {
  const file = join(folder, 'unread.txt');
  writeFileSync(file, 'Angels of Death\nIntercessor Warrior\nCaptain Nobody\n');
  const asked = ['matrix', '--calculator', 'killteam/shoot', '--rows', file, '--columns', 'archetypes'];
  const message = '"Captain Nobody" is no operative of Angels of Death';
  expect((await run(asked)).err).toContain(`warning: ${message}\n`);
  const { out, err } = await run([...asked, '--json']);
  expect(err).toBe('');
  expect(JSON.parse(out).advice).toMatchObject([{ severity: 'warning', path: 'rows.list', message }]);
});

test('sweep, seek and plan', async () => {
  const sweep = {
    calculator: 'killteam/shoot',
    axes: [{ path: 'attacker.hit', from: 2, to: 4 }],
    figures: ['killChance'],
  };
  expect((await run(['sweep', '--csv'], sweep)).out.split('\r\n')[0]).toBe(
    'Attacker › Hit (+),Kill chance (0 to 1),problem',
  );
  const seek = { calculator: 'killteam/shoot', path: 'attacker.attacks', target: 0.1 };
  expect((await run(['seek'], seek)).out).toMatch(
    /^Attacker › Attack dice \d+: kill chance \d+\.\d%, the least value that reaches 10\.0%\.$/m,
  );
  const plan = { calculator: 'killteam/shoot', shooters: rows.slice(0, 2), targets: columns };
  expect((await run(['plan'], plan)).out).toContain('points destroyed on average');
});

test.each([
  [1, ['matrix'], { ...matrix, rows: [] }, 'rows'],
  [1, ['plan'], { calculator: 'killteam/shoot', shooters: [], targets: columns }, 'shooters'],
  [2, ['matrix'], { ...matrix, kind: 'sweep' }, 'the question is a sweep, the command matrix'],
  [2, ['matrix', '--rows', '/nowhere'], undefined, 'cannot read /nowhere'],
])('exits with %i', async (code, args, question, words) => {
  const written = await run(args, question);
  expect(written).toMatchObject({ code, out: '' });
  expect(written.err).toContain(words);
});

test('a question from stdin beside the calculator of the command', async () => {
  const { calculator, ...question } = matrix;
  const asked = await run(['matrix', '--json', '--calculator', calculator], question);
  expect(asked).toMatchObject({ code: 0, err: '', out: (await run(['matrix', '--json'], matrix)).out });
});

test('batch answers questions among its lines', async () => {
  const lines = [
    { id: 1, kind: 'matrix', ...matrix },
    { id: 2, calculator: 'killteam/shoot', input: {} },
    { id: 3, kind: 'guess' },
  ];
  const stdin = lines.map((line) => JSON.stringify(line)).join('\n');
  const { out } = await oddsmith(['batch', '--threads', '0'], { library, stdin });
  const [first, second, third] = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(first).toMatchObject({ id: 1, result: { kind: 'matrix' } });
  expect(second).toMatchObject({ id: 2, result: { calculator: 'killteam/shoot' } });
  expect(third).toMatchObject({ id: 3, error: { code: 'analysis/unknown-kind' } });
});

describe('pairing', () => {
  const sheet = '\tXaver\tYuki\tZoe\nAnna\t12\t8\t10\nBen\t5\t15\t11\nCleo\t14\t9\t6\n';
  const sentence = 'Put up Ben (90.0%) or Cleo (10.0%): 32.1 of 60 points expected.';

  test('reads the spreadsheet of a team, from a file or a pipe', async () => {
    const file = join(folder, 'matrix.tsv');
    writeFileSync(file, sheet);
    const { code, out, err } = await run(['pairing', file]);
    expect([code, err]).toEqual([0, '']);
    expect(out.split('\n')[0]).toBe(sentence);
    const piped = await oddsmith(['pairing', '-', '--csv'], { library, stdin: sheet });
    const lines = piped.out.split('\r\n');
    expect(lines[0]).toBe('side,choice,weight,worst,expected');
    expect(lines[2]).toMatch(/^mine,Ben,0\.9\d*,/);
  });

  test('reads the question as JSON, with fields set, and says which marks it read as points', async () => {
    const values = [
      [12, 8, 10],
      [5, 15, 11],
      [14, 9, 6],
    ];
    const question = { mine: ['Anna', 'Ben', 'Cleo'], theirs: ['Xaver', 'Yuki', 'Zoe'], values };
    const { out } = await run(['pairing', '--json'], question);
    expect(JSON.parse(out).sentence).toBe(sentence);
    const file = join(folder, 'pairing.json');
    writeFileSync(file, JSON.stringify(question));
    const late = ['pairing', file, '--set', 'state.defenders.mine=Anna', 'state.defenders.theirs=Yuki'];
    expect((await run(late)).out.split('\n')[0]).toBe('Take Xaver: 32 of 60 points expected.');
    const marked = await oddsmith(['pairing'], { library, stdin: ',X,Y\nA,++,o\nB,-,12' });
    expect(marked.err).toBe('info: marks are read as points: "++" 16, "o" 10, "-" 7; give "scale" for others\n');
  });

  test('refuses a calculator and a cell that says nothing', async () => {
    const { code, err } = await run(['pairing', '--calculator', 'killteam/shoot'], {});
    expect([code, err]).toEqual([1, 'there is no field "calculator" here (pairing/unknown-field at calculator)\n']);
    const torn = await oddsmith(['pairing'], { library, stdin: ',X,Y\nA,1,?\nB,3,4' });
    expect(torn.err).toContain('row 2, column 3 of the sheet');
  });
});
