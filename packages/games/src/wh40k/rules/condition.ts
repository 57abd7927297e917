// What an ability waits for: one grammar, read or written once, answered in one place for dice, pools, advice and datasheets.
import type { DiceExpression } from '@oddsmith/kernel';
import type { Edition, EditionId } from '../editions.ts';
import type { Context } from '../schema/index.ts';
import type { TargetFacts } from '../target-facts.ts';

export type Condition =
  | { readonly fact: FactName }
  /** The target has one of these, as `plainKeyword` writes them. */
  | { readonly keywords: readonly string[] }
  /** The name of the weapon begins with one of these. */
  | { readonly weapons: readonly string[] }
  /** Inches to the target, at most. Where nobody says how far it is, nothing is within anything. */
  | { readonly within: number }
  | { readonly not: Condition }
  | { readonly any: readonly Condition[] }
  | { readonly all: readonly Condition[] };

/** What a condition is asked about. */
export interface World {
  readonly now: Context;
  readonly edition: Edition;
  readonly facts: TargetFacts;
  /** The weapon shoots. */
  readonly ranged: boolean;
  /** Its name, as `plainKeyword` writes it. */
  readonly weapon?: string;
  /** Its Strength, and whether it is Psychic, where a weapon is asked about. */
  readonly strength?: number;
  readonly psychic?: boolean;
}

export interface Fact {
  readonly words: string;
  /** Where an edition asks for less. */
  readonly wordsIn?: { readonly [edition in EditionId]?: string };
  /** Worth a remark where it is not met: the keyword is then wasted, not just idle by nature. */
  readonly missed: boolean;
  /** Switches of the context that bring it about: worth a remark where one is on and no weapon waits for it. */
  readonly idle: readonly (keyof Context)[];
  /** `value` is the number behind the name of the keyword. */
  met(world: World, value: DiceExpression): boolean;
}

/** The distance that `beyond12` speaks of. */
const LONG_RANGE = 12;

/** An Advance is a move, whatever else is set. */
export function stoodStill({ stationary, advanced }: Pick<Context, 'stationary' | 'advanced'>): boolean {
  return stationary && !advanced;
}

export const situations = {
  halfRange: {
    words: 'half range',
    missed: true,
    idle: ['halfRange'],
    met: ({ now }) => now.halfRange,
  },
  steady: {
    words: 'remaining stationary',
    wordsIn: { '11': 'remaining stationary, or a move of at most 3"' },
    missed: true,
    idle: ['stationary', 'movedAtMost3'],
    met: ({ now, edition }) =>
      (stoodStill(now) || (now.movedAtMost3 && edition.heavy.afterShortMove && !now.advanced)) &&
      (edition.heavy.whileEngaged || !now.attackerEngaged),
  },
  advanced: { words: 'an Advance', missed: false, idle: [], met: ({ now }) => now.advanced },
  charged: {
    words: 'a charge',
    missed: true,
    idle: ['charged'],
    met: ({ now }) => now.charged,
  },
  farAway: {
    words: 'more distance',
    missed: true,
    idle: ['beyond12'],
    met: ({ now }, { plus }) => (now.distance === null ? now.beyond12 && plus <= LONG_RANGE : now.distance > plus),
  },
  unseen: {
    words: 'a target that is not visible',
    missed: false,
    idle: ['unseen'],
    met: ({ now }) => now.unseen,
  },
  engaged: { words: 'being engaged', missed: false, idle: [], met: ({ now }) => now.engaged || now.attackerEngaged },
  /** Something for Ignores Cover to ignore. */
  covered: {
    words: 'a target in cover',
    missed: false,
    idle: [],
    met: ({ now, edition, facts, ranged }) =>
      ranged && (now.cover || now.unseen || (facts.stealth && edition.stealth === 'cover')),
  },
  precision: { words: 'the choice to use it', missed: false, idle: [], met: ({ now }) => now.precision },
  ranged: { words: 'a ranged weapon', missed: false, idle: [], met: ({ ranged }) => ranged },
  psychic: { words: 'a Psychic weapon', missed: false, idle: [], met: ({ psychic = false }) => psychic },
  stationary: { words: 'remaining stationary', missed: false, idle: [], met: ({ now }) => stoodStill(now) },
  strengthOverToughness: {
    words: 'a Strength above the Toughness',
    missed: false,
    idle: [],
    met: ({ strength = 0, facts: { toughness } }) => strength > toughness,
  },
  targetAtStarting: {
    words: 'a target at its starting strength',
    missed: false,
    idle: [],
    met: ({ facts: { strengthLeft } }) => strengthLeft === 'starting',
  },
  targetBelowHalf: {
    words: 'a target below half strength',
    missed: false,
    idle: [],
    met: ({ facts: { strengthLeft } }) => strengthLeft === 'belowHalf',
  },
  ownAtStarting: {
    words: 'a unit at its starting strength',
    missed: false,
    idle: [],
    met: ({ now }) => now.ownStrength === 'starting',
  },
  ownBelowHalf: {
    words: 'a unit below half strength',
    missed: false,
    idle: [],
    met: ({ now }) => now.ownStrength === 'belowHalf',
  },
  /** Rule 11, E12: enough models for one more attack. */
  crowd: {
    words: 'five models in the target',
    missed: false,
    idle: [],
    met: ({ edition, facts: { models } }) => models >= edition.blastPer,
  },
} as const satisfies { readonly [name: string]: Fact };

export type FactName = keyof typeof situations;

export function holds(condition: Condition, world: World, value: DiceExpression): boolean {
  if ('fact' in condition) return situations[condition.fact].met(world, value);
  if ('keywords' in condition) return condition.keywords.some((keyword) => world.facts.keywords.has(keyword));
  if ('weapons' in condition) return condition.weapons.some((name) => world.weapon?.startsWith(name) === true);
  if ('within' in condition) return world.now.distance !== null && world.now.distance <= condition.within;
  if ('not' in condition) return !holds(condition.not, world, value);
  if ('any' in condition) return condition.any.some((part) => holds(part, world, value));
  return condition.all.every((part) => holds(part, world, value));
}

/** The facts a condition speaks of. */
export function factsIn(condition: Condition): readonly FactName[] {
  if ('fact' in condition) return [condition.fact];
  if ('keywords' in condition || 'weapons' in condition || 'within' in condition) return [];
  if ('not' in condition) return factsIn(condition.not);
  return ('any' in condition ? condition.any : condition.all).flatMap(factsIn);
}

/** Why a target is out of scope: keywords it lacks, or has where it should not. */
export function mismatch(
  condition: Condition | undefined,
  keywords: ReadonlySet<string>,
): { readonly names: readonly string[]; readonly has: boolean } | undefined {
  if (condition === undefined || 'fact' in condition || 'any' in condition) return undefined;
  if ('weapons' in condition || 'within' in condition) return undefined;
  if ('all' in condition)
    return condition.all.map((part) => mismatch(part, keywords)).find((found) => found !== undefined);
  const negated = 'not' in condition;
  const asked = negated ? condition.not : condition;
  const names = 'keywords' in asked ? asked.keywords : [];
  const found = names.filter((name) => keywords.has(name));
  if (negated) return found.length === 0 ? undefined : { names: found, has: true };
  return found.length > 0 ? undefined : { names, has: false };
}

/** Letter case, hyphens and a plural s do not matter. */
export function plainKeyword(keyword: string): string {
  return keyword.trim().toLowerCase().replace(/[-‑–]/g, ' ').replace(/s$/, '');
}

/** Rule 22, E10: "Infantry/Beasts"; "non-" before a list negates the whole of it. undefined for an empty list. */
export function readKeywordList(list: string): Condition | undefined {
  const negated = /^non[ -‑–]/i.test(list.trim());
  const keywords = list
    .split('/')
    .map((keyword) => plainKeyword(keyword).replace(/^non /, ''))
    .filter((keyword) => keyword !== '');
  if (keywords.length === 0) return undefined;
  return negated ? { not: { keywords } } : { keywords };
}
