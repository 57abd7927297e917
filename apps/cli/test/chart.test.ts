// Charts of distributions on a terminal.
import { summarize } from '@oddsmith/kernel';
import { expect, test } from 'vitest';
import { chart } from '../src/chart.ts';
import { styleFor } from '../src/style.ts';

const style = styleFor({ colour: false });

test('a long distribution is put together in ranges that add up', () => {
  const lines = chart('wounds', summarize(new Float64Array(100).fill(0.01)), style, 80);
  // 100 outcomes in at most 30 rows: ranges of four.
  expect(lines).toHaveLength(1 + 25);
  expect(lines[1]).toMatch(/^ {2}0\.\.3 .*4\.0% {5}100%$/);
  expect(lines[25]).toMatch(/^96\.\.99 .*4\.0% {5}4\.0%$/);
});

test('rare ends are left out, and it is said', () => {
  const pmf = new Float64Array(40).fill(1e-6);
  pmf[20] = 1 - 39e-6;
  const lines = chart('wounds', summarize(pmf), style, 80);
  expect(lines).toHaveLength(3);
  expect(lines[2]).toBe('possible from 0 to 39; outcomes below 0.1% at the ends are not shown');
});

test('lines fit the terminal, within reason', () => {
  const distribution = summarize(new Float64Array(10).fill(0.1));
  for (const width of [40, 60, 80])
    for (const line of chart('wounds', distribution, style, width)) expect(line.length).toBeLessThanOrEqual(width + 4);
});
