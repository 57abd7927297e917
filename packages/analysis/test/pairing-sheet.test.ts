// Matrices as teams keep them: names, points, marks and colours out of a spreadsheet.
import { type Pairing, pairing } from '@oddsmith/analysis';
import { expect, test } from 'vitest';

const PLAIN = {
  mine: ['Anna', 'Ben'],
  theirs: ['Xaver', 'Yuki'],
  values: [
    [16, 10],
    [7, 12.5],
  ],
};

function read(question: object): Pairing {
  const result = pairing(question);
  if ('error' in result) throw new Error(`${result.error.path}: ${result.error.message}`);
  return result;
}

function without({ advice: _said, ...rest }: Pairing): object {
  return rest;
}

test.each([
  ['tabs and a decimal comma', '\tXaver\tYuki\nAnna\t16\t10\nBen\t7\t12,5\n'],
  ['semicolons, empty lines and columns', ';;Xaver;Yuki\r\n;;;\r\nAnna;;16;10\r\nBen;;7;12,5'],
  ['commas and quotes', '"my team","Xaver","Yuki"\nAnna,"16",10\n"Ben",7,12.5'],
  ['a byte order mark', '\uFEFF\tXaver\tYuki\nAnna\t16\t10\nBen\t7\t12.5'],
  ['shares of the points and results of both', '\tXaver\tYuki\nAnna\t80%\t10-10\nBen\t7:13\t62,5 %'],
])('%s', (_what, sheet) => {
  expect(without(read({ sheet }))).toEqual(read(PLAIN));
});

test('marks are read by the usual scale or one that is given, and it is said', () => {
  const sheet = '\tXaver\tYuki\nAnna\t++\to\nBen\t−\t12.5';
  const usual = read({ sheet });
  expect(without(usual)).toEqual(read(PLAIN));
  expect(usual.advice?.[0]).toMatchObject({ code: 'pairing/scale', path: 'sheet' });
  expect(usual.advice?.[0].message).toContain('"++" 16, "o" 10, "-" 7;');
  const own = read({
    sheet: '\tXaver\tYuki\nAnna\tSure\tcoin\nBen\tHard\t12.5',
    scale: { sure: 16, Coin: 10, hard: 7 },
  });
  expect(without(own)).toEqual(read(PLAIN));
  const colours = read({ sheet: '\tXaver\tYuki\nAnna\tDark green\t🟡\nBen\torange\t12.5' });
  expect(without(colours)).toEqual(read(PLAIN));
});

test('a sheet without names counts the players; tables stand between bars', () => {
  expect(read({ sheet: '16,10\n7,12' }).choices.mine?.map(({ choice }) => choice)).toEqual(['A1', 'A2']);
  const tables = read({ sheet: '\tXaver\tYuki\nAnna\t16|3\t10\nBen\t7\t++|o', picks: 1 });
  const same = {
    ...PLAIN,
    picks: 1,
    values: [
      [[16, 3], 10],
      [7, [16, 10]],
    ],
  };
  expect(without(tables)).toEqual(read(same));
});

test.each([
  ['pairing/sheet', 'sheet', { sheet: '\tXaver\tYuki\nAnna\t16\tmaybe\nBen\t7\t12' }],
  ['pairing/sheet', 'sheet', { sheet: 7 }],
  ['pairing/sheet', 'sheet', { sheet: 'x'.repeat(20_001) }],
  ['pairing/sheet', 'values', { sheet: '1,2\n3,4', values: PLAIN.values }],
  ['pairing/sheet', 'scale', { ...PLAIN, scale: { o: 10 } }],
  ['pairing/sheet', 'scale', { sheet: '1,2\n3,4', scale: { o: 'ten' } }],
  ['pairing/unequal', 'theirs', { sheet: '1,2,3\n3,4,5' }],
  ['pairing/value', 'values[0][1]', { sheet: '1,25\n3,4' }],
  ['pairing/too-few', 'mine', { sheet: '' }],
])('%s at %s', (code, path, question) => {
  expect(pairing(question)).toMatchObject({ error: { code, path } });
});
