// Remarks on the target: defences that cannot help.

import type { Remarks } from '../../remarks.ts';
import type { Battle } from '../battle.ts';

export function adviseTarget(battle: Battle, remarks: Remarks): void {
  adviseDefences(battle, remarks);
  adviseAttacker(battle, remarks);
}

function adviseDefences({ target }: Battle, remarks: Remarks): void {
  target.groups.forEach(({ fnp, fnpMortal, invuln, save }, index) => {
    const path = target.grouped ? `target.groups[${index}]` : 'target';
    if (fnp !== null && fnpMortal !== null && fnpMortal >= fnp)
      remarks.info(
        'fnp-mortal-idle',
        `${path}.fnpMortal`,
        'the ordinary Feel No Pain is at least as good against mortal wounds',
      );
    if (invuln !== null && invuln >= save)
      remarks.info(
        'invulnerable-behind-armour',
        `${path}.invuln`,
        'the invulnerable save only helps against enough AP',
      );
  });
}

/** What the attacking weapons leave unused or unsaid. */
function adviseAttacker({ units, bearers, hazardWounds, target, edition }: Battle, remarks: Remarks): void {
  const plans = units.flatMap((unit) => unit.plans);
  const who = edition.hazard.spills ? 'models the firing unit has' : 'models carry Hazardous weapons';
  if (hazardWounds > 0 && bearers.length === 0 && plans.some((plan) => plan.hazardous))
    remarks.info('hazardous-bearers', 'attacker', `say how many ${who}, and their wounds, to see how many are lost`);
  if (target.groups.some((group) => group.fnpPsychic !== null) && !plans.some((plan) => plan.psychic))
    remarks.info('fnp-psychic-idle', 'target.fnpPsychic', 'no weapon is Psychic');
}
