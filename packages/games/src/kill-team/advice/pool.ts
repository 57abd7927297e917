// Remarks on one side's dice: rules that change nothing, or belong to another edition.

import type { Remarks } from '../../remarks.ts';
import { listed } from '../../wording.ts';
import { type Pool, poolOf } from '../exact/pool.ts';
import type { PoolPlan } from '../plan.ts';
import { type Edition, type KillTeamRule, ruleOf } from '../rules/index.ts';

/** A side as a request writes it, and what its roll is called there. */
export interface PoolSide {
  readonly path: string;
  readonly stat: 'hit' | 'save';
  readonly critField: 'lethal' | 'hardy';
  readonly abilities: readonly string[];
  /** Dice it keeps without rolling, as written. */
  readonly kept: number;
  readonly rerollChoice?: 'fails' | 'optimal';
}

/** Remarks that hold for attackers, defenders and fighters alike. */
export function advisePool(remarks: Remarks, side: PoolSide, plan: PoolPlan): void {
  const { path, kept, rerollChoice } = side;
  adviseCriticals(remarks, side, plan);
  adviseConversions(remarks, side, plan);
  adviseEdition(remarks, side, plan);
  adviseExclusions(remarks, side);
  if (kept > plan.dice)
    remarks.info('more-kept-than-dice', path, `more dice are kept without rolling than the ${plan.dice} there are`);
  if (rerollChoice === 'optimal' && !plan.chooses)
    remarks.info(
      'reroll-choice-idle',
      `${path}.rerollChoice`,
      `${plan.rerollRule.name} leaves nothing to choose: which dice are rerolled is fixed`,
    );
}

function adviseCriticals(remarks: Remarks, { path, stat, critField }: PoolSide, plan: PoolPlan): void {
  const name = critField === 'lethal' ? 'Lethal' : 'Hardy';
  const at = `${path}.${critField}`;
  if (plan.critFrom < plan.stat && plan.edition === '2024')
    remarks.warning(
      `${critField}-below-${stat}`,
      at,
      `${name} ${plan.critFrom}+ does no more than ${name} ${plan.stat}+: a roll below ${stat} ${plan.stat}+ is a fail`,
    );
  else if (plan.critFrom <= plan.stat)
    remarks.info(
      `${critField}-at-${stat}`,
      at,
      `with ${name} ${plan.critFrom}+ every success on ${plan.stat}+ is critical`,
    );
}

/** A conversion that no roll of these dice ever meets. */
function adviseConversions(remarks: Remarks, { path, abilities }: PoolSide, plan: PoolPlan): void {
  if (plan.conversions.length === 0) return;
  const all = poolOf(plan);
  for (const conversion of plan.conversions) {
    const { rule } = conversion;
    const without = { ...plan, conversions: plan.conversions.filter((other) => other !== conversion) };
    if (abilities.includes(rule.id) && samePool(all, poolOf(without)))
      remarks.warning(
        'ability-does-nothing',
        `${path}.abilities`,
        `${rule.name} changes nothing here: no roll of these dice leaves it anything to do`,
      );
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
function adviseEdition(remarks: Remarks, { path, abilities }: PoolSide, { edition, rerollRule }: PoolPlan): void {
  const foreign = [...abilities.map((id) => ruleOf(id)), rerollRule].filter((rule) => isForeign(rule, edition));
  for (const rule of foreign)
    if (rule.elsewhere !== undefined)
      remarks.warning(
        `${rule.elsewhereCode ?? 'old-name'}-${edition}`,
        `${path}.abilities`,
        `this is ${rule.name} of ${rule.edition}; in ${edition} the name means another thing (${rule.elsewhere})`,
      );
  const others = foreign.filter((rule) => rule.elsewhere === undefined);
  if (others.length === 0) return;
  const [verb, them] = others.length === 1 ? ['is a rule', 'it'] : ['are rules', 'them'];
  const names = listed(others.map((rule) => rule.name));
  const message = `${names} ${verb} of the other edition; the battle is played by ${edition} with ${them}`;
  remarks.info('other-edition', path, message);
}

export function isForeign(rule: KillTeamRule, edition: Edition): boolean {
  return rule.edition !== 'both' && rule.edition !== edition;
}

/** Rules of which a fighter can have one only. */
function adviseExclusions(remarks: Remarks, { path, abilities }: PoolSide): void {
  const groups = new Map<string, KillTeamRule[]>();
  for (const id of new Set(abilities)) {
    const rule = ruleOf(id);
    if (rule.excludes !== undefined) groups.set(rule.excludes, [...(groups.get(rule.excludes) ?? []), rule]);
  }
  for (const [group, rules] of groups)
    if (rules.length > 1)
      remarks.warning(
        `${group}-both`,
        `${path}.abilities`,
        `no operative has ${listed(rules.map((rule) => rule.name))} together; each acts in its own place`,
      );
}
