// Which army is a part of which: a chapter takes the sheets of its parent faction beside its own.
import { memoizeWeak } from '../../contract/cache.ts';
import type { Datasheet } from './datasheet.ts';
import { nameKey } from './name.ts';

const CHAPTERS = [
  'Black Templars',
  'Blood Angels',
  'Dark Angels',
  'Deathwatch',
  'Imperial Fists',
  'Iron Hands',
  'Raven Guard',
  'Salamanders',
  'Space Wolves',
  'Ultramarines',
  'White Scars',
];

const PARENTS: ReadonlyMap<string, string> = new Map(
  CHAPTERS.map((chapter) => [nameKey(chapter), 'Space Marines'] as const),
);

/** The faction that an army is a part of. */
export function parentOf(faction: string): string | undefined {
  return PARENTS.get(nameKey(faction));
}

/** Armies that take sheets of another and print them again: asked for nobody in particular, the other's is meant. */
const ORIGINS: { readonly [faction: string]: readonly string[] } = {
  'Grey Knights': ['Space Marines'],
  'Death Guard': ['Chaos Space Marines', 'Chaos Daemons'],
  "Emperor's Children": ['Chaos Space Marines', 'Chaos Daemons'],
  'Thousand Sons': ['Chaos Space Marines', 'Chaos Daemons'],
  'World Eaters': ['Chaos Space Marines', 'Chaos Daemons'],
};

/** The sheet that a bare name means: the one of the faction that the others are parts of or take it from. undefined where nothing decides. */
export function originOf(datasheets: readonly Datasheet[]): Datasheet | undefined {
  const now = datasheets.filter(({ set }) => set === undefined);
  const known = now.length > 0 ? now : datasheets;
  return (
    known.find((sheet) => known.every(comesFrom(sheet))) ??
    known.find((sheet) => known.every((other) => isAlike(other, sheet)))
  );
}

function comesFrom({ faction, factions = [] }: Datasheet): (sheet: Datasheet) => boolean {
  const homes = [faction, ...factions];
  return (sheet) => {
    const origins = [...(ORIGINS[sheet.faction] ?? []), parentOf(sheet.faction)];
    return sheet.faction === faction || homes.some((home) => origins.includes(home));
  };
}

interface PickedSheet {
  readonly datasheet: Datasheet;
  /** Other sheets of that name, where nothing decides between them and they are not alike. */
  readonly rivals: readonly Datasheet[];
}

/** Of several sheets of one name: the army's own, one listed among its own, then the same for the faction it is part of. */
export function sheetFor(datasheets: readonly Datasheet[], faction: string | undefined): PickedSheet {
  const parent = faction === undefined ? undefined : parentOf(faction);
  for (const army of [faction, parent]) {
    if (army === undefined) continue;
    const wanted = nameKey(army);
    const own = datasheets.filter((sheet) => nameKey(sheet.faction) === wanted);
    const listed = datasheets.filter(({ factions = [] }) => factions.some((other) => nameKey(other) === wanted));
    const found = current(own) ?? current(listed);
    if (found !== undefined) return { datasheet: found, rivals: [] };
  }
  const datasheet = originOf(datasheets) ?? current(datasheets) ?? datasheets[0];
  const rivals = datasheets.filter((sheet) => sheet.faction !== datasheet.faction && !isAlike(sheet, datasheet));
  return { datasheet, rivals };
}

/** Before one of an older set. */
function current(datasheets: readonly Datasheet[]): Datasheet | undefined {
  return datasheets.find(({ set }) => set === undefined) ?? datasheets[0];
}

function isAlike(one: Datasheet, other: Datasheet): boolean {
  return printOf(one) === printOf(other);
}

/** Sheets of one name are compared for every unit of a list: an import takes a twentieth less for remembering. */
const printOf = memoizeWeak(({ models, weapons }: Datasheet): string => {
  const named = [...weapons].map((weapon) => ({ ...weapon, name: nameKey(weapon.name) }));
  return JSON.stringify([models, named.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))]);
});

/**
 * The army that most units can only belong to; of a faction and a part of it, the part. Names that several armies share say nothing.
 */
export function commonFaction(units: readonly (readonly Datasheet[])[]): string | undefined {
  const counts = new Map<string, number>();
  for (const sheets of units) {
    const factions = new Set(sheets.map(({ faction }) => faction));
    const weight = 1 / (factions.size * factions.size);
    for (const faction of factions) counts.set(faction, (counts.get(faction) ?? 0) + weight);
  }
  const whole = (faction: string): number => {
    let total = counts.get(faction) ?? 0;
    for (const [other, count] of counts) if (parentOf(other) === faction) total += count;
    return total;
  };
  const [top] = [...counts.keys()]
    .filter((faction) => parentOf(faction) === undefined || !counts.has(parentOf(faction) as string))
    .sort((a, b) => whole(b) - whole(a));
  if (top === undefined) return undefined;
  const parts = [...counts].filter(([faction, count]) => parentOf(faction) === top && count >= 1);
  return parts.sort((a, b) => b[1] - a[1])[0]?.[0] ?? top;
}
