// Remarks on what protects an operative: rules that meet nothing to act on, or that the edition does not have.

import type { Remarks } from '../../contract/advice-list.ts';
import { loweredBy } from '../exact/die-damage.ts';
import { type DieRule, type GuardPlan, type MeleePlan, SOFTENED_ABOVE } from '../plan.ts';
import { type Edition, ruleOf } from '../rules/index.ts';
import type { en } from '../words/en.ts';
import { isForeign } from './pool.ts';

/** The weapon an operative is hurt with. */
interface Weapon {
  readonly normalDamage: number;
  readonly criticalDamage: number;
  readonly devastating: number;
  /** Of a fighter. */
  readonly melee?: Pick<MeleePlan, 'firstStrikeBonus'>;
}

export function adviseGuard(
  remarks: Remarks<typeof en>,
  path: string,
  guard: GuardPlan,
  weapons: readonly Weapon[],
  edition: Edition,
): void {
  const most = (kind: 'normalDamage' | 'criticalDamage') => Math.max(...weapons.map((weapon) => weapon[kind]));
  if (guard.softensOneCrit > 0 && most('criticalDamage') <= SOFTENED_ABOVE)
    remarks.warning('crit-damage-not-lowered', `${path}.abilities`, {
      critical: most('criticalDamage'),
      above: SOFTENED_ABOVE,
    });
  if (guard.feelNoPain !== null && isForeign(ruleOf('feelNoPain'), edition))
    remarks.info('feel-no-pain-2024', `${path}.feelNoPain`);
  if (guard.everyPacket && edition === '2024') remarks.warning('devastating-not-reduced', `${path}.damageReduction`);
  for (const rule of [guard.limited, guard.every]) {
    if (rule === null || weapons.some((weapon) => meets(guard, rule, weapon))) continue;
    remarks.warning('guard-does-nothing', `${path}.${rule.rule.field}`, {
      rule: rule.rule.id,
      normal: most('normalDamage'),
      critical: most('criticalDamage'),
    });
  }
}

function meets(guard: GuardPlan, rule: DieRule, weapon: Weapon): boolean {
  const { normalDamage, criticalDamage, devastating, melee } = weapon;
  const critical = guard.critsDealNormal ? Math.min(criticalDamage, normalDamage) : criticalDamage;
  for (const bonus of [0, melee?.firstStrikeBonus ?? 0])
    if (loweredBy(rule, false, normalDamage + bonus) >= 0 || loweredBy(rule, true, critical + bonus) >= 0) return true;
  return rule === guard.every && guard.everyPacket && loweredBy(rule, true, devastating) >= 0;
}
