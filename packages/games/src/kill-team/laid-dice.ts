// Real dice on the table: from the faces two players rolled to the position they have to play.
import type { Problem } from '../contract/problem.ts';
import type { ActionOutlook } from './findings.ts';
import { positionAfter } from './open-position.ts';
import type { FighterPlan } from './plan.ts';
import { prepareFight } from './prepare.ts';
import type { Choice, Fight, OpenFighter } from './schema/index.ts';
import { withoutRolls } from './simulate/guard.ts';
import { diceRolled, poolOfFaces, type Rolled } from './simulate/pool.ts';
import { actorOf, afterOpeningParries, fresh, type Hand, type Pair, type Position } from './simulate/round.ts';

/** Faces as they lie once rerolls are made; dice kept without rolling are not among them. */
export interface LaidDice {
  readonly first: readonly number[];
  readonly second: readonly number[];
}

/** A position to play from, in the fields of a choice. */
export type OpenDice = Pick<Choice, 'edition' | 'rounds' | 'turn'> & {
  readonly first: Omit<OpenFighter, 'strategy'> & { readonly strategy: Fight['first']['strategy'] };
  readonly second: Omit<OpenFighter, 'strategy'> & { readonly strategy: Fight['first']['strategy'] };
};

function problem(code: string, path: string, message: string): { readonly error: Problem } {
  return { error: { code: `killteam/${code}`, path, message } };
}

/** "6 5 3, 1" as faces; null where something else stands among them. */
export function readFaces(text: string): readonly number[] | null {
  const parts = text.split(/[\s,;]+/).filter(Boolean);
  // Six dice may be typed without spaces.
  const faces = (parts.length === 1 ? [...parts[0]] : parts).map(Number);
  return faces.every((face) => Number.isInteger(face) && face >= 1 && face <= 6) ? faces : null;
}

/** How many dice a fighter of this fight rolls. */
export function diceToRoll(fight: Fight): { readonly first: number; readonly second: number } {
  const [first, second] = prepareFight(fight).fighters.map(({ pool }) => diceRolled(pool));
  return { first, second };
}

/** The round after the one that an action ends, as a fight of its own; null when nobody is left to fight it. */
export function nextRound(input: Choice, action: Pick<ActionOutlook, 'after'>, lost?: number): Fight | null {
  const { first, second, edition } = positionAfter(input, action, lost);
  if (input.rounds === 1 || first.wounds === 0 || second.wounds === 0) return null;
  return { edition, first, second, rounds: input.rounds - 1, injured: false, swapFirst: false };
}

/** The first round with these dice: conversions, Devastating and the parries before the first strike are made. */
export function layOut(fight: Fight, dice: LaidDice): { readonly open: OpenDice } | { readonly error: Problem } {
  const { fighters } = prepareFight(fight);
  for (const side of ['first', 'second'] as const) {
    const needed = diceRolled(fighters[side === 'first' ? 0 : 1].pool);
    if (dice[side].length !== needed)
      return problem('wrong-number-of-dice', side, `${needed} dice are rolled, got ${dice[side].length}`);
  }
  const pools = [poolOfFaces(dice.first, fighters[0].pool), poolOfFaces(dice.second, fighters[1].pool)] as const;
  const laid = layPools(fight, fighters, pools);
  if ('dead' in laid)
    return problem(
      'killed-by-devastating',
      laid.dead === 0 ? 'first' : 'second',
      `Devastating kills ${fighters[laid.dead].name} at once`,
    );
  if ('open' in laid) return laid;
  return problem('no-dice-left', '', 'nobody has a die to strike with: the round is over');
}

/** The position after the dice of both, as counts: somebody is dead at once, nobody has a die left, or there is something to play. */
export function layPools(
  fight: Fight,
  fighters: Pair,
  pools: readonly [Rolled, Rolled],
): { readonly open: OpenDice } | { readonly dead: 0 | 1 } | { readonly over: true } {
  const hands = [handOf(fighters[0], fighters[1], pools, 0), handOf(fighters[1], fighters[0], pools, 1)] as const;
  const dead = hands.findIndex((hand) => hand.wounds === 0);
  if (dead >= 0) return { dead: dead === 0 ? 0 : 1 };
  const position = afterOpeningParries({ hands, turn: 0 }, fighters);
  const actor = actorOf(position);
  if (actor === null) return { over: true };
  return { open: openDice(fight, position, actor) };
}

/** Devastating is dealt as if no roll lowered it: what a roll saves is set by hand. */
function handOf(own: FighterPlan, enemy: FighterPlan, pools: readonly [Rolled, Rolled], side: 0 | 1): Hand {
  const { crits, normals } = pools[side];
  const guard = { ...own.guard, limited: null, every: own.guard.everyPacket ? own.guard.every : null };
  let { wounds } = own;
  for (let packet = 0; packet < pools[1 - side].crits && enemy.devastating > 0; packet++)
    wounds -= withoutRolls(guard, { crit: true, damage: enemy.devastating }, 0)[0].points;
  return fresh(crits, normals, Math.max(0, wounds));
}

function openDice(fight: Fight, { hands }: Position, actor: 0 | 1): OpenDice {
  const side = (fighter: Fight['first'], hand: Hand) => ({ ...fighter, ...hand, roundStartWounds: hand.wounds });
  return {
    edition: fight.edition,
    rounds: fight.rounds,
    turn: actor === 0 ? 'first' : 'second',
    first: side(fight.first, hands[0]),
    second: side(fight.second, hands[1]),
  };
}
