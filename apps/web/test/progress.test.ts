// Reports of progress: enough to see it move, no more.
import { expect, test } from 'vitest';
import { spaced } from '../src/engine/progress.ts';

test('reports come at most every tenth of a second, the first after as long', () => {
  let time = 1_000;
  const seen: [number, number][] = [];
  const report = spaced(
    () => time,
    (share) => seen.push([time, share]),
  );
  for (let done = 1; done <= 40; done++) {
    time += 10;
    report(done, 80);
  }
  expect(seen).toEqual([
    [1_100, 10 / 80],
    [1_200, 20 / 80],
    [1_300, 30 / 80],
    [1_400, 40 / 80],
  ]);
});

test('a quick calculation reports nothing', () => {
  let time = 0;
  const seen: number[] = [];
  const report = spaced(
    () => time,
    (share) => seen.push(share),
  );
  for (; time < 99; time += 11) report(time, 99);
  expect(seen).toEqual([]);
});
