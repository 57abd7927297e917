// The answer as a few lines for a chat.
import { inLanguage } from '../in-language.ts';

export const answerText = inLanguage('answer-text', {
  averages: (title: string, mean: string, median: string) => `${title}: mean ${mean}, median ${median}`,
  reach: (line: string, chance: string) => `${line}: ${chance} reach it`,
});
