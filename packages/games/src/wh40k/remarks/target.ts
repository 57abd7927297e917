// Remarks on the target: defences that cannot help, and groups in an order the rules do not allow.
import type { Battle } from '../battle.ts';
import { info, type Remark, warning } from './remark.ts';

/** `grouped`: the request lists groups, so remarks point at them. */
export function targetRemarks(battle: Battle, grouped: boolean): readonly Remark[] {
  return [...defenceRemarks(battle, grouped), ...orderRemarks(battle), ...attackerRemarks(battle)];
}

function defenceRemarks(battle: Battle, grouped: boolean): Remark[] {
  const remarks: Remark[] = [];
  battle.groups.forEach((group, index) => {
    const path = grouped ? `target.groups[${index}]` : 'target';
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
function orderRemarks(battle: Battle): Remark[] {
  const remarks: Remark[] = [];
  const order = battle.groups.findIndex(
    (group, i) => group.character && battle.groups.slice(i + 1).some((other) => !other.character),
  );
  if (order >= 0)
    remarks.push(
      warning(
        'character-first',
        `target.groups[${order}]`,
        'a character listed before its bodyguards loses its models first: bodyguards go first in the rules',
      ),
    );
  const wounded = battle.groups.findIndex((group, i) => i > 0 && !group.character && group.firstWounds < group.wounds);
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
function attackerRemarks(battle: Battle): Remark[] {
  const remarks: Remark[] = [];
  const weapons = battle.units.flatMap((unit) => unit.weapons);
  if (weapons.some((weapon) => weapon.abilities.hazardous) && battle.attacker?.models == null)
    remarks.push(
      info(
        'hazardous-bearers',
        'attacker',
        'say how many models carry Hazardous weapons, and their wounds, to see how many are lost',
      ),
    );
  const psychic = weapons.some((weapon) => weapon.abilities.psychic);
  if (battle.groups.some((group) => group.fnpPsychic !== null) && !psychic)
    remarks.push(info('fnp-psychic-idle', 'target.fnpPsychic', 'no weapon is Psychic'));
  return remarks;
}
