// How much alike two texts are spelt, for names that were typed.

/** 1 for equal texts, 0 below `least`: one minus edits over length. */
export function similarity(a: string, b: string, least = 0.5): number {
  if (a === b) return 1;
  const longest = Math.max(a.length, b.length);
  // Each missing letter is an edit: most pairs of a catalogue are ruled out by their lengths alone.
  if (Math.abs(a.length - b.length) > longest * (1 - least)) return 0;
  const most = Math.floor(longest * (1 - least) + 1e-9);
  const edits = editDistance(a, b, most);
  return edits > most ? 0 : 1 - edits / longest;
}

const previous = new Int32Array(256);
const current = new Int32Array(256);

/** Levenshtein's distance of the first 255 letters; something above `most` as soon as it cannot be less. */
function editDistance(a: string, b: string, most: number): number {
  const rows = Math.min(a.length, 255);
  const columns = Math.min(b.length, 255);
  for (let j = 0; j <= columns; j++) previous[j] = j;
  for (let i = 1; i <= rows; i++) {
    current[0] = i;
    let fewest = i;
    const letter = a.charCodeAt(i - 1);
    for (let j = 1; j <= columns; j++) {
      const change = previous[j - 1] + (letter === b.charCodeAt(j - 1) ? 0 : 1);
      const shift = Math.min(previous[j], current[j - 1]) + 1;
      current[j] = change < shift ? change : shift;
      if (current[j] < fewest) fewest = current[j];
    }
    if (fewest > most) return fewest;
    previous.set(current.subarray(0, columns + 1));
  }
  return previous[columns];
}

/** Below this two names are not taken for spellings of one. */
const NAMED_ALIKE = 0.6;

/** The name that was probably meant, whatever its case: the one spelt most like it, if any comes near. */
export function nearestName(given: string, names: readonly string[], least = NAMED_ALIKE): string | undefined {
  let nearest: string | undefined;
  let best = 0;
  for (const name of names) {
    const score = similarity(name.toLowerCase(), given.toLowerCase(), least);
    if (score <= best) continue;
    best = score;
    nearest = name;
  }
  return nearest;
}
