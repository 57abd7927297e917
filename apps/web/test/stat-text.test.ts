// A line of stats is read as players write it, and written as they read it.
import type { Field } from '@oddsmith/games';
import { describe, expect, it } from 'vitest';
import { readStats, type Stat, statText, steppedValue, tokensOf } from '../src/components/unit/stat-text.ts';

const base = { key: '', title: '', advanced: false, optional: false };
const whole = (min: number, max: number, more: object = {}): Field => ({
  ...base,
  kind: 'integer',
  min,
  max,
  nullable: false,
  ...more,
});
const dice: Field = { ...base, kind: 'dice', nullable: false };
const save: Field = {
  ...base,
  kind: 'choice',
  options: [
    { value: 3, label: '3+' },
    { value: 'none', label: 'None' },
  ],
};

const WEAPON: readonly Stat[] = [
  { letter: 'A', field: dice, value: 2 },
  { letter: 'BS', field: whole(2, 6, { suffix: '+' }), value: 3 },
  { letter: 'S', field: dice, value: 4 },
  { letter: 'AP', field: whole(-12, 0), value: -1 },
  { letter: 'D', field: dice, value: 'D6+1' },
];

const read = (text: string, stats = WEAPON) => readStats(text, stats).values.map((one) => one?.value);

describe('a line of stats', () => {
  it('is written as on the card, words apart from their letter', () =>
    expect(statText(WEAPON)).toBe('A2  BS3+  S4  AP-1  D D6+1'));

  it('reads what it writes', () => expect(read(statText(WEAPON))).toEqual([2, 3, 4, -1, 'D6+1']));

  it.each([
    ['a4 bs 2+ s5 ap-2 d3', [4, 2, 5, -2, 3]],
    // Without a space a D is the letter of damage, behind one it is dice.
    ['A2D6 BS3 S4 AP0 DD3', ['2D6', 3, 4, 0, 'D3']],
    // AP 3 is what players say for -3, with whichever minus.
    ['A2 BS3+ S4 AP3 D1', [2, 3, 4, -3, 1]],
    ['A2 BS3+ S4 AP−2 D1', [2, 3, 4, -2, 1]],
    ['D1, AP-1, S4, BS3+, A2', [2, 3, 4, -1, 1]],
  ] as const)('reads %s', (text, values) => expect(read(text)).toEqual(values));

  it('leaves alone what is being typed, and says what it does not know', () => {
    const half = readStats('A2 BS S4 AP-1 D1 X7', WEAPON);
    expect(half.values[1]).toBeUndefined();
    expect(half.wrong).toEqual(['X7', 'BS']);
    expect(readStats('A2 BS9+', WEAPON).wrong).toEqual(['BS 9+']);
  });

  it('takes away only what may be missing', () => {
    const stats: readonly Stat[] = [
      { letter: 'W', field: whole(1, 20), value: 2 },
      { letter: 'Inv', field: whole(2, 6, { suffix: '+', nullable: true }), value: 4 },
    ];
    expect(statText(stats)).toBe('W2  Inv4+');
    expect(readStats('W3', stats).values).toEqual([{ value: 3 }, { value: null }]);
    expect(readStats('Inv5+', stats).values).toEqual([undefined, { value: 5 }]);
  });

  it('knows choices by their labels', () => {
    const stats: readonly Stat[] = [{ letter: 'Save', field: save, value: 'none' }];
    expect(statText(stats)).toBe('Save None');
    expect(read('Save 3+', stats)).toEqual([3]);
    expect(read('Save none', stats)).toEqual(['none']);
  });

  it('knows which figure stands under the caret, and steps it within its limits', () => {
    const { tokens } = tokensOf('A2 BS3+', WEAPON);
    expect(tokens.map(({ index, start, end }) => [index, start, end])).toEqual([
      [0, 1, 2],
      [1, 5, 7],
    ]);
    expect(steppedValue(WEAPON[1].field, 6, 1)).toBeUndefined();
    expect(steppedValue(WEAPON[1].field, 3, -1)).toEqual({ value: 2 });
    expect(steppedValue(dice, 'D6', 1)).toBeUndefined();
  });
});
