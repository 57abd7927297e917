// Every calculator of every game at once, for programs that serve them all.
import type { AnyCalculator } from './calculator.ts';
import { games } from './catalogue.ts';

const modules = await Promise.all(games.map((game) => game.load()));

export const calculators: readonly AnyCalculator[] = modules.flatMap((module) => module.calculators);
