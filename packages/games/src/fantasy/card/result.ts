// After the strikes: points of the combat result, and what a roll of the beaten unit means.
import type { Card } from '../schema/index.ts';
import { fullRanks, inCombatOrder, rankBonus, unitStrength } from './formation.ts';
import { championsIn, charactersIn, holdsBattleStandard, nearStandard } from './posts.ts';
import { type Fighter, type Standing, usesShield } from './side.ts';

/** How long each of the command group stands: plain models fall first, then musician, standard bearer, champion. */
function hasStandard(own: Standing): boolean {
  return own.side.card.standard && own.models >= 1 + championsIn(own);
}

export function hasMusician(own: Standing): boolean {
  const { standard, musician } = own.side.card;
  return musician && own.models >= 1 + championsIn(own) + (standard ? 1 : 0);
}

export type PointName =
  | 'ranks'
  | 'standard'
  | 'battle standard'
  | Card['arc']
  | 'high ground'
  | 'close order'
  | 'massed infantry'
  | 'charge';

/** One part of the combat result. */
export interface Point {
  readonly name: PointName;
  readonly points: number;
}

/** Everything but the wounds, each part by name. */
export function pointsOf(own: Standing, enemy: Standing): readonly Point[] {
  const { system } = own.side;
  const shared: Point[] = [
    { name: 'ranks', points: rankBonus(own, enemy) },
    { name: 'standard', points: hasStandard(own) ? 1 : 0 },
    { name: 'battle standard', points: holdsBattleStandard(own) ? 1 : 0 },
  ];
  const particular = system === 'oldWorld' ? oldWorldPoints(own, enemy) : ninthAgePoints(own);
  return [...shared, ...particular].filter(({ points }) => points > 0);
}

const ARC_POINTS = { front: 0, flank: 1, rear: 2 } as const;
/** Unit Strength from which close order is worth a point. */
const CLOSE_ORDER = 10;

function oldWorldPoints(own: Standing, enemy: Standing): Point[] {
  const { card, kind, arc } = own.side;
  const strength = unitStrength(own);
  const ordered = card.formation === 'close' && inCombatOrder(own) && strength >= CLOSE_ORDER;
  const massed = kind.massed === true && strength > unitStrength(enemy);
  return [
    { name: arc, points: enemy.traits.noArcPoints ? 0 : ARC_POINTS[arc] },
    { name: 'high ground', points: card.highGround ? 1 : 0 },
    { name: 'close order', points: ordered ? 1 : 0 },
    { name: 'massed infantry', points: massed ? 1 : 0 },
  ];
}

function ninthAgePoints(own: Standing): Point[] {
  const { arc } = own.side;
  const ranked = arc !== 'front' && fullRanks(own) > 0 ? 1 : 0;
  return [
    { name: arc, points: ARC_POINTS[arc] + ranked },
    { name: 'charge', points: own.moment.charging ? 1 : 0 },
  ];
}

/** First's points less second's, without wounds. */
export function staticMargin(first: Standing, second: Standing): number {
  const sum = (points: readonly Point[]): number => points.reduce((total, point) => total + point.points, 0);
  return sum(pointsOf(first, second)) - sum(pointsOf(second, first));
}

/** The Old World: equal points, and only one side has a musician. */
export function musicianMargin(first: Standing, second: Standing): number {
  if (first.side.system === 'ninthAge') return 0;
  return Number(hasMusician(first)) - Number(hasMusician(second));
}

/** Leadership to test fury against; null where the unit has none. */
export function furyTest(own: Standing, ...enemies: readonly Standing[]): FearTest | null {
  if (own.furious === null) return null;
  if (own.side.system === 'oldWorld')
    return { leadership: leadershipOf(own, enemies), threeDice: false, reroll: false };
  const feels = !own.traits.fearless && enemies.some((enemy) => feared(own, enemy)) ? 1 : 0;
  const { bestOfThree, rerollFear } = own.traits;
  return { leadership: leadershipIn(own) - feels, threeDice: bestOfThree, reroll: nearStandard(own) || rerollFear };
}

/** Whether a unit fears the other, however strong it is. */
export function fears(own: Fighter, enemy: Fighter): boolean {
  return (feared(own, enemy) && !own.traits.fearless) || burned(own, enemy);
}

/** Whether a unit must test against Fear. */
export function testsFear(own: Standing, enemy: Standing): boolean {
  if (!fears(own, enemy)) return false;
  return own.side.system === 'ninthAge' || unitStrength(enemy) > unitStrength(own);
}

/** The Old World: beasts fear the flames of a model, even those that fear nothing else. */
function burned({ side, traits }: Fighter, enemy: Fighter): boolean {
  return side.system === 'oldWorld' && enemy.traits.flaming && side.kind.fearsFire === true && !traits.frenzied;
}

/** Against Terror only Terror helps; The 9th Age knows Fear alone. */
function feared({ traits }: Fighter, { traits: enemyTraits }: Fighter): boolean {
  const fear = enemyTraits.fear || (enemyTraits.elf && traits.fearsElves);
  return enemyTraits.terror ? !traits.terror : fear && !traits.fear;
}

const MOST_LEADERSHIP = 10;
const ALWAYS_PASSES = 2;
const ALWAYS_FAILS = 12;

/** A test of Leadership or Discipline on two dice. */
export interface Test {
  readonly leadership: number;
  /** Three dice, the highest is dropped. */
  readonly threeDice: boolean;
}

export interface FearTest extends Test {
  /** A failed test is rolled again. */
  readonly reroll: boolean;
}

/** The best in the unit. */
export function leadershipIn(own: Fighter): number {
  const { leadership, character } = own.side.card;
  return charactersIn(own) === 0 ? leadership : Math.max(leadership, character?.leadership ?? 0);
}

/** The rank bonus raises that of the unit alone. */
function leadershipOf(own: Standing, enemies: readonly Standing[]): number {
  const { leadership } = own.side.card;
  const ranks = Math.min(...enemies.map((enemy) => rankBonus(own, enemy)));
  const raised = own.traits.leadershipByRanks ? Math.min(MOST_LEADERSHIP, leadership + ranks) : leadership;
  return Math.max(raised, leadershipIn(own));
}

export function fearTest(own: Standing, ...enemies: readonly Standing[]): FearTest {
  const { side, traits } = own;
  if (side.system === 'ninthAge')
    return {
      leadership: leadershipIn(own) - 1,
      threeDice: traits.bestOfThree || traits.calm,
      reroll: nearStandard(own) || traits.rerollFear,
    };
  return { leadership: leadershipOf(own, enemies), threeDice: traits.bestOfThree, reroll: traits.rerollFear };
}

export function passesTest({ side }: Fighter, { leadership }: Test, sum: number): boolean {
  if (side.system === 'ninthAge') return sum <= leadership;
  return sum !== ALWAYS_FAILS && (sum === ALWAYS_PASSES || sum <= leadership);
}

export type Verdict = 'holds' | 'fallsBack' | 'breaks';

/** A beaten unit and its winner after the strikes. */
export interface Defeat {
  readonly loser: Standing;
  readonly winner: Standing;
  /** Points lost by. */
  readonly by: number;
  /** Other units of both sides, where more than two fight. */
  readonly alsoWon?: readonly Standing[];
  readonly alsoLost?: readonly Standing[];
}

function winnersOf({ winner, alsoWon = [] }: Defeat): readonly Standing[] {
  return [winner, ...alsoWon];
}

function strengthOf(units: readonly Standing[]): number {
  return units.reduce((sum, unit) => sum + unitStrength(unit), 0);
}

/** What the loser must roll, or what becomes of it without a roll. */
export interface BreakTest extends Test {
  readonly certain: Verdict | null;
  readonly by: number;
  /** What falling back in good order becomes. */
  readonly fallsBackAs: Verdict;
  /** Which results are rolled again. */
  readonly rerolls: readonly Verdict[];
  /** Wounds lost when the test fails, instead of breaking. */
  readonly failedLoses: number;
  /** A test whose failure costs as many wounds as it failed by, whatever else is certain. */
  readonly instability: Instability | null;
}

interface Instability {
  readonly leadership: number;
  readonly by: number;
  /** Wounds fewer. */
  readonly less: number;
}

/** What a roll of two dice costs a unit whose mind is unstable: on a double 6 all it has. */
export function instabilityLoss({ leadership, by, less }: Instability, sum: number): number {
  if (sum === ALWAYS_PASSES || (sum !== ALWAYS_FAILS && sum + by <= leadership)) return 0;
  return sum === ALWAYS_FAILS ? Number.POSITIVE_INFINITY : Math.max(0, sum + by - leadership - less);
}

/** Wounds that crumble away before any test. */
export function crumbles(defeat: Defeat): number {
  const { loser, winner, by } = defeat;
  const { side, traits } = loser;
  if (side.system === 'oldWorld') return traits.unstable ? Math.max(0, by - traits.indomitable) : 0;
  if (!traits.unstable) return 0;
  if (!traits.undead) return by;
  let loss = Math.max(0, (traits.stubborn ? Math.ceil(by / 2) : by) - traits.indomitable);
  if (isSteadfast(defeat)) loss = Math.min(MOST_STEADFAST_LOSS, loss);
  if (!nearStandard(loser)) return loss;
  // The reduction is the rank bonus, and at least 1.
  return Math.max(0, loss - Math.max(1, rankBonus(loser, winner)));
}

const MOST_STEADFAST_LOSS = 12;

/** More full ranks than each enemy, unless a ranked one stands in flank or rear. */
function isSteadfast(defeat: Defeat): boolean {
  const ranks = fullRanks(defeat.loser);
  return winnersOf(defeat).every((winner) => {
    const enemyRanks = fullRanks(winner);
    return ranks > enemyRanks && (winner.side.arc === 'front' || enemyRanks < 2);
  });
}

/** The loser stands with what is left after crumbling. */
export function breakTest(defeat: Defeat): BreakTest {
  return defeat.loser.side.system === 'oldWorld' ? oldWorldTest(defeat) : ninthAgeTest(defeat);
}

function oldWorldTest(defeat: Defeat): BreakTest {
  const { loser, by, alsoLost = [] } = defeat;
  const { side, traits, moment } = loser;
  const winners = winnersOf(defeat);
  const outnumbered = strengthOf(winners) > 2 * strengthOf([loser, ...alsoLost]);
  const charged = winners.some((winner) => winner.moment.charging);
  const wall = traits.shieldwall && charged && side.card.formation === 'close' && usesShield(side) && !outnumbered;
  const terror = winners.some((winner) => winner.traits.terror) && !traits.fear ? 1 : 0;
  const stubborn = traits.stubborn && !moment.beaten;
  const { breakReroll } = side.card;
  return {
    leadership: leadershipOf(loser, winners) - terror,
    threeDice: false,
    certain: traits.unbreakable ? 'holds' : stubborn ? (wall ? 'holds' : 'fallsBack') : null,
    by,
    fallsBackAs: outnumbered ? 'breaks' : wall ? 'holds' : 'fallsBack',
    rerolls:
      traits.noBreakReroll || !nearStandard(loser) ? [] : breakReroll === 'any' ? ['breaks', 'fallsBack'] : ['breaks'],
    failedLoses: 0,
    instability: traits.unstableMind
      ? { leadership: leadershipOf(loser, winners), by, less: traits.indomitable }
      : null,
  };
}

function ninthAgeTest(defeat: Defeat): BreakTest {
  const { loser, by } = defeat;
  const { traits } = loser;
  const feels = winnersOf(defeat).some((winner) => feared(loser, winner)) && !traits.fearless ? 1 : 0;
  const ignores = traits.stubborn || isSteadfast(defeat);
  return {
    leadership: leadershipIn(loser) - feels,
    threeDice: traits.bestOfThree,
    certain: traits.unstable || (traits.unbreakable && !traits.supernal) ? 'holds' : null,
    by: ignores ? 0 : by,
    fallsBackAs: 'breaks',
    rerolls: nearStandard(loser) || traits.rerollsBreak ? ['breaks'] : [],
    failedLoses: traits.supernal ? by : 0,
    instability: null,
  };
}

/** What a roll of the dice makes of the loser. */
export function verdictOf({ loser }: Defeat, { leadership, by, fallsBackAs }: BreakTest, sum: number): Verdict {
  if (loser.side.system === 'oldWorld' && sum === ALWAYS_PASSES) return 'holds';
  if (sum > leadership) return 'breaks';
  return sum + by > leadership ? fallsBackAs : 'holds';
}
