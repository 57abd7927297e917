// The four heuristic strategies as a player would follow them, rule after rule, with real play-outs.
import { type Action, type Strategy, strategies } from '../strategies.ts';
import {
  act,
  actorOf,
  critParryOf,
  diceHeld,
  type Hand,
  hurt,
  other,
  type Pair,
  type Position,
  positionKey,
} from './round.ts';

/** Positions remembered before the memory is emptied: play-outs repeat a lot, but a long run must not grow without end. */
const REMEMBERED = 300_000;

export type Starts = readonly [number, number];

export class Heuristics {
  private readonly pair: Pair;
  private readonly decisions = new Map<string, Action>();

  constructor(pair: Pair) {
    this.pair = pair;
  }

  /** `starts`: wounds of both when the round began. */
  decide(position: Position, actor: 0 | 1, starts: Starts): Action {
    return this.choose(position, actor, this.pair[actor].strategy, starts);
  }

  private choose(position: Position, actor: 0 | 1, strategy: Strategy, starts: Starts): Action {
    const own = position.hands[actor];
    const enemy = position.hands[other(actor)];
    const me = this.pair[actor];
    const brutal = this.pair[other(actor)].traits.parriedOnlyByCrits;
    const striking: Action = own.crits > 0 ? 'strikeCrit' : 'strikeNormal';
    if (diceHeld(enemy) === 0) return striking;
    const blows = act(position, actor, striking, this.pair)!.blows;
    if (blows.reduce((sum, blow) => sum + blow, 0) >= enemy.wounds) return striking;
    if (brutal && own.crits === 0) return striking;
    if (me.traits.firstCritTakesNormal && !own.hasCritStruck && own.crits > 0 && enemy.crits === 0) return striking;
    const finish = this.finishingParry(own, enemy, actor);
    if (finish !== null && this.keptDamage(position, actor, finish) >= starts[other(actor)]) return finish;
    const plan = strategies[strategy];
    if (plan.parries) return this.plainParry(own, enemy, brutal);
    if (plan.lookAhead === undefined) return striking;
    return this.lookAhead(position, actor, strategy, starts, striking, this.plainParry(own, enemy, brutal));
  }

  private plainParry(own: Hand, enemy: Hand, brutal: boolean): Action {
    if (own.crits > 0 && enemy.crits > 0) return 'critParryCrit';
    if (own.normals > 0 && enemy.normals > 0 && !brutal) return 'normalParry';
    return own.crits > 0 ? critParryOf(enemy) : 'strikeNormal';
  }

  private finishingParry(own: Hand, enemy: Hand, actor: 0 | 1): Action | null {
    const { traits } = this.pair[actor];
    const brutal = this.pair[other(actor)].traits.parriedOnlyByCrits;
    if (traits.critParryTakesNormalToo && own.crits > 0 && enemy.crits <= 1 && diceHeld(enemy) <= 2)
      return critParryOf(enemy);
    if (diceHeld(enemy) > (traits.parryTakesTwo ? 2 : 1)) return null;
    if (enemy.crits > 0) return own.crits > 0 ? 'critParryCrit' : null;
    return own.normals > 0 && !brutal ? 'normalParry' : 'critParryNormal';
  }

  /** Damage of every die left after the parry, used as strikes on an enemy that cannot answer. */
  private keptDamage(position: Position, actor: 0 | 1, parry: Action): number {
    let after: Position = act(position, actor, parry, this.pair)!.position;
    let damage = 0;
    while (diceHeld(after.hands[actor]) > 0) {
      const action: Action = after.hands[actor].crits > 0 ? 'strikeCrit' : 'strikeNormal';
      const acted = act(after, actor, action, this.pair)!;
      for (const blow of acted.blows) damage += blow;
      after = acted.position;
    }
    return damage;
  }

  private lookAhead(
    position: Position,
    actor: 0 | 1,
    strategy: Strategy,
    starts: Starts,
    striking: Action,
    parrying: Action,
  ): Action {
    const key = `${positionKey({ ...position, turn: actor })} ${starts[0]} ${starts[1]} ${strategy}`;
    const known = this.decisions.get(key);
    if (known !== undefined) return known;
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

  /** The rest of the round against an enemy that strikes; no point of damage is ignored in it. */
  private playOut(position: Position, actor: 0 | 1, action: Action, strategy: Strategy, starts: Starts): Position {
    let now = this.perform(position, actor, action);
    for (let next = actorOf(now); next !== null; next = actorOf(now))
      now = this.perform(now, next, this.choose(now, next, next === actor ? strategy : 'strike', starts));
    return now;
  }

  private perform(position: Position, actor: 0 | 1, action: Action): Position {
    const acted = act(position, actor, action, this.pair)!;
    return acted.blows.reduce((after, blow) => hurt(after, other(actor), blow), acted.position);
  }
}
