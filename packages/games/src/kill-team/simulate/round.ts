// The open dice of a fight and what each action does to them, played out plainly on small objects.
import type { OpenHand } from '../findings.ts';
import { type FighterPlan, type MeleePlan, SOFTENED_ABOVE } from '../plan.ts';
import { ACTIONS, type Action } from '../strategies.ts';
import type { Blow, Taking } from './guard.ts';

export type Hand = OpenHand;

/** Two fighters in the middle of a round; `turn` acts next if it can. */
export interface Position {
  readonly hands: readonly [Hand, Hand];
  readonly turn: 0 | 1;
}

export type Pair = readonly [FighterPlan, FighterPlan];

export function other(fighter: 0 | 1): 0 | 1 {
  return fighter === 0 ? 1 : 0;
}

export function diceHeld(hand: Hand): number {
  return hand.crits + hand.normals;
}

/** A fighter at the start of a round. */
export function fresh(crits: number, normals: number, wounds: number): Hand {
  return { crits, normals, wounds, hasStruck: false, hasCritStruck: false, used: 0 };
}

/** Whose action it is, or null when the round is over. */
export function actorOf(position: Position): 0 | 1 | null {
  const { hands, turn } = position;
  if (hands[0].wounds <= 0 || hands[1].wounds <= 0) return null;
  if (diceHeld(hands[turn]) > 0) return turn;
  return diceHeld(hands[other(turn)]) > 0 ? other(turn) : null;
}

function withHands(actor: 0 | 1, own: Hand, enemy: Hand): Position {
  return { hands: actor === 0 ? [own, enemy] : [enemy, own], turn: other(actor) };
}

/** A way an action can end. */
export interface Way {
  readonly position: Position;
  readonly chance: number;
}

export function isPossible(position: Position, actor: 0 | 1, action: Action, pair: Pair): boolean {
  const own = position.hands[actor];
  if (action === 'strikeCrit') return own.crits > 0;
  if (action === 'strikeNormal') return own.normals > 0;
  return parried(own, position.hands[other(actor)], action, pair[actor].melee, pair[other(actor)].melee) !== null;
}

export function legalActions(position: Position, actor: 0 | 1, pair: Pair): Action[] {
  return ACTIONS.filter((action) => isPossible(position, actor, action, pair));
}

/** Heuristics strike with crits before normals. */
export function strikeWith(hand: Hand): Action {
  return hand.crits > 0 ? 'strikeCrit' : 'strikeNormal';
}

/** What an action leads to; `take` says which ways its blows can end. The action is possible. */
export function act(position: Position, actor: 0 | 1, action: Action, pair: Pair, take: Taking): readonly Way[] {
  if (action === 'strikeCrit' || action === 'strikeNormal') return strikes(position, actor, action, pair, take);
  const [mine, theirs] = [pair[actor].melee, pair[other(actor)].melee];
  const after = parried(position.hands[actor], position.hands[other(actor)], action, mine, theirs)!;
  return [{ position: withHands(actor, after.own, after.enemy), chance: 1 }];
}

/** A strike, the one that follows it at once, and what a fighter killed by them still does. */
function strikes(position: Position, actor: 0 | 1, action: Action, pair: Pair, take: Taking): Way[] {
  const struck = strike(position, actor, action, pair);
  const again = followUp(position.hands[actor], struck.own, action, pair[actor].melee);
  const ways: Way[] = [];
  for (const first of taken(struck, actor, pair, take)) {
    if (again === null || first.position.hands[other(actor)].wounds === 0) {
      ways.push(...afterDeath(first, actor, pair, take));
      continue;
    }
    for (const second of taken(strike(first.position, actor, again, pair), actor, pair, take))
      ways.push(...afterDeath({ position: second.position, chance: first.chance * second.chance }, actor, pair, take));
  }
  return ways;
}

/** A die spent on a strike, before its blow is taken. */
interface Struck {
  readonly own: Hand;
  readonly enemy: Hand;
  readonly blow: Blow;
}

function strike(position: Position, actor: 0 | 1, action: Action, pair: Pair): Struck {
  const me = pair[actor];
  const { guard } = pair[other(actor)];
  const own = position.hands[actor];
  let enemy = position.hands[other(actor)];
  const crit = action === 'strikeCrit';
  const firstCrit = crit && !own.hasCritStruck;
  let damage = crit ? me.criticalDamage : me.normalDamage;
  if (crit && guard.critsDealNormal) damage = Math.min(damage, me.normalDamage);
  if (firstCrit && me.criticalDamage > SOFTENED_ABOVE) damage = Math.max(0, damage - guard.softensOneCrit);
  if (!own.hasStruck) damage = guard.ignoresOneDie ? 0 : damage + me.melee.firstStrikeBonus;
  if (firstCrit) {
    enemy = without(enemy, 'normals', me.melee.firstCritTakesNormals);
    for (let taken = 0; taken < me.melee.firstCritTakesAny; taken++)
      enemy = without(enemy, enemy.normals > 0 ? 'normals' : 'crits');
  }
  return {
    own: { ...without(own, crit ? 'crits' : 'normals'), hasStruck: true, hasCritStruck: own.hasCritStruck || crit },
    enemy,
    blow: { crit, damage },
  };
}

/** The strike that follows a strike at once, or null. */
function followUp(before: Hand, after: Hand, action: Action, melee: MeleePlan): Action | null {
  const byStrike = before.hasStruck ? null : melee.againAfterStrike;
  const byCrit = before.hasCritStruck || action !== 'strikeCrit' ? null : melee.againAfterCrit;
  const kind = byStrike ?? byCrit;
  if (kind === null || diceHeld(after) === 0) return null;
  if (kind === 'normals') return after.normals > 0 ? 'strikeNormal' : 'strikeCrit';
  return strikeWith(after);
}

function taken({ own, enemy, blow }: Struck, actor: 0 | 1, pair: Pair, take: Taking): Way[] {
  return take(pair[other(actor)].guard, blow, enemy.used).map(({ points, used, chance }) => ({
    position: withHands(actor, own, { ...enemy, used, wounds: Math.max(0, enemy.wounds - points) }),
    chance,
  }));
}

/** A fighter that was just killed by `killer` may strike once before the fight ends. */
export function afterDeath(way: Way, killer: 0 | 1, pair: Pair, take: Taking): Way[] {
  const dead = other(killer);
  const { hands } = way.position;
  const strikesBack =
    hands[dead].wounds === 0 &&
    hands[killer].wounds > 0 &&
    diceHeld(hands[dead]) > 0 &&
    pair[dead].melee.strikesWhenDying;
  if (!strikesBack) return [way];
  const last = strike(way.position, dead, strikeWith(hands[dead]), pair);
  return taken(last, dead, pair, take).map(({ position, chance }) => ({ position, chance: way.chance * chance }));
}

/** Two literals: 40 ns instead of 143 with a name that is only known when it runs. */
function without(hand: Hand, kind: 'crits' | 'normals', count = 1): Hand {
  return kind === 'crits'
    ? { ...hand, crits: Math.max(0, hand.crits - count) }
    : { ...hand, normals: Math.max(0, hand.normals - count) };
}

function parried(
  own: Hand,
  enemy: Hand,
  action: Action,
  mine: MeleePlan,
  theirs: MeleePlan,
): { own: Hand; enemy: Hand } | null {
  if (action === 'normalParry') {
    if (own.normals === 0 || enemy.normals === 0 || theirs.parriedOnlyByCrits) return null;
    return { own: without(own, 'normals'), enemy: without(enemy, 'normals', 1 + mine.parryTakesMore) };
  }
  if (action === 'normalParryCrit') {
    if (!mine.normalParriesCrit || theirs.parriedOnlyByCrits || own.normals === 0 || enemy.crits === 0) return null;
    return { own: without(own, 'normals'), enemy: takeMore(without(enemy, 'crits'), 'crits', mine) };
  }
  const target = action === 'critParryCrit' ? 'crits' : 'normals';
  if (own.crits === 0 || enemy[target] === 0) return null;
  const left = without(enemy, target);
  const spent = without(own, 'crits');
  if (mine.critParryTakesNormalToo) return { own: spent, enemy: without(left, 'normals') };
  return { own: spent, enemy: takeMore(left, target, mine) };
}

/** Dice a parry removes beyond the first: of the same kind if there are any. */
function takeMore(enemy: Hand, target: 'crits' | 'normals', { parryTakesMore }: MeleePlan): Hand {
  let left = enemy;
  for (let more = 0; more < parryTakesMore; more++)
    left = without(left, left[target] > 0 ? target : target === 'crits' ? 'normals' : 'crits');
  return left;
}

/** A crit parry as the heuristics make it: a crit if there is one. */
export function critParryOf(enemy: Hand): Action {
  return enemy.crits > 0 ? 'critParryCrit' : 'critParryNormal';
}

/** The parry made before the alternation, or null. */
function openingParry(position: Position, actor: 0 | 1, pair: Pair): Action | null {
  const own = position.hands[actor];
  const enemy = position.hands[other(actor)];
  const { melee } = pair[actor];
  if (!melee.parriesBefore || diceHeld(own) === 0 || diceHeld(enemy) === 0) return null;
  if (pair[other(actor)].melee.parriedOnlyByCrits) return own.crits > 0 ? critParryOf(enemy) : null;
  if ((own.crits > 0 && enemy.crits > 0) || own.normals === 0) return critParryOf(enemy);
  if (enemy.normals > 0) return 'normalParry';
  return melee.normalParriesCrit ? 'normalParryCrit' : null;
}

export function afterOpeningParries(start: Position, pair: Pair): Position {
  let { hands } = start;
  for (const actor of [start.turn, other(start.turn)]) {
    const now: Position = { hands, turn: start.turn };
    const action = openingParry(now, actor, pair);
    if (action !== null) hands = act(now, actor, action, pair, () => [])[0].position.hands;
  }
  return { hands, turn: start.turn };
}

/** One number per position, for remembering what was found: 49 bits. */
export function positionKey(position: Position): number {
  let key: number = position.turn;
  for (const hand of position.hands) {
    key = (key * 32 + hand.crits) * 32 + hand.normals;
    key = key * 128 + hand.wounds;
    key = key * 4 + (hand.hasStruck ? 1 : 0) + (hand.hasCritStruck ? 2 : 0);
    key = key * 32 + hand.used;
  }
  return key;
}
