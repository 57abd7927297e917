// Rules as players type them: in small letters, a part of the name, with a number of their own, several at once.

/** Without the number or the bracket that rules of one name differ by. */
function nameIn(text: string): string {
  return text
    .toLowerCase()
    .replace(/\([^)]*\)|[\d+]+|\bd[36]\b/g, ' ')
    .replace(/[^a-z]+/g, ' ')
    .trim();
}

/** Names that start with the text, then those with a word that does, then those that contain it. */
export function bestMatches(known: readonly string[], text: string): readonly string[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  const rank = (word: string) => {
    const name = word.toLowerCase();
    if (name.startsWith(wanted)) return 0;
    if (name.split(/[\s-]+/).some((part) => part.startsWith(wanted))) return 1;
    return name.includes(wanted) ? 2 : 3;
  };
  return known
    .map((word) => ({ word, rank: rank(word) }))
    .filter((entry) => entry.rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map(({ word }) => word);
}

export interface MeantWords {
  readonly words: readonly string[];
  readonly unknown: readonly string[];
}

/** Each part between commas: a known rule as printed, one with a number of its own as typed; `best` stands for a lone unfinished part. */
export function meantWords(known: readonly string[], text: string, best: string | undefined): MeantWords {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const words: string[] = [];
  const unknown: string[] = [];
  for (const part of parts) {
    const printed = known.find((word) => word.toLowerCase() === part.toLowerCase());
    const named = known.some((word) => nameIn(word) === nameIn(part) && nameIn(part) !== '');
    if (printed !== undefined) words.push(printed);
    else if (named) words.push(part);
    else if (best !== undefined && parts.length === 1) words.push(best);
    else unknown.push(part);
  }
  return { words, unknown };
}
