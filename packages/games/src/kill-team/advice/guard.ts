// Remarks on what protects an operative: rules that meet nothing to act on, or that the edition does not have.

import type { Remarks } from '../../remarks.ts';
import { loweredBy } from '../exact/die-damage.ts';
import { type GuardPlan, SOFTENED_ABOVE } from '../plan.ts';
import { type Edition, ruleOf } from '../rules/index.ts';
import { isForeign } from './pool.ts';

/** The weapon an operative is hurt with. */
interface Weapon {
  readonly normalDamage: number;
  readonly criticalDamage: number;
  readonly devastating: number;
}

export function adviseGuard(remarks: Remarks, path: string, guard: GuardPlan, weapon: Weapon, edition: Edition): void {
  const { normalDamage, criticalDamage, devastating } = weapon;
  if (guard.softensOneCrit > 0 && criticalDamage <= SOFTENED_ABOVE)
    remarks.warning(
      'crit-damage-not-lowered',
      `${path}.abilities`,
      `critical damage ${criticalDamage} is not lowered: it must be above ${SOFTENED_ABOVE}`,
    );
  if (guard.feelNoPain !== null && isForeign(ruleOf('feelNoPain'), edition))
    remarks.info(
      'feel-no-pain-2024',
      `${path}.feelNoPain`,
      'no team of 2024 rolls for each point of damage: damageReduction is rolled for each die',
    );
  for (const rule of [guard.limited, guard.every]) {
    if (rule === null) continue;
    const critical = guard.critsDealNormal ? Math.min(criticalDamage, normalDamage) : criticalDamage;
    const meets = loweredBy(rule, false, normalDamage) >= 0 || loweredBy(rule, true, critical) >= 0;
    const meetsPacket = rule === guard.every && guard.everyPacket && loweredBy(rule, true, devastating) >= 0;
    if (!meets && !meetsPacket)
      remarks.warning(
        'guard-does-nothing',
        `${path}.${rule.rule.field}`,
        `${rule.rule.name} changes nothing against damage ${normalDamage}/${criticalDamage}`,
      );
  }
}
