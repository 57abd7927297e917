// Choices of this browser in the log: its language, light or dark.
import { isRecord } from '@oddsmith/games';
import { chooseLanguage, isLanguage } from '../language/language.ts';
import { useTheme } from '../shell/theme.ts';
import { isTheme } from '../shell/theme-choice.ts';

export function takeChoice(name: string, value: unknown): void {
  const chosen = isRecord(value) ? value.chosen : undefined;
  if (name === 'theme' && isTheme(chosen)) useTheme.getState().take(chosen);
  if (name === 'language' && isLanguage(chosen)) chooseLanguage(chosen);
}
