// From how a scenario ended to the figures of its result.
import { type Pmf, summarize } from '@oddsmith/kernel';
import type { ScenarioResult, SideResult } from '../findings.ts';
import type { DuelInput } from '../schema.ts';
import type { DuelTables, Who } from './duel-tables.ts';
import { type Fates, ROUTED, SHAKEN } from './fates.ts';
import { atHalf } from './morale.ts';
import { type Costs, pointsTrade } from './points.ts';
import type { Side } from './side.ts';

/** Rounding in long sums must not make a chance of more than 1. */
export function chance(sum: number): number {
  return Math.min(1, sum);
}

/** Mass of one unit by status and state. */
function marginal(tables: DuelTables, fates: Fates, who: Who): Float64Array[] {
  const columns = tables.sides[1].casualties.states;
  const states = tables.sides[who].casualties.states;
  const result = Array.from({ length: 3 }, () => new Float64Array(states));
  fates.forEach((cells, statuses) => {
    const status = who === 0 ? Math.floor(statuses / 3) : statuses % 3;
    tables.budget.look();
    for (let cell = 0; cell < cells.length; cell++) {
      if (cells[cell] === 0) continue;
      const b = cell % columns;
      result[status][who === 0 ? (cell - b) / columns : b] += cells[cell];
    }
  });
  return result;
}

function sideResult(side: Side, statuses: readonly Float64Array[]): SideResult {
  const { casualties, unit } = side;
  const wounds: Pmf = new Float64Array(unit.startingWounds + 1);
  const models: Pmf = new Float64Array(unit.startingModels + 1);
  let [destroyed, routed, shaken, half, lossShare] = [0, 0, 0, 0, 0];
  statuses.forEach((row, status) => {
    for (let s = 0; s < row.length; s++) {
      const mass = row[s];
      if (mass === 0) continue;
      wounds[casualties.totalMarked[s]] += mass;
      models[casualties.models[s]] += mass;
      const dead = s === casualties.dead;
      if (dead) destroyed += mass;
      else if (status === ROUTED) routed += mass;
      else if (status === SHAKEN) shaken += mass;
      const out = dead || status === ROUTED;
      if (out || atHalf(side, s)) half += mass;
      lossShare += out ? mass : (mass * casualties.totalMarked[s]) / unit.startingWounds;
    }
  });
  return {
    destroyed: chance(destroyed),
    routed: chance(routed),
    shaken: chance(shaken),
    half: chance(half),
    lossShare: chance(lossShare),
    wounds: summarize(wounds.map(chance)),
    models: summarize(models.map(chance)),
  };
}

/** Positive when A has the larger share left, compared as exact fractions. */
function compareShares(tables: DuelTables, a: number, b: number, by: DuelInput['outcomeBy']): number {
  const [A, B] = tables.sides;
  if (by === 'models')
    return A.casualties.models[a] * B.unit.startingModels - B.casualties.models[b] * A.unit.startingModels;
  const leftA = A.unit.startingWounds - A.casualties.totalMarked[a];
  const leftB = B.unit.startingWounds - B.casualties.totalMarked[b];
  return leftA * B.unit.startingWounds - leftB * A.unit.startingWounds;
}

/** Who holds the objective: of the attacker alone, the defender alone, both and nobody. */
const [ATTACKER, DEFENDER, CONTESTED, NOBODY] = [0, 1, 2, 3];

export function scenarioResult(
  tables: DuelTables,
  fates: Fates,
  { outcomeBy: by, objective: within }: Pick<DuelInput, 'outcomeBy' | 'objective'>,
  costs: Costs,
): ScenarioResult {
  const [A, B] = tables.sides;
  const columns = B.casualties.states;
  let [win, draw, loss] = [0, 0, 0];
  const held = new Float64Array(4);
  fates.forEach((cells, statuses) => {
    tables.budget.look();
    const [statusA, statusB] = [Math.floor(statuses / 3), statuses % 3];
    const routedA = statusA === ROUTED;
    const routedB = statusB === ROUTED;
    const steadyA = within.attacker && !routedA && statusA !== SHAKEN;
    const steadyB = within.defender && !routedB && statusB !== SHAKEN;
    for (let cell = 0; cell < cells.length; cell++) {
      const mass = cells[cell];
      if (mass === 0) continue;
      const b = cell % columns;
      const a = (cell - b) / columns;
      const outA = routedA || a === A.casualties.dead;
      const outB = routedB || b === B.casualties.dead;
      const holdsA = steadyA && !outA;
      const holdsB = steadyB && !outB;
      held[holdsA ? (holdsB ? CONTESTED : ATTACKER) : holdsB ? DEFENDER : NOBODY] += mass;
      const better =
        by === 'objective'
          ? Number(holdsA) - Number(holdsB)
          : outA || outB
            ? Number(outB) - Number(outA)
            : compareShares(tables, a, b, by);
      if (better > 0) win += mass;
      else if (better < 0) loss += mass;
      else draw += mass;
    }
  });
  const attacker = sideResult(A, marginal(tables, fates, 0));
  const defender = sideResult(B, marginal(tables, fates, 1));
  const points = pointsTrade(tables, fates, costs, [attacker.lossShare, defender.lossShare]);
  const objective = {
    attacker: chance(held[ATTACKER]),
    defender: chance(held[DEFENDER]),
    contested: chance(held[CONTESTED]),
    nobody: chance(held[NOBODY]),
  };
  return { win: chance(win), draw: chance(draw), loss: chance(loss), objective, points, attacker, defender };
}
