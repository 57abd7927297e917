// The four heuristic strategies as a player would follow them, rule after rule, with real play-outs.
import type { Budget } from '../../contract/budget.ts';
import { type Action, type Strategy, strategies } from '../strategies.ts';
import { withoutRolls } from './guard.ts';
import {
  act,
  actorOf,
  critParryOf,
  diceHeld,
  type Hand,
  other,
  type Pair,
  type Position,
  positionKey,
  strikeWith,
} from './round.ts';

/** Positions remembered before the memory is emptied: play-outs repeat a lot, but a long run must not grow without end. */
const REMEMBERED = 300_000;
/** More wounds than any dice can take. */
const ENDLESS = 1_000_000;

export type Starts = readonly [number, number];

export class Heuristics {
  private readonly pair: Pair;
  private readonly budget: Budget;
  private readonly decisions = new Map<string, Action>();

  constructor(pair: Pair, budget: Budget) {
    this.pair = pair;
    this.budget = budget;
  }

  /** `starts`: wounds of both when the round began. */
  decide(position: Position, actor: 0 | 1, starts: Starts): Action {
    return this.choose(position, actor, this.pair[actor].strategy, starts);
  }

  private choose(position: Position, actor: 0 | 1, strategy: Strategy, starts: Starts): Action {
    const own = position.hands[actor];
    const enemy = position.hands[other(actor)];
    const { melee } = this.pair[actor];
    const onlyCrits = this.pair[other(actor)].melee.parriedOnlyByCrits;
    const striking = strikeWith(own);
    if (diceHeld(enemy) === 0) return striking;
    if (this.perform(position, actor, striking).hands[other(actor)].wounds === 0) return striking;
    if (onlyCrits && own.crits === 0) return striking;
    if (melee.firstCritTakesNormals > 0 && !own.hasCritStruck && own.crits > 0 && enemy.crits === 0) return striking;
    const finish = this.finishingParry(own, enemy, actor);
    if (finish !== null && this.keptDamage(position, actor, finish) >= starts[other(actor)]) return finish;
    const plan = strategies[strategy];
    if (plan.parries) return this.plainParry(own, enemy, actor);
    if (plan.lookAhead === undefined) return striking;
    return this.lookAhead(position, actor, strategy, starts);
  }

  private plainParry(own: Hand, enemy: Hand, actor: 0 | 1): Action {
    const onlyCrits = this.pair[other(actor)].melee.parriedOnlyByCrits;
    if (own.crits > 0 && enemy.crits > 0) return 'critParryCrit';
    if (this.normalStopsCrit(own, enemy, actor)) return 'normalParryCrit';
    if (own.normals > 0 && enemy.normals > 0 && !onlyCrits) return 'normalParry';
    return own.crits > 0 ? critParryOf(enemy) : 'strikeNormal';
  }

  private normalStopsCrit(own: Hand, enemy: Hand, actor: 0 | 1): boolean {
    const allowed = this.pair[actor].melee.normalParriesCrit && !this.pair[other(actor)].melee.parriedOnlyByCrits;
    return allowed && own.normals > 0 && enemy.crits > 0;
  }

  private finishingParry(own: Hand, enemy: Hand, actor: 0 | 1): Action | null {
    const { melee } = this.pair[actor];
    const onlyCrits = this.pair[other(actor)].melee.parriedOnlyByCrits;
    if (melee.critParryTakesNormalToo && own.crits > 0 && enemy.crits <= 1 && diceHeld(enemy) <= 2)
      return critParryOf(enemy);
    if (diceHeld(enemy) > 1 + melee.parryTakesMore) return null;
    if (enemy.crits === 1 && enemy.normals === 0 && this.normalStopsCrit(own, enemy, actor)) return 'normalParryCrit';
    if (enemy.crits > 0) return own.crits > 0 ? 'critParryCrit' : null;
    return own.normals > 0 && !onlyCrits ? 'normalParry' : 'critParryNormal';
  }

  /** Damage of every die left after the parry, used as strikes on an enemy that cannot answer. */
  private keptDamage(position: Position, actor: 0 | 1, parry: Action): number {
    let { hands } = this.perform(position, actor, parry);
    const target = { ...hands[other(actor)], crits: 0, normals: 0, wounds: ENDLESS };
    hands = actor === 0 ? [hands[0], target] : [target, hands[1]];
    while (diceHeld(hands[actor]) > 0)
      hands = this.perform({ hands, turn: actor }, actor, strikeWith(hands[actor])).hands;
    return ENDLESS - hands[other(actor)].wounds;
  }

  private lookAhead(position: Position, actor: 0 | 1, strategy: Strategy, starts: Starts): Action {
    const key = `${positionKey({ ...position, turn: actor })} ${starts[0]} ${starts[1]} ${strategy}`;
    const known = this.decisions.get(key);
    if (known !== undefined) return known;
    this.budget.look();
    const [own, enemy] = [position.hands[actor], position.hands[other(actor)]];
    const [striking, parrying] = [strikeWith(own), this.plainParry(own, enemy, actor)];
    const strike = this.playOut(position, actor, striking, strategy, starts);
    const parry = this.playOut(position, actor, parrying, strategy, starts);
    const strikes =
      strategies[strategy].lookAhead === 'enemyWounds'
        ? strike.hands[other(actor)].wounds <= parry.hands[other(actor)].wounds
        : strike.hands[actor].wounds >= parry.hands[actor].wounds;
    const decision = strikes ? striking : parrying;
    if (this.decisions.size > REMEMBERED) this.decisions.clear();
    this.decisions.set(key, decision);
    return decision;
  }

  /** The rest of the round against an enemy that strikes; no roll lowers any damage in it. */
  private playOut(position: Position, actor: 0 | 1, action: Action, strategy: Strategy, starts: Starts): Position {
    let now = this.perform(position, actor, action);
    for (let next = actorOf(now); next !== null; next = actorOf(now))
      now = this.perform(now, next, this.choose(now, next, next === actor ? strategy : 'strike', starts));
    return now;
  }

  private perform(position: Position, actor: 0 | 1, action: Action): Position {
    return act(position, actor, action, this.pair, withoutRolls)[0].position;
  }
}
