// What the Armies page is about: two armies with their chosen units and the settings of their duels, in one history of undo.
import type { UnitInput } from '@oddsmith/games/grimdark';
import { createContext, useContext, useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { useBattle } from '../../../battle/context.ts';
import { startHistory } from '../../../battle/history.ts';
import { DEFAULT_VIEW } from '../../../battle/link.ts';
import { type BattleStore, createBattleStore } from '../../../battle/store.ts';
import type { CalculatorDescription } from '../../../engine/engine.ts';
import { type ArmyUnit, chosenUnits, type Host, type Hosts } from '../armies/army.ts';
import type { BattleInput, Settings } from '../tasks/solve.ts';
import type { RunPlan } from './run-plan.ts';

/** The duel's own fields, so that generated controls edit them, with the armies and the method beside them. */
export interface Plan extends Settings {
  readonly hosts: Hosts;
  readonly run: RunPlan;
}

export function createPlanStore(
  duel: CalculatorDescription,
  settings: unknown,
  hosts: Hosts,
  run: RunPlan,
): BattleStore {
  const store = createBattleStore(duel, { input: settings, view: DEFAULT_VIEW }, undefined, () => performance.now());
  store.setState({ history: startHistory<unknown>({ ...(store.getState().history.present as object), hosts, run }) });
  return store;
}

export function planOf(store: BattleStore): Plan {
  return store.getState().history.present as Plan;
}

export function usePlan(): Plan {
  return useBattle((battle) => battle.history.present) as Plan;
}

/** Without units, armies and method: what every pairing shares. */
export function settingsOf(plan: Plan): Settings {
  const { hosts, run: _run, ...rest } = plan;
  const { attacker: _a, defender: _d, ...settings } = rest as Settings & Partial<BattleInput>;
  return {
    ...settings,
    ruleTexts: { ...hosts.attacker.army.ruleTexts, ...hosts.defender.army.ruleTexts, ...settings.ruleTexts },
  };
}

export function useSettings(): Settings {
  const plan = usePlan();
  return useMemo(() => settingsOf(plan), [plan]);
}

export const TABS = ['result', 'factors', 'replay'] as const;
export type Tab = (typeof TABS)[number];

/** How the plan is looked at; part of the link, not of undo. */
export interface Look {
  /** Undefined: the mean over all of them. */
  readonly scenario: string | undefined;
  /** The open cell, by unit ids. */
  readonly cell: readonly [attacker: string, defender: string] | undefined;
  readonly tab: Tab;
  readonly seed: number;
  /** Averages weigh pairings by the points of both units. */
  readonly weighted: boolean;
}

export const FIRST_LOOK: Look = { scenario: undefined, cell: undefined, tab: 'result', seed: 1, weighted: false };

export type LookStore = StoreApi<Look>;

export function createLookStore(look: Look): LookStore {
  return createStore<Look>(() => look);
}

export const LookContext = createContext<LookStore | undefined>(undefined);

export function useLookStore(): LookStore {
  const store = useContext(LookContext);
  if (store === undefined) throw new Error('a look is needed around this component');
  return store;
}

export function useLook(): Look {
  return useStore(useLookStore());
}

/** The open cell as long as both units are chosen. */
export function openPairing(hosts: Hosts, cell: Look['cell']): readonly [ArmyUnit, ArmyUnit] | undefined {
  if (cell === undefined) return undefined;
  const find = (host: Host, id: string) => chosenUnits(host).find((unit) => unit.id === id);
  const attacker = find(hosts.attacker, cell[0]);
  const defender = find(hosts.defender, cell[1]);
  return attacker === undefined || defender === undefined ? undefined : [attacker, defender];
}

export function unitsOf(host: Host): readonly UnitInput[] {
  return chosenUnits(host).map(({ unit }) => unit);
}
