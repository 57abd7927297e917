// Remarks on the decisions that were weighed, best first.

import { Remarks } from '../../contract/advice-list.ts';
import type { Remark } from '../../contract/calculator.ts';
import { piecesOf } from '../exact/orders/sequences.ts';
import type { Battle } from '../plan.ts';
import { parseOrderItem } from '../schema/index.ts';
import { type Army, UNITS, type UnitId, unitIndex } from '../units.ts';
import type { en } from '../words/en.ts';
import type { Place } from '../words/values.ts';
import type { Decision } from './decisions.ts';
import { orderInForce } from './orders.ts';
import type { Decisions, WeighedDecision } from './weigh.ts';

/** `battleOf`: the battle that a decision is made in. */
export function adviseDecisions(
  battleOf: (decision: Decision) => Battle,
  found: Decisions | undefined,
): readonly Remark[] {
  const remarks = new Remarks<typeof en>('axis');
  if (found === undefined) {
    remarks.info('decision-exact-only', 'advise');
    return remarks.all;
  }
  const { criterion, chance: chanceNow, profit: profitNow, best, tried, notTried } = found;
  for (const weighed of best) {
    const { decision, set, chance, profit } = weighed;
    const battle = battleOf(decision);
    remarks.info('decision', set[set.length - 1].path, {
      decision,
      wave: battle.waves.length > 1 ? decision.wave + 1 : undefined,
      kept: keptUnits(battle, weighed),
      order: placesOf(weighed),
      criterion,
      chance,
      chanceNow,
      gain: profit - profitNow,
      valuesIn: battle.valuesIn,
    });
  }
  if (best.length === 0) remarks.info('decision-none', '', { tried });
  if (notTried > 0) remarks.info('decision-not-tried', 'advise', { notTried, tried });
  return remarks.all;
}

/** The land units that would be lost last. */
function keptUnits(battle: Battle, { decision: { kind, wave, amount } }: WeighedDecision): Army {
  const kept: { [id in UnitId]?: number } = {};
  if (kind !== 'keep') return kept;
  let wanted = amount ?? 0;
  const left = new Map(piecesOf(battle, wave, 'attack').map((run) => [run.unit, run.amount]));
  // From behind: what is listed with an amount is that many, what is listed without is the rest.
  for (const item of [...orderInForce(battle, wave, 'attack')].reverse()) {
    const { unit, amount: listed } = parseOrderItem(item);
    if (UNITS[unitIndex(unit)].kind !== 'land') continue;
    const there = left.get(unit) ?? 0;
    const n = Math.min(wanted, listed ?? there, there);
    left.set(unit, there - n);
    wanted -= n;
    if (n > 0) kept[unit] = (kept[unit] ?? 0) + n;
  }
  return kept;
}

function placesOf({ decision, set }: WeighedDecision): Place[] {
  if (decision.order !== 'best') return [];
  const list = set[set.length - 1].value as readonly string[];
  return list.map(parseOrderItem).map(({ unit, amount }) => ({ unit, amount: amount ?? undefined }));
}
