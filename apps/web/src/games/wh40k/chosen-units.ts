// The units picked for both sides, remembered while the page is open so that the phase can be changed afterwards.

import { asObject, type Path, valueAt, withValue } from '@oddsmith/games';
import {
  type AttackRequest,
  chipLabel,
  isUnarmed,
  joinedAttack,
  leaderGroups,
  phaseFor,
  requestFields,
  switchAbility,
  type UnitPhase,
  type UnitRequest,
  withLeaders,
} from '@oddsmith/games/wh40k';
import type { UnitKey } from '@oddsmith/games/wh40k/library';
import { useLayoutEffect, useRef } from 'react';
import { create } from 'zustand';
import { withChanges } from '../../battle/changes.ts';
import { useBattleStore } from '../../battle/context.ts';
import { isExample } from '../../battle/example.ts';
import type { BattleStore } from '../../battle/store.ts';
import { wh40k } from '../../language/english/wh40k/wh40k.ts';
import type { InputOf } from '../calculator-types.ts';
import { rememberSwitch } from './army-memory.ts';
import { rememberEdition } from './edition-memory.ts';
import { useAttackPath, usePlace, useRequest } from './place.ts';

export type Phase = UnitPhase;
export type Side = 'attacker' | 'defender';

/** Which side a unit is picked for, alone or to join who is there. */
export interface Role {
  readonly side: Side;
  readonly leads?: boolean;
}

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

/** A unit picked in another mode. */
export function rememberChosen(side: Side, unit: UnitRequest, key: UnitKey | undefined): void {
  useChosen.setState({ [side]: unit });
  useOrigins.setState({ [side]: key });
}

/** Those of this visit, for a mode that is opened now. */
export function chosenUnits(): Chosen {
  return useChosen.getState();
}

/** What the attacker was set to use in the phase that was left. */
const usedIn: { [phase in Phase]?: Pick<AttackRequest, 'volley' | 'attacker'> & { readonly by: UnitRequest } } = {};

/** Melee weapons make it a fight. */
export function usePhase(): Phase {
  const { phase } = usePlace();
  const { volley } = useRequest();
  if (phase !== undefined) return phase;
  return volley?.[0]?.weapon.kind === 'melee' ? 'fight' : 'shooting';
}

export interface UnitActions {
  /** Puts a unit on one side, or a leader beside the one that is there; a sentence if it cannot stand there. */
  choose(role: Role, unit: UnitRequest, key?: UnitKey): Promise<string | undefined>;
  /** Counts an ability of a chosen unit, or leaves it out. */
  setAbility(side: Side, index: number, on: boolean): void;
  /** Puts a unit aboard the attacker: its guns fire as well. */
  board(passengers: UnitRequest): Promise<string | undefined>;
  changePhase(phase: Phase): string | undefined;
}

export function useUnitActions(): UnitActions {
  const store = useBattleStore();
  const { phase: fixed } = usePlace();
  return unitActions({ store, fixed, phase: usePhase(), path: useAttackPath(), now: useNewest(useRequest()) });
}

interface AttackOfPage {
  readonly store: BattleStore;
  /** The attack of the page, and where it stands in its input. */
  readonly path: Path;
  readonly now: { readonly current: InputOf<'wh40k/attack'> };
  readonly phase: Phase;
  /** Where only one phase makes sense. */
  readonly fixed: Phase | undefined;
}

export function unitActions({ store, fixed, phase, path, now }: AttackOfPage): UnitActions {
  const write = (attack: unknown) => store.getState().replace(withValue(store.getState().input, path, attack));
  // A unit that is picked is written whole; of the others only what differs from before, so that what the player set on them stays.
  const apply = (picked: Partial<Chosen>, units: Chosen, wanted: Phase, weapons: object = {}): string | undefined => {
    if (picked.attacker && isUnarmed(picked.attacker, wanted)) return wh40k.unarmed[wanted](picked.attacker.name);
    const request = now.current;
    const before = requestFields(useChosen.getState(), phase);
    const after = requestFields(units, wanted);
    rememberEdition(after.edition);
    const { abilities, ...fields } = requestFields(picked, wanted);
    const rest = asObject(withChanges(request, before, after));
    const inForce = { ...asObject(valueAt(rest, ['abilities'])), ...abilities };
    // Nobody has said yet that a unit stands still: the example before it did.
    const untouched = isExample(store.getState());
    const context = picked.attacker && untouched ? { ...request.context, stationary: false } : request.context;
    write({ ...rest, ...fields, ...weapons, context, abilities: inForce });
    useChosen.setState(units);
    return undefined;
  };
  const stand = (side: Side, unit: UnitRequest, key: UnitKey | undefined): string | undefined => {
    // A unit without guns attacks in melee.
    const wanted = side === 'attacker' && fixed === undefined ? phaseFor(unit, phase) : phase;
    const units = { ...useChosen.getState(), [side]: unit };
    // Only the side that was picked changes, unless the phase does.
    const problem = apply(wanted === phase ? { [side]: unit } : units, units, wanted);
    if (problem === undefined) useOrigins.setState({ [side]: key });
    return problem;
  };
  const join = async (side: Side, leader: UnitRequest, key: UnitKey | undefined): Promise<string | undefined> => {
    const led = useOrigins.getState()[side];
    const both = led === undefined || key === undefined ? undefined : await together(led, key);
    // As one unit their abilities count for each other.
    if (both !== undefined) return stand(side, both, joinedKey(led, key));
    const request = now.current;
    const target = withLeaders(request.target, leaderGroups(leader, phase));
    write(side === 'defender' ? { ...request, target } : joinedAttack(request, leader, phase));
    return undefined;
  };
  return {
    choose: async ({ side, leads }, unit, key) => (leads ? join(side, unit, key) : stand(side, unit, key)),
    setAbility: (side, index, on) => turnSwitch(store, side, index, on),
    async board(passengers) {
      const units = useChosen.getState();
      if (units.attacker === undefined) return wh40k.pickFirst;
      const { library } = await import('./library/library-client.ts');
      const attacker = await library.aboard(units.attacker, passengers);
      return apply({ attacker }, { ...units, attacker }, 'shooting');
    },
    changePhase(wanted) {
      const units = useChosen.getState();
      const { attacker } = units;
      if (attacker === undefined) return wh40k.pickFirst;
      if (isUnarmed(attacker, wanted)) return wh40k.unarmed[wanted](attacker.name);
      const { volley, attacker: bearers } = now.current;
      usedIn[phase] = { by: attacker, volley, attacker: bearers };
      const { by, ...used } = usedIn[wanted] ?? {};
      return apply({}, units, wanted, by?.name === attacker.name ? used : {});
    },
  };
}

/** Counts an ability of the unit that was picked for a side, or leaves it out; a rule of its army is kept for the next units. */
export function turnSwitch(store: BattleStore, side: Side, index: number, on: boolean): void {
  const unit = useChosen.getState()[side];
  if (unit === undefined) return;
  const chip = unit.abilities.chips[index];
  if (chip.army) rememberSwitch(side, chipLabel(chip), on);
  changeChosen(store, side, switchAbility(unit, index, on));
}

/** The same unit with other abilities, in whatever mode is open: only what differs is written, so that what the player set stays. */
export function changeChosen(store: BattleStore, side: Side, unit: UnitRequest, key?: UnitKey): void {
  const chosen = useChosen.getState();
  const { calculator, input: present, replace } = store.getState();
  const before = chosen[side];
  if (calculator.id === 'wh40k/melee') {
    const path = [side === 'attacker' ? 'first' : 'second'];
    replace(withValue(present, path, withChanges(valueAt(present, path), before?.side ?? {}, unit.side)));
  } else {
    const path = calculator.id === 'wh40k/charge' ? ['fight'] : [];
    const attack = valueAt(present, path);
    const phase = path.length > 0 || isFight(attack) ? 'fight' : 'shooting';
    const next = { ...chosen, [side]: unit };
    const changed = withChanges(attack, requestFields(chosen, phase), requestFields(next, phase));
    replace(withValue(present, path, changed));
  }
  useChosen.setState({ [side]: unit });
  if (key !== undefined) useOrigins.setState({ [side]: key });
}

function isFight(attack: unknown): boolean {
  return valueAt(attack, ['volley', 0, 'weapon', 'kind']) === 'melee';
}

/** Where the unit of a side comes from. */
export function originOf(side: Side): UnitKey | undefined {
  return useOrigins.getState()[side];
}

/** The battle as it is by now: units come from another thread, and the page goes on while they are fetched. */
export function useNewest<Value>(value: Value): { readonly current: Value } {
  const newest = useRef(value);
  useLayoutEffect(() => {
    newest.current = value;
  });
  return newest;
}

/** Units of a list are found again by their places; two datasheets have no options of their own together. */
function joinedKey(led: UnitKey | undefined, leader: UnitKey | undefined): UnitKey | undefined {
  if (led?.from !== 'army' || leader?.from !== 'army' || led.army !== leader.army) return undefined;
  return { ...led, indices: [...led.indices, ...leader.indices] };
}

/** The way to the catalogue is fetched when somebody is picked from it. */
export async function together(bodyguard: UnitKey, leader: UnitKey): Promise<UnitRequest | undefined> {
  const { library } = await import('./library/library-client.ts');
  return library.together(bodyguard, leader);
}
