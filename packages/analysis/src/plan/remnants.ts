// What may be left of a target, numbered from nothing to all of it: no shot leads to a higher number.

export interface Remnants {
  /** The number of the target as it stands. */
  readonly whole: number;
  /** Wounds left, by number. */
  readonly wounds: Int32Array;
  /** Numbers in the order in which a player reads them. */
  readonly order: Int32Array;
  /** There where some models are picked out, so that wounds alone do not tell what is left. */
  readonly parts?: Parts;
}

export interface Parts {
  /** Wounds left of those who are picked out, and of the others, by number. */
  readonly picked: Int32Array;
  readonly others: Int32Array;
  /** `numbers[picked * (all others + 1) + others]`. */
  readonly numbers: Int32Array;
  readonly width: number;
}

/** Wounds tell everything: their number is the number of what is left. */
export function byWounds(wounds: number): Remnants {
  const numbers = Int32Array.from({ length: wounds + 1 }, (_, left) => left);
  return { whole: wounds, wounds: numbers, order: numbers };
}

/** Two rows of models that lose wounds independently of each other. */
export function byParts(others: number, picked: number): Remnants {
  const width = others + 1;
  const size = width * (picked + 1);
  const asRead = Array.from({ length: size }, (_, place) => ({
    others: place % width,
    picked: Math.floor(place / width),
  }));
  // By wounds, so that a number never rises.
  const numbered = [...asRead].sort((a, b) => a.others + a.picked - b.others - b.picked || a.picked - b.picked);
  const numbers = new Int32Array(size);
  for (const [number, left] of numbered.entries()) numbers[left.picked * width + left.others] = number;
  return {
    whole: size - 1,
    wounds: Int32Array.from(numbered, (left) => left.others + left.picked),
    order: numbers,
    parts: {
      picked: Int32Array.from(numbered, (left) => left.picked),
      others: Int32Array.from(numbered, (left) => left.others),
      numbers,
      width,
    },
  };
}
