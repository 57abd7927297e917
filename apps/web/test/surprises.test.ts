// The surprising results: what each claims is so, by figures worked out by hand where a hand can, and nothing is left unsaid in either language.
import { describe, expect, test } from 'vitest';
import { SURPRISES, type SurpriseId } from '../src/places/surprises/surprises.ts';
import * as german from '../src/places/surprises/words/de.ts';
import * as english from '../src/places/surprises/words/en.ts';
import { surprisingFigures } from '../surprises.ts';

const known = await surprisingFigures();
const figures = (id: SurpriseId): readonly number[] => known[id].flat();

/** Two dice come to n or more. */
const twoDice = (n: number): number =>
  [...Array(36).keys()].filter((i) => 2 + (i % 6) + Math.floor(i / 6) >= n).length / 36;

const exactly = (id: SurpriseId, expected: readonly number[]) =>
  expected.forEach((value, i) => {
    expect(figures(id)[i], `${id} ${i}`).toBeCloseTo(value, 9);
  });

/** Each as it is claimed, the figures row by row. */
const HOLDS: { readonly [id in SurpriseId]: (shown: readonly number[]) => void } = {
  // Ten hits on 3+ that wound on 4+ are ten thirds, each of them a model where it does three damage.
  'slain-and-damage': ([, one, , two, whole, three]) => {
    expect(whole).toBeCloseTo(10, 4);
    expect(three).toBeCloseTo(10 / 3, 4);
    expect(two).toBeLessThan(three / 2);
    expect(one).toBeLessThan(two);
  },
  'lethal-devastating': ([without, lethal]) => expect(lethal).toBeLessThan(without),
  'rolled-damage': ([flat, rolled]) => {
    expect(flat).toBeCloseTo(10 / 3, 4);
    expect(rolled).toBeLessThan(flat);
  },
  'feel-no-pain': ([damage, , ignored, , , flat, , saved]) => {
    expect(ignored / damage).toBeCloseTo(2 / 3, 9);
    expect(1 - saved / flat).toBeGreaterThan(0.4);
  },
  // 10 attacks; a save of 3+ lets a third through; a six to hit is a wound (Lethal) or one more hit (Sustained).
  'sustained-or-lethal': () =>
    exactly(
      'sustained-or-lethal',
      [1 / 6, 1 / 2, 5 / 6]
        .flatMap((wounds) => [(5 / 6) * wounds, (1 / 2) * wounds + 1 / 6])
        .map((each) => (10 * each) / 3),
    ),
  'strength-in-steps': () =>
    exactly(
      'strength-in-steps',
      [3, 4, 4, 4, 5].map((faces) => 10 * (2 / 3) * (faces / 6)),
    ),
  'same-average': () => {
    const chances = [6, 3, 2, 1].map((attacks) => 0.25 ** attacks);
    exactly(
      'same-average',
      chances.flatMap((chance) => [1.5, chance]),
    );
  },
  'piercing-armour': () =>
    exactly(
      'piercing-armour',
      [1, 2, 4, 5].map((faces) => 10 * (2 / 3) * (1 / 2) * (faces / 6)),
    ),
  'nine-inches': () => exactly('nine-inches', [twoDice(8), twoDice(9), 1 - (1 - twoDice(9)) ** 2]),
  // At least five of n hits on 3+, wounds on 5+, a save of 3+ at AP -3.
  'twice-the-guns': ([, ten, , twenty, , forty]) => {
    const through = (2 / 3) * (1 / 3) * (5 / 6);
    const chance = (n: number): number => {
      let term = (1 - through) ** n;
      let fewer = 0;
      for (let k = 0; k < 5; k += 1) {
        fewer += term;
        term *= ((n - k) / (k + 1)) * (through / (1 - through));
      }
      return 1 - fewer;
    };
    expect([ten, twenty, forty].map((value) => value.toFixed(9))).toEqual(
      [10, 20, 40].map((n) => chance(n).toFixed(9)),
    );
    expect(Math.floor(twenty / ten)).toBe(12);
  },
  'cover-that-kills': ([open, , cover]) => expect(cover).toBeGreaterThan(open),
  'first-blow': ([second, first]) => expect(second).toBeGreaterThan(2.5 * first),
  'kill-and-live': ([kill, die, , , best, live]) => {
    expect(best).toBeCloseTo(kill, 9);
    expect(Math.floor(die / live)).toBe(8);
  },
  'five-dice': ([four, fourKills, five, fiveKills]) => {
    expect(five).toBeGreaterThan(four);
    expect(fiveKills).toBeGreaterThan(fourKills);
  },
  'even-armies': ([three, ten, twenty]) => {
    expect(ten).toBeLessThan(three);
    expect(twenty).toBeLessThan(ten);
  },
  artillery: ([infantry, tanks, only, guns]) => {
    expect(guns).toBeGreaterThan(0.5);
    for (const other of [infantry, tanks, only]) expect(other).toBeLessThan(guns / 1.5);
  },
  // Ten shots hit five times, half of which is blocked.
  deadly: ([plain, deadly, tough, toughDeadly]) => {
    expect([plain, deadly]).toEqual([expect.closeTo(2.5, 9), expect.closeTo(2.5, 9)]);
    expect(toughDeadly).toBeGreaterThan(4 * tough);
  },
  'piercing-nothing': () =>
    exactly(
      'piercing-nothing',
      [1, 2, 5, 5].map((faces) => 5 * (faces / 6)),
    ),
  'reroll-or-plus-one': () =>
    exactly(
      'reroll-or-plus-one',
      [3 / 4, 2 / 3, 11 / 36, 1 / 3].map((chance) => 10 * chance),
    ),
  poison: () => {
    // A six to hit wounds; the other two of three hits are rolled for.
    const wounds = [1 / 2, 1 / 6].flatMap((chance) => [chance / 2, 1 / 6 + chance / 3]);
    exactly(
      'poison',
      wounds.map((each) => 20 * each),
    );
  },
};

test.each(SURPRISES.map(({ id }) => [id] as const))('%s is as it is claimed', (id) => HOLDS[id](figures(id)));

test('there are twenty, about every game', () => {
  expect(SURPRISES).toHaveLength(20);
  expect(new Set(SURPRISES.map(({ calculator }) => calculator.split('/')[0]))).toEqual(
    new Set(['wh40k', 'killteam', 'axis', 'grimdark', 'fantasy']),
  );
});

describe.each([
  ['English', english],
  ['German', german],
] as const)('in %s', (_, { words, figureNames }) => {
  test.each(SURPRISES)('$id names its cases and figures', ({ id, inputs, figures: shown }) => {
    expect(words[id].cases).toHaveLength(inputs.length);
    expect(new Set(words[id].cases).size).toBe(inputs.length);
    for (const name of shown) expect(figureNames).toHaveProperty(name);
    expect(words[id].claim(figures(id).map(String))).not.toMatch(/undefined|NaN/);
  });
});
