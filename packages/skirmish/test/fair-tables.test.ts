// Tables that are offered, each shown fair by 400 battles, and those that are not: battles on them open and replay all the same.
import { readFileSync } from 'node:fs';
import {
  FAIR_TABLES,
  isFairTable,
  LAYOUTS,
  markersOf,
  newSave,
  parseSave,
  playOut,
  quickStart,
  type Setup,
  start,
} from '@oddsmith/skirmish';
import { describe, expect, test } from 'vitest';

const README = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const ROW = /^\| ([a-z-]+) \| (long-edges|short-edges) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \| /gm;

/** What `oddsmith skirmish layouts --count 400 --table` printed. */
const MEASURED = [...README.matchAll(ROW)].map(([, layout, zones, ...counts]) => {
  const [battles, first, second, drawn] = counts.map(Number);
  return { layout, zones: zones as Setup['zones'], battles, first, second, drawn };
});

test.each(MEASURED)('$layout, $zones is offered if it is fair', ({ layout, zones, battles, first, second, drawn }) => {
  expect(first + second + drawn).toBe(battles);
  expect(battles).toBe(400);
  const share = first / (first + second);
  expect(isFairTable(layout, zones)).toBe(share >= 0.45 && share <= 0.55);
});

test('no table is offered that was not measured', () => {
  const offered = Object.entries(FAIR_TABLES).flatMap(([layout, all]) => all.map((zones) => `${layout}, ${zones}`));
  expect(offered.filter((table) => !MEASURED.some(({ layout, zones }) => `${layout}, ${zones}` === table))).toEqual([]);
  expect(Object.keys(LAYOUTS)).toEqual(expect.arrayContaining(Object.keys(FAIR_TABLES)));
});

test('Quick Start is fought on one of them', () => {
  const { terrain, zones } = quickStart();
  const [layout] = Object.entries(LAYOUTS).find(([, pieces]) => pieces === terrain)!;
  expect(isFairTable(layout, zones)).toBe(true);
});

describe.each(['long-edges', 'short-edges'] as const)('a battle on a table that is not offered, %s', (zones) => {
  const random = { kind: 'random', name: 'Random' } as const;
  const setup: Setup = {
    ...quickStart(),
    ...{ zones, first: 0, players: [random, random] },
    terrain: LAYOUTS['open-field'],
    objectives: markersOf('take-and-hold', zones),
  };
  test('opens and replays', () => {
    const played = playOut(newSave(setup, 5), start(setup), 1);
    if ('code' in played) throw new Error(played.code);
    const read = parseSave(JSON.stringify(played.save));
    expect(read.ok && read.value.save.hash).toBe(played.save.hash);
  });
});
