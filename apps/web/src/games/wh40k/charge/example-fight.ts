// The fight a charge begins with: a squad that charges for a living, into the first of the yardsticks.
import { asTarget, DEFENDERS } from '@oddsmith/games/wh40k';

export const EXAMPLE_FIGHT = {
  volley: [
    {
      weapon: { name: 'Astartes chainsword', kind: 'melee', attacks: 4, skill: 3, strength: 4, ap: -1, damage: 1 },
      count: 5,
    },
  ],
  target: asTarget(DEFENDERS[0]),
  context: { charged: true },
};
