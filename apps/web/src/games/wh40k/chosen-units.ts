// The units picked for both sides, remembered while the page is open so that the phase can be changed afterwards.

import { create } from 'zustand';
import { useBattleStore } from '../../battle/context.ts';
import { valueAt, withValueAt } from '../../battle/path.ts';
import type { PlayableUnit } from './library.ts';
import { useAttackPath, usePlace } from './place.ts';
import { type TargetRecord, useRequest, withLeaders } from './request.ts';

export type Phase = 'shooting' | 'fight';
export type Role = 'attacker' | 'defender' | 'leader';

interface Chosen {
  readonly attacker: PlayableUnit | undefined;
  readonly defender: PlayableUnit | undefined;
}

const useChosen = create<Chosen>(() => ({ attacker: undefined, defender: undefined }));

/** Melee weapons make it a fight. */
export function usePhase(): Phase {
  const { phase } = usePlace();
  const { volley } = useRequest();
  if (phase !== undefined) return phase;
  return volley?.[0]?.weapon.kind === 'melee' ? 'fight' : 'shooting';
}

export interface UnitActions {
  /** Puts a unit on one side; a sentence if it cannot stand there. */
  choose(role: Role, unit: PlayableUnit): string | undefined;
  changePhase(phase: Phase): string | undefined;
}

export function useUnitActions(): UnitActions {
  const store = useBattleStore();
  const { phase: fixed } = usePlace();
  const phase = usePhase();
  const path = useAttackPath();
  const targetPath = useAttackPath('target');
  const apply = (units: Chosen, wanted: Phase): string | undefined => {
    const { history, replace } = store.getState();
    const attacker = units.attacker;
    const volley = attacker?.volley[wanted];
    if (attacker !== undefined && volley?.length === 0)
      return `${attacker.name} has no ${wanted === 'fight' ? 'melee' : 'ranged'} weapons.`;
    const edition = attacker?.edition ?? units.defender?.edition;
    const attack = {
      ...(valueAt(history.present, path) as object),
      // A list says which edition it is for; a datasheet does not.
      ...(edition === undefined ? {} : { edition }),
      ...(attacker === undefined ? {} : { volley, attacker: attacker.attacker[wanted] }),
      ...(units.defender === undefined ? {} : { target: units.defender.target[wanted] }),
    };
    replace(withValueAt(history.present, path, attack));
    return undefined;
  };
  return {
    choose(role, unit) {
      if (role === 'leader') {
        const { history, set } = store.getState();
        const target = valueAt(history.present, targetPath) as TargetRecord;
        set(targetPath, withLeaders(target, leadersOf(unit, phase)));
        return undefined;
      }
      // A unit without guns attacks in melee.
      const mayChange = role === 'attacker' && fixed === undefined;
      const wanted = mayChange && unit.volley[phase].length === 0 ? other(phase) : phase;
      const units = { ...useChosen.getState(), [role]: unit };
      const problem = apply(
        { attacker: undefined, defender: undefined, ...pick(units, role, wanted !== phase) },
        wanted,
      );
      if (problem === undefined) useChosen.setState(units);
      return problem;
    },
    changePhase(wanted) {
      const units = useChosen.getState();
      if (units.attacker === undefined) return 'Choose an attacking unit first, or edit its weapons.';
      return apply(units, wanted);
    },
  };
}

/** The stat lines of a unit without what belongs to a whole target. */
function leadersOf(unit: PlayableUnit, phase: Phase): readonly object[] {
  const { leadership: _, groups, ...line } = unit.target[phase] as TargetRecord;
  return groups ?? [{ firstModelWounds: null, ...line }];
}

/** Only the side that was picked changes, unless the phase does. */
function pick(units: Chosen, role: keyof Chosen, both: boolean): Partial<Chosen> {
  return both ? units : { [role]: units[role] };
}

function other(phase: Phase): Phase {
  return phase === 'shooting' ? 'fight' : 'shooting';
}
