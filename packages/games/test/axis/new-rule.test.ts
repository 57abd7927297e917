// What a contributor adds as data alone: an entry of the glossary is told everywhere, a quality of a piece is played everywhere.
import type { AnyCalculator } from '@oddsmith/games';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { expectAllPathsEqualExact } from '../agreement.ts';

const GLOSSARY = '../../src/axis/rules/glossary.ts';
const UNITS = '../../src/axis/units.ts';

type Game = typeof import('../../src/axis/index.ts');
type Board = typeof import('../../src/axis/board.ts');
let plain: Game;
let game: Game;
let board: Board;

beforeAll(async () => {
  plain = await import('../../src/axis/index.ts');
  vi.resetModules();
  vi.doMock(GLOSSARY, async (original) => {
    const actual = await original<typeof import('../../src/axis/rules/glossary.ts')>();
    const blitz = {
      id: 'blitz-support',
      name: 'Blitz support',
      category: 'fire',
      summary: 'Each attacking tank that is still there raises one infantry to attack 2.',
      effect: { units: 'supports' },
    };
    return { ...actual, rules: [...actual.rules, blitz] };
  });
  vi.doMock(UNITS, async (original) => {
    const actual = await original<typeof import('../../src/axis/units.ts')>();
    Object.assign(actual.UNITS.find(({ id }) => id === 'arm')!, { supports: true });
    return actual;
  });
  game = await import('../../src/axis/index.ts');
  board = await import('../../src/axis/board.ts');
});

afterAll(() => {
  vi.doUnmock(GLOSSARY);
  vi.doUnmock(UNITS);
  vi.resetModules();
});

test('the rules that forms, help and the API list hold the new entry', () => {
  const listing = game.calculators.filter(({ rules }) => rules.some(({ id }) => id === 'blitz-support'));
  expect(listing.map(({ id }) => id)).toEqual(['axis/battle', 'axis/amphibious', 'axis/recommend']);
});

const wave = { attack: { units: { inf: 1, arm: 1 } }, defense: { units: { inf: 1 } } };

test('the exact engine plays the new quality: infantry beside a tank is worth an artillery', () => {
  const want = plain.battle({ waves: [{ ...wave, attack: { units: { art: 1, arm: 1 } } }] });
  const got = game.battle({ waves: [wave] });
  expect(got.summary.takesChance).toBeCloseTo(want.summary.takesChance, 12);
  expect(got.summary.takesChance).toBeGreaterThan(plain.battle({ waves: [wave] }).summary.takesChance);
});

test('so does the simulation, on every path of the dice', () => {
  const list: readonly AnyCalculator[] = game.calculators;
  const battle = list.find(({ id }) => id === 'axis/battle')!;
  expectAllPathsEqualExact(battle, { waves: [{ ...wave, rounds: 1 }] });
});

test('the form and the explanation count it', () => {
  expect(board.totalsOf({ inf: 1, arm: 1 }, 'attack', false).power).toBe(5);
  const { steps } = game.battle({ waves: [wave] });
  expect(JSON.stringify(steps)).not.toEqual(JSON.stringify(plain.battle({ waves: [wave] }).steps));
});

test('a recommendation knows it', () => {
  const { armies } = game.recommend({ waves: [wave], goal: { winChance: 0.7 } });
  expect(armies[0].chance).toBeCloseTo(game.battle({ waves: [wave] }).summary.takesChance, 12);
});
