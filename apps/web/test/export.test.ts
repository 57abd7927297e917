// An answer as text and as a table: every chance beside its number and under its name.
import type { Answer } from '@oddsmith/games';
import { summarize } from '@oddsmith/kernel';
import { expect, test } from 'vitest';
import { cellWords } from '../src/charts/joint.ts';
import { toTable } from '../src/export/table.ts';
import { toText } from '../src/export/text.ts';

/** 2, 3 or 4 wounds: 1/4, 1/2, 1/4. */
const wounds = summarize(Float64Array.of(0.25, 0.5, 0.25), 2);
const answer = {
  sentence: 'Three wounds on average.',
  summary: { killChance: 0.75 },
  distributions: { wounds },
} as unknown as Answer;
const chart = { distribution: 'wounds', title: 'Wounds', axis: 'wounds dealt', side: 'attacker' } as const;

test('as text', () => {
  const told = { title: 'A v B', chart, line: { at: 3, label: 'kill line 3 W' }, link: 'https://x' };
  expect(toText(answer, told)).toBe(`A v B
Three wounds on average.
Wounds: mean 3.00, median 3
   2+    100%
   3+   75.0%
   4+   25.0%
kill line 3 W: 75.0% reach it
https://x`);
});

test('as a table', () => {
  expect(toTable(answer, [chart]).split('\r\n')).toEqual([
    'Counted,Number,Chance,Chance of that or more,Chance of that or less',
    'wounds dealt,2,0.25,1,0.25',
    'wounds dealt,3,0.5,0.75,0.75',
    'wounds dealt,4,0.25,0.25,1',
    '',
    'Figure,Value',
    'Kill chance,0.75',
    '"Wounds, mean",3',
    '',
  ]);
});

test('a pair of outcomes is told by whose each is', () => {
  const words = { x: 'wounds the second loses', y: 'wounds the first loses' };
  expect(cellWords({ x: 1, y: 2, chance: 0.5 }, words)).toBe(
    'wounds the first loses: 2; wounds the second loses: 1 (50.0%)',
  );
});
