// A unit that a list names without its gear: the printed loadout of its datasheet, for as many models as the points are for.
import type { Datasheet, Loadout } from '../data/datasheet.ts';
import { singularKey } from '../data/name.ts';
import type { ModelEntry } from './text-bearers.ts';

interface Written {
  readonly count: number | undefined;
  readonly points: number;
}

/** Half as much again as the smallest unit costs is what the largest one costs. */
const LARGE = 1.5;

/** How many models a unit of these points or this number has. */
function sizeOf({ count, points }: Written, { size = [1, 1], points: least }: Datasheet): number {
  if (count !== undefined && count >= size[0] && count <= (size[1] ?? count)) return count;
  const isLarge = least !== undefined && least > 0 && points >= least * LARGE;
  return isLarge ? (size[1] ?? size[0]) : size[0];
}

/** Its models with what they carry; none where the sheet prints no loadout. */
export function printedModels(written: Written, datasheet: Datasheet): ModelEntry[] {
  const { loadout = [] } = datasheet;
  const rows = loadout.filter(({ model, count }) => model !== null && count > 0);
  const most = rows.reduce<Loadout | undefined>((one, row) => (row.count > (one?.count ?? 0) ? row : one), undefined);
  if (most === undefined) return [];
  const more = sizeOf(written, datasheet) - rows.reduce((sum, { count }) => sum + count, 0);
  return rows.map((row) => entryOf(row, row.count + (row === most ? Math.max(0, more) : 0)));
}

/** What the unit carries as a whole. */
export function printedTogether({ loadout = [] }: Datasheet): ModelEntry['gear'] {
  const shared = loadout.filter(({ model }) => model === null).map((row) => entryOf(row, 1).gear);
  return new Map(shared.flatMap((gear) => [...gear]));
}

function entryOf({ model, weapons, gear = [] }: Loadout, count: number): ModelEntry {
  const carried = [
    ...Object.entries(weapons).map(([name, each]) => [name, each * count] as const),
    ...gear.map((name) => [name.replace(/ x\d+$/, ''), count] as const),
  ];
  const held = new Map(carried.map(([name, copies]) => [singularKey(name), { name, count: copies }]));
  return { name: model ?? '', count, level: 1, group: false, gear: held };
}
