// Remarks on one side's dice: rules that change nothing, or belong to another edition.

import type { Remarks } from '../../contract/advice-list.ts';
import { type Pool, poolOf } from '../exact/pool.ts';
import type { PoolPlan } from '../plan.ts';
import { type Edition, type KillTeamRule, ruleOf } from '../rules/index.ts';
import type { en } from '../words/en.ts';

/** A side as a request writes it, and what its roll is called there. */
export interface PoolSide {
  readonly path: string;
  readonly critField: 'lethal' | 'hardy';
  readonly abilities: readonly string[];
  /** Dice it keeps without rolling, as written. */
  readonly kept: number;
  readonly rerollChoice?: 'fails' | 'optimal';
}

/** Remarks that hold for attackers, defenders and fighters alike. */
export function advisePool(remarks: Remarks<typeof en>, side: PoolSide, plan: PoolPlan): void {
  const { path, kept, rerollChoice } = side;
  adviseCriticals(remarks, side, plan);
  adviseConversions(remarks, side, plan);
  adviseEdition(remarks, side, plan);
  adviseExclusions(remarks, side);
  if (kept > plan.dice) remarks.info('more-kept-than-dice', path, { dice: plan.dice });
  if (rerollChoice === 'optimal' && !plan.chooses)
    remarks.info('reroll-choice-idle', `${path}.rerollChoice`, { rule: plan.rerollRule.id });
}

function adviseCriticals(remarks: Remarks<typeof en>, { path, critField }: PoolSide, plan: PoolPlan): void {
  const at = `${path}.${critField}`;
  const facts = { from: plan.critFrom, stat: plan.stat };
  if (plan.critFrom < plan.stat && plan.edition === '2024')
    remarks.warning(critField === 'lethal' ? 'lethal-below-hit' : 'hardy-below-save', at, facts);
  else if (plan.critFrom <= plan.stat)
    remarks.info(critField === 'lethal' ? 'lethal-at-hit' : 'hardy-at-save', at, facts);
}

/** A conversion that no roll of these dice ever meets. */
function adviseConversions(remarks: Remarks<typeof en>, { path, abilities }: PoolSide, plan: PoolPlan): void {
  if (plan.conversions.length === 0) return;
  const all = poolOf(plan);
  for (const conversion of plan.conversions) {
    const { rule } = conversion;
    const without = { ...plan, conversions: plan.conversions.filter((other) => other !== conversion) };
    if (abilities.includes(rule.id) && samePool(all, poolOf(without)))
      remarks.warning('ability-does-nothing', `${path}.abilities`, { rule: rule.id });
  }
}

function samePool(a: Pool, b: Pool): boolean {
  if (a.size !== b.size) return false;
  for (let i = 0; i < a.size; i++)
    if (a.crits[i] !== b.crits[i] || a.normals[i] !== b.normals[i] || Math.abs(a.chance[i] - b.chance[i]) > 1e-14)
      return false;
  return true;
}

/** Rules of the other edition; where its name means something else now, what to use instead. */
function adviseEdition(
  remarks: Remarks<typeof en>,
  { path, abilities }: PoolSide,
  { edition, rerollRule }: PoolPlan,
): void {
  const foreign = [...abilities.map((id) => ruleOf(id)), rerollRule].filter((rule) => isForeign(rule, edition));
  const others: string[] = [];
  for (const { id, edition: of, elsewhere, elsewhereCode = 'old-name' } of foreign)
    if (elsewhere === undefined || of === 'both' || edition === '2021') others.push(id);
    else
      remarks.warning(`${elsewhereCode}-${edition}`, `${path}.abilities`, {
        rule: id,
        of,
        edition,
        instead: elsewhere,
      });
  if (others.length > 0) remarks.info('other-edition', path, { rules: others, edition });
}

export function isForeign(rule: KillTeamRule, edition: Edition): boolean {
  return rule.edition !== 'both' && rule.edition !== edition;
}

/** Rules of which a fighter can have one only. */
function adviseExclusions(remarks: Remarks<typeof en>, { path, abilities }: PoolSide): void {
  const groups = new Map<NonNullable<KillTeamRule['excludes']>, string[]>();
  for (const id of new Set(abilities)) {
    const { excludes } = ruleOf(id);
    if (excludes !== undefined) groups.set(excludes, [...(groups.get(excludes) ?? []), id]);
  }
  for (const [group, rules] of groups)
    if (rules.length > 1) remarks.warning(`${group}-both`, `${path}.abilities`, { rules });
}
