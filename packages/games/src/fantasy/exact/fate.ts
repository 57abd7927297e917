// What the dice of Leadership make of a unit: the chance to fail against Fear, and what becomes of the beaten.
import { woundsInReach } from '../card/posts.ts';
import {
  type BreakTest,
  breakTest,
  crumbles,
  type Defeat,
  type FearTest,
  fearTest,
  furyTest,
  instabilityLoss,
  musicianMargin,
  passesTest,
  staticMargin,
  testsFear,
  type Verdict,
  verdictOf,
} from '../card/result.ts';
import { type Fighter, type Standing, standing } from '../card/side.ts';
import { LEAST, LOWEST_TWO_OF_THREE, MOST, TWO_DICE } from './dice-sums.ts';

/** The chance to be shaken this round. */
export function fearFailure(own: Standing, ...enemies: readonly Standing[]): number {
  return enemies.some((enemy) => testsFear(own, enemy)) ? failureOf(own, fearTest(own, ...enemies)) : 0;
}

export function failureOf(own: Fighter, test: FearTest): number {
  const dice = test.threeDice ? LOWEST_TWO_OF_THREE : TWO_DICE;
  let fails = 0;
  for (let sum = LEAST; sum <= MOST; sum++) if (!passesTest(own, test, sum)) fails += dice[sum];
  return test.reroll ? fails * fails : fails;
}

/** The chance that the unit strikes in fury this round. */
export function furyChance(own: Standing, ...enemies: readonly Standing[]): number {
  const test = furyTest(own, ...enemies);
  if (test === null) return 0;
  const dice = test.threeDice ? LOWEST_TWO_OF_THREE : TWO_DICE;
  let passes = 0;
  for (let sum = LEAST; sum <= MOST; sum++) if (passesTest(own, test, sum)) passes += dice[sum];
  return test.reroll ? 1 - (1 - passes) ** 2 : passes;
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

/** Wounds that a failed test costs, with their chance. */
interface Cost {
  readonly wounds: number;
  readonly chance: number;
}

function instabilityCosts({ instability }: BreakTest): readonly Cost[] {
  if (instability === null) return [];
  const costs: Cost[] = [];
  for (let sum = LEAST; sum <= MOST; sum++) {
    const wounds = instabilityLoss(instability, sum);
    if (wounds > 0) costs.push({ wounds, chance: TWO_DICE[sum] });
  }
  return costs;
}

/** What becomes of a beaten unit, with the wounds it has then lost beyond those of the strikes. */
export interface Fate {
  readonly holds: number;
  readonly fallsBack: number;
  readonly breaks: number;
  /** Failed a test that costs wounds instead of breaking. */
  readonly fails: readonly Cost[];
  readonly crumbled: number;
  /** Wounds that it could still lose after the strikes before it was destroyed. */
  readonly left: number;
  /** Wounds that it has then lost beyond those of the strikes. */
  readonly all: number;
}

/** `lost` by the strikes and before. */
export function fateOf(before: Defeat, lost: number): Fate {
  const crumbled = crumbles(before);
  const { loser } = before;
  const all = loser.side.totalWounds - lost;
  const left = woundsInReach(loser) - lost;
  if (crumbled >= left) return { holds: 1, fallsBack: 0, breaks: 0, fails: [], crumbled, left, all };
  const defeat = crumbled === 0 ? before : { ...before, loser: standing(loser, lost + crumbled) };
  const test = breakTest(defeat);
  const { holds, fallsBack, breaks } = verdictChances(defeat, test);
  const costs = instabilityCosts(test);
  if (costs.length > 0) {
    const lost = costs.reduce((sum, { chance }) => sum + chance, 0);
    return { holds: 1 - lost, fallsBack: 0, breaks: 0, fails: costs, crumbled, left, all };
  }
  if (test.failedLoses === 0) return { holds, fallsBack, breaks, fails: [], crumbled, left, all };
  return { holds, fallsBack, breaks: 0, fails: [{ wounds: test.failedLoses, chance: breaks }], crumbled, left, all };
}

/** Points that models left and not wounds decide, and the fates of either side: kept for every pair of losses. */
export class Reckoning {
  /** First's points less second's, without wounds. */
  readonly margin: number;
  /** What decides a tie. */
  readonly musician: number;
  private readonly first: Standing;
  private readonly second: Standing;
  private readonly firstLost: number;
  private readonly secondLost: number;
  private readonly fatesOfFirst: Fate[] = [];
  private readonly fatesOfSecond: Fate[] = [];

  constructor(first: Fighter, firstLost: number, second: Fighter, secondLost: number) {
    this.first = standing(first, firstLost);
    this.second = standing(second, secondLost);
    this.firstLost = firstLost;
    this.secondLost = secondLost;
    this.margin = staticMargin(this.first, this.second);
    this.musician = musicianMargin(this.first, this.second);
  }

  firstBeatenBy(by: number): Fate {
    this.fatesOfFirst[by] ??= fateOf({ loser: this.first, winner: this.second, by }, this.firstLost);
    return this.fatesOfFirst[by];
  }

  secondBeatenBy(by: number): Fate {
    this.fatesOfSecond[by] ??= fateOf({ loser: this.second, winner: this.first, by }, this.secondLost);
    return this.fatesOfSecond[by];
  }
}
