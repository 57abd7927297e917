// The scenarios as a player chooses them: in groups, each with what happens in it.
import type { Scenario } from '@oddsmith/games/grimdark';

export interface ScenarioGroup {
  readonly title: string;
  readonly scenarios: readonly { readonly id: Scenario; readonly flow: string }[];
}

export const SCENARIO_GROUPS: readonly ScenarioGroup[] = [
  {
    title: 'Shooting',
    scenarios: [
      { id: 'shooting_only', flow: 'A shoots once.' },
      { id: 'mutual_shooting', flow: 'A shoots, B shoots back.' },
    ],
  },
  {
    title: 'Charges',
    scenarios: [
      { id: 'charge', flow: 'A charges, B strikes back.' },
      { id: 'receive_charge', flow: 'B charges, A strikes back.' },
      { id: 'shoot_then_charge', flow: 'A shoots, then B charges.' },
    ],
  },
  {
    title: 'Approaches',
    scenarios: [
      { id: 'approach_1_turn', flow: 'B shoots once, then A charges.' },
      { id: 'approach_2_turns', flow: 'B shoots in two rounds, then A charges.' },
    ],
  },
  {
    title: 'Whole battles',
    scenarios: [
      { id: 'full_engagement', flow: 'Both shoot; in the next round A charges.' },
      { id: 'fighting_retreat', flow: 'A shoots and B charges, five rounds long.' },
    ],
  },
];

export const ALL_SCENARIOS: readonly Scenario[] = SCENARIO_GROUPS.flatMap(({ scenarios }) =>
  scenarios.map(({ id }) => id),
);
