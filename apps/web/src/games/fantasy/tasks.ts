// What the fantasy page has done in the engine's thread beside answers: one battle of cards, die by die.
import { linesOf, loadWords, type PlayedLine, parseInput, playBattle, Speaker } from '@oddsmith/games';
import { battleCalculator } from '@oddsmith/games/fantasy';
import type { GameTasks, Pause } from '../../engine/game-task.ts';
import type { Language } from '../../language/language.ts';

export interface RollOrder {
  readonly input: unknown;
  readonly seed: number;
}

/** Nothing where the input is refused: the page says why beside its answer. */
export type RolledBattle = readonly PlayedLine[];

async function roll({ input, seed }: RollOrder, _pause: Pause, language: Language): Promise<RolledBattle> {
  const parsed = parseInput(battleCalculator, input);
  if ('error' in parsed) return [];
  const speaker = new Speaker(battleCalculator, language, await loadWords(language, 'fantasy'));
  return linesOf(playBattle(battleCalculator, parsed.value, seed, speaker).events);
}

export const tasks = { roll } satisfies GameTasks;
