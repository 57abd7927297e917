// The scenarios in groups, as a player chooses them.
import type { Scenario } from '@oddsmith/games/grimdark';

export const SCENARIO_GROUPS = {
  shooting: ['shooting_only', 'mutual_shooting'],
  charges: ['charge', 'receive_charge', 'shoot_then_charge'],
  approaches: ['approach_1_turn', 'approach_2_turns'],
  battles: ['full_engagement', 'fighting_retreat'],
} as const satisfies { readonly [group: string]: readonly Scenario[] };
export type ScenarioGroup = keyof typeof SCENARIO_GROUPS;

export const ALL_SCENARIOS: readonly Scenario[] = Object.values(SCENARIO_GROUPS).flat();
