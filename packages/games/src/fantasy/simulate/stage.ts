// What is set before any die is rolled: the strikes of a round in their order, kept from play to play.
import { type CardBattle, groupsOf, type Round, roundOf, type Temper } from '../card/battle.ts';
import { duelGroups } from '../card/duel.ts';
import { type Mood, moodsKey } from '../card/side.ts';
import { type StrikeGroup, stepsOf } from '../card/strikes.ts';
import { Attacker } from './attacker.ts';

/** Strikes of one group, ready to be rolled. */
export interface StageStrike {
  readonly group: StrikeGroup;
  readonly attacker: Attacker;
}

/** Strikes of the same moment. */
export interface StageStep {
  readonly first: readonly StageStrike[];
  readonly second: readonly StageStrike[];
}

/** Rank bonuses are below this. */
const BONUS_BASE = 8;

export class Stage {
  readonly round: Round;
  private readonly steps: (readonly StageStep[])[] = [];
  private readonly challenge: (readonly StageStep[])[] = [];

  constructor(round: Round) {
    this.round = round;
  }

  stepsFor(ours: Temper, theirs: Temper, bonus: number, enemyBonus: number): readonly StageStep[] {
    const key = ((bitsOf(ours) * 4 + bitsOf(theirs)) * BONUS_BASE + bonus) * BONUS_BASE + enemyBonus;
    this.steps[key] ??= this.arrange(ours, theirs, bonus, enemyBonus);
    return this.steps[key];
  }

  /** The strikes of a challenge. */
  challengeFor(ours: Temper, theirs: Temper): readonly StageStep[] {
    const key = bitsOf(ours) * 4 + bitsOf(theirs);
    const { first, second } = this.round;
    this.challenge[key] ??= inSteps(duelGroups(first, second, ours, theirs), duelGroups(second, first, theirs, ours));
    return this.challenge[key];
  }

  private arrange(ours: Temper, theirs: Temper, bonus: number, enemyBonus: number): readonly StageStep[] {
    const { first, second } = this.round;
    const groups = groupsOf(first, second, ours, theirs, bonus);
    const enemyGroups = groupsOf(second, first, theirs, ours, enemyBonus);
    return inSteps(groups, enemyGroups);
  }
}

function inSteps(groups: readonly StrikeGroup[], enemyGroups: readonly StrikeGroup[]): readonly StageStep[] {
  return stepsOf([...groups, ...enemyGroups]).map((at) => ({
    first: strikesAt(at, groups),
    second: strikesAt(at, enemyGroups),
  }));
}

function bitsOf({ shaken, furious }: Temper): number {
  return Number(shaken) * 2 + Number(furious);
}

function strikesAt(at: number, groups: readonly StrikeGroup[]): readonly StageStrike[] {
  return groups.filter(({ step }) => step === at).map((group) => ({ group, attacker: new Attacker(group.plan) }));
}

/** The stages of a battle, by what both units remember. */
export class Stages {
  private readonly battle: CardBattle;
  private readonly known: Stage[] = [];

  constructor(battle: CardBattle) {
    this.battle = battle;
  }

  at(first: Mood, second: Mood): Stage {
    const key = moodsKey(first, second);
    this.known[key] ??= new Stage(roundOf(this.battle, first, second));
    return this.known[key];
  }
}
