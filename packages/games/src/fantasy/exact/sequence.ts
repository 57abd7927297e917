// Attacks that only add up: one attack is a small generating function, many are its power.
import { compound, constant, convolve, mixture, type Pmf, repeatedPmf } from '@oddsmith/kernel';
import type { Budget } from '../../contract/budget.ts';
import type { Volley } from '../battle.ts';
import { type HitOdds, type Odds, oddsOf } from './odds.ts';

const NOTHING = constant(0);

/** All wounds of a sequence against a target that is never used up. */
export function woundsOfVolleys(volleys: readonly Volley[], budget: Budget): Pmf {
  let total: Pmf = NOTHING;
  for (const { plan, models } of volleys) {
    const times = repeatedPmf(plan.attacks, models);
    const each = woundsOfAttack(oddsOf(plan));
    // Asked before the arrays are made: what is too much must not be tried.
    const outcomes = (times.length - 1) * (each.length - 1) + 1;
    budget.spend(outcomes * (outcomes + total.length));
    const look = () => budget.look();
    total = convolve(total, compound(times, each, look), look);
  }
  return total;
}

/** Wounds of one attack. */
export function woundsOfAttack(odds: Odds): Pmf {
  const once = attackPmf(odds, NOTHING);
  return odds.extraAttacks ? attackPmf(odds, once) : once;
}

/** `bonus` is what every unsaved wound brings beside its own wounds: an extra attack's, or nothing. */
function attackPmf(odds: Odds, bonus: Pmf): Pmf {
  const wound = convolve(odds.each, bonus);
  const slay = convolve(constant(odds.slayWounds), bonus);
  const hit = hitPmf(odds.hit[0], wound, slay);
  const poisoned = hitPmf(odds.poisonedHit[0], wound, slay);
  const { misses, hits, poisons, hitsTwice, poisonsAndHits } = odds.attack;
  const parts = [NOTHING, hit, poisoned];
  const weights = [misses, hits, poisons];
  if (hitsTwice + poisonsAndHits > 0) {
    parts.push(convolve(hit, mixture([hitsTwice, poisonsAndHits], [hit, poisoned])));
    weights.push(1);
  }
  return mixture(weights, parts);
}

function hitPmf(odds: HitOdds, wound: Pmf, slay: Pmf): Pmf {
  return mixture([odds.stopped + odds.saved, odds.wounds, odds.slays], [NOTHING, wound, slay]);
}
