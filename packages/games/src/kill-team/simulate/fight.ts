// One fight rolled and played action by action, each fighter by its strategy.
import type { Dice } from '@oddsmith/kernel';
import { emitter } from '@oddsmith/words';
import { Budget } from '../../contract/budget.ts';
import type { FightPlan, GuardPlan } from '../plan.ts';
import type { FightBattle } from '../prepare.ts';
import { type Action, strategies } from '../strategies.ts';
import type { en } from '../words/en.ts';
import { type Blow, feel, rolledFor, rollPackets, type Taking, withoutRolls } from './guard.ts';
import { Heuristics, type Starts } from './heuristic.ts';
import { OptimalPlay, type RoundDice } from './optimal.ts';
import { PoolRoller, type Rolled } from './pool.ts';
import { type PoolChance, poolChances } from './pool-chances.ts';
import {
  act,
  actorOf,
  afterDeath,
  afterOpeningParries,
  fresh,
  other,
  type Pair,
  type Position,
  positionKey,
} from './round.ts';

const say = emitter<typeof en>();

export interface FightOutcome {
  readonly wounds: readonly [number, number];
  /** Dice of the first round. */
  readonly pools: readonly [Rolled, Rolled];
}

export function simulateFight(plan: FightBattle, budget = new Budget()): (dice: Dice) => FightOutcome {
  const ring = new Ring(plan, budget);
  return (dice) => ring.play(dice);
}

/** A position that has been met: who acts, what it does and, where nothing is rolled for damage, what follows. */
interface Scene {
  readonly position: Position;
  readonly actor: 0 | 1 | null;
  action: Action | undefined;
  next: Scene | undefined;
  /** The blow of a strike on somebody who rolls for its wounds, and what followed each way it was taken. */
  blow: { readonly guard: GuardPlan; readonly blow: Blow; readonly used: number } | undefined;
  readonly after: Map<number, Scene>;
}

/** Scenes remembered before the memory is emptied. */
const REMEMBERED = 200_000;

/** A fight made ready for many plays: what has been met once is remembered. */
export class Ring {
  readonly pair: Pair;
  private readonly plan: FightPlan;
  private readonly budget: Budget;
  private readonly heuristics: Heuristics;
  private readonly optimal: OptimalPlay;
  /** By fighter and whether it is injured. */
  private readonly rollers: (PoolRoller | undefined)[] = [];
  private readonly poolChances: (PoolChance[] | undefined)[] = [];
  /** By wounds left. */
  private readonly later: (Ring | undefined)[] = [];
  /** By the wounds at the start of the round and the rounds left. */
  private readonly scenes = new Map<number, Map<number, Scene>>();
  private remembered = 0;
  /** Whether a blow on each fighter can end in more than one way. */
  private readonly rolls: readonly boolean[];
  /** Whether a strike of each fighter is one blow, with nothing after it. */
  private readonly plain: readonly boolean[];
  private rolling: { readonly dice: Dice; readonly take: Taking } | undefined;

  constructor(plan: FightPlan, budget: Budget) {
    this.plan = plan;
    this.budget = budget;
    this.pair = plan.fighters;
    this.heuristics = new Heuristics(this.pair, budget);
    const roundDice: RoundDice = {
      chances: (fighter, wounds) => this.chances(fighter, wounds),
      first: (roundsLeft) => this.firstOf(plan.rounds - roundsLeft + 1),
    };
    this.optimal = new OptimalPlay(this.pair, this.heuristics, roundDice, budget);
    this.rolls = this.pair.map(
      ({ guard }) =>
        guard.feelNoPain !== null || (guard.limited?.on ?? null) !== null || (guard.every?.on ?? null) !== null,
    );
    this.plain = this.pair.map(
      ({ melee }, fighter) =>
        melee.againAfterCrit === null &&
        melee.againAfterStrike === null &&
        !this.pair[1 - fighter].melee.strikesWhenDying,
    );
  }

  play(dice: Dice): FightOutcome {
    let wounds: readonly [number, number] = [this.pair[0].wounds, this.pair[1].wounds];
    let pools: readonly [Rolled, Rolled] | undefined;
    for (let round = 1; round <= this.plan.rounds && wounds[0] > 0 && wounds[1] > 0; round++) {
      dice.log?.note(say('note-round', { round }));
      const rolled = [this.roll(dice, 0, wounds[0]), this.roll(dice, 1, wounds[1])] as const;
      pools ??= rolled;
      const start = this.devastate(dice, rolled, wounds, this.firstOf(round));
      const left: Starts = [start.hands[0].wounds, start.hands[1].wounds];
      const alive = left[0] > 0 && left[1] > 0;
      const end = alive
        ? this.finish(dice, afterOpeningParries(start, this.pair), left, this.plan.rounds - round + 1)
        : start;
      wounds = [end.hands[0].wounds, end.hands[1].wounds];
    }
    return { wounds, pools: pools! };
  }

  /** Devastating of both at once; who dies of it may strike once more. */
  private devastate(
    dice: Dice,
    rolled: readonly [Rolled, Rolled],
    wounds: readonly [number, number],
    turn: 0 | 1,
  ): Position {
    const left = ([0, 1] as const).map((fighter) => {
      const enemy = other(fighter);
      const { guard, name } = this.pair[fighter];
      const { devastating } = this.pair[enemy];
      if (devastating === 0) return wounds[fighter];
      const points = rollPackets(dice, guard, rolled[enemy].crits, devastating, name);
      return Math.max(0, wounds[fighter] - feel(dice, guard, points, name));
    });
    const hands = [
      fresh(rolled[0].crits, rolled[0].normals, left[0]),
      fresh(rolled[1].crits, rolled[1].normals, left[1]),
    ] as const;
    const way = { position: { hands, turn }, chance: 1 };
    if (left[0] > 0 === left[1] > 0) return way.position;
    const killer = left[0] === 0 ? 1 : 0;
    return afterDeath(way, killer, this.pair, this.taking(dice))[0].position;
  }

  /** Rounds after a position in the middle of one. */
  playOn(dice: Dice, position: Position, starts: Starts): readonly [number, number] {
    // A battle plays on after every action, for both objectives: with twenty dice a hand ten milliseconds while it is first compiled.
    this.budget.look();
    const end = this.finish(dice, position, starts, this.plan.rounds);
    const wounds: [number, number] = [end.hands[0].wounds, end.hands[1].wounds];
    if (this.plan.rounds === 1 || wounds[0] === 0 || wounds[1] === 0) return wounds;
    return this.laterRounds(wounds).play(dice).wounds;
  }

  private laterRounds(wounds: readonly [number, number]): Ring {
    const [first, second] = this.pair;
    const key = wounds[0] * 128 + wounds[1];
    this.later[key] ??= new Ring(
      {
        ...this.plan,
        fighters: [
          { ...first, wounds: wounds[0] },
          { ...second, wounds: wounds[1] },
        ],
        rounds: this.plan.rounds - 1,
      },
      this.budget,
    );
    return this.later[key];
  }

  /** One action with its blows rolled for. */
  perform(dice: Dice, position: Position, actor: 0 | 1, action: Action): Position {
    dice.log?.note(say('note-action', { fighter: this.pair[actor].name, action }));
    return act(position, actor, action, this.pair, this.taking(dice))[0].position;
  }

  /** How blows are taken with these dice. */
  private taking(dice: Dice): Taking {
    if (this.rolling?.dice !== dice) this.rolling = { dice, take: rolledFor(dice, 'damage') };
    return this.rolling.take;
  }

  private finish(dice: Dice, start: Position, starts: Starts, roundsLeft: number): Position {
    const scenes = this.scenesOf(starts, roundsLeft);
    let scene = this.sceneOf(scenes, start);
    while (scene.actor !== null) {
      scene.action ??= this.decide(scene.position, scene.actor, starts, roundsLeft);
      scene = this.follow(dice, scenes, scene, scene.actor, scene.action);
    }
    return scene.position;
  }

  /** The scene after an action: what has been met once is followed without playing it again. */
  private follow(dice: Dice, scenes: Map<number, Scene>, scene: Scene, actor: 0 | 1, action: Action): Scene {
    const certain = !this.rolls[other(actor)] && (this.plain[actor] || !this.rolls[actor]);
    if (dice.log === undefined) {
      if (certain && scene.next !== undefined) return scene.next;
      if (!certain && this.plain[actor]) return this.rollBlow(dice, scenes, scene, actor, action);
    }
    const next = this.sceneOf(scenes, this.perform(dice, scene.position, actor, action));
    if (certain) scene.next = next;
    return next;
  }

  /** One blow on somebody who rolls: only the rolls are made anew. A parry has no blow. */
  private rollBlow(dice: Dice, scenes: Map<number, Scene>, scene: Scene, actor: 0 | 1, action: Action): Scene {
    if (scene.next !== undefined) return scene.next;
    const { position } = scene;
    if (scene.blow === undefined) {
      const [way] = act(position, actor, action, this.pair, (guard, blow, used) => {
        scene.blow = { guard, blow, used };
        return withoutRolls(guard, blow, used);
      });
      if (scene.blow === undefined) {
        scene.next = this.sceneOf(scenes, way.position);
        return scene.next;
      }
    }
    const { guard, blow, used } = scene.blow;
    const [taken] = this.taking(dice)(guard, blow, used);
    const key = taken.points * 32 + taken.used;
    let after = scene.after.get(key);
    if (after === undefined) {
      const [way] = act(position, actor, action, this.pair, () => [taken]);
      after = this.sceneOf(scenes, way.position);
      scene.after.set(key, after);
    }
    return after;
  }

  private decide(position: Position, actor: 0 | 1, starts: Starts, roundsLeft: number): Action {
    return strategies[this.pair[actor].strategy].objective === undefined
      ? this.heuristics.decide(position, actor, starts)
      : this.optimal.decide(position, actor, starts, roundsLeft);
  }

  private scenesOf(starts: Starts, roundsLeft: number): Map<number, Scene> {
    if (this.remembered > REMEMBERED) {
      this.scenes.clear();
      this.remembered = 0;
    }
    const key = (roundsLeft * 128 + starts[0]) * 128 + starts[1];
    let scenes = this.scenes.get(key);
    if (scenes === undefined) {
      scenes = new Map();
      this.scenes.set(key, scenes);
    }
    return scenes;
  }

  private sceneOf(scenes: Map<number, Scene>, position: Position): Scene {
    const key = positionKey(position);
    let scene = scenes.get(key);
    if (scene === undefined) {
      scene = {
        position,
        actor: actorOf(position),
        action: undefined,
        next: undefined,
        blow: undefined,
        after: new Map(),
      };
      scenes.set(key, scene);
      this.remembered++;
    }
    return scene;
  }

  private firstOf(round: number): 0 | 1 {
    return this.plan.swapFirst && round % 2 === 0 ? 1 : 0;
  }

  private isInjured(fighter: 0 | 1, wounds: number): boolean {
    return this.plan.injured && wounds < this.pair[fighter].startingWounds / 2;
  }

  private roll(dice: Dice, fighter: 0 | 1, wounds: number): Rolled {
    const injured = this.isInjured(fighter, wounds);
    const key = fighter * 2 + (injured ? 1 : 0);
    this.rollers[key] ??= new PoolRoller(injured ? this.pair[fighter].injuredPool : this.pair[fighter].pool);
    return this.rollers[key].roll(dice);
  }

  private chances(fighter: 0 | 1, wounds: number): PoolChance[] {
    const injured = this.isInjured(fighter, wounds);
    const key = fighter * 2 + (injured ? 1 : 0);
    const { pool, injuredPool } = this.pair[fighter];
    this.poolChances[key] ??= poolChances(injured ? injuredPool : pool, this.budget);
    return this.poolChances[key];
  }
}
