// What the Armies page is about: two armies with their chosen units and what their pairs have in common, changed as a battle is.
import { withValue } from '@oddsmith/games';
import { createContext, useContext, useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { useBattle } from '../../../battle/context.ts';
import { DEFAULT_VIEW } from '../../../battle/link.ts';
import { type Battle, type BattleStore, createBattleStore, type RecordStep } from '../../../battle/store.ts';
import type { CalculatorDescription } from '../../../engine/engine.ts';
import type { CalculatorView } from '../../../games/view.ts';
import { type ArmiesGame, type Layer, playedIn, type Settings } from '../armies-game.ts';
import { type ArmySide, type ArmyUnit, chosenUnits, type Hosts, type Phase } from '../army.ts';
import type { RunPlan } from './run-plan.ts';

/** The calculator's own fields, so that generated controls edit them, with the armies and the method beside them. */
export interface Plan extends Settings {
  readonly hosts: Hosts;
  readonly run: RunPlan;
}

export function createPlanStore(
  calculator: CalculatorDescription,
  settings: unknown,
  hosts: Hosts,
  run: RunPlan,
  recordStep?: RecordStep,
): BattleStore {
  const store = createBattleStore(calculator, { input: settings, view: DEFAULT_VIEW }, undefined, recordStep);
  const { input } = store.getState();
  store.setState({ input: withValue(withValue(input, ['hosts'], hosts), ['run'], run) });
  return store;
}

function isPlan(value: unknown): value is Plan {
  return typeof value === 'object' && value !== null && 'hosts' in value && 'run' in value;
}

/** Every state of the plan is one: `createPlanStore` starts it and controls change fields of it. */
function planIn({ input }: Battle): Plan {
  if (!isPlan(input)) throw new Error('a plan is needed around this component');
  return input;
}

export function planOf(store: BattleStore): Plan {
  return planIn(store.getState());
}

export function usePlan(): Plan {
  return useBattle(planIn);
}

/** How the game shows its calculators. */
export const ViewsContext = createContext<readonly CalculatorView[]>([]);

/** Which game the page is of. */
export const GameContext = createContext<ArmiesGame | undefined>(undefined);

/** As it is played in the phase that is looked at. */
export function useGame(): ArmiesGame {
  const game = useContext(GameContext);
  if (game === undefined) throw new Error('a game is needed around this component');
  const { layer } = useLook();
  return playedIn(game, phaseOf(game.situations?.find(({ name }) => name === layer) ?? game.situations?.[0]));
}

/** What the question of every pair has in common. */
export function useCommon(): unknown {
  const game = useGame();
  const plan = usePlan();
  return useMemo(() => game.common(plan, plan.hosts), [game, plan]);
}

/** How the plan is looked at; part of the link, not of undo. */
export interface Look {
  /** Undefined: the mean over all of them, or the first where they are asked one at a time. */
  readonly layer: string | undefined;
  /** Undefined: the game's first. */
  readonly figure: string | undefined;
  /** The open cell, by unit ids. */
  readonly cell: readonly [attacker: string, defender: string] | undefined;
  /** Of the open pair. */
  readonly tab: string;
  readonly seed: number;
  /** Averages weigh pairings by the points of both units. */
  readonly weighted: boolean;
}

export const FIRST_LOOK: Look = {
  layer: undefined,
  figure: undefined,
  cell: undefined,
  tab: 'result',
  seed: 1,
  weighted: false,
};

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

/** The layers there are, in words; those of an answer as the calculator's own form has them. */
export function useLayers(): readonly Layer[] {
  const { situations, layerField } = useGame();
  const plan = usePlan();
  const form = useBattle((battle) => battle.calculator.form);
  const chosen = layerField === undefined ? undefined : plan[layerField];
  return useMemo(() => {
    if (situations !== undefined) return situations;
    const field = form.fields.find(({ key }) => key === layerField);
    const options = field?.kind === 'choices' ? field.options : [];
    const names = Array.isArray(chosen) ? chosen.map(String) : [];
    return names.map((name) => ({
      name,
      title: options.find(({ value }) => value === name)?.label ?? name,
    }));
  }, [situations, form, layerField, chosen]);
}

/** The layer that is looked at; undefined for the mean over all of them. */
export function useLayer(): Layer | undefined {
  const { situations } = useGame();
  const { layer } = useLook();
  return useLayers().find(({ name }) => name === layer) ?? situations?.[0];
}

export function phaseOf(layer: Layer | undefined): Phase {
  return layer?.phase ?? 'shooting';
}

/** The units of a side that are chosen and can fight in the layer that is looked at. */
export function useChosen(side: ArmySide): readonly ArmyUnit[] {
  const host = usePlan().hosts[side];
  const phase = phaseOf(useLayer());
  return useMemo(() => chosenUnits(host, side, phase), [host, side, phase]);
}

/** The open cell as long as both units are chosen. */
export function useOpenPair(): { readonly attacker: ArmyUnit; readonly defender: ArmyUnit } | undefined {
  const { cell } = useLook();
  const [attackers, defenders] = [useChosen('attacker'), useChosen('defender')];
  const attacker = attackers.find(({ id }) => id === cell?.[0]);
  const defender = defenders.find(({ id }) => id === cell?.[1]);
  return attacker === undefined || defender === undefined ? undefined : { attacker, defender };
}
