// Simulated rounds of close combat counted into findings of the same shape as the exact ones.
import type { Tally } from '../../contract/calculator.ts';
import { chanceHeadline } from '../../contract/headline.ts';
import type { CardOutcome } from '../simulate/battle.ts';
import type { CardBattle } from './battle.ts';
import { type CardFindings, Ledger } from './ledger.ts';

/** The chance that the first unit wins the last round that is fought. */
export function cardTally(battle: CardBattle): Tally<CardOutcome, CardFindings> {
  const ledger = new Ledger(battle);
  const findings = () => ledger.findings(ledger.weight);
  return {
    add: ({ charge, shot, destroyed, rounds, slain, firstLost, secondLost }, weight = 1) => {
      if (shot !== undefined) ledger.addShot(shot, weight);
      if (charge !== undefined && charge.range !== null) ledger.addChargeRange(charge.range, weight);
      if (charge?.driven === true) ledger.addDriven(weight);
      if (charge !== undefined && charge.fled > 0) ledger.addFlight(charge.fled, weight);
      if (charge?.arrives === true) ledger.addArrivals(weight);
      if (charge?.caught === true)
        ledger.addCaught(battle.charge?.side === 'first' ? 'second' : 'first', firstLost, secondLost, weight);
      else if (destroyed !== undefined) ledger.addEnd(destroyed, firstLost, secondLost, weight);
      else if (charge?.range === null) ledger.addAfraid(firstLost, secondLost, weight);
      else if (charge?.arrives === false) ledger.addFailedCharge(firstLost, secondLost, weight);
      if (slain.first) ledger.addDuellist('first', weight);
      if (slain.second) ledger.addDuellist('second', weight);
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
