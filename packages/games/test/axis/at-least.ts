// The chance that enough of several independent things happen, by every combination of them.

export function atLeast(chances: readonly number[], wanted: number): number {
  const [chance, ...rest] = chances;
  if (chance === undefined) return wanted <= 0 ? 1 : 0;
  return chance * atLeast(rest, wanted - 1) + (1 - chance) * atLeast(rest, wanted);
}
