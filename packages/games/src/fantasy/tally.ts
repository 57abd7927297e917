// Simulated battles counted into findings of the same shape as the exact ones.
import { Histogram } from '@oddsmith/kernel';
import type { Headline, Tally } from '../contract/calculator.ts';
import { chanceHeadline, meanHeadline } from '../contract/headline.ts';
import type { AttackBattle, CombatBattle } from './battle.ts';
import { type AttackFindings, attackFindings, type CombatFindings, combatFindings } from './findings.ts';
import type { AttackOutcome } from './simulate/attack.ts';

export function attackTally({ input }: AttackBattle): Tally<AttackOutcome, AttackFindings> {
  const counts = new Histogram();
  // Without a system nothing is recovered: every wound scored is a wound lost.
  const scores = input.system === 'dice' ? counts : new Histogram();
  const findings = () => attackFindings(input, counts.pmf(), scores.pmf());
  return {
    add: ({ wounds, scored }, weight = 1) => {
      counts.add(wounds, weight);
      if (scores !== counts) scores.add(scored, weight);
    },
    headline: () => attackHeadline(findings(), counts.total),
    findings,
  };
}

/** The chance to destroy a finite target; the mean number of wounds on an endless one. */
function attackHeadline({ summary, distributions }: AttackFindings, battles: number): Headline {
  const { wipeChance } = summary;
  if (wipeChance === undefined) return meanHeadline(distributions.wounds, battles);
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
