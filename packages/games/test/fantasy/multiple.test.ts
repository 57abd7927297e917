// Two units against one: who strikes whom and what counts, by hand, and both readings of the dice against each other.
import { prepareBattle } from '@oddsmith/games';
import { multipleCalculator, twoAgainstOne } from '@oddsmith/games/fantasy';
import { TooManyPaths } from '@oddsmith/kernel';
import { describe, expect, test } from 'vitest';
import { many } from '../../../../test/depth.ts';
import { expectAllPathsEqualExact, expectSimulationInBand } from '../agreement.ts';
import { Draw } from './random-battles.ts';
import { largeCardBattle, smallCardBattle } from './random-cards.ts';
import { type Card, idle } from './statement-cards.ts';

type Units = { readonly [unit in 'first' | 'ally' | 'second']: Card };

/** Nobody strikes, and nobody has points: the side that is given some wins. */
const quiet: Card = { ...idle, models: 10, frontage: 5, wounds: 1, troopType: 'swarms' };
const aside: Card = { ...quiet, arc: 'flank' };
const meet = (units: Partial<Units>) => twoAgainstOne({ first: quiet, ally: aside, second: quiet, ...units });

const margins: readonly [statement: string, units: Partial<Units>, margin: number][] = [
  // Old World rulebook, multiple combats: flank 1 and rear 2, each once; both together 3.
  ['M4: a flank', {}, 1],
  ['M4: a rear', { ally: { ...quiet, arc: 'rear' } }, 2],
  ['M4: flank and rear', { first: aside, ally: { ...quiet, arc: 'rear' } }, 3],
  ['M8: skirmishers have no flank', { second: { ...quiet, formation: 'skirmish' } }, 0],
  ['M4: one standard', { first: { ...quiet, standard: true }, ally: { ...aside, standard: true } }, 2],
  [
    'M4: one battle standard',
    { first: { ...quiet, battleStandard: true }, ally: { ...aside, battleStandard: true } },
    2,
  ],
  ['M4: high ground once', { first: { ...quiet, highGround: true }, ally: { ...aside, highGround: true } }, 2],
  // Close order from Unit Strength 10: swarms have 3 each.
  ['M4: close order for each', { first: { ...quiet, formation: 'close' }, ally: { ...aside, formation: 'close' } }, 3],
  // Ten and ten heavy infantry behind 4 abreast have a rank bonus of 1 each, massed they are more than ten.
  [
    'M4: the best rank bonus, and Unit Strengths together',
    {
      first: { ...quiet, troopType: 'heavyInfantry', frontage: 4, models: 8 },
      ally: { ...aside, troopType: 'heavyInfantry', frontage: 4, models: 12 },
      second: { ...quiet, troopType: 'heavyInfantry', models: 16 },
    },
    // Flank 1, ranks 2, massed 1 of 20 against 16; the enemy is disrupted by 12 in its flank.
    4,
  ],
  // Regular infantry 3 deep loses its bonus of 2 to Unit Strength 5 in the flank, and has numbers: 15 against 2.
  [
    'M5: disrupted by either',
    {
      first: { ...quiet, models: 1, troopType: 'monstrousCreature' },
      ally: { ...aside, models: 5, troopType: 'warBeasts' },
      second: { ...quiet, models: 15, troopType: 'regularInfantry' },
    },
    0,
  ],
];

test.each(margins)('%s', (_, units, margin) => {
  expect(meet(units).margin?.mean).toBeCloseTo(margin, 12);
});

test('M4: a musician anywhere on the side decides a tie', () => {
  const second: Card = { ...quiet, formation: 'skirmish' };
  expect(meet({ second }).chances.even).toBeCloseTo(1, 12);
  expect(meet({ second, ally: { ...aside, musician: true } }).chances.pairWins).toBeCloseTo(1, 12);
  expect(meet({ second: { ...second, musician: true } }).chances.secondWins).toBeCloseTo(1, 12);
});

test('M5: each loser tests alone with the same difference', () => {
  // Beaten by 2 - 1: of 36 rolls 15 are above 7 and 6 above 9.
  const second: Card = { ...quiet, standard: true, battleStandard: true };
  const { summary } = meet({ second, ally: { ...aside, leadership: 9 } });
  expect(summary.firstBreaks).toBeCloseTo(15 / 36, 12);
  expect(summary.allyBreaks).toBeCloseTo(6 / 36, 12);
  expect(summary.firstFallsBack).toBeCloseTo(6 / 36, 12);
});

test('M5: more than twice compares the sums', () => {
  // Beaten by 1: 6 of 36 fall back, unless the enemies are more than twice as strong: 30 and 30 against 30 are not, 33 are.
  const breaks = (models: number) => meet({ ally: { ...aside, models } }).summary.secondBreaks;
  expect(breaks(10)).toBeCloseTo(15 / 36, 12);
  expect(breaks(11)).toBeCloseTo(21 / 36, 12);
});

test('M1, M2: a model strikes once, and the front has the first claim', () => {
  // Four ranks of five: one fights in front, three files of the flank turn to the ally, which is three wide.
  const second: Card = { ...quiet, models: 20, attacks: 1 };
  const rows = meet({ second, ally: { ...aside, models: 3, frontage: 3, baseWidth: 50 } })
    .strikes.filter(({ unit }) => unit === 'second')
    .map(({ against, kind, models }) => `${models} ${kind} at ${against}`);
  expect(rows).toEqual(['5 rank at first', '3 rank at ally']);
  // A single rank has nobody left for its flank.
  const line = meet({ second: { ...second, models: 5 } });
  expect(line.strikes.some(({ against }) => against === 'ally')).toBe(false);
  expect(line.advice.map(({ code }) => code)).toContain('fantasy/nobody-turns-aside');
});

test('M3: losses of the one unit count once', () => {
  const sure: Card = { ...quiet, attacks: 1, models: 5, initiative: 9, strength: 10 };
  const second: Card = { ...quiet, models: 20, attacks: 1, weaponSkill: 0, toughness: 1 };
  const { distributions } = meet({ first: { ...sure, rerollWounds: 'fails' }, second });
  // Five wounds on 2+ with a second roll.
  expect(distributions.secondLost.mean).toBeCloseTo(5 * (35 / 36), 12);
});

test('M6: a charge counts for who made it', () => {
  const both = { ...aside, attacks: 1, charging: true };
  const steps = meet({ first: { ...quiet, attacks: 1 }, ally: both }).strikes.map(
    ({ unit, step }) => `${unit} ${step}`,
  );
  // Initiative 3, and 4 more for a charge in the flank.
  expect([...new Set(steps)]).toEqual(['first 3', 'ally 7']);
});

const ninthAge: readonly [statement: string, units: Partial<Units>, margin: number][] = [
  // The 9th Age 2nd edition, Combat Score: charge once, flank 1 or with a full rank 2, every standard.
  ['M9: a flank with a full rank', {}, 2],
  ['M9: charge once', { first: { ...quiet, charging: true }, ally: { ...aside, charging: true } }, 3],
  ['M9: every standard', { first: { ...quiet, standard: true }, ally: { ...aside, standard: true } }, 4],
];

/** All in one rank: it is full, and worth no bonus. */
test.each(ninthAge)('%s', (_, units, margin) => {
  const first: Card = { ...quiet, ...units.first, frontage: 10 };
  const second: Card = { ...quiet, frontage: 10 };
  const ally: Card = { ...aside, ...units.ally, frontage: 10 };
  expect(twoAgainstOne({ system: 'ninthAge', first, ally, second }).margin?.mean).toBeCloseTo(margin, 12);
});

test('what is not counted is said, and two units on one side are refused', () => {
  const codes = meet({ first: { ...quiet, champion: {}, challenge: 'issues' } }).advice.map(
    ({ code, path }) => `${code} ${path}`,
  );
  expect(codes).toContain('fantasy/not-in-multiple first.challenge');
  const parsed = multipleCalculator.input.safeParse({ ally: { arc: 'front' } });
  expect(parsed.error?.issues[0].path).toEqual(['ally', 'arc']);
});

/** Nobody strikes: charges, tests and moves alone decide. */
const whole3 = (units: Partial<Units>, more: object) =>
  twoAgainstOne({ first: quiet, ally: aside, second: quiet, ...units, ...more });

test('a charge of the ally is rolled for; without it the first unit fights alone', () => {
  // Movement 4 and the higher of two dice over 8 inches: 4 or more, 27 of 36. Alone the first unit has no point and draws.
  const ally: Card = { ...aside, charging: true, movement: 4, chargeDistance: 8 };
  const { charge, chances } = whole3({ ally }, {});
  expect(charge).toEqual({ ally: expect.closeTo(27 / 36, 12), nobodyFights: 0 });
  expect(chances.pairWins).toBeCloseTo(27 / 36, 12);
  expect(chances.even).toBeCloseTo(9 / 36, 12);
});

test('where both charges fail, or that of the enemy, nobody fights', () => {
  const roll: Card = { charging: true, movement: 4, chargeDistance: 8 };
  const both = whole3({ first: { ...quiet, ...roll }, ally: { ...aside, ...roll } }, {});
  expect(both.charge?.nobodyFights).toBeCloseTo((9 / 36) ** 2, 12);
  const enemy = whole3({ second: { ...quiet, ...roll } }, {});
  expect(enemy.charge).toEqual({ second: expect.closeTo(27 / 36, 12), nobodyFights: expect.closeTo(9 / 36, 12) });
});

test('P3, P8: each of the pair pursues for itself, over one flight', () => {
  // Beaten by 1 the enemy breaks with 15 of 36 (above 7). Of one pursuer 721 of 1296 are caught, of two those whom either reaches.
  const { pursuit, summary } = whole3({}, { pursuit: true });
  expect(summary.secondBreaks).toBeCloseTo(15 / 36, 12);
  const two = (n: number): number => (n < 2 || n > 12 ? 0 : (6 - Math.abs(7 - n)) / 36);
  let caught = 0;
  for (let flight = 2; flight <= 12; flight++) {
    let falls = 0;
    for (let n = 2; n < flight; n++) falls += two(n);
    caught += two(flight) * (1 - falls ** 2);
  }
  expect(pursuit?.secondRunDown).toBeCloseTo((15 / 36) * caught, 12);
});

test('P7: who still fights another pursues nobody', () => {
  // Beaten by 1: the first unit always holds, its ally of Leadership 7 runs with 15 of 36, and nobody goes after it.
  const second: Card = { ...quiet, standard: true, battleStandard: true };
  const first: Card = { ...quiet, rules: ['Unbreakable'] };
  const held = whole3({ first, second }, { pursuit: true });
  expect(held.summary.allyBreaks).toBeCloseTo(15 / 36, 12);
  expect(held.pursuit).toEqual({ secondRunDown: 0, firstRunDown: 0, allyRunDown: 0 });
  // Where the first unit runs too it is pursued, as the nearer one.
  const both = whole3({ second }, { pursuit: true });
  expect(both.pursuit?.firstRunDown).toBeCloseTo(BOTH_RUN, 12);
});

/** First and ally test alike: 15 of 36 break, 6 of 36 fall back, 15 of 36 hold; who breaks is caught with 721 of 1296. */
const BOTH_RUN = (15 / 36) * (21 / 36) * (721 / 1296);

test('the fight goes on with who is left', () => {
  // The ally always runs in the first round, the first unit never: in the second it fights alone, without the flank, and loses again.
  const second: Card = { ...quiet, standard: true, battleStandard: true };
  const first: Card = { ...quiet, rules: ['Unbreakable'] };
  const ally: Card = { ...aside, leadership: 2 };
  const { meanRounds, chances } = whole3({ first, ally, second }, { rounds: 2 });
  expect(meanRounds).toBeCloseTo(2, 12);
  expect(chances.secondWins).toBeCloseTo(1, 12);
});

type Input = { readonly [field: string]: unknown };
type System = 'oldWorld' | 'ninthAge';

/** Cards of two random battles: what happens before the strikes is not counted here. */
function trio(draw: Draw, cards: (draw: Draw, system: System) => Input, system: System): object {
  const { first, second } = cards(draw, system);
  const { first: ally } = cards(draw, system);
  const arcs = draw.of(['front', 'flank'], ['front', 'rear'], ['flank', 'rear']);
  return {
    system,
    first: { ...(first as object), arc: arcs[0] },
    ally: { ...(ally as object), arc: arcs[1], contact: null },
    second: { ...(second as object), arc: 'front' },
  };
}

type Trio = { readonly first: Input; readonly ally: Input; readonly second: Input };

/** Three units roll many dice: most of them have one kind of strike, and some none. */
function few(draw: Draw, input: object): object {
  const { first, ally, second } = input as Trio;
  const strikes = draw.of(['first', 'second'], ['ally', 'second'], ['second'], ['first', 'ally']);
  const card = (name: string, given: Input): object => ({
    ...given,
    ...(draw.chance(0.8) ? { champion: null, mount: null, crew: null } : {}),
    attacks: strikes.includes(name) ? draw.of<unknown>(1, 1, 'D3-2') : 0,
    rules: (given.rules as readonly string[]).slice(0, 2),
    breakReroll: 'none',
    ...(draw.chance(0.7) ? { rerollHits: 'none', rerollWounds: 'none' } : {}),
  });
  return { ...input, first: card('first', first), ally: card('ally', ally), second: card('second', second) };
}

const MAX_PATHS = 4_000;
const IGNORED = ['strikes'];

/** Whole combats: more rounds with pursuit, or charges that are rolled for, of the pair or of its enemy. */
function whole(draw: Draw, input: object): object {
  const { first, ally, second } = input as Trio;
  const roll = { charging: true, movement: draw.of(2, 4), chargeDistance: draw.of(5, 7), rules: [] };
  const lost = { lostBefore: { min: 0, probabilities: [0.5, 0.5] } };
  switch (draw.of('rounds', 'rounds', 'ally', 'both', 'enemy', 'losses')) {
    case 'ally':
      return { ...input, ally: { ...ally, ...roll }, pursuit: draw.chance(0.5) };
    case 'both':
      return { ...input, first: { ...first, ...roll }, ally: { ...ally, ...roll } };
    case 'enemy':
      return { ...input, second: { ...second, ...roll }, pursuit: draw.chance(0.5) };
    case 'losses':
      return { ...input, second: { ...second, ...lost }, ally: { ...ally, ...lost }, rounds: 1 };
    default:
      return {
        ...input,
        first: { ...first, attacks: draw.of(0, 1) },
        ally: { ...ally, attacks: 0 },
        rounds: 2,
        pursuit: true,
      };
  }
}

function agree(draw: Draw, system: System, drawInput = (_: Draw, input: object): object => input): void {
  for (;;) {
    try {
      const input = drawInput(draw, few(draw, trio(draw, smallCardBattle, system)));
      expectAllPathsEqualExact(multipleCalculator, input, { maxPaths: MAX_PATHS, ignore: IGNORED });
      return;
    } catch (thrown) {
      if (!(thrown instanceof TooManyPaths)) throw thrown;
    }
  }
}

/** Three large units may leave more sets of losses than anybody waits for. */
function drawn(draw: Draw, system: System): object {
  for (;;) {
    const input = trio(draw, largeCardBattle, system);
    if (multipleCalculator.cost(prepareBattle(multipleCalculator, input)) < MOST_STEPS) return input;
  }
}

const MOST_STEPS = 4e7;

describe.each(['oldWorld', 'ninthAge'] as const)('%s', (system) => {
  for (let seed = 1; seed <= many('fantasy', 50); seed++)
    test(`every dice path, battle ${seed}`, () => agree(new Draw(31_000 + seed), system));

  for (let seed = 1; seed <= many('fantasy', 50); seed++)
    test(`every dice path of a whole combat, battle ${seed}`, () => agree(new Draw(33_000 + seed), system, whole));

  for (let seed = 1; seed <= many('fantasy', 4); seed++)
    test(`a simulation of a whole combat lies inside its band, battle ${seed}`, () => {
      const draw = new Draw(34_000 + seed);
      const input = whole(draw, few(draw, trio(draw, smallCardBattle, system)));
      const longer = { ...input, rounds: 3, pursuit: true };
      // Mean rounds are no chance.
      const ignore = [...IGNORED, 'margin', 'meanRounds'];
      expectSimulationInBand(multipleCalculator, longer, { iterations: 4000, seed, ignore });
    });

  for (let seed = 1; seed <= many('fantasy', 8); seed++)
    test(`a simulation lies inside its band, battle ${seed}`, () => {
      const draw = new Draw(32_000 + seed);
      const input = drawn(draw, system);
      expectSimulationInBand(multipleCalculator, input, { iterations: 4000, seed, ignore: [...IGNORED, 'margin'] });
    });
});
