// What the fantasy page has done in the engine's thread beside answers: one battle of cards, die by die.
import { linesOf, type PlayedLine, parseInput, playBattle } from '@oddsmith/games';
import { battleCalculator } from '@oddsmith/games/fantasy';
import type { GameTasks } from '../../engine/game-task.ts';

export interface RollOrder {
  readonly input: unknown;
  readonly seed: number;
}

/** Nothing where the input is refused: the page says why beside its answer. */
export type RolledBattle = readonly PlayedLine[];

function roll({ input, seed }: RollOrder): RolledBattle {
  const parsed = parseInput(battleCalculator, input);
  return 'error' in parsed ? [] : linesOf(playBattle(battleCalculator, parsed.value, seed).events);
}

export const tasks = { roll } satisfies GameTasks;
