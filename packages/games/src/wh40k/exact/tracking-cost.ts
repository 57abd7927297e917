// How many steps it takes to tell what each weapon of a unit did, known before it is asked.
import type { Budget } from '../../contract/budget.ts';
import { poolCost } from './pool.ts';
import type { Course, Turn } from './volley.ts';

export function trackingCost(course: Course, budget: Budget): number {
  const { turns, reserves, vector } = course;
  if (turns.length === 1 && course.turns[0].numbers === 1) return 0;
  const states = reserves.states.length;
  const cells = vector.length;
  const wounds = course.formation.damage[course.formation.size - 1] + 1;
  // From one cell only the later ones of the same fronts are reached.
  const reach = (Math.min(cells, wounds * (cells / course.formation.size)) * states) / 2;
  const waiting = turns.findIndex((turn) => turn.numbers > 1);
  let total = 0;
  turns.forEach((turn, index) => {
    const steps = mostWounds(turn);
    const met = statesMet(turn, states, budget);
    const pool = turn.weapon.pool?.();
    if (pool !== undefined) total += wounds * poolCost(pool, steps, jointCount(turn), cells);
    else if (turn.numbers === 1) total += 4 * states * wounds * steps * cells;
    else {
      // A transition from every state met, then every combination of numbers waiting settled in a matrix.
      const combinations = (turn.rows.length / states) * turn.numbers;
      total += met * (4 + turn.numbers) * steps * reach + combinations * (met * reach + 4 * wounds * cells);
      if (index < turns.length - 1) total += (combinations * wounds * cells * reach) / 2;
    }
    if (waiting >= 0 && index > waiting) total += met * (5 * steps + reach) * reach;
  });
  return total;
}

function mostWounds({ outcomes, weapon }: Turn): number {
  if (outcomes === undefined) return weapon.odds.attacks.length * weapon.odds.extraHits.length;
  let most = 1;
  for (const outcome of outcomes)
    for (const { joint } of outcome) for (const saveable of joint) most = Math.max(most, saveable.length);
  return most;
}

/** Outcomes that are told apart, with all reserves. */
function jointCount({ outcomes }: Turn): number {
  return (outcomes ?? []).flat().reduce((count, { joint }) => count + joint.length, 0);
}

function statesMet({ rows }: Turn, states: number, budget: Budget): number {
  let met = 0;
  budget.spend(rows[0].length * states);
  for (let state = 0; state < states; state++)
    for (let i = 0; i < rows[0].length; i++)
      for (let r = state; r < rows.length; r += states)
        if (rows[r][i] !== 0) {
          met++;
          break;
        }
  return met;
}
