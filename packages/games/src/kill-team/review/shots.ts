// Shots that were fired, one after the other at one target: what the dice of both did to the chance to kill it, by exact values.
import { atLeast, convolve, type Ledger, type LedgerStep, ledgerOf, type Pmf } from '@oddsmith/kernel';
import { Budget } from '../../contract/budget.ts';
import { hasChoices, volleyOdds } from '../exact/volley.ts';
import type { PoolPlan, ShotPlan } from '../plan.ts';
import { prepareShoot } from '../prepare.ts';
import type { Shoot } from '../schema/index.ts';
import { diceRolled, poolOfFaces, type Rolled } from '../simulate/pool.ts';
import { Saves } from '../simulate/saves.ts';
import type { ToldShot } from './told.ts';
import { waysOf } from './ways.ts';

/** What a line of the review is about: the dice of a side, or those rolled to lower the damage. */
export type ReviewedShot =
  | { readonly what: 'attack' | 'saves'; readonly shot: number; readonly crits: number; readonly normals: number }
  | { readonly what: 'damage'; readonly shot: number; readonly lost: number };

/** Side 0 shoots, and everything is its chance to kill the target with the shots there are. Saves block as well as they can. */
export type ShotsReview = Ledger<ReviewedShot, never>;

export type ShotsReviewProblem =
  | {
      readonly problem: 'wrong-number-of-dice';
      readonly shot: number;
      readonly side: 'attack' | 'saves';
      readonly needed: number;
    }
  | { readonly problem: 'lost-untold'; readonly shot: number; readonly possible: readonly number[] }
  | { readonly problem: 'too-many-shots'; readonly shot: number }
  | { readonly problem: 'choices' };

type Step = LedgerStep<ReviewedShot, never>;

/** P(so much damage or more) of the shots from each one on. */
function killers(shots: readonly ShotPlan[], budget: Budget): (shot: number, wounds: number) => number {
  const after: Pmf[] = new Array(shots.length + 1);
  after[shots.length] = Float64Array.of(1);
  for (let shot = shots.length - 1; shot >= 0; shot--)
    after[shot] = convolve(after[shot + 1], volleyOdds(shots[shot], budget).damage);
  return (shot, wounds) => (wounds <= 0 ? 1 : atLeast(after[shot], wounds));
}

class Reviewer {
  readonly steps: Step[] = [];
  private readonly budget = new Budget();
  private readonly shots: readonly ShotPlan[];
  private readonly kills: (shot: number, wounds: number) => number;
  private wounds: number;

  constructor(shots: readonly ShotPlan[]) {
    this.shots = shots;
    this.kills = killers(shots, this.budget);
    this.wounds = shots[0].wounds;
  }

  get start(): number {
    return this.kills(0, this.wounds);
  }

  fire(index: number, told: ToldShot): ShotsReviewProblem | undefined {
    const plan = this.shots[index];
    const shot = index + 1;
    const blocked = new Saves(plan, this.budget);
    const defence = (hits: Rolled) => (hits.crits > 0 ? plan.savesAfterCrit : plan.saves);
    const damages = (hits: Rolled, saves: Rolled) => [...blocked.chances(hits, saves)];
    const afterSaves = (hits: Rolled, saves: Rolled) =>
      damages(hits, saves).reduce((sum, [lost, p]) => sum + p * this.kills(shot, this.wounds - lost), 0);
    const afterHits = (hits: Rolled) =>
      waysOf(defence(hits)).reduce((sum, saves) => sum + saves.chance * afterSaves(hits, saves), 0);
    if (told.attack.length !== diceRolled(plan.attack))
      return { problem: 'wrong-number-of-dice', shot, side: 'attack', needed: diceRolled(plan.attack) };
    const hits = poolOfFaces(told.attack, plan.attack);
    const saving = defence(hits);
    if (told.saves.length !== diceRolled(saving))
      return { problem: 'wrong-number-of-dice', shot, side: 'saves', needed: diceRolled(saving) };
    const saves = poolOfFaces(told.saves, saving);
    this.roll(0, { what: 'attack', shot, ...hits }, plan.attack, hits, afterHits);
    this.roll(1, { what: 'saves', shot, ...saves }, saving, saves, (rolled) => afterSaves(hits, rolled));
    const possible = damages(hits, saves);
    const got = possible.length === 1 ? 0 : possible.findIndex(([lost]) => lost === told.lost);
    if (got < 0)
      return { problem: 'lost-untold', shot, possible: possible.map(([lost]) => lost).sort((a, b) => a - b) };
    const [lost] = possible[got];
    if (possible.length > 1) {
      const outcomes = possible.map(([points, chance]) => ({ chance, value: this.kills(shot, this.wounds - points) }));
      this.steps.push({ kind: 'roll', side: 1, about: { what: 'damage', shot, lost }, outcomes, got });
    }
    this.wounds -= lost;
    return undefined;
  }

  private roll(
    side: 0 | 1,
    about: ReviewedShot,
    plan: PoolPlan,
    came: Rolled,
    value: (rolled: Rolled) => number,
  ): void {
    const ways = waysOf(plan);
    const outcomes = ways.map((way) => ({ chance: way.chance, value: value(way) }));
    const got = ways.findIndex(({ crits, normals }) => crits === came.crits && normals === came.normals);
    this.steps.push({ kind: 'roll', side, about, outcomes, got });
  }
}

/** The shots of an attack in their order, dice as they lie once rerolls are made. */
export function reviewShots(input: Shoot, told: readonly ToldShot[]): ShotsReview | ShotsReviewProblem {
  const [first, ...further] = prepareShoot(input).shots;
  const planned = [...new Array<ShotPlan>(input.rounds).fill(first), ...further];
  // The same attack again, where nothing else was to follow it.
  const shots = further.length > 0 ? planned : new Array<ShotPlan>(Math.max(input.rounds, told.length)).fill(first);
  if (told.length > shots.length) return { problem: 'too-many-shots', shot: shots.length + 1 };
  if (shots.some(hasChoices)) return { problem: 'choices' };
  const reviewer = new Reviewer(shots);
  const { start } = reviewer;
  for (const [index, shot] of told.entries()) {
    const problem = reviewer.fire(index, shot);
    if (problem !== undefined) return problem;
  }
  return ledgerOf(start, reviewer.steps);
}
