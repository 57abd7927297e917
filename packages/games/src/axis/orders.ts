// Orders of loss as the engines use them: the player's list made complete.
import { type Battle, parseOrderItem } from './schema/index.ts';
import { standardOrder, UNIT_IDS } from './units.ts';

/** Every unit the list forgets is put behind it, in the standard order: a unit must never vanish. */
export function completeOrder(
  given: readonly string[] | string,
  side: 'attack' | 'defense',
  naval: boolean,
): readonly string[] {
  const list = typeof given === 'string' ? [] : given;
  const complete = new Set(list.map(parseOrderItem).flatMap((item) => (item.amount === null ? [item.unit] : [])));
  const rest = new Set([...standardOrder(side, naval), ...UNIT_IDS]);
  return [...list, ...[...rest].filter((unit) => !complete.has(unit))];
}

export function withOrders(
  battle: Battle,
  orders: (w: number, side: 'attack' | 'defense') => readonly string[],
): Battle {
  return {
    ...battle,
    waves: battle.waves.map((wave, w) => ({
      ...wave,
      attack: { ...wave.attack, orderOfLoss: [...orders(w, 'attack')] },
      defense: { ...wave.defense, orderOfLoss: [...orders(w, 'defense')] },
    })),
  };
}

/** The same battle with complete lists in place of names and gaps. */
export function completeOrders(battle: Battle): Battle {
  return withOrders(battle, (w, side) => completeOrder(battle.waves[w][side].orderOfLoss, side, battle.naval));
}
