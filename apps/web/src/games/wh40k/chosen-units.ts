// The units picked for both sides, remembered while the page is open so that the phase can be changed afterwards.

import { withValue } from '@oddsmith/games';
import {
  leaderGroups,
  phaseFor,
  requestFields,
  type UnitPhase,
  type UnitRequest,
  unarmed,
  withLeaders,
} from '@oddsmith/games/wh40k/units';
import { create } from 'zustand';
import { useBattleStore } from '../../battle/context.ts';
import { useAttackPath, usePlace } from './place.ts';
import { useRequest } from './request.ts';

export type Phase = UnitPhase;
export type Role = 'attacker' | 'defender' | 'leader';

interface Chosen {
  readonly attacker: UnitRequest | undefined;
  readonly defender: UnitRequest | undefined;
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
  choose(role: Role, unit: UnitRequest): string | undefined;
  changePhase(phase: Phase): string | undefined;
}

export function useUnitActions(): UnitActions {
  const store = useBattleStore();
  const { phase: fixed } = usePlace();
  const phase = usePhase();
  const path = useAttackPath();
  const request = useRequest();
  const targetPath = useAttackPath('target');
  const apply = (units: Partial<Chosen>, wanted: Phase): string | undefined => {
    const { history, replace } = store.getState();
    const problem = units.attacker && unarmed(units.attacker, wanted);
    if (problem !== undefined) return problem;
    const attack = { ...request, ...requestFields(units, wanted) };
    replace(withValue(history.present, path, attack));
    return undefined;
  };
  return {
    choose(role, unit) {
      if (role === 'leader') {
        store.getState().set(targetPath, withLeaders(request.target, leaderGroups(unit, phase)));
        return undefined;
      }
      // A unit without guns attacks in melee.
      const wanted = role === 'attacker' && fixed === undefined ? phaseFor(unit, phase) : phase;
      const units = { ...useChosen.getState(), [role]: unit };
      // Only the side that was picked changes, unless the phase does.
      const problem = apply(wanted === phase ? { [role]: unit } : units, wanted);
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
