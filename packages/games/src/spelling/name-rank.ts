// How well a name fits what somebody typed to find it.

/** The very name is 0. Plural and singular are one word, and the beginning of each word is enough; undefined where it does not fit. */
export function nameRank(name: string, typed: string): number | undefined {
  const wanted = wordsOf(typed);
  const words = wordsOf(name);
  if (wanted.length === 0 || !wanted.every((word) => words.some((known) => known.includes(word)))) return undefined;
  const [whole, all] = [wanted.join(' '), words.join(' ')];
  if (all === whole) return 0;
  if (all.startsWith(whole)) return 1;
  return wanted.every((word) => words.some((known) => known.startsWith(word))) ? 2 : 3;
}

/** Those that fit, the best first; of equally good ones in their order. */
export function bestNamed<T>(all: readonly T[], typed: string, nameOf: (one: T) => string): readonly T[] {
  return all
    .flatMap((one) => {
      const rank = nameRank(nameOf(one), typed);
      return rank === undefined ? [] : [{ one, rank }];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ one }) => one);
}

function wordsOf(text: string): readonly string[] {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(singular);
}

function singular(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}
