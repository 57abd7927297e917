// The scenarios as a player chooses them: in groups, each with what happens in it.
import type { Scenario } from '@oddsmith/games/grimdark';
import { grimdarkSheets } from '../../../language/english/grimdark/sheets.ts';

const { groups, flows } = grimdarkSheets.run;

export interface ScenarioGroup {
  readonly title: string;
  readonly scenarios: readonly { readonly id: Scenario; readonly flow: string }[];
}

export const SCENARIO_GROUPS: readonly ScenarioGroup[] = [
  {
    title: groups.shooting,
    scenarios: [
      { id: 'shooting_only', flow: flows.shooting_only },
      { id: 'mutual_shooting', flow: flows.mutual_shooting },
    ],
  },
  {
    title: groups.charges,
    scenarios: [
      { id: 'charge', flow: flows.charge },
      { id: 'receive_charge', flow: flows.receive_charge },
      { id: 'shoot_then_charge', flow: flows.shoot_then_charge },
    ],
  },
  {
    title: groups.approaches,
    scenarios: [
      { id: 'approach_1_turn', flow: flows.approach_1_turn },
      { id: 'approach_2_turns', flow: flows.approach_2_turns },
    ],
  },
  {
    title: groups.battles,
    scenarios: [
      { id: 'full_engagement', flow: flows.full_engagement },
      { id: 'fighting_retreat', flow: flows.fighting_retreat },
    ],
  },
];

export const ALL_SCENARIOS: readonly Scenario[] = SCENARIO_GROUPS.flatMap(({ scenarios }) =>
  scenarios.map(({ id }) => id),
);
