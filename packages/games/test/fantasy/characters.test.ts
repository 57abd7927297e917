// Characters joined to units: what they add, worked out by hand, and both readings of the dice against each other.
import { type Battle, battle, battleCalculator } from '@oddsmith/games/fantasy';
import { TooManyPaths } from '@oddsmith/kernel';
import { describe, expect, test } from 'vitest';
import { many } from '../../../../test/depth.ts';
import { expectAllPathsEqualExact, expectSimulationInBand } from '../agreement.ts';
import { Draw } from './random-battles.ts';
import { largeCardBattle, smallCardBattle } from './random-cards.ts';
import { type Card, idle, one } from './statement-cards.ts';

type System = Battle['system'];

/** Many wounds, so that none is wasted, and no blows. */
const wall: Card = { ...idle, wounds: 12, models: 5 };
const hero = { weaponSkill: 3, strength: 3, initiative: 3, attacks: 2, leadership: 7, wounds: 1 };

const lost = (first: Card, second: Card = wall, system: System = 'oldWorld') =>
  battle({ system, first, second }).distributions.secondLost.mean;

test.each(['oldWorld', 'ninthAge'] as const)('H2: a character strikes with its own values, %s', (system) => {
  // Weapon Skill 7 against 3 hits on 2+ or 3+, Strength 6 wounds Toughness 3 on 2+: four attacks, and none of the unit.
  const character = { ...hero, weaponSkill: 7, strength: 6, attacks: 4 };
  const hits = system === 'oldWorld' ? 5 / 6 : 5 / 6;
  expect(lost({ ...idle, frontage: 5, character }, wall, system)).toBeCloseTo(4 * hits * (5 / 6), 12);
});

test('H2: with its own weapon and mount', () => {
  const character = { ...hero, weapon: 'greatWeapon', mount: { attacks: 1, strength: 3 } };
  // Great weapon: Strength 5 wounds on 2+; the mount on 4+.
  expect(lost({ ...idle, frontage: 5, character })).toBeCloseTo(2 * (1 / 2) * (5 / 6) + (1 / 2) * (1 / 2), 12);
});

test('magic items are plain modifiers and rules', () => {
  const character = {
    ...hero,
    attacks: 1,
    toHitModifier: 1,
    rerollWounds: 'fails' as const,
    rules: ['Multiple Wounds (2)'],
  };
  expect(lost({ ...idle, frontage: 5, character })).toBeCloseTo((4 / 6) * (3 / 4) * 2, 12);
});

test('H7: neither lends the other its rules', () => {
  const character = { ...hero, attacks: 1 };
  expect(lost({ ...idle, frontage: 5, rules: ['Hatred'], character })).toBeCloseTo(1 / 4, 12);
  expect(lost({ ...one, frontage: 5, character: { ...hero, attacks: 0, rules: ['Hatred'] } })).toBeCloseTo(1 / 4, 12);
});

test('H1: it takes a place in contact from a plain model', () => {
  const troops: Card = { models: 10, frontage: 5, contact: 5, troopType: 'heavyCavalry', weapon: 'handWeapon' };
  const strikes = battle({ first: { ...troops, character: hero }, second: wall }).strikes;
  const count = (kind: string) => strikes.find((row) => row.side === 'first' && row.kind === kind)?.models;
  expect(count('rank')).toBe(4);
  expect(count('character')).toBe(1);
});

test('H5: its Unit Strength counts, and it fills a rank', () => {
  const margin = (card: Card) => battle({ first: { ...idle, ...card }, second: idle }).rounds[0].margin?.mean;
  // Four and five make a rank bonus only with the character: five to the rank, close order from Unit Strength 10, and more of them.
  const nine: Card = { models: 9, frontage: 5, formation: 'close' };
  expect(margin(nine)).toBeCloseTo(1, 12);
  expect(margin({ ...nine, character: { ...hero, attacks: 0 } })).toBeCloseTo(3, 12);
});

test('H6: the best Leadership in the unit', () => {
  // Beaten by two standards: 6 of 36 are above 9, 15 above 7.
  const breaks = (card: Card, system: System) =>
    battle({ system, first: { ...idle, ...card }, second: { ...idle, battleStandard: true, standard: true } }).summary
      .firstBreaks;
  const character = { ...hero, attacks: 0, leadership: 9 };
  expect(breaks({}, 'oldWorld')).toBeCloseTo(15 / 36, 12);
  expect(breaks({ character }, 'oldWorld')).toBeCloseTo(6 / 36, 12);
  // The 9th Age takes the two points lost by off the Discipline.
  expect(breaks({ character }, 'ninthAge')).toBeCloseTo(15 / 36, 12);
});

test('H6: Warband raises the Leadership of the unit alone', () => {
  const goblins: Card = { ...idle, models: 15, frontage: 5, formation: 'close', leadership: 6, rules: ['Warband'] };
  const enemy: Card = { ...idle, models: 30, frontage: 5, formation: 'close', battleStandard: true, standard: true };
  const breaks = (card: Card) => battle({ first: { ...goblins, ...card }, second: enemy }).summary.firstBreaks;
  // Two ranks behind make 8: above it 10 of 36; a character of 7 changes nothing.
  const character = { ...hero, attacks: 0, leadership: 7 };
  expect(breaks({ character })).toBeCloseTo(breaks({}), 12);
});

type Input = { readonly [field: string]: unknown };

function character(draw: Draw, most: number): object | null {
  if (draw.chance(0.2)) return null;
  return {
    weaponSkill: draw.of(0, 3, 5, 7),
    strength: draw.of(3, 4, 6),
    initiative: draw.of(2, 4, 6),
    attacks: draw.of<unknown>(1, most, most, 'D3-1'),
    leadership: draw.of(5, 8, 9),
    wounds: draw.of(1, 2, 3),
    weapon: draw.of('handWeapon', 'greatWeapon', 'halberd'),
    toHitModifier: draw.of(0, 0, 1, -1),
    toWoundModifier: draw.of(0, 0, 1),
    rerollHits: draw.of('none', 'none', '1s'),
    rules: draw.chance(0.4)
      ? [draw.of('Killing Blow', 'Hatred', 'Poisoned Attacks', 'Multiple Wounds (D3)', 'Strike First')]
      : [],
    mount: draw.chance(0.2) ? { strength: draw.of(3, 5), initiative: draw.of(2, 4) } : null,
  };
}

function led(draw: Draw, input: Input, most: number): object {
  const card = (side: 'first' | 'second'): object => ({ ...(input[side] as object), character: character(draw, most) });
  return { ...input, first: card('first'), second: card('second') };
}

const IGNORED = ['traded', 'strikes'];
const MAX_PATHS = 30_000;

function agree(draw: Draw, system: System): void {
  for (;;) {
    try {
      const input = led(draw, { ...smallCardBattle(draw, system), rounds: 1 }, 1);
      expectAllPathsEqualExact(battleCalculator, input, { maxPaths: MAX_PATHS, ignore: IGNORED });
      return;
    } catch (thrown) {
      if (!(thrown instanceof TooManyPaths)) throw thrown;
    }
  }
}

describe.each(['oldWorld', 'ninthAge'] as const)('%s', (system) => {
  for (let seed = 1; seed <= many('fantasy', 25); seed++)
    test(`every dice path, battle ${seed}`, () => agree(new Draw(11_000 + seed), system));

  for (let seed = 1; seed <= many('fantasy', 10); seed++)
    test(`a simulation lies inside its band, battle ${seed}`, () => {
      const draw = new Draw(12_000 + seed);
      const input = led(draw, largeCardBattle(draw, system) as Input, 3);
      expectSimulationInBand(battleCalculator, input, { iterations: 4000, seed, ignore: [...IGNORED, 'margin'] });
    });
});
