// Simulated battles counted into findings of the same shape as the exact ones.
import { Histogram } from '@oddsmith/kernel';
import type { Headline, Tally } from '../calculator.ts';
import { chanceHeadline, meanHeadline } from '../headline.ts';
import type { AttackBattle, CombatBattle } from './battle.ts';
import type { CardBattle } from './card/battle.ts';
import { type CardFindings, Ledger } from './card/ledger.ts';
import { type AttackFindings, attackFindings, type CombatFindings, combatFindings } from './findings.ts';
import type { AttackOutcome } from './simulate/attack.ts';
import type { CardOutcome } from './simulate/battle.ts';

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

/** The chance that the first unit wins the last round that is fought. */
export function cardTally(battle: CardBattle): Tally<CardOutcome, CardFindings> {
  const ledger = new Ledger(battle);
  const findings = () => ledger.findings(ledger.weight);
  return {
    add: ({ charge, shot, destroyed, rounds, firstLost, secondLost }, weight = 1) => {
      if (shot !== undefined) ledger.addShot(shot, weight);
      if (charge !== undefined) ledger.addChargeRange(charge.range, weight);
      if (charge?.arrives === true) ledger.addArrivals(weight);
      if (charge?.caught === true)
        ledger.addCaught(battle.charge?.side === 'first' ? 'second' : 'first', firstLost, secondLost, weight);
      else if (destroyed !== undefined) ledger.addEnd(destroyed, firstLost, secondLost, weight);
      else if (charge?.arrives === false) ledger.addFailedCharge(firstLost, secondLost, weight);
      if (rounds.length === 0) return;
      for (const [index, { outcome, margin, feat }] of rounds.entries()) {
        if (feat !== undefined) ledger.addFeat(feat.winner, feat.feat, weight);
        ledger.addOutcome(index, outcome, weight);
        if (margin !== null) ledger.addMargin(index, margin, weight);
      }
      ledger.addEnd(rounds[rounds.length - 1].outcome, firstLost, secondLost, weight);
    },
    headline: () => chanceHeadline(findings().chances.firstWins, ledger.weight),
    findings,
  };
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
