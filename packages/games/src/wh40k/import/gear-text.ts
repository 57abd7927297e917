// Gear as lists write it: "2x Missile pod, Battlesuit fists", "Bolt pistol and Power weapon", names with "and" in them.

export interface Gear {
  readonly name: string;
  readonly count: number;
}

const COUNT = /^(\d+)\s*x?\s+(.+)$/i;

/** "4x Bolt pistol", "4 Bolt pistol" or "Bolt pistol". */
export function readCounted(text: string): { readonly count: number | undefined; readonly name: string } {
  const match = COUNT.exec(text.trim());
  if (match === null) return { count: undefined, name: text.trim() };
  return { count: Number(match[1]), name: match[2].trim() };
}

/** Pieces and the separators between them in the longest name: four words joined by "and" or commas. */
const LONGEST_NAME = 6;

/**
 * Splits a list of gear. "and" and "," also stand inside names ("Lacerator and daemonic claw"), so the longest
 * run of pieces that `known` recognises is taken as one name.
 */
export function splitGear(text: string, known: (name: string) => boolean): Gear[] {
  const pieces = text.split(/(,\s+|\s+and\s+|\s+&\s+|\s+et\s+)/);
  const gear: Gear[] = [];
  let start = 0;
  while (start < pieces.length) {
    let end = start;
    for (let stop = Math.min(pieces.length - 1, start + LONGEST_NAME); stop > start; stop -= 2) {
      if (known(readCounted(pieces.slice(start, stop + 1).join('')).name)) {
        end = stop;
        break;
      }
    }
    const { count, name } = readCounted(pieces.slice(start, end + 1).join(''));
    if (name !== '')
      gear.push({
        name: name.replace(/^the (?=[a-z])/i, (article) => (known(name) ? article : '')),
        count: count ?? 1,
      });
    start = end + 2;
  }
  return gear;
}
