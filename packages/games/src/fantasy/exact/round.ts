// One round of a battle of cards from every state in which it is fought; tables are shared by all of them.
import type { Budget } from '../../contract/budget.ts';
import { type CardBattle, groupsOf, roundOf, strikersOf, strikingRankBonus, type Temper } from '../card/battle.ts';
import { lostWithDuellist } from '../card/challenge.ts';
import { OUTCOMES, type Outcome } from '../card/ledger.ts';
import { SLAIN, woundsInReach } from '../card/posts.ts';
import { DUELS, type Fighter, type Mood, type Side, standing } from '../card/side.ts';
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
  /** Who was slain in it. */
  readonly firstSlain: boolean;
  readonly secondSlain: boolean;
  /** Wounds of a champion that fell in it. */
  readonly firstFalls: number;
  readonly secondFalls: number;
  /** By state. */
  readonly reckonings: Reckoning[];
}

/** A scene in which the round is fought, with the chance of a state of it. */
export interface Entrance {
  readonly moods: Moods;
  readonly chance: number;
}

/** The page of a way in which the challenge may stand. */
export type Pages = (bout: Bout) => Page;

/** A page with its share of what is written. */
interface Writing {
  readonly page: Page;
  weight: number;
}

/** Ends of a challenge that are judged alike: the same duellists slain, the same points. */
interface Verdict {
  readonly aftermath: Aftermath;
  readonly writings: Writing[];
}

/** Scenes that differ by the wounds of their duellists alone: strikes know nothing of those, so that a round is fought once for all. */
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
  private readonly bouts = new Map<number, readonly Aftermath[]>();
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

  solve(firstLost: number, secondLost: number, entrances: readonly Entrance[], pageOf: Pages, points: number): void {
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
        for (const { aftermath, writings } of this.verdictsOf(entrances, pageOf, weight, ours, theirs))
          this.judge(result, firstLost, secondLost, writings, points, aftermath);
      }
  }

  private verdictsOf(
    entrances: readonly Entrance[],
    pageOf: Pages,
    weight: number,
    ours: Temper,
    theirs: Temper,
  ): Iterable<Verdict> {
    const [{ moods, chance }] = entrances;
    const alone = entrances.length === 1 ? this.boutsOf(moods, ours, theirs) : [];
    // Without a challenge there is one end, as in most battles: they pay for no map.
    if (alone.length === 1)
      return [
        { aftermath: alone[0], writings: [{ page: pageOf(alone[0]), weight: chance * weight * alone[0].chance }] },
      ];
    const verdicts = new Map<number, Verdict>();
    for (const entrance of entrances)
      for (const aftermath of this.boutsOf(entrance.moods, ours, theirs)) {
        const key = (aftermath.points + MARGINS) * 4 + Number(aftermath.firstSlain) * 2 + Number(aftermath.secondSlain);
        const verdict = verdicts.get(key) ?? { aftermath, writings: [] };
        verdicts.set(key, verdict);
        const page = pageOf(aftermath);
        const share = entrance.chance * weight * aftermath.chance;
        const writing = verdict.writings.find((known) => known.page === page);
        if (writing === undefined) verdict.writings.push({ page, weight: share });
        else writing.weight += share;
      }
    return verdicts.values();
  }

  private boutsOf({ first, second }: Moods, ours: Temper, theirs: Temper): readonly Aftermath[] {
    const tempers = temperNumber(ours) * TEMPERS.length + temperNumber(theirs);
    const key = (first.duel * DUELS + second.duel) * TEMPERS.length ** 2 + tempers;
    let bouts = this.bouts.get(key);
    if (bouts === undefined) {
      const moods = { first, second };
      const fought = fights(moods) ? boutsAfter(this.first, this.second, moods, ours, theirs) : [unfought(moods)];
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
    return { ...bout, ...after, firstSlain: one, secondSlain: other, firstFalls, secondFalls, reckonings };
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
    writings: readonly Writing[],
    points: number,
    bout: Aftermath,
  ): void {
    const { cells, height, width, depth } = result;
    const offset = result.offset - points - bout.points;
    this.budget.spend(STEPS_PER_STATE * cells.length + STEPS_PER_WRITING * (writings.length - 1) * cells.length);
    const weight = writings.reduce((sum, writing) => sum + writing.weight, 0);
    for (let a = 0; a < height; a++) {
      this.budget.look();
      for (let b = 0; b < width; b++)
        for (let d = 0; d < depth; d++) {
          const chance = cells[(a * width + b) * depth + d];
          if (weight * chance < PRUNED_CELL) writings[0].page.dropped += weight * chance;
          else {
            const wounds = this.second.traits.cheapLives ? Math.ceil(b / 2) : b;
            const own = this.first.traits.cheapLives ? Math.ceil(a / 2) : a;
            this.judgeState(firstBefore + a, secondBefore + b, wounds - own + d - offset, chance, writings, bout);
          }
        }
    }
  }

  /** `wounds` is what first scored in this phase less what second did. */
  private judgeState(
    firstLost: number,
    secondLost: number,
    wounds: number,
    chance: number,
    writings: readonly Writing[],
    bout: Aftermath,
  ): void {
    const firstGone = firstLost === woundsInReach(this.first);
    const secondGone = secondLost === woundsInReach(this.second);
    const ours = firstGone ? this.first.side.totalWounds : firstLost + bout.firstFalls;
    const theirs = secondGone ? this.second.side.totalWounds : secondLost + bout.secondFalls;
    const state = ours * this.width + theirs;
    if (firstGone || secondGone) {
      const place = firstGone ? (secondGone ? 'bothDestroyed' : 'firstDestroyed') : 'secondDestroyed';
      settle(writings, PLACE[place], state, chance);
      return;
    }
    bout.reckonings[state] ??= new Reckoning(bout.first, ours, bout.second, theirs);
    const reckoning = bout.reckonings[state];
    const points = wounds + reckoning.margin;
    const margin = points === 0 ? reckoning.musician : points;
    for (const { page, weight } of writings) page.margins[margin + MARGINS] += weight * chance;
    if (margin === 0) settle(writings, PLACE.draw, state, chance);
    else if (margin < 0) suffer(writings, this.firstPlaces, reckoning.firstBeatenBy(-margin), state, chance);
    else suffer(writings, this.secondPlaces, reckoning.secondBeatenBy(margin), state, chance);
  }
}

function keyOf(ours: Temper, theirs: Temper): string {
  return `${ours.shaken}${ours.furious}${theirs.shaken}${theirs.furious}`;
}

function temperNumber({ shaken, furious }: Temper): number {
  return Number(shaken) * 2 + Number(furious);
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
/** Writing it down once more, for another end of the challenge. */
const STEPS_PER_WRITING = 4;

function settle(writings: readonly Writing[], place: number, state: number, chance: number): void {
  for (const { page, weight } of writings) {
    const share = weight * chance;
    page.outcomes[place] += share;
    page.after[place][state] += share;
  }
}

/** What becomes of the loser, by its fate. */
function suffer(writings: readonly Writing[], places: Places, fate: Fate, state: number, chance: number): void {
  const { crumbled, left, all } = fate;
  const { stride } = places;
  if (crumbled >= left) {
    settle(writings, places.destroyed, state + all * stride, chance);
    return;
  }
  const after = state + crumbled * stride;
  if (fate.holds > 0) settle(writings, places.holds, after, chance * fate.holds);
  if (fate.fallsBack > 0) settle(writings, places.fallsBack, after, chance * fate.fallsBack);
  if (fate.breaks > 0) settle(writings, places.breaks, after, chance * fate.breaks);
  for (const { wounds, chance: part } of fate.fails) {
    const failed = crumbled + wounds;
    if (failed >= left) settle(writings, places.destroyed, state + all * stride, chance * part);
    else settle(writings, places.holds, state + failed * stride, chance * part);
  }
}

function phaseUnit(unit: Fighter, lost: number, strikers: PhaseUnit['strikers']): PhaseUnit {
  const { side, riderTraits } = unit;
  return { lost, total: woundsInReach(unit), woundsEach: side.card.wounds, strikers, rages: riderTraits.rage };
}

function lossesAt(groups: readonly StrikeGroup[], step: number, target: Side, budget: Budget): StepLosses | null {
  const now = groups.filter((group) => group.step === step);
  return now.length === 0 ? null : new StepLosses(now, target, budget);
}
