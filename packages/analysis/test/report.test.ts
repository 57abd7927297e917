// Reports as text: what is pasted into a chat or opened in a spreadsheet.
import {
  analysisOf,
  csv,
  csvReport,
  markdownReport,
  matrix,
  matrixCsv,
  resultCsv,
  resultOf,
  sweep,
  sweepCsv,
  textReport,
} from '@oddsmith/analysis';
import { type Answer, calculateWith, isRefusal } from '@oddsmith/games';
import { expect, test } from 'vitest';
import { pool } from './pool.ts';

function answer(input: object, more: object = {}): Answer {
  const reply = calculateWith([pool], { calculator: 'test/pool', input, ...more });
  if (isRefusal(reply)) throw new Error(reply.error.message);
  return reply;
}

test('an exact answer reads well in a chat', () => {
  expect(textReport(answer({}))).toBe(`2 dice succeed 1.00 times on average.

Exact.
any chance: 75.0%
mean successes: 1

successes: mean 1, median 1, most likely 1, standard deviation 0.71
0  25.0% ##########           at least 100%
1  50.0% #################### at least 75.0%
2  25.0% ##########           at least 25.0%
`);
});

test('an exact answer as Markdown', () => {
  expect(markdownReport(answer({}))).toBe(`**2 dice succeed 1.00 times on average.**

Exact.

| figure | value |
| --- | ---: |
| any chance | 75.0% |
| mean successes | 1 |

| successes | chance | at least |
| ---: | ---: | ---: |
| 0 | 25.0% | 100% |
| 1 | 50.0% | 75.0% |
| 2 | 25.0% | 25.0% |
`);
});

test('rare ends are summed up, never dropped; advice is told', () => {
  const text = textReport(answer({ dice: 9, bonus: 3, needed: 6 }));
  expect(text).toContain('info: three bonus dice are a lot');
  // P(X >= 8) of 12 dice on 6+ is 0.0000...: below the line, but there.
  expect(text).toMatch(/\nabove 7: <0\.1% in all\n/);
  expect(text).not.toMatch(/\n *8 /);
});

test('a simulated answer states its size and margin', () => {
  const text = textReport(answer({}, { method: 'simulate', iterations: 10_000, seed: 5 }));
  // 1.96 * sqrt(0.75 * 0.25 / 10000) = 0.0085
  expect(text).toMatch(/\nSimulated 10000 times \(seed 5\), 95% margin of the headline 0\.008\d\.\n/);
});

test('dropped mass is reported', () => {
  expect(textReport({ ...answer({}), errorBound: 1e-7 })).toContain('\nExact but for a mass of at most 1.0e-7.\n');
});

test('chances are never rounded to certainty', () => {
  const { distributions, ...rest } = answer({});
  const text = textReport({
    ...rest,
    distributions,
    summary: { one: 1, nearly: 0.99999, hardly: 1e-9, none: 0, meanX: 0.5 },
  });
  expect(text).toContain('\none: 100%\nnearly: >99.9%\nhardly: <0.1%\nnone: 0%\nmean x: 0.5\n');
});

test('an answer as CSV', () => {
  const lines = csvReport(answer({ dice: 1 })).split('\r\n');
  expect(lines[0]).toBe('distribution,outcome,probability,at least,at most');
  expect(lines.slice(1, 3)).toEqual(['successes,0,0.5,1,0.5', 'successes,1,0.5,0.5,1']);
  expect(lines.slice(3)).toEqual([
    '',
    'figure,value',
    'any chance,0.5',
    'mean successes,0.5',
    'successes: mean,0.5',
    'successes: standard deviation,0.5',
    '',
  ]);
});

test('a sweep and a matrix as CSV', () => {
  const swept = sweep(pool, { axes: [{ path: 'dice', values: [0, 1] }], figures: ['successes.mean'] });
  if ('error' in swept) throw new Error(swept.error.message);
  const lines = sweepCsv(swept, pool).split('\r\n');
  expect(lines[0]).toBe('Dice thrown,"Successes, mean",problem');
  expect(lines[1]).toBe('0,,"dice must be 1 to 12, got 0"');
  expect(lines[2]).toBe('1,0.5,');

  const filled = matrix(pool, {
    rows: [{ title: 'one, "lonely"', input: { dice: 1 } }],
    columns: [
      { title: 'plain', input: {} },
      { title: 'refused', input: { dice: 0 } },
    ],
  });
  if ('error' in filled) throw new Error(filled.error.message);
  expect(matrixCsv(filled)).toBe('Any chance (0 to 1),plain,refused\r\n"one, ""lonely""",0.5,\r\n');
});

test('columns are called as pages call them, with the unit of the numbers below', () => {
  const questions = [
    ['sensitivity', { figure: 'successes>=2' }, 'field,from,to,Successes at least 2 (0 to 1),difference'],
    [
      'seek',
      { path: 'helpers[0].dice', target: 1, input: { helpers: [{}] } },
      'attempt,Friends 1 › Dice lent,Any chance (0 to 1)',
    ],
    [
      'sweep',
      { axes: [{ path: 'weather.penalty', values: [0, 1] }], figures: ['successes.stdDev'] },
      'Weather › Penalty,"Successes, standard deviation",problem',
    ],
    [
      'compare',
      { first: { title: 'Two' }, second: { title: 'Three', input: { dice: 3 } } },
      'figure,Two,Three,difference',
    ],
  ] as const;
  for (const [kind, question, head] of questions) {
    const analysis = analysisOf([pool], { kind, calculator: pool.id, ...question });
    if ('error' in analysis) throw new Error(analysis.error.message);
    const { work } = analysis;
    const cells = Array.from({ length: work.total }, (_, index) => work.cell(index, {}));
    expect(resultCsv(kind, resultOf(analysis, work.collect(cells)), [pool]).split('\r\n')[0]).toBe(head);
  }
});

test('cells are quoted where they must be', () => {
  expect(csv([['a,b', 'say "x"', 'two\nlines', null, 1.5, undefined, { a: 1 }]])).toBe(
    '"a,b","say ""x""","two\nlines",null,1.5,,"{""a"":1}"\r\n',
  );
});
