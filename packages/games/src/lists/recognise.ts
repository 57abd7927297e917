// Which game a list is for, told by evidence that is counted, weighed and shown. The signs are those of the readers.
import { listed } from '../words/wording.ts';
import type { ListReader } from './reader.ts';

/** What speaks for a game: how much, and in words. */
export interface Evidence {
  readonly game: string;
  readonly weight: number;
  /** `3 lines "Q4+ D4+"`. */
  readonly signs: readonly string[];
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
    const signs: string[] = [];
    for (const sign of known) {
      const count = texts.filter((text) => text !== '' && sign.pattern.test(text)).length;
      if (count === 0) continue;
      weight += sign.weight * Math.min(MOST_COUNTED, count);
      signs.push(count === 1 ? sign.words : `${count} lines with ${sign.words}`);
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
      ? { game, weight: fileSign.weight, signs: [fileSign.words] }
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

export function evidenceSentence({ signs }: Evidence): string {
  return signs.length === 0 ? 'nothing' : listed([...signs]);
}
