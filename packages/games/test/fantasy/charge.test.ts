// A charge over a distance: the chances of the rulebooks worked out by hand, and both readings of the dice against each other.
import { type Battle, battle, battleCalculator } from '@oddsmith/games/fantasy';
import { TooManyPaths } from '@oddsmith/kernel';
import { describe, expect, test } from 'vitest';
import { many } from '../../../../test/depth.ts';
import { expectAllPathsEqualExact, expectSimulationInBand } from '../agreement.ts';
import { Draw } from './random-battles.ts';
import { largeCardBattle, smallCardBattle } from './random-cards.ts';
import { type Card, idle } from './statement-cards.ts';

type System = Battle['system'];

/** Movement 4 over so many inches against one that only stands there. */
function charge(distance: number, card: Card = {}, system: System = 'oldWorld') {
  const first: Card = { ...idle, movement: 4, charging: true, chargeDistance: distance, ...card };
  return battle({ system, first, second: idle });
}

const swift: Card = { rules: ['Swiftstride'] };
const rough: Card = { throughTerrain: true };

/** Counted on paper: so many of 36 pairs, or of 216 triples. */
const examples: readonly [statement: string, distance: number, card: Card, system: System, chance: number][] = [
  // Old World rulebook, Determine Charge Range: two dice, the lower is discarded.
  ['C1: a higher die of 2 and more', 6, {}, 'oldWorld', 35 / 36],
  ['C1: of 4 and more', 8, {}, 'oldWorld', 27 / 36],
  ['C1: a 6', 10, {}, 'oldWorld', 11 / 36],
  ['C1: Movement alone is enough', 4, {}, 'oldWorld', 1],
  // Maximum Possible Charge Range, and FAQ 1.5.2 p. 178 for Swiftstride: 6 and 9 inches beyond Movement.
  ['C2: beyond reach', 11, {}, 'oldWorld', 0],
  ['C2: beyond what Swiftstride may declare', 14, swift, 'oldWorld', 0],
  // Swiftstride adds a die: 6 to 11 with one from 1 to 6, and the higher of two dice.
  ['C3: 8 and more with Swiftstride', 12, swift, 'oldWorld', 125 / 216],
  ['C3: 9 and more with Swiftstride', 13, swift, 'oldWorld', 90 / 216],
  // Charging Through Terrain: the higher is discarded and Movement is 1 less.
  ['C4: a lower die of 3 and more', 6, rough, 'oldWorld', 16 / 36],
  ['C4: a double 6', 9, rough, 'oldWorld', 1 / 36],
  // Warband: both dice again where they fall short.
  ['C5: a second roll', 10, { rules: ['Warband'] }, 'oldWorld', 1 - (25 / 36) ** 2],
  // The 9th Age 2nd edition, Charge Moves: Advance Rate and both dice.
  ['C10: 7 and more', 11, {}, 'ninthAge', 21 / 36],
  ['C10: a double 6', 16, {}, 'ninthAge', 1 / 36],
  ['C10: beyond reach', 17, {}, 'ninthAge', 0],
  ['C11: 4 and more with a champion', 8, { champion: {} }, 'ninthAge', 1],
  ['C11: 5 and more with a champion', 9, { champion: {} }, 'ninthAge', 30 / 36],
  ['C12: the best two of three make 7', 11, swift, 'ninthAge', 174 / 216],
  ['C12: the best two of three make 12', 16, swift, 'ninthAge', 16 / 216],
];

test.each(examples)('%s', (_, distance, card, system, chance) => {
  const { charge: made, summary, rounds } = charge(distance, card, system);
  expect(made?.arrives).toBeCloseTo(chance, 12);
  expect(summary.failedCharge).toBeCloseTo(1 - chance, 12);
  expect(rounds[0].fought).toBeCloseTo(chance, 12);
});

const army = (rule: string, card: Card = {}): Card => ({ rules: [rule], armyRules: true, ...card });

/** Rules of armies of The 9th Age, 2nd edition: the best two of three make 7 with 174 of 216, two dice with 21 of 36. */
test.each([
  ['Pack Tactics in the flank', army('Pack Tactics', { arc: 'flank' }), {}, 174 / 216],
  ['Pack Tactics in the front', army('Pack Tactics'), {}, 21 / 36],
  ['The bigger they are', army('The bigger they are'), { height: 'large' }, 174 / 216],
  ['The bigger they are, against men', army('The bigger they are'), {}, 21 / 36],
  ['Impetuous', army('Impetuous'), {}, 1 - (15 / 36) ** 2],
] satisfies [string, Card, Card, number][])('%s', (_, card, enemy, chance) => {
  const first: Card = { ...idle, movement: 4, charging: true, chargeDistance: 11, ...card };
  const made = battle({ system: 'ninthAge', first, second: { ...idle, ...enemy } });
  expect(made.charge?.arrives).toBeCloseTo(chance, 12);
});

test('how far it carries', () => {
  const range = charge(8).charge?.range;
  expect(range?.min).toBe(5);
  const pairs = [1, 3, 5, 7, 9, 11];
  expect(range?.probabilities.map((chance) => Math.round(chance * 36))).toEqual(pairs);
});

test('wins and losses count the battles that are never fought', () => {
  const first: Card = { ...idle, battleStandard: true, charging: true };
  const arrived = battle({ first, second: idle });
  const rolled = battle({ first: { ...first, movement: 4, chargeDistance: 8 }, second: idle });
  expect(rolled.chances.firstWins).toBeCloseTo(0.75 * arrived.chances.firstWins, 12);
  expect(rolled.summary.secondBreaks).toBeCloseTo(0.75 * arrived.summary.secondBreaks, 12);
});

test('without Movement or without a distance it arrives', () => {
  const first: Card = { ...idle, charging: true };
  for (const card of [
    { ...first, chargeDistance: 12 },
    { ...first, movement: 4 },
  ])
    expect(battle({ first: card, second: idle }).charge).toBeUndefined();
});

test('the sentence begins with the charge', () => {
  const first: Card = { ...idle, name: 'Ann', battleStandard: true, movement: 4, charging: true, chargeDistance: 8 };
  // 15 of 36 above Leadership 7.
  expect(battle({ first, second: { ...idle, name: 'Bob' } }).sentence).toBe(
    'Ann charges: 75.0% to arrive, 75.0% to win, 31.3% to break Bob, 0% to destroy them. Bob wins 0% and breaks Ann 0%.',
  );
});

test('only one of both units charges over a distance', () => {
  const both = { movement: 4, charging: true, chargeDistance: 8 };
  const parsed = battleCalculator.input.safeParse({ first: both, second: both });
  expect(parsed.error?.issues[0].path).toEqual(['second', 'charging']);
});

/** One side of a random battle charges over a distance. */
function charging(draw: Draw, input: { readonly [field: string]: unknown }): object {
  const [side, other] = draw.chance(0.5) ? (['first', 'second'] as const) : (['second', 'first'] as const);
  const charger = input[side] as object & { readonly rules: readonly string[] };
  return {
    ...input,
    [other]: { ...(input[other] as object), charging: false },
    [side]: {
      ...charger,
      charging: true,
      movement: draw.of(3, 4, 8),
      chargeDistance: draw.of(4, 7, 8, 10, 13),
      throughTerrain: draw.chance(0.3),
      rules: draw.chance(0.4) ? [...charger.rules.slice(0, 30), draw.of('Swiftstride', 'Warband')] : charger.rules,
    },
  };
}

const IGNORED = ['traded', 'strikes'];
/** A charge alone rolls up to five dice. */
const MAX_PATHS = 30_000;

function agree(draw: Draw, system: System): void {
  for (;;) {
    try {
      const input = charging(draw, { ...smallCardBattle(draw, system), rounds: 1 });
      expectAllPathsEqualExact(battleCalculator, input, { maxPaths: MAX_PATHS, ignore: IGNORED });
      return;
    } catch (thrown) {
      if (!(thrown instanceof TooManyPaths)) throw thrown;
    }
  }
}

describe.each(['oldWorld', 'ninthAge'] as const)('%s', (system) => {
  for (let seed = 1; seed <= many('fantasy', 25); seed++)
    test(`every dice path, battle ${seed}`, () => agree(new Draw(3000 + seed), system));

  for (let seed = 1; seed <= many('fantasy', 10); seed++)
    test(`a simulation lies inside its band, battle ${seed}`, () =>
      expectSimulationInBand(
        battleCalculator,
        charging(new Draw(4000 + seed), largeCardBattle(new Draw(5000 + seed), system) as { [field: string]: unknown }),
        {
          iterations: 4000,
          seed,
          ignore: [...IGNORED, 'margin', 'flight'],
        },
      ));
});
