// The Old World: of all unsaved wounds of a step those that take a whole model come first. Every later wound then starts on a
// fresh model, and a slain model more moves it by whole models: so it is enough to know whether anything was slain at all.
import type { Budget } from '../../contract/budget.ts';
import { blend, type Grid, inSequence, type Limit, type Losses, lossesOfAttack, NO_LOSSES } from './losses.ts';
import type { HitOdds, Odds } from './odds.ts';

/** What strikes take off without slaying anybody, and where at least one slays; null where they cannot. */
export interface Blows {
  readonly none: Losses;
  /** Each slain model counts in full, as if the first of them had been fresh. */
  readonly some: Losses | null;
}

export const NO_BLOWS: Blows = { none: NO_LOSSES, some: null };

/** One attack by how many models it slays: what its other wounds take, the slain not counted. */
export function attackBySlain(odds: Odds, limit: Limit, budget: Budget): readonly Losses[] {
  const { hits, poisons, hitsTwice, poisonsAndHits } = odds.attack;
  const spared = lossesOfAttack(withoutSlaying(odds), limit, budget);
  const [{ slays }] = odds.hit;
  const [{ slays: poisonSlays }] = odds.poisonedHit;
  const once = hits * slays + poisons * poisonSlays;
  if (hitsTwice + poisonsAndHits === 0) return [spared, nothing(once)];
  const alone: Odds = { ...odds, attack: { misses: 0, hits: 1, poisons: 0, hitsTwice: 0, poisonsAndHits: 0 } };
  const both: Odds = { ...alone, attack: { ...alone.attack, hits: hitsTwice, poisons: poisonsAndHits } };
  const second = lossesOfAttack(withoutSlaying(alone), limit, budget);
  const first = lossesOfAttack(withoutSlaying(both), limit, budget);
  const firstSlays = hitsTwice * slays + poisonsAndHits * poisonSlays;
  return [spared, blend([1, firstSlays, slays], [nothing(once), second, first]), nothing(firstSlays * slays)];
}

function nothing(chance: number): Losses {
  return [{ width: 1, cells: Float64Array.of(chance) }];
}

/** The same attack without its slaying: what is left sums to less than 1. */
function withoutSlaying(odds: Odds): Odds {
  const spared = (hits: readonly HitOdds[]) => hits.map((hit) => ({ ...hit, slays: 0 }));
  return { ...odds, hit: spared(odds.hit), poisonedHit: spared(odds.poisonedHit), slayWounds: 0 };
}

/** Models of so many wounds each. */
export function blowsOfAttack(
  [none, ...slaying]: readonly Losses[],
  woundsEach: number,
  limit: Limit,
  budget: Budget,
): Blows {
  const parts = slaying.map((others, index) => inSequence(slain((index + 1) * woundsEach), others, limit, budget));
  return {
    none,
    some: blend(
      parts.map(() => 1),
      parts,
    ),
  };
}

function slain(wounds: number): Losses {
  const cells = new Float64Array(wounds + 1);
  cells[wounds] = 1;
  return [{ width: 1, cells }];
}

export function blowsInSequence(a: Blows, b: Blows, limit: Limit, budget: Budget): Blows {
  const none = inSequence(a.none, b.none, limit, budget);
  const parts: Losses[] = [];
  if (a.some !== null) parts.push(inSequence(a.some, allBlows(b), limit, budget));
  if (b.some !== null) parts.push(inSequence(a.none, b.some, limit, budget));
  return { none, some: parts.length === 0 ? null : blend([1, 1], parts) };
}

export function allBlows({ none, some }: Blows): Losses {
  return some === null ? none : blend([1, 1], [none, some]);
}

/** `weights[i]` of `parts[i]`. */
export function blendBlows(weights: readonly number[], parts: readonly Blows[]): Blows {
  const slaying = parts.flatMap(({ some }, index) => (some === null ? [] : [{ some, weight: weights[index] }]));
  return {
    none: blend(
      weights,
      parts.map(({ none }) => none),
    ),
    some:
      slaying.length === 0
        ? null
        : blend(
            slaying.map(({ weight }) => weight),
            slaying.map(({ some }) => some),
          ),
  };
}

/** By the wounds that the front model has lost: the first of the slain had only the rest. */
export function lossesOf({ none, some }: Blows, woundsEach: number): Losses {
  if (some === null) return none;
  return Array.from({ length: woundsEach }, (_, onModel) => {
    const spared = none[onModel % none.length];
    return blend([1, 1], [[spared], [lessOf(some[0], onModel)]])[0];
  });
}

/** So many wounds fewer, which every entry has lost at least. */
function lessOf({ width, cells }: Grid, wounds: number): Grid {
  return { width, cells: cells.subarray(wounds * width) };
}
