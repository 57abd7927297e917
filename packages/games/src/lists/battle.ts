// From lists to battles: two units, called by name, as the input of their game's calculator.
import { pickUnit } from './named-unit.ts';
import type { ReadList } from './read.ts';
import {
  type ListBattle,
  type ListPhase,
  type PickedUnit,
  type Refused,
  refused,
  type StandingUnits,
  type Switching,
} from './reader.ts';
import { readerOf } from './readers.ts';
import { withSwitches } from './switches.ts';

/** The army of a list, its units ready for POST /calculate: apart from reading it, because most readers of lists never ask. */
export async function armyWithRequests({ game, army }: ReadList): Promise<object> {
  const battles = await readerOf(game)?.battles();
  return battles?.withRequests?.(army) ?? army;
}

/** Units as they stand, leaders with those whom they lead. */
export async function standingUnits({ game, army }: ReadList): Promise<readonly StandingUnits[]> {
  const battles = await readerOf(game)?.battles();
  return battles?.standing(army) ?? [];
}

export interface ListSide {
  readonly list: ReadList;
  /** As in the list; a part of the name will do. */
  readonly unit: string;
}

/** `phase` left out, a unit shoots if it can. Without a defender the calculator's own target stands. */
export async function battleBetween(
  attacker: ListSide,
  defender: ListSide | undefined,
  phase?: ListPhase,
  switches: readonly Switching[] = [],
): Promise<ListBattle> {
  const { game } = attacker.list;
  if (defender !== undefined && defender.list.game !== game)
    return refused('import/two-games', 'against', 'the two lists are for different games');
  const battles = await readerOf(game)?.battles();
  if (battles === undefined) return refused('import/unknown-game', 'game', `there are no army lists for "${game}"`);
  const sideOf = ({ list: { army }, unit }: ListSide, path: string): Picked => {
    const found = pickUnit(battles.named(army), unit, path, battles.together);
    return found.ok ? { ok: true, side: { army, found: found.found } } : found;
  };
  const one = sideOf(attacker, 'unit');
  if (!one.ok) return one;
  const other = defender === undefined ? undefined : sideOf(defender, 'against');
  if (other?.ok === false) return other;
  const battle = battles.battle(one.side, other?.side, phase, switches);
  return battle.ok ? withSwitches(battle, switches, battles.switchFields) : battle;
}

type Picked = { readonly ok: true; readonly side: PickedUnit<unknown> } | Refused;
