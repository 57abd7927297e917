// From lists to battles: two units, called by name, as the input of their game's calculator.
import type { Language } from '@oddsmith/words';
import { pickUnit } from './named-unit.ts';
import type { ReadList } from './read.ts';
import {
  type ListBattle,
  type ListPhase,
  type PickedUnit,
  refused,
  type StandingUnits,
  type Switching,
  type UnspokenBattle,
  type UnspokenRefusal,
} from './reader.ts';
import { readerOf } from './readers.ts';
import { withSwitches } from './switches.ts';
import { listSpeaker, say, unread } from './words/index.ts';

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
  language?: Language,
): Promise<ListBattle> {
  const battle = await unspokenBattle(attacker, defender, phase, switches);
  if (!battle.ok) return unread(language, battle.problem);
  const { remark, ...rest } = battle;
  return { ...rest, ...(remark === undefined ? {} : { remark: listSpeaker(language).say(remark) }) };
}

async function unspokenBattle(
  attacker: ListSide,
  defender: ListSide | undefined,
  phase: ListPhase | undefined,
  switches: readonly Switching[],
): Promise<UnspokenBattle> {
  const { game } = attacker.list;
  if (defender !== undefined && defender.list.game !== game)
    return refused('import/two-games', 'against', say('two-games'));
  const battles = await readerOf(game)?.battles();
  if (battles === undefined) return refused('import/unknown-game', 'game', say('no-lists-for', { game }));
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

type Picked = { readonly ok: true; readonly side: PickedUnit<unknown> } | UnspokenRefusal;
