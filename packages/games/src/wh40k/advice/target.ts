// Remarks on the target: defences that cannot help, and groups in an order the rules do not allow.
import type { Battle } from '../battle.ts';
import { info, type Remark, warning } from './remark.ts';

export function targetRemarks(battle: Battle): readonly Remark[] {
  return [...defenceRemarks(battle), ...orderRemarks(battle), ...attackerRemarks(battle)];
}

function defenceRemarks({ target }: Battle): Remark[] {
  const remarks: Remark[] = [];
  target.groups.forEach((group, index) => {
    const path = target.grouped ? `target.groups[${index}]` : 'target';
    if (group.fnp !== null && group.fnpMortal !== null && group.fnpMortal >= group.fnp)
      remarks.push(
        info(
          'fnp-mortal-idle',
          `${path}.fnpMortal`,
          'the ordinary Feel No Pain is at least as good against mortal wounds',
        ),
      );
    if (group.invuln !== null && group.invuln >= group.save)
      remarks.push(
        info('invulnerable-behind-armour', `${path}.invuln`, 'the invulnerable save only helps against enough AP'),
      );
  });
  return remarks;
}

/** Rules 24, 25: bodyguards before characters, wounded models before fresh ones. */
function orderRemarks({ target: { groups }, edition }: Battle): Remark[] {
  const remarks: Remark[] = [];
  const order = groups.findIndex(
    (group, i) => group.character && groups.slice(i + 1).some((other) => !other.character),
  );
  if (order >= 0 && !edition.charactersLast)
    remarks.push(
      warning(
        'character-first',
        `target.groups[${order}]`,
        'a character listed before its bodyguards loses its models first: bodyguards go first in the rules',
      ),
    );
  const wounded = groups.findIndex((group, i) => i > 0 && !group.character && group.firstWounds < group.wounds);
  if (wounded > 0)
    remarks.push(
      warning(
        'wounded-later',
        `target.groups[${wounded}]`,
        'a wounded model must take the next wound: its group goes first in the rules',
      ),
    );
  return remarks;
}

/** What the attacking weapons leave unused or unsaid. */
function attackerRemarks({ units, bearers, target, edition }: Battle): Remark[] {
  const remarks: Remark[] = [];
  const plans = units.flatMap((unit) => unit.plans);
  if (plans.some((plan) => plan.hazardous) && bearers.length === 0)
    remarks.push(
      info(
        'hazardous-bearers',
        'attacker',
        edition.hazard.spills
          ? 'say how many models the firing unit has, and their wounds, to see how many are lost'
          : 'say how many models carry Hazardous weapons, and their wounds, to see how many are lost',
      ),
    );
  if (target.groups.some((group) => group.fnpPsychic !== null) && !plans.some((plan) => plan.psychic))
    remarks.push(info('fnp-psychic-idle', 'target.fnpPsychic', 'no weapon is Psychic'));
  return remarks;
}
