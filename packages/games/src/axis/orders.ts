// Orders of loss as the engines use them: the player's list made complete.
import { type Battle, parseOrderItem } from './schema/index.ts';
import { standardOrder, UNIT_IDS, UNITS, type UnitId } from './units.ts';

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

/** Units whose place in the order matters; how many is not known where survivors of an earlier wave may be among them. */
export function presentUnits(
  battle: Battle,
  w: number,
  side: 'attack' | 'defense',
): { readonly unit: UnitId; readonly amount: number }[] {
  return standardOrder(side, battle.naval).flatMap((unit) => {
    const waves = side === 'attack' ? [battle.waves[w]] : battle.waves.slice(0, w + 1);
    const amount = waves.reduce((sum, wave) => sum + (wave[side].units[unit] ?? 0), 0);
    // The conqueror of the wave before may be anything that attacked in it.
    const conqueror = side === 'defense' && battle.waves[w].conquerorDefends;
    const stayed = conqueror ? (battle.waves[w - 1].attack.units[unit] ?? 0) : 0;
    if (amount + stayed === 0 || !canBeLost(unit, battle.naval)) return [];
    return [{ unit, amount: side === 'attack' || w === 0 ? amount : Number.POSITIVE_INFINITY }];
  });
}

function canBeLost(id: UnitId, naval: boolean): boolean {
  const unit = UNITS.find((candidate) => candidate.id === id)!;
  return !unit.lostLast && (naval || unit.kind !== 'sea');
}
