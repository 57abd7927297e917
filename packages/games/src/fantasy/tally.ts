// Simulated battles counted into findings of the same shape as the exact ones.
import { Histogram } from '@oddsmith/kernel';
import type { Headline, Tally } from '../calculator.ts';
import { chanceHeadline, meanHeadline } from '../headline.ts';
import type { AttackBattle, CombatBattle } from './battle.ts';
import { type AttackFindings, attackFindings, type CombatFindings, combatFindings } from './findings.ts';

export function attackTally({ input }: AttackBattle): Tally<number, AttackFindings> {
  const counts = new Histogram();
  const findings = () => attackFindings(input, counts.pmf());
  return {
    add: (wounds, weight = 1) => counts.add(wounds, weight),
    headline: () => attackHeadline(findings(), counts.total),
    findings,
  };
}

/** The chance to wipe out a finite target; the mean number of wounds on an endless one. */
function attackHeadline({ summary, distributions }: AttackFindings, battles: number): Headline {
  const { wipeChance } = summary;
  if (wipeChance === undefined) return meanHeadline(distributions.wounds);
  return chanceHeadline(wipeChance, battles);
}

/** Outcomes as `simulateCombat` packs them. */
export function combatTally({ input }: CombatBattle): Tally<number, CombatFindings> {
  const size = (input.first.models * input.first.wounds + 1) * (input.second.models * input.second.wounds + 1);
  const counts = new Histogram(size);
  const findings = () => combatFindings(input, counts.pmf());
  return {
    add: (outcome, weight = 1) => counts.add(outcome, weight),
    headline: () => chanceHeadline(findings().summary.firstAhead, counts.total),
    findings,
  };
}
