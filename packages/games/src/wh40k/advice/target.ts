// Remarks on the target: defences that cannot help.

import type { Remarks } from '../../contract/advice-list.ts';
import type { Battle } from '../battle.ts';
import { isHazardous } from '../rolls.ts';
import type { en } from '../words/en.ts';

export function adviseTarget(battle: Battle, remarks: Remarks<typeof en>): void {
  adviseDefences(battle, remarks);
  adviseAttacker(battle, remarks);
}

function adviseDefences({ target }: Battle, remarks: Remarks<typeof en>): void {
  target.groups.forEach(({ fnp, fnpMortal, invuln, save }, index) => {
    const path = target.grouped ? `target.groups[${index}]` : 'target';
    if (fnp !== null && fnpMortal !== null && fnpMortal >= fnp) remarks.info('fnp-mortal-idle', `${path}.fnpMortal`);
    if (invuln !== null && invuln >= save) remarks.info('invulnerable-behind-armour', `${path}.invuln`);
  });
}

/** What the attacking weapons leave unused or unsaid. */
function adviseAttacker({ units, bearers, hazardWounds, target, edition }: Battle, remarks: Remarks<typeof en>): void {
  const plans = units.flatMap((unit) => unit.plans);
  if (hazardWounds > 0 && bearers.length === 0 && plans.some(isHazardous))
    remarks.info('hazardous-bearers', 'attacker', { spills: edition.hazard.spills });
  if (target.groups.some((group) => group.fnpPsychic !== null) && !plans.some((plan) => plan.psychic))
    remarks.info('fnp-psychic-idle', 'target.fnpPsychic');
}
