// Reports as text: what is pasted into a chat or opened in a spreadsheet.
import { analysisOf, csv, type Kind, markdownReport, resultCsv, resultOf, resultText } from '@oddsmith/analysis';
import { type Answer, calculateWith, isRefusal } from '@oddsmith/games';
import { expect, test } from 'vitest';
import { pool } from './pool.ts';

function answer(input: object, more: object = {}): Answer {
  const reply = calculateWith([pool], { calculator: 'test/pool', input, ...more });
  if (isRefusal(reply)) throw new Error(reply.error.message);
  return reply;
}

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

test('rare outcomes are summed up, never dropped; advice is told', () => {
  const text = markdownReport(answer({ dice: 9, bonus: 3, needed: 6 }));
  expect(text).toContain('\n- info: three bonus dice are a lot\n');
  // P(X >= 8) of 12 dice on 6+ is 0.0000...: below the line, but there.
  expect(text).toMatch(/\n\| others \| <0\.1% \| \|\n/);
  expect(text).not.toMatch(/\n\| 8 /);
});

test('a simulated answer states its size and margin', () => {
  const text = markdownReport(answer({}, { method: 'simulate', iterations: 10_000, seed: 5 }));
  // 1.96 * sqrt(0.75 * 0.25 / 10000) = 0.0085
  expect(text).toMatch(/\nSimulated 10000 times \(seed 5\), 95% margin of the headline 0\.008\d\.\n/);
});

test('dropped mass is reported', () => {
  expect(markdownReport({ ...answer({}), errorBound: 1e-7 })).toContain('\nExact but for a mass of at most 1.0e-7.\n');
});

test('chances are never rounded to certainty', () => {
  const { distributions, ...rest } = answer({});
  const text = markdownReport({
    ...rest,
    distributions,
    summary: { oneChance: 1, nearlyChance: 0.99999, hardlyChance: 1e-9, noChance: 0, meanX: 0.5 },
  });
  expect(text).toContain(
    '\n| one chance | 100% |\n| nearly chance | >99.9% |\n| hardly chance | <0.1% |\n| no chance | 0% |\n| mean x | 0.5 |\n',
  );
});

function resultOfKind(kind: Kind, question: object): object {
  const analysis = analysisOf([pool], { kind, calculator: pool.id, ...question });
  if ('error' in analysis) throw new Error(analysis.error.message);
  const { work } = analysis;
  const cells = Array.from({ length: work.total }, (_, index) => work.cell(index, {}));
  return resultOf(analysis, work.collect(cells));
}

test('a sweep and a matrix as CSV', () => {
  const swept = resultOfKind('sweep', { axes: [{ path: 'dice', values: [0, 1] }], figures: ['successes.mean'] });
  const lines = resultCsv('sweep', swept, [pool]).split('\r\n');
  expect(lines[0]).toBe('Dice thrown,"Successes, mean",problem');
  expect(lines[1]).toBe('0,,"dice must be 1 to 12, got 0"');
  expect(lines[2]).toBe('1,0.5,');

  const filled = resultOfKind('matrix', {
    rows: [{ title: 'one, "lonely"', input: { dice: 1 } }],
    columns: [
      { title: 'plain', input: {} },
      { title: 'refused', input: { dice: 0 } },
    ],
  });
  expect(resultCsv('matrix', filled, [pool])).toBe('Any chance (0 to 1),plain,refused\r\n"one, ""lonely""",0.5,\r\n');
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
    expect(resultCsv(kind, resultOfKind(kind, question), [pool]).split('\r\n')[0]).toBe(head);
  }
});

test('cells are quoted where they must be', () => {
  expect(csv([['a,b', 'say "x"', 'two\nlines', null, 1.5, undefined, { a: 1 }]])).toBe(
    '"a,b","say ""x""","two\nlines",null,1.5,,"{""a"":1}"\r\n',
  );
});

test('every statistic and chance has its own words', () => {
  const figures = ['mean', 'stdDev', 'median', 'mode', 'min', 'max'].map((name) => `successes.${name}`);
  const result = { axes: [], figures: [...figures, 'successes>=2', 'successes<=2', 'successes=2'], points: [] };
  expect(resultCsv('sweep', result, [pool])).toBe(
    '"Successes, mean","Successes, standard deviation","Successes, median","Successes, most likely","Successes, least",' +
      '"Successes, most",Successes at least 2 (0 to 1),Successes at most 2 (0 to 1),Successes exactly 2 (0 to 1),problem\r\n',
  );
});

test('heads of tables and reports are in the language that is asked for', () => {
  const axes = [{ path: 'dice', values: [1] }];
  const result = { calculator: 'test/pool', axes, figures: ['killChance', 'killChance.mean'], points: [] };
  expect(resultCsv('sweep', result, [pool], 'de')).toBe(
    'Dice thrown,"Chance, das Ziel zu besiegen (0 bis 1)","Chance, das Ziel zu besiegen, Mittel",Problem\r\n',
  );
  expect(resultText('plan', { moves: [] }, [], 'de')).toBe('Schütze  Ziel  Attacke  Wert\n');
  const lines = markdownReport({ ...answer({}), language: 'de' }).split('\n');
  expect(lines.slice(2, 5)).toEqual(['Exakt.', '', '| Zahl | Wert |']);
});

/** One row of each kind whose cells are all different: a value under another's name shows. */
const ONE_ROW: readonly (readonly [Kind, object, string])[] = [
  [
    'matrix',
    {
      figure: 'anyChance',
      rows: ['mine'],
      columns: ['theirs', 'others'],
      layers: [{ title: 'rain', cells: [[{ figure: 0.1 }, { figure: 0.2 }]] }],
    },
    'situation,Any chance (0 to 1),theirs,others\nrain,mine,0.1,0.2\n',
  ],
  [
    'sensitivity',
    {
      figure: 'meanSuccesses',
      changes: [{ within: ['Weather'], title: 'Penalty', from: 0, to: 1, figure: 5, difference: -3 }],
    },
    'field,from,to,Mean successes,difference\nWeather › Penalty,0,1,5,-3\n',
  ],
  [
    'seek',
    {
      calculator: 'test/pool',
      path: 'dice',
      figure: 'anyChance',
      found: { value: 3, figure: 0.4 },
      best: { value: 5, figure: 0.6 },
    },
    'attempt,Dice thrown,Any chance (0 to 1)\nfound,3,0.4\nbest,5,0.6\n',
  ],
  [
    'compare',
    {
      first: 'One',
      second: 'Two',
      figures: [{ name: 'anyChance', first: 0.1, second: 0.3, difference: 0.2 }],
    },
    'figure,One,Two,difference\nAny chance (0 to 1),0.1,0.3,0.2\n',
  ],
  [
    'plan',
    { moves: [{ shooter: 'A', target: 'X', attack: 'rifle', value: 2 }] },
    'shooter,target,attack,value\nA,X,rifle,2\n',
  ],
  [
    'efficiency',
    {
      rows: ['A'],
      columns: ['X'],
      cells: [[{ damage: 1, kills: 2, points: 3, perPoint: { damage: 4, kills: 5, points: 6 } }]],
    },
    'unit,target,damage,kills,points,points per point\nA,X,1,2,3,6\n',
  ],
  [
    'lists',
    { mine: ['A'], theirs: ['X', 'Y'], values: [[0.1, 0.2]], equilibrium: { mine: [0.3], theirs: [0.4, 0.6] } },
    'list,X,Y,bring\nA,0.1,0.2,0.3\n',
  ],
];

test.each(ONE_ROW)('a row of %s stands under its head', (kind, result, text) => {
  expect(resultCsv(kind, result, [pool]).replaceAll('\r\n', '\n')).toBe(text);
});

test('numbers of a text table end under each other', () => {
  const moves = [10, 9.5].map((value) => ({ shooter: 'A', target: 'X', attack: null, value }));
  expect(resultText('plan', { sentence: 'A fires first.', moves }, [])).toBe(
    'A fires first.\n\nshooter  target  attack  value\nA        X                  10\nA        X                 9.5\n',
  );
});
