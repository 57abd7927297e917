// What the Kill Team page has done in the engine's thread beside answers: files of operatives are read where the words for what is wrong are.
import { type ReadOperatives, readOperatives } from '@oddsmith/games/kill-team/library';
import type { GameTasks, Pause } from '../../engine/game-task.ts';
import type { Language } from '../../language/language.ts';

export const tasks = {
  readOperatives: (text: string, _pause: Pause, language: Language): Promise<ReadOperatives> =>
    readOperatives(text, language),
} satisfies GameTasks;
