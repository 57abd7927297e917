// What a transport takes, and what the loads become ashore.
import { calculateWith } from '@oddsmith/games';
import { calculators } from '@oddsmith/games/axis';
import { expect, test } from 'vitest';
import { aboard, LOADS, placeOf } from '../src/games/axis/landing/cargo.ts';

test('the loads to choose from are all that fit', () => {
  const fitting = [];
  for (const inf of [0, 1, 2])
    for (const art of [0, 1, 2])
      for (const arm of [0, 1, 2]) {
        const input = { sea: { attack: { units: { tra: 1 } } }, cargo: [{ inf, art, arm }] };
        const answer = calculateWith(calculators, { calculator: 'axis/amphibious', input });
        if (inf + art + arm > 0 && !('error' in answer)) fitting.push(placeOf({ inf, art, arm }));
      }
  expect(fitting.sort()).toEqual([...LOADS.keys()]);
});

test('loads land together', () => {
  expect(aboard([{ inf: 1, art: 1 }, { inf: 2 }, {}])).toEqual({ inf_a: 3, art_a: 1, arm_a: 0 });
});
