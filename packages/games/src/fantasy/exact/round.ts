// One round of a battle of cards from every state in which it is fought; tables are shared by all of them.
import type { Budget } from '../../contract/budget.ts';
import { type CardBattle, groupsOf, roundOf, strikersOf, strikingRankBonus, type Temper } from '../card/battle.ts';
import { lostWithDuellist } from '../card/challenge.ts';
import { OUTCOMES, type Outcome } from '../card/ledger.ts';
import { SLAIN, woundsInReach } from '../card/posts.ts';
import { type Fighter, type Mood, type Side, standing } from '../card/side.ts';
import { type StrikeGroup, stepsOf } from '../card/strikes.ts';
import { type Bout, boutsAfter, fights, type Moods, unfought } from './bout.ts';
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

/** A bout with the units as it leaves them. */
interface Aftermath extends Bout {
  readonly first: Fighter;
  readonly second: Fighter;
  /** Wounds of a champion that fell in it. */
  readonly firstFalls: number;
  readonly secondFalls: number;
  /** By state. */
  readonly reckonings: Reckoning[];
}

/** The page of a bout. */
export type Pages = (bout: Bout) => Page;

export class RoundSolver {
  private readonly battle: CardBattle;
  private readonly moods: Moods;
  private readonly first: Fighter;
  private readonly second: Fighter;
  private readonly width: number;
  private readonly firstPlaces: Places;
  private readonly secondPlaces = placesOf('second', 1);
  private readonly budget: Budget;
  private readonly steps = new Map<string, readonly PhaseStep[]>();
  private readonly bouts = new Map<string, readonly Aftermath[]>();
  /** By who has been slain in the challenge. */
  private readonly reckonings = new Map<string, Reckoning[]>();

  constructor(battle: CardBattle, moods: Moods, budget: Budget) {
    const { first, second } = roundOf(battle, moods.first, moods.second);
    this.battle = battle;
    this.moods = moods;
    this.first = first;
    this.second = second;
    this.width = second.side.totalWounds + 1;
    this.firstPlaces = placesOf('first', this.width);
    this.budget = budget;
  }

  solve(firstLost: number, secondLost: number, chance: number, pages: Pages, points: number): void {
    this.budget.look();
    const first = standing(this.first, firstLost);
    const second = standing(this.second, secondLost);
    const firstFails = fearFailure(first, second);
    const secondFails = fearFailure(second, first);
    const firstFury = furyChance(first, second);
    const secondFury = furyChance(second, first);
    const bonus = strikingRankBonus(first, second);
    const enemyBonus = strikingRankBonus(second, first);
    const own = phaseUnit(first, firstLost, strikersOf(first, second));
    const enemy = phaseUnit(second, secondLost, strikersOf(second, first));
    for (const ours of TEMPERS)
      for (const theirs of TEMPERS) {
        const weight = temperChance(ours, firstFails, firstFury) * temperChance(theirs, secondFails, secondFury);
        if (weight === 0) continue;
        const result = phase(this.stepsOf(ours, theirs, bonus, enemyBonus), own, enemy, this.budget);
        for (const bout of this.boutsOf(ours, theirs)) {
          const page = pages(bout);
          this.judge(result, firstLost, secondLost, chance * weight * bout.chance, page, points, bout);
        }
      }
  }

  private boutsOf(ours: Temper, theirs: Temper): readonly Aftermath[] {
    const key = keyOf(ours, theirs);
    let bouts = this.bouts.get(key);
    if (bouts === undefined) {
      const { first, second, moods } = this;
      const fought = fights(moods) ? boutsAfter(first, second, moods, ours, theirs) : [unfought(moods)];
      bouts = fought.map((bout) => this.aftermathOf(bout));
      this.bouts.set(key, bouts);
    }
    return bouts;
  }

  private aftermathOf(bout: Bout): Aftermath {
    const { battle, moods, first, second } = this;
    const { firstDuel, secondDuel } = bout;
    const fallen = (duel: number, before: Mood): boolean => duel === SLAIN && before.duel !== SLAIN;
    const one = fallen(firstDuel, moods.first);
    const other = fallen(secondDuel, moods.second);
    const after =
      one || other
        ? roundOf(battle, { ...moods.first, duel: firstDuel }, { ...moods.second, duel: secondDuel })
        : { first, second };
    const key = `${one}${other}`;
    const reckonings = this.reckonings.get(key) ?? [];
    this.reckonings.set(key, reckonings);
    const firstFalls = one ? lostWithDuellist(first.side) : 0;
    const secondFalls = other ? lostWithDuellist(second.side) : 0;
    return { ...bout, ...after, firstFalls, secondFalls, reckonings };
  }

  private stepsOf(ours: Temper, theirs: Temper, bonus: number, enemyBonus: number): readonly PhaseStep[] {
    const key = `${keyOf(ours, theirs)}${bonus},${enemyBonus}`;
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
    bout: Aftermath,
  ): void {
    const { cells, height, width, depth } = result;
    const offset = result.offset - points - bout.points;
    this.budget.spend(STEPS_PER_STATE * cells.length);
    for (let a = 0; a < height; a++) {
      this.budget.look();
      for (let b = 0; b < width; b++)
        for (let d = 0; d < depth; d++) {
          const chance = weight * cells[(a * width + b) * depth + d];
          if (chance < PRUNED_CELL) page.dropped += chance;
          else this.judgeState(firstBefore + a, secondBefore + b, b - a + d - offset, chance, page, bout);
        }
    }
  }

  /** `wounds` is what first scored in this phase less what second did. */
  private judgeState(
    firstLost: number,
    secondLost: number,
    wounds: number,
    chance: number,
    page: Page,
    bout: Aftermath,
  ): void {
    const firstGone = firstLost === woundsInReach(this.first);
    const secondGone = secondLost === woundsInReach(this.second);
    const ours = firstGone ? this.first.side.totalWounds : firstLost + bout.firstFalls;
    const theirs = secondGone ? this.second.side.totalWounds : secondLost + bout.secondFalls;
    const state = ours * this.width + theirs;
    if (firstGone || secondGone) {
      const place = firstGone ? (secondGone ? 'bothDestroyed' : 'firstDestroyed') : 'secondDestroyed';
      settle(page, PLACE[place], state, chance);
      return;
    }
    bout.reckonings[state] ??= new Reckoning(bout.first, ours, bout.second, theirs);
    const reckoning = bout.reckonings[state];
    const points = wounds + reckoning.margin;
    const margin = points === 0 ? reckoning.musician : points;
    page.margins[margin + MARGINS] += chance;
    if (margin === 0) settle(page, PLACE.draw, state, chance);
    else if (margin < 0) suffer(page, this.firstPlaces, reckoning.firstBeatenBy(-margin), state, chance);
    else suffer(page, this.secondPlaces, reckoning.secondBeatenBy(margin), state, chance);
  }
}

function keyOf(ours: Temper, theirs: Temper): string {
  return `${ours.shaken}${ours.furious}${theirs.shaken}${theirs.furious}`;
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
  const { crumbled, left, all } = fate;
  const { stride } = places;
  if (crumbled >= left) {
    settle(page, places.destroyed, state + all * stride, chance);
    return;
  }
  const after = state + crumbled * stride;
  if (fate.holds > 0) settle(page, places.holds, after, chance * fate.holds);
  if (fate.fallsBack > 0) settle(page, places.fallsBack, after, chance * fate.fallsBack);
  if (fate.breaks > 0) settle(page, places.breaks, after, chance * fate.breaks);
  for (const { wounds, chance: part } of fate.fails) {
    const failed = crumbled + wounds;
    if (failed >= left) settle(page, places.destroyed, state + all * stride, chance * part);
    else settle(page, places.holds, state + failed * stride, chance * part);
  }
}

function phaseUnit(unit: Fighter, lost: number, strikers: PhaseUnit['strikers']): PhaseUnit {
  return { lost, total: woundsInReach(unit), woundsEach: unit.side.card.wounds, strikers };
}

function lossesAt(groups: readonly StrikeGroup[], step: number, target: Side, budget: Budget): StepLosses | null {
  const now = groups.filter((group) => group.step === step);
  return now.length === 0 ? null : new StepLosses(now, target, budget);
}
