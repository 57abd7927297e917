// One round of a battle of cards from every state in which it is fought; tables are shared by all of them.
import type { Budget } from '../../contract/budget.ts';
import { groupsOf, type Round, strikersOf, strikingRankBonus, type Temper } from '../card/battle.ts';
import { OUTCOMES, type Outcome } from '../card/ledger.ts';
import { type Fighter, type Side, standing } from '../card/side.ts';
import { type StrikeGroup, stepsOf } from '../card/strikes.ts';
import { type Fate, fearFailure, furyChance, Reckoning } from './fate.ts';
import { type PhaseResult, type PhaseStep, type PhaseUnit, phase } from './phase.ts';
import { StepLosses } from './step-losses.ts';

/** States and cells less likely than this are left out; the error bound says how much that was. */
export const PRUNED = 1e-16;
const PRUNED_CELL = 1e-19;

/** The place of an outcome in dense arrays. */
export const PLACE = Object.fromEntries(OUTCOMES.map((outcome, place) => [outcome, place])) as {
  readonly [O in Outcome]: number;
};

/** Margins from -MARGINS to MARGINS. */
export const MARGINS = 1024;

/** Where one scene's round is written down: chances by place, by margin, and by wounds lost. */
export interface Page {
  readonly outcomes: Float64Array;
  readonly margins: Float64Array;
  /** By place: how battles ended, or the state in which they go on. */
  readonly after: readonly Float64Array[];
  dropped: number;
}

/** Places of what befalls one side. */
interface Places {
  readonly destroyed: number;
  readonly holds: number;
  readonly fallsBack: number;
  readonly breaks: number;
  /** How far the state moves for each wound it loses. */
  readonly stride: number;
}

function placesOf(side: 'first' | 'second', stride: number): Places {
  return {
    destroyed: PLACE[`${side}Destroyed`],
    holds: PLACE[`${side}Holds`],
    fallsBack: PLACE[`${side}FallsBack`],
    breaks: PLACE[`${side}Breaks`],
    stride,
  };
}

export class RoundSolver {
  private readonly first: Fighter;
  private readonly second: Fighter;
  private readonly width: number;
  private readonly firstPlaces: Places;
  private readonly secondPlaces = placesOf('second', 1);
  private readonly budget: Budget;
  private readonly steps = new Map<string, readonly PhaseStep[]>();
  private readonly reckonings: Reckoning[];

  constructor(round: Round, budget: Budget) {
    this.first = round.first;
    this.second = round.second;
    this.width = round.second.side.totalWounds + 1;
    this.firstPlaces = placesOf('first', this.width);
    this.budget = budget;
    this.reckonings = new Array<Reckoning>((round.first.side.totalWounds + 1) * this.width);
  }

  solve(firstLost: number, secondLost: number, chance: number, page: Page, points: number): void {
    this.budget.look();
    const first = standing(this.first, firstLost);
    const second = standing(this.second, secondLost);
    const firstFails = fearFailure(first, second);
    const secondFails = fearFailure(second, first);
    const firstFury = furyChance(first, second);
    const secondFury = furyChance(second, first);
    const bonus = strikingRankBonus(first, second);
    const enemyBonus = strikingRankBonus(second, first);
    const own = phaseUnit(first.side, firstLost, strikersOf(first, second));
    const enemy = phaseUnit(second.side, secondLost, strikersOf(second, first));
    for (const ours of TEMPERS)
      for (const theirs of TEMPERS) {
        const weight = temperChance(ours, firstFails, firstFury) * temperChance(theirs, secondFails, secondFury);
        if (weight === 0) continue;
        const steps = this.stepsOf(ours, theirs, bonus, enemyBonus);
        this.judge(phase(steps, own, enemy, this.budget), firstLost, secondLost, chance * weight, page, points);
      }
  }

  private stepsOf(ours: Temper, theirs: Temper, bonus: number, enemyBonus: number): readonly PhaseStep[] {
    const key = `${ours.shaken}${ours.furious}${theirs.shaken}${theirs.furious}${bonus},${enemyBonus}`;
    let steps = this.steps.get(key);
    if (steps === undefined) {
      const { first, second, budget } = this;
      const ofFirst = groupsOf(first, second, ours, theirs, bonus);
      const ofSecond = groupsOf(second, first, theirs, ours, enemyBonus);
      steps = stepsOf([...ofFirst, ...ofSecond]).map((step) => ({
        offSecond: lossesAt(ofFirst, step, second.side, budget),
        offFirst: lossesAt(ofSecond, step, first.side, budget),
      }));
      this.steps.set(key, steps);
    }
    return steps;
  }

  /** Points, tests and what they make of each state after the strikes. */
  private judge(
    result: PhaseResult,
    firstBefore: number,
    secondBefore: number,
    weight: number,
    page: Page,
    points: number,
  ): void {
    const { cells, height, width, depth } = result;
    const offset = result.offset - points;
    this.budget.spend(STEPS_PER_STATE * cells.length);
    for (let a = 0; a < height; a++) {
      this.budget.look();
      for (let b = 0; b < width; b++)
        for (let d = 0; d < depth; d++) {
          const chance = weight * cells[(a * width + b) * depth + d];
          if (chance < PRUNED_CELL) page.dropped += chance;
          else this.judgeState(firstBefore + a, secondBefore + b, b - a + d - offset, chance, page);
        }
    }
  }

  /** `wounds` is what first scored in this phase less what second did. */
  private judgeState(firstLost: number, secondLost: number, wounds: number, chance: number, page: Page): void {
    const state = firstLost * this.width + secondLost;
    const firstGone = firstLost === this.first.side.totalWounds;
    const secondGone = secondLost === this.second.side.totalWounds;
    if (firstGone || secondGone) {
      const place = firstGone ? (secondGone ? 'bothDestroyed' : 'firstDestroyed') : 'secondDestroyed';
      settle(page, PLACE[place], state, chance);
      return;
    }
    this.reckonings[state] ??= new Reckoning(this.first, firstLost, this.second, secondLost);
    const reckoning = this.reckonings[state];
    const points = wounds + reckoning.margin;
    const margin = points === 0 ? reckoning.musician : points;
    page.margins[margin + MARGINS] += chance;
    if (margin === 0) settle(page, PLACE.draw, state, chance);
    else if (margin < 0) suffer(page, this.firstPlaces, reckoning.firstBeatenBy(-margin), state, chance);
    else suffer(page, this.secondPlaces, reckoning.secondBeatenBy(margin), state, chance);
  }
}

const TEMPERS: readonly Temper[] = [
  { shaken: false, furious: false },
  { shaken: false, furious: true },
  { shaken: true, furious: false },
  { shaken: true, furious: true },
];

function temperChance({ shaken, furious }: Temper, fails: number, fury: number): number {
  return (shaken ? fails : 1 - fails) * (furious ? fury : 1 - fury);
}

/** Work of judging one state, in steps of the budget. */
const STEPS_PER_STATE = 20;

function settle(page: Page, place: number, state: number, chance: number): void {
  page.outcomes[place] += chance;
  page.after[place][state] += chance;
}

/** What becomes of the loser, by its fate. */
function suffer(page: Page, places: Places, fate: Fate, state: number, chance: number): void {
  const { crumbled, left } = fate;
  const { stride } = places;
  if (crumbled >= left) {
    settle(page, places.destroyed, state + left * stride, chance);
    return;
  }
  const after = state + crumbled * stride;
  if (fate.holds > 0) settle(page, places.holds, after, chance * fate.holds);
  if (fate.fallsBack > 0) settle(page, places.fallsBack, after, chance * fate.fallsBack);
  if (fate.breaks > 0) settle(page, places.breaks, after, chance * fate.breaks);
  for (const { wounds, chance: part } of fate.fails) {
    const failed = crumbled + wounds;
    const place = failed >= left ? places.destroyed : places.holds;
    settle(page, place, state + Math.min(left, failed) * stride, chance * part);
  }
}

function phaseUnit(side: Side, lost: number, strikers: PhaseUnit['strikers']): PhaseUnit {
  return { lost, total: side.totalWounds, woundsEach: side.card.wounds, strikers };
}

function lossesAt(groups: readonly StrikeGroup[], step: number, target: Side, budget: Budget): StepLosses | null {
  const now = groups.filter((group) => group.step === step);
  return now.length === 0 ? null : new StepLosses(now, target, budget);
}
