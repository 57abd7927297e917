// What pages of Axis & Allies have done in the engine's thread beside answers: words for what is wrong with a typed battle. The thread has
// them for its answers, and a page would bring all of them a second time.
import { sayProblems, type TextProblem } from '@oddsmith/games/axis/text';
import type { GameTasks, Pause } from '../../engine/game-task.ts';
import type { Language } from '../../language/language.ts';

export const tasks = {
  sayProblems: (problems: readonly TextProblem[], _pause: Pause, language: Language) => sayProblems(problems, language),
} satisfies GameTasks;
