// The work of an exact battle of cards, estimated from how far losses spread in a round.
import { expressionMax, expressionMean } from '@oddsmith/kernel';
import {
  type CardBattle,
  groupsOf,
  OPENING,
  roundOf,
  strikersIn,
  strikersOf,
  strikingRankBonus,
} from '../card/battle.ts';
import { type Fighter, testsFear } from '../card/result.ts';
import { type Mood, modelsAfter } from '../card/side.ts';
import { longestStep, oddsOf } from './odds.ts';

/** What one unit's strikes take off the other in a round: how many wounds, how far they scatter, and at most. */
interface Spread {
  readonly mean: number;
  readonly variance: number;
  readonly most: number;
  /** Wounds that may be recovered. */
  readonly recovered: number;
  readonly tables: number;
}

/** Tables end, and states are pruned, about this many standard deviations from the mean. */
const REACH = 8.5;
/** Steps that judging a state costs, as the engine counts them. */
const JUDGED = 20;
/** Of the rectangle of two reaches, the part that is likely enough to be followed. */
const LIKELY = 0.55;
/** Who has lost much has recovered little: the part of the pairs that occurs. */
const OCCURRING = 0.5;

export function cardBattleCost(battle: CardBattle): number {
  const { first, second, input } = battle;
  let cost = first.totalWounds * second.totalWounds * 10;
  let states = 1;
  const lost = { first: first.card.alreadyLost, second: second.card.alreadyLost };
  const wide = { first: 0, second: 0 };
  for (let round = 0; round < input.rounds; round++) {
    const mood: Mood = { ...OPENING, opening: round === 0 };
    const fighters = roundOf(battle, mood, mood);
    const models = Math.max(1, modelsAfter(first, Math.floor(lost.first)));
    const enemies = Math.max(1, modelsAfter(second, Math.floor(lost.second)));
    const offSecond = spreadOf(fighters.first, models, fighters.second, enemies);
    const offFirst = spreadOf(fighters.second, enemies, fighters.first, models);
    const shaken =
      (testsFear(fighters.first, models, fighters.second, enemies) ? 2 : 1) *
      (testsFear(fighters.second, enemies, fighters.first, models) ? 2 : 1);
    const depth = 1 + offFirst.recovered + offSecond.recovered;
    const pairs = (1 + offFirst.recovered) * (1 + offSecond.recovered);
    const height = Math.min(heightOf(offFirst), first.totalWounds + 1);
    const width = Math.min(heightOf(offSecond), second.totalWounds + 1);
    cost +=
      shaken * (states * height * width * (JUDGED * depth + OCCURRING * pairs) + offFirst.tables + offSecond.tables);
    lost.first = Math.min(first.totalWounds - 1, lost.first + offFirst.mean);
    lost.second = Math.min(second.totalWounds - 1, lost.second + offSecond.mean);
    wide.first += offFirst.variance;
    wide.second += offSecond.variance;
    states = Math.max(
      1,
      LIKELY *
        reached(lost.first, wide.first, first.totalWounds) *
        reached(lost.second, wide.second, second.totalWounds),
    );
  }
  return cost;
}

function heightOf({ mean, variance, most }: Spread): number {
  return Math.min(most, mean + REACH * Math.sqrt(variance)) + 1;
}

/** How many numbers of wounds are likely enough after some rounds. */
function reached(mean: number, variance: number, total: number): number {
  const far = REACH * Math.sqrt(variance);
  return Math.min(total, mean + far) - Math.max(0, mean - far) + 1;
}

function spreadOf(own: Fighter, models: number, enemy: Fighter, enemies: number): Spread {
  const strikers = strikersOf(own, models, enemy, enemies)(0);
  const groups = groupsOf(own, enemy, { own: false, enemy: false }, strikingRankBonus(own, models, enemy, enemies));
  const spread = { mean: 0, variance: 0, most: 0, recovered: 0, tables: 0 };
  for (const group of groups) {
    const count = strikersIn(group, strikers);
    const odds = oddsOf(group.plan);
    const { hits, poisons, hitsTwice, poisonsAndHits } = odds.attack;
    const wounds =
      (hits + 2 * hitsTwice) * passed(odds.hit[0]) + (poisons + poisonsAndHits) * passed(odds.poisonedHit[0]);
    const step = longestStep(odds);
    const attacks = count * Math.min(group.mostAttacks, expressionMean(group.plan.attacks));
    const most = count * Math.min(group.mostAttacks, expressionMax(group.plan.attacks)) * step;
    spread.mean += attacks * wounds * (1 - odds.recovers) * ((1 + step) / 2);
    spread.variance += attacks * wounds * step * step;
    spread.most += most;
    const back = attacks * wounds * odds.recovers;
    const recovered = Math.min(most, odds.recovers > 0 ? back * step + REACH * step * Math.sqrt(back) + 1 : 0);
    spread.recovered += recovered;
    const cells = odds.recovers > 0 ? most * most : most;
    spread.tables += cells * (step + 1) * (odds.recovers > 0 ? step + 1 : 1) * count;
  }
  return spread;
}

function passed({ wounds, sureWounds, slays }: { wounds: number; sureWounds: number; slays: number }): number {
  return wounds + sureWounds + slays;
}
