// Remarks on what protects an operative: rules that meet nothing to act on, or that the edition does not have.
import type { Advice } from '../../calculator.ts';
import { loweredBy } from '../exact/die-damage.ts';
import { type GuardPlan, SOFTENED_ABOVE } from '../plan.ts';
import { type Edition, ruleOf } from '../rules/index.ts';
import { info, isForeign, warning } from './pool.ts';

/** The weapon an operative is hurt with. */
interface Weapon {
  readonly normalDamage: number;
  readonly criticalDamage: number;
  readonly devastating: number;
}

export function adviseGuard(path: string, guard: GuardPlan, weapon: Weapon, edition: Edition): Advice[] {
  const advice: Advice[] = [];
  if (guard.softensOneCrit > 0 && weapon.criticalDamage <= SOFTENED_ABOVE)
    advice.push(
      warning(
        'crit-damage-not-lowered',
        `${path}.abilities`,
        `critical damage ${weapon.criticalDamage} is not lowered: it must be above ${SOFTENED_ABOVE}`,
      ),
    );
  if (guard.feelNoPain !== null && isForeign(ruleOf('feelNoPain'), edition))
    advice.push(
      info(
        'feel-no-pain-2024',
        `${path}.feelNoPain`,
        'no team of 2024 rolls for each point of damage: damageReduction is rolled for each die',
      ),
    );
  for (const rule of [guard.limited, guard.every]) {
    if (rule === null) continue;
    const critical = guard.critsDealNormal
      ? Math.min(weapon.criticalDamage, weapon.normalDamage)
      : weapon.criticalDamage;
    const meets = loweredBy(rule, false, weapon.normalDamage) >= 0 || loweredBy(rule, true, critical) >= 0;
    const meetsPacket = rule === guard.every && guard.everyPacket && loweredBy(rule, true, weapon.devastating) >= 0;
    if (!meets && !meetsPacket)
      advice.push(
        warning(
          'guard-does-nothing',
          `${path}.${rule.rule.field}`,
          `${rule.rule.name} changes nothing against damage ${weapon.normalDamage}/${weapon.criticalDamage}`,
        ),
      );
  }
  return advice;
}
