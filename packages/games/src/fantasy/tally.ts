// Simulated battles counted into findings of the same shape as the exact ones.
import type { Headline, Tally } from '../calculator.ts';
import { type AttackFindings, attackFindings, type CombatFindings, combatFindings } from './findings.ts';
import type { AttackInput, CombatInput } from './schema/index.ts';

/** Weighted counts of outcomes 0, 1, 2 ..., growing as outcomes come. */
class Counts {
  private counts: Float64Array;
  private weight = 0;

  constructor(size = 64) {
    this.counts = new Float64Array(size);
  }

  add(outcome: number, weight: number): void {
    if (outcome >= this.counts.length) {
      const wider = new Float64Array(2 * (outcome + 1));
      wider.set(this.counts);
      this.counts = wider;
    }
    this.counts[outcome] += weight;
    this.weight += weight;
  }

  shares(): Float64Array {
    return this.counts.map((count) => count / this.weight);
  }
}

export function attackTally(input: AttackInput): Tally<number, AttackFindings> {
  const counts = new Counts();
  const findings = () => attackFindings(input, counts.shares());
  return {
    add: (wounds, weight = 1) => counts.add(wounds, weight),
    headline: () => attackHeadline(findings()),
    findings,
  };
}

/** The chance to wipe out a finite target; the mean number of wounds on an endless one. */
function attackHeadline({ summary, distributions }: AttackFindings): Headline {
  const { wipeChance } = summary;
  if (wipeChance === undefined) return { value: distributions.wounds.mean, deviation: distributions.wounds.stdDev };
  return chanceHeadline(wipeChance);
}

/** Outcomes as `simulateCombat` packs them. */
export function combatTally(input: CombatInput): Tally<number, CombatFindings> {
  const size = (input.first.models * input.first.wounds + 1) * (input.second.models * input.second.wounds + 1);
  const counts = new Counts(size);
  const findings = () => combatFindings(input, counts.shares());
  return {
    add: (outcome, weight = 1) => counts.add(outcome, weight),
    headline: () => chanceHeadline(findings().summary.firstAhead),
    findings,
  };
}

function chanceHeadline(chance: number): Headline {
  return { value: chance, deviation: Math.sqrt(chance * (1 - chance)) };
}
