// The open dice of a fight and what each action does to them, played out plainly on small objects.
import { type MeleeTraits, meleeTraitsOf, SOFTENED_ABOVE } from '../rules/index.ts';
import type { Fighter } from '../schema.ts';
import { ACTIONS, type Action, type Strategy } from '../strategies.ts';

export interface Hand {
  readonly crits: number;
  readonly normals: number;
  readonly wounds: number;
  readonly hasStruck: boolean;
  readonly hasCritStruck: boolean;
}

/** Two fighters in the middle of a round; `turn` acts next if it can. */
export interface Position {
  readonly hands: readonly [Hand, Hand];
  readonly turn: 0 | 1;
}

export interface Combatant {
  readonly normalDamage: number;
  readonly criticalDamage: number;
  readonly feelNoPain: number | null;
  readonly strategy: Strategy;
  readonly traits: MeleeTraits;
}

export function combatant(fighter: Fighter): Combatant {
  return {
    normalDamage: fighter.normalDamage,
    criticalDamage: fighter.criticalDamage,
    feelNoPain: fighter.feelNoPain,
    strategy: fighter.strategy,
    traits: meleeTraitsOf(fighter.abilities),
  };
}

export type Pair = readonly [Combatant, Combatant];

export function other(fighter: 0 | 1): 0 | 1 {
  return fighter === 0 ? 1 : 0;
}

export function diceHeld(hand: Hand): number {
  return hand.crits + hand.normals;
}

/** Whose action it is, or null when the round is over. */
export function actorOf(position: Position): 0 | 1 | null {
  const { hands, turn } = position;
  if (hands[0].wounds <= 0 || hands[1].wounds <= 0) return null;
  if (diceHeld(hands[turn]) > 0) return turn;
  return diceHeld(hands[other(turn)]) > 0 ? other(turn) : null;
}

/** A position after an action, with the blows that are still to be taken off the enemy's wounds. */
export interface Acted {
  readonly position: Position;
  readonly blows: readonly number[];
}

function withHands(actor: 0 | 1, own: Hand, enemy: Hand): Position {
  return { hands: actor === 0 ? [own, enemy] : [enemy, own], turn: other(actor) };
}

export function legalActions(position: Position, actor: 0 | 1, pair: Pair): Action[] {
  return ACTIONS.filter((action) => act(position, actor, action, pair) !== null);
}

/** Null if the action is not possible. */
export function act(position: Position, actor: 0 | 1, action: Action, pair: Pair): Acted | null {
  if (action === 'strikeCrit' || action === 'strikeNormal') return strike(position, actor, action, pair);
  const own = position.hands[actor];
  const enemy = position.hands[other(actor)];
  const after = parried(own, enemy, action, pair[actor].traits, pair[other(actor)].traits);
  return after === null ? null : { position: withHands(actor, after.own, after.enemy), blows: [] };
}

function strike(position: Position, actor: 0 | 1, action: Action, pair: Pair): Acted | null {
  const me = pair[actor];
  const against = pair[other(actor)].traits;
  let own = position.hands[actor];
  let enemy = position.hands[other(actor)];
  const crit = action === 'strikeCrit';
  if ((crit ? own.crits : own.normals) === 0) return null;
  own = crit ? { ...own, crits: own.crits - 1 } : { ...own, normals: own.normals - 1 };
  const firstCrit = crit && !own.hasCritStruck;
  let damage = crit ? me.criticalDamage : me.normalDamage;
  if (firstCrit && against.softensFirstCrit && me.criticalDamage > SOFTENED_ABOVE) damage -= 1;
  if (!own.hasStruck) {
    if (against.ignoresFirstStrike) damage = 0;
    else if (me.traits.firstStrikeHitsHarder) damage += 1;
  }
  const blows = [damage];
  if (firstCrit) {
    if (me.traits.firstCritTakesNormal) enemy = without(enemy, 'normals');
    if (me.traits.firstCritTakesAny) enemy = without(enemy, enemy.normals > 0 ? 'normals' : 'crits');
    if (me.traits.firstCritStrikesAgain && diceHeld(own) > 0) {
      const kind = own.crits > 0 ? 'crits' : 'normals';
      blows.push(kind === 'crits' ? me.criticalDamage : me.normalDamage);
      own = without(own, kind);
    }
  }
  own = { ...own, hasStruck: true, hasCritStruck: own.hasCritStruck || crit };
  return { position: withHands(actor, own, enemy), blows };
}

function without(hand: Hand, kind: 'crits' | 'normals', count = 1): Hand {
  return { ...hand, [kind]: Math.max(0, hand[kind] - count) };
}

function parried(
  own: Hand,
  enemy: Hand,
  action: Action,
  mine: MeleeTraits,
  theirs: MeleeTraits,
): { own: Hand; enemy: Hand } | null {
  if (action === 'normalParry') {
    if (own.normals === 0 || enemy.normals === 0 || theirs.parriedOnlyByCrits) return null;
    return { own: without(own, 'normals'), enemy: without(enemy, 'normals', mine.parryTakesTwo ? 2 : 1) };
  }
  const target = action === 'critParryCrit' ? 'crits' : 'normals';
  if (own.crits === 0 || enemy[target] === 0) return null;
  const left = without(enemy, target);
  const spent = without(own, 'crits');
  if (mine.critParryTakesNormalToo) return { own: spent, enemy: without(left, 'normals') };
  if (!mine.parryTakesTwo) return { own: spent, enemy: left };
  const rest = target === 'crits' ? 'normals' : 'crits';
  return { own: spent, enemy: without(left, left[target] > 0 ? target : rest) };
}

/** A crit parry as the heuristics make it: a crit if there is one. */
export function critParryOf(enemy: Hand): Action {
  return enemy.crits > 0 ? 'critParryCrit' : 'critParryNormal';
}

/** The parry Duelist makes before the alternation, or null. */
export function duelistParry(position: Position, actor: 0 | 1, pair: Pair): Action | null {
  const own = position.hands[actor];
  const enemy = position.hands[other(actor)];
  if (!pair[actor].traits.parriesBefore || diceHeld(own) === 0 || diceHeld(enemy) === 0) return null;
  if (pair[other(actor)].traits.parriedOnlyByCrits) return own.crits > 0 ? critParryOf(enemy) : null;
  if ((own.crits > 0 && enemy.crits > 0) || own.normals === 0) return critParryOf(enemy);
  return enemy.normals > 0 ? 'normalParry' : null;
}

export function afterDuelists(start: Position, pair: Pair): Position {
  let position = start;
  for (const actor of [start.turn, other(start.turn)]) {
    const action = duelistParry(position, actor, pair);
    if (action !== null) position = { hands: act(position, actor, action, pair)!.position.hands, turn: start.turn };
  }
  return position;
}

/** Takes wounds off the fighter, never below 0. */
export function hurt(position: Position, fighter: 0 | 1, points: number): Position {
  const hand = position.hands[fighter];
  const wounded = { ...hand, wounds: Math.max(0, hand.wounds - points) };
  return {
    ...position,
    hands: fighter === 0 ? [wounded, position.hands[1]] : [position.hands[0], wounded],
  };
}

/** One number per position, for remembering what was found. */
export function positionKey(position: Position): number {
  let key: number = position.turn;
  for (const hand of position.hands) {
    key = (key * 32 + hand.crits) * 32 + hand.normals;
    key = key * 128 + hand.wounds;
    key = key * 4 + (hand.hasStruck ? 1 : 0) + (hand.hasCritStruck ? 2 : 0);
  }
  return key;
}
