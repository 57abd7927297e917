// How far the losses of two units scatter from round to round: the states from which the next round starts.
import { strikersIn } from '../card/battle.ts';
import { breakTest, type Defeat, staticMargin, verdictOf } from '../card/result.ts';
import type { Side } from '../card/side.ts';
import { type Rank, trialsOf } from './blows.ts';
import { rarity, type Trials } from './reach.ts';

/** States are pruned where chances are below e to the minus this: 1e-16. */
const STATE_DEPTH = 36.8;

/** Numbers of wounds lost. */
type Range = readonly [least: number, most: number];

export class Spread {
  /** Pairs of losses from which the next round starts. */
  states = 1;
  firstLost: Range;
  secondLost: Range;
  private readonly first: Side;
  private readonly second: Side;
  private readonly look: () => void;
  private toFirst = NOTHING;
  private toSecond = NOTHING;
  private rounds = 0;

  /** `look` is called between pieces of work that take more than microseconds. */
  constructor(first: Side, second: Side, look: () => void) {
    this.first = first;
    this.second = second;
    this.look = look;
    this.firstLost = [first.card.alreadyLost, first.card.alreadyLost];
    this.secondLost = [second.card.alreadyLost, second.card.alreadyLost];
  }

  /** A round of both units. */
  strike(first: Rank, second: Rank): void {
    this.rounds++;
    this.toFirst = together(this.toFirst, sumOf(second));
    this.toSecond = together(this.toSecond, sumOf(first));
    const ofFirst = { ...first, ...likely(this.toFirst, this.first) };
    const ofSecond = { ...second, ...likely(this.toSecond, this.second) };
    this.firstLost = rangeOf(ofFirst, this.first.card.alreadyLost);
    this.secondLost = rangeOf(ofSecond, this.second.card.alreadyLost);
    this.states = Math.max(1, this.pairs(ofFirst, ofSecond));
  }

  /** Who strikes later does so with what is left. */
  private pairs(first: Battered, second: Battered): number {
    const { rounds } = this;
    const looking = (after: (lost: number) => Losses) => (lost: number) => {
      this.look();
      return after(lost);
    };
    if (strikesAfter(second, first)) {
      const after = (lost: number) => likely(thinned(this.toFirst, second, lost / rounds), this.first);
      return pairsOf(second, first, rounds, looking(after));
    }
    if (strikesAfter(first, second)) {
      const after = (lost: number) => likely(thinned(this.toSecond, first, lost / rounds), this.second);
      return pairsOf(first, second, rounds, looking(after));
    }
    return pairsOf(
      first,
      second,
      rounds,
      looking(() => second),
    );
  }
}

/** Wounds lost and wounds recovered as trials; one of those lost takes up to `step`. */
interface Sum {
  readonly lost: Trials;
  readonly recovered: Trials;
  readonly step: number;
}

const NONE: Trials = { most: 0, mean: 0 };
const NOTHING: Sum = { lost: NONE, recovered: NONE, step: 1 };

function added(a: Trials, b: Trials): Trials {
  return { most: a.most + b.most, mean: a.mean + b.mean };
}

function together(a: Sum, b: Sum): Sum {
  return { lost: added(a.lost, b.lost), recovered: added(a.recovered, b.recovered), step: Math.max(a.step, b.step) };
}

/** What the strikes of a unit take in a round in which so many of its models fell before. */
function sumOf({ strikers: strikersAfter, blows }: Rank, slain = 0): Sum {
  let sum = NOTHING;
  const strikers = strikersAfter(slain);
  for (const blow of blows) {
    const { struck, recovered } = trialsOf(blow, strikersIn(blow.group, strikers));
    if (struck.mean === 0) continue;
    sum = together(sum, {
      lost: { most: struck.most, mean: struck.mean - recovered.mean },
      recovered: recovered.mean > 0 ? { most: struck.most * blow.step, mean: recovered.mean } : NONE,
      step: blow.step,
    });
  }
  return sum;
}

/** The same strikes in rounds in which the unit loses so many wounds before it strikes. */
function thinned(sum: Sum, rank: Rank, lost: number): Sum {
  const full = sumOf(rank).lost;
  const left = sumOf(rank, Math.min(rank.fighter.models, Math.floor(lost / rank.fighter.side.card.wounds))).lost;
  const thin = ({ most, mean }: Trials): Trials => ({
    most: full.most === 0 ? 0 : (most * left.most) / full.most,
    mean: full.mean === 0 ? 0 : (mean * left.mean) / full.mean,
  });
  return { lost: thin(sum.lost), recovered: thin(sum.recovered), step: sum.step };
}

/** Whether all strikes of a unit that can wound come after all of the other. */
function strikesAfter({ blows }: Rank, { blows: others }: Rank): boolean {
  const steps = (of: Rank['blows']): readonly number[] =>
    of.filter(({ wounds }) => wounds > 0).map(({ group }) => group.step);
  return Math.max(...steps(blows)) < Math.min(...steps(others));
}

/** How rare each number of wounds is that strikes take off the unit, and each number of wounds it recovers. */
interface Losses {
  readonly losses: readonly number[];
  readonly recoveries: readonly number[];
}

function likely({ lost, recovered, step }: Sum, { card, totalWounds }: Side): Losses {
  const upTo = (most: number, trials: Trials, each: number): readonly number[] =>
    Array.from({ length: most }, (_, n) => (n === 0 && trials.mean === 0 ? 0 : rarity(trials, n / each)));
  return {
    losses: upTo(totalWounds - card.alreadyLost, lost, step),
    recoveries: upTo(recovered.most + 1, recovered, 1),
  };
}

type Battered = Rank & Losses;

function rangeOf({ losses, fighter }: Battered, start: number): Range {
  const kept = (rare: number): boolean => rare <= STATE_DEPTH;
  const least = Math.max(0, losses.findIndex(kept));
  const most = fighter.traits.unstable ? losses.length - 1 : Math.max(least, losses.findLastIndex(kept));
  return [start + least, start + most];
}

/** Pairs of losses that are together not too rare, and after which both units stand and fight on. */
function pairsOf(
  first: Battered,
  second: Battered,
  rounds: number,
  secondAfter: (firstLost: number) => Losses,
): number {
  // Over all rounds so far: points without wounds, and the defeats after which the beaten unit may hold.
  const margin = rounds * staticMargin(first.fighter, second.fighter);
  const firstHolds = rounds * mostHeld(first, second);
  const secondHolds = rounds * mostHeld(second, first);
  let pairs = 0;
  for (const [a, rareFirst] of first.losses.entries()) {
    if (rareFirst > STATE_DEPTH) continue;
    for (const [b, rareSecond] of secondAfter(a).losses.entries()) {
      const ahead = b - a + margin;
      const rare = rareFirst + rareSecond + unseen(second, -ahead - firstHolds) + unseen(first, ahead - secondHolds);
      if (rare <= STATE_DEPTH && !crumbled(first, a, -ahead) && !crumbled(second, b, ahead)) pairs++;
    }
  }
  return pairs;
}

/** How rare it is that the unit recovered so many wounds: they are points that its losses do not show. */
function unseen({ recoveries }: Losses, points: number): number {
  return points <= 0 ? 0 : (recoveries[points] ?? Number.POSITIVE_INFINITY);
}

function crumbled({ fighter, losses }: Battered, lost: number, by: number): boolean {
  return fighter.traits.unstable && lost + by >= losses.length;
}

const LEAST_SUM = 2;
const MOST_SUM = 12;

/** By how many points a unit may lose a round and still hold. */
function mostHeld(loser: Rank, winner: Rank): number {
  const defeat = { loser: loser.fighter, winner: winner.fighter };
  for (let by = 1; by <= MOST_SUM; by++) if (!mayHold({ ...defeat, by })) return by - 1;
  return Number.POSITIVE_INFINITY;
}

function mayHold(defeat: Defeat): boolean {
  const test = breakTest(defeat);
  if (test.certain !== null) return test.certain === 'holds';
  return test.failedLoses > 0 || verdictOf(defeat, test, LEAST_SUM) === 'holds';
}
