// The answer as a few lines for a chat.
import type { answerText as english } from '../english/answer-text.ts';

export const answerText: typeof english = {
  averages: (title, mean, median) => `${title}: Mittelwert ${mean}, Median ${median}`,
  reach: (line, chance) => `${line}: ${chance} erreichen das`,
};
