// Steps of Takedown lines whose hits are counted, estimated before they are taken: the loops of `exact/takedown.ts` with sizes in
// place of chances.
import { reachOfDie, volleyProducts } from './exact/volley.ts';
import type { Situation } from './plan/situation.ts';
import { planOfLine, planStep } from './plan/step.ts';
import { planTarget, type TargetPlan } from './plan/target.ts';
import type { ResolvedUnit } from './rules/resolve.ts';

/** Of the states that wounds could lead to so many go with a number of hits: few hits, few wounds. */
const TOGETHER = 1 / 2;

/** From one state of the target, `states` of which there are. */
export function takedownCost(
  attacker: ResolvedUnit,
  defender: ResolvedUnit,
  situation: Situation,
  states: number,
): number {
  const entry = mostWounds(defender);
  const target = aloneOf(defender, entry, situation);
  const living = attacker.models.map(({ count }) => count);
  const { lines } = planStep(attacker, living, { situation, part: 'everything', limitedUsed: false });
  let steps = 0;
  // Hits so far come in multiples of `gap`.
  let hits = 0;
  let gap = 0;
  let struck = 1;
  for (const line of lines) {
    const plan = planOfLine(line, situation, target);
    if (!line.takedown || !plan.inRange) continue;
    const dice = line.weapon.attacks;
    const reach = reachOfDie(plan);
    const [most, wounds] = [dice * reach.hits, dice * reach.wounds];
    const marking = 4 * plan.deadly * (1 + most + ((most / plan.copies) * wounds) / 2);
    const rolling = volleyProducts(plan, dice, 'hits') + volleyProducts(plan, dice, 'nothing');
    for (let bearer = 0; bearer < line.bearers; bearer++) {
      steps += rolling + TOGETHER * rows(hits, gap) * struck * marking + (1 + hits) * states;
      gap = commonDivisor(plan.copies, gap);
      hits += most;
      struck = Math.min(states, struck + Math.min(wounds * plan.deadly, defender.models[entry].tough));
    }
  }
  return steps + TOGETHER * rows(hits, gap) * struck * hits;
}

function rows(hits: number, gap: number): number {
  return gap === 0 ? 1 : 1 + hits / gap;
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}

function mostWounds({ models }: ResolvedUnit): number {
  const wounds = models.map(({ count, tough }) => count * tough);
  return wounds.indexOf(Math.max(...wounds));
}

/** One model of an entry as a unit of its own, as it is picked. */
function aloneOf(unit: ResolvedUnit, entry: number, situation: Situation): TargetPlan {
  const living = unit.models.map((_, other) => (other === entry ? 1 : 0));
  return planTarget(unit, living, entry, situation);
}
