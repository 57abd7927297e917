// What the dice of Leadership make of a unit: the chance to fail against Fear, and what becomes of the beaten.
import {
  type BreakTest,
  breakTest,
  crumbles,
  type Defeat,
  type Fighter,
  fearTest,
  musicianMargin,
  passesFear,
  staticMargin,
  testsFear,
  type Verdict,
  verdictOf,
} from '../card/result.ts';
import { modelsAfter } from '../card/side.ts';

const FACES = 6;
const LEAST = 2;
const MOST = 12;

/** P(sum) at index 2 to 12 of two dice, and of three without the highest. */
const TWO_DICE = sums(false);
const LOWEST_TWO_OF_THREE = sums(true);

function sums(three: boolean): Float64Array {
  const result = new Float64Array(MOST + 1);
  for (let a = 1; a <= FACES; a++)
    for (let b = 1; b <= FACES; b++) {
      if (!three) result[a + b] += 1 / 36;
      else for (let c = 1; c <= FACES; c++) result[a + b + c - Math.max(a, b, c)] += 1 / 216;
    }
  return result;
}

/** The chance to be shaken this round. */
export function fearFailure(own: Fighter, models: number, enemy: Fighter, enemyModels: number): number {
  if (!testsFear(own, models, enemy, enemyModels)) return 0;
  const test = fearTest(own, models, enemy, enemyModels);
  const dice = test.threeDice ? LOWEST_TWO_OF_THREE : TWO_DICE;
  let fails = 0;
  for (let sum = LEAST; sum <= MOST; sum++) if (!passesFear(own, test, sum)) fails += dice[sum];
  return test.reroll ? fails * fails : fails;
}

function verdictChances(defeat: Defeat, test: BreakTest): { readonly [V in Verdict]: number } {
  const once = { holds: 0, fallsBack: 0, breaks: 0 };
  if (test.certain !== null) return { ...once, [test.certain]: 1 };
  const dice = test.threeDice ? LOWEST_TWO_OF_THREE : TWO_DICE;
  for (let sum = LEAST; sum <= MOST; sum++) once[verdictOf(defeat, test, sum)] += dice[sum];
  let again = 0;
  for (const verdict of test.rerolls) again += once[verdict];
  const kept = (verdict: Verdict): number =>
    (test.rerolls.includes(verdict) ? 0 : once[verdict]) + again * once[verdict];
  return { holds: kept('holds'), fallsBack: kept('fallsBack'), breaks: kept('breaks') };
}

/** What becomes of a beaten unit, with the wounds it has then lost beyond those of the strikes. */
export interface Fate {
  readonly holds: number;
  readonly fallsBack: number;
  readonly breaks: number;
  /** Failed a test that costs wounds instead of breaking. */
  readonly fails: number;
  readonly crumbled: number;
  readonly failedLoses: number;
}

function fateOf(before: Defeat, lost: number): Fate {
  const crumbled = crumbles(before);
  const { loser } = before;
  const after = lost + crumbled;
  if (after >= loser.side.totalWounds) return { holds: 1, fallsBack: 0, breaks: 0, fails: 0, crumbled, failedLoses: 0 };
  const defeat = crumbled === 0 ? before : { ...before, models: modelsAfter(loser.side, after) };
  const test = breakTest(defeat);
  const { holds, fallsBack, breaks } = verdictChances(defeat, test);
  const { failedLoses } = test;
  return {
    holds,
    fallsBack,
    crumbled,
    failedLoses,
    ...(failedLoses > 0 ? { breaks: 0, fails: breaks } : { breaks, fails: 0 }),
  };
}

/** Points that models left and not wounds decide, and the fates of either side: kept for every pair of losses. */
export class Reckoning {
  /** First's points less second's, without wounds. */
  readonly margin: number;
  /** What decides a tie. */
  readonly musician: number;
  private readonly first: Fighter;
  private readonly second: Fighter;
  private readonly firstLost: number;
  private readonly secondLost: number;
  private readonly fatesOfFirst: Fate[] = [];
  private readonly fatesOfSecond: Fate[] = [];

  constructor(first: Fighter, firstLost: number, second: Fighter, secondLost: number) {
    this.first = first;
    this.second = second;
    this.firstLost = firstLost;
    this.secondLost = secondLost;
    const models = modelsAfter(first.side, firstLost);
    const enemies = modelsAfter(second.side, secondLost);
    this.margin = staticMargin(first, models, second, enemies);
    this.musician = musicianMargin(first, models, second, enemies);
  }

  firstBeatenBy(by: number): Fate {
    this.fatesOfFirst[by] ??= beaten(this.first, this.firstLost, this.second, this.secondLost, by);
    return this.fatesOfFirst[by];
  }

  secondBeatenBy(by: number): Fate {
    this.fatesOfSecond[by] ??= beaten(this.second, this.secondLost, this.first, this.firstLost, by);
    return this.fatesOfSecond[by];
  }
}

function beaten(loser: Fighter, lost: number, winner: Fighter, winnerLost: number, by: number): Fate {
  const models = modelsAfter(loser.side, lost);
  return fateOf({ loser, models, winner, winnerModels: modelsAfter(winner.side, winnerLost), by }, lost);
}
