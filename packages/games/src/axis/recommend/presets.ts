// Ready questions about what to send.
import type { Preset } from '../../contract/calculator.ts';
import type { RecommendationInput } from '../schema/index.ts';

export const presets: readonly Preset<RecommendationInput>[] = [
  {
    id: 'enough',
    title: 'Enough, and no more',
    note: 'The cheapest part of the army that takes the territory nine times in ten.',
    input: {
      waves: [
        {
          attack: { units: { inf: 8, art: 3, arm: 4, fig: 2 } },
          defense: { units: { inf: 5, art: 1, fig: 1 } },
        },
      ],
      goal: { winChance: 0.9 },
      criterion: 'takes',
    },
  },
  {
    id: 'victory-cities',
    title: 'Hold two of three',
    note: 'One stock of defenders, three attacks.',
    input: {
      side: 'defender',
      waves: [{ defense: { units: { inf: 8, art: 2, fig: 1 } } }],
      territories: [
        { name: 'Paris', attack: { units: { inf: 3, arm: 2, fig: 1 } } },
        { name: 'Rome', attack: { units: { inf: 2, arm: 2 } } },
        { name: 'Berlin', attack: { units: { inf: 4, art: 2, fig: 2 } } },
      ],
      hold: 2,
      goal: { winChance: 0.5 },
      criterion: 'takes',
    },
  },
];
