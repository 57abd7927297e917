// The dice of one moment as they were told, laid on the pools that the rules throw: which hits may be put on what.

import type { Role } from '../plan.ts';
import type { Pool } from '../simulate/round.ts';
import type { LogEvent } from '../text/battle-log.ts';

export type Volley = Extract<LogEvent, { readonly kind: 'volley' }>;

/** Dice that hit on 1, on 2 or less, and so on. */
export type DiceByFace = readonly number[];

/** Pools whose dice were told together. */
export interface Group {
  readonly side: Role;
  /** Places among the pools of the moment. */
  readonly pools: readonly number[];
  /** Dice of each of them. */
  readonly sizes: readonly number[];
  readonly dice: DiceByFace;
  readonly hits: number;
}

/** Dice that are not those of the units that are left. */
export interface WrongDice {
  readonly side: Role;
  readonly needed: DiceByFace;
  readonly told: DiceByFace;
}

const FACES = 6;

export function diceOf(pools: readonly Pool[]): DiceByFace {
  const dice = new Array<number>(FACES).fill(0);
  for (const { values } of pools) for (const value of values) dice[value - 1]++;
  return dice;
}

function sumOf(volleys: readonly Volley[]): DiceByFace {
  return Array.from({ length: FACES }, (_, face) => volleys.reduce((sum, { dice }) => sum + (dice?.[face] ?? 0), 0));
}

const isSame = (one: DiceByFace, other: DiceByFace) => one.every((n, face) => n === other[face]);

/** Whether the dice that a side was told to throw are enough for its pools. */
export function isComplete(side: Role, pools: readonly Pool[], volleys: readonly Volley[]): boolean {
  const count = (dice: DiceByFace) => dice.reduce((sum, n) => sum + n, 0);
  const needed = diceOf(pools.filter(({ by }) => by === side));
  return count(needed) <= count(sumOf(volleys.filter((volley) => volley.side === side)));
}

/** The volleys of a side on its pools: one by one where that can be told, else all together. */
export function groupsOf(side: Role, pools: readonly Pool[], volleys: readonly Volley[]): readonly Group[] | WrongDice {
  const own = pools.flatMap((pool, place) => (pool.by === side ? [{ pool, place }] : []));
  const told = volleys.filter((volley) => volley.side === side);
  const needed = diceOf(own.map(({ pool }) => pool));
  const all = sumOf(told);
  if (!isSame(needed, all)) return { side, needed, told: all };
  if (own.length === 0) return [];
  const left = own.map(({ pool }) => [...diceOf([pool])]);
  const hits = own.map(() => 0);
  for (const volley of told) {
    const { dice = [] } = volley;
    if (dice.every((n) => n === 0)) continue;
    const fits = own.flatMap(({ pool }, n) =>
      (volley.of === undefined || volley.of === pool.kind) && dice.every((d, face) => d <= left[n][face]) ? [n] : [],
    );
    if (fits.length !== 1) return [together(side, own, needed, told)];
    dice.forEach((d, face) => {
      left[fits[0]][face] -= d;
    });
    hits[fits[0]] += volley.hits;
  }
  return own.map(({ pool, place }, n) => ({
    side,
    pools: [place],
    sizes: [pool.values.length],
    dice: diceOf([pool]),
    hits: hits[n],
  }));
}

function together(
  side: Role,
  own: readonly { readonly pool: Pool; readonly place: number }[],
  dice: DiceByFace,
  told: readonly Volley[],
): Group {
  const hits = told.reduce((sum, volley) => sum + volley.hits, 0);
  return { side, pools: own.map(({ place }) => place), sizes: own.map(({ pool }) => pool.values.length), dice, hits };
}
