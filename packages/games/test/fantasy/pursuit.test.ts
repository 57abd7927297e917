// Flight and pursuit: the chances of the rulebooks worked out by hand, and both readings of the dice against each other.
import { type Battle, battle, battleCalculator } from '@oddsmith/games/fantasy';
import { TooManyPaths } from '@oddsmith/kernel';
import { describe, expect, test } from 'vitest';
import { many } from '../../../../test/depth.ts';
import { expectAllPathsEqualExact, expectSimulationInBand } from '../agreement.ts';
import { Draw } from './random-battles.ts';
import { largeCardBattle, smallCardBattle } from './random-cards.ts';
import { type Card, idle, one } from './statement-cards.ts';

type System = Battle['system'];

/** Second loses by 1 without a blow: of 36 rolls against Leadership 7 it breaks on 15, and falls back on 6 in The Old World. */
function chase(winner: Card, loser: Card, system: System = 'oldWorld', rounds = 1) {
  const first: Card = { ...idle, battleStandard: true, ...winner };
  return battle({ system, first, second: { ...idle, ...loser }, rounds, pursuit: true });
}

const swift: Card = { rules: ['Swiftstride'] };
const BREAKS = { oldWorld: 15 / 36, ninthAge: 21 / 36 };
const FALLS_BACK = 6 / 36;

/** Of the broken: two dice against two. */
const EVEN = 721 / 1296;

const runDown: readonly [
  statement: string,
  winner: Card,
  loser: Card,
  system: System,
  chance: number,
  digits: number,
][] = [
  ['P3: two dice catch two', {}, {}, 'oldWorld', EVEN, 12],
  ['P3: Swiftstride pursues', swift, {}, 'oldWorld', 0.84799, 5],
  ['P3: Swiftstride flees', {}, swift, 'oldWorld', 0.22145, 5],
  ['P3: both have Swiftstride', swift, swift, 'oldWorld', 0.54642, 5],
  // One inch less of both changes nothing: the least roll, 2, is 1 then.
  ['P2: Resolute both', { rules: ['Resolute'] }, { rules: ['Resolute'] }, 'oldWorld', EVEN, 12],
  // One inch less: it must roll more than the other, which 575 of 1296 pairs do.
  ['P2: Resolute pursues', { rules: ['Resolute'] }, {}, 'oldWorld', 575 / 1296, 12],
  ['P1: it stays with a test of Leadership 7', { restrains: true }, {}, 'oldWorld', (15 / 36) * EVEN, 12],
  ['P1: the frenzied cannot', { restrains: true, rules: ['Frenzy'] }, {}, 'oldWorld', EVEN, 12],
  ['P10: two dice catch two', {}, {}, 'ninthAge', EVEN, 12],
  ['P10: Swiftstride pursues', swift, {}, 'ninthAge', 0.72415, 5],
  ['P10: Swiftstride flees', {}, swift, 'ninthAge', 0.38117, 5],
  ['P10: both have Swiftstride', swift, swift, 'ninthAge', 0.56308, 5],
];

test.each(runDown)('%s', (_, winner, loser, system, chance, digits) => {
  const { summary, pursuit } = chase(winner, loser, system);
  expect(summary.secondBreaks).toBeCloseTo(BREAKS[system === 'ninthAge' ? 'ninthAge' : 'oldWorld'], 12);
  expect((pursuit?.first.runsDown ?? 0) / summary.secondBreaks).toBeCloseTo(chance, digits);
  expect(pursuit?.second.runsDown).toBe(0);
});

/** Higher of two dice against two: 1 to 6 inches with 1, 3, 5, 7, 9 and 11 of 36, reached with 36, 36, 35, 33, 30 and 26 of 36. */
const CAUGHT = 553 / 648;
const CAUGHT_FROM_THREE = (5 * 35 + 7 * 33 + 9 * 30 + 11 * 26) / 1296;

const caught: readonly [statement: string, winner: Card, loser: Card, chance: number, digits: number][] = [
  ['P3: two dice catch what falls back', {}, {}, CAUGHT, 12],
  ['P3: Swiftstride pursues', swift, {}, 0.98032, 5],
];

test.each(caught)('%s', (_, winner, loser, chance, digits) => {
  const { summary, pursuit } = chase(winner, loser);
  expect((pursuit?.first.catches ?? 0) / summary.secondFallsBack).toBeCloseTo(chance, digits);
});

test('P4: what is caught falling back fights again', () => {
  const { rounds, summary } = chase({}, {}, 'oldWorld', 2);
  // What gave ground fights on too.
  expect(rounds[1].fought).toBeCloseTo(15 / 36 + FALLS_BACK * CAUGHT, 12);
  expect(Object.values(summary).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
});

test('P4: the pursuer has charged, and its impact hits come from three inches on', () => {
  const { rounds } = chase({ rules: ['Impact Hits (1)'], bodyStrength: 10 }, {}, 'oldWorld', 2);
  expect(rounds[1].outcomes.secondDestroyed).toBeCloseTo(FALLS_BACK * CAUGHT_FROM_THREE * (5 / 6), 12);
});

test('P4: Press of Battle after a pursuit, denied unless players want it', () => {
  // Two abreast and two behind them; the stubborn always fall back, and have wounds enough for both rounds.
  const first: Card = { models: 4, frontage: 2, formation: 'open', standard: true, battleStandard: true };
  const second: Card = { ...idle, wounds: 10, rules: ['Stubborn'] };
  const lost = (pressAfterPursuit: boolean) =>
    battle({ first, second, rounds: 2, pursuit: true, pressAfterPursuit }).distributions.secondLost.mean;
  expect(lost(false)).toBeCloseTo(4 / 4 + CAUGHT * (2 / 4), 12);
  expect(lost(true)).toBeCloseTo(4 / 4 + CAUGHT * (4 / 4), 12);
});

const overrun: readonly [statement: string, winner: Card, system: System, chance: number][] = [
  ['P6: it runs on where nothing is left', {}, 'oldWorld', 1],
  ['P6: or stays with a test', { restrains: true }, 'oldWorld', 15 / 36],
  ['P11: after a charge', { charging: true }, 'ninthAge', 1],
  ['P11: not without a charge', {}, 'ninthAge', 0],
  ['P11: it stays without a test', { charging: true, restrains: true }, 'ninthAge', 0],
];

test.each(overrun)('%s', (_, winner, system, share) => {
  const { pursuit, summary } = battle({
    system,
    first: { ...one, ...winner },
    second: { ...idle },
    pursuit: true,
  });
  expect(summary.secondDestroyed).toBeGreaterThan(0);
  expect(pursuit?.first.overruns).toBeCloseTo(share * summary.secondDestroyed, 12);
});

test('arrive, break, run down: each chance counts those before', () => {
  const first: Card = { ...idle, name: 'Ann', battleStandard: true, movement: 4, charging: true, chargeDistance: 8 };
  const input: Parameters<typeof battle>[0] = { first, second: { ...idle, name: 'Bob' }, pursuit: true };
  const { charge, summary, pursuit, sentence } = battle(input);
  expect(charge?.arrives).toBeCloseTo(3 / 4, 12);
  expect(summary.secondBreaks).toBeCloseTo((3 / 4) * (15 / 36), 12);
  expect(pursuit?.first.runsDown).toBeCloseTo((3 / 4) * (15 / 36) * EVEN, 12);
  expect(sentence).toBe(
    'Ann charges: 75.0% to arrive, 75.0% to win, 31.3% to break Bob, 17.4% to run them down, 0% to destroy them. Bob wins 0% and breaks Ann 0%.',
  );
});

test('without pursuit nothing is said of it', () => {
  const { pursuit, sentence } = battle({ first: idle, second: idle });
  expect(pursuit).toBeUndefined();
  expect(sentence).not.toContain('run down');
});

type Input = { readonly [field: string]: unknown };

function fleeing(draw: Draw, input: Input, rounds: number): object {
  const runner = (side: 'first' | 'second'): object => {
    const card = input[side] as { readonly rules: readonly string[]; readonly alreadyLost?: number };
    const rules = draw.chance(0.4) ? [...card.rules.slice(0, 30), draw.of('Swiftstride', 'Resolute')] : card.rules;
    return { ...card, rules, restrains: draw.chance(0.3), breakReroll: 'none' };
  };
  return { ...input, first: runner('first'), second: runner('second'), rounds, pursuit: true };
}

const IGNORED = ['traded', 'strikes'];
const MAX_PATHS = 60_000;

function agree(draw: Draw, system: System): void {
  for (;;) {
    try {
      const small = smallCardBattle(draw, system) as Input;
      const input = fleeing(draw, small, draw.of(1, 1, 2));
      expectAllPathsEqualExact(battleCalculator, input, { maxPaths: MAX_PATHS, ignore: IGNORED });
      return;
    } catch (thrown) {
      if (!(thrown instanceof TooManyPaths)) throw thrown;
    }
  }
}

describe.each(['oldWorld', 'ninthAge'] as const)('%s', (system) => {
  for (let seed = 1; seed <= many('fantasy', 25); seed++)
    test(`every dice path, battle ${seed}`, () => agree(new Draw(6000 + seed), system));

  for (let seed = 1; seed <= many('fantasy', 10); seed++)
    test(`a simulation lies inside its band, battle ${seed}`, () => {
      const draw = new Draw(7000 + seed);
      const input = fleeing(draw, largeCardBattle(draw, system) as Input, draw.of(1, 2, 3));
      expectSimulationInBand(battleCalculator, input, { iterations: 4000, seed, ignore: [...IGNORED, 'margin'] });
    });
});
