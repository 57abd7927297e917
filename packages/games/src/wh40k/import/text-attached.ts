// Lines that say by name who stands with whom: "Leading Khorne Berzerkers[1]" below a leader, "Attached to Khârn the Betrayer" below those he leads.
import { singularKey } from '../data/name.ts';
import type { TextUnit } from './text-list.ts';

const LEADING = /^(?:leading|supporting) (\D.{0,80}?)(?: ?\[(\d{1,2})\])?$/i;
const ATTACHED_TO = /^attached to (\D.{0,80}?)(?: ?\[(\d{1,2})\])?$/i;

interface Named {
  /** Place of the unit that says it. */
  readonly unit: number;
  readonly other: string;
  /** Which of several units of that name, counted from 1. */
  readonly nth: number | undefined;
}

export class NamedAttachments {
  private readonly leaders: Named[] = [];
  private readonly led: Named[] = [];

  /** Whether the line below the unit at a place is one of these. */
  take(text: string, unit: number): boolean {
    const found = LEADING.exec(text) ?? ATTACHED_TO.exec(text);
    if (found === null || unit < 0) return false;
    const named = { unit, other: singularKey(found[1]), nth: found[2] === undefined ? undefined : Number(found[2]) };
    (LEADING.test(text) ? this.leaders : this.led).push(named);
    return true;
  }

  /** The units with the numbers of those they stand with. */
  joined(units: readonly TextUnit[]): TextUnit[] {
    const joined = [...units];
    let last = Math.max(0, ...units.flatMap(({ attachedUnit }) => attachedUnit ?? []));
    const pair = (leader: number, bodyguard: number): void => {
      const together = joined[bodyguard].attachedUnit ?? ++last;
      joined[bodyguard] = { ...joined[bodyguard], attachedUnit: together, attachedAs: 'bodyguard' };
      joined[leader] = { ...joined[leader], attachedUnit: together, attachedAs: 'leader' };
    };
    for (const named of this.leaders) {
      const bodyguard = placeOf(named, joined);
      if (bodyguard !== undefined) pair(named.unit, bodyguard);
    }
    for (const named of this.led) {
      if (joined[named.unit].attachedUnit !== undefined) continue;
      const leader = placeOf(named, joined);
      if (leader !== undefined) pair(leader, named.unit);
    }
    return joined;
  }
}

/** A line between units: how many stood before it, and whether nobody knows what it says. */
export interface Heading {
  readonly line: number;
  readonly units: number;
  readonly unread: boolean;
}

/**
 * WarOrgan gives attached units a name of their own ("Mean Command Clique") and writes them below it: characters and the one unit
 * they stand with. The lines that are such names, and the units joined.
 */
export function underNames(
  headings: readonly Heading[],
  units: readonly TextUnit[],
  isCharacter: (name: string) => boolean | undefined,
): { readonly lines: ReadonlySet<number>; readonly units: TextUnit[] } {
  const joined = [...units];
  const lines = new Set<number>();
  let last = Math.max(0, ...units.flatMap(({ attachedUnit }) => attachedUnit ?? []));
  headings.forEach((heading, index) => {
    const end = headings[index + 1]?.units ?? units.length;
    if (!heading.unread || end - heading.units < 2) return;
    const places = Array.from({ length: end - heading.units }, (_, at) => heading.units + at);
    const kinds = places.map((place) => isCharacter(units[place].name));
    const led = kinds.filter((kind) => kind === false).length;
    if (led !== 1 || kinds.includes(undefined)) return;
    lines.add(heading.line);
    last++;
    places.forEach((place, at) => {
      joined[place] = { ...joined[place], attachedUnit: last, attachedAs: kinds[at] === true ? 'leader' : 'bodyguard' };
    });
  });
  return { lines, units: joined };
}

/** The unit that is meant: by its number among those of its name, else the first that stands with nobody yet. */
function placeOf({ unit, other, nth }: Named, units: readonly TextUnit[]): number | undefined {
  const called = units.flatMap(({ name }, place) => (place !== unit && singularKey(name) === other ? [place] : []));
  if (nth !== undefined) return called[nth - 1];
  return called.find((place) => units[place].attachedUnit === undefined);
}
