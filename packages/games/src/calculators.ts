// Every calculator of every game at once, in every language, for programs that serve them all.

import { games, speaking } from './catalogue.ts';
import type { AnyCalculator } from './contract/calculator.ts';

export const calculators: readonly AnyCalculator[] = await Promise.all(
  games.flatMap((game) => game.calculators.map((entry) => entry.load().then(speaking))),
);
