// Which weapons of a unit are rolled together: each by itself, or identical attacks as one pool (rule 10, E12).
import type { Entry } from './battle.ts';
import type { Edition } from './editions.ts';
import { planOf } from './plan.ts';
import { holds, workingKeywords } from './rules/index.ts';
import type { TargetFacts } from './target-facts.ts';

/** Positions of the entries, pool by pool, each pool at the place of its first. */
export function poolsOf(
  entries: readonly Entry[],
  edition: Edition,
  facts: TargetFacts,
): readonly (readonly number[])[] {
  if (!edition.poolsIdenticalAttacks || entries.length === 1) return entries.map((_, index) => [index]);
  const pools = new Map<string, number[]>();
  entries.forEach((entry, index) => {
    const key = identityOf(entry, edition, facts);
    const pool = pools.get(key);
    if (pool === undefined) pools.set(key, [index]);
    else pool.push(index);
  });
  return [...pools.values()];
}

/**
 * Abilities that never touch dice do not tell attacks apart, nor those that cannot trigger. Some only take a hindrance away:
 * then it matters whether there is one.
 */
function identityOf(entry: Entry, edition: Edition, facts: TargetFacts): string {
  const { ranged, skill, strength, ap, damage, situation, keywords } = entry;
  const { hindered, silent } = planOf(entry, edition, facts);
  const world = { now: situation, edition, facts, ranged };
  const abilities = workingKeywords(keywords, world)
    .filter(({ rule, value }) => {
      const trigger = rule.triggers ?? rule.when;
      return (
        rule.stage !== 'none' && rule.tellsApart !== false && (trigger === undefined || holds(trigger, world, value))
      );
    })
    .map(({ rule, value }) => [rule.id, value])
    .sort();
  return JSON.stringify([
    ranged,
    skill,
    strength,
    ap,
    damage,
    abilities,
    hindered,
    silent,
    { ...situation, keywords: [] },
  ]);
}
