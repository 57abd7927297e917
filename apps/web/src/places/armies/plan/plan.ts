// What the Armies page is about: two armies with their chosen units and the settings of their duels, in one history of undo.
import { withValue } from '@oddsmith/games';
import type { UnitInput } from '@oddsmith/games/grimdark';
import { createContext, useContext, useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { useBattle } from '../../../battle/context.ts';
import { startHistory } from '../../../battle/history.ts';
import { DEFAULT_VIEW } from '../../../battle/link.ts';
import { type Battle, type BattleStore, createBattleStore } from '../../../battle/store.ts';
import type { CalculatorDescription } from '../../../engine/engine.ts';
import type { Settings } from '../../../games/grimdark/tasks/solve.ts';
import { type Army, type ArmyUnit, chosenUnits, type Host, type Hosts } from '../army.ts';
import type { RunPlan } from './run-plan.ts';

/** The duel's own fields, so that generated controls edit them, with the armies and the method beside them. */
export interface Plan extends Settings {
  /** The duel has units of its own, which the armies stand in for. */
  readonly attacker?: unknown;
  readonly defender?: unknown;
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
  const { present } = store.getState().history;
  store.setState({ history: startHistory<unknown>(withValue(withValue(present, ['hosts'], hosts), ['run'], run)) });
  return store;
}

function isPlan(value: unknown): value is Plan {
  return typeof value === 'object' && value !== null && 'hosts' in value && 'run' in value;
}

/** Every state of the plan's history is one: `createPlanStore` starts it and controls change fields of it. */
function planIn({ history }: Battle): Plan {
  if (!isPlan(history.present)) throw new Error('a plan is needed around this component');
  return history.present;
}

export function planOf(store: BattleStore): Plan {
  return planIn(store.getState());
}

export function usePlan(): Plan {
  return useBattle(planIn);
}

/** Without units, armies and method: what every pairing shares. */
export function settingsOf(plan: Plan): Settings {
  const { hosts, run: _run, attacker: _a, defender: _d, ...settings } = plan;
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

/** The armies that come with the app. */
export const SamplesContext = createContext<readonly Army[]>([]);

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
