// One fight rolled and played action by action, each fighter by its strategy.
import type { Dice } from '@oddsmith/kernel';
import type { Edition } from '../rules/index.ts';
import type { Fighter } from '../schema.ts';
import { type Action, actionTitles, strategies } from '../strategies.ts';
import { Heuristics, type Starts } from './heuristic.ts';
import { fresh, OptimalPlay } from './optimal.ts';
import { type DiceRules, type Rolled, rollPool, weaponDice } from './pool.ts';
import { type PoolChance, poolChances } from './pool-chances.ts';
import { act, actorOf, afterDuelists, combatant, hurt, other, type Pair, type Position } from './round.ts';

export interface FightOutcome {
  readonly wounds: readonly [number, number];
  /** Dice of the first round. */
  readonly pools: readonly [Rolled, Rolled];
}

export interface FightSetup {
  readonly edition: Edition;
  readonly first: Fighter;
  readonly second: Fighter;
  readonly rounds: number;
  readonly injured: boolean;
  readonly swapFirst: boolean;
}

export function simulateFight(input: FightSetup): (dice: Dice) => FightOutcome {
  const ring = new Ring(input);
  return (dice) => ring.play(dice);
}

/** A fight made ready for many plays: what strategies have worked out is remembered between them. */
export class Ring {
  readonly pair: Pair;
  private readonly input: FightSetup;
  private readonly names: readonly [string, string];
  private readonly fighters: readonly [Fighter, Fighter];
  private readonly heuristics: Heuristics;
  private readonly optimal: OptimalPlay;
  private readonly later = new Map<string, Ring>();
  private readonly poolChances = new Map<string, PoolChance[]>();

  constructor(input: FightSetup) {
    this.input = input;
    this.fighters = [input.first, input.second];
    this.names = [input.first.name || 'first', input.second.name || 'second'];
    this.pair = [combatant(input.first), combatant(input.second)];
    this.heuristics = new Heuristics(this.pair);
    this.optimal = new OptimalPlay(this.pair, this.heuristics, {
      chances: (fighter, wounds) => this.chances(fighter, wounds),
      devastating: (fighter) => this.fighters[fighter].devastating ?? 0,
      first: (roundsLeft) => this.firstOf(input.rounds - roundsLeft + 1),
    });
  }

  play(dice: Dice): FightOutcome {
    let wounds: readonly [number, number] = [this.fighters[0].wounds, this.fighters[1].wounds];
    let pools: readonly [Rolled, Rolled] | undefined;
    for (let round = 1; round <= this.input.rounds && wounds[0] > 0 && wounds[1] > 0; round++) {
      dice.log?.note(`Round ${round}`);
      const rolled: [Rolled, Rolled] = [
        rollPool(dice, this.diceOf(0, wounds[0])),
        rollPool(dice, this.diceOf(1, wounds[1])),
      ];
      pools ??= rolled;
      const left: [number, number] = [
        wounds[0] - Math.min(wounds[0], this.feel(dice, 0, rolled[1].crits * (this.fighters[1].devastating ?? 0))),
        wounds[1] - Math.min(wounds[1], this.feel(dice, 1, rolled[0].crits * (this.fighters[0].devastating ?? 0))),
      ];
      const start: Position = {
        hands: [fresh(rolled[0].crits, rolled[0].normals, left[0]), fresh(rolled[1].crits, rolled[1].normals, left[1])],
        turn: this.firstOf(round),
      };
      const alive = left[0] > 0 && left[1] > 0;
      const end = alive
        ? this.finish(dice, afterDuelists(start, this.pair), left, this.input.rounds - round + 1)
        : start;
      wounds = [end.hands[0].wounds, end.hands[1].wounds];
    }
    return { wounds, pools: pools! };
  }

  /** Rounds after a position in the middle of one. */
  playOn(dice: Dice, position: Position, starts: Starts): readonly [number, number] {
    const end = this.finish(dice, position, starts, this.input.rounds);
    const wounds: [number, number] = [end.hands[0].wounds, end.hands[1].wounds];
    if (this.input.rounds === 1 || wounds[0] === 0 || wounds[1] === 0) return wounds;
    return this.laterRounds(wounds).play(dice).wounds;
  }

  private laterRounds(wounds: readonly [number, number]): Ring {
    const key = `${wounds[0]} ${wounds[1]}`;
    const known = this.later.get(key);
    if (known !== undefined) return known;
    const [first, second] = this.fighters;
    const ring = new Ring({
      ...this.input,
      first: { ...first, wounds: wounds[0] },
      second: { ...second, wounds: wounds[1] },
      rounds: this.input.rounds - 1,
    });
    this.later.set(key, ring);
    return ring;
  }

  /** One action with its blows rolled for. */
  perform(dice: Dice, position: Position, actor: 0 | 1, action: Action): Position {
    dice.log?.note(`${this.names[actor]}: ${actionTitles[action]}`);
    const acted = act(position, actor, action, this.pair)!;
    let now = acted.position;
    for (const blow of acted.blows) {
      if (now.hands[other(actor)].wounds === 0) break;
      now = hurt(now, other(actor), this.feel(dice, other(actor), blow));
    }
    return now;
  }

  private finish(dice: Dice, start: Position, starts: Starts, roundsLeft: number): Position {
    let position = start;
    for (let actor = actorOf(position); actor !== null; actor = actorOf(position)) {
      const optimal = strategies[this.pair[actor].strategy].objective !== undefined;
      const action = optimal
        ? this.optimal.decide(position, actor, starts, roundsLeft)
        : this.heuristics.decide(position, actor, starts);
      position = this.perform(dice, position, actor, action);
    }
    return position;
  }

  private firstOf(round: number): 0 | 1 {
    return this.input.swapFirst && round % 2 === 0 ? 1 : 0;
  }

  private diceOf(fighter: 0 | 1, wounds: number): DiceRules {
    const profile = this.fighters[fighter];
    const injured = this.input.injured && wounds < profile.wounds / 2;
    // A 6 always hits, so nobody needs more than that.
    const hit = injured ? Math.min(profile.hit + 1, 6) : profile.hit;
    return weaponDice(profile, this.input.edition, this.names[fighter], hit);
  }

  private chances(fighter: 0 | 1, wounds: number): PoolChance[] {
    const rules = this.diceOf(fighter, wounds);
    const key = `${fighter} ${rules.needs}`;
    const known = this.poolChances.get(key);
    if (known !== undefined) return known;
    const chances = poolChances(rules);
    this.poolChances.set(key, chances);
    return chances;
  }

  private feel(dice: Dice, fighter: 0 | 1, points: number): number {
    const { feelNoPain } = this.pair[fighter];
    if (feelNoPain === null) return points;
    let felt = 0;
    for (let i = 0; i < points; i++)
      if (dice.d6(`${this.names[fighter]}: Feel No Pain ${feelNoPain}+`) < feelNoPain) felt++;
    return felt;
  }
}
