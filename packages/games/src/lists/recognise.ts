// Which game a list is for, told by evidence that is counted, weighed and shown. The signs are those of the readers.
import type { ListReader } from './reader.ts';
import type { FoundSign } from './words/values.ts';

/** What speaks for a game: how much, and which signs. */
export interface Evidence<Shown = FoundSign> {
  readonly game: string;
  readonly weight: number;
  readonly signs: readonly Shown[];
}

/** One kind of sign counts at most so many times: a hundred bullets are not a hundred reasons. */
const MOST_COUNTED = 4;
const MOST_LINES = 400;
const MOST_LETTERS = 300;

/** Text only; files say what they are by their structure. */
export function evidenceIn(readers: readonly ListReader[], lines: readonly string[]): readonly Evidence[] {
  const texts = lines.slice(0, MOST_LINES).map((line) => line.trim().slice(0, MOST_LETTERS));
  return readers.map(({ game, signs: known }) => {
    let weight = 0;
    const signs: FoundSign[] = [];
    for (const sign of known) {
      const count = texts.filter((text) => text !== '' && sign.pattern.test(text)).length;
      if (count === 0) continue;
      weight += sign.weight * Math.min(MOST_COUNTED, count);
      signs.push({ sign: sign.id, lines: count });
    }
    return { game, weight, signs };
  });
}

/** Documents and rosters are told apart by the fields they have. */
export function evidenceInFile(
  readers: readonly ListReader[],
  { kind, text }: { readonly kind: 'xml' | 'json'; readonly text: string },
): readonly Evidence[] {
  const start = text.slice(0, 4_000);
  return readers.map(({ game, fileSign }) =>
    fileSign?.of(kind, start) === true
      ? { game, weight: fileSign.weight, signs: [{ sign: fileSign.id, lines: 1 }] }
      : { game, weight: 0, signs: [] },
  );
}

export interface Recognition {
  /** undefined: two games are too close to choose. */
  readonly game: string | undefined;
  /** Best first. */
  readonly evidence: readonly Evidence[];
}

/** A game whose evidence is not at least half as heavy again as the next is asked for. */
const CLEAR = 1.5;

export function decide(evidence: readonly Evidence[]): Recognition {
  const ranked = [...evidence].sort((a, b) => b.weight - a.weight);
  const [best, next] = ranked;
  const clear = best.weight > 0 && best.weight >= CLEAR * next.weight;
  return { game: clear ? best.game : undefined, evidence: ranked };
}
