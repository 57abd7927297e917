// Paths into inputs: read, looked up, changed without touching the original.
import { formatPath, isWithin, merge, parsePath, valueAt, withValue } from '@oddsmith/games';
import { expect, test } from 'vitest';

test('paths read back as they are printed', () => {
  const PATHS = {
    hit: ['hit'],
    'attacker.hit': ['attacker', 'hit'],
    'profiles[0].toHit': ['profiles', 0, 'toHit'],
    'waves[2].attack.units[10]': ['waves', 2, 'attack', 'units', 10],
    'grid[1][2]': ['grid', 1, 2],
  };
  for (const [text, parts] of Object.entries(PATHS)) {
    expect(parsePath(text)).toEqual(parts);
    expect(formatPath(parts)).toBe(text);
  }
});

test('what is not a path is refused', () => {
  for (const text of ['', '.', '.a', 'a.', 'a..b', 'a[', 'a[]', 'a[x]', 'a]b', 'a[1]b', '[1', 'a[-1]', 'a[10000]'])
    expect(parsePath(text), text).toBeUndefined();
});

test('a changed copy leaves the original alone and shares the rest', () => {
  const input = { a: { b: [1, { c: 2 }] }, d: { e: 3 } };
  const changed = withValue(input, ['a', 'b', 1, 'c'], 9) as typeof input;
  expect(changed).toEqual({ a: { b: [1, { c: 9 }] }, d: { e: 3 } });
  expect(input.a.b[1]).toEqual({ c: 2 });
  expect(changed.d).toBe(input.d);
  expect(withValue({}, ['x', 'y'], 1)).toEqual({ x: { y: 1 } });
  expect(withValue(undefined, ['list', 0], 1)).toEqual({ list: [1] });
});

test('lookups see own values only', () => {
  expect(valueAt({ a: [{ b: 5 }] }, ['a', 0, 'b'])).toBe(5);
  expect(valueAt({ a: 1 }, ['a', 'b'])).toBeUndefined();
  expect(valueAt({}, ['constructor'])).toBeUndefined();
  expect(valueAt({}, ['__proto__'])).toBeUndefined();
});

test('merging lays objects over each other and replaces everything else', () => {
  expect(merge({ a: { x: 1, y: 2 }, b: [1, 2] }, { a: { y: 3 }, b: [9], c: null })).toEqual({
    a: { x: 1, y: 3 },
    b: [9],
    c: null,
  });
  expect(merge({ a: 1 }, undefined)).toEqual({ a: 1 });
  const hostile = JSON.parse('{"__proto__": {"polluted": true}}');
  merge({}, hostile);
  withValue({}, ['__proto__', 'polluted'], true);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

test('undefined takes a property away', () => {
  expect(withValue({ a: 1, b: 2 }, ['a'], undefined)).toEqual({ b: 2 });
  expect(withValue({ a: { b: 2 } }, ['a', 'b'], undefined)).toEqual({ a: {} });
});

test('knows what lies within a place', () => {
  expect(isWithin('profiles[0].toHit', 'profiles')).toBe(true);
  expect(isWithin('profiles', 'profiles')).toBe(true);
  expect(isWithin('profilesExtra', 'profiles')).toBe(false);
  expect(isWithin('anything', '')).toBe(true);
});
