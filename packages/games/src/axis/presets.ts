// Ready battles.
import type { Preset } from '../contract/calculator.ts';
import type { BattleInput } from './schema/index.ts';

export const presets: readonly Preset<BattleInput>[] = [
  {
    id: 'eastern-front',
    title: 'Eastern front',
    note: 'Infantry and artillery first, tanks and fighters behind: does it take the territory?',
    input: {
      waves: [
        {
          attack: { units: { inf: 6, art: 2, arm: 2, fig: 2 }, takes: 1 },
          defense: { units: { inf: 5, art: 1, fig: 1, aa: 1 } },
        },
      ],
      territoryValue: 3,
    },
  },
  {
    id: 'amphibious',
    title: 'Amphibious landing',
    note: 'Battleship and cruiser bombard, the landed units cannot retreat.',
    input: {
      waves: [
        {
          attack: { units: { inf_a: 3, art_a: 1, arm_a: 1, fig: 2, bat: 1, cru: 1 } },
          defense: { units: { inf: 3, arm: 1, aa: 1 } },
          retreat: { profitBelow: 0 },
        },
      ],
      territoryValue: 4,
    },
  },
  {
    id: 'fleet',
    title: 'Fleet action',
    note: 'Destroyers against submarines, carriers, battleships that take two hits.',
    input: {
      naval: true,
      waves: [
        {
          attack: { units: { sub: 3, des: 2, cru: 1, acc: 1, fig: 3, bat: 1 } },
          defense: { units: { sub: 2, des: 2, cru: 2, acc: 1, fig: 2, bat: 1, tra: 2 } },
          crashFighters: true,
        },
      ],
    },
  },
  {
    id: 'two-waves',
    title: 'One ally after the other',
    note: 'The second wave meets what the first one leaves.',
    input: {
      waves: [
        { attack: { units: { inf: 4, arm: 2, fig: 1 } }, defense: { units: { inf: 6, art: 1, fig: 2, aa: 1 } } },
        { attack: { units: { inf: 3, arm: 3, bom: 1 }, takes: 1 }, defense: { units: {} } },
      ],
    },
  },
  {
    id: 'take-and-hold',
    title: 'Take and hold',
    note: 'Wave one takes the territory, wave two counter-attacks the conquerors.',
    input: {
      waves: [
        { attack: { units: { inf: 8, art: 2, arm: 3, fig: 2 }, takes: 2 }, defense: { units: { inf: 6, fig: 1 } } },
        { attack: { units: { inf: 4, arm: 3, fig: 2 } }, defense: { units: {} }, conquerorDefends: true },
      ],
    },
  },
];
