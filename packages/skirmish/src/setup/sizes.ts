// S9: bases and heights of models whose force does not say.
import type { Base } from '../geometry/base.ts';
import { Keywords } from '../rules/keywords.ts';

export interface Size {
  readonly base: Base;
  /** Inches. */
  readonly height: number;
}

const round = (millimetres: number): Base => ({ round: millimetres });
const oval = (length: number, width: number): Base => ({ oval: [length, width] });

interface KeywordSize {
  fits(keywords: Keywords, wounds: number): boolean;
  readonly size: Size;
}

/** The first line that fits decides. */
const BY_KEYWORDS: readonly KeywordSize[] = [
  { fits: (words) => words.has('Titanic'), size: { base: oval(170, 105), height: 8 } },
  { fits: (words, wounds) => walks(words) && wounds >= 10, size: { base: round(90), height: 4 } },
  { fits: walks, size: { base: round(60), height: 3 } },
  { fits: (words) => words.has('Vehicle') && words.flies, size: { base: oval(120, 92), height: 3 } },
  { fits: (words, wounds) => words.has('Vehicle') && wounds >= 13, size: { base: oval(180, 100), height: 3.5 } },
  { fits: (words) => words.has('Vehicle'), size: { base: oval(115, 80), height: 3 } },
  { fits: (words, wounds) => words.has('Monster') && wounds >= 10, size: { base: oval(105, 70), height: 3.5 } },
  { fits: (words) => words.has('Monster'), size: { base: round(60), height: 3 } },
  { fits: (words) => words.has('Mounted'), size: { base: oval(75, 42), height: 2 } },
  { fits: (words) => words.hasAny('Beast', 'Beasts', 'Swarm'), size: { base: round(40), height: 1 } },
  {
    fits: (words, wounds) => words.hasAny('Terminator', 'Gravis') || wounds >= 3,
    size: { base: round(40), height: 1.8 },
  },
];

const ANYBODY: Size = { base: round(32), height: 1.5 };

function walks(keywords: Keywords): boolean {
  return keywords.has('Vehicle') && keywords.has('Walker');
}

/** Bases by name; a name fits when it is one of the words of the model's or unit's name, in the singular or plural. */
const BY_NAME: readonly (readonly [names: readonly string[], base: Base])[] = [
  [['Knight'], oval(170, 109)],
  [['Redemptor Dreadnought'], round(90)],
  [['Predator', 'Rhino'], oval(115, 80)],
  [['Doomsday Ark'], oval(120, 92)],
  [['Outrider'], oval(90, 52)],
  [['Carnifex'], oval(105, 70)],
  [['Hive Tyrant'], round(60)],
  [['Tyranid Warrior', 'Skorpekh Destroyer'], round(50)],
  [['Gretchin'], round(25)],
  [['Guardsman', 'Cadian', 'Kasrkin', 'Termagant', 'Hormagaunt'], round(28.5)],
  [['Terminator', 'Primaris Captain', 'Aggressor', 'Custodian Guard', 'Wraithguard', 'Ogryn'], round(40)],
  [['Intercessor', 'Immortal', 'Necron Warrior', 'Legionary', 'Battle Sister', 'Ork Boy', 'Genestealer'], round(32)],
];

function isCalled(name: string, wanted: string): boolean {
  return new RegExp(`\\b${wanted}s?\\b`, 'i').test(name);
}

/** A Knight is a titanic walker; anybody else may be called one. */
function mayBeNamed(wanted: string, keywords: Keywords): boolean {
  return wanted !== 'Knight' || (keywords.has('Titanic') && keywords.has('Walker'));
}

export function sizeOf(names: readonly string[], words: readonly string[], wounds: number): Size {
  const keywords = new Keywords(words);
  const { base, height } = BY_KEYWORDS.find((line) => line.fits(keywords, wounds))?.size ?? ANYBODY;
  const named = BY_NAME.find(([wanted]) =>
    wanted.some((word) => mayBeNamed(word, keywords) && names.some((name) => isCalled(name, word))),
  );
  return { base: named?.[1] ?? base, height };
}
