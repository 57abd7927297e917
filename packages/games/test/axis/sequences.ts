// Orders of loss, all of them.

type Units = Record<string, number>;

/** Every sequence in which an army can be lost, piece by piece. */
export function sequences(units: Units): string[][] {
  const kinds = Object.keys(units).filter((id) => units[id] > 0);
  if (kinds.length === 0) return [[]];
  return kinds.flatMap((id) => sequences({ ...units, [id]: units[id] - 1 }).map((rest) => [`1 ${id}`, ...rest]));
}
