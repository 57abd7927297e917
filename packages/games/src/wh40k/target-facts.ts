// What an attacking unit sees of a target: models, Toughness, keywords and Stealth (rules 11, 22, 23, 47; E30, E31).
import type { Group, TargetUnit } from './battle.ts';
import { plainKeyword } from './rules/index.ts';

export interface TargetFacts {
  readonly models: number;
  readonly toughness: number;
  /** As `plainKeyword` writes them. */
  readonly keywords: ReadonlySet<string>;
  readonly stealth: boolean;
  /** Rules 44, E46: of a unit that began as one model by its wounds, of any other by its models. */
  readonly strengthLeft: 'starting' | 'half' | 'belowHalf';
}

const CHARACTER = plainKeyword('Character');

export function modelsOf(groups: readonly Group[]): number {
  return groups.reduce((total, group) => total + group.models, 0);
}

/** The target with these groups still there. */
export function factsOf(target: TargetUnit, alive: readonly Group[], models: number): TargetFacts {
  const keywords = new Set(target.keywords);
  for (const group of alive) {
    for (const keyword of group.keywords) keywords.add(keyword);
    if (group.character) keywords.add(CHARACTER);
  }
  return {
    keywords,
    models,
    toughness: toughnessOf(alive),
    stealth: alive.every((group) => group.stealth),
    strengthLeft: strengthLeft(target, models),
  };
}

function strengthLeft({ groups, startingStrength }: TargetUnit, models: number): TargetFacts['strengthLeft'] {
  return startingStrength > 1
    ? strengthIn(models, startingStrength)
    : strengthIn(groups[0].firstWounds, groups[0].wounds);
}

/** What so many of all models or wounds come to. */
export function strengthIn(left: number, whole: number): TargetFacts['strengthLeft'] {
  if (left >= whole) return 'starting';
  return 2 * left < whole ? 'belowHalf' : 'half';
}

/** The target as it stands at first. */
export function factsAtStart(target: TargetUnit): TargetFacts {
  return factsOf(target, target.groups, modelsOf(target.groups));
}

/** Rule 23: bodyguards decide for an attached unit, otherwise the toughest model. */
function toughnessOf(groups: readonly Group[]): number {
  const bodyguards = groups.filter((group) => !group.character);
  const deciding = bodyguards.length > 0 ? bodyguards : groups;
  return deciding.reduce((highest, group) => Math.max(highest, group.toughness), 0);
}

/** E30, E31: a later pool of the same unit sees the Toughness and the keywords of those who are left; the very same facts if nothing changed. */
export function seenAgain(atSelection: TargetFacts, now: TargetFacts): TargetFacts {
  const { toughness, keywords } = now;
  const same =
    toughness === atSelection.toughness &&
    keywords.size === atSelection.keywords.size &&
    [...keywords].every((keyword) => atSelection.keywords.has(keyword));
  return same ? atSelection : { ...atSelection, toughness, keywords };
}
