// Units of the two armies a player pasted, for the search that works everywhere: each says whose it is.
import type { ShownUnit } from '../calculator/unit-uses.ts';
import { games } from '../language/english/calculator/calculator.ts';
import { type ArmySide, listOf, slotId } from '../store/army-slots.ts';
import { shelf } from '../store/saved.ts';

export interface ListedFinding {
  readonly side: ArmySide;
  readonly unit: ShownUnit;
  /** "Your army: Border Patrol". */
  readonly note: string;
}

const armiesGames = {
  wh40k: async () => (await import('./wh40k/armies.ts')).wh40kArmies,
  killteam: async () => (await import('./kill-team/armies.ts')).killTeamArmies,
};

const SIDES = ['attacker', 'defender'] as const;

/** A list that was read stays so until another takes its place: words are typed letter by letter. */
const read = new Map<string, { readonly list: unknown; readonly units: Promise<readonly ListedFinding[]> }>();

export async function listedUnits(game: 'wh40k' | 'killteam'): Promise<readonly ListedFinding[]> {
  await shelf.loaded();
  const found = await Promise.all(SIDES.map((side) => unitsIn(game, side)));
  return found.flat();
}

async function unitsIn(game: 'wh40k' | 'killteam', side: ArmySide): Promise<readonly ListedFinding[]> {
  const id = slotId(game, side);
  const list = listOf(shelf.find(id)?.data);
  if (list === undefined) return [];
  const before = read.get(id);
  if (before?.list === list) return before.units;
  const units = readUnits(game, side, list);
  read.set(id, { list, units });
  return units;
}

async function readUnits(
  game: 'wh40k' | 'killteam',
  side: ArmySide,
  list: string | Uint8Array,
): Promise<readonly ListedFinding[]> {
  const own = await armiesGames[game]();
  const reading = await own.read([list]);
  if (!reading?.ok) return [];
  const { army } = reading;
  const note = games.army[side](army.name);
  return army.units.map((unit) => ({ side, note, unit: own.shown(unit, army) }));
}
