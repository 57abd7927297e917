// What happens before the first round, counted: losses by shooting and magic, the shots of the charged, their flight, the charge.
import type { Pmf } from '@oddsmith/kernel';
import type { Budget } from '../../contract/budget.ts';
import { type CardBattle, OPENING, roundOf } from '../card/battle.ts';
import type { Ledger } from '../card/ledger.ts';
import { nerveOf } from '../card/nerve.ts';
import type { MoveRoll } from '../card/pursuit.ts';
import type { Volley } from '../card/reaction.ts';
import { modelsAfter, type Side, standing } from '../card/side.ts';
import { arrivalChance, chargeAfter, chargeRanges } from './charge.ts';
import { failureOf } from './fate.ts';
import { heightOf } from './losses.ts';
import { moveChances } from './pursuit.ts';
import { StepLosses } from './step-losses.ts';

/** States in which the first round begins, with the points that shots have earned. */
export interface Opening {
  /** First's less second's. */
  readonly points: number;
  /** P(first has lost a, second b) at a * width + b. */
  readonly joint: Float64Array;
}

export function openingsOf(battle: CardBattle, ledger: Ledger, budget: Budget): readonly Opening[] {
  const { first, second, volley } = battle;
  const width = second.totalWounds + 1;
  const joint = new Float64Array((first.totalWounds + 1) * width);
  const ours = lossesBefore(first);
  const theirs = lossesBefore(second);
  for (const [a, chance] of ours.entries())
    for (const [b, share] of theirs.entries()) joint[a * width + b] = chance * share;
  const { dare, driven } = afterNerve(battle, withoutDestroyed(battle, joint, ledger), ledger);
  const shot = volley === null ? [{ points: 0, joint: dare }] : afterVolley(battle, volley, dare, ledger, budget);
  const left = shot.map(({ points, joint }) => ({ points, joint: withoutDestroyed(battle, joint, ledger) }));
  // Nobody fights whom Terror has driven off.
  charged(battle, [{ points: 0, joint: driven }], battle.rout, ledger);
  return charged(battle, left, battle.flight, ledger);
}

/** States in which the charge is dared, and in which Terror has driven the charged off. */
interface Nerves {
  readonly dare: Float64Array;
  readonly driven: Float64Array;
}

function afterNerve(battle: CardBattle, joint: Float64Array, ledger: Ledger): Nerves {
  const { charge, dread, second } = battle;
  const driven = new Float64Array(joint.length);
  if (charge === null || !(dread.charger || dread.charged)) return { dare: joint, driven };
  const width = second.totalWounds + 1;
  const { first: one, second: other } = roundOf(battle, OPENING, OPENING);
  const dare = joint.map((chance, state) => {
    if (chance === 0) return 0;
    const [a, b] = [Math.floor(state / width), state % width];
    const units = [standing(one, a), standing(other, b)];
    const [charger, charged] = charge.side === 'first' ? units : units.toReversed();
    const nerve = nerveOf(charger, charged);
    const afraid = nerve.charger === null ? 0 : failureOf(charger, nerve.charger);
    const runs = nerve.charged === null ? 0 : failureOf(charged, nerve.charged);
    if (afraid > 0) ledger.addAfraid(a, b, chance * afraid);
    driven[state] = chance * (1 - afraid) * runs;
    ledger.addDriven(driven[state]);
    return chance * (1 - afraid) * (1 - runs);
  });
  return { dare, driven };
}

export function lossesBefore({ card, totalWounds }: Side): Pmf {
  const losses = new Float64Array(totalWounds + 1);
  if (card.lostBefore === null) losses[card.alreadyLost] = 1;
  else {
    const { min, probabilities } = card.lostBefore;
    const sum = probabilities.reduce((total, chance) => total + chance, 0);
    for (const [wounds, chance] of probabilities.entries())
      losses[Math.min(totalWounds, card.alreadyLost + min + wounds)] += chance / sum;
  }
  return losses;
}

/** The charger loses what the front rank shoots; wounds that it recovers are scored all the same. */
function afterVolley(
  { first, second }: CardBattle,
  { shooter, group, frontage, scores }: Volley,
  before: Float64Array,
  ledger: Ledger,
  budget: Budget,
): readonly Opening[] {
  const width = second.totalWounds + 1;
  const ours = shooter === 'first';
  const [own, target] = ours ? [first, second] : [second, first];
  const losses = new StepLosses([group], target, budget);
  const byPoints = new Map<number, Float64Array>();
  for (const [state, chance] of before.entries()) {
    if (chance === 0) continue;
    const lost = [Math.floor(state / width), state % width];
    const [ownLost, targetLost] = ours ? lost : lost.toReversed();
    const rank = Math.min(frontage, modelsAfter(own, ownLost));
    const tables = losses.of({ champion: 0, rank, single: 0, support: 0, contact: rank, character: 0, wounded: 0 });
    const grid = tables[targetLost % tables.length];
    const left = target.totalWounds - targetLost;
    for (let wounds = 0; wounds < heightOf(grid); wounds++)
      for (let back = 0; back < grid.width; back++) {
        const weight = chance * grid.cells[wounds * grid.width + back];
        if (weight === 0) continue;
        const taken = Math.min(left, wounds);
        ledger.addShot(taken, weight);
        const points = scores ? (ours ? taken + back : -taken - back) : 0;
        const joint = byPoints.get(points) ?? new Float64Array(before.length);
        byPoints.set(points, joint);
        joint[state + taken * (ours ? 1 : width)] += weight;
      }
  }
  return [...byPoints].map(([points, joint]) => ({ points, joint }));
}

/** Who is destroyed before the fight does not fight. */
function withoutDestroyed({ first, second }: CardBattle, joint: Float64Array, ledger: Ledger): Float64Array {
  const width = second.totalWounds + 1;
  return joint.map((chance, state) => {
    const a = Math.floor(state / width);
    const b = state % width;
    const [firstGone, secondGone] = [a === first.totalWounds, b === second.totalWounds];
    if (!firstGone && !secondGone) return chance;
    const outcome = firstGone ? (secondGone ? 'bothDestroyed' : 'firstDestroyed') : 'secondDestroyed';
    if (chance > 0) ledger.addEnd(outcome, a, b, chance);
    return 0;
  });
}

/** Leaves what arrives. */
function charged(
  { first, second, charge }: CardBattle,
  openings: readonly Opening[],
  flight: MoveRoll | null,
  ledger: Ledger,
) {
  if (charge === null) return openings;
  const width = second.totalWounds + 1;
  const fled = flight === null ? null : chargeAfter(charge, moveChances(flight));
  const ranges = fled?.ranges ?? chargeRanges(charge);
  const caught = fled?.caught ?? 0;
  const arrives = fled === null ? arrivalChance(charge, ranges) : 0;
  let made = 0;
  for (const { joint } of openings)
    for (const [state, chance] of joint.entries()) {
      if (chance === 0) continue;
      made += chance;
      const [a, b] = [Math.floor(state / width), state % width];
      ledger.addFailedCharge(a, b, chance * Math.max(0, 1 - arrives - caught));
      // Nothing is left of who is caught.
      if (charge.side === 'first') ledger.addCaught('second', a, second.totalWounds, chance * caught);
      else ledger.addCaught('first', first.totalWounds, b, chance * caught);
    }
  if (flight !== null && made > 0)
    for (const [inches, chance] of moveChances(flight).entries())
      if (chance > 0) ledger.addFlight(inches, made * chance);
  ledger.addArrivals(made * arrives);
  for (const [inches, chance] of ranges.entries()) if (chance > 0) ledger.addChargeRange(inches, made * chance);
  return openings.map(({ points, joint }) => ({ points, joint: joint.map((chance) => chance * arrives) }));
}
