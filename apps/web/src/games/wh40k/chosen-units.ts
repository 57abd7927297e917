// The units picked for both sides, remembered while the page is open so that the phase can be changed afterwards.

import { withValue } from '@oddsmith/games';
import type { UnitKey } from '@oddsmith/games/wh40k/library';
import {
  leaderGroups,
  phaseFor,
  requestFields,
  switchAbility,
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

export type Side = Exclude<Role, 'leader'>;

type Chosen = { readonly [side in Side]: UnitRequest | undefined };

/** Where a chosen unit comes from, so that its options can be swapped. */
const useOrigins = create<{ readonly [side in Side]?: UnitKey | undefined }>(() => ({}));

export function useChosenUnit(side: Side): {
  readonly unit: UnitRequest | undefined;
  readonly key: UnitKey | undefined;
} {
  const unit = useChosen((chosen) => chosen[side]);
  const key = useOrigins((origins) => origins[side]);
  return { unit, key };
}

const useChosen = create<Chosen>(() => ({ attacker: undefined, defender: undefined }));

/** Those of this visit, for a mode that is opened now. */
export function chosenUnits(): Chosen {
  return useChosen.getState();
}

/** Melee weapons make it a fight. */
export function usePhase(): Phase {
  const { phase } = usePlace();
  const { volley } = useRequest();
  if (phase !== undefined) return phase;
  return volley?.[0]?.weapon.kind === 'melee' ? 'fight' : 'shooting';
}

export interface UnitActions {
  /** Puts a unit on one side; a sentence if it cannot stand there. */
  choose(role: Role, unit: UnitRequest, key?: UnitKey): string | undefined;
  /** Counts an ability of a chosen unit, or leaves it out. */
  setAbility(side: Side, index: number, on: boolean): void;
  changePhase(phase: Phase): string | undefined;
}

export function useUnitActions(): UnitActions {
  const store = useBattleStore();
  const { phase: fixed } = usePlace();
  const phase = usePhase();
  const path = useAttackPath();
  const request = useRequest();
  const targetPath = useAttackPath('target');
  // Only the sides in `changed` are written; abilities of both make the situation.
  const apply = (changed: Partial<Chosen>, units: Chosen, wanted: Phase): string | undefined => {
    const { history, replace } = store.getState();
    const problem = changed.attacker && unarmed(changed.attacker, wanted);
    if (problem !== undefined) return problem;
    const context = { ...request.context, ...requestFields(units, wanted).context };
    const attack = { ...request, ...requestFields(changed, wanted), context };
    replace(withValue(history.present, path, attack));
    useChosen.setState(units);
    return undefined;
  };
  return {
    choose(role, unit, key) {
      if (role === 'leader') {
        store.getState().set(targetPath, withLeaders(request.target, leaderGroups(unit, phase)));
        return undefined;
      }
      // A unit without guns attacks in melee.
      const wanted = role === 'attacker' && fixed === undefined ? phaseFor(unit, phase) : phase;
      const units = { ...useChosen.getState(), [role]: unit };
      // Only the side that was picked changes, unless the phase does.
      const problem = apply(wanted === phase ? { [role]: unit } : units, units, wanted);
      if (problem === undefined) useOrigins.setState({ [role]: key });
      return problem;
    },
    setAbility(side, index, on) {
      const before = useChosen.getState();
      const unit = before[side];
      if (unit === undefined) return;
      const after = switchAbility(unit, index, on);
      apply(side === 'defender' ? { defender: after } : {}, { ...before, [side]: after }, phase);
    },
    changePhase(wanted) {
      const units = useChosen.getState();
      if (units.attacker === undefined) return 'Choose an attacking unit first, or edit its weapons.';
      return apply(units, units, wanted);
    },
  };
}
