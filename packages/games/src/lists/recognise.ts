// Which game a list is for, told by evidence that is counted, weighed and shown.
import { listed } from '../wording.ts';
import type { Container } from './container.ts';

export const LIST_GAMES = ['grimdark', 'wh40k'] as const;
export type ListGame = (typeof LIST_GAMES)[number];

/** What speaks for a game: how much, and in words. */
export interface Evidence {
  readonly game: ListGame;
  readonly weight: number;
  /** `3 lines "Q4+ D4+"`. */
  readonly signs: readonly string[];
}

interface Sign {
  readonly game: ListGame;
  readonly weight: number;
  readonly pattern: RegExp;
  readonly words: string;
}

/** Each pattern looks at one line of at most 300 letters and has no nested repetition. */
const SIGNS: readonly Sign[] = [
  { game: 'grimdark', weight: 6, pattern: /\bQ[2-6]\+ ?D[2-6]\+/i, words: 'Quality and Defense' },
  { game: 'grimdark', weight: 6, pattern: /\[(?:GFF?|AOFS?|AOFR) \d/i, words: 'a One Page Rules total' },
  {
    game: 'grimdark',
    weight: 4,
    pattern: /\((?:\d{1,2}["\u201d\u2033], ?)?A\d{1,2}(?:, ?[^)]|\))/i,
    words: 'a weapon as (24", A2)',
  },
  { game: 'grimdark', weight: 2, pattern: /^\|? ?joined to:?$/i, words: '"Joined to"' },
  { game: 'grimdark', weight: 2, pattern: /\b(?:CCW|Tough\(\d|Hero\b|Impact\(\d)/, words: 'a rule of One Page Rules' },
  {
    game: 'wh40k',
    weight: 6,
    pattern: /^\+ (?:FACTION KEYWORD|DETACHMENT|TOTAL ARMY POINTS)/i,
    words: 'a tournament header',
  },
  { game: 'wh40k', weight: 6, pattern: /^(?:# ?)?\+\+ Army Roster/i, words: '"Army Roster"' },
  {
    game: 'wh40k',
    weight: 5,
    pattern: /^(?:Battle Size|Detachment(?: Choice|s)?|Show\/Hide Options) ?:/i,
    words: 'the battle size or detachment',
  },
  {
    game: 'wh40k',
    weight: 5,
    pattern: /app version|data version|warorgan/i,
    words: 'the signature of a 40,000 program',
  },
  {
    game: 'wh40k',
    weight: 4,
    pattern: /^(?:Combat Patrol|Incursion|Strike Force|Onslaught) \(/i,
    words: 'the size of the battle',
  },
  {
    game: 'wh40k',
    weight: 3,
    pattern: /^(?:## |\+ )?(?:Battleline|Epic Hero|Dedicated Transports?|Other Datasheets|Characters?)\b/i,
    words: 'a heading of 40,000',
  },
  { game: 'wh40k', weight: 3, pattern: /^Char\d+: /, words: 'a numbered character' },
  { game: 'wh40k', weight: 3, pattern: /\(\+?\d[\d,.]{0,6} ?(?:pts|points)\)/i, words: 'points in round brackets' },
  {
    game: 'wh40k',
    weight: 2,
    pattern: /^(?:[\u2022.] ?)*(?:\d+x )?[^:]{1,60}: \d+ with |^\d+ with /i,
    words: '"4 with ..."',
  },
  { game: 'wh40k', weight: 2, pattern: /^(?:\u2022|\u25e6|\. ) ?/, words: 'gear below bullets' },
];

/** One kind of sign counts at most so many times: a hundred bullets are not a hundred reasons. */
const MOST_COUNTED = 4;
const MOST_LINES = 400;
const MOST_LETTERS = 300;

/** Text only; files say what they are by their structure. */
export function evidenceIn(lines: readonly string[]): readonly Evidence[] {
  const counts = SIGNS.map(() => 0);
  for (const line of lines.slice(0, MOST_LINES)) {
    const text = line.trim().slice(0, MOST_LETTERS);
    if (text === '') continue;
    SIGNS.forEach(({ pattern }, index) => {
      if (pattern.test(text)) counts[index]++;
    });
  }
  return LIST_GAMES.map((game) => evidenceFor(game, counts));
}

function evidenceFor(game: ListGame, counts: readonly number[]): Evidence {
  let weight = 0;
  const signs: string[] = [];
  SIGNS.forEach((sign, index) => {
    if (sign.game !== game || counts[index] === 0) return;
    weight += sign.weight * Math.min(MOST_COUNTED, counts[index]);
    signs.push(counts[index] === 1 ? sign.words : `${counts[index]} lines with ${sign.words}`);
  });
  return { game, weight, signs };
}

/** Documents and rosters are told apart by the fields they have. */
export function evidenceInFile({ kind, text }: Exclude<Container, { kind: 'refused' }>): readonly Evidence[] {
  const start = text.slice(0, 4_000);
  const roster = kind === 'xml' || /"(?:forces|roster|rulebook|snapshot|gameSystemId|generatedBy)"\s*:/.test(start);
  const forge =
    kind === 'json' &&
    /"(?:gameSystem|armyId|armyIds|armyName|listPoints|quality|defense|upgradePackages)"\s*:/.test(start);
  return [
    { game: 'grimdark', weight: forge ? 10 : 0, signs: forge ? ['the fields of an Army Forge list'] : [] },
    { game: 'wh40k', weight: roster ? 10 : 0, signs: roster ? ['the fields of a roster'] : [] },
  ];
}

export interface Recognition {
  /** undefined: two games are too close to choose. */
  readonly game: ListGame | undefined;
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
